"""The motions on the table of Tortuga 1667, in addition to those of every table.

Times are seconds at normal speed. Places are spots (`table.spots`): a start is looked up on the table as it
was before the act, an end as it is after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from typing_extensions import override

from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.table.acts.motions import Motion, Pause, PlateDrop, Travel
from tortuga.app.table.marks import Spot


# ------------------------------------------------------------------ what flies (`Travel`)
@dataclass(frozen=True, slots=True)
class FlyingPiece:
    """A treasure, the back of a vote card, an event card or a sealed letter of loyalty.

    The number of a hold changes with the treasure that leaves or reaches it. A vote card leaves a hand from
    the middle of the fan, never from its own place.
    """

    kind: Literal["treasure", "vote", "event", "letter"]
    event: str = ""
    """The front of an event card; "" for its back."""
    lands: ClassVar[bool] = True


TREASURE: Final = FlyingPiece("treasure")
VOTE: Final = FlyingPiece("vote")
EVENT_BACK: Final = FlyingPiece("event")
LETTER: Final = FlyingPiece("letter")


# ------------------------------------------------------------------ motions
@dataclass(frozen=True, slots=True)
class Walk(Motion):
    """A pawn walks from its old place to its new one: arc 60, at the back of the line; 0 = it moves up."""

    seat: int
    delay: float = 0.0
    duration: float = 0.7
    arc: float = 60.0
    splash: bool = False
    """Marooned: a ring on the water where it arrives."""

    @override
    def rests(self, time: float) -> Spot | None:
        return spots.pawn(self.seat) if time < self.delay + self.duration else None


@dataclass(frozen=True, slots=True)
class Lift(Motion):
    """Cards of the row rise by 12 and sink again (View 2): the same for every observer."""

    cards: tuple[int, ...]
    delay: float = 0.0
    duration: float = 0.6


@dataclass(frozen=True, slots=True)
class Point(Motion):
    """A hand points from one face to another; with `cards`, their backs rise at the second one's face."""

    seat: int
    target: int
    cards: tuple[int, ...] = ()
    delay: float = 0.0
    duration: float = 0.3


@dataclass(frozen=True, slots=True)
class TurnEvent(Motion):
    """A card leaves the row, turns and grows to its large size; it stays until its act is over."""

    LEAVES: ClassVar = 0.33
    """Share of the motion in which the card leaves the row."""
    card: int
    event: str
    delay: float = 0.0
    duration: float = 0.6

    @property
    def shown(self) -> float:
        """When its face can be seen: half of the turn is over."""
        return self.delay + self.duration * (1 + self.LEAVES) / 2

    @override
    def rests(self, time: float) -> Spot | None:
        return Spot("event") if time < self.delay + self.duration else None


@dataclass(frozen=True, slots=True)
class Shuffle(Motion):
    """The backs of a vote meet in the middle; all of them cross twice at equal speed."""

    count: int
    delay: float = 0.0
    duration: float = 0.5


@dataclass(frozen=True, slots=True)
class Flip(Motion):
    """A card of a vote is turned over about the upright axis; the tally counts it half way."""

    index: int
    count: int
    """Of cards in the vote."""
    delay: float = 0.0
    duration: float = 0.2

    @override
    def rests(self, time: float) -> Spot | None:
        return spots.poll(self.index, self.count) if self.delay <= time < self.delay + self.duration else None


@dataclass(frozen=True, slots=True)
class Result(Motion):
    """The cards of a vote slip into their throw, the headline drops; then the sum counts."""

    delay: float = 0.0
    duration: float = 0.7


@dataclass(frozen=True, slots=True)
class Marooning(Motion):
    """Somebody is marooned, shown where votes lie: persons come on, then pawns walk there as on the chart."""

    seats: tuple[int, ...]
    by: int
    cause: str
    map: str = ""
    """The map that answers it."""
    delay: float = 0.0
    duration: float = 1.3


@dataclass(frozen=True, slots=True)
class Looting(Motion):
    """A treasure is taken after an attack, shown where votes lie, while it flies on the chart as well."""

    seat: int
    robbed: int
    place: int
    source: int
    hold: int
    counts: float = 0.3
    """Seconds in which the totals count after it has landed."""
    delay: float = 0.0
    duration: float = 2.1


@dataclass(frozen=True, slots=True)
class Befalling(Motion):
    """The seat at the bottom has to reveal a card, or its loyalty is shuffled; shown where votes lie."""

    seat: int
    by: int
    cards: tuple[int, ...] = ()
    delay: float = 0.0
    duration: float = 2.0


@dataclass(frozen=True, slots=True)
class Flash(Motion):
    """A rowboat is closed: a flash, then the sign drops in."""

    place: int
    delay: float = 0.0
    duration: float = 0.4


@dataclass(frozen=True, slots=True)
class Cloth(Motion):
    """Two letters are shuffled under one cloth (Cabin Fever); it looks the same whatever the result."""

    seat: int
    target: int
    delay: float = 0.0
    duration: float = 1.0


@dataclass(frozen=True, slots=True)
class Sail(Motion):
    """The Armada sails from its watch over the chart, and it grows dark."""

    delay: float = 0.0
    duration: float = 1.2


@dataclass(frozen=True, slots=True)
class Bubble(Motion):
    """A line of table talk, or a captain's remark, at the speaker's row of the roster."""

    seat: int
    text: str
    target: int = -1
    """Whom it is about, -1 = nobody."""
    delay: float = 0.0
    duration: float = 2.5
    """Seconds it can be read."""


TableMotion: TypeAlias = (
    Travel
    | Walk
    | Lift
    | Point
    | TurnEvent
    | Shuffle
    | Flip
    | Result
    | Marooning
    | Looting
    | Befalling
    | Flash
    | Cloth
    | Sail
    | Bubble
    | PlateDrop
    | Pause
)
"""Everything that this game's picture can draw."""
