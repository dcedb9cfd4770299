"""The pane: the window's surface bound to the stage's units, and what it shows while its size changes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.stage.window import Window

Paint = Callable[[Canvas], None]
"""Draws everything that is on the stage."""

# a window edge that is dragged changes the size every few milliseconds; the art is scaled anew when it rests
SETTLE = 0.15


class Pane:
    """Draws into the window; the picture of an old size is stretched until the new size rests.

    Args:
        window: where to draw.
        canvas_of: binds a surface to the stage's units; called again for every new window size.
        paint: draws everything that is on the stage.
    """

    def __init__(self, window: Window, canvas_of: Callable[[pygame.Surface], Canvas], paint: Paint) -> None:
        self.canvas = canvas_of(window.surface)
        self._window, self._canvas_of, self._paint = window, canvas_of, paint
        self._size = window.size
        self._unsettled: float | None = None
        self._last_frame: pygame.Surface | None = None

    def rebind(self) -> None:
        """Bind a new canvas: the size or the letters are others now."""
        self.canvas = self._canvas_of(self._window.surface)

    def draw(self) -> None:
        """Paint the present frame and show it."""
        if self._unsettled is not None and self._last_frame is not None:
            pygame.transform.scale(self._last_frame, self._window.size, self._window.surface)
        else:
            self._paint(self.canvas)
        self._window.flip()

    def resized(self) -> None:
        """The window may have another size now."""
        if self._unsettled is None and self._window.size == self._size:
            return
        if self._last_frame is None:
            # what was on the window is gone: the stretched picture is painted once more in the old size
            self._last_frame = pygame.Surface(self._size)
            self._paint(self._canvas_of(self._last_frame))
        self._unsettled = SETTLE

    def settle(self, dt: float) -> bool:
        """Bind a new canvas once the window's size rests; whether it did."""
        if self._window.size != self._size and self._unsettled is None:
            self.resized()
        if self._unsettled is None:
            return False
        self._unsettled -= dt
        if self._unsettled > 0:
            return False
        self._unsettled = self._last_frame = None
        self._size = self._window.size
        self.rebind()
        return True
