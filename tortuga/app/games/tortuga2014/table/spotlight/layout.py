"""Where things are in the spotlight; units of the stage."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.units import Box, Point

VEIL: Final = Box(452, 64, 1016, 572)
LADDER: Final = Box(465, 72, 990, 78)
PLATE_GAP: Final = 10.0
TITLE: Final[Point] = (960, 204)
ACTOR: Final[Point] = (600, 300)
TARGET: Final[Point] = (1320, 300)
FACE: Final = 196.0
BETWEEN: Final = TARGET[0] - ACTOR[0] - FACE - 24
"""Room between the two faces."""
RAYS: Final = 430.0
"""Width of the fan of light behind a captain."""
RIBBON: Final = Box(0, 0, 250, 44)
"""Size of the ribbon with a name; its middle is below the face."""
FLIGHT: Final[tuple[Point, Point]] = ((1180, 330), (740, 330))
"""From where to where a chest flies that changes hands."""
FLOWN: Final = 118.0
"""Width of that chest."""
LIFT: Final = 46.0
BUBBLE_W: Final = 280.0
"""Width of a captain's words, at most."""
SHELF: Final = Box(737, 417, 446, 62)
CARDS: Final = Box(469, 498, 982, 126)
CARD_GAP: Final = 15.0
LANES: Final = Box(468, 228, 984, 300)
LANE_GAP: Final = 12.0
LANE_SHELF: Final = Box(737, 550, 446, 62)
TILES: Final = Box(838, 258, 244, 116)
"""Two treasure tiles of a hunt."""
CHOICES: Final = Box(469, 232, 982, 252)
CLAIM_CHOICES: Final = CHOICES._replace(h=172)


def plates(count: int) -> tuple[Box, ...]:
    """The plates of the ladder; fewer than four stand in the middle."""
    return tuple(columns(LADDER, count, 4, PLATE_GAP))


def columns(box: Box, count: int, most: int, gap: float) -> list[Box]:
    """`count` of at most `most` columns of one width, in the middle of a box."""
    width = box.column(0, most, gap).w
    left = box.center[0] - (count * width + (count - 1) * gap) / 2
    return [Box(left + index * (width + gap), box.y, width, box.h) for index in range(count)]


def shelf_chest(shelf: Box, index: int) -> Box:
    """The place of a colour of the island's chests on the shelf."""
    step = (shelf.w - 190) / 5
    return Box.around((shelf.x + 62 + (index + 0.5) * step, shelf.center[1]), min(step - 4, shelf.h * 0.82))


def shelf_bag(shelf: Box) -> Box:
    """The bag on the shelf."""
    return Box.around((shelf.right - 112, shelf.center[1]), 40)


def shelf_pool(shelf: Box) -> Box:
    """The pile of treasure tiles on the shelf."""
    return Box.around((shelf.right - 48, shelf.center[1]), 34)
