"""How decisions look below the chart: tiles in the place of the action bar, and the parchment at the side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.pieces.tiles import draw_digit, draw_tile
from tortuga.app.games.tortuga1667.table.votes import PANEL
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import Target
from tortuga.app.table.marks import Meaning

TALK: Final[Box] = Box(at.ACTIONS.right - 126, 771, 126, 28)
"""The chip that opens the lines of table talk."""
TALK_BESIDE: Final = Box(PANEL.right - 124, PANEL.y + 10, 106, 30)
"""The same while a vote covers the tiles."""
CHIP: Final[Box] = Box(at.ACTIONS.right - 396, 771, 262, 30)
"""Left of it, a choice beside the tiles: a saved Letter of Marque (v2), or Atlantis."""
HEADING: Final[Point] = (748, 788)
"""Left end of the line over the tiles."""
_HEADING_LEAST: Final = 240
_ROW_MOST: Final = 5
_HIGH: Final = 121.0
_LEAST, _MOST = 15.0, 20.0
_LEADING = 1.16
_ROOM = 332


def boxes(count: int, columns: int = 0) -> tuple[Box, ...]:
    """Where so many tiles lie: up to five in one row, up to ten in two, unless `columns` says otherwise."""
    if count < 1:
        return ()
    x, y, w, h = at.ACTIONS
    wide = columns or (count if count <= _ROW_MOST else -(-count // 2))
    rows = -(-count // wide)
    gap = float(at.ACTION_GAP)
    each_w = min((w - gap * (wide - 1)) / wide, 260.0)
    each_h = min((h - gap * (rows - 1)) / rows, _HIGH if rows > 1 else 190.0)
    left = x + (w - each_w * wide - gap * (wide - 1)) / 2
    top = y + (h - each_h * rows - gap * (rows - 1)) / 2
    return tuple(
        Box(left + (index % wide) * (each_w + gap), top + (index // wide) * (each_h + gap), each_w, each_h)
        for index in range(count)
    )


def heading(canvas: Canvas, label: str, beside: Box | None = None) -> None:
    """The heading over the tiles, up to what is `beside` it; left out where it has too little room."""
    room = at.ACTIONS[2] - 146 if beside is None else beside[0] - HEADING[0] - 12
    if room >= _HEADING_LEAST:
        canvas.write(label, legible("ital", 19, "label_dim", "shade"), HEADING, room)


def parchment(canvas: Canvas, meaning: Meaning) -> None:
    """What the choice does before it is confirmed, in letters small enough for its room.

    Larger letters have no room here: then the meaning is shown in a tab beside the log.
    """
    if canvas.art.letters.growth > 1.0:
        return
    title, message = meaning
    x, y, w, h = at.MEANING
    canvas.plate("parchment_torn", at.MEANING)
    canvas.write(title, legible("sc", 23, "red"), at.MEANING.line(18, 15))
    size, room = _MOST, h - 44
    while size > _LEAST and len(canvas.lines(message, "text", size, _ROOM)) * size * _LEADING > room:
        size -= 1
    rows = canvas.lines(message, "text", size, _ROOM)
    step = min(size * 1.25, room / max(len(rows), 1))
    for index, row in enumerate(rows):
        spot = (x + 15, y + 32 + step / 2 + index * step)
        canvas.write(row, legible("text", size, "ink", grows=False), spot, w - 28)


def digit(number: int) -> str:
    """The bound action of a digit 0..9."""
    return f"digit-{number}"


def caption(canvas: Canvas, box: Box, label: str, ink: str = "button_ink") -> None:
    """The name below the picture of a tile."""
    canvas.write(label, legible("sc", 22, ink, "shade"), box.line(-24, 8), anchor="center")


def picture_place(box: Box) -> tuple[Point, float]:
    """The middle and the height of a tile's picture."""
    x, y, w, h = box
    return (x + w / 2, y + (h - 36) / 2 + 3), min(h - 50, w - 20, 110.0)


def lines(canvas: Canvas, targets: Sequence[Target], hot: str | None) -> None:
    """Tiles with sentences to choose from."""
    canvas.plate("well_tray", at.ACTIONS)
    for target in targets:
        assert target.box is not None, "lines lie in the tray"
        x, y, w, h = target.box
        ink = draw_tile(canvas, target.box, hot=target.id == hot)
        if target.key is not None:
            draw_digit(canvas, target.box, int(id_parts(target.key)[-1]))
        size = _MOST
        while size > _LEAST and len(canvas.lines(target.label, "text", size, w - 46)) > 2:
            size -= 1
        rows = canvas.lines(target.label, "text", size, w - 46)
        for index, row in enumerate(rows):
            middle = y + h / 2 + (index - (len(rows) - 1) / 2) * (size + 3)
            style = legible("text", size, ink, "shade", grows=False)
            canvas.write(row, style, (x + w / 2 + 8, middle), w - 40, "center")


def chip(canvas: Canvas, box: Box, label: str, icon: str, size: float, lit: bool) -> None:
    """A button over the tiles, with an icon of this size."""
    canvas.plate("well_hot_small" if lit else "well_small", box)
    canvas.icon(icon, (box.x + size, box.y + box.h / 2), size, "gold_l")
    canvas.write(label, legible("bold", 17, "cream", "shade"), box.line(box.h / 2, 2 * size - 2, 8))
