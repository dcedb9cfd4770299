"""What is around a face: the disc of its tint, the light on that, rings of four metals, and a halo."""

from __future__ import annotations

import numpy as np
import pygame
from recipes.field import box_distance, coverage, grid, halo, surface, vec
from recipes.outline import oval
from recipes.pen import Pen, down
from recipes.sprites import Sprite
from recipes.vectors import shrink

SIZE = 288
OVER = 2
METAL = {
    "brass": ("#f3d48a", "#7c5218"),
    "gold": ("#fff3c0", "#e0a02a"),
    "bone": ("#e9e0cc", "#7a6a55"),
    "dark": ("#6a5236", "#2a1a0e"),
}


def disc() -> pygame.Surface:
    """A white disc: the mask of a face and, coloured, its background."""
    side = SIZE * OVER
    white = np.full((side, side, 3), 255, np.float32)
    return shrink(surface(white, coverage(box_distance(side, side, side / 2))), SIZE)


def light() -> pygame.Surface:
    """Light from the top left and shade at the bottom right of the disc."""
    side = SIZE * OVER
    y, x = (a / side * 256 for a in grid(side, side))
    t = np.hypot(x - 104, y - 84) / 190
    bright = 0.34 * np.clip(1 - 2 * t, 0, 1)
    dark = 0.45 * np.clip(2 * t - 1, 0, 1)
    color = np.where((bright > 0)[..., None], vec("#fff2cf"), vec("#1a0c10"))
    inside = coverage(box_distance(side, side, side / 2))
    return shrink(surface(color.astype(np.float32), np.maximum(bright, dark) * inside), SIZE)


def ring(metal: str) -> pygame.Surface:
    """The ring around a face; its middle is empty."""
    top, bottom = METAL[metal]
    pen = Pen(100, 100, SIZE * OVER / 100)
    pen.line(oval(50, 50, 46.2, 46.2), "#170b05", 7.4)
    pen.line(oval(50, 50, 46.4, 46.4), down(top, bottom, 0, 100), 5.2)
    pen.line(oval(50, 50, 43.2, 43.2), "#24130a", 1.6)
    return shrink(pen.picture(), SIZE)


def glow() -> Sprite:
    """The light around the face of whoever has to act."""
    shape, margin = disc(), round(SIZE * 0.5)
    out = halo(shape, round(SIZE * 0.16), "#ffd660", 255, 2, margin)
    out.blit(halo(shape, round(SIZE * 0.06), "#fff6cd", 255, 2, margin), (0, 0))
    return out, SIZE / out.get_width()


def sprites() -> dict[str, Sprite]:
    """All these pictures by name."""
    made: dict[str, Sprite] = {"face_disc": (disc(), 1.0), "face_light": (light(), 1.0)}
    made |= {f"ring_{metal}": (ring(metal), 1.0) for metal in METAL}
    made["glow_face"] = glow()
    return made
