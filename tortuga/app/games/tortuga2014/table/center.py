"""The middle of the table: the pool of treasure tiles in a ring, center island, bag, bonus tiles, banner."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, pairwise, starmap
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import ICON, NAME
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.spotlight import contested, veiled
from tortuga.app.games.tortuga2014.table.layout import ArrangedPart
from tortuga.app.games.tortuga2014.table.pieces import (
    chest_on,
    draw_bonus_tile,
    draw_chest,
    draw_treasure_tile,
)
from tortuga.app.games.tortuga2014.table.spotlightlayout import SpotlightLayout, shelf_chest
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit
from tortuga.games.tortuga2014.pieces import CHESTS, TREASURE_HUNT
from tortuga.games.tortuga2014.state import Table, View

ISLAND_SPOTS: Final[tuple[Point, ...]] = ((780, 376), (870, 390), (960, 395), (1050, 390), (1140, 376))
CENTER_CHEST: Final = 76
TILE_RING: Final[Box] = Box(960, 340, 462, 258)
"""Centre and half axes of the ring of treasure tiles."""
SUPPLY: Final[Box] = Box(1356, 548, 62, 62)
_GAP = 0.16  # radians left free at the bottom, where the count stands
_STEPS = 720
RING_TILE = 34
_LOWER = 30.0
"""How much lower every other surplus sign hangs, so that neighbours do not overlap."""


BAG: Final = Box.around((512, 578), 88)
POOL: Final = Box.around((960, 606), 76, 30)
_BAG_COUNT, _BAG_NOTE = (570, 600), (542, 534)
_SUPPLY_COUNT = (1336, 602)
"""Towards the middle, as at the bag: the lesson's guide, with larger text, begins right of the pile."""
ISLAND: Final = Box(730, 330, 460, 110)
_LAND, _BEACH = 0.91, 1.09
"""The ring's tiles lie between these shares of its half axes."""


def chest(index: int) -> Box:
    """The place of a chest colour on the center island."""
    return Box.around(ISLAND_SPOTS[index], 84, 74)


def _on_shelf(spot: Spot, table: Table, layout: SpotlightLayout) -> Box | None:
    """Where a thing lies while the veil hides the island; None for the bonus tiles."""
    shelf = _shelf(table, layout)
    hunts = layout.duel and table.action == TREASURE_HUNT
    match spot.kind:
        case "center":
            return shelf_chest(shelf, spot.index)
        case "bag":
            return layout.hunt_bag if hunts else layout.shelf_bag(shelf)
        case "pool":
            return layout.hunt_pool if hunts else layout.shelf_pool(shelf)
    return None


def _shelf(table: Table, layout: SpotlightLayout) -> Box:
    """What stands for the island while the veil hides it."""
    return layout.lane_shelf if contested(table) else layout.shelf


class Center(ArrangedPart):
    """The center island with the tiles around it, the bag and the bonus tiles."""

    places = {"center": chest, "bag": BAG, "supply": SUPPLY, "pool": POOL}
    points = ("bag", "supply", "pool")
    pages = {"center": "surplus", "bag": "components", "supply": "bonus", "pool": "hunt"}
    rings = {"center": 30.0}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        """Under the veil its things lie on the shelf."""
        at, place = self.arranged(view.table.seats), super().box(spot, view, me)
        veiled_box = _on_shelf(spot, view.table, at.spotlight) if veiled(view.table) else None
        return veiled_box or (None if place is None else place.moved(at.aside))

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        at = self.arranged(shown.table.seats)
        if veiled(shown.table):
            yield Hit(Spot("center"), _shelf(shown.table, at.spotlight))
            for kind in ("bag", "pool"):
                box = _on_shelf(Spot(kind), shown.table, at.spotlight)
                if box is not None:
                    yield Hit(Spot(kind), box.inset(-14, -4))
            return
        yield Hit(Spot("center"), ISLAND.moved(at.aside))
        yield from (Hit(spot, box.moved(at.aside)) for spot, box in super().areas(shown))

    @override
    def hit(self, shown: DiceShown, pos: Point) -> Hit | None:
        """Neither the land of the island nor the ring of tiles is a box."""
        if veiled(shown.table):
            return super().hit(shown, pos)
        aside = self.arranged(shown.table.seats).aside
        cx, cy, a, b = TILE_RING.moved(aside)
        reach = math.hypot((pos[0] - cx) / a, (pos[1] - cy) / b)
        kind, place = ("pool", POOL) if reach >= _LAND else ("center", ISLAND)
        around = Hit(Spot(kind), place.moved(aside)) if reach <= _BEACH else None
        return super().hit(shown, pos) or around

    @override
    def tip(self, shown: DiceShown, spot: Spot) -> str:
        table = shown.table
        bag, left = sum(table.bag), table.bonus_supply
        counts = {"center": len(table.center), "bag": bag, "supply": left, "pool": table.pool}
        return shown.say(f"tip-{spot.kind}", count=counts[spot.kind], two=int(table.seats == 2))

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        if shown.spotlight is not None and shown.spotlight.veil >= 1:
            return  # the veil hides it
        with canvas.placed((self.arranged(shown.table.seats).aside, 0)):
            for k, point in enumerate(ring(shown.table.pool)):
                draw_treasure_tile(canvas, point, RING_TILE, None, (k * 37 % 29) - 14)  # unevenly tilted
            for draw in (_island, _bag, _supply):
                draw(canvas, shown)
            canvas.tag(POOL.center, f"\u00d7{shown.table.pool}", "tag_parch", ICON["tile"])


