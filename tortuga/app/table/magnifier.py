"""The board one looks at, enlarged over the middle of the table: drawn afresh, its words in full size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import STAGE
from tortuga.app.draw.units import Box
from tortuga.app.table.layers import TOPBAR
from tortuga.app.table.marks import Shown, Spot
from tortuga.app.table.ui.picture import Picture

LARGER: Final = 1.75
_EDGE: Final = 5.0
_ROW: Final = 120.0
"""The height of boards that are rows of a list: at the usual text size they need no glass."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A board that is looked at."""

    shown: Shown[Any]
    picture: Picture[Any]
    seat: int

    @property
    def board(self) -> Box:
        """Where it lies, with its edge."""
        return self.picture.parts.box(Spot("board", self.seat), self.shown.view, self.shown.me).inset(-_EDGE)

    @property
    def dense(self) -> bool:
        """Whether so much stands on it that it is enlarged at the usual text size, too."""
        return self.board[3] > _ROW

    @property
    def place(self) -> Box:
        """Where it is shown: between top bar and banner."""
        _, _, w, h = self.board
        middle = (TOPBAR[3] + 4 + self.picture.furniture.banner[1] - 6) / 2
        return Box((STAGE[0] - w * LARGER) / 2, middle - h * LARGER / 2, w * LARGER, h * LARGER)


class Magnifier:
    """Keeps the picture of the board that was looked at last."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._picture: pygame.Surface | None = None

    def draw(self, canvas: Canvas, looked: Looked) -> None:
        """Paint the enlarged board."""
        shown, letters = looked.shown, canvas.art.letters
        told = (shown.view, shown.me, shown.marks, tuple(shown.seats), shown.text.language)
        key = (looked.seat, told, canvas.surface.get_size(), letters.growth, letters.readable)
        if self._picture is None or key != self._key:
            self._key, self._picture = key, enlarged(canvas, looked)
        canvas.glow(looked.place, 18, 1.0)
        canvas.blit(self._picture, canvas.rect(*looked.place).topleft)
        canvas.plate("frame_board", looked.place)


def enlarged(canvas: Canvas, looked: Looked) -> pygame.Surface:
    """The board at its larger size, in pixels of this canvas."""
    board, place = looked.board, canvas.rect(*looked.place).clip(canvas.surface.get_rect())
    lens = canvas.layer()
    lens.scale = canvas.scale * LARGER
    lens.origin = (place.x - board[0] * lens.scale, place.y - board[1] * lens.scale)
    lens.clipped = place
    parts, shown = looked.picture.parts, looked.shown
    parts.owner(Spot("board", looked.seat), shown.view, shown.me).paint(lens, parts.of(shown))
    return lens.surface.subsurface(place).copy()
