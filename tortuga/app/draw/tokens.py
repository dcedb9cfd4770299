"""Sprites, round tokens and lights on a canvas."""

from __future__ import annotations

import pygame

from tortuga.app.draw.brush import Brush
from tortuga.app.draw.theme import EMBLEM, PLAYER, brighter, ink_on
from tortuga.app.draw.units import Box, Point


class Tokens(Brush):
    """The upper half of Canvas; `size` is the width of a thing in units."""

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
        player_or_color: str,
        icon: str | None,
        center: Point,
        size: float,
        shadow: bool = True,
        alpha: int = 255,
        ring: str = "gold",
        lift: float = 3,
    ) -> None:
        """A round token: a player or any colour, a metal ring, a symbol (a player's emblem when None)."""
        color = PLAYER.get(player_or_color, player_or_color)
        symbol = icon or EMBLEM[player_or_color]
        width = self.px(size)
        if shadow:
            self.blit_center(self.art.sprite("shadow_disc", width), center, alpha, 0, lift)
        key = ("disc", color, symbol, width, ring)
        self.blit_center(self.art.made(key, lambda: self._disc(color, symbol, width, ring)), center, alpha)

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
