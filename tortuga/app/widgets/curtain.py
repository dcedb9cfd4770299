"""A closed theatre curtain in a player's colour, as large as the window; painted once per window size."""

from __future__ import annotations

import itertools
import math

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.nineslice import shrunk
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.theme import mix, rgb

_FOLD = 118.0  # units from fold to fold
_HEM_Y, _HEM_H, _HEM_LINE = 984.0, 40.0, 12.0
_EMBLEM_STEP = (236.0, 190.0)
_EMBLEM_SIZE = 92.0
_EMBLEM_AT = (30.0, 150.0)
_EMBLEM_ALPHA = 120
_ROWS, _COLUMNS = range(-4, 10), range(-4, 13)
"""They go on into the margins of windows that are wider or higher than the stage."""
_WAVES = ((0.9, 3.7), (0.5, 1.9))
"""By how much, and how slowly, the folds are shifted."""
_VALLEY, _RIDGE, _SHARP = 0.22, 0.70, 1.4
"""How light the folds are, and how narrow their ridges."""


def hung(canvas: Canvas, seat: SeatColour) -> pygame.Surface:
    """The curtain of a player, kept for this window size."""
    return canvas.art.made(("curtain", seat), lambda: _curtain(canvas, seat))


def _curtain(canvas: Canvas, seat: SeatColour) -> pygame.Surface:
    width, height = canvas.surface.get_size()
    base = seat.rgb
    cloth = _folds(canvas, width, mix(base, "#0a0402", 0.74), mix(base, "#fff2d0", 0.10))
    gold = _folds(canvas, width, "#4a2a08", "#ffd888")
    out = pygame.transform.scale(cloth, (width, height))
    _weave(canvas, out, seat.emblem, mix(base, "#000000", 0.55))
    top, line = round(canvas.at(0, _HEM_Y)[1]), max(1, canvas.px(_HEM_LINE))
    for y in (top, top + canvas.px(_HEM_H)):
        out.blit(pygame.transform.scale(gold, (width, line)), (0, y))
    out.blit(shrunk(canvas.art.master("backdrops/vignette.png"), (width, height)), (0, 0))
    return out


def _folds(canvas: Canvas, width: int, dark: str, light: str) -> pygame.Surface:
    """One row of pixels: light on the ridges, dark in the valleys, no two folds alike."""
    row = pygame.Surface((width, 1), 0, 32)
    for x in range(width):
        turn = 2 * math.pi * canvas.unit((x, 0))[0] / _FOLD
        shifted = sum((strong * math.sin(turn / slow) for strong, slow in _WAVES), turn)
        ridge = (1 + math.sin(shifted)) / 2
        row.set_at((x, 0), rgb(mix(dark, light, _VALLEY + _RIDGE * ridge**_SHARP)))
    return row


def _weave(canvas: Canvas, cloth: pygame.Surface, name: str, ink: str) -> None:
    """The emblem, woven into the cloth in staggered rows."""
    picture = canvas.art.icons.tinted(name, canvas.px(_EMBLEM_SIZE), ink).copy()
    picture.set_alpha(_EMBLEM_ALPHA)
    (left, top), (step_x, step_y) = _EMBLEM_AT, _EMBLEM_STEP
    for row, column in itertools.product(_ROWS, _COLUMNS):
        x, y = (column + (row % 2) / 2) * step_x + left, top + row * step_y
        if y < _HEM_Y - _EMBLEM_SIZE / 2:
            px, py = canvas.at(x, y)
            cloth.blit(picture, picture.get_rect(center=(round(px), round(py))))
