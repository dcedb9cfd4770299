"""The canvas: everything the app draws goes through one, in stage units (1920 x 1080)."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from tortuga.app.draw.brush import Brush
from tortuga.app.draw.lettering import WRAP_LEADING, at_most
from tortuga.app.draw.theme import LOGO, MIN_TEXT, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.kernel.log.files import write_atomically

__all__ = ["LOGO", "MIN_TEXT", "WRAP_LEADING", "Box", "Canvas", "Point", "Style", "at_most", "legible"]


def save_png(surface: pygame.Surface, path: Path) -> None:
    """Write a picture to a file; OSError if the disk is full, which pygame itself would not report."""
    write_atomically(path, as_png(surface))


def as_png(surface: pygame.Surface) -> bytes:
    """A picture as the content of a file."""
    picture = io.BytesIO()
    pygame.image.save(surface, picture, ".png")
    return picture.getvalue()


class Canvas(Brush):
    """A surface bound to the stage: plates, text, icons, tokens (Brush), window-wide things, layers.

    Nothing is painted here: pictures come scaled from `art`, and each call is a few blits.
    """

    # ------------------------------------------------------------ grounds
    def backdrop(self, name: str) -> None:
        """Fill the window with "table", "title" or "sea"."""
        self.blit(self.art.backdrop(name), (0, 0))

    def ground(self, game: str) -> None:
        """Fill the window with the backdrop of a game's screens; "" = the common one."""
        self.backdrop(self.art.ground(game))

    def topbar(self, height: float = 58) -> None:
        """The wooden bar across the top of the window, with its gold edge and shadow."""
        bar = self.art.bar(self.rect(0, 0, 1, height).bottom)
        self.blit(bar, (0, 0))

    # ------------------------------------------------------------ parts
    def cached(self, state: Callable[[], Hashable], paint: Callable[[Canvas], None]) -> None:  # noqa: ARG002
        """Draw by `paint` what stays the same as long as `state` returns the same value."""
        paint(self)

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

    @property
    def clipped(self) -> pygame.Rect:
        """The clipping area in pixels."""
        return self.surface.get_clip()

    @clipped.setter
    def clipped(self, area: pygame.Rect) -> None:
        self.surface.set_clip(area)

    def clip(self, box: Box | None) -> None:
        """Draw only inside `box` from now on; None removes the limit."""
        whole = self.surface.get_rect()
        self.clipped = self.rect(*box).clip(whole) if box else whole

    @contextmanager
    def within(self, box: Box) -> Iterator[None]:
        """Draw only inside `box` and the present clipping area within this block."""
        before = self.clipped
        self.clipped = self.rect(*box).clip(before)
        yield
        self.clipped = before
