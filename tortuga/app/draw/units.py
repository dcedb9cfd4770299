"""A surface bound to the stage: stage units (1920 x 1080) and pixels, colours, blits."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.theme import rgb

Box = tuple[float, float, float, float]
Point = tuple[float, float]


def touch(a: Box, b: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def inside(point: Point, box: Box) -> bool:
    """Whether a point lies in a box; its right and lower edges are outside."""
    return box[0] <= point[0] < box[0] + box[2] and box[1] <= point[1] < box[1] + box[3]


def around(center: Point, width: float, height: float | None = None) -> Box:
    """The box of this size around a point."""
    tall = width if height is None else height
    return (center[0] - width / 2, center[1] - tall / 2, width, tall)


def center_of(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2] / 2, box[1] + box[3] / 2)


class Units:
    """The lowest part of Canvas: where things are."""

    def __init__(self, surface: pygame.Surface, art: Art) -> None:
        self.surface = surface
        self.art = art
        art.fit(surface.get_size())
        self.scale = art.scale
        self.origin = art.origin

    # ------------------------------------------------------------ units and pixels
    def px(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.scale)

    def at(self, x: float, y: float) -> Point:
        """Pixel position of a point of the stage."""
        return self.origin[0] + x * self.scale, self.origin[1] + y * self.scale

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Pixel rectangle of a box; boxes that touch in units touch in pixels."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + w, y + h)
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def unit(self, pixel_pos: tuple[float, float]) -> Point:
        """Stage point of a pixel position (a mouse, say); may lie outside the stage."""
        return (pixel_pos[0] - self.origin[0]) / self.scale, (pixel_pos[1] - self.origin[1]) / self.scale

    def box(self, rect: pygame.Rect) -> Box:
        """The units of a pixel rectangle."""
        x, y = self.unit(rect.topleft)
        return x, y, rect.w / self.scale, rect.h / self.scale

    def color(self, name: str, alpha: int = 255) -> tuple[int, int, int, int]:
        """A palette name or hex string as pygame wants it."""
        return (*rgb(name), alpha)

    def seat(self, game: str, colour: str) -> SeatColour:
        """See `Pictures.seat`."""
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
        """Something that is no picture: `draw(surface, *args)` paints it within `area` (pixels)."""
        draw(self.surface, *args)

    def blit_center(
        self, picture: pygame.Surface, center: Point, alpha: int = 255, dx: float = 0, dy: float = 0
    ) -> None:
        """Blit with the picture's middle at a point, moved by `dx`, `dy`; all three in units."""
        x = self.origin[0] + (center[0] + dx) * self.scale - picture.get_width() / 2
        y = self.origin[1] + (center[1] + dy) * self.scale - picture.get_height() / 2
        self.blit(picture, (round(x), round(y)), alpha)
