"""Drawing in stage units (1920 x 1080): plates, lines, text, icons and tags."""

from __future__ import annotations

import pygame

from tortuga.app.art import Art
from tortuga.app.theme import GROWING, LARGEST_GROWN, PLATES, SMALLEST_TEXT, TAG_INK, ink_on, rgb

Box = tuple[float, float, float, float]
Point = tuple[float, float]
WRAP_LEADING = 1.22  # line distance of wrapped text in font sizes
TEXTURED = ("wood", "parchment")


class SetLine(str):
    """A line of text that was fitted to its place already: it does not grow with the text size."""

    __slots__ = ()


class Brush:
    """The basic half of Canvas; all positions, sizes and boxes are units."""

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

    def _blit(self, picture: pygame.Surface, spot: tuple[int, int], alpha: int = 255) -> None:
        """Blit at a pixel position; the picture's own alpha is set only for this blit."""
        if alpha >= 255:
            self.surface.blit(picture, spot)
        elif alpha > 0:
            picture.set_alpha(alpha)
            self.surface.blit(picture, spot)
            picture.set_alpha(255)

    def _center(
        self, picture: pygame.Surface, center: Point, alpha: int = 255, dx: float = 0, dy: float = 0
    ) -> None:
        x = self.origin[0] + (center[0] + dx) * self.scale - picture.get_width() / 2
        y = self.origin[1] + (center[1] + dy) * self.scale - picture.get_height() / 2
        self._blit(picture, (round(x), round(y)), alpha)

    # ------------------------------------------------------------ plates and lines
    def plate(self, name: str, box: Box, alpha: int = 255, variant: int | None = None) -> None:
        """A stretchable panel of theme.PLATES with its shadow.

        Boards and papers show another piece of their texture at each place; a moving one needs `variant`.
        """
        r = self.rect(*box)
        if variant is None:
            variant = int(box[0] * 7 + box[1] * 3) % 6 if PLATES[name].kind in TEXTURED else 0
        panel = self.art.panel(name, r.size, variant)
        self._blit(panel.surface, (r.x - panel.left, r.y - panel.top), alpha)

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
        self._blit(patch, r.topleft, alpha)

    # ------------------------------------------------------------ text
    def sized(self, role: str, size: float) -> float:
        """The size that words of a role have under the player's text size, if there is room for it."""
        growth = self.art.letters.growth
        if growth == 1.0 or role not in GROWING:
            return size
        return max(size, min(size * growth, LARGEST_GROWN))

    def size_for(self, string: str, role: str, size: float, max_w: float | None, fixed: bool = False) -> int:
        """The pixel size of a line of text: `sized`, or less (to SMALLEST_TEXT) to keep to `max_w`.

        Without `max_w`, where the room is not known, and with `fixed` it is `size` itself.
        """
        letters = self.art.letters
        if max_w is None:
            return self.px(size)
        pixels = self.px(size if fixed or isinstance(string, SetLine) else self.sized(role, size))
        room, least = self.px(max_w), self.px(SMALLEST_TEXT)
        while pixels > least and letters.width(string, role, pixels) > room:
            pixels -= 1
        return pixels

    def width(self, string: str, role: str, size: float, fixed: bool = False) -> float:
        """Width of a line of text that has all the room it needs; `fixed`: at `size` itself."""
        size = size if fixed or isinstance(string, SetLine) else self.sized(role, size)
        return self.art.letters.width(string, role, self.px(size)) / self.scale

    def shortened(self, string: str, role: str, size: float, max_w: float) -> str:
        """As much of a string as, with an ellipsis, keeps to `max_w`; the last resort, tests watch for it."""
        while string and self.width(string + "\u2026", role, size, True) > max_w:
            string = string[:-1].rstrip()
        return string + "\u2026"

    def text(
        self,
        string: str,
        role: str,
        size: float,
        color: str,
        pos: Point,
        anchor: str = "midleft",
        shade: str | None = None,
        max_w: float | None = None,
        outline: str | None = None,
        grad: tuple[str, str] | None = None,
        wrap: float | None = None,
        alpha: int = 255,
        rim: float = 2.0,
        max_h: float | None = None,
        fixed: bool = False,
    ) -> Box:
        """Text at a point; returns the box it takes.

        role: theme.FONTS. anchor: which point of its box lies at `pos` (pygame's names). shade: colour of a
        soft drop shadow. max_w: shrink to this width. outline: colour of a rim of `rim` units. grad: top and
        bottom colour instead of `color`. wrap: break into lines of this width; max_h: their height if the
        player's text size is larger (else about what they take at the usual size). fixed: do not grow.
        """
        if wrap is not None:
            return self._paragraph(string, role, size, color, pos, anchor, shade, wrap, alpha, max_h, fixed)
        pixels = self.size_for(string, role, size, max_w, fixed)
        letters = self.art.letters
        line = letters.line(string, role, pixels, color, grad)
        if max_w is not None and line.get_width() > self.px(max_w) and string:
            line = self.art.narrowed(line, self.px(max_w), (string, role, pixels, color, grad))
            shade = outline = None  # so small that they would only blot it
        spot = line.get_rect()
        x, y = self.at(*pos)
        setattr(spot, anchor, (round(x), round(y)))
        if not string:
            spot.width = 0
            return self.box(spot)
        if shade:
            under = letters.line(string, role, pixels, shade, None)
            off = (spot.x + max(1, self.px(1)), spot.y + max(1, self.px(2)))
            self._blit(under, off, 150 * alpha // 255)
        if outline:
            reach = max(1, self.px(rim))
            rimmed = letters.outlined(string, role, pixels, color, grad, outline, reach)
            self._blit(rimmed, (spot.x - reach, spot.y - reach), alpha)
        else:
            self._blit(line, spot.topleft, alpha)
        return self.box(spot)

    def _paragraph(
        self,
        string: str,
        role: str,
        size: float,
        color: str,
        pos: Point,
        anchor: str,
        shade: str | None,
        wrap: float,
        alpha: int,
        max_h: float | None,
        fixed: bool,
    ) -> Box:
        lines, size = (
            self.typeset(string, role, size, wrap, max_h)
            if not fixed
            else (
                self.lines(string, role, size, wrap),
                size,
            )
        )
        step = size * WRAP_LEADING
        side = "left" if "left" in anchor else "right" if "right" in anchor else "center"
        height = step * len(lines)
        top = pos[1] - (0 if "top" in anchor else height if "bottom" in anchor else height / 2)
        line_anchor = {"left": "midleft", "right": "midright", "center": "center"}[side]
        widest = 0.0
        for i, line in enumerate(lines):
            box = self.text(
                line,
                role,
                size,
                color,
                (pos[0], top + (i + 0.5) * step),
                line_anchor,
                shade,
                max_w=wrap,
                alpha=alpha,
            )
            widest = max(widest, box[2])
        left = pos[0] - (0 if side == "left" else widest if side == "right" else widest / 2)
        return left, top, widest, height

    def lines(self, string: str, role: str, size: float, wrap: float) -> list[str]:
        """A string broken into lines of the width `wrap` at this very size; drawn, they do not grow."""
        return [SetLine(line) for line in self.art.letters.wrap(string, role, self.px(size), self.px(wrap))]

    def typeset(
        self, string: str, role: str, size: float, wrap: float, max_h: float | None = None
    ) -> tuple[list[str], float]:
        """How `text` breaks and sizes a paragraph: lines (that do not grow further) and their size.

        They are size * WRAP_LEADING apart. Without `max_h` the paragraph keeps to about its usual height.
        """
        lines = self.lines(string, role, size, wrap)
        grown = self.sized(role, size)
        room = max_h if max_h is not None else (len(lines) + 0.5) * size * WRAP_LEADING
        while grown > size:
            larger = self.lines(string, role, grown, wrap)
            if len(larger) * grown * WRAP_LEADING <= room:
                return larger, grown
            grown -= 0.5
        return lines, size

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
            self._blit(under, (spot.x, spot.y + max(1, self.px(2))), shadow * alpha // 255)
        self._blit(picture, spot.topleft, alpha)

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
