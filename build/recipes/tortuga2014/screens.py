"""Folding screens: two folds, one turned to the light and one away from it; the app repeats them."""

from __future__ import annotations

import numpy as np
import pygame
from recipes import textures
from recipes.field import box_distance, coverage, edge_light, mix, surface, vec
from recipes.vectors import icon, stamp

from tortuga.app.draw.theme import is_light
from tortuga.app.games.tortuga2014.palette import COLOUR

FOLD = (172, 86)  # pixels of one fold: wide enough for the widest screen, scaled down


def fold(player: str, index: int, emblem: bool) -> pygame.Surface:
    """Fold 0 is lit at its left, fold 1 at its right."""
    w, h = FOLD
    base = COLOUR[player].rgb
    d = box_distance(w, h, 5 * 2)
    x = np.linspace(0, 1, w, dtype=np.float32)[None]
    light = 1.18 - 0.50 * x if index == 0 else 0.66 + 0.50 * x
    tones = (mix(base, "#1a0f08", 0.18), mix(base, "#0c0704", 0.6), mix(base, "#fff0c0", 0.1))
    grain = textures.wood(w, h, 90 + index, *tones, 0, 0.7)
    grain = grain * (light * (1 + 0.4 * edge_light(d, 6)))[..., None]
    line = 0.7 * np.exp(-(((d + 10) / 2.4) ** 2))[..., None]
    out = surface(grain * (1 - line) + vec("gold") * line, coverage(d))
    if not emblem:
        return out
    tone = "ink" if is_light(base) else "#ffe9b8"
    for shift, color, alpha in ((3, "#120a05", 60), (0, tone, 120)):
        stamp(out, icon(COLOUR[player].emblem, round(h * 0.62), color, alpha), (w / 2, h / 2 + shift))
    return out


def folds(player: str) -> pygame.Surface:
    """Four folds side by side: both with the player's emblem, then both without."""
    out = pygame.Surface((FOLD[0] * 4, FOLD[1]), pygame.SRCALPHA, 32)
    for k in range(4):
        out.blit(fold(player, k % 2, k < 2), (FOLD[0] * k, 0))
    return out
