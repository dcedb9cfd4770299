"""Words on the stage: sized, fitted to their room, broken into lines."""

from __future__ import annotations

from collections.abc import Iterable

from tortuga.app.draw.theme import GROWING, LARGEST_GROWN, SMALLEST_READ, SMALLEST_TEXT
from tortuga.app.draw.units import Box, Point, Units

WRAP_LEADING = 1.22  # line distance of wrapped text in font sizes
LEAST_ALIKE = 0.75  # of their usual size, to which words that stand beside each other shrink together


class SetLine(str):
    """A line of text that was fitted to its place already: it does not grow with the text size."""

    __slots__ = ()


class Lettering(Units):
    """The part of Canvas that writes; all positions, sizes and boxes are units."""

    def sized(self, role: str, size: float) -> float:
        """The size that words of a role have under the player's text size, if there is room for it."""
        growth = self.art.letters.growth
        if growth == 1.0 or role not in GROWING:
            return size
        return max(size, min(size * growth, LARGEST_GROWN))

    def numeral(self, size: float, most: float) -> float:
        """The size of a number that stands on a piece: it grows with the text size as far as the piece."""
        return max(size, min(size * self.art.letters.growth, most))

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

    def caret(self, string: str, index: int, role: str, size: float, max_w: float) -> float:
        """Where a caret stands in a line of text that keeps to `max_w`, from its beginning on."""
        pixels = self.size_for(string, role, size, max_w)
        return self.art.letters.caret(string, index, role, pixels) / self.scale

    def alike(self, strings: Iterable[tuple[str, float]], role: str, size: float) -> float:
        """The size of words that stand beside each other, each with its room.

        As large as the player likes while all keep to their rooms; to LEAST_ALIKE of `size` they shrink
        together, a word that is too long even then shrinks alone. Write them as `SetLine`, so that none grows
        further than the others.
        """
        told = [(string, room) for string, room in strings if string]
        least = max(SMALLEST_READ, size * LEAST_ALIKE)
        fit = [(string, room) for string, room in told if self.width(string, role, least, True) <= room]
        grown = self.sized(role, size) if len(fit) == len(told) else size
        while grown > least and any(self.width(string, role, grown, True) > room for string, room in fit):
            grown = max(least, grown - 0.5)
        return grown

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
            self.blit(under, off, 150 * alpha // 255)
        if outline:
            reach = max(1, self.px(rim))
            rimmed = letters.outlined(string, role, pixels, color, grad, outline, reach)
            self.blit(rimmed, (spot.x - reach, spot.y - reach), alpha)
        else:
            self.blit(line, spot.topleft, alpha)
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
        return Box(left, top, widest, height)

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
