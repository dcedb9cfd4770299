"""The protocol every game of the house keeps: commands, events and states apart, chance from outside.

At any moment a game is in exactly one of four conditions: seats have to act (`to_act` is not empty), chance
has to answer (`awaits_chance`), the rules themselves go on (`automatic` gives the next event), or it is
`finished`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

Options = TypeVar("Options")
State = TypeVar("State")
Command = TypeVar("Command")
Event = TypeVar("Event")
View_co = TypeVar("View_co", covariant=True)


class Chance(Protocol):
    """A source of outcomes by address; the same address always gives the same outcome."""

    def words(self, address: str) -> tuple[int, ...]:
        """Eight independent integers, each uniform over 0 .. 2**64 - 1."""
        ...


class Rules(Protocol[Options, State, Command, Event, View_co]):
    """The rules of one game as pure functions; no clock, no random source, no text."""

    @property
    def name(self) -> str:
        """Stable name in logs and registries."""
        ...

    @property
    def options_type(self) -> type[Options]:
        """Struct of the options, as written in a log's header."""
        ...

    @property
    def event_type(self) -> Any:
        """Union of all events, each with its stable tag."""
        ...

    @property
    def command_type(self) -> Any:
        """Union of all commands, each with its stable tag."""
        ...

    def start(self, options: Options) -> State:
        """The table before anything happened.

        Raises:
            Refusal: options that contradict each other.
        """
        ...

    def to_act(self, state: State) -> tuple[int, ...]:
        """Seats whose decision is awaited, in turn order; several at once when choices are secret."""
        ...

    def legal(self, state: State, seat: int) -> Sequence[Command]:
        """Every command the seat may give now, empty when it is not to act; serves views too."""
        ...

    def decide(self, state: State, seat: int, command: Command) -> Event:
        """The event a command leads to.

        Raises:
            Refusal: the command is not legal now.
        """
        ...

    def awaits_chance(self, state: State) -> bool:
        """Whether the next event comes from the dealer."""
        ...

    def deal(self, state: State, chance: Chance) -> Event:
        """The event that chance leads to now."""
        ...

    def automatic(self, state: State) -> Event | None:
        """The event that follows without choice or chance, if any."""
        ...

    def evolve(self, state: State, event: Event) -> State:
        """The state after an event; never refuses, draws or reads a clock. Serves redacted events too."""
        ...

    def command_of(self, state: State, event: Event) -> tuple[int, Command] | None:
        """Seat and command behind an event, or None for events that nobody decided."""
        ...

    def redact(self, event: Event, seat: int) -> Event:
        """The event as the seat sees it."""
        ...

    def observe(self, state: State, seat: int) -> View_co:
        """The state as the seat sees it; equals the fold of the redacted events."""
        ...

    def finished(self, state: State) -> bool:
        """Whether the game is over."""
        ...

    def outcome(self, state: State) -> Outcome:
        """Scores and winners of a finished game."""
        ...


class Outcome(Protocol):
    """How a game ended."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        ...

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that share the victory."""
        ...


def fold(
    rules: Rules[Options, State, Command, Event, View_co], state: State, events: Iterable[Event]
) -> State:
    """The state after a sequence of events."""
    for event in events:
        state = rules.evolve(state, event)
    return state
