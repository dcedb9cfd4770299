"""Outcome cards of the tray: what a choice does, before it is confirmed."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.palette import COLOUR, ICON
from tortuga.app.games.tortuga2014.table.layout import TRAY
from tortuga.app.games.tortuga2014.table.pieces import SHADE, draw_chest


def outcome_box(index: int, count: int = 3) -> Box:
    """Where the index-th of `count` outcome cards lies, below the ranking."""
    x, y, w, _h = TRAY
    wide = (w - 40 - 6 * (count - 1)) / count
    return Box(x + 20 + index * (wide + 6), y + 226, wide, 58)


def _outcome(canvas: Canvas, box: Box, title: str) -> Point:
    """The empty card; returns the middle of its lower part."""
    x, y, w, h = box
    canvas.plate("well_tray", box)
    title = SetLine(title)  # three stand beside each other
    words(canvas, title, "bold", 17, "label_dim", (x + w / 2, y + 13), "center", max_w=w - 10)
    return (x + w / 2, y + h * 0.64)


def outcome_chest(
    canvas: Canvas, box: Box, title: str, chest: str | None, icon: str = ICON["island"]
) -> None:
    """A chest goes somewhere (the island area, the bag); a ghost while none is chosen."""
    x, y = _outcome(canvas, box, title)
    if chest is None:
        canvas.icon("chest", (x - 42, y), 34, "locked", alpha=150)
    else:
        draw_chest(canvas, chest, (x - 42, y), 40)
    canvas.icon(ICON["move"], (x - 2, y), 16, "gold_l")
    canvas.icon(icon, (x + 36, y), 34, "glyph", shadow=110)


def outcome_token(
    canvas: Canvas,
    box: Box,
    title: str,
    colour: str,
    area: str,
    before: int,
    after: int,
    lost: Sequence[str] = (),
) -> None:
    """A token moves from box to box; `area` "fleet" or "crew". Equal boxes: nothing changes.

    lost: chests for which there is no room then.
    """
    x, y = _outcome(canvas, box, title)
    token, now, way, then = (-50, -26, -7, 11) if lost else (-48, -16, 8, 32)
    tone = "warn" if after < before else "good" if after > before else "label_dim"
    canvas.disc(COLOUR[colour].rgb, ICON[area], (x + token, y), 32)
    canvas.text(str(before), "black", 25, "cream", (x + now, y - 1), "center", SHADE)
    canvas.icon(ICON["move"], (x + way, y), 16, tone)
    canvas.text(str(after), "black", 25, tone, (x + then, y - 1), "center", SHADE)
    for index, chest in enumerate(lost):
        spot = (x + 44 + 5 * index, y - 3 * index)
        draw_chest(canvas, chest, spot, 34)
        canvas.icon("cancel", (spot[0] + 14, spot[1] + 8), 19, "warn", shadow=160)


def outcome_words(canvas: Canvas, box: Box, title: str, text: str, icon: str, tone: str = "good") -> None:
    """A symbol with a few words ("does not defend")."""
    x, y = _outcome(canvas, box, title)
    wide = box[2] - 44
    text_w = min(wide, canvas.width(text, "bold", 18))
    left = x - (text_w + 30) / 2
    canvas.icon(icon, (left + 11, y), 23, tone, shadow=90)
    words(canvas, text, "bold", 18, tone, (left + 30, y), max_w=wide)
