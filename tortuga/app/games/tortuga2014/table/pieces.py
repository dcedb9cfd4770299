"""Game pieces on a canvas: sprites, discs, chests, dice, tiles, screens and lights."""

from __future__ import annotations

from typing import Literal

import pygame

from tortuga.app.draw.brush import Brush
from tortuga.app.draw.theme import DIE_LETTERS, EMBLEM, ICON, PLAYER, brighter, ink_on
from tortuga.app.draw.units import Box, Point

DieState = Literal["plain", "legal", "kept", "blocked", "ghost"]
TUMBLE_FRAMES = 16
SCREEN_STEPS = 24


class Pieces(Brush):
    """The pieces' half of Canvas; `size` is the width of a thing in units."""

    # ------------------------------------------------------------ sprites
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
            self._center(self.art.sprite(kind, width, angle), center, alpha, lift * 0.3, lift)
        self._center(self.art.sprite(name, width, angle), center, alpha)

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
            self._center(self.art.sprite("shadow_disc", width), center, alpha, 0, lift)
        key = ("disc", color, symbol, width, ring)
        self._center(self.art.made(key, lambda: self._disc(color, symbol, width, ring)), center, alpha)

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

    def chest(
        self, kind: str, center: Point, size: float, glow: bool = False, alpha: int = 255, shadow: bool = True
    ) -> None:
        """A treasure chest; `glow` marks a legal choice, a low `alpha` makes a ghost without shadow."""
        width = self.px(size)
        if glow:
            # small chests get a wider halo, so that it is seen as well
            self._center(
                self.art.sprite("glow_chest", self.px(size + max(0.0, 60 - size) * 0.15)), center, alpha
            )
        if shadow and alpha >= 200:
            self._center(self.art.sprite("shadow_chest", width), center, alpha)
        self._center(self.art.sprite(f"chest_{kind}", width), center, alpha)

    def chest_hole(self, kind: str, center: Point, size: float) -> None:
        """The empty place of a chest on the island's sand, with the symbol of its colour."""
        self._center(self.art.sprite(f"hole_{kind}", self.px(size)), center)

    # ------------------------------------------------------------ dice
    def die(
        self,
        player: str,
        letter: str,
        face: int,
        center: Point,
        size: float,
        angle: float = 0,
        state: DieState = "plain",
        lift: float = 4,
        alpha: int = 255,
    ) -> None:
        """Die `letter` showing action `face` 0..4 or the skull 5.

        legal: halo and arrow; kept: raised, gold frame, tick; blocked: dimmed; ghost: pale with a gold halo.
        """
        width = self.px(size)
        row = DIE_LETTERS.index(letter)
        if state == "kept":
            center, lift, angle = (center[0], center[1] - size * 0.136), 16, 0
        if state in ("legal", "kept", "ghost"):
            halo = "glow_die_white" if state == "legal" else "glow_die_gold"
            self._center(self.art.sprite(halo, width, angle), center, alpha)
        self._center(self.art.sprite("shadow_die", width, angle), center, alpha, lift * 0.5, lift)
        if state == "blocked":
            picture = self.art.dimmed(f"dice/{player}", face, row, width, angle)
        else:
            picture = self.art.cell(f"dice/{player}", face, row, width, angle)
        self._center(picture, center, alpha * 175 // 255 if state == "ghost" else alpha)
        if state == "legal":
            self.marker(center, size * 0.66, 0.9)
        elif state == "kept":
            self._center(self.art.sprite("frame_die", width), center, alpha)
            corner = (center[0] - size * 0.5, center[1] - size * 0.5)
            self.disc("good_plate", ICON["done"], corner, max(16, size * 0.38), ring="gold_l", alpha=alpha)

    def die_tumble(
        self,
        player: str,
        phase: float,
        variant: int,
        center: Point,
        size: float,
        angle: float = 0,
        lift: float = 8,
    ) -> None:
        """A frame of a die turning in depth.

        phase: 0..1 is one whole turn; at whole numbers a face looks at the viewer, at the end of the throw
        the
        face the die settles on: `variant` 0..5. Let it run to 1 and draw `die` from then on.
        """
        column = int(phase * TUMBLE_FRAMES) % TUMBLE_FRAMES
        width = self.px(size)
        self._center(self.art.sprite("shadow_disc", width), center, 200, lift * 0.5, lift)
        picture = self.art.cell(f"tumble/{player}_{variant % 6}", column, 0, width, angle)
        self._center(picture, center)

    def pip(
        self, player: str, number: int, center: Point, size: float, lift: float = 2, alpha: int = 255
    ) -> None:
        """A small die that shows only its number 1..5 (its place tells the action)."""
        width = self.px(size)
        self._center(self.art.sprite("shadow_die", width), center, alpha, lift * 0.5, lift)
        self._center(self.art.cell(f"pips/{player}", number - 1, 0, width), center, alpha)

    # ------------------------------------------------------------ tiles
    def bonus_tile(
        self,
        center: Point,
        value: int,
        size: float,
        glow: bool = False,
        alpha: int = 255,
        squash: float = 1.0,
    ) -> None:
        """A bonus tile +1 or +2; 0 is the empty bonus space. `squash` 0..1 = its height while it flips."""
        width = self.px(size)
        if glow:
            self._center(self.art.sprite("glow_tile", width), center, alpha)
        if value:
            self._center(self.art.sprite("shadow_tile", width), center, alpha, 0, 2)
        self._squashed(self.art.sprite(f"bonus_{value}", width), center, squash, alpha)

    def treasure_tile(
        self,
        center: Point,
        size: float,
        value: int | None = None,
        angle: float = 0,
        alpha: int = 255,
        squash: float = 1.0,
    ) -> None:
        """A treasure tile: its water side, or the coins 1..3 its owner sees."""
        name = "tile_water" if value is None else f"tile_{value}"
        width = self.px(size)
        if squash >= 1:
            self._center(self.art.sprite("shadow_tile", width, angle), center, alpha, 0, 2)
        self._squashed(self.art.sprite(name, width, angle), center, squash, alpha)

    def _squashed(self, picture: pygame.Surface, center: Point, squash: float, alpha: int) -> None:
        if squash < 1:  # only during a flip of a few frames: a small scaling, not worth a cache
            high = max(1, round(picture.get_height() * squash))
            picture = pygame.transform.smoothscale(picture, (picture.get_width(), high))
        self._center(picture, center, alpha)

    def start_token(self, center: Point, size: float, alpha: int = 255) -> None:
        """The wooden schooner of the start player."""
        self.disc("parch", ICON["start"], center, size, alpha=alpha)

    def bag(self, center: Point, size: float = 88) -> None:
        """The bag of chests."""
        self.sprite("bag", center, size, lift=8)

    # ------------------------------------------------------------ lights
    def glow(self, box: Box, radius: float = 12, strength: float = 1.0, blur: float = 9) -> None:
        """Golden light around a box: active or legal."""
        r = self.rect(*box)
        halo, pad = self.art.glow(r.size, max(blur, radius * 0.75))
        self._blit(halo, (r.x - pad, r.y - pad), round(255 * min(1.0, strength)))

    def marker(self, center: Point, lift: float = 43, scale: float = 1.0, alpha: int = 255) -> None:
        """The arrow above a legal choice (shape as well as light)."""
        self._center(self.art.sprite("marker", self.px(29 * scale)), (center[0], center[1] - lift), alpha)

    # ------------------------------------------------------------ screens
    def folding_screen(
        self,
        box: Box,
        player: str,
        hidden_text: str | None = None,
        fold: float = 1.0,
        emblems: bool = True,
    ) -> None:
        """A player's screen of five folds; `fold` 0..1 = how far it stands, `hidden_text` = its tag.

        Folding, it closes towards its left end; without `emblems` it is quiet enough to carry a text.
        """
        step = round(fold * SCREEN_STEPS) / SCREEN_STEPS  # few widths, so that their cache stays small
        if step <= 0:
            return
        x, y, w, h = box
        r = self.rect(x, y, w * step, h)
        shadow = self.art.made(("screen shadow", r.size), lambda: self.art.soft("shadow", r.size, 6, 150)[0])
        pad = (shadow.get_width() - r.w) // 2
        self._blit(shadow, (r.x - pad, r.y - pad + self.px(4)))
        self.surface.blit(self.art.screen(player, r.size, emblems), r)
        if hidden_text and step >= 1:
            self.tag((x + w / 2, y + h / 2), hidden_text, "tag_dark", ICON["dice"], min(19, h * 0.5))
