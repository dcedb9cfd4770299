"""The sea chart: its islands, the ways between them, and the ship."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.nineslice import shrunk
from tortuga.app.draw.units import Box, Point
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.table.acts.motion import ease_in_out, toward
from tortuga.app.voyages import Island
from tortuga.app.widgets.button import SHADE, Pressable
from tortuga.kernel.voyage import STARS

_CHART: Final = Box(40, 116, 1240, 930)
_SEA: Final = _CHART.inset(24, 24)
SPOTS: Final = (
    *((206, 252), (494, 236), (790, 262), (1090, 244)),
    *((1104, 516), (806, 540), (510, 522), (212, 540)),
    *((206, 806), (500, 822), (794, 804), (1098, 806)),
)
"""Middles of the islands, in the order in which they are sailed."""
IN_ROW: Final = 4
"""Islands of a row."""
_BENDS: Final = (0.10, -0.08, 0.10, -0.16, -0.08, 0.10, -0.08, 0.14, 0.08, -0.10, 0.08)
"""How far the way to each next island swings out, by its length."""
_DEGREE: Final = 44.0
"""From mark to mark on its border."""
_ISLE: Final = (236.0, 168.0)
_PLATE: Final = (232.0, 66.0)
_DOWN: Final = 103.0
"""From the middle of an island down to that of its plate."""
_SHAPES: Final = 6
"""Pictures of islands, which come again in turn."""
_DASH: Final = 21.0
_SHIP: Final = 92.0
_BERTH: Final = 148.0
"""From the middle of an island to the ship beside it."""
_HEEL: Final = 4.0
"""Degrees to which the ship leans under sail."""
_HALF: Final = 0.5
"""How far an island has opened when its plate and its way change."""
_FALL: Final = 96.0
"""How far its padlock falls."""
_FAN: Final = 560.0
"""Width of the light behind it."""


def stars(canvas: Canvas, spot: Point, size: float, won: int, pitch: float) -> None:
    """Three stars around a middle, the first ones won."""
    for at in range(STARS):
        name = "star_won" if at < won else "star_missing"
        canvas.sprite(name, (spot[0] + (at - 1) * pitch, spot[1]), size, lift=0)


class State(NamedTuple):
    """What of an island decides its look."""

    open: bool
    stars: int
    chosen: bool
    words: str
    """What is told in place of stars; "" = the stars."""
    lit: bool = False
    """Whether it was just opened."""
    grown: float = 1.0
    """How far that has come: colour flows in, and the padlock falls."""


@dataclass(frozen=True)
class Isle(Pressable):
    """An island of the chart, with its plate."""

    at: int
    names: tuple[str, ...]
    """Of all islands, whose letters are of one size."""
    symbol: str
    state: State
    told: str
    """For screen readers."""
    tag: str = ""

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        key = f"eyes-{self.at + 1}" if self.at + 1 < 10 else None
        return self.item(self.told, radius=12, key=key, checked=self.state.chosen)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        state = self.state
        locked = not state.open or state.grown < _HALF
        bright = not locked and (state.chosen or state.lit)
        if bright:
            canvas.glow(Box.around(SPOTS[self.at], 170, 110), 60, 0.9, 40)
        self._draw_land(canvas, bright)
        self._draw_plate(canvas, locked, bright or focus.hot(self.id))
        if self.tag and state.grown == 1.0:
            x, y = SPOTS[self.at]
            canvas.tag((x, y - 74), self.tag, "tag_green", "key", 18, max_w=230)

    def _draw_land(self, canvas: Canvas, bright: bool) -> None:
        """The island, grey while it is locked, with its landmark."""
        (x, y), state = SPOTS[self.at], self.state
        name, (wide, high) = f"islet_{self.at % _SHAPES}", _ISLE
        grown = state.grown if state.open else 0.0
        if grown < 1.0:
            pixels = canvas.px(wide)
            grey = canvas.art.made(
                ("grey", name, pixels), lambda: pygame.transform.grayscale(canvas.art.sprite(name, pixels))
            )
            canvas.sprite(name, (x, y), wide, alpha=150)
            canvas.blit_center(grey, (x, y), 150)
        if grown:
            with canvas.within(Box(x - wide / 2, y + high / 2 - high * grown, wide, high * grown)):
                canvas.sprite(name, (x, y), wide)
        mark = (x, y + 12)
        if grown:
            tone, alpha = "#ffd889" if state.stars or bright else "#efe2c0", round(255 * grown)
            for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 4)):
                canvas.icon(self.symbol, (mark[0] + dx, mark[1] + dy), 66, "#2a1408", alpha=alpha)
            canvas.icon(self.symbol, mark, 66, tone, alpha=alpha)
        if grown < 1.0:
            fallen = (mark[0], mark[1] + _FALL * grown * grown)
            canvas.disc("#3a3a3a", "padlock", fallen, 44, alpha=round(255 * (1 - grown)))

    def _draw_plate(self, canvas: Canvas, locked: bool, hot: bool) -> None:
        """Name, number, and stars or what opens the island."""
        (x, y), state = SPOTS[self.at], self.state
        plate = Box.around((x, y + _DOWN), *_PLATE)
        if hot:
            canvas.glow(plate, 12, 1.0, 11)
        canvas.plate("label", plate)
        if locked:
            canvas.fill(plate.inset(3), "#8f9a92", 150, 7)
        if hot:
            canvas.fill(plate.inset(3), "gold_l", 150, 7)
            canvas.outline(plate, "gold_l", 3, 9)
        number = (plate.x + 4, plate.center[1])
        ink = "ink2" if locked else "ink"
        room = _PLATE[0] - 58
        style = canvas.alike([(name, room) for name in self.names], legible("sc", 22, ink))
        canvas.write(self.names[self.at], style, (x + 12, plate.y + 19), room, "center")
        below = (x + 12, plate.y + 46)
        if state.words:
            canvas.write(state.words, legible("ital", 18, ink), below, _PLATE[0] - 52, "center")
        elif not locked:
            stars(canvas, below, 28, state.stars, 31)
        canvas.circle(number, 24, "#2a1408")
        canvas.circle(number, 22, "#a39a80" if locked else "gold_l")
        canvas.circle(number, 18.5, "#4a4538" if locked else "#a5301f")
        figure = Style("black", 22, "#fff6de", SHADE, grows=False)
        canvas.write(f"{self.at + 1}", figure, (number[0], number[1] - 1), anchor="center")


def isle_box(at: int) -> Box:
    """The place of an island with its plate."""
    x, y = SPOTS[at]
    return Box(x - _ISLE[0] / 2, y - _ISLE[1] / 2, _ISLE[0], _ISLE[1] / 2 + _DOWN + _PLATE[1] / 2)


class Ship(NamedTuple):
    """The ship on its course."""

    spot: Point
    heel: float = 0.0
    """Degrees."""


def berth(at: int) -> Point:
    """Where the ship lies beside an island: on the side from which one comes."""
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
    """The sea below the islands, with the ways between them.

    Args:
        ship: None = it is not seen.
        rule: how islands open; "" = it is not told.
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
            open_ = islands[at + 1].open and (at + 1 not in opening or grown >= _HALF)
            look = (at, islands[at].stars > 0, open_)
            canvas.cached(partial(_same, look), partial(_draw_way, *look))
    if ship is not None:
        canvas.sprite("ship", ship.spot, _SHIP, angle=ship.heel)
    if rule:
        line = Box(346, 972, 628, 44)
        canvas.plate("label", line)
        canvas.write(rule, legible("ital", 20, "ink"), line.center, 600, "center")


