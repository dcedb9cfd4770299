"""A canvas that paints nothing and notes where words would be: quick enough for every picture."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame
import pytest

from tortuga.app.draw.brush import Brush
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.lettering import Lettering
from tortuga.app.draw.pictures import Pictures
from tortuga.app.draw.theme import Style
from tortuga.app.draw.units import Box, Units

SMALLEST_PIXELS = 11
"""Letters smaller than this cannot be read."""

_PAINT = {
    Units: ("blit", "blit_center"),
    Brush: ("line", "fill", "icon", "sprite", "disc", "glow", "marker"),
    Canvas: ("backdrop", "topbar", "stamp", "dim"),
}

_OPAQUE = ("wood", "wood_brass", "parchment_torn", "parchment_flat")
"""Plates that hide what is beneath them."""


def on_stage(canvas: Canvas, box: Box) -> Box:
    """A box in units of the stage, wherever and however large its part of the picture is drawn."""
    zoom = canvas.scale / canvas.art.scale
    x, y, w, h = box
    return Box((canvas.corner[0] + x) * zoom, (canvas.corner[1] + y) * zoom, w * zoom, h * zoom)


@dataclass
class Gauge:
    """What was found since `clear`."""

    faults: dict[str, None] = field(default_factory=dict)
    """Words that are cut, squeezed, too small, wider than their room or outside the window."""
    words: list[tuple[str, Box, pygame.Surface]] = field(default_factory=list)
    """Lines, their boxes in units, and the surfaces they are on."""

    def clear(self) -> None:
        """Forget everything."""
        self.faults.clear()
        self.words.clear()

    def look(self, canvas: Canvas, string: str, room: float | None, pixels: int, box: Box) -> None:
        """Note a line, and what is wrong with it."""
        if pixels < SMALLEST_PIXELS:
            self.faults[f"{pixels} pixels: {string!r}"] = None
        if room is not None and box[2] > room + 1.5 / canvas.scale:
            self.faults[f"{box[2]:.0f} units of {room:.0f}: {string!r}"] = None
        x, y, w, h = box
        loose = h * 0.3  # a font is higher than its letters
        whole = canvas.surface.get_clip() == canvas.surface.get_rect()
        # a broad window has columns beside the stage
        left, top = canvas.unit((0, 0))
        right, bottom = canvas.unit(canvas.surface.get_size())
        inside = left - 1 <= x and x + w <= right + 1 and top - loose <= y and y + h <= bottom + loose
        if whole and not inside:
            self.faults[f"outside {tuple(map(round, box))}: {string!r}"] = None
        self.words.append((string, on_stage(canvas, box), canvas.surface))

    def cover(self, canvas: Canvas, name: str, box: Box, alpha: int) -> None:
        """Forget the words on which a plate of wood or paper is laid."""
        if alpha == 255 and name in _OPAQUE:
            x, y, w, h = on_stage(canvas, box)
            self.words = [
                (string, (left, top, wide, high), ground)
                for string, (left, top, wide, high), ground in self.words
                if ground is not canvas.surface
                or not (x <= left and left + wide <= x + w and y <= top and top + high <= y + h)
            ]

    def overlaps(self) -> list[str]:
        """Pairs of different lines that overlap on the same surface."""
        found: dict[str, None] = {}
        by_top = sorted(self.words, key=lambda word: word[1][1])
        for i, (one, (x, y, w, h), ground) in enumerate(by_top):
            for other, (left, top, wide, high), below in by_top[i + 1 :]:
                if top >= y + h:
                    break
                across = min(x + w, left + wide) - max(x, left)
                down = min(y + h, top + high) - top
                if ground is below and across > 3 and down > 0.45 * min(h, high) and one != other:
                    found[f"{one!r} on {other!r}"] = None
        return list(found)


def measure(patch: pytest.MonkeyPatch) -> Gauge:
    """Make every canvas measure its words instead of painting, from now on."""
    gauge = Gauge()
    shortened = Lettering.shortened

    def nothing(*_args: object, **_named: object) -> None:
        return None

    def put_line(
        self: Canvas, string: str, style: Style, at: tuple[float, float], room: float | None, anchor: str
    ) -> Box:
        pixels = self.size_for(string, style, room)
        letters = self.art.letters
        wide = letters.width(string, style.role, pixels) if string else 0
        spot = pygame.Rect(0, 0, wide, letters.font(style.role, pixels).get_height())
        x, y = self.at(*at)
        setattr(spot, anchor, (round(x), round(y)))
        box = self.box(spot)
        if string:
            gauge.look(self, string, room, pixels, box)
        return box

    def plate(self: Canvas, name: str, box: Box, alpha: int = 255, *_: Any, **_named: Any) -> None:
        gauge.cover(self, name, box, alpha)

    def cut(self: Canvas, string: str, role: str, size: float, room: float) -> str:
        gauge.faults[f"cut: {string!r}"] = None
        return shortened(self, string, role, size, room)

    for owner, names in _PAINT.items():
        for name in names:
            patch.setattr(owner, name, nothing)
    empty = pygame.Surface((1, 1))
    for name in ("sprite", "cell", "dimmed", "made"):
        patch.setattr(Pictures, name, lambda *_args, **_named: empty)
    patch.setattr(Brush, "plate", plate)
    patch.setattr(Lettering, "put_line", put_line)
    patch.setattr(Lettering, "shortened", cut)
    return gauge
