"""What moves on the table of the dice game beside what moves on every table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from typing_extensions import override

from tortuga.app.table.acts.motions import Motion, Pause, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.pieces import Chest, Face


# ------------------------------------------------------------------ what flies
@dataclass(frozen=True, slots=True)
class ChestPiece:
    """A treasure chest."""

    lands: ClassVar[bool] = False
    chest: Chest


@dataclass(frozen=True, slots=True)
class DiePiece:
    """A die of a seat; an opponent's shows its number only. It lands, so that totals count up die by die."""

    lands: ClassVar[bool] = True
    seat: int
    die: int
    face: Face
    """What it shows in the end."""
    turned: bool = False
    """A skull that is turned to `face` before it lands."""


@dataclass(frozen=True, slots=True)
class BonusPiece:
    """A bonus tile; a 2 flips from 1 where it lies."""

    lands: ClassVar[bool] = False
    value: int


@dataclass(frozen=True, slots=True)
class TilePiece:
    """A treasure tile, water side up; its owner sees the coins when it arrives."""

    lands: ClassVar[bool] = False
    coins: int | None = None


@dataclass(frozen=True, slots=True)
class SchoonerPiece:
    """The start player token."""

    lands: ClassVar[bool] = False


DicePiece: TypeAlias = ChestPiece | DiePiece | BonusPiece | TilePiece | SchoonerPiece


# ------------------------------------------------------------------ motions
@dataclass(frozen=True, slots=True)
class Tumble(Motion):
    """A die rolls in from the lower edge, turns in depth and settles on its face."""

    seat: int
    die: int
    face: Face
    delay: float = 0.0
    duration: float = 0.55

    @override
    def rests(self, time: float) -> Spot | None:
        return Spot("die", self.seat, self.die)


@dataclass(frozen=True, slots=True)
class Fold(Motion):
    """A screen goes up (`rise`) or folds away."""

    seat: int
    rise: bool
    delay: float = 0.0
    duration: float = 0.3


@dataclass(frozen=True, slots=True)
class Steps(Motion):
    """A token walks box by box; backwards it shakes first."""

    seat: int
    token: str
    """`boat` or `pirate`."""
    start: int
    end: int
    delay: float = 0.0
    duration: float = 0.44

    @override
    def rests(self, time: float) -> Spot | None:
        return Spot(self.token, self.seat)


@dataclass(frozen=True, slots=True)
class Lock(Motion):
    """The padlock of a chest space fades away (`opens`), or comes."""

    seat: int
    area: str
    """`fleet` or `crew`."""
    place: int
    """0..3."""
    opens: bool
    delay: float = 0.0
    duration: float = 0.3


@dataclass(frozen=True, slots=True)
class Compare(Motion):
    """Totals count up in the spotlight, which paints this itself, and their plates change places."""

    delay: float
    duration: float


@dataclass(frozen=True, slots=True)
class Enter(Motion):
    """A captain comes into the spotlight, from the side of the table where the board lies."""

    seat: int
    kind: str
    """`spotlight_left` or `spotlight_right`."""
    icon: str | None = None
    """Of the action, if it comes with a sound."""
    delay: float = 0.0
    duration: float = 0.3

    @override
    def rests(self, time: float) -> Spot | None:
        return Spot(self.kind) if time < self.delay + self.duration else None


@dataclass(frozen=True, slots=True)
class Salvo(Motion):
    """The sound of an attack on somebody who stands in the spotlight already."""

    icon: str
    """Of the action."""
    delay: float = 0.0
    duration: float = 0.3


@dataclass(frozen=True, slots=True)
class Bubble(Motion):
    """Something that a captain says."""

    seat: int
    words: str
    delay: float = 0.0
    duration: float = 2.0


@dataclass(frozen=True, slots=True)
class Handover(Motion):
    """A stolen chest flies through the spotlight; on the boards it leaves and arrives when it lands."""

    chest: Chest
    start: Spot
    """Where it lay, on the target's board."""
    end: Spot
    """Where it will lie, on the attacker's board."""
    delay: float = 0.0
    duration: float = 0.8

    @override
    def rests(self, time: float) -> Spot | None:
        return self.end if time < self.delay + self.duration else None


DiceMotion: TypeAlias = (
    Travel | Tumble | Fold | Steps | Lock | PlateDrop | Pause | Compare | Enter | Salvo | Handover | Bubble
)
