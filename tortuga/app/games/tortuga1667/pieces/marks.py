"""Small signs on the table: the tick, a name on parchment, treasures."""

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
    left = box.x + 15
    if icon:
        canvas.icon(icon, (left + size * 0.55, center[1]), size * 1.16, "#4a2a12")
        left += extra
    canvas.write(label, legible("sc", size, "ink"), (left, center[1] - 1), wide + 1)
    return box


_GHOST = 46
"""The opacity of a place without a treasure."""


def draw_treasure(
    canvas: Canvas, center: Point, size: float, glow: bool = False, alpha: int = 255, shadow: bool = True
) -> None:
    """A treasure; `glow` marks one that would go, a low `alpha` makes a ghost without a shadow."""
    width = canvas.px(size)
    if glow:
        halo = canvas.px(size + max(0.0, 60 - size) * 0.15)
        canvas.blit_center(canvas.art.sprite(f"{NAME}/glow_treasure", halo), center, alpha)
    if shadow and alpha >= 200:
        canvas.blit_center(canvas.art.sprite(f"{NAME}/shadow_treasure", width), center, alpha)
    canvas.blit_center(canvas.art.sprite(f"{NAME}/treasure", width), center, alpha)


def draw_treasures(
    canvas: Canvas, middle: Point, room: float, count: int, size: float, step: float, least: int = 0
) -> None:
    """Treasures side by side, with ghosts up to the number `least`.

    Args:
        room: the most between the middles of the first and the last.
        step: from one to the next, if there is room for that.
    """
    places = max(least, count)
    step = min(step, room / max(1, places - 1))
    for k in range(places):
        center = (middle[0] + (k - (places - 1) / 2) * step, middle[1])
        draw_treasure(canvas, center, size, alpha=255 if k < count else _GHOST)
