"""The sea chart below its islands: the routes between them, and the ship."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final, NamedTuple

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.nineslice import shrunk
from tortuga.app.draw.units import Box, Point
from tortuga.app.scenes.voyages.isle import HALF, IN_ROW, SPOTS
from tortuga.app.table.acts.motion import ease_in_out, toward
from tortuga.app.voyages import Island

_CHART: Final = Box(40, 116, 1240, 930)
_SEA: Final = _CHART.inset(24, 24)
_BENDS: Final = (0.10, -0.08, 0.10, -0.16, -0.08, 0.10, -0.08, 0.14, 0.08, -0.10, 0.08)
"""How far the route to each next island swings out, as a share of its length."""
_DEGREE: Final = 44.0
"""Distance from mark to mark on the border of the chart."""
_DASH: Final = 21.0
_SHIP: Final = 92.0
_BERTH: Final = 148.0
"""Distance from the middle of an island to the ship beside it."""
_HEEL: Final = 4.0
"""Degrees to which the ship leans under sail."""
_FAN: Final = 560.0
"""Width of the light behind an island that opens."""


class Ship(NamedTuple):
    """The ship on its course."""

    spot: Point
    heel: float = 0.0
    """Degrees."""


def berth(at: int) -> Point:
    """Where the ship lies beside an island: on the side from which it comes."""
    x, y = SPOTS[at]
    left = at == IN_ROW or (at // IN_ROW % 2 == 0 and at % IN_ROW > 0)
    return x + (-_BERTH if left else _BERTH), y + 6


def sailing(start: int, end: int, part: float) -> Ship:
    """The ship on its way from beside an island to beside another one, or behind the same one."""
    here, there = berth(start), berth(end) if end != start else SPOTS[start]
    middle = _middle(here, there, _BENDS[start] if end == start + 1 else 0.0)
    heel = round(_HEEL * math.sin(part * math.pi * 4) * math.sin(part * math.pi))
    return Ship(_bent(here, middle, there, ease_in_out(part)), heel)


def draw_sea(
    canvas: Canvas,
    islands: Sequence[Island],
    ship: Ship | None,
    rule: str,
    opening: Sequence[int],
    grown: float,
) -> None:
    """Draw the sea below the islands, with the routes between them.

    Args:
        ship: None if it is not seen.
        rule: how islands open; "" if that is not said.
        opening: islands that are just being opened.
        grown: how far that has come.
    """
    canvas.plate("parchment_torn", _CHART)
    canvas.cached(lambda: "degrees", _draw_degrees)
    area = canvas.rect(*_SEA)
    water = canvas.art.made(
        ("seachart", area.size), lambda: shrunk(canvas.art.load("textures/seachart.jpg"), area.size)
    )
    canvas.blit(water, area.topleft)
    canvas.outline(_SEA.inset(-1), "#3a2412", 2.2, 2)
    with canvas.within(_SEA.inset(1)):
        for at in opening:
            fan = canvas.art.tint("rays", canvas.px(_FAN), "#ffe9a8")
            canvas.blit_center(fan, SPOTS[at], round(150 * grown))
        for at in range(len(islands) - 1):
            open_ = islands[at + 1].open and (at + 1 not in opening or grown >= HALF)
            look = (at, islands[at].stars > 0, open_)
            canvas.cached(partial(_same, look), partial(_draw_way, *look))
    if ship is not None:
        canvas.sprite("ship", ship.spot, _SHIP, angle=ship.heel)
    if rule:
        line = Box(346, 972, 628, 44)
        canvas.plate("label", line)
        canvas.write(rule, legible("ital", 20, "ink"), line.center, 600, "center")


def _draw_degrees(canvas: Canvas) -> None:
    """Draw the border of the chart, marked in degrees."""
    ink, outer = "#5b3c1e", _SEA.inset(-12)
    canvas.outline(outer, ink, 1.6, 2)
    for across in range(0, math.ceil(_SEA.w / _DEGREE), 2):
        x = _SEA.x + across * _DEGREE
        for y in (_SEA.y - 9, _SEA.bottom + 4):
            canvas.fill(Box(x, y, min(_DEGREE, _SEA.right - x), 5), ink, 210)
    for down in range(0, math.ceil(_SEA.h / _DEGREE), 2):
        y = _SEA.y + down * _DEGREE
        for x in (_SEA.x - 9, _SEA.right + 4):
            canvas.fill(Box(x, y, 5, min(_DEGREE, _SEA.bottom - y)), ink, 210)


def _middle(start: Point, end: Point, bend: float) -> Point:
    """The point towards which a route bends."""
    (x, y), (to_x, to_y) = start, end
    return (x + to_x) / 2 - (to_y - y) * bend, (y + to_y) / 2 + (to_x - x) * bend


def _bent(start: Point, middle: Point, end: Point, part: float) -> Point:
    """A point of a route that bends."""
    return toward(toward(start, middle, part), toward(middle, end, part), part)


def _same(look: tuple[int, bool, bool]) -> Hashable:
    """The look of a route, which changes only once."""
    return "way", *look


def _draw_way(at: int, sailed: bool, open_: bool, canvas: Canvas) -> None:
    """Draw the dashes from an island to the next one."""
    start, end = SPOTS[at], SPOTS[at + 1]
    middle = _middle(start, end, _BENDS[at])
    dashes = int(math.hypot(end[0] - start[0], end[1] - start[1]) / _DASH)
    for dash in range(dashes):
        first, last = (_bent(start, middle, end, (dash + part) / dashes) for part in (0.1, 0.68))
        if sailed and open_:
            canvas.line(first, last, "#fff3cf", 9)
        canvas.line(first, last, "#9c2a16" if sailed and open_ else "#fff3cf" if open_ else "#5f9a98", 5)
