"""Drawing in stage units (1920 x 1080): plates, lines, icons, tags, sprites, tokens and lights."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import pygame

from tortuga.app.draw.lettering import Lettering
from tortuga.app.draw.nineslice import blank, toned
from tortuga.app.draw.pictures import DIM
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.theme import TAG_INK, Style, brighter, ink_on
from tortuga.app.draw.units import Box, Point

TEXTURED = ("wood", "parchment")
Mood: TypeAlias = Literal["calm", "pleased", "angry"]
MOODS: Final[tuple[Mood, ...]] = ("calm", "pleased", "angry")
"""The columns of the sheets with persons' faces."""
Ring: TypeAlias = Literal["brass", "gold", "bone", "dark"]
Tone: TypeAlias = tuple[int, int, int, int]
"""Red, green, blue, alpha; 0..255."""
_OPAQUE: Final = 255
_TAG_HIGH: Final = 1.55
"""The height of a tag by the size of its words."""
_GLYPH: Final = 0.66
"""How much of a disc's width its symbol takes."""
FACE_SHARE: Final = 0.88
"""How much of a ring's width its face takes."""


class Brush(Lettering):
    """The basic half of Canvas; all positions, sizes and boxes are units."""

    # ------------------------------------------------------------ plates and lines
    def plate(self, name: str, box: Box, alpha: int = 255, variant: int | None = None) -> None:
        """A stretchable panel of `Art.plates` with its shadow.

        Boards and papers take a piece of their texture by position; a moving one needs `variant`.
        """
        r = self.rect(*box)
        if variant is None:
            left, top = self.corner[0] + box[0], self.corner[1] + box[1]
            variant = int(left * 7 + top * 3) % 6 if self.art.plates[name].kind in TEXTURED else 0
        panel = self.art.panel(name, r.size, variant)
        self.blit(panel.surface, (r.x - panel.left, r.y - panel.top), alpha)

    def line(self, start: Point, end: Point, color: str, width: float = 2) -> None:
        """A straight line at least one pixel wide."""
        tone, thick = self.color(color), max(1, self.px(width))
        (x, y), (to_x, to_y) = self.at(*start), self.at(*end)
        area = pygame.Rect(min(x, to_x), min(y, to_y), abs(to_x - x), abs(to_y - y))
        area.inflate_ip(2 * thick + 2, 2 * thick + 2)
        self.shape(area, pygame.draw.line, tone, (x, y), (to_x, to_y), thick)

    def circle(self, center: Point, radius: float, color: str, width: float = 0) -> None:
        """A smooth circle, filled, or a ring `width` units wide within it; at least two pixels."""
        spot, pixels, thick = self.at(*center), self.px(radius), max(2, self.px(width)) if width else 0
        area = pygame.Rect(spot[0] - pixels - 1, spot[1] - pixels - 1, 2 * pixels + 3, 2 * pixels + 3)
        self.shape(area, pygame.draw.aacircle, self.color(color), spot, pixels, thick)

    def fill(self, box: Box, color: str, alpha: int = 255, radius: float = 0) -> None:
        """A plain rectangle, translucent when `alpha` < 255."""
        r = self.rect(*box)
        if alpha < _OPAQUE:
            self.blit(self.art.patch(r.size, color, self.px(radius)), r.topleft, alpha)
        else:
            self.shape(r, _rectangle, self.color(color), tuple(r), 0, self.px(radius))

    def outline(self, box: Box, color: str, width: float, radius: float = 0) -> None:
        """The edge of a rectangle, `width` units wide within it; at least one pixel."""
        r = self.rect(*box)
        self.shape(r, _rectangle, self.color(color), tuple(r), max(1, self.px(width)), self.px(radius))

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
        """A small plate with an icon and a few letters, as wide as needed; returns its box."""
        tone = ink or TAG_INK.get(plate) or ink_on(self.art.plates[plate].color)
        room = None if max_w is None else max_w - self._around(size, icon)
        w = self.tag_width(string, size, icon)
        box = Box.around(center, w if max_w is None else min(w, max_w), size * _TAG_HIGH)
        self.plate(plate, box, alpha)
        if icon:
            self.icon(icon, (box[0] + size, center[1]), size * 1.15, tone, 0, alpha)
        end = (box.right - size * 0.5, center[1] - 0.5)
        self.write(string, Style("black", size, tone, alpha=alpha), end, room, "midright")
        return box

    def tag_width(self, string: str, size: float, icon: str | None = None) -> float:
        """The width of a tag that has all the room it needs."""
        return self.width(string, "black", size) + self._around(size, icon)

    @staticmethod
    def _around(size: float, icon: str | None) -> float:
        """The width of a tag beyond its words."""
        return size * (2.35 if icon else 1.0)

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

    def face(
        self,
        person: str,
        tint: str,
        center: Point,
        size: float,
        mood: Mood = "calm",
        ring: Ring = "brass",
        glow: bool = False,
        dim: bool = False,
        shadow: bool = True,
        alpha: int = 255,
        lift: float = 3,
    ) -> None:
        """A person's face on its tint in a ring; `size` is the width of the ring.

        ring: brass = quiet, gold = has to act (with `glow`), dark = in a strip of turns, bone = beaten.
        """
        width = self.px(size)
        if glow:
            self.blit_center(self.art.sprite("glow_face", width), center, alpha)
        if shadow:
            self.blit_center(self.art.sprite("shadow_disc", width), center, alpha, 0, lift)
        key = ("face", person, tint, width, mood, ring, dim)
        picture = self.art.made(key, lambda: self._face(person, tint, width, mood, ring, dim))
        self.blit_center(picture, center, alpha)

    def _face(self, person: str, tint: str, width: int, mood: Mood, ring: Ring, dim: bool) -> pygame.Surface:
        inner = max(4, round(width * FACE_SHARE))
        ground = self.art.tint("face_disc", inner, tint).copy()
        ground.blit(self.art.sprite("face_light", inner), (0, 0))
        bust = self.art.cell(f"persons/{person}", MOODS.index(mood), 0, inner).copy()
        bust.blit(self.art.sprite("face_disc", inner), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        ground.blit(bust, (0, 0))
        ground = toned(ground, DIM) if dim else ground
        out = blank((width, width))
        out.blit(ground, ((width - inner) // 2, (width - inner) // 2))
        out.blit(self.art.sprite(f"ring_{ring}", width), (0, 0))
        return out

    def emblem(
        self,
        seat: SeatColour,
        center: Point,
        size: float,
        shadow: bool = True,
        alpha: int = 255,
        ring: str = "gold",
        lift: float = 3,
        mood: Mood = "calm",
    ) -> None:
        """The mark of a seat: the face of its person on its colour, or a token with its emblem."""
        if not seat.person:
            self.disc(seat.rgb, seat.emblem, center, size, shadow, alpha, ring, lift)
            return
        metal: Ring = "brass" if ring == "gold" else "gold"
        self.face(seat.person, seat.rgb, center, size, mood, metal, shadow=shadow, alpha=alpha, lift=lift)

    def _disc(self, color: str, symbol: str, width: int, ring: str) -> pygame.Surface:
        face = self.art.tint("disc_face", width, brighter(color, 1.12)).copy()
        face.blit(self.art.sprite("disc_gold" if ring == "gold" else "disc_light", width), (0, 0))
        ink = ink_on(color)
        glyph = max(4, round(width * _GLYPH))
        shade = "#000000" if ink == ink_on("#000000") else "#ffffff"
        under = self.art.icons.tinted(symbol, glyph, shade).copy()
        under.set_alpha(120)
        spot = under.get_rect(center=(width // 2, width // 2))
        face.blit(under, (spot.x, spot.y + max(1, round(width * 0.02))))
        face.blit(self.art.icons.tinted(symbol, glyph, ink), spot)
        return face

    def glow(self, box: Box, radius: float = 12, strength: float = 1.0, blur: float = 9) -> None:
        """Golden light around a box: active or legal."""
        r = self.rect(*box)
        halo, pad = self.art.glow(r.size, max(blur, radius * 0.75))
        self.blit(halo, (r.x - pad, r.y - pad), round(_OPAQUE * min(1.0, strength)))

    def marker(self, center: Point, lift: float = 43, scale: float = 1.0) -> None:
        """The arrow above a legal choice (shape as well as light)."""
        self.blit_center(self.art.sprite("marker", self.px(29 * scale)), (center[0], center[1] - lift))


def _rectangle(
    surface: pygame.Surface, tone: Tone, box: tuple[int, int, int, int], width: int, radius: int
) -> None:
    pygame.draw.rect(surface, tone, box, width, border_radius=radius)
