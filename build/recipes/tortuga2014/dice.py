"""Dice: engraved faces with a badge for each player, and the small number dice."""

from __future__ import annotations

import numpy as np
import pygame
from recipes.field import Field, box_distance, coverage, edge_light, fbm, grid, sstep, surface, vec
from recipes.vectors import glyph, icon, shrink, stamp

from tortuga.app.draw.theme import ink_on, rgb
from tortuga.app.games.tortuga2014.palette import COLOUR, DIE_LETTERS, DIE_NUMBERS, FACE_ICON, SKULL

CELL = 192  # pixels of a face in the sheet
PIP = 96
OVER = 3  # painted this many times larger, then scaled down


def body(color: str, side: int) -> Field:
    """Colour of a blank face: bevel lit from the top left, a faint engraved ring."""
    d = box_distance(side, side, side * 0.20)
    y, x = (a / side for a in grid(side, side))
    bevel = side * 0.075
    out = vec(color) * (1.04 - 0.22 * y + 0.06 * (1 - x))[..., None]
    out = out * (1 + 0.50 * edge_light(d, bevel * 1.25, -2.1))[..., None]
    flat = sstep(bevel * 0.7, bevel * 1.3, -d)
    shine = np.clip(1 - ((x - 0.3) ** 2 + (y - 0.22) ** 2) / 0.28, 0, 1)
    out = out + (255 - out) * (0.13 * flat * shine)[..., None]
    dish = np.hypot(x - 0.5, y - 0.5)
    out *= (1 - 0.08 * np.exp(-(((dish - 0.41) / 0.03) ** 2)) * flat)[..., None]
    out *= (1 + 0.022 * fbm(side, side, 1.4, 8))[..., None]
    return out


def badge(size: int, string: str, dark: bool) -> pygame.Surface:
    """Round badge: the number in ink on cream, or the letter of a skull in gold on ink."""
    out = pygame.Surface((size, size), pygame.SRCALPHA, 32)
    middle = (size / 2, size / 2)
    for part, color in ((0.5, "gold_d"), (0.455, "gold_l"), (0.40, "ink" if dark else "cream")):
        pygame.draw.circle(out, rgb(color), middle, int(size * part))
    stamp(
        out, glyph(string, "black", int(size * (0.74 if dark else 0.92)), "gold_l" if dark else "ink"), middle
    )
    return out


def engrave(
    target: pygame.Surface, face: int, color: str, center: tuple[float, float], share: float = 0.60
) -> None:
    """Cut the symbol of a face into a die: shadow below, light above, ink."""
    side = target.get_height()
    for shift, tone, alpha in ((0.018, "#000000", 110), (-0.012, "#ffffff", 40), (0.0, ink_on(color), 255)):
        mark = icon(FACE_ICON[face], int(side * share), tone, alpha)
        stamp(target, mark, (side * center[0], side * (center[1] + shift)))


def die(player: str, letter: int, face: int) -> pygame.Surface:
    """One face of die `letter` (0..4)."""
    side = CELL * OVER
    color = COLOUR[player].rgb
    out = surface(body(color, side), coverage(box_distance(side, side, side * 0.20)))
    engrave(out, face, color, (0.46, 0.44))
    string = DIE_LETTERS[letter] if face == SKULL else str(DIE_NUMBERS[letter][face])
    stamp(out, badge(int(side * 0.37), string, face == SKULL), (side * 0.775, side * 0.775))
    return shrink(out, CELL)


def sheet(player: str) -> pygame.Surface:
    """All faces of a player's dice: columns are faces 0..5, rows the letters A..E."""
    out = pygame.Surface((CELL * 6, CELL * 5), pygame.SRCALPHA, 32)
    for row in range(5):
        for face in range(6):
            out.blit(die(player, row, face), (face * CELL, row * CELL))
    return out


def pip(player: str, number: int) -> pygame.Surface:
    """A number die."""
    side = PIP * OVER
    color = COLOUR[player].rgb
    d = box_distance(side, side, side * 0.22)
    y = np.linspace(0, 1, side, dtype=np.float32)[:, None]
    tone = vec(color) * (1.10 - 0.30 * y)[..., None] * np.ones((side, side, 1), np.float32)
    out = surface(tone * (1 + 0.5 * edge_light(d, side * 0.10, -2.1))[..., None], coverage(d))
    stamp(out, glyph(str(number), "black", int(side * 0.80), ink_on(color)), (side / 2, side / 2))
    return shrink(out, PIP)


def pip_sheet(player: str) -> pygame.Surface:
    """The number dice 1..5 in a row."""
    out = pygame.Surface((PIP * 5, PIP), pygame.SRCALPHA, 32)
    for number in range(1, 6):
        out.blit(pip(player, number), ((number - 1) * PIP, 0))
    return out
