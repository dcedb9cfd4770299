"""Words on the stage: how they look, and how they fit the room they have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import overload

from tortuga.app.draw.theme import GROWING, LARGEST_GROWN, MIN_TEXT, SMALLEST_TEXT, Style
from tortuga.app.draw.units import Box, Point, Units

WRAP_LEADING = 1.22  # line distance of wrapped text in font sizes
MIN_ALIKE = 0.75  # of their size, the least to which neighbouring words shrink together
_STEP = 0.5
"""Step in units by which text shrinks until it fits."""
_NARROWER = {"sc": ("sc", "bold", "text"), "bold": ("bold", "text")}
"""Roles to try, in this order, for words that do not fit in their own."""


class Lettering(Units):
    """The part of Canvas that writes; all positions, sizes and boxes are in units."""

    # ------------------------------------------------------------ sizes
    def sized(self, role: str, size: float, most: float = LARGEST_GROWN) -> float:
        """The size of a role's words at the text size of the settings, if there is room."""
        growth = self.art.letters.growth
        return size if growth == 1.0 or role not in GROWING else max(size, min(size * growth, most))

    def numeral(self, size: float, most: float) -> float:
        """The size of a number on a piece, growing with the text size up to `most`."""
        return max(size, min(size * self.art.letters.growth, most))

    def size_for(self, text: str, style: Style, room: float | None) -> int:
        """The pixel size of a line: grown, or down to SMALLEST_TEXT to keep to its room, if that is known."""
        role, size = style.role, style.size
        if room is None:
            return self.px(size)
        pixels = self.px(self.sized(role, size, style.most) if style.grows else size)
        most, least = self.px(room), self.px(SMALLEST_TEXT)
        while pixels > least and self.art.letters.width(text, role, pixels) > most:
            pixels -= 1
        return pixels

    def width(self, text: str, role: str, size: float, fixed: bool = False) -> float:
        """Width of an unconstrained line; `fixed`: at exactly `size`."""
        size = size if fixed else self.sized(role, size)
        return self.art.letters.width(text, role, self.px(size)) / self.scale

    def caret(self, text: str, index: int, style: Style, room: float) -> float:
        """Distance of a caret from the start of a line that keeps to its room."""
        pixels = self.size_for(text, style, room)
        return self.art.letters.caret(text, index, style.role, pixels) / self.scale

    def alike(self, texts: Iterable[tuple[str, float]], style: Style) -> Style:
        """One size for words beside each other, each with its room.

        As large as the settings ask if all fit. They shrink together down to MIN_ALIKE of their size;
        a word that is still too long then shrinks alone.
        """
        role, size = style.role, style.size
        filled = [(text, room) for text, room in texts if text]
        common = self.sized(role, size)
        if all(self.width(text, role, common, True) <= room for text, room in filled):
            return style.fixed(common)  # as most do: letters of no other size are loaded
        least = max(MIN_TEXT, size * MIN_ALIKE)
        fit = [(text, room) for text, room in filled if self.width(text, role, least, True) <= room]
        if len(fit) < len(filled):
            common = size
        while common > least and any(self.width(text, role, common, True) > room for text, room in fit):
            common = max(least, common - _STEP)
        return style.fixed(common)

    def alike_names(self, names: Sequence[tuple[str, float]], style: Style) -> Style:
        """One style for names beside each other: if one needs narrower letters, all get them."""
        if any(self.width(name, style.role, MIN_TEXT, True) > room for name, room in names):
            style = style._replace(role="bold")
        return self.alike(names, style)

    # ------------------------------------------------------------ room
    def fitted(self, text: str, role: str, size: float, room: float) -> tuple[str, str, float]:
        """Text, role and size that fit a room and stay readable.

        Wide capitals give way to narrower bold letters, and bold letters to the plain ones: a lighter word is
        still the word, a shortened one is not.
        """
        if self.width(text, role, size, True) <= room:
            return text, role, size
        for narrower in _NARROWER.get(role, (role,)):
            smaller = size
            while smaller > MIN_TEXT:
                smaller = max(MIN_TEXT, smaller - _STEP)
                if self.width(text, narrower, smaller, True) <= room:
                    return text, narrower, smaller
        # in a window where the least size is rounded up to whole pixels, the size below is still readable
        if self.width(text, narrower, MIN_TEXT - _STEP, True) <= room:
            return text, narrower, MIN_TEXT - _STEP
        return self.shortened(text, narrower, MIN_TEXT, room), narrower, MIN_TEXT

    def shortened(self, text: str, role: str, size: float, room: float) -> str:
        """The text cut to its room with an ellipsis; the last resort, which tests watch for."""
        while text and self.width(text + "\u2026", role, size, True) > room:
            text = text[:-1].rstrip()
        return text + "\u2026"

    # ------------------------------------------------------------ writing
    @overload
    def write(self, text: str, style: Style, at: Box, *, anchor: str = "midleft") -> Box: ...

    @overload
    def write(
        self, text: str, style: Style, at: Point, room: float | None = None, anchor: str = "midleft"
    ) -> Box: ...

    def write(
        self, text: str, style: Style, at: Point | Box, room: float | None = None, anchor: str = "midleft"
    ) -> Box:
        """Write a line; returns the box it takes.

        Args:
            at: a box to keep to, or the point where the `anchor` of the line lies (pygame's names).
            room: the width to keep to at a point. Without one the line neither grows nor shrinks.
        """
        if isinstance(at, Box):
            room, at = at.w, at.at(anchor)
        if style.legible and room is not None:
            size = self.sized(style.role, style.size, style.most) if style.grows else style.size
            text, role, size = self.fitted(text, style.role, size, room)
            style, room = style._replace(role=role, size=size), None
        return self.put_line(text, style, at, room, anchor)

    def put_line(self, text: str, style: Style, at: Point, room: float | None, anchor: str) -> Box:
        """Blit a line at the size for its room."""
        pixels = self.size_for(text, style, room)
        role, color, shade, outline, alpha = style.role, style.color, style.shade, style.outline, style.alpha
        letters = self.art.letters
        line = letters.line(text, pixels, style)
        if room is not None and line.get_width() > self.px(room) and text:
            line = self.art.narrowed(line, self.px(room), (text, role, pixels, color, style.gradient))
            shade = outline = None  # at this size they would only smudge it
        spot = line.get_rect()
        x, y = self.at(*at)
        setattr(spot, anchor, (round(x), round(y)))
        if not text:
            spot.width = 0
            return self.box(spot)
        if shade:
            under = letters.line(text, pixels, Style(role, color=shade))
            off = (spot.x + max(1, self.px(1)), spot.y + max(1, self.px(2)))
            self.blit(under, off, 150 * alpha // 255)
        if outline:
            reach = max(1, self.px(style.rim))
            rimmed = letters.outlined(text, pixels, style, reach)
            self.blit(rimmed, (spot.x - reach, spot.y - reach), alpha)
        else:
            self.blit(line, spot.topleft, alpha)
        return self.box(spot)

    def paragraph(
        self,
        text: str,
        style: Style,
        at: Point | Box,
        wide: float = 0.0,
        anchor: str = "midleft",
        high: float | None = None,
    ) -> Box:
        """Write lines below each other; returns the box they take.

        Args:
            at: a box as wide as they may be, or the point where their `anchor` lies (pygame's names).
            wide: how wide they may be at a point.
            high: the room for letters of a larger text size; else about what the usual ones take.
        """
        if isinstance(at, Box):
            wide, at = at.w, at.at(anchor)
        lines, size = self.typeset(text, style, wide, high)
        step = size * WRAP_LEADING
        side = "left" if "left" in anchor else "right" if "right" in anchor else ""
        height = step * len(lines)
        top = at[1] - (0 if "top" in anchor else height if "bottom" in anchor else height / 2)
        even, widest = style.fixed(size), 0.0
        for i, line in enumerate(lines):
            middle = (at[0], top + (i + 0.5) * step)
            widest = max(widest, self.write(line, even, middle, wide, f"mid{side}" if side else "center").w)
        left = at[0] - (0 if side == "left" else widest if side == "right" else widest / 2)
        return Box(left, top, widest, height)

    def fit_paragraph(self, text: str, style: Style, box: Box, anchor: str = "midleft") -> Box:
        """Write a paragraph that keeps to a box, smaller if it has to be; returns the box it takes."""
        size = style.size
        while (
            size > MIN_TEXT and len(self.lines(text, style.role, size, box.w)) * size * WRAP_LEADING > box.h
        ):
            size -= _STEP
        return self.paragraph(text, style._replace(size=size), box, anchor=anchor, high=box.h)

    def lines(self, text: str, role: str, size: float, wide: float) -> list[str]:
        """A text broken into lines of the width `wide` at this very size."""
        return list(self.art.letters.wrap(text, role, self.px(size), self.px(wide)))

    def typeset(
        self, text: str, style: Style, wide: float, high: float | None = None
    ) -> tuple[list[str], float]:
        """How `paragraph` breaks and sizes a text: its lines, size * WRAP_LEADING apart, and their size."""
        role, size = style.role, style.size
        lines = self.lines(text, role, size, wide)
        grown = self.sized(role, size) if style.grows else size
        room = high if high is not None else (len(lines) + 0.5) * size * WRAP_LEADING
        while grown > size:
            larger = self.lines(text, role, grown, wide)
            if len(larger) * grown * WRAP_LEADING <= room:
                return larger, grown
            grown -= _STEP
        return lines, size


def at_most(rows: list[str], most: int) -> list[str]:
    """Lines of a wrapped text, no more than `most`: the last one takes what is left over."""
    return rows if len(rows) <= most else [*rows[: most - 1], " ".join(rows[most - 1 :])]
