"""Players: the description of a seat, and the answers of a computer captain, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar

import msgspec

from tortuga.kernel.errors import Argument

Command = TypeVar("Command")
View_contra = TypeVar("View_contra", contravariant=True)

HUMAN = "human"
CHARACTER_SEPARATOR = "-"
"""Between level and character in a captain's name, as `admiral-raider`."""
GUIDE = "guide"
"""Player name of the scripted captains of a lesson, so that it is never taken for a free game."""


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat as written in the header of a log."""

    player: str
    """`human`, or the name of a captain."""
    name: str
    """Shown at the table."""
    colour: str
    """Colour of board, dice and emblem."""

    @property
    def is_human(self) -> bool:
        """Whether a person plays this seat."""
        return self.player == HUMAN


def level_of(player: str) -> str:
    """The level of a captain, whatever its character."""
    return player.partition(CHARACTER_SEPARATOR)[0]


def character_of(player: str) -> str:
    """The character in the name of a captain; "" for none."""
    return player.partition(CHARACTER_SEPARATOR)[2]


def is_guided(seats: Iterable[SeatSpec]) -> bool:
    """Whether a game was begun as a lesson."""
    return any(seat.player == GUIDE for seat in seats)


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Names by seat; a name that several seats have gets the seat's number: `admiral (3)`."""
    return tuple(
        f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names, start=1)
    )


class Reason(msgspec.Struct, frozen=True):
    """Why a choice is good or bad: the id of a text and its arguments."""

    id: str
    args: Mapping[str, Argument] = {}


class Ranked(msgspec.Struct, Generic[Command], frozen=True, gc=False):
    """One choice and its value to the captain."""

    command: Command
    value: float
    """On the captain's own scale; only differences within one decision mean something."""
    reason: Reason | None = None


class Decision(msgspec.Struct, Generic[Command], frozen=True, gc=False):
    """A captain's answer: the command, and the choices it considered, best first."""

    command: Command
    ranked: tuple[Ranked[Command], ...] = ()


class Player(Protocol[View_contra, Command]):
    """A computer captain. It is given a seat's view and nothing else."""

    def choose(self, view: View_contra) -> Decision[Command]:
        """Decide for the seat of the view: the same for the same view and seat seed."""


def adding_up(exact: Sequence[float], whole: int) -> list[int]:
    """Round numbers so that they add up to `whole`, as the exact ones nearly do."""
    rounded = [round(value) for value in exact]
    missing = whole - sum(rounded)
    step = 1 if missing > 0 else -1
    by_error = sorted(range(len(exact)), key=lambda at: step * (rounded[at] - exact[at]))
    for at in by_error[: abs(missing)]:
        rounded[at] += step
    return rounded


class Why(msgspec.Struct, frozen=True):
    """Why a choice is better than the next one."""

    difference: float
    """Own win chance of the choice less that of the next one."""
    parts: tuple[tuple[str, float], ...]
    """Parts of the difference: text id and share; they add up to `difference`."""
    meaning: str = ""
    """Which set of words the table uses for the parts, if the game has several."""
    sentence: Reason | None = None
    """Set only if one part decides."""

    def points(self, shown: float | None = None) -> tuple[float, tuple[float, ...]]:
        """Difference and parts in percentage points to one decimal place, rounded so that they still add up.

        Args:
            shown: the difference of the two chances as they are shown, rounded, in percentage points.
        """
        whole = round(1000 * self.difference if shown is None else 10 * shown)
        tenths = adding_up([1000 * part for _, part in self.parts], whole)
        return whole / 10, tuple(tenth / 10 for tenth in tenths)


CLEAR_LOSS: Final = 0.02
"""Smallest loss of win chance that an estimate can be trusted to detect."""


class Choice(msgspec.Struct, Generic[Command], frozen=True):
    """One choice with what it is expected to lead to."""

    command: Command
    chance: float
    """Own win chance, 0..1."""
    chances: tuple[float, ...]
    """Everybody's win chance by seat; they add up to 1 if everybody plays alone."""
    expected: tuple[tuple[str, float], ...] = ()
    """Text id and value, such as points or lead; each game has its own."""
    reason: Reason | None = None
    """What the choice does."""
    why: Why | None = None
    """Against the next choice; None for the last one."""
    error: float = 0.0
    """Standard error of how far it is behind the best choice."""

    def equals(self, best: Choice[Command]) -> bool:
        """Whether it is so close behind the best choice that another estimate might put it first."""
        return best.chance - self.chance <= max(CLEAR_LOSS, 2 * self.error)


class Belief(msgspec.Struct, frozen=True):
    """A belief about the hidden side of a seat."""

    seat: int
    side: str
    chance: float
    """0..1."""
    because: tuple[Reason, ...] = ()
    """The evidence for it, strongest first."""


class Retrospect(msgspec.Struct, frozen=True):
    """A round of a finished game in hindsight."""

    beliefs: tuple[Belief, ...]
    """What an onlooker would have believed after it; the reasons are acts of this round."""
    swings: Mapping[str, float] = {}
    """By side, the change of its chance to win in this round."""


class Advice(msgspec.Struct, Generic[Command], frozen=True):
    """The strongest captain's opinion of a moment."""

    seat: int
    """Whose view was asked about."""
    choices: tuple[Choice[Command], ...]
    """All choices of the decision, best first; () while it is not the seat's turn."""
    beliefs: tuple[Belief, ...] = ()
    before: float | None = None
    """Own win chance just before a roll that only this seat sees; None if it has none."""
