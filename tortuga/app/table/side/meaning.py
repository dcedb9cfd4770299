"""What a choice means, large: title and sentences in the whole room of the side panel."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.units import Box
from tortuga.app.table.marks import Meaning

_SIZE, _LARGEST, _LEAST = 20.0, 31.0, 15.0
_HEAD_SIZE, _HEAD_HIGH = 23.0, 1.5
_LEADING: Final = 1.25


def draw_meaning(canvas: Canvas, meaning: Meaning, box: Box) -> float:
    """From the top of the box; sentences get smaller until they have room. Returns where they end."""
    x, y, w, h = box
    head = canvas.sized("sc", _HEAD_SIZE) * _HEAD_HIGH
    words(canvas, meaning.title, "sc", _HEAD_SIZE, "red", (x + 4, y + head / 2), "midleft", None, w - 8)
    y, h = y + head, h - head
    size = min(_LARGEST, canvas.sized("text", _SIZE))
    while size > _LEAST and len(canvas.lines(meaning.told, "text", size, w - 8)) * size * _LEADING > h:
        size -= 1
    rows = canvas.lines(meaning.told, "text", size, w - 8)
    for at, row in enumerate(rows):
        spot = (x + 4, y + (at + 0.5) * size * _LEADING)
        words(canvas, SetLine(row), "text", size, "ink", spot, "midleft", None, w - 8)
    return y + len(rows) * size * _LEADING
