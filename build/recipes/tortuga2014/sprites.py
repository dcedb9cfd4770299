"""Chests, tiles, tokens of the dice game; and the shadows and lights that lie under them."""

from __future__ import annotations

import numpy as np
import pygame
from recipes import chest
from recipes.field import box_distance, coverage, edge_light, fbm, halo, sstep, surface, vec
from recipes.sprites import Sprite, shadow, silhouette
from recipes.tortuga2014 import chests
from recipes.vectors import glyph, icon, painted, shrink, stamp

from tortuga.app.games.tortuga2014.palette import CHEST_KINDS, ICON, NAME, TILE_RIM, TILE_WATER

TILE = 160


def square(
    color: str, border: str, radius: float, line: float, gloss: float, gradient: float = 0.28
) -> pygame.Surface:
    """A glossy square plate, twice TILE pixels; radius and line are shares of its side."""
    s = TILE * 2
    d = box_distance(s, s, s * radius)
    y = np.linspace(0, 1, s, dtype=np.float32)[:, None]
    tone = vec(color) * (1 + gradient * (0.5 - y))[..., None] * np.ones((s, s, 1), np.float32)
    tone = tone + (255 - tone) * (gloss * np.clip(1 - y * 2.1, 0, 1) * sstep(0, s * 0.08, -d))[..., None]
    band = sstep(-line * s - 1, -line * s + 1, d)[..., None]
    metal = vec(border) * (1 + 0.35 * edge_light(d, line * s * 1.4))[..., None]
    tone = (tone * (1 - band) + metal * band) * (1 + 0.025 * fbm(s, s, 1.2, 11))[..., None]
    return surface(tone, coverage(d))


def bonus(value: int) -> pygame.Surface:
    """A brass tile +1 or +2; 0 is the empty space for one."""
    s = TILE * 2
    if value:
        out = square("brass", "gold_d", 0.22, 0.05, 0.25, 0.3)
        stamp(out, glyph(f"+{value}", "black", round(s * 0.62), "brass_ink"), (s * 0.48, s * 0.5))
        return shrink(out, TILE)
    d = box_distance(s, s, s * 0.22)
    y = np.linspace(0, 1, s, dtype=np.float32)[:, None]
    shade = np.exp(-np.maximum(-d, 0) / (s * 0.12))
    alpha = 0.5 + 0.375 * shade * (1 - 0.7 * y)
    line = sstep(-s * 0.035 - 1, -s * 0.035 + 1, d)
    tone = vec("#0d0704") * (1 - line)[..., None] + vec("gold_d") * line[..., None]
    return shrink(surface(tone, np.maximum(alpha, line) * coverage(d)), TILE)


def tile(value: int | None) -> pygame.Surface:
    """A treasure tile: water side (None) or the coins of its owner's side."""
    s = TILE * 2
    out = square(TILE_WATER if value is None else "#e9d7a4", TILE_RIM, 0.20, 0.05, 0.2)
    if value is None:
        stamp(out, icon(ICON["tile"], round(s * 0.62), "#120a05", 90), (s / 2, s / 2 + s * 0.035))
        stamp(out, icon(ICON["tile"], round(s * 0.62), TILE_RIM), (s / 2, s / 2))
    else:
        stamp(out, icon(ICON["coin"], round(s * 0.50), "gold_d"), (s / 2, s * 0.34))
        stamp(out, glyph(str(value), "black", round(s * 0.46), "brass_ink"), (s / 2, s * 0.74))
    return shrink(out, TILE)


def frame_die() -> pygame.Surface:
    """The gold frame of a kept die, a little larger than the die."""
    s = 480
    inner = s / 1.15
    d = box_distance(s, s, s * 0.23)
    width = inner * 0.05
    tone = vec("gold_l") * (1 + 0.2 * edge_light(d, width * 1.4))[..., None]
    return shrink(surface(tone, sstep(-width - 1, -width + 1, d) * coverage(d)), 240)


def lights() -> dict[str, Sprite]:
    """Shadows and halos below pieces."""
    die, flat = silhouette(176, 176, 36), silhouette(120, 120, 26)
    red = chests.chest("red")
    made: dict[str, Sprite] = {}
    made["shadow_die"] = shadow(die, 11, 165)
    made["shadow_tile"] = shadow(flat, 8, 140)
    for name, color in (("white", "#fff6d0"), ("gold", "gold_l")):
        wide, near = halo(die, 20, color, 255, 2, 60), halo(die, 8, "#fffbe8", 255, 1, 60)
        wide.blit(near, (0, 0))
        made[f"glow_die_{name}"] = (wide, 176 / 296)
    tile_glow = halo(flat, 16, "gold_l", 255, 2, 48)
    made["glow_tile"] = (tile_glow, 120 / 216)
    made["glow_chest"] = chest.glow(red)
    made["shadow_chest"] = chest.shadow()
    return made


def sprites() -> dict[str, Sprite]:
    """All single pieces by name."""
    made: dict[str, Sprite] = {f"chest_{kind}": (chests.chest(kind), 1.0) for kind in CHEST_KINDS}
    made |= {f"hole_{kind}": (chests.hole(kind), 1.0) for kind in CHEST_KINDS}
    made |= {f"bonus_{value}": (bonus(value), 1.0) for value in (0, 1, 2)}
    made |= {f"tile_{value}": (tile(value), 1.0) for value in (1, 2, 3)}
    made["tile_water"] = (tile(None), 1.0)
    bag = painted("swap-bag", 384, "#b98046", "#5a3216", rim=9)
    made["bag"] = (shrink(bag, 208), 384 / bag.get_width())
    made["shadow_bag"] = (
        halo(shrink(bag, 208), 12, "#050302", 170, 1, 30),
        384 / bag.get_width() * 208 / 268,
    )
    made["frame_die"] = (frame_die(), 1 / 1.15)
    return made | lights()


SHADOWS = {"bag": "bag", "tile_water": "tile", "bonus_1": "tile", "bonus_2": "tile"}
SHADOWS |= {f"chest_{kind}": "chest" for kind in CHEST_KINDS} | {f"tile_{v}": "tile" for v in (1, 2, 3)}
SHADOWS = {name: f"{NAME}/shadow_{kind}" for name, kind in SHADOWS.items()}
"""What lies under a sprite, by the app's name."""
