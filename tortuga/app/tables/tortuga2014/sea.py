"""The sea lives a little: glints that come, drift and go where nothing lies on the water."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from tortuga.app.canvas import Canvas

_GLINTS: Final = (
    (505, 108, 0.0),
    (566, 96, 2.1),
    (478, 236, 4.0),
    (470, 318, 1.2),
    (492, 452, 3.1),
    (640, 622, 5.2),
    (1250, 618, 0.7),
    (1402, 476, 2.7),
    (1432, 338, 4.6),
    (1440, 126, 1.7),
    (1348, 92, 3.6),
    (1380, 420, 5.7),
)
"""Middle in units and beginning of each glint."""
_PERIOD = 7.0
"""Seconds from one appearance of a glint to the next."""
_DRIFT = 14.0
_LONG, _HIGH = 46.0, 7.0
_BRIGHT = 95


def glints(canvas: Canvas, time: float) -> None:
    """The water `time` seconds after the table was laid: a few soft streaks of light."""
    picture = canvas.art.made(("glint",), lambda: _glint(canvas.px(_LONG), max(2, canvas.px(_HIGH))))
    for x, y, begin in _GLINTS:
        turn = 2 * math.pi * time / _PERIOD + begin
        light = max(0.0, math.sin(turn)) ** 3
        if light < 0.05:
            continue
        left, top = canvas.at(x - _LONG / 2 - _DRIFT * math.cos(turn), y - _HIGH / 2)
        picture.set_alpha(round(_BRIGHT * light))
        canvas.surface.blit(picture, (round(left), round(top)))


def _glint(wide: int, high: int) -> pygame.Surface:
    """A streak that is bright in the middle and fades to all sides."""
    out = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
    for x in range(wide):
        for y in range(high):
            across, along = (y + 0.5) / high * 2 - 1, (x + 0.5) / wide * 2 - 1
            far = max(0.0, 1 - along * along) * max(0.0, 1 - across * across)
            out.set_at((x, y), (214, 244, 250, round(255 * far * far)))
    return out
