"""A surface bound to the stage: stage units (1920 x 1080) and pixels, colours, blits."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.theme import rgb

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle of the stage, in units: its upper left corner and its size.

    Layouts are trees of cuts: `head, rest = box.cut(top=40)`.
    """

    x: float
    y: float
    w: float
    h: float

    @staticmethod
    def around(center: Point, w: float, h: float | None = None) -> Box:
        """The box of this size around a point; a square without `h`."""
        tall = w if h is None else h
        return Box(center[0] - w / 2, center[1] - tall / 2, w, tall)

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.h

    @property
    def center(self) -> Point:
        """Its middle."""
        return (self.x + self.w / 2, self.y + self.h / 2)

    def at(self, anchor: str) -> Point:
        """One of its points by pygame's name: "midleft", "bottomright", "center"..."""
        x = self.x if "left" in anchor else self.right if "right" in anchor else self.center[0]
        y = self.y if "top" in anchor else self.bottom if "bottom" in anchor else self.center[1]
        return (x, y)

    def moved(self, dx: float = 0, dy: float = 0) -> Box:
        """The same box, shifted."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """Smaller by `dx` on both sides and by `dy` (default `dx`) above and below; larger if negative."""
        down = dx if dy is None else dy
        return Box(self.x + dx, self.y + down, self.w - 2 * dx, self.h - 2 * down)

    def cut(self, *, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> tuple[Box, Box]:
        """A strip along one edge, and the rest."""
        x, y, w, h = self
        if left:
            return Box(x, y, left, h), Box(x + left, y, w - left, h)
        if top:
            return Box(x, y, w, top), Box(x, y + top, w, h - top)
        if right:
            return Box(x + w - right, y, right, h), Box(x, y, w - right, h)
        return Box(x, y + h - bottom, w, bottom), Box(x, y, w, h - bottom)

    def line(self, down: float, left: float = 0, right: float | None = None) -> Box:
        """The place of a line of text: `down` from the top, or up from the bottom if negative; inset."""
        y = self.y + down if down >= 0 else self.bottom + down
        return Box(self.x + left, y, self.w - left - (left if right is None else right), 0)

    def column(self, index: int, count: int, gap: float = 0) -> Box:
        """One of `count` equal parts side by side, with gaps between them."""
        w = (self.w - gap * (count - 1)) / count
        return Box(self.x + index * (w + gap), self.y, w, self.h)

    def row(self, index: int, count: int, gap: float = 0) -> Box:
        """One of `count` equal parts below each other, with gaps between them."""
        h = (self.h - gap * (count - 1)) / count
        return Box(self.x, self.y + index * (h + gap), self.w, h)

    def union(self, *others: Box) -> Box:
        """The smallest box around these."""
        every = (self, *others)
        x, y = min(box.x for box in every), min(box.y for box in every)
        return Box(x, y, max(box.right for box in every) - x, max(box.bottom for box in every) - y)

    def has(self, point: Point) -> bool:
        """Whether the box contains a point; its right and lower edges are outside."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def placed(self, corner: Point, scale: float = 1.0) -> Box:
        """The same box of something that is drawn enlarged, with its own origin at `corner`."""
        return Box(corner[0] + self.x * scale, corner[1] + self.y * scale, self.w * scale, self.h * scale)

    def touches(self, other: Box) -> bool:
        """Whether the boxes overlap."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom


class Units:
    """The base of Canvas: positions and blits."""

    def __init__(self, surface: pygame.Surface, art: Art) -> None:
        self.surface = surface
        self.art = art
        art.fit(surface.get_size())
        self.scale = art.scale
        self.origin = art.origin
        self.corner: Point = (0.0, 0.0)
        """Where the origin of what is being drawn lies on the stage, in units of its own scale."""

    @contextmanager
    def placed(self, corner: Point, scale: float = 1.0) -> Iterator[None]:
        """Draw within this block with the origin at `corner`, enlarged."""
        before = self.scale, self.corner
        self.corner = (self.corner[0] + corner[0]) / scale, (self.corner[1] + corner[1]) / scale
        self.scale *= scale
        yield
        self.scale, self.corner = before

    # ------------------------------------------------------------ units and pixels
    def px(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.scale)

    def at(self, x: float, y: float) -> Point:
        """Pixel position of a point of the stage."""
        left, top = self.corner
        return self.origin[0] + (left + x) * self.scale, self.origin[1] + (top + y) * self.scale

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Pixel rectangle of a box; boxes that touch in units touch in pixels."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + w, y + h)
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def unit(self, pixel_pos: tuple[float, float]) -> Point:
        """Stage point of a pixel position (a mouse, say); may lie outside the stage."""
        x = (pixel_pos[0] - self.origin[0]) / self.scale - self.corner[0]
        return x, (pixel_pos[1] - self.origin[1]) / self.scale - self.corner[1]

    def box(self, rect: pygame.Rect) -> Box:
        """The units of a pixel rectangle."""
        x, y = self.unit(rect.topleft)
        return Box(x, y, rect.w / self.scale, rect.h / self.scale)

    def color(self, name: str) -> tuple[int, int, int, int]:
        """A palette name or hex string as pygame wants it."""
        return (*rgb(name), 255)

    def seat(self, game: str, colour: str) -> SeatColour:
        """The colours of a seat."""
        return self.art.seat(game, colour)

    def blit(self, picture: pygame.Surface, spot: tuple[int, int], alpha: int = 255) -> None:
        """Blit at a pixel position; the picture's own alpha is set only for this blit."""
        if alpha >= 255:
            self.surface.blit(picture, spot)
        elif alpha > 0:
            picture.set_alpha(alpha)
            self.surface.blit(picture, spot)
            picture.set_alpha(255)

    def shape(self, area: pygame.Rect, draw: Callable[..., object], *args: Hashable) -> None:  # noqa: ARG002
        """Paint a shape by `draw(surface, *args)`, within `area` (pixels)."""
        draw(self.surface, *args)

    def blit_center(
        self, picture: pygame.Surface, center: Point, alpha: int = 255, dx: float = 0, dy: float = 0
    ) -> None:
        """Blit with the picture's middle at a point, moved by `dx`, `dy`; all three in units."""
        x, y = self.at(center[0] + dx, center[1] + dy)
        spot = (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
        self.blit(picture, spot, alpha)
