"""The full-window pictures at 3840 x 2160: sea, table and title; and the darkness of their corners."""

from __future__ import annotations

from collections.abc import Iterator

import pygame


def backdrops() -> Iterator[tuple[str, pygame.Surface]]:
    """Placeholder seas until the island is ported."""
    for name in ("sea", "table", "title"):
        out = pygame.Surface((3840, 2160), 0, 32)
        out.fill("#11596f")
        if name != "sea":
            center = (1920, 704) if name == "table" else (2600, 1120)
            pygame.draw.ellipse(
                out, "#e0c68d", pygame.Rect(0, 0, 1500, 900).move(center[0] - 750, center[1] - 450)
            )
        yield name, out


def vignette() -> pygame.Surface:
    """Placeholder."""
    return pygame.Surface((480, 270), pygame.SRCALPHA, 32)
