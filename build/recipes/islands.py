"""What lies on the sea chart of the voyages: small islands, and the stars won on them."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import pygame
from recipes.field import Field, fbm_fine, grid, sstep, surface
from recipes.land import colors, jungle
from recipes.sprites import Sprite
from recipes.vectors import shrink

from tortuga.app.draw.theme import rgb

SIZE: Final = (472, 336)
"""Size in pixels at which an island is painted."""
_WIDTH: Final = 354
"""Width in pixels of the picture that is kept."""
SHAPES: Final = 6
_STAR: Final = 120
_INNER: Final = 0.46
"""Distance of a star's inner corners from its middle, relative to that of the outer ones."""


def _heights(seed: int) -> tuple[Field, Field, Field, Field, Field]:
    """Height, clearing, distance from the clearing's rim, row -1..1, broad noise."""
    rng, (w, h) = np.random.default_rng(seed), SIZE
    y, x = grid(h, w)
    u, v = (x - w / 2) / (w * 0.44), (y - h / 2) / (h * 0.44)
    angle = np.arctan2(v, u)
    broad, medium = fbm_fine(h, w, 3.2, 171 + seed), fbm_fine(h, w, 3.0, 272 + seed)
    lobes = 1.04 + sum(
        rng.uniform(0.03, 0.17) / (1 + 0.22 * n) * np.sin(n * angle + rng.uniform(0, 6.3))
        for n in (2, 3, 4, 5, 7)
    )
    land = (1 - (np.hypot(u, v) * lobes) ** 2.2) * 0.58 + 0.1 * broad + 0.02 * medium
    across, down = rng.uniform(-0.1, 0.1), rng.uniform(0.1, 0.22)
    rim = np.hypot((u - across) / 0.42, (v - down) / 0.34) * (1 + 0.05 * broad)
    clearing = sstep(1.16, 0.84, rim)
    hills = sum(
        rng.uniform(0.22, 0.62)
        * np.exp(
            -(((u - rng.uniform(-0.6, 0.6)) / rng.uniform(0.15, 0.26)) ** 2)
            - ((v - rng.uniform(-0.62, 0.05)) / rng.uniform(0.13, 0.22)) ** 2
        )
        for _ in range(4)
    )
    height = land + hills * (1 + 0.16 * medium) * sstep(0.05, 0.25, land)
    height = height * (1 - clearing) + np.minimum(height, 0.155 + 0.006 * medium) * clearing
    return height, clearing, rim, v, broad


def islet(shape: int) -> pygame.Surface:
    """A small island: shore, hills and clearing follow from its number."""
    height, clearing, rim, v, broad = (part.astype(np.float32) for part in _heights(11 + 13 * shape))
    color, alpha = colors(height, clearing, rim, v, broad)
    made = pygame.Surface(SIZE, pygame.SRCALPHA, 32)
    made.blit(surface(color, alpha), (0, 0))
    jungle(made, (0, 0), height, clearing)
    return shrink(made, _WIDTH)


def star(won: bool) -> pygame.Surface:
    """A star in gold, or the hole where one is missing."""
    side = 4 * _STAR
    made = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    layers = (
        ((1.0, "#4a2a08", 0), (0.85, "#c9821f", 0), (0.71, "#ffd45c", 0.03), (0.39, "#fff0b4", 0.07))
        if won
        else ((0.97, "#8f6d3c", 0), (0.72, "#33220f", 0))
    )
    for grow, tone, up in layers:
        corners = []
        for corner in range(10):
            turn = math.pi * corner / 5 - math.pi / 2
            far = side / 2 * grow * (_INNER if corner % 2 else 1)
            corners.append((side / 2 + far * math.cos(turn), side * (0.53 - up / 2) + far * math.sin(turn)))
        pygame.draw.polygon(made, rgb(tone), corners)
    return shrink(made, _STAR)


def sprites() -> dict[str, Sprite]:
    """All islands and stars by name."""
    made: dict[str, Sprite] = {f"islet_{shape}": (islet(shape), 1.0) for shape in range(SHAPES)}
    return made | {"star_won": (star(True), 1.0), "star_missing": (star(False), 1.0)}
