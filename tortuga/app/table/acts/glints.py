"""Light on the water: a few soft streaks that come and go."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TypeAlias

import pygame

from tortuga.app.draw.canvas import Canvas

Glint: TypeAlias = tuple[float, float, float]
"""Middle in units, and where in its course it begins."""
_PERIOD = 7.0
"""Seconds from one appearance of a glint to the next."""
_DRIFT = 14.0
_LONG, _HIGH = 46.0, 7.0
_BRIGHT = 95


def glints(canvas: Canvas, time: float, places: Iterable[Glint]) -> list[pygame.Rect]:
    """Paint the water `time` seconds after the table was laid; where, in pixels."""
    painted = []
    picture = canvas.art.made(("glint",), lambda: _glint(canvas.px(_LONG), max(2, canvas.px(_HIGH))))
    for x, y, begin in places:
        turn = 2 * math.pi * time / _PERIOD + begin
        light = max(0.0, math.sin(turn)) ** 3
        if light < 0.05:
            continue
        left, top = canvas.at(x - _LONG / 2 - _DRIFT * math.cos(turn), y - _HIGH / 2)
        picture.set_alpha(round(_BRIGHT * light))
        painted.append(canvas.surface.blit(picture, (round(left), round(top))))
    return painted


def _glint(wide: int, high: int) -> pygame.Surface:
    """A streak that is bright in the middle and fades to all sides."""
    out = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
    for x in range(wide):
        for y in range(high):
            across, along = (y + 0.5) / high * 2 - 1, (x + 0.5) / wide * 2 - 1
            far = max(0.0, 1 - along * along) * max(0.0, 1 - across * across)
            out.set_at((x, y), (214, 244, 250, round(255 * far * far)))
    return out
