"""What moves on the table, as data: small descriptions that the director writes and the player plays."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias

from tortuga.app.table.marks import Banner, Line, Spot
from tortuga.games.tortuga2014.pieces import Chest, Face
from tortuga.games.tortuga2014.state import View


# ------------------------------------------------------------------ what moves
@dataclass(frozen=True, slots=True)
class ChestPiece:
    """A treasure chest."""

    chest: Chest


@dataclass(frozen=True, slots=True)
class DiePiece:
    """A die of a seat; an opponent's shows its number only."""

    seat: int
    die: int
    face: Face
    """What it shows in the end."""
    turned: bool = False
    """A skull that is turned to `face` before it lands."""


@dataclass(frozen=True, slots=True)
class BonusPiece:
    """A bonus tile; with `turned` it flips from 1 to 2 where it lies."""

    value: int
    turned: bool = False


@dataclass(frozen=True, slots=True)
class TilePiece:
    """A treasure tile, water side up; its owner sees the coins when it arrives."""

    coins: int | None = None


@dataclass(frozen=True, slots=True)
class SchoonerPiece:
    """The start player token."""


Piece: TypeAlias = ChestPiece | DiePiece | BonusPiece | TilePiece | SchoonerPiece


# ------------------------------------------------------------------ motions
@dataclass(frozen=True, slots=True)
class Travel:
    """A piece flies in an arc from where it lay before to where it lies after."""

    piece: Piece
    start: Spot
    end: Spot
    delay: float = 0.0
    duration: float = 0.5
    arc: float = 90.0
    """Height of the arc, units."""
    swell: float = 1.25
    """Its size in the middle of the flight."""
    sink: bool = False
    """It vanishes where it arrives (into the bag, back to the pool)."""
    waits: bool = True
    """It is seen at its start before it leaves."""


@dataclass(frozen=True, slots=True)
class Tumble:
    """A die rolls in from the lower edge, turns in depth and settles on its face."""

    seat: int
    die: int
    face: Face
    delay: float = 0.0
    duration: float = 0.55


@dataclass(frozen=True, slots=True)
class Fold:
    """A screen goes up (`rise`) or folds away."""

    seat: int
    rise: bool
    delay: float = 0.0
    duration: float = 0.3


@dataclass(frozen=True, slots=True)
class Steps:
    """A token walks box by box; backwards it shakes first."""

    seat: int
    token: str
    """`boat` or `pirate`."""
    start: int
    end: int
    delay: float = 0.0
    duration: float = 0.44


@dataclass(frozen=True, slots=True)
class Lock:
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
class Pop:
    """A plate drops on a spot, stays, and is gone at the end."""

    text: str
    spot: Spot
    plate: str = "tag_gold"
    icon: str | None = None
    delay: float = 0.0
    duration: float = 0.9
    size: float = 26.0


@dataclass(frozen=True, slots=True)
class Pause:
    """Time to look."""

    delay: float = 0.0
    duration: float = 0.3


Motion: TypeAlias = Travel | Tumble | Fold | Steps | Lock | Pop | Pause


@dataclass(frozen=True, slots=True)
class Act:
    """Everything that moves for one event, over the table as it is after it."""

    before: View
    after: View
    me: int
    motions: tuple[Motion, ...] = ()
    banner: Banner | None = None
    light: frozenset[Spot] = field(default_factory=frozenset)
    """Boards in the light: who acts, whom it concerns."""
    hot_action: int | None = None
    lines: tuple[Line, ...] = ()
    """Added to the log when the act begins."""

    def with_lines(self, lines: tuple[Line, ...]) -> Act:
        """The same act with its sentences."""
        return replace(self, lines=lines)

    @property
    def length(self) -> float:
        """Seconds at normal speed."""
        return max((motion.delay + motion.duration for motion in self.motions), default=0.0)


def resting(motion: Motion) -> Spot | None:
    """The place that stays empty on the table while this moves: the moving piece is drawn instead."""
    match motion:
        case Travel(end=end, sink=False):
            return end
        case Tumble(seat, die):
            return Spot("die", seat, die)
        case Steps(seat, token):
            return Spot(token, seat)
    return None
