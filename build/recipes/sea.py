"""The sea: depth bands around an island, swell, flecks of foam; and what moves over it on the title."""

from __future__ import annotations

import numpy as np
import pygame
from recipes.field import Field, U, blur, fbm_fine, grid, halo, sstep, surface, vec
from recipes.vectors import painted

STOPS = ((0.0, "#2fa3a6"), (0.3, "#1a7f8d"), (0.55, "#11596f"), (0.85, "#0b3a50"), (1.25, "#072636"))


def ramp(levels: tuple[float, ...], colors: tuple[str, ...], at: Field) -> Field:
    """Colours interpolated along a field."""
    table = np.array([vec(color) for color in colors])
    return np.stack([np.interp(at, levels, table[:, k]) for k in range(3)], -1).astype(np.float32)


def sea(w: int, h: int, center: tuple[float, float]) -> pygame.Surface:
    """The whole sea; it is lightest around `center` (units)."""
    y, x = grid(h, w)
    distance = np.hypot((x - center[0] * U) / 1.45, (y - center[1] * U) * 1.12) / U
    depth = np.clip(distance / 560 + 0.1 * fbm_fine(h, w, 2.6, 41), 0, 1.25)
    color = ramp(tuple(s[0] for s in STOPS), tuple(s[1] for s in STOPS), depth)
    warp = fbm_fine(h, w, 2.9, 43, 2.4, 1) * 12 * U
    phase = (y + warp * 1.6 + fbm_fine(h, w, 2.8, 44) * 26 * U) / (21 * U)
    crest = np.clip(1 - np.abs(phase % 1 - 0.5) * 2, 0, 1) ** 5
    trough = np.clip(1 - np.abs((phase + 0.42) % 1 - 0.5) * 2, 0, 1) ** 3
    patches = sstep(0.15, 1.25, fbm_fine(h, w, 1.9, 45, 2.2, 1))
    flecks = sstep(1.9, 2.6, fbm_fine(h, w, 2.3, 46, 3.4, 1))
    color += (crest * patches * 34)[..., None] * np.array([0.75, 1, 0.98], np.float32)
    color *= (1 - 0.1 * trough * patches)[..., None]
    color += (flecks * patches * crest**0.5 * 46)[..., None]
    return surface(color)


CARAVEL, CLOUD = 170, (520, 250)
"""Sizes in units: the widest ship, and the shadow of a cloud."""


def afloat() -> dict[str, tuple[pygame.Surface, float]]:
    """What moves over the title's sea, by name, each with the share of its picture that it takes up."""
    return {"caravel": caravel(CARAVEL * U), "wake": wake(CARAVEL * U), "cloud_shadow": cloud_shadow(*CLOUD)}


def caravel(side: int) -> tuple[pygame.Surface, float]:
    """A ship and its shadow on the water; it sails to the right."""
    hull = painted("caravel", side, "#fff6df", "#9c6a36", "#12202a", 2 * U)
    margin = 11 * U
    out = halo(hull, 4 * U, "#04141c", 130, 1, margin)
    shade = out.copy()
    out.fill((4, 20, 28, 0))
    out.blit(shade, (3 * U, 7 * U))
    out.blit(hull, (margin, margin))
    return out, side / out.get_width()


def wake(side: int) -> tuple[pygame.Surface, float]:
    """The stirred water around a ship `side` pixels wide."""
    out = pygame.Surface((round(side * 1.9), round(side * 0.34)), pygame.SRCALPHA, 32)
    out.fill((233, 247, 238, 0))
    for k in range(3):
        inset = (6 + 9 * k) * U
        band = pygame.Rect(inset, inset // 3 + 4, out.get_width() - 2 * inset, round(side * 0.22))
        pygame.draw.ellipse(out, (233, 247, 238, 74 - 18 * k), band, max(3, round(side * 0.035)))
    return blur(out, round(side * 0.022)), side / out.get_width()


def cloud_shadow(w: int, h: int) -> tuple[pygame.Surface, float]:
    """The shadow of a cloud, soft to all sides."""
    y, x = grid(h, w)
    far = np.hypot((x - w / 2) / (w / 2), (y - h / 2) / (h / 2))
    thick = sstep(1.0, 0.15, far + 0.16 * fbm_fine(h, w, 3.0, 52)) * sstep(1.0, 0.8, far)
    dark = np.broadcast_to(vec("#03121c"), (h, w, 3)).astype(np.float32)
    return surface(dark, 0.34 * thick), 1.0


def vignette(w: int, h: int) -> pygame.Surface:
    """Dark corners, stretched over the window by the app."""
    y, x = grid(h, w)
    radius = np.hypot((x - w / 2) / (w / 2), (y - h / 2) / (h / 2))
    dark = 1 - (1 - 0.45 * sstep(0.7, 1.4, radius)) * (1 - 0.22 * sstep(0.95, 1.5, radius))
    return surface(np.broadcast_to(vec("#05090d"), (h, w, 3)).astype(np.float32), dark)
