"""Ambient motion: the palms of the island sway and the sea glints, except where something lies on them."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, TypeAlias

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.table.center import RING_TILE, ring
from tortuga.app.games.tortuga2014.table.light import ground

Palm: TypeAlias = tuple[float, float, float, bool]
PALMS: Final[tuple[Palm, ...]] = (
    (-308, 118, 82, False),
    (310, 114, 84, True),
    (-256, 172, 60, True),
    (258, 172, 64, False),
    (-338, 50, 60, True),
    (346, 44, 62, False),
    (-218, -116, 54, False),
    (222, -112, 56, True),
)
"""Foot from the middle of the island, size, and whether it is mirrored; the island is painted from this."""
_ISLAND: Final = (960.0, 352.0)
_SWAY: Final = 5.2
"""Seconds from one gust to the next."""
_BEND: Final = 0.055
"""How far the crown goes to each side, as a share of the palm's height."""
_STEPS: Final = 6
"""Positions to each side; finer ones would not be noticed."""
_WIDE, _HIGH = 1.3, 1.12
"""The box a palm sways in, by its size."""
_FADE: Final = 24
"""Pixels of the mask that fades a palm's edges, before it is scaled."""
_SUBPIXELS: Final = 4
"""Steps to the side per pixel."""


class Palms:
    """The palms of one table; a frame prepares one new picture at most."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, int], pygame.Surface] = {}
        self._light: tuple[object, ...] = ()
        """Window size, whether it is evening, and where the island is."""
        self._steps: dict[int, int] = {}
        """The position in which each palm is drawn."""

    def draw(
        self, canvas: Canvas, time: float, tiles: int, evening: bool = False, aside: float = 0.0
    ) -> list[pygame.Rect]:
        """The palms `time` seconds after the table was laid; returns the areas painted, in pixels.

        Those under one of the `tiles` treasure tiles around the island stand still.

        Args:
            aside: how far right of the middle the island is, in units.
        """
        painted = []
        if self._light != (light := (canvas.surface.get_size(), evening, aside)):
            self._light = light
            self._made, self._steps = {}, {}
        budget = 1
        for index in _uncovered(tiles):
            step, spot = _step(index, time), canvas.rect(*box(index).moved(aside))
            if step and budget and (index, step) not in self._made:
                budget -= 1
                self._made[index, step] = _bent(ground(canvas.art, evening, aside), spot, step / _STEPS)
            if not step or (index, step) in self._made:
                self._steps[index] = step
            here = self._steps.get(index, 0)
            if here:  # upright palms are painted already
                painted.append(canvas.surface.blit(self._made[index, here], spot.topleft))
        return painted


def _step(index: int, time: float) -> int:
    """A palm's position, from -_STEPS to _STEPS."""
    turn = 2 * math.pi * (time / _SWAY + index * 0.37)
    return round(_STEPS * (0.65 * math.sin(turn) + 0.35 * math.sin(2.7 * turn)))


def box(index: int) -> Box:
    """The box a palm sways in, its foot at the lower edge."""
    dx, dy, size, _ = PALMS[index]
    wide, high = size * _WIDE, size * _HIGH
    return Box(_ISLAND[0] + dx - wide / 2, _ISLAND[1] + dy - high, wide, high)


@lru_cache(maxsize=64)
def _uncovered(tiles: int) -> tuple[int, ...]:
    """The palms that no treasure tile covers."""
    tile_boxes = [Box.around(point, RING_TILE + 8) for point in ring(tiles)]
    return tuple(i for i in range(len(PALMS)) if not any(box(i).touches(tile) for tile in tile_boxes))


def _bent(island: pygame.Surface, spot: pygame.Rect, share: float) -> pygame.Surface:
    """The painted island at `spot` with its upper part pushed to the side, fading out to the edges."""
    wide, high = spot.size
    painted = pygame.Surface(spot.size, pygame.SRCALPHA, 32)
    painted.blit(island, (0, 0), spot)
    fine = pygame.transform.smoothscale(painted, (wide * _SUBPIXELS, high))
    out = fine.copy()
    for row in range(high):
        up = 1 - row / high
        push = round(_BEND * high * _SUBPIXELS * share * up * up)
        out.blit(fine, (push, row), (0, row, wide * _SUBPIXELS, 1))
    bent = pygame.transform.smoothscale(out, (wide, high))
    bent.blit(_fade(wide, high), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return bent


@lru_cache(maxsize=32)
def _fade(wide: int, high: int) -> pygame.Surface:
    """White, opaque in the middle and transparent at the edges."""
    small = pygame.Surface((_FADE, _FADE), pygame.SRCALPHA, 32)
    # how far each column or row is from the middle
    off = [abs((k + 0.5) * 2 / _FADE - 1) for k in range(_FADE)]
    for x, across in enumerate(off):
        for y, down in enumerate(off):
            alpha = min(1.0, max(0.0, (1 - max(across, down)) / 0.3))
            small.set_at((x, y), (255, 255, 255, round(255 * alpha)))
    return pygame.transform.smoothscale(small, (wide, high))


GLINTS: Final = (
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
"""Center in units and start in seconds of each glint."""
