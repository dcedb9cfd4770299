"""The sea chart: its islands, the ways between them, and the ship."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.input.focus import Focus, Focusable
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
_ISLE: Final = (236.0, 168.0)
_PLATE: Final = (232.0, 66.0)
_DOWN: Final = 103.0
"""From the middle of an island down to that of its plate."""
_SHAPES: Final = 6
"""Pictures of islands, which come again in turn."""
_DASH: Final = 21.0
_SHIP: Final = 92.0


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
    lit: bool
    """Whether it was just opened."""
    words: str
    """What is told in place of stars; "" = the stars."""


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
        x, y = SPOTS[self.at]
        state = self.state
        locked, bright = not state.open, state.chosen or state.lit
        if bright:
            canvas.glow(Box.around((x, y), 170, 110), 60, 0.9, 40)
        canvas.sprite(f"islet_{self.at % _SHAPES}", (x, y), _ISLE[0], alpha=110 if locked else 255)
        mark = (x, y + 12)
        if locked:
            canvas.disc("#3a3a3a", "padlock", mark, 44)
        else:
            tone = "#ffd889" if state.stars or bright else "#efe2c0"
            for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 4)):
                canvas.icon(self.symbol, (mark[0] + dx, mark[1] + dy), 66, "#2a1408")
            canvas.icon(self.symbol, mark, 66, tone)
        plate = Box.around((x, y + _DOWN), *_PLATE)
        if bright:
            canvas.glow(plate, 12, 1.0, 11)
        canvas.plate("label", plate)
        if locked:
            canvas.fill(plate.inset(3), "#8f9a92", 150, 7)
        if bright or focus.hot(self.id):
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
        else:
            stars(canvas, below, 28, state.stars, 31)
        canvas.circle(number, 24, "#2a1408")
        canvas.circle(number, 22, "#a39a80" if locked else "gold_l")
        canvas.circle(number, 18.5, "#4a4538" if locked else "#a5301f")
        figure = Style("black", 22, "#fff6de", SHADE, grows=False)
        canvas.write(f"{self.at + 1}", figure, (number[0], number[1] - 1), anchor="center")
        if self.tag:
            canvas.tag((x, y - 74), self.tag, "tag_green", "key", 18, max_w=230)


def isle_box(at: int) -> Box:
    """The place of an island with its plate."""
    x, y = SPOTS[at]
    return Box(x - _ISLE[0] / 2, y - _ISLE[1] / 2, _ISLE[0], _ISLE[1] / 2 + _DOWN + _PLATE[1] / 2)


def draw_sea(canvas: Canvas, islands: Sequence[Island], ship: int | None, rule: str) -> None:
    """The sea below the islands, with the ways between them.

    Args:
        ship: place of the island beside which the ship lies; None = it is not seen.
        rule: how islands open; "" = it is not told.
    """
    canvas.plate("parchment_torn", _CHART)
    canvas.fill(_SEA, "#17646d", 255, 4)
    canvas.outline(_SEA, "#5a3a14", 4, 4)
    with canvas.within(_SEA.inset(4)):
        for step in range(1, 6):
            down = _SEA.y + step * _SEA.h / 6
            across = _SEA.x + step * _SEA.w / 6
            canvas.fill(Box(_SEA.x, down, _SEA.w, 2), "#bfe9df", 28)
            canvas.fill(Box(across, _SEA.y, 2, _SEA.h), "#bfe9df", 28)
        canvas.icon("compass", (652, 388), 108, "#e9f7ee", alpha=70)
        canvas.icon("sea-serpent", (352, 392), 92, "#e9f7ee", alpha=62)
        canvas.icon("whale-tail", (952, 400), 70, "#e9f7ee", alpha=62)
        canvas.icon("octopus", (652, 676), 84, "#e9f7ee", alpha=56)
        for at in range(len(islands) - 1):
            _draw_way(canvas, islands, at)
    if ship is not None:
        x, y = SPOTS[ship]
        canvas.sprite("ship", (x + (148 if x < 1000 else -148), y + 6), _SHIP)
    if rule:
        line = Box(346, 972, 628, 44)
        canvas.plate("label", line)
        canvas.write(rule, legible("ital", 20, "ink"), line.center, 600, "center")


def _draw_way(canvas: Canvas, islands: Sequence[Island], at: int) -> None:
    """The dashes from an island to the next one."""
    (x, y), (to_x, to_y) = SPOTS[at], SPOTS[at + 1]
    bend = _BENDS[at]
    middle = (x + to_x) / 2 - (to_y - y) * bend, (y + to_y) / 2 + (to_x - x) * bend
    dashes = int(math.hypot(to_x - x, to_y - y) / _DASH)
    open_, sailed = islands[at + 1].open, islands[at].stars > 0

    def spot(part: float) -> Point:
        weights = ((1 - part) ** 2, 2 * part * (1 - part), part**2)
        return (
            weights[0] * x + weights[1] * middle[0] + weights[2] * to_x,
            weights[0] * y + weights[1] * middle[1] + weights[2] * to_y,
        )

    for dash in range(dashes):
        first, last = spot((dash + 0.1) / dashes), spot((dash + 0.68) / dashes)
        if sailed and open_:
            canvas.line(first, last, "#fff3cf", 9)
        canvas.line(first, last, "#9c2a16" if sailed and open_ else "#fff3cf" if open_ else "#5f9a98", 5)
