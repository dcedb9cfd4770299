"""The five chests of the dice game, and their empty places."""

from __future__ import annotations

import pygame
from recipes import chest as house
from recipes.chest import WIDTH
from recipes.field import mix
from recipes.vectors import icon, shrink, stamp

from tortuga.app.games.tortuga2014.palette import CHEST, CHEST_DARK, CHEST_SYMBOL


def chest(kind: str) -> pygame.Surface:
    """A chest of a colour with its symbol."""
    ink = mix(CHEST[kind], "#1a0d07", 0.72 if kind in ("white", "yellow") else 0.35)
    return house.chest(CHEST[kind], CHEST_DARK[kind], CHEST_SYMBOL[kind], ink)


def hole(kind: str) -> pygame.Surface:
    """The empty place of a chest in the sand, as wide as the chest."""
    w, h = WIDTH, round(WIDTH * 0.70)
    out = pygame.Surface((w * 2, h * 2), pygame.SRCALPHA, 32)
    pygame.draw.ellipse(out, (96, 66, 24, 74), out.get_rect())
    pygame.draw.ellipse(out, (96, 66, 24, 150), out.get_rect(), 12)
    stamp(out, icon(CHEST_SYMBOL[kind], int(w * 0.90), "#7a5420", 190), (w, h))
    return shrink(out, w)