def _draw_degrees(canvas: Canvas) -> None:
    """The border of the chart, which counts degrees."""
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
    """The point towards which a way bends."""
    (x, y), (to_x, to_y) = start, end
    return (x + to_x) / 2 - (to_y - y) * bend, (y + to_y) / 2 + (to_x - x) * bend


def _bent(start: Point, middle: Point, end: Point, part: float) -> Point:
    """A point of a way that bends."""
    return toward(toward(start, middle, part), toward(middle, end, part), part)


def _same(look: tuple[int, bool, bool]) -> Hashable:
    """What a way looks like, which changes but once."""
    return "way", *look


def _draw_way(at: int, sailed: bool, open_: bool, canvas: Canvas) -> None:
    """The dashes from an island to the next one."""
    start, end = SPOTS[at], SPOTS[at + 1]
    middle = _middle(start, end, _BENDS[at])
    dashes = int(math.hypot(end[0] - start[0], end[1] - start[1]) / _DASH)
    for dash in range(dashes):
        first, last = (_bent(start, middle, end, (dash + part) / dashes) for part in (0.1, 0.68))
        if sailed and open_:
            canvas.line(first, last, "#fff3cf", 9)
        canvas.line(first, last, "#9c2a16" if sailed and open_ else "#fff3cf" if open_ else "#5f9a98", 5)
