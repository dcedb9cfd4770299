"""Treasure: a chest with a coin, unlike the five of the dice game."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Point
from tortuga.app.games.tortuga1667.palette import NAME

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
