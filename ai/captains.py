"""The captains of a game as everybody else knows them: by name, without a word about how they think."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, runtime_checkable

from ai import outside
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.errors import UserError
from tortuga.kernel.players import Advice, Player, Retrospect
from tortuga.kernel.replay import Replay

View_contra = TypeVar("View_contra", contravariant=True)
Command = TypeVar("Command")
Command_co = TypeVar("Command_co", covariant=True)

SHOWN_CHANCE: Final = "shown-chance"
"""The entry of `Captains.experiments` that is not a program."""
NAMED: Final = "a name alone"
"""Seat seed of a player made only to check that its name is valid."""


class Decided(NamedTuple):
    """A decision of a finished game."""

    state: Any
    """The whole state before it."""
    seat: int
    command: Any


class UnknownPlayer(UserError):
    """No computer player has this name."""


class BadCharacter(UserError):
    """A character's file that cannot be used."""


@runtime_checkable
class Talker(Protocol[View_contra, Command_co]):
    """A `Player` who may have something to say while the game does not wait for them."""

    def remark(self, view: View_contra) -> Command_co | None:
        """A command nobody waits for; None to say nothing. Deterministic, like `Player.choose`."""
        ...


class Captains(Generic[View_contra, Command]):
    """The computer players of one game. Asking for names, strength report and characters loads no numpy.

    By default there are no characters, nothing was measured or learned, and nobody speaks unasked.
    """

    game: str = ""
    """Its name; without one, nobody else's captains can be played."""
    levels: tuple[str, ...] = ()
    """Levels of play, weakest first. Each has the texts `level-<name>` and `level-<name>-note`."""
    default_level: str = ""
    """The level that a new player meets first."""
    panel: tuple[str, ...] = ()
    """Players that the others are measured against, and that therefore never change; weakest first."""
    experiments: Mapping[str, str] = MappingProxyType({})
    """Programs that train or measure the captains: name -> "module:function".

    Each is a program, run by `python -m ai <name> <game>` and given all further arguments; only
    `SHOWN_CHANCE` is a function: the win chance that advice shows, by a view, the engine's value and players.
    """

    analyses: bool = False
    """Whether these captains can analyse a finished game."""

    @property
    def strength_report(self) -> Traversable | None:
        """The file of what the levels won when they were measured; None if they never were."""
        return None

    def characters(self) -> tuple[str, ...]:
        """Names of the characters a level may have: the game's own, then those in the player's files.

        Whether a file really holds a character is not checked.
        """
        return ()

    def about(self, character: str) -> str | None:
        """The description in a player's own character file; None for the game's own, which have texts.

        Raises:
            BadCharacter: the file holds none.
            OSError: it cannot be read; FileNotFoundError if there is none.
        """
        raise FileNotFoundError(character)

    def make(self, name: str, seat_seed: str) -> Player[View_contra, Command]:
        """A player for one seat of one game: of the panel, a level, `level-character`, or from `outside`.

        Raises:
            UnknownPlayer: with the names there are.
            BadCharacter: the file of this character is broken.
            OutsideError: an outside captain cannot be loaded (checked only with the seat seed `NAMED`).
        """
        if self.game and outside.is_outside(name):
            player = outside.Outside(self.game, name, seat_seed)
            if seat_seed == NAMED:
                player.load()
            return player
        raise UnknownPlayer("error-unknown-player", name=name, names=", ".join(players(self)))

    def advise(self, view: View_contra, seat_seed: str, players: Sequence[str] = ()) -> Advice[Command]:
        """What the strongest captain thinks of a view, even an onlooker's.

        Args:
            players: who plays each seat, as everybody at the table knows; () when that is not known. Nothing
                else is known beside the view.
        """
        raise NotImplementedError

    def hindsight(self, views: Sequence[View_contra]) -> tuple[Retrospect, ...]:  # noqa: ARG002
        """What each round of a finished game was worth; rounds as the rules count them, 0 = set-up.

        () in games whose captains hold no beliefs.

        Args:
            views: an onlooker's after each round, the last at the end, but with all loyalties open.
        """
        return ()

    def analyst(self, options: Any) -> str:
        """Fingerprint of everything that an analysis of a game with these options depends on."""
        raise NotImplementedError

    def analyse(
        self, replay: Replay, samples: int, progress: Callable[[float], None], since: int = 0
    ) -> Analysis:
        """The analysis of a finished game; equal arguments always give an equal one.

        Args:
            samples: number of samples for each judged choice.
            since: the step from which on choices count for how well seats played.
            progress: called now and then with the part that is done, 0..1.
        """
        raise NotImplementedError

    def forecast(self, view: View_contra, seat: int) -> tuple[float, ...]:
        """What a seat may be expected to choose in secret next: the chance of each option, adding up to 1.

        Args:
            view: an onlooker's; nothing hidden counts.
        """
        raise NotImplementedError

    def dealt_anew(self, state: Any, seat: int, rng: random.Random) -> Any:  # noqa: ARG002
        """Another whole state that looks the same to a seat: what is hidden from it is dealt anew."""
        return state

    def surprises(self, decisions: Sequence[Decided], end: Any) -> Mapping[str, Sequence[float]]:  # noqa: ARG002
        """How surprising a game was: -ln of the chances given to what happened or was true, by kind.

        Args:
            decisions: of all seats, in order.
            end: the whole state after them.
        """
        return {}

    def speaker(self, view: View_contra, people: Collection[int]) -> int | None:  # noqa: ARG002
        """The one seat that may have something to say while nobody waits for it; None if there is none.

        Args:
            view: an onlooker's, so that the answer gives nothing hidden away.
            people: seats of human players, who speak for themselves.
        """
        return None

    def warm_up(self) -> None:
        """Fill the caches, so that the first question does not wait for them."""

    def fingerprint(self, name: str, seats: int) -> str:  # noqa: ARG002
        """A hash of what a player has learned for this number of seats and of its settings.

        `name` "" asks only for what all of them have learned, `seats` 0 only for the settings of the player;
        "" for a player of the panel, who has learned nothing and has no settings.
        """
        return ""


AnyCaptains = Captains[Any, Any]
AnyPlayer = Player[Any, Any]


def players(captains: AnyCaptains) -> tuple[str, ...]:
    """All computer players without characters, weakest first."""
    return (*captains.panel, *captains.levels)


def check(captains: AnyCaptains, name: str) -> None:
    """Check that there is a player of this name.

    Raises:
        UnknownPlayer: with the names there are.
        BadCharacter: the file of this character is broken.
        OutsideError: an outside captain cannot be loaded.
    """
    captains.make(name, NAMED)


class Names(Collection[str]):
    """Names that may be given: all players, every level with every character, and some others.

    Iterating lists the players without characters: what a message can name.
    """

    def __init__(self, captains: AnyCaptains, *others: str) -> None:
        self._captains = captains
        self._listed = (*others, *players(captains))

    def __contains__(self, name: object) -> bool:
        if name in self._listed:
            return True
        try:
            check(self._captains, str(name))
        except UnknownPlayer:
            return False
        return True

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)
