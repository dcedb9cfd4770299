"""The island of the dice game: its heights, its palms and a skull rock."""

from __future__ import annotations

import numpy as np
import pygame
from recipes.field import Field, U, fbm_fine, grid, sstep, surface
from recipes.land import colors, jungle, palm
from recipes.vectors import icon, stamp

from tortuga.app.games.tortuga2014.table.scenery import PALMS

SIZE = (1060 * U, 640 * U)


def _heights(w: int, h: int) -> tuple[Field, Field, Field, Field, Field]:
    """Height, clearing, distance from the clearing's rim, row -1..1, broad noise."""
    y, x = grid(h, w)
    u, v = (x - w / 2) / (450 * U), (y - h / 2) / (280 * U)
    angle = np.arctan2(v, u)
    broad, medium = fbm_fine(h, w, 3.2, 71), fbm_fine(h, w, 3.0, 72)
    lobes = 1 + 0.06 * np.sin(3 * angle + 0.6) + 0.05 * np.sin(5 * angle + 2) + 0.03 * np.sin(9 * angle + 1)
    radius = np.hypot(u / 0.8, v / 0.8) * lobes
    land = (1 - radius**2.1) * 0.6 + 0.075 * broad + 0.02 * medium
    rim = np.hypot(u / 0.52, (v - 0.1) / 0.42) * (1 + 0.03 * broad)
    clearing = sstep(1.14, 0.84, rim)
    peaks = (
        np.exp(-(((u + 0.02) / 0.3) ** 2 + ((v + 0.53) / 0.17) ** 2)) * 0.66
        + np.exp(-(((u - 0.36) / 0.16) ** 2 + ((v + 0.36) / 0.14) ** 2)) * 0.24
        + np.exp(-(((u + 0.4) / 0.17) ** 2 + ((v + 0.34) / 0.15) ** 2)) * 0.28
    )
    height = land + peaks * (1 + 0.16 * medium) * sstep(0.05, 0.25, land)
    height = height * (1 - clearing) + (0.155 + 0.006 * medium) * clearing
    return height, clearing, rim, v, broad


def island(target: pygame.Surface, center: tuple[float, float]) -> None:
    """Paint the island onto the sea, its middle at `center` (units)."""
    height, clearing, rim, v, broad = _heights(*SIZE)
    color, alpha = colors(height, clearing, rim, v, broad)
    origin = (round(center[0] * U - SIZE[0] / 2), round(center[1] * U - SIZE[1] / 2))
    target.blit(surface(color, alpha), origin)
    jungle(target, origin, height, clearing)
    for dx, dy, size, mirrored in PALMS:
        palm(target, (center[0] + dx, center[1] + dy), size, mirrored)
    for dx, dy, tone, opacity in ((0, -2, "#fffaf0", 120), (2, 4, "#1b130b", 170), (0, 0, "#e9dfc8", 245)):
        skull = icon("pirate-skull", 58 * U, tone, opacity)
        stamp(target, skull, ((center[0] - 7 + dx) * U, (center[1] - 154 + dy) * U))
