"""The sea that fills the window at 3840 x 2160, and the darkness of its corners."""

from __future__ import annotations

import pygame
from recipes import sea
from recipes.field import U

from tortuga.app.draw.theme import STAGE

SIZE = (STAGE[0] * U, STAGE[1] * U)
OPEN_SEA = (960, 420)


def open_sea() -> pygame.Surface:
    """Nothing but water."""
    return sea.sea(*SIZE, OPEN_SEA)


def vignette() -> pygame.Surface:
    """Dark corners."""
    return sea.vignette(480, 270)
