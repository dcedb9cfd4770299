"""A game as the kernel sees it: rules as pure functions of states, commands, events and chance; its options.

At any moment a game is in exactly one of four conditions: seats have to act (`to_act` is not empty), chance
has to answer (`awaits_chance`), the rules themselves go on (`automatic` gives the next event), or it is
`finished`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from tortuga.kernel.errors import Refusal
from tortuga.kernel.players import SeatSpec

Options: TypeAlias = Any
"""The game's own types: structs that the kernel hands on and does not look into."""
State: TypeAlias = Any
Command: TypeAlias = Any
Event: TypeAlias = Any
View: TypeAlias = Any

NOBODY = -1
"""In place of a seat: an observer who sees what is public; nobody decided."""
EVERYTHING = -2
"""In place of a seat: an observer of a finished game, who sees everything."""

Outcomes = Sequence[tuple[Event, Fraction]]
"""The events that chance may bring, each with its probability; these add up to 1."""


class Chance(Protocol):
    """A source of outcomes by address; the same address always gives the same outcome."""

    def words(self, address: str) -> tuple[int, ...]:
        """Eight independent integers, each uniform over 0 .. 2**64 - 1."""


class Rules(Protocol):
    """The rules of one game as pure functions; no clock, no random source, no text."""

    name: str
    """Stable name in logs and registries."""
    options_type: type[Options]
    """Struct of the options, as written in a log's header."""
    event_type: Any
    """Union of all events, each with its stable tag."""
    command_type: Any
    """Union of all commands, each with its stable tag."""
    view_type: Any
    """Struct of a view, to decode views that are sent as bytes to other processes."""
    secrets_outlive_round: bool
    """Whether secrets outlive a round: then a running game cannot be branched, which would reveal them."""

    def start(self, options: Options) -> State:
        """The table before anything happened.

        Raises:
            Refusal: options that contradict each other.
        """

    def to_act(self, state: State) -> tuple[int, ...]:
        """Seats whose decision is awaited, in turn order; several at once when choices are secret."""

    def may_act(self, state: State) -> tuple[int, ...]:
        """Seats whose commands are accepted: those of `to_act`, and any that may interrupt."""

    def legal(self, state: State, seat: int) -> Sequence[Command]:
        """Every command the seat may give now, empty when it may not act; takes views too."""

    def decide(self, state: State, seat: int, command: Command) -> Event:
        """The event a command leads to.

        Raises:
            Refusal: the command is not legal now.
        """

    def awaits_chance(self, state: State) -> bool:
        """Whether the next event comes from the dealer."""

    def deal(self, state: State, chance: Chance) -> Event:
        """The event that chance leads to now."""

    def chances(self, state: State) -> Outcomes | None:
        """Every event that `deal` might give now, each once; None if there are too many to list."""

    def plausible(self, state: State, event: Event) -> bool:
        """Whether chance could have led to this event; for logs whose seed is still secret."""

    def automatic(self, state: State) -> Event | None:
        """The event that follows without choice or chance, if any."""

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event; never refuses, draws or reads a clock. Takes redacted events too."""

    def command_of(self, state: State, event: Event) -> tuple[int, Command] | None:
        """Seat and command behind an event, or None for events that nobody decided."""

    def is_secret_commit(self, event: Event) -> bool:
        """Whether the event is a hidden choice: others learn only that its `seat` has made one."""

    def secret(self, state: State, seat: int) -> bool:
        """Whether the seat decides in secret now: with several people the screen is covered before it."""

    def reveals(self, state: State, event: Event) -> bool:
        """Whether the event shows anybody anything new: then no choice before it can be undone."""

    def redact(self, event: Event, seat: int) -> Event:
        """The event as the seat sees it, or `NOBODY`, or `EVERYTHING`."""

    def observe(self, state: State, seat: int) -> View:
        """The state as the seat sees it, or `NOBODY`, or `EVERYTHING`; equals the fold of redacted events."""

    def finished(self, state: State) -> bool:
        """Whether the game is over."""

    def round(self, state: State) -> int:
        """The round being played, from 1; 0 before the first one has begun."""

    def outcome(self, state: State) -> Outcome:
        """Who won a finished game, with scores and sides."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    """Seats that share the victory; () = a draw."""
    scores: tuple[int, ...] | None = None
    """Points by seat; None if the game counts none."""
    sides: tuple[str, ...] = ()
    """By seat, as texts `side-<name>`; () if everybody plays alone."""

    def share(self, seat: int, seats: int) -> float:
        """A seat's share of the victory: 1/k for each of k winners, 1/n for all n seats of a draw."""
        if not self.winners:
            return 1 / seats
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Option(msgspec.Struct, frozen=True):
    """A field of the options struct; New game, the command line and JSON results are made from it.

    Its texts are `option-<field>`, `option-<field>-note`, `option-<field>-<value>` and
    `option-<field>-<value>-note`.
    """

    field: str
    values: tuple[int | str, ...]
    """() where the game's UI has an editor of its own."""
    default: int | str | tuple[int | str, ...]
    flag: str = ""
    """On the command line, as `--target`; then also a flat field of JSON results."""
    place: Literal["board", "house"] = "house"
    """Where New game asks for it: on the board, or under House rules."""
    many: range | None = None
    """How many values there may be at once; None = exactly one, and no tuple."""
    locked: Callable[[int | str, int], bool] | None = None
    """Whether a value is impossible with a number of seats; if all are, the option is not offered then."""

    @property
    def argument(self) -> str:
        """The name of its flag among parsed arguments; "" without a flag."""
        return self.flag.lstrip("-").replace("-", "_")


