"""Rectangles of the table in stage units (1920 x 1080).

Boxes are (x, y, w, h). Offsets of an opponent's board are relative to its top left corner.
"""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.theme import STAGE as SIZE
from tortuga.app.draw.units import Box, Point

STAGE: Final[Box] = Box(0, 0, *SIZE)

# ------------------------------------------------------------------------------------------ top bar
LOGO: Final[Point] = (46, 28)
ROUND_TEXT: Final[Point] = (252, 29)
TARGET_PILL: Final[Box] = Box(352, 11, 140, 36)
PHASE_1: Final[Box] = Box(540, 8, 206, 42)
PHASE_2: Final[Box] = Box(770, 8, 452, 42)
PHASE_3: Final[Box] = Box(1246, 8, 206, 42)
PHASE_2_ICON: Final[Point] = (952, 29)
PHASE_2_ICON_STEP: Final = 57

# ------------------------------------------------------------------------------------------ centre
ISLAND_SPOTS: Final[tuple[Point, ...]] = ((780, 376), (870, 390), (960, 395), (1050, 390), (1140, 376))
CENTER_CHEST: Final = 76
TILE_RING: Final[Box] = Box(960, 340, 462, 258)
"""Centre and half axes of the ring of treasure tiles."""
POOL_TAG: Final[Point] = (960, 606)
BAG: Final[Point] = (512, 578)
BAG_SIZE: Final = 88
SUPPLY: Final[Box] = Box(1356, 548, 62, 62)
CENTER_REGION: Final[Box] = Box(454, 60, 1012, 636)
"""Everything of the centre, the banner included."""

# ------------------------------------------------------------------------------------------ opponents
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
"""By number of seats: where the opponents sit, clockwise from the seat at the bottom."""

SEAT_RIBBON: Final[Box] = Box(30, -4, 384, 44)
SEAT_EMBLEM: Final = 60
SEAT_TORTUGA: Final[Box] = Box(16, 45, 398, 40)
SEAT_FLEET: Final[Box] = Box(16, 87, 398, 40)
SEAT_CREW: Final[Box] = Box(16, 129, 398, 40)
SEAT_ISLAND: Final[Box] = Box(16, 171, 398, 36)
SEAT_ACTIONS: Final[Box] = Box(16, 210, 75, 86)
"""The first cell; the others follow to the right."""
SEAT_ACTION_GAP: Final = 5.75
SEAT_TRACK: Final[Point] = (42, 8.5)
SEAT_TRACK_BOX: Final = 23
SEAT_TRACK_GAP: Final = 2
SEAT_TOKEN: Final = 31
SEAT_CHESTS: Final[Point] = (249, 4)
SEAT_CHEST: Final = 34.5
SEAT_CHEST_STEP: Final = 37
SEAT_TORTUGA_CHEST: Final = 35
SEAT_TORTUGA_STEP: Final = 49
SEAT_BONUS: Final = 22

# ------------------------------------------------------------------------------------------ own board
OWN_BOARD: Final[Box] = Box(16, 716, 1888, 352)
OWN_RIBBON: Final[Box] = Box(66, 702, 540, 50)
OWN_SCHOONER: Final[Box] = Box(114, 705, 44, 44)
OWN_EMBLEM: Final = 76
OWN_TORTUGA: Final[Box] = Box(34, 758, 212, 150)
OWN_FLEET: Final[Box] = Box(262, 758, 302, 150)
OWN_CREW: Final[Box] = Box(580, 758, 302, 150)
OWN_ISLAND: Final[Box] = Box(898, 758, 134, 150)
OWN_ACTIONS: Final[Box] = Box(34, 918, 193.2, 138)
OWN_ACTION_GAP: Final = 8
OWN_TRACK: Final[Point] = (12, 41)
OWN_TRACK_BOX: Final = 31
OWN_TRACK_GAP: Final = 4
OWN_TOKEN: Final = 42
OWN_CHESTS: Final[Point] = (14, 99)
OWN_CHEST: Final = 52
OWN_CHEST_STEP: Final = 73
OWN_TORTUGA_CHEST: Final = 46
OWN_BONUS: Final = 37
OWN_TILES: Final[Box] = Box(1540, 914, 346, 142)
TRAY: Final[Box] = Box(1048, 758, 476, 298)
TRAY_SCREEN: Final[Box] = Box(1064, 770, 444, 40)
TRAY_DICE_Y: Final = 882

CHEST_SHAPE: Final = 0.86
"""Height of a chest by its width."""


def shifted(box: Box, origin: Point) -> Box:
    """A box relative to a board as a box of the stage."""
    return Box(origin[0] + box[0], origin[1] + box[1], box[2], box[3])


def next_cell(first: Box, index: int, gap: float) -> Box:
    """The index-th of equal boxes in a row."""
    return Box(first[0] + index * (first[2] + gap), first[1], first[2], first[3])


def origin_of(seat: int, me: int, seats: int) -> Point:
    """Top left corner of a seat's board; `me` sits at the bottom, the others clockwise from the left."""
    if seat == me:
        return (OWN_BOARD[0], OWN_BOARD[1])
    return SEAT_PLACES[seats][(seat - me) % seats - 1]


def clockwise_from(me: int, seats: int) -> tuple[int, ...]:
    """The opponents in the order of `SEAT_PLACES`."""
    return tuple((me + step) % seats for step in range(1, seats))


def island_end(count: int) -> float:
    """How far so many chests reach into an opponent's island area; 0 without any."""
    return 40 + count * (42 if count <= 3 else 30) if count else 0.0


def side_places(seats: int) -> tuple[Box, ...]:
    """Where the log (first) and the dice table have room: in the places of absent players."""
    lower, left = Box(*RIGHT_LOWER, *SEAT_SIZE), Box(*LEFT_LOWER, *SEAT_SIZE)
    if seats == 4:
        return (lower,)
    if seats == 3:
        return (lower, left)
    x, y = RIGHT_UPPER
    return (Box(x, y - 4, SEAT_SIZE[0], lower[1] + lower[3] - y + 4), left)
