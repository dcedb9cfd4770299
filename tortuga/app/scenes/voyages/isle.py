"""An island of the sea chart: its land, its landmark, and the plate below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.widgets.button import SHADE, Pressable
from tortuga.kernel.voyage import STARS

SPOTS: Final = (
    *((206, 252), (494, 236), (790, 262), (1090, 244)),
    *((1104, 516), (806, 540), (510, 522), (212, 540)),
    *((206, 806), (500, 822), (794, 804), (1098, 806)),
)
"""Middles of the islands, in the order in which they are sailed."""
IN_ROW: Final = 4
"""Number of islands in a row."""
_ISLE: Final = (236.0, 168.0)
_PLATE: Final = (232.0, 66.0)
_DOWN: Final = 103.0
"""Distance from the middle of an island down to that of its plate."""
_SHAPES: Final = 6
"""Number of pictures of islands, used in turn."""
HALF: Final = 0.5
"""How far an island has opened when its plate and its way change."""
_FALL: Final = 96.0
"""How far its padlock falls."""


def stars(canvas: Canvas, spot: Point, size: float, won: int, pitch: float) -> None:
    """Three stars around a middle, the first ones won."""
    for at in range(STARS):
        name = "star_won" if at < won else "star_missing"
        canvas.sprite(name, (spot[0] + (at - 1) * pitch, spot[1]), size, lift=0)


class State(NamedTuple):
    """Everything about an island that determines its look."""

    open: bool
    stars: int
    chosen: bool
    words: str
    """What is written in place of stars; "" = the stars."""
    lit: bool = False
    """Whether it was just opened."""
    grown: float = 1.0
    """How far its opening has come: colour flows in, and the padlock falls."""


@dataclass(frozen=True)
class Isle(Pressable):
    """An island of the chart, with its plate."""

    at: int
    names: tuple[str, ...]
    """The names of all islands, which have one size."""
    symbol: str
    state: State
    told: str
    """The island in words, for screen readers."""
    tag: str = ""

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        key = f"eyes-{self.at + 1}" if self.at + 1 < 10 else None
        return self.item(self.told, radius=12, key=key, checked=self.state.chosen)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        state = self.state
        locked = not state.open or state.grown < HALF
        bright = not locked and (state.chosen or state.lit)
        if bright:
            canvas.glow(Box.around(SPOTS[self.at], 170, 110), 60, 0.9, 40)
        self._draw_land(canvas, bright)
        self._draw_plate(canvas, locked, bright or focus.hot(self.id))
        if self.tag and state.grown == 1.0:
            x, y = SPOTS[self.at]
            canvas.tag((x, y - 74), self.tag, "tag_green", "key", 18, max_w=230)

    def _draw_land(self, canvas: Canvas, bright: bool) -> None:
        """Draw the island, grey while it is locked, with its landmark."""
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
        """Draw name, number, and stars or what opens the island."""
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
