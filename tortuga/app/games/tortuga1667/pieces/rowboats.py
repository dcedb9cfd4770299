"""Rowboats: free, taken, closed; and the dashed way between them and Tortuga."""

from __future__ import annotations

from typing import Literal

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.theme import rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import ROWBOAT, ROWBOAT_TAG_DY, ROWBOAT_W
from tortuga.app.games.tortuga1667.palette import ICON, NAME, Ship

BoatState = Literal["free", "taken", "closed"]
WAY: tuple[Point, ...] = ((46, 38), (70, 54), (82, 80), (86, 104))
"""From a boat's middle towards Tortuga, for the Flying Dutchman's; the other is mirrored."""


def draw_rowboat(
    canvas: Canvas,
    ship: Ship,
    center: Point | None = None,
    state: BoatState = "free",
    told: str = "",
    *,
    legal: bool = False,
    dim: bool = False,
    flip: bool | None = None,
    way: bool = True,
    alpha: int = 255,
) -> None:
    """A ship's rowboat, without who sits in it (`faces.draw_face` at `layout.ROWBOAT_FACE`).

    told: free, closed, or the rower's name, in words. legal: halo. dim: no way in. center: where it is, while
    it rows; flip: its bow to the right.
    """
    x, y = center or ROWBOAT[ship]
    mirrored = (ship == "roger") if flip is None else flip
    if way and state != "closed" and center is None:
        _way(canvas, ship)
    if legal:
        canvas.glow(Box(x - ROWBOAT_W / 2 + 8, y - 24, ROWBOAT_W - 16, 48), 24, 1.0, 14)
    width = canvas.px(ROWBOAT_W)
    key = ("rowboat", width, mirrored)

    def turned() -> pygame.Surface:
        return pygame.transform.flip(canvas.art.sprite(f"{NAME}/rowboat", width), mirrored, False)

    canvas.blit_center(canvas.art.made(key, turned), (x, y), 130 if dim else alpha)
    if state == "closed":
        canvas.blit_center(canvas.art.sprite(f"{NAME}/blast", canvas.px(66)), (x, y), alpha)
    if told:
        plate, icon = {"free": ("tag_green", ICON["rowboat"]), "closed": ("tag_red", ICON["lock"])}.get(
            state, ("tag_dark", None)
        )
        canvas.tag((x, y + ROWBOAT_TAG_DY), told, plate, icon, 17, max_w=132)


def _way(canvas: Canvas, ship: Ship) -> None:
    """A dashed way as on a treasure map."""
    side = 1 if ship == "dutchman" else -1
    x, y = ROWBOAT[ship]
    key = ("rowboat way", side, canvas.px(100))
    picture = canvas.art.made(key, lambda: _dashes(canvas, side))
    canvas.blit_center(picture, (x + side * 66, y + 71))


def _dashes(canvas: Canvas, side: int) -> pygame.Surface:
    big = 3
    unit = canvas.scale * big
    wide, high = round(60 * unit), round(86 * unit)
    out = blank((wide, high))
    points: list[Point] = []
    for k in range(61):
        t, u = k / 60, 1 - k / 60
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        bx = sum(w * p[0] for w, p in zip(weights, WAY, strict=True)) - 66
        by = sum(w * p[1] for w, p in zip(weights, WAY, strict=True)) - 71
        points.append((wide / 2 + side * bx * unit, high / 2 + by * unit))
    for radius, tone in ((4.0, "#fff3cf"), (2.4, "#8c2a16")):
        for k, (px, py) in enumerate(points):
            if k % 15 < 8:
                pygame.draw.circle(out, rgb(tone), (px, py), radius * unit)
    return pygame.transform.smoothscale(out, (max(1, wide // big), max(1, high // big)))
