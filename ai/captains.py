"""The captains of a game as everybody else knows them: by name, without a word about how they think."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol, TypeVar

from tortuga.kernel.errors import Told
from tortuga.kernel.players import Advice, Player

View_contra = TypeVar("View_contra", contravariant=True)
Command = TypeVar("Command")

JOINT: Final = "-"
"""Between a level and a character in the name of a player, as `admiral-raider`."""
NAMED: Final = "a name alone"
"""Seat seed of a player of whom nothing but the name is wanted."""


class UnknownPlayer(Told):
    """No computer player has this name."""


class BadCharacter(Told):
    """A file of a character that cannot be used."""


class Captains(Protocol[View_contra, Command]):
    """The computer players of one game. Asking for names, passport and characters loads no numpy."""

    @property
    def levels(self) -> tuple[str, ...]:
        """Levels of play, weakest first. Each has the texts `level-<name>` and `level-<name>-note`."""
        ...

    @property
    def usual(self) -> str:
        """The level that a new player meets first."""
        ...

    @property
    def panel(self) -> tuple[str, ...]:
        """Players that measure the others, and so never change; weakest first."""
        ...

    @property
    def adviser(self) -> bool:
        """Whether `advise` answers; without it there are no hints in this game."""
        ...

    @property
    def passport(self) -> Traversable | None:
        """The file of what the levels won when they were measured; None where they never were."""
        ...

    @property
    def workbench(self) -> Mapping[str, str]:
        """What is done to the captains outside of games: name -> "module:function".

        Each is a program, run by `python -m ai <name> <game>` and given all further arguments; only `told` is
        a function of a view and a value of the engine: the win chance that advice tells of it.
        """
        ...

    def characters(self) -> tuple[str, ...]:
        """Names of what a level may like beyond winning: the game's own, then those of the player's files.

        Whether a file holds a character is not looked at.
        """
        ...

    def about(self, character: str) -> str | None:
        """What a player's own file says of its character; None for one of the game's, which has texts.

        Raises:
            BadCharacter: the file holds none.
            OSError: it cannot be read; FileNotFoundError where there is none.
        """
        ...

    def make(self, name: str, seat_seed: str) -> Player[View_contra, Command]:
        """A player for one seat of one game: of the panel, a level, or `level-character`.

        Raises:
            UnknownPlayer: with the names there are.
            BadCharacter: the file of this character is broken.
        """
        ...

    def advise(self, view: View_contra, seat_seed: str) -> Advice[Command]:
        """What the strongest captain thinks of a view, an onlooker's too; the view is all that is known."""
        ...

    def warm_up(self) -> None:
        """Build what is built once, so that the first question does not wait for it."""
        ...

    def fingerprint(self, name: str, seats: int) -> str:
        """A hash of what a player has learned for so many seats and of how it is set.

        `name` "" asks for what all have learned, `seats` 0 for how the player is set, wherever it sits.
        """
        ...


AnyCaptains = Captains[Any, Any]
AnyPlayer = Player[Any, Any]


def players(captains: AnyCaptains) -> tuple[str, ...]:
    """All computer players without characters, weakest first."""
    return (*captains.panel, *captains.levels)


def introduction(name: str) -> tuple[str, str]:
    """Text ids of a player's name as it is shown, and of a sentence about how it plays."""
    level, _, character = name.partition(JOINT)
    return f"player-{level}", f"player-{character or level}-about"


def check(captains: AnyCaptains, name: str) -> None:
    """Whether there is a player of this name.

    Raises:
        UnknownPlayer: with the names there are.
        BadCharacter: the file of this character is broken.
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