class Spaces(msgspec.Struct, frozen=True):
    """How large the parts of a view and of a command can become, for arrays of a fixed size.

    Types say most of it: how many fields there are, which words a `Literal` has. What they leave open is
    here by the name of the field; an item of the tuple `hands` is `hands[]`.
    """

    lengths: Mapping[str, int]
    """Maximum number of a tuple's items in an array, the latest if it has more; 0 = only how many it has."""
    longest: int
    """A number of choices, chance included, that no game comes near."""
    numbers: range
    """Whole numbers in commands."""
    said: tuple[str, ...] = ()
    """Words that commands may hold where their types name none."""
    words: Mapping[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """Words that a field may hold, if its type does not name them."""
    skipped: frozenset[str] = frozenset()
    """Parts of the view that no array holds: fields (`options`, `Past.board`), or all fields of a tag."""


Raw = dict[str, Any]


class Upcast(msgspec.Struct, frozen=True):
    """How a log of one version becomes one of the next. Seals are checked first, on the lines as written."""

    header: Callable[[Raw], Raw] = lambda raw: raw
    event: Callable[[str, Raw], Raw] = lambda _game, raw: raw
    """Given the name of the game and the event with its `type`."""


Upcasts = Mapping[int, Upcast]
"""By the version a step starts from."""


class Game:
    """A game as the program knows it: its rules, and what New game and the command line need."""

    rules: Rules
    seats: range
    """Numbers of seats it can be played with."""
    options: tuple[Option, ...]
    """What players agree on before a game, in the order of the questions."""
    colours: tuple[str, ...]
    """Colours of seats, as `SeatSpec` names them; as many as there can be seats, or more."""
    sides: str = ""
    """JSON field of the results by side (`loyalties`); "" if everybody plays alone."""
    upcasts: Upcasts = {}
    """Changes of its own events and options; the kernel's changes are `UPCASTS` in `kernel.log.reader`."""
    spaces: Spaces
    voyages: str = ""
    """Address of its short challenges, a `Chart` of `tortuga.kernel.voyage`; "" if it has none."""

    @property
    def name(self) -> str:
        """The name of its rules, in registries and logs."""
        return self.rules.name

    def figures(self, state: State) -> Mapping[str, float]:
        """Numbers of a finished game; JSON has their means as `<name>_mean`, shares under their own name."""
        raise NotImplementedError

    def make(self, seats: int, chosen: Mapping[str, Any]) -> Options:
        """The options struct: the chosen values by field, defaults for all others.

        Raises:
            Refusal: naming an option that the game does not know, or that does not fit.
        """
        values = {option.field: option.default for option in self.options} | dict(chosen)
        if strange := sorted(values.keys() - {option.field for option in self.options}):
            raise Refusal("refusal-option", option=strange[0])
        try:
            options = msgspec.convert({"seats": seats} | self.completed(values), self.rules.options_type)
        except msgspec.ValidationError as error:
            # msgspec's message ends with "... - at `$.seats`": the field is what the player has to know
            raise Refusal("refusal-option", option=str(error).rpartition("$.")[2].strip("`[.]")) from error
        self.rules.start(options)
        return options

    def completed(self, values: dict[str, Any]) -> dict[str, Any]:
        """Values of all options, with the fields of the struct that follow from them.

        Raises:
            Refusal: a value that the struct accepts, but the game does not have.
        """
        return values


Games = Mapping[str, Game]
"""Known games by name."""


class Setup(msgspec.Struct, frozen=True):
    """Everything a new game begins with."""

    game: str
    """Name in the registry."""
    options: Any
    """The game's own struct."""
    seats: tuple[SeatSpec, ...]
    seed: str = ""
    """"" = a fresh one is drawn."""
    practice: bool = False
    """Whether whole rounds may be taken back."""
    unadvised: bool = False
    """Whether captains give no advice to people."""
