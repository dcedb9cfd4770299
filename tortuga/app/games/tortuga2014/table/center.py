"""The middle of the table: ring of treasure tiles, center island, bag, bonus tiles, announcement."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import ICON
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.parts import chest_on, seen
from tortuga.app.games.tortuga2014.table.pieces import (
    draw_bag,
    draw_bonus_tile,
    draw_chest,
    draw_chest_hole,
    draw_treasure_tile,
)
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.games.tortuga2014.pieces import CHESTS

_GAP = 0.16  # radians left free at the bottom, where the count stands
_STEPS = 720
RING_TILE = 34
_LOWER = 30.0
"""The sign of every other surplus chest is so much lower."""


@lru_cache(maxsize=64)
def ring(count: int) -> tuple[Point, ...]:
    """Where `count` tiles lie around the island, evenly spaced along the ellipse."""
    cx, cy, a, b = at.TILE_RING
    angles = [math.pi / 2 + _GAP + (2 * math.pi - 2 * _GAP) * i / _STEPS for i in range(_STEPS + 1)]
    points = [(cx + a * math.cos(angle), cy + b * math.sin(angle)) for angle in angles]
    lengths = [0.0]
    for before, after in pairwise(points):
        lengths.append(lengths[-1] + math.dist(before, after))
    out: list[Point] = []
    step = 0
    for k in range(count):
        wanted = (k + 0.5) / count * lengths[-1]
        while lengths[step + 1] < wanted:
            step += 1
        out.append(points[step])
    return tuple(out)


def _tilt(k: int) -> float:
    """A steady, uneven tilt for the k-th tile, -14 to 14 degrees."""
    return (k * 37 % 29) - 14


def center_piece(canvas: Canvas, sight: DiceShown) -> None:
    """The centre without the announcement."""
    for part in (tile_ring, island, bag, supply, pool):
        part(canvas, sight)


def tile_ring(canvas: Canvas, sight: DiceShown) -> None:
    """The treasure tiles around the island, as many as are left."""
    for k, point in enumerate(ring(sight.table.pool)):
        if seen(canvas, Box.around(point, RING_TILE), 12):
            draw_treasure_tile(canvas, point, RING_TILE, None, _tilt(k))


def bag(canvas: Canvas, sight: DiceShown) -> None:
    """The bag with the number of its chests."""
    x, y = at.BAG
    if sight.legal("bag"):
        canvas.glow(sight.box("bag"), 30, 0.8)
    draw_bag(canvas, at.BAG, at.BAG_SIZE)
    canvas.tag((x + 58, y + 22), f"\u00d7{sum(sight.table.bag)}", "tag_parch", None, 22)
    to_bag = _surplus_to_bag(sight)
    if to_bag:
        told = sight.say("pic-surplus-to-bag", count=to_bag)
        canvas.tag((x + 30, y - 44), told, "tag_red", None, 18, max_w=210)


def supply(canvas: Canvas, sight: DiceShown) -> None:
    """The bonus tiles that are left."""
    left = sight.table.bonus_supply
    x, y, w, h = at.SUPPLY
    if sight.legal("supply"):
        canvas.glow(at.SUPPLY, 14, 0.8)
    for step in (2, 1, 0):
        draw_bonus_tile(canvas, (x + w / 2 + step * 3, y + h / 2 - step * 3), 1 if left else 0, w)
    # towards the middle, as at the bag: the guide of the lesson, with larger text, begins right of the pile
    canvas.tag((x - 20, y + h - 8), f"\u00d7{left}", "tag_parch", None, 20)


def pool(canvas: Canvas, sight: DiceShown) -> None:
    """How many treasure tiles are left."""
    canvas.tag(at.POOL_TAG, f"\u00d7{sight.table.pool}", "tag_parch", ICON["tile"], 18)


def island(canvas: Canvas, sight: DiceShown) -> None:
    """The five chest spots, one of each colour (R63)."""
    if sight.table.seats == 2:  # it takes no chests (R90): nothing but a drawing in the sand
        canvas.icon("compass", (at.ISLAND_SPOTS[2][0], 362), 170, "#7a5420", alpha=46)
        return
    surplus = sight.surplus_to_island()
    for colour, kind in enumerate(CHESTS):
        x, y = at.ISLAND_SPOTS[colour]
        lies = kind in sight.table.center and sight.shows("center", -1, colour)
        if not lies:
            draw_chest_hole(canvas, kind, (x, y + 6), 72)
        else:
            chest_on(
                canvas,
                kind,
                (x, y),
                at.CENTER_CHEST,
                legal=sight.legal("center", -1, colour),
                chosen=sight.chosen("center", -1, colour),
                leaving=sight.leaves("center", -1, colour),
            )
        if kind in surplus:
            draw_chest(canvas, kind, (x, y), at.CENTER_CHEST, alpha=165, shadow=False)
            canvas.marker((x, y), 43)
            alone = len(surplus) == 1
            told = sight.say("pic-your-surplus" if alone else "pic-surplus")
            lower = 0 if alone or colour % 2 == 0 else _LOWER  # signs of neighbours leave each other alone
            canvas.tag((x, y + 52 + lower), told, "tag_red", None, 18, max_w=150)


def _surplus_to_bag(sight: DiceShown) -> int:
    plan = sight.marks.plan
    return len(plan.surplus) - len(sight.surplus_to_island()) if plan is not None else 0
