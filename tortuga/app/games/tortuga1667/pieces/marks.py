"""Small marks on the table: the tick on a chosen thing, and a name on parchment."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import ICON, NAME

ROMAN = ("I", "II", "III", "IV", "V")
"""The places of the row."""


def draw_tick(canvas: Canvas, center: Point, size: float = 30) -> None:
    """The green disc of something chosen."""
    canvas.disc("good_plate", ICON["done"], center, size, ring="gold_l")


def draw_sign(
    canvas: Canvas, center: Point, label: str, icon: str | None = None, size: float = 21, room: float = 250
) -> Box:
    """A parchment plate with a name; returns its box."""
    extra = size * 1.5 if icon else 0.0
    wide = min(canvas.width(label, "sc", size), room - extra - 30)
    box = Box.around(center, wide + extra + 30, size * 1.66)
    canvas.plate(f"{NAME}/signboard", box)
    left = box[0] + 15
    if icon:
        canvas.icon(icon, (left + size * 0.55, center[1]), size * 1.16, "#4a2a12")
        left += extra
    canvas.write(label, legible("sc", size, "ink"), (left, center[1] - 1), wide + 1)
    return box


GHOST = 46


def draw_treasure(
    canvas: Canvas, center: Point, size: float, glow: bool = False, alpha: int = 255, shadow: bool = True
) -> None:
    """A treasure; `glow` marks the one that would go, a low `alpha` makes a ghost without shadow."""
    width = canvas.px(size)
    if glow:
        halo = canvas.px(size + max(0.0, 60 - size) * 0.15)
        canvas.blit_center(canvas.art.sprite(f"{NAME}/glow_treasure", halo), center, alpha)
    if shadow and alpha >= 200:
        canvas.blit_center(canvas.art.sprite(f"{NAME}/shadow_treasure", width), center, alpha)
    canvas.blit_center(canvas.art.sprite(f"{NAME}/treasure", width), center, alpha)
