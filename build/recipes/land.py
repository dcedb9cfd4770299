"""Land in the sea: a height map turned into sand, jungle and rock, with foam, trees and palms."""

from __future__ import annotations

import numpy as np
import pygame
from recipes.field import Field, U, blur, fbm_fine, grid, mix, rgb, sstep
from recipes.sea import ramp
from recipes.vectors import icon, stamp

RAMP = (  # height (0 = shore), colour, opacity
    (-0.62, "#12647a", 0.0),
    (-0.42, "#1f8791", 0.35),
    (-0.26, "#37aaa8", 0.75),
    (-0.14, "#62c9bb", 0.95),
    (-0.05, "#93d8c6", 1.0),
    (-0.016, "#b9e8d8", 1.0),
    (-0.004, "#eefaf0", 1.0),
    (0.004, "#eefaf0", 1.0),
    (0.012, "#c9ae78", 1.0),
    (0.045, "#e0c68d", 1.0),
    (0.1, "#f0dcaa", 1.0),
    (0.18, "#ead49d", 1.0),
    (0.212, "#bfb868", 1.0),
    (0.26, "#86a24a", 1.0),
    (0.4, "#4f7f3d", 1.0),
    (0.58, "#3b6334", 1.0),
    (0.72, "#756f5a", 1.0),
    (0.86, "#9c8d77", 1.0),
    (1.1, "#d6ccb8", 1.0),
)


def colors(height: Field, clearing: Field, rim: Field, v: Field, broad: Field) -> tuple[Field, Field]:
    """Colour ramp, foam lines and hill shading as RGB and alpha."""
    h, w = height.shape
    y, x = grid(h, w)
    fine, drift, rough = fbm_fine(h, w, 1.9, 73), fbm_fine(h, w, 2.9, 75), fbm_fine(h, w, 2.2, 76)
    levels, tones = tuple(s[0] for s in RAMP), tuple(s[1] for s in RAMP)
    color = ramp(levels, tones, height + 0.012 * fine * (height > 0.19) * (1 - clearing))
    border = sstep(1.0, 0.9, np.maximum(np.abs(x / w * 2 - 1), np.abs(y / h * 2 - 1)))
    alpha = np.interp(height, levels, [s[2] for s in RAMP]) * border
    for level, thick, strength in ((-0.06, 0.0085, 0.85), (-0.13, 0.007, 0.5), (-0.205, 0.006, 0.3)):
        foam = np.exp(-(((height + 0.008 * drift - level) / thick) ** 2)) * sstep(
            -1.0, 0.9, broad + 0.6 * drift
        )
        color += (255 - color) * np.clip(foam * strength, 0, 1)[..., None]
        alpha = np.maximum(alpha, foam * strength * border)
    color *= (1 - sstep(0.6, 1.6, drift) * (height < -0.03) * (height > -0.3) * 0.12)[..., None]
    rock, land = sstep(0.52, 0.72, height), sstep(0.0, 0.05, height)
    relief = height + 0.0022 * rough * (height > 0) + 0.009 * fine * rock
    gy, gx = np.gradient(relief * 150 * U)
    slope = (-gx * 0.6 - gy * 0.8) / np.sqrt(1 + gx * gx + gy * gy)
    light = np.where(slope > 0, slope * (0.22 + 0.45 * rock), slope * (0.42 + 0.45 * rock))
    color *= (1 + light * land)[..., None]
    color *= (1 + 0.022 * fbm_fine(h, w, 0.35, 77) * land)[..., None]
    color *= (1 - np.exp(-(((rim - 1.05) / 0.11) ** 2)) * land * 0.2 * (v < 0.25))[..., None]
    return color, np.clip(alpha, 0, 1)


def _crown(size: float, green: str) -> pygame.Surface:
    """One tree from above, painted three times too large: dark base and three shaded rounds."""
    big = 3
    side = round(size * 4) * big
    out = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    c, s = side / 2, size * big
    base = rgb(mix(green, "#0c2012", 0.66))
    out.fill((*base, 0))
    pygame.draw.circle(out, base, (c + 0.18 * s, c + 0.28 * s), s)
    tones = (green, mix(green, "#e9ea96", 0.20), mix(green, "#f4f3b0", 0.42))
    for k, (share, tone) in enumerate(zip((0.92, 0.6, 0.3), tones, strict=True), 1):
        pygame.draw.circle(out, rgb(tone), (c - s * 0.14 * k, c - s * 0.16 * k), s * share)
    return pygame.transform.smoothscale(out, (side // big, side // big))


def jungle(target: pygame.Surface, origin: tuple[int, int], height: Field, clearing: Field) -> None:
    """Tree crowns back to front over one blurred layer of shadow."""
    h, w = height.shape
    rng = np.random.default_rng(5)
    trees = []
    for _ in range(9000):
        row, column = int(rng.integers(8, h - 8)), int(rng.integers(8, w - 8))
        level = float(height[row, column])
        kept = rng.random() < (0.95 if level > 0.27 else 0.35)
        if 0.235 < level < 0.66 and clearing[row, column] < 0.1 and kept:
            trees.append((row, column, level))
    trees.sort()
    shade = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    shade.fill((12, 30, 16, 0))
    for row, column, _level in trees:
        pygame.draw.circle(shade, (12, 30, 16, 90), (column + 5 * U, row + 5 * U), 8 * U)
    target.blit(blur(shade, 3 * U), origin)
    for row, column, level in trees:
        size, tint = rng.uniform(5.2, 9.2) * U, rng.uniform(-0.18, 0.18)
        green = mix("#6a9a42", "#2f5f33", min(1, (level - 0.22) * 2.8))
        green = mix(green, "#aebd52" if tint > 0 else "#1c4126", abs(tint) * 1.7)
        stamp(target, _crown(size, green), (origin[0] + column, origin[1] + row - size * 0.5))


def palm(target: pygame.Surface, foot: tuple[float, float], size: float, mirrored: bool) -> None:
    """A palm with its foot at a point, and its shadow; lengths in units."""
    x, y = foot[0] * U, foot[1] * U
    shade = pygame.Surface((size * U, 22 * U), pygame.SRCALPHA, 32)
    shade.fill((20, 14, 4, 0))
    spot = (size * 0.28 * U, 5 * U, size * 0.62 * U, 11 * U)
    pygame.draw.ellipse(shade, (20, 14, 4, 130), spot)
    stamp(target, blur(shade, 3 * U), (x + 8 * U, y - 2 * U))
    for ox, oy, color in ((1.4, 2.4, "#10240d"), (-1, -1, "#b8cf63"), (0, 0, "#4f8a3a")):
        tree = icon("palm-tree", round(size * U), color, 255, mirrored)
        target.blit(tree, tree.get_rect(midbottom=(round(x + ox * U), round(y + oy * U))))
