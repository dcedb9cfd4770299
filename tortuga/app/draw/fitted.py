"""Words that keep to their room: smaller, narrower, lighter, then cut with an ellipsis."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import SMALLEST_READ
from tortuga.app.draw.units import Box, Point

_NARROWER = {"sc": ("sc", "bold", "text"), "bold": ("bold", "text")}
"""Kinds of letters for words that find no room in theirs, in the order in which they are tried."""
_ROUNDED = 0.5
LEAST = SMALLEST_READ
"""Smallest text in units."""


def words(
    canvas: Canvas,
    string: str,
    role: str,
    size: float,
    color: str,
    pos: Point,
    anchor: str = "midleft",
    shade: str | None = None,
    max_w: float | None = None,
    least: float = LEAST,
) -> Box:
    """Text that keeps to `max_w`: smaller down to `least`, then cut with an ellipsis. Returns its box."""
    if max_w is not None:
        grown = size if isinstance(string, SetLine) else canvas.sized(role, size)
        string, role, size = fitted(canvas, string, role, grown, max_w, least)
    return canvas.text(string, role, size, color, pos, anchor, shade)


def line(
    canvas: Canvas,
    string: str,
    role: str,
    size: float,
    most: float,
    color: str,
    pos: Point,
    anchor: str = "midleft",
    shade: str | None = None,
    max_w: float | None = None,
) -> Box:
    """Words between other lines: with the player's text size they grow to `most` units and no further."""
    grown = min(canvas.sized(role, size), most)
    return words(canvas, SetLine(string), role, grown, color, pos, anchor, shade, max_w)


def fitted(
    canvas: Canvas, string: str, role: str, size: float, max_w: float, least: float = LEAST
) -> tuple[str, str, float]:
    """String, font role and size that keep to `max_w`.

    Wide capitals give way to narrower bold letters, and bold letters to the plain ones: a lighter word is
    still the word, a shortened one is not.
    """
    if canvas.width(string, role, size, True) <= max_w:
        return string, role, size
    for style in _NARROWER.get(role, (role,)):
        smaller = size
        while smaller > least:
            smaller = max(least, smaller - 0.5)
            if canvas.width(string, style, smaller, True) <= max_w:
                return string, style, smaller
    # in a window where the least size is rounded up to whole pixels, the size below is still readable
    if canvas.width(string, style, least - _ROUNDED, True) <= max_w:
        return string, style, least - _ROUNDED
    return canvas.shortened(string, style, least, max_w), style, least


def one_style(canvas: Canvas, names: Sequence[str], room: float, size: float) -> tuple[str, float]:
    """Font role and size of names beside each other: when one needs narrow letters, all have them."""
    role = "sc" if all(canvas.width(name, "sc", LEAST, True) <= room for name in names) else "bold"
    return role, canvas.alike([(name, room) for name in names], role, size)


def at_most(rows: list[str], most: int) -> list[str]:
    """Lines of a wrapped text, no more than `most`: the last one takes what is left over."""
    return rows if len(rows) <= most else [*rows[: most - 1], SetLine(" ".join(rows[most - 1 :]))]
