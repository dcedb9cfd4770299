"""Where things are in the spotlight, in units of the stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from tortuga.app.draw.units import Box, Point

_POINTS: Final = ("title", "title_choice", "title_lanes", "actor", "target")
"""The places that are points, not boxes."""
_CHESTS, _CHESTS_LEFT, _CHESTS_RIGHT = 5, 54, 150
"""Colours of chests on the shelf, and room left and right of them."""


@dataclass(frozen=True, slots=True)
class SpotlightLayout:
    """Where things are in the spotlight; the defaults are those of three and four seats, with a ladder."""

    duel: bool = False
    """Whether two totals stand against each other, in place of a ladder."""
    veil: Box = Box(452, 64, 1016, 572)
    plates: Box = Box(465, 72, 990, 78)
    plate_w: float = 240.0
    plate_gap: float = 10.0
    medal: Box = Box.around((960, 190), 64)
    """The action's medallion, in a duel."""
    title: Point = (960, 204)
    title_choice: Point = (960, 190)
    """The same while one chooses."""
    title_size: float = 54.0
    hit_size: float = 72.0
    """Size of the title for whoever is hit."""
    title_lanes: Point = (960, 112)
    """The same over the lanes of fleet and crew."""
    note_lanes: Box = Box(510, 166, 900, 0)
    actor: Point = (600, 300)
    target: Point = (1320, 300)
    face: float = 196.0
    rays: float = 430.0
    """Width of the fan of light behind a captain."""
    ribbon: Point = (250, 44)
    """Size of the ribbon with a name."""
    ribbon_down: float = 30.0
    """How far below the face its middle is."""
    flight: tuple[Point, Point] = ((1180, 350), (740, 350))
    """Start and end of the flight of a chest that changes hands."""
    flown: float = 118.0
    """Width of that chest."""
    lift: float = 46.0
    shelf: Box = Box(737, 417, 446, 62)
    bag: float = 112.0
    """How far left of the shelf's right end the bag is."""
    pool: float = 48.0
    hunt_bag: Box = Box.around((1320, 300), 180)
    """Bag and tiles while one of two hunts, in place of a shelf."""
    hunt_pool: Box = Box.around((1160, 320), 90)
    cards: Box = Box(469, 498, 982, 126)
    card_gap: float = 15.0
    lanes: Box = Box(468, 228, 984, 300)
    lane_rows: int = 3
    """For how many lanes there is room, at least."""
    lane_gap: float = 12.0
    lane_shelf: Box = Box(737, 550, 446, 62)
    tiles: Box = Box(838, 258, 244, 116)
    """Two treasure tiles of a hunt."""
    choices: Box = Box(469, 232, 982, 252)
    choice_columns: int = 3
    claim_choices: Box = Box(469, 232, 982, 172)

    def moved(self, dx: float) -> SpotlightLayout:
        """The same, further right."""
        (start_x, start_y), (end_x, end_y) = self.flight
        changes: dict[str, Any] = {"flight": ((start_x + dx, start_y), (end_x + dx, end_y))}
        for name in self.__slots__:
            place = getattr(self, name)
            if isinstance(place, Box):
                changes[name] = place.moved(dx)
            elif name in _POINTS:
                changes[name] = (place[0] + dx, place[1])
        return replace(self, **changes)

    @property
    def room_between(self) -> float:
        """Room between the two faces."""
        return self.target[0] - self.actor[0] - self.face - 24

    def ladder(self, count: int) -> Sequence[Box]:
        """The plates of all seats; fewer than four stand in the middle, two of a duel at the ends."""
        if self.duel:
            right = self.plates.right - self.plate_w
            return [self.plates._replace(x=x, w=self.plate_w) for x in (self.plates.x, right)]
        return columns(self.plates, count, 4, self.plate_gap)

    def targets(self, count: int, place: int) -> Sequence[Box]:
        """Where the captains who might be attacked stand, in turn order.

        Args:
            count: how many there are.
            place: rank of the attacker, 0 = first.
        """
        area = self.claim_choices if place == 1 else self.choices
        return columns(area, count, self.choice_columns, self.card_gap)

    def tile(self, index: int, count: int = 2) -> Box:
        """One of the treasure tiles of a hunt."""
        return self.tiles.column(index, count, 30)

    def shelf_bag(self, shelf: Box) -> Box:
        """The bag on the shelf."""
        return Box.around((shelf.right - self.bag, shelf.center[1]), 40)

    def shelf_pool(self, shelf: Box) -> Box:
        """The pile of treasure tiles on the shelf."""
        return Box.around((shelf.right - self.pool, shelf.center[1]), 34)


LADDER: Final = SpotlightLayout()
"""Three and four seats."""
DUEL: Final = SpotlightLayout(
    duel=True,
    veil=Box(546, 64, 974, 572),
    plates=Box(558, 72, 950, 88),
    plate_w=400.0,
    medal=Box.around((1033, 116), 112),
    title=(1033, 220),
    title_choice=(1198, 212),
    title_size=92.0,
    hit_size=92.0,
    title_lanes=(1033, 214),
    note_lanes=Box(558, 474, 950, 0),
    actor=(708, 292),
    target=(1358, 292),
    face=256.0,
    rays=600.0,
    ribbon=(300, 48),
    ribbon_down=20.0,
    flight=((1224, 374), (842, 374)),
    flown=160.0,
    lift=64.0,
    shelf=Box(864, 416, 338, 60),
    bag=286.0,
    pool=214.0,
    hunt_bag=Box.around((1382, 308), 190),
    hunt_pool=Box.around((1192, 338), 100),
    cards=Box(558, 504, 950, 124),
    card_gap=13.0,
    lanes=Box(558, 300, 950, 170),
    lane_rows=1,
    lane_shelf=Box(864, 526, 338, 60),
    tiles=Box(911, 258, 244, 116),
    choices=Box(888, 254, 620, 238),
    choice_columns=1,
)
"""Two seats."""


def columns(box: Box, count: int, most: int, gap: float) -> list[Box]:
    """`count` columns in the middle of a box, each as wide as if there were `most` of them."""
    width = box.column(0, most, gap).w
    left = box.center[0] - (count * width + (count - 1) * gap) / 2
    return [Box(left + index * (width + gap), box.y, width, box.h) for index in range(count)]


def shelf_chest(shelf: Box, index: int) -> Box:
    """Where a chest of the island lies on the shelf; each colour has its place."""
    step = (shelf.w - _CHESTS_LEFT - _CHESTS_RIGHT) / _CHESTS
    middle = (shelf.x + _CHESTS_LEFT + (index + 0.5) * step, shelf.center[1])
    return Box.around(middle, min(step - 4, shelf.h * 0.82))
