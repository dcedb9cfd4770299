"""The full-window pictures at 3840 x 2160: sea, table and title; and the darkness of their corners."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from recipes import sea
from recipes.field import U
from recipes.island import island
from recipes.vectors import icon, stamp

from tortuga.app.draw.theme import STAGE

SIZE = (STAGE[0] * U, STAGE[1] * U)
TABLE_ISLAND = (960, 352)  # units; the scenes place chests and tiles around these
TITLE_ISLAND = (1300, 560)
OPEN_SEA = (960, 420)
SHIPS = ((850, 330, 130, False), (1700, 240, 100, True), (800, 830, 150, False), (1560, 870, 170, True))
DRAWINGS = (("compass", 130, 1400, 486), ("sea-serpent", 100, 548, 210))  # faint, as on an old chart


def backdrops() -> Iterator[tuple[str, pygame.Surface]]:
    """Name and picture, one after the other."""
    yield "sea", sea.sea(*SIZE, OPEN_SEA)
    table = sea.sea(*SIZE, TABLE_ISLAND)
    for name, size, x, y in DRAWINGS:
        stamp(table, icon(name, size * U, "#e9f7ee", 24), (x * U, y * U))
    island(table, TABLE_ISLAND)
    yield "table", table
    title = sea.sea(*SIZE, TITLE_ISLAND)
    island(title, TITLE_ISLAND)
    for x, y, size, mirrored in SHIPS:
        sea.ship(title, x, y, size, mirrored)
    yield "title", title


def vignette() -> pygame.Surface:
    """Dark corners."""
    return sea.vignette(480, 270)
