"""The table as an array of pixels, as the window would draw it for the eyes of a view."""

from __future__ import annotations

import os
from collections.abc import Sequence

import numpy as np
import pygame
from numpy.typing import NDArray

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.registry import UIS, game_pictures
from tortuga.app.table.layers import TablePicture
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.ui.anygame import AnyView
from tortuga.app.text import Text
from tortuga.kernel.players import SeatSpec

Pixels = NDArray[np.uint8]


class Painter:
    """Paints tables of one game, in a window or without showing one.

    Args:
        game: its name.
        size: width and height, pixels.
        visible: whether there is a window to look at; it needs a screen.
    """

    def __init__(
        self, game: str, seats: Sequence[SeatSpec], size: tuple[int, int], visible: bool = False
    ) -> None:
        if not pygame.display.get_init():
            if not visible:
                os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
            pygame.display.init()
        pygame.font.init()
        self._window = pygame.Window("Tortuga", size, hidden=not visible)
        surface = self._window.get_surface() if visible else pygame.Surface(size)
        self._canvas = Canvas(surface, Art(games=game_pictures()))
        self._ui = UIS[game].table()
        self._picture = self._ui.picture()
        self._table = TablePicture(self._picture)
        self._seats = tuple(seats)
        self._text = Text("en").of(game)

    def paint(self, view: AnyView, me: int) -> None:
        """Paint what a view shows.

        Args:
            me: the seat at the bottom.
        """
        say = self._text.say
        marks = Marks(status=self._picture.statuses(view, say), notes=self._picture.notes(view, say))
        shown = Shown(view, me, marks, self._seats, self._text)
        extras = [self._picture.tray(shown, None, None, None), *self._picture.over(shown)]
        self._table.draw(self._canvas, shown, extras)

    def show(self) -> None:
        """Bring what was painted into the window, and tell the desktop that the window still answers."""
        pygame.event.pump()
        self._window.flip()

    def pixels(self) -> Pixels:
        """What was painted, height by width by 3: red, green, blue."""
        return np.ascontiguousarray(pygame.surfarray.array3d(self._canvas.surface).swapaxes(0, 1))

    def close(self) -> None:
        """Release the pictures."""
        self._window.destroy()