@lru_cache(maxsize=64)
def ring(count: int) -> tuple[Point, ...]:
    """Centers of `count` tiles around the island, evenly spaced along the ellipse."""
    cx, cy, a, b = TILE_RING
    angles = [math.pi / 2 + _GAP + (2 * math.pi - 2 * _GAP) * i / _STEPS for i in range(_STEPS + 1)]
    points = [(cx + a * math.cos(angle), cy + b * math.sin(angle)) for angle in angles]
    lengths = [0.0, *accumulate(starmap(math.dist, pairwise(points)))]
    wanted = [(k + 0.5) / count * lengths[-1] for k in range(count)]
    return tuple(points[bisect_left(lengths, length) - 1] for length in wanted)


def _bag(canvas: Canvas, shown: DiceShown) -> None:
    """The bag with the number of its chests."""
    if shown.legal("bag"):
        canvas.glow(BAG, 30, 0.8)
    canvas.sprite(f"{NAME}/bag", BAG.center, BAG.w, lift=8)
    canvas.tag(_BAG_COUNT, f"\u00d7{sum(shown.table.bag)}", "tag_parch", None, 22)
    plan = shown.marks.plan
    if plan is not None and (to_bag := len(plan.surplus) - len(shown.surplus_to_island())):
        label = shown.say("pic-surplus-to-bag", count=to_bag)
        canvas.tag(_BAG_NOTE, label, "tag_red", max_w=210)


def _supply(canvas: Canvas, shown: DiceShown) -> None:
    left = shown.table.bonus_supply
    if shown.legal("supply"):
        canvas.glow(SUPPLY, 14, 0.8)
    for step in (6, 3, 0):
        draw_bonus_tile(canvas, SUPPLY.moved(step, -step).center, 1 if left else 0, SUPPLY.w)
    canvas.tag(_SUPPLY_COUNT, f"\u00d7{left}", "tag_parch", None, 20)


def _island(canvas: Canvas, shown: DiceShown) -> None:
    """The five chest spots, one of each colour (R63)."""
    if shown.table.seats == 2:  # it takes no chests (R90): nothing but a drawing in the sand
        canvas.icon("compass", (ISLAND_SPOTS[2][0], 362), 170, "#7a5420", alpha=46)
        return
    surplus = shown.surplus_to_island()
    for colour, kind in enumerate(CHESTS):
        x, y = ISLAND_SPOTS[colour]
        if kind in shown.table.center and shown.shows("center", -1, colour):
            chest_on(canvas, shown, Spot("center", -1, colour), kind, (x, y), CENTER_CHEST)
        else:
            canvas.sprite(f"{NAME}/hole_{kind}", (x, y + 6), 72, shadow=False)
        if kind in surplus:
            draw_chest(canvas, kind, (x, y), CENTER_CHEST, alpha=165)
            canvas.marker((x, y))
            alone = len(surplus) == 1
            label = shown.say("pic-your-surplus" if alone else "pic-surplus")
            lower = 0 if alone or colour % 2 == 0 else _LOWER  # the marks of neighbours must not overlap
            canvas.tag((x, y + 52 + lower), label, "tag_red", max_w=150)
