"""Dice turning in depth: frames of a rounded cube, lit from the top left."""

from __future__ import annotations

import pygame

from recipes import dice

CELL = 224
CORE = 0.75


def sheet(player: str) -> pygame.Surface:
    """Placeholder until the cube is projected."""
    out = pygame.Surface((CELL * 16, CELL * 2), pygame.SRCALPHA, 32)
    for i in range(16):
        face = pygame.transform.rotozoom(dice.die(player, 0, i % 6), i * 22.5, CELL * CORE / dice.CELL)
        for row in range(2):
            out.blit(face, face.get_rect(center=(CELL * i + CELL // 2, CELL * row + CELL // 2)))
    return out
