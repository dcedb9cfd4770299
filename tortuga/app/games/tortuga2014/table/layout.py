"""How the stage is divided among boards, island, tray and side panels, in its units (1920 x 1080)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from tortuga.app.draw.theme import STAGE as SIZE
from tortuga.app.draw.units import Box, Point, Units
from tortuga.app.games.tortuga2014.table.spotlightlayout import DUEL, LADDER, SpotlightLayout
from tortuga.app.table.layers import STANDARD
from tortuga.app.table.part import Part

STAGE: Final[Box] = Box(0, 0, *SIZE)

LEFT_LOWER: Final[Point] = (16, 390)
LEFT_UPPER: Final[Point] = (16, 76)
RIGHT_UPPER: Final[Point] = (1474, 76)
RIGHT_LOWER: Final[Point] = (1474, 390)
SEAT_SIZE: Final[Point] = (430, 306)

OWN_BOARD: Final[Box] = Box(16, 716, 1888, 352)
TRAY: Final[Box] = Box(1048, 758, 476, 298)
REMARK: Final[Box] = Box(622, 701, 880, 56)

Shape: TypeAlias = Literal["small", "usual", "wide"]
"""Shape of the window: in a small one nothing is enlarged or narrow; a wide one is used up to its ends."""
_SMALL: Final = 0.75
"""Pixels per unit below which a window is small."""
_MARGIN: Final = 320.0
"""Units left and right of the stage from which a window counts as wide."""


def shape_of(canvas: Units) -> Shape:
    """The shape of the window of a canvas."""
    if canvas.origin[0] >= (_MARGIN - 1) * canvas.scale:
        return "wide"
    return "small" if canvas.scale < _SMALL else "usual"


class Stand(NamedTuple):
    """Where a board stands: its upper left corner, and its scale."""

    corner: Point
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The places of everything that moves with the number of seats or the shape of the window."""

    boards: tuple[Stand, ...]
    """The opponents' boards, clockwise from the seat at the bottom."""
    side: tuple[Box, ...]
    """The log (first) and the dice table; if there is one place, they share it as tabs."""
    spotlight: SpotlightLayout = LADDER
    banner: Box = STANDARD.banner
    aside: float = 0.0
    """How far right of the middle the island is, with everything around it."""
    between: Box | None = None
    """The comparison of two captains."""
    standings: Box | None = None
    """The standings of all captains."""
    lower: float = 0.0
    """How far right of its usual place the player's own board is, with tray and buttons."""
    more: float = 0.0
    """How much wider than usual the player's own board is."""
    bar: float = 0.0
    """How far the top bar extends beyond both ends of the stage."""
    remark: Box = REMARK
    """What a captain says who has no place beside it, the face at its left end."""
    edges: Point = (0, STAGE[2])
    """The left and right end of the area used."""


_LEFT, _RIGHT = Box(*LEFT_LOWER, *SEAT_SIZE), Box(*RIGHT_LOWER, *SEAT_SIZE)
_ASIDE: Final = 73.0
"""How far right of the middle the island is at a table of two."""
_TWO: Final = Arrangement(
    (Stand((14, 72), 1.2),),
    (Box(1532, 70, 374, 372), Box(1532, 452, 374, 246)),
    DUEL,
    Box(560, 640, 946, 60),
    _ASIDE,
    Box(14, 452, 516, 246),
)
_WIDE: Final = Arrangement(
    (Stand((-306, 450), 1.2), Stand((-306, 72), 1.2), Stand((1710, 72), 1.2)),
    (Box(1270, 70, 424, 630), Box(1710, 450, 516, 250)),
    LADDER.moved(-220),
    STANDARD.banner.moved(-220),
    -220.0,
    standings=Box(-306, 830, 516, 238),
    lower=210.0,
    remark=REMARK.moved(210),
    more=110.0,
    bar=306.0,
    edges=(-_MARGIN, STAGE[2] + _MARGIN),
)
_ARRANGEMENTS: Final[Mapping[tuple[int, Shape], Arrangement]] = {
    (2, "usual"): _TWO,
    (2, "small"): replace(
        _TWO,
        boards=(Stand(LEFT_UPPER),),
        side=(_RIGHT._replace(y=70, h=372), _RIGHT._replace(y=452, h=244)),
        spotlight=replace(DUEL.moved(-_ASIDE), plate_w=336.0),
        banner=STANDARD.banner,
        aside=0.0,
        between=_LEFT,
    ),
    (3, "usual"): Arrangement((Stand(LEFT_UPPER), Stand(RIGHT_UPPER)), (_RIGHT, _LEFT)),
    (2, "wide"): replace(
        _WIDE,
        boards=_WIDE.boards[1:2],
        side=(Box(1710, 70, 516, 630), Box(-306, 712, 516, 356)),
        spotlight=DUEL.moved(-_ASIDE),
        banner=STANDARD.banner,
        aside=0.0,
        between=Box(-306, 452, 516, 246),
        standings=None,
    ),
    (3, "wide"): replace(
        _WIDE,
        boards=_WIDE.boards[1:],
        standings=Box(-306, 450, 516, 618),
    ),
    (4, "wide"): _WIDE,
    (4, "usual"): Arrangement((Stand(LEFT_LOWER), Stand(LEFT_UPPER), Stand(RIGHT_UPPER)), (_RIGHT,)),
}


@lru_cache
def arrangement(seats: int, shape: Shape = "usual") -> Arrangement:
    """Where everything is at a table with this many seats, in a window of this shape."""
    return _ARRANGEMENTS.get((seats, shape)) or _ARRANGEMENTS[seats, "usual"]


class ArrangedPart(Part):
    """A thing on the table whose place depends on the arrangement.

    Args:
        shape: of the window.
    """

    def __init__(self, shape: Shape = "usual") -> None:
        self.shape = shape

    def arranged(self, seats: int) -> Arrangement:
        """The arrangement at a table with this many seats."""
        return arrangement(seats, self.shape)
