"""Round tokens and fittings common to all games, and the shadow below a token."""

from __future__ import annotations

import numpy as np
import pygame
from recipes.field import box_distance, coverage, edge_light, fbm, grid, halo, sstep, surface, vec
from recipes.vectors import painted, shrink

from tortuga.app.draw.theme import rgb

DISC = 288
Sprite = tuple[pygame.Surface, float]  # the picture, and the share of its width the object itself takes


def disc_face(width: int = DISC) -> pygame.Surface:
    """The grey face of a disc, multiplied with a colour by the app."""
    s = width * 2
    d = box_distance(s, s, s / 2)
    y = grid(s, s)[0] / s
    light = (1.12 - 0.34 * y) / 1.12
    ring = s * 0.09
    light = light * (1 - 0.35 * np.exp(-np.maximum(-d - ring, 0) / (s * 0.05)) * (d < -ring))
    return shrink(surface(light[..., None] * np.full(3, 255, np.float32), coverage(d)), width)


def disc_ring(color: str, width: int = DISC) -> pygame.Surface:
    """The metal ring of a disc."""
    s = width * 2
    d = box_distance(s, s, s / 2)
    ring = s * 0.09
    metal = vec(color) * (1 + 0.5 * edge_light(d, ring * 0.9))[..., None]
    return shrink(surface(metal, sstep(-ring - 2, -ring + 2, d) * coverage(d)), width)


def brass_corner() -> pygame.Surface:
    """The fitting of a board's top left corner, with three rivets; its outside is rounded like the board."""
    side = 480

    def points(*shares: tuple[float, float]) -> list[tuple[float, float]]:
        return [(side * x, side * y) for x, y in shares]

    y, x = (a / side for a in grid(side, side))
    metal = (
        vec("gold")
        * (1.25 - 0.55 * (x + y) / 1.3)[..., None]
        * (1 + 0.05 * fbm(side, side, 1.4, 4))[..., None]
    )
    plate = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    outline = points((0, 0), (1, 0), (0.8, 0.22), (0.36, 0.36), (0.22, 0.8), (0, 1))
    pygame.draw.polygon(plate, (255, 255, 255, 255), outline)
    plate.blit(surface(metal), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    light = points((0.97, 0.02), (0.8, 0.2), (0.36, 0.34), (0.2, 0.8))
    dark = points((1, 0), (0.81, 0.235), (0.37, 0.375), (0.235, 0.81), (0, 1))
    pygame.draw.lines(plate, (255, 240, 184), False, light, max(1, side // 60))
    pygame.draw.lines(plate, (58, 32, 8), False, dark, max(1, side // 40))
    for cx, cy in points((0.17, 0.17), (0.66, 0.14), (0.14, 0.66)):
        pygame.draw.circle(plate, rgb("#5a3a10"), (int(cx) + side // 80, int(cy) + side // 60), side // 18)
        pygame.draw.circle(plate, rgb("#fff0b8"), (int(cx), int(cy)), side // 26)
    mask = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    pygame.draw.rect(mask, (255, 255, 255, 255), (0, 0, 2 * side, 2 * side), border_radius=round(side * 0.48))
    plate.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shrink(plate, 120)


def marker() -> pygame.Surface:
    """The arrow that points down at a legal choice."""
    s = 240
    out = pygame.Surface((s, round(s * 0.82)), pygame.SRCALPHA, 32)
    for grow, tone in ((1.0, "#3a1c08"), (0.69, "#fff3c0")):
        half, top, tip = 0.5 * s * grow, 0.28 * s - 0.26 * s * grow, 0.28 * s + 0.5 * s * grow
        pygame.draw.polygon(out, rgb(tone), [(s / 2 - half, top), (s / 2 + half, top), (s / 2, tip)])
    return shrink(out, 80)


def silhouette(w: int, h: int, radius: float) -> pygame.Surface:
    return surface(np.full((h, w, 3), 255, np.float32), coverage(box_distance(w, h, radius)))


def shadow(shape: pygame.Surface, radius: int, alpha: int) -> Sprite:
    """The soft shadow below a flat thing."""
    w = shape.get_width()
    return halo(shape, radius, "#050302", alpha, 1, 3 * radius), w / (w + 6 * radius)


def rays(width: int = 400, count: int = 18) -> pygame.Surface:
    """A fan of light that fades outwards, white: the app multiplies it with a colour."""
    s = width * 2
    y, x = (a - (s - 1) / 2 for a in grid(s, s))
    far, turn = np.hypot(x, y) / (s / 2), np.arctan2(y, x) * count / (2 * np.pi)
    from_edge = np.abs((turn % 1.0) - 0.5) - 0.25  # in parts of a ray and its gap, negative inside
    wide = np.maximum(far, 0.05) * np.pi * s / (2 * count)
    beams = sstep(1.0, -1.0, from_edge * 2 * wide)
    fade = np.clip(1 - far, 0, 1) * sstep(0.2, 0.34, far)
    return shrink(surface(np.full((s, s, 3), 255, np.float32), beams * fade), width)


def sprites() -> dict[str, Sprite]:
    """All single pieces by name."""
    made: dict[str, Sprite] = {"disc_face": (disc_face(), 1.0)}
    made["disc_gold"] = (disc_ring("gold"), 1.0)
    made["disc_light"] = (disc_ring("gold_l"), 1.0)
    ship = painted("caravel", 384, "#fff6df", "#9c6a36", "#12202a", 7)
    made["ship"] = (shrink(ship, 300), 384 / ship.get_width())
    made["brass_corner"] = (brass_corner(), 1.0)
    made["marker"] = (marker(), 1.0)
    made["rays"] = (rays(), 1.0)
    made["shadow_disc"] = shadow(silhouette(176, 176, 88), 11, 150)
    return made
