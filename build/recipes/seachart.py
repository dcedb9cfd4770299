"""What sea charts are made of: water, rhumb lines, the border of degrees, a wind rose. Lengths in units."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import pygame
from recipes.field import Field, U, array, box_distance, fbm_fine, surface, vec
from recipes.outline import oval, poly, rounded
from recipes.pen import Pen
from recipes.sea import sea
from recipes.vectors import icon, stamp

PAPER: Final = "#f6ecc8"
CHART_INK: Final = "#5b3c1e"
LINE_INK: Final = "#eaf6ea"
VOYAGES: Final = (1192, 882)
"""Size of the sea of the voyages."""
_ROSE: Final = (588, 250, 126)
"""Where the rose is on that sea, and its size."""
_DRAWINGS: Final = (("sea-serpent", 92, 288, 252), ("whale-tail", 70, 888, 260), ("octopus", 84, 588, 536))


def water(w: int, h: int) -> pygame.Surface:
    """The chart's sea, faded towards paper, so that it reads as ink and wash."""
    color, _ = array(sea(w, h, (w / U * 0.5, h / U * 0.56)))
    stain = np.clip(0.5 + 0.5 * fbm_fine(h, w, 2.6, 88), 0, 1)[..., None]
    color = color * 1.04 + np.array([26, 20, 4], np.float32) * (0.5 + 0.6 * stain)
    edge = np.exp(-np.maximum(-box_distance(w, h, 3 * U), 0) / (16 * U))[..., None]
    tone: Field = (color * (1 - 0.30 * edge) + vec("#0a2c38") * 0.30 * edge).astype(np.float32)
    return surface(tone)


def lines(w: float, h: float, m: float) -> pygame.Surface:
    """Rhumb lines, meridians and the border of degrees, `m` units wide; (0, 0) is the corner of the sheet."""
    wide, high = w - 2 * m, h - 2 * m
    pen = Pen(w, h, U)
    with pen.clip(rounded(m, m, wide, high, 0)):
        middle = (m + wide * 0.5, m + high * 0.60)
        for k in range(32):
            a = k * math.pi / 16
            end = (middle[0] + 1400 * math.cos(a), middle[1] + 1400 * math.sin(a))
            pen.line(poly(middle, end, closed=False), LINE_INK, 0.9 if k % 2 else 1.4, 34 if k % 2 else 52)
        for share in (1 / 3, 2 / 3):
            for a, b in (
                ((m + wide * share, m), (m + wide * share, m + high)),
                ((m, m + high * share), (m + wide, m + high * share)),
            ):
                pen.line(poly(a, b, closed=False), LINE_INK, 1, 34)
    pen.line(rounded(m - 1, m - 1, wide + 2, high + 2, 2), "#3a2412", 2.2)
    pen.line(rounded(m - 12, m - 12, wide + 24, high + 24, 2), CHART_INK, 1.6)
    step = 44.0
    for k in range(0, int(wide / step) + 1, 2):
        x = m + k * step
        for y in (m - 9, m + high + 4):
            pen.fill(rounded(x, y, min(step, m + wide - x), 5, 0), CHART_INK, 210)
    for k in range(0, int(high / step) + 1, 2):
        y = m + k * step
        for x in (m - 9, m + wide + 4):
            pen.fill(rounded(x, y, 5, min(step, m + high - y), 0), CHART_INK, 210)
    return pen.picture()


def rose(size: float, alpha: int) -> pygame.Surface:
    """A wind rose of sixteen points in chart ink."""
    pen, s = Pen(size, size, U), size / 2
    for k in range(16):
        a, t = k * math.pi / 8, s * 0.13
        reach = (0.98, 0.52, 0.72, 0.52)[k % 4] * s
        tip = (s + reach * math.sin(a), s - reach * math.cos(a))
        for side, tone in ((1, PAPER), (-1, "#0d3f4c")):
            x = s + side * t * math.cos(a) + t * math.sin(a)
            y = s + side * t * math.sin(a) - t * math.cos(a)
            pen.fill(poly((s, s), tip, (x, y)), tone, alpha)
    for share in (0.42, 0.46, 0.86):
        pen.line(oval(s, s, s * share, s * share), PAPER, 1.2, alpha)
    return pen.picture()


def voyages() -> pygame.Surface:
    """The sea on which voyages are sailed, with all that is drawn on it."""
    w, h = VOYAGES
    out = water(w * U, h * U)
    m = 24.0
    grid = lines(w + 2 * m, h + 2 * m, m)
    out.blit(grid, (-m * U, -m * U))
    x, y, size = _ROSE
    stamp(out, rose(size, 84), (x * U, y * U))
    for name, wide, at_x, at_y in _DRAWINGS:
        stamp(out, icon(name, wide * U, "#e9f7ee", 60), (at_x * U, at_y * U))
    return out
