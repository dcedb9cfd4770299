"""How decisions look below the chart: tiles in the place of the action bar, and the parchment at the side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.pieces.marks import draw_digit, draw_tile
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
HEADING: Final = Box(748, 788, at.ACTIONS.w - 146, 0)
"""The line over the tiles."""
_MIN_HEADING: Final = 240
_MAX_ROW: Final = 5
_WIDEST, _HIGHEST, _HIGH = 260.0, 190.0, 121.0
"""The largest width and height of a tile, and its height in one of several rows."""
_LEAST, _MOST = 15.0, 20.0
"""Sizes of sentences."""
_LEADING = 1.16
_HEADING: Final = legible("ital", 19, "label_dim", "shade")
_TITLE: Final = legible("sc", 23, "red")
_MESSAGE: Final = Box(at.MEANING.x + 15, at.MEANING.y + 32, at.MEANING.w - 28, at.MEANING.h - 44)
_SENTENCE: Final = legible("text", 20, "ink")
NAME: Final = legible("sc", 22, "button_ink", "shade")
"""The name of a choice on its tile."""
_CHIP: Final = legible("bold", 17, "cream", "shade")


def boxes(count: int, columns: int = 0) -> tuple[Box, ...]:
    """Boxes of this many tiles: up to five in one row, up to ten in two, unless `columns` says otherwise."""
    if count < 1:
        return ()
    wide = columns or (count if count <= _MAX_ROW else -(-count // 2))
    rows, gap = -(-count // wide), at.ACTION_GAP
    tile = at.ACTIONS.column(0, wide, gap).row(0, rows, gap)
    w, h = min(tile.w, _WIDEST), min(tile.h, _HIGH if rows > 1 else _HIGHEST)
    every = Box.around(at.ACTIONS.center, (w + gap) * wide - gap, (h + gap) * rows - gap)
    return tuple(
        every.column(index % wide, wide, gap).row(index // wide, rows, gap) for index in range(count)
    )


def heading(canvas: Canvas, label: str, beside: Box | None = None) -> None:
    """The heading over the tiles, up to what is `beside` it; left out where it has too little room."""
    place = HEADING if beside is None else HEADING._replace(w=beside.x - HEADING.x - 12)
    if place.w >= _MIN_HEADING:
        canvas.write(label, _HEADING, place)


def _broken(
    canvas: Canvas, text: str, wide: float, most: Callable[[float], float]
) -> tuple[float, list[str]]:
    """A text in the largest letters in which it has at most `most(size)` rows: their size, and the rows."""
    size = _MOST
    while size > _LEAST and len(canvas.lines(text, "text", size, wide)) > most(size):
        size -= 1
    return size, canvas.lines(text, "text", size, wide)


def _write(canvas: Canvas, rows: Sequence[str], style: Style, box: Box, anchor: str) -> None:
    for index, row in enumerate(rows):
        canvas.write(row, style, box.row(index, len(rows)), anchor=anchor)


def parchment(canvas: Canvas, meaning: Meaning) -> None:
    """What the choice will do, shown before it is confirmed, in letters small enough for its box.

    Larger letters have no room here: then the meaning is shown in a tab beside the log.
    """
    if canvas.art.letters.growth > 1.0:
        return
    title, message = meaning
    canvas.plate("parchment_torn", at.MEANING)
    canvas.write(title, _TITLE, at.MEANING.line(18, 15))
    size, rows = _broken(canvas, message, _MESSAGE.w - 2, lambda size: _MESSAGE.h / (size * _LEADING))
    high = min(size * 1.25 * len(rows), _MESSAGE.h)
    _write(canvas, rows, _SENTENCE.fixed(size), _MESSAGE._replace(h=high), "midleft")


def digit(number: int) -> str:
    """The bound action of a digit 0..9."""
    return f"digit-{number}"


def tile(canvas: Canvas, target: Target, hot: str | None, *, chosen: bool = False) -> tuple[Box, str]:
    """The ground of a tile with its digit; returns its place and the ink to write on it."""
    assert target.box is not None, "tiles lie in the tray"
    ink = draw_tile(canvas, target.box, chosen=chosen, hot=hot == target.id)
    if target.key is not None:
        draw_digit(canvas, target.box, int(id_parts(target.key)[-1]))
    return target.box, ink


def caption(canvas: Canvas, box: Box, label: str, ink: str) -> tuple[Point, float]:
    """Write the name below the picture of a tile; returns the middle and the height of the picture."""
    canvas.write(label, NAME.inked(ink), box.line(-24, 8), anchor="center")
    return box.moved(dy=-15).center, min(box.h - 50, box.w - 20, 110.0)


def lines(canvas: Canvas, targets: Sequence[Target], hot: str | None) -> None:
    """Tiles with sentences to choose from."""
    canvas.plate("well_tray", at.ACTIONS)
    for target in targets:
        box, ink = tile(canvas, target, hot)
        size, rows = _broken(canvas, target.label, box.w - 46, lambda _: 2)
        place = Box.around(box.moved(8).center, box.w - 40, (size + 3) * len(rows))
        _write(canvas, rows, _SENTENCE.fixed(size)._replace(color=ink, shade="shade"), place, "center")


def chip(canvas: Canvas, box: Box, label: str, icon: str, size: float, lit: bool) -> None:
    """A button over the tiles, with an icon of this size."""
    canvas.plate("well_hot_small" if lit else "well_small", box)
    canvas.icon(icon, (box.x + size, box.y + box.h / 2), size, "gold_l")
    canvas.write(label, _CHIP, box.line(box.h / 2, 2 * size - 2, 8))
