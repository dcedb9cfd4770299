"""Seamless textures: planked wood, parchment, leather. Two pixels per unit."""

from __future__ import annotations

import numpy as np
from recipes.field import Field, U, fbm, mix, vec

WOOD = (1024 * U, 384 * U)
PAPER = (512 * U, 384 * U)


def wood(
    w: int, h: int, seed: int, base: str, dark: str, light: str, plank: float = 0, contrast: float = 1.0
) -> Field:
    """Wood grain along x; `plank` is the height of planks in units, 0 for none."""
    long, fine, broad = (
        fbm(h, w, 2.6, seed, 14, 1),
        fbm(h, w, 1.3, seed + 1, 40, 1),
        fbm(h, w, 2.4, seed + 2, 3, 1),
    )
    y = np.arange(h, dtype=np.float32)[:, None] / h * 6
    ring = 0.5 + 0.5 * np.sin(2 * np.pi * (y + long * 0.55 + broad * 0.25))
    t = 0.5 + contrast * (0.16 * (ring - 0.5) + 0.06 * fine + 0.07 * broad + 0.05 * long)
    if plank:
        rng = np.random.default_rng(seed + 9)
        high = round(plank * U)
        for top in range(0, h, high):
            end = min(h, top + high)
            t[top:end] = np.roll(t[top:end], int(rng.integers(0, w)), axis=1) + rng.uniform(-0.055, 0.055)
            seam = np.zeros((end - top, 1), np.float32)
            e = round(1.6 * U)
            seam[:e] = -0.28
            seam[e : 2 * e] = 0.07
            seam[-e:] = -0.12
            t[top:end] += seam
            for _ in range(max(1, w // (900 * U // 2))):
                joint = int(rng.uniform(0.02, 0.98) * w)
                t[top:end, joint : joint + e] -= 0.26
    t = np.clip(t, 0, 1)[..., None]
    d, b, li = vec(dark), vec(base), vec(light)
    return np.where(t < 0.5, d + (b - d) * (t * 2), b + (li - b) * ((t - 0.5) * 2)).astype(np.float32)


def parchment(w: int, h: int, seed: int = 3) -> Field:
    """Mottled paper without edges."""
    n, g, f = fbm(h, w, 2.6, seed), fbm(h, w, 0.8, seed + 1), fbm(h, w, 1.6, seed + 2, 1, 6)
    t = np.clip(0.3 + 0.15 * n + 0.05 * g + 0.05 * f, 0, 1)[..., None]
    return (vec("parch") + (vec("parch_d") - vec("parch")) * t).astype(np.float32)


def leather(w: int, h: int, seed: int = 51) -> Field:
    """Grained hide."""
    t = (1 + 0.10 * fbm(h, w, 1.0, seed) + 0.14 * fbm(h, w, 2.4, seed + 1))[..., None]
    return vec("leather") * t


def board(base: str, light: str, seed: int) -> Field:
    """Planks for boards."""
    w, h = WOOD
    planks = wood(w, h, seed, base, "wood_d", light, 48)
    return planks * (1 + 0.05 * fbm(h, w, 2.2, seed + 33))[..., None]


def bar() -> Field:
    """The dark plank of the top bar, 96 units high."""
    w, h = 1024 * U, 96 * U
    return wood(w, h, 61, "#4a2d19", "#1f120a", "#6d4526", 0, 1.2)


def rim(w: int, h: int, seed: int, base: str, light: str) -> Field:
    """The darker wood of a board's rim."""
    return wood(
        w, h, seed, mix("wood_d", base, 0.35), mix("wood_d", "#000000", 0.25), mix(base, light, 0.2), 0, 1.3
    )
