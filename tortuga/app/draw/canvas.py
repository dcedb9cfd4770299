"""The canvas: everything the app draws goes through one, in stage units (1920 x 1080)."""

from __future__ import annotations

import pygame

from tortuga.app.draw.brush import WRAP_LEADING, Brush
from tortuga.app.draw.units import Box, Point

__all__ = ["WRAP_LEADING", "Box", "Canvas", "Point"]


class Canvas(Brush):
    """A surface bound to the stage: plates, text, icons, tokens (Brush), window-wide things, layers.

    Nothing is painted here: pictures come scaled from `art`, and each call is a few blits.
    """

    # ------------------------------------------------------------ grounds
    def backdrop(self, name: str) -> None:
        """Fill the window with "table", "title" or "sea"."""
        self.surface.blit(self.art.backdrop(name), (0, 0))

    def topbar(self, height: float = 58) -> None:
        """The wooden bar across the top of the window, with its gold edge and shadow."""
        bar = self.art.bar(self.rect(0, 0, 1, height).bottom)
        self.surface.blit(bar, (0, 0))

    # ------------------------------------------------------------ layers
    def layer(self) -> Canvas:
        """An empty transparent canvas of the same size: draw there what rarely changes, and `stamp` it."""
        return Canvas(pygame.Surface(self.surface.get_size(), pygame.SRCALPHA, 32), self.art)

    def copy(self) -> Canvas:
        """An opaque canvas holding what is drawn so far (stamping it is faster than a transparent layer)."""
        return Canvas(self.surface.copy(), self.art)

    def stamp(self, other: Canvas, alpha: int = 255) -> None:
        """Draw another canvas of the same size over this one."""
        self.blit(other.surface, (0, 0), alpha)

    def dim(self, alpha: int = 150, color: str = "sea_deep") -> None:
        """Darken everything drawn so far (below a dialog)."""
        veil = self.art.veil(color)
        self.blit(veil, (0, 0), alpha)

    def clip(self, box: Box | None) -> None:
        """Draw only inside `box` from now on; None lifts it."""
        self.surface.set_clip(self.rect(*box) if box else None)
