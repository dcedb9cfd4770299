"""Drawing in stage units (1920 x 1080): plates, lines, icons, tags, sprites, tokens and lights."""

from __future__ import annotations

import pygame

from tortuga.app.draw.lettering import WRAP_LEADING, Lettering, SetLine
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.theme import TAG_INK, brighter, ink_on
from tortuga.app.draw.units import Box, Point

__all__ = ["TEXTURED", "WRAP_LEADING", "Box", "Brush", "Point", "SetLine"]

TEXTURED = ("wood", "parchment")


class Brush(Lettering):
    """The basic half of Canvas; all positions, sizes and boxes are units."""

    # ------------------------------------------------------------ plates and lines
    def plate(self, name: str, box: Box, alpha: int = 255, variant: int | None = None) -> None:
        """A stretchable panel of `Art.plates` with its shadow.

        Boards and papers show another piece of their texture at each place; a moving one needs `variant`.
        """
        r = self.rect(*box)
        if variant is None:
            variant = int(box[0] * 7 + box[1] * 3) % 6 if self.art.plates[name].kind in TEXTURED else 0
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
        tone = ink or TAG_INK.get(plate) or ink_on(self.art.plates[plate].color)
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

    # ------------------------------------------------------------ sprites, round tokens, lights
    def sprite(
        self,
        name: str,
        center: Point,
        size: float,
        angle: float = 0,
        alpha: int = 255,
        shadow: bool = True,
        lift: float = 4,
    ) -> None:
        """A baked sprite; its shadow falls `lift` units below it."""
        width = self.px(size)
        kind = self.art.index["shadows"].get(name) if shadow else None
        if kind:
            self.blit_center(self.art.sprite(kind, width, angle), center, alpha, lift * 0.3, lift)
        self.blit_center(self.art.sprite(name, width, angle), center, alpha)

    def disc(
        self,
        color: str,
        icon: str,
        center: Point,
        size: float,
        shadow: bool = True,
        alpha: int = 255,
        ring: str = "gold",
        lift: float = 3,
    ) -> None:
        """A round token: any colour, a metal ring, a symbol."""
        width = self.px(size)
        if shadow:
            self.blit_center(self.art.sprite("shadow_disc", width), center, alpha, 0, lift)
        key = ("disc", color, icon, width, ring)
        self.blit_center(self.art.made(key, lambda: self._disc(color, icon, width, ring)), center, alpha)

    def emblem(
        self,
        seat: SeatColour,
        center: Point,
        size: float,
        shadow: bool = True,
        alpha: int = 255,
        ring: str = "gold",
        lift: float = 3,
    ) -> None:
        """The round token of a seat: its colour and its emblem."""
        self.disc(seat.rgb, seat.emblem, center, size, shadow, alpha, ring, lift)

    def _disc(self, color: str, symbol: str, width: int, ring: str) -> pygame.Surface:
        face = self.art.tint("disc_face", width, brighter(color, 1.12)).copy()
        face.blit(self.art.sprite("disc_gold" if ring == "gold" else "disc_light", width), (0, 0))
        ink = ink_on(color)
        glyph = max(4, round(width * 0.66))
        under = self.art.icons.tinted(
            symbol, glyph, "#000000" if ink == ink_on("#000000") else "#ffffff"
        ).copy()
        under.set_alpha(120)
        spot = under.get_rect(center=(width // 2, width // 2))
        face.blit(under, (spot.x, spot.y + max(1, round(width * 0.02))))
        face.blit(self.art.icons.tinted(symbol, glyph, ink), spot)
        return face

    def glow(self, box: Box, radius: float = 12, strength: float = 1.0, blur: float = 9) -> None:
        """Golden light around a box: active or legal."""
        r = self.rect(*box)
        halo, pad = self.art.glow(r.size, max(blur, radius * 0.75))
        self.blit(halo, (r.x - pad, r.y - pad), round(255 * min(1.0, strength)))

    def marker(self, center: Point, lift: float = 43, scale: float = 1.0, alpha: int = 255) -> None:
        """The arrow above a legal choice (shape as well as light)."""
        self.blit_center(self.art.sprite("marker", self.px(29 * scale)), (center[0], center[1] - lift), alpha)
