"""Drawing in stage units (1920 x 1080): plates, lines, icons and tags."""

from __future__ import annotations

import pygame

from tortuga.app.draw.lettering import WRAP_LEADING, Lettering, SetLine
from tortuga.app.draw.theme import PLATES, TAG_INK, ink_on
from tortuga.app.draw.units import Box, Point

__all__ = ["TEXTURED", "WRAP_LEADING", "Box", "Brush", "Point", "SetLine"]

TEXTURED = ("wood", "parchment")


class Brush(Lettering):
    """The basic half of Canvas; all positions, sizes and boxes are units."""

    # ------------------------------------------------------------ plates and lines
    def plate(self, name: str, box: Box, alpha: int = 255, variant: int | None = None) -> None:
        """A stretchable panel of theme.PLATES with its shadow.

        Boards and papers show another piece of their texture at each place; a moving one needs `variant`.
        """
        r = self.rect(*box)
        if variant is None:
            variant = int(box[0] * 7 + box[1] * 3) % 6 if PLATES[name].kind in TEXTURED else 0
        panel = self.art.panel(name, r.size, variant)
        self.blit(panel.surface, (r.x - panel.left, r.y - panel.top), alpha)

    def line(self, start: Point, end: Point, color: str, width: float = 2) -> None:
        """A straight line at least one pixel wide."""
        pygame.draw.line(
            self.surface, self.color(color), self.at(*start), self.at(*end), max(1, self.px(width))
        )

    def fill(self, box: Box, color: str, alpha: int = 255, radius: float = 0) -> None:
        """A plain rectangle, translucent when `alpha` < 255."""
        r = self.rect(*box)
        if alpha >= 255:
            pygame.draw.rect(self.surface, self.color(color), r, border_radius=self.px(radius))
            return
        patch = self.art.patch(r.size, color, self.px(radius))
        self.blit(patch, r.topleft, alpha)

    # ------------------------------------------------------------ icons and tags
    def icon(
        self,
        name: str,
        center: Point,
        size: float,
        color: str,
        shadow: int = 0,
        alpha: int = 255,
        flip: bool = False,
    ) -> None:
        """A symbol in one colour; `shadow` = strength 0..255 of its drop shadow."""
        pixels = self.px(size)
        picture = self.art.icons.tinted(name, pixels, color, flip)
        x, y = self.at(*center)
        spot = picture.get_rect(center=(round(x), round(y)))
        if shadow:
            under = self.art.icons.tinted(name, pixels, "#120a05", flip)
            self.blit(under, (spot.x, spot.y + max(1, self.px(2))), shadow * alpha // 255)
        self.blit(picture, spot.topleft, alpha)

    def tag(
        self,
        center: Point,
        string: str,
        plate: str,
        icon: str | None = None,
        size: float = 18,
        ink: str | None = None,
        max_w: float | None = None,
        alpha: int = 255,
    ) -> Box:
        """A small plate with an icon and a few letters, as wide as they need; returns its box."""
        tone = ink or TAG_INK.get(plate) or ink_on(PLATES[plate].color)
        extra = size * 1.35 if icon else 0.0
        room = None if max_w is None else max_w - extra - size
        wide = self.width(string, "black", size)
        wide = min(wide, room) if room is not None else wide
        w, h = wide + extra + size, size * 1.55
        box = (center[0] - w / 2, center[1] - h / 2, w, h)
        self.plate(plate, box, alpha)
        if icon:
            self.icon(icon, (box[0] + size, center[1]), size * 1.15, tone, 0, alpha)
        self.text(
            string,
            "black",
            size,
            tone,
            (box[0] + w - size * 0.5, center[1] - 0.5),
            "midright",
            max_w=room,
            alpha=alpha,
        )
        return box
