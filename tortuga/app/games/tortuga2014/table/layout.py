"""How the stage is divided among the boards, the tray and the side panels, in its units (1920 x 1080)."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.theme import STAGE as SIZE
from tortuga.app.draw.units import Box, Point

STAGE: Final[Box] = Box(0, 0, *SIZE)

LEFT_LOWER: Final[Point] = (16, 390)
LEFT_UPPER: Final[Point] = (16, 76)
RIGHT_UPPER: Final[Point] = (1474, 76)
RIGHT_LOWER: Final[Point] = (1474, 390)
SEAT_SIZE: Final[Point] = (430, 306)
SEAT_PLACES: Final[dict[int, tuple[Point, ...]]] = {
    2: (LEFT_UPPER,),
    3: (LEFT_UPPER, RIGHT_UPPER),
    4: (LEFT_LOWER, LEFT_UPPER, RIGHT_UPPER),
}
"""By number of seats: the corners of the opponents' boards, clockwise from the seat at the bottom."""

OWN_BOARD: Final[Box] = Box(16, 716, 1888, 352)
TRAY: Final[Box] = Box(1048, 758, 476, 298)


def side_places(seats: int) -> tuple[Box, ...]:
    """Where the log (first) and the dice table have room: in the places of absent captains."""
    lower, left = Box(*RIGHT_LOWER, *SEAT_SIZE), Box(*LEFT_LOWER, *SEAT_SIZE)
    if seats == 4:
        return (lower,)
    if seats == 3:
        return (lower, left)
    x, y = RIGHT_UPPER
    return (Box(x, y - 4, SEAT_SIZE[0], lower.bottom - y + 4), left)
