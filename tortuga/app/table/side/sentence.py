"""Sentences at the side of the table: log lines broken into rows, and the effect of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tortuga.app.draw.canvas import Canvas, at_most, legible
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.units import Box
from tortuga.app.table.marks import Line, Meaning

_MEANING_SIZE, _MEANING_LARGEST, _LEAST = 20.0, 31.0, 15.0
_HEAD_SIZE, _HEAD_HIGH = 23.0, 1.5
_MEANING_LEADING: Final = 1.25


def draw_meaning(canvas: Canvas, meaning: Meaning, box: Box) -> float:
    """Write it from the top of the box, shrinking sentences until they fit. Returns where they end."""
    x, y, w, h = box
    head = canvas.sized("sc", _HEAD_SIZE) * _HEAD_HIGH
    canvas.write(meaning.title, legible("sc", _HEAD_SIZE, "red"), (x + 4, y + head / 2), w - 8)
    y, h = y + head, h - head
    size = min(_MEANING_LARGEST, canvas.sized("text", _MEANING_SIZE))
    while (
        size > _LEAST and len(canvas.lines(meaning.text, "text", size, w - 8)) * size * _MEANING_LEADING > h
    ):
        size -= 1
    rows = canvas.lines(meaning.text, "text", size, w - 8)
    for at, row in enumerate(rows):
        spot = (x + 4, y + (at + 0.5) * size * _MEANING_LEADING)
        canvas.write(row, legible("text", size, "ink", grows=False), spot, w - 8)
    return y + len(rows) * size * _MEANING_LEADING


_SIZE, _LARGEST, _LEADING, _GAP = 20.0, 27.0, 1.2, 7.0
_INDENT = 36.0
"""Room for the seat's emblem."""
_SIGN = 40.0
"""Room for the line's sign after the last row."""
_MAX_ROWS = 3
"""Maximum number of rows of a sentence."""
_LOW_PANEL_ROWS = 6
"""Rows for which even a low panel has room."""


def size_in(canvas: Canvas, high: float) -> float:
    """Size of sentences in a panel of this height: grows with the text size as long as enough fit."""
    return min(_LARGEST, canvas.sized("text", _SIZE), max(_SIZE, high / (_LOW_PANEL_ROWS * _LEADING)))


def rows_of(canvas: Canvas, line: Line, width: float, size: float, bold: bool) -> tuple[str, ...]:
    """The rows of a sentence in a panel of this width."""
    if line.seat is None and line.loud:
        return (line.text,)
    room = width - _INDENT - 10 - (_SIGN if line.sign else 0)
    lines = canvas.lines(line.text, "bold" if bold else "text", size, room)
    return tuple(at_most(lines, _MAX_ROWS)) or ("",)


def tall(rows: Sequence[str], size: float) -> float:
    """Height of a sentence with these rows, including the gap below."""
    return len(rows) * size * _LEADING + _GAP


def write(
    canvas: Canvas,
    line: Line,
    rows: Sequence[str],
    size: float,
    box: Box,
    colour: SeatColour | None,
    ink: str,
    *,
    bold: bool = False,
    faint: bool = False,
) -> None:
    """Write a sentence into its box of `tall` units.

    Args:
        colour: colour of the seat it is about; None for none.
        faint: whether it has not happened yet (in a replay).
    """
    x, y, w, h = box
    middle = y + h / 2
    if line.seat is None and line.loud:
        drawn = canvas.write(line.text, legible("sc", _SIZE, ink), (x + w / 2, middle), w - 60, "center")
        for left, right in ((x + 4, drawn[0] - 10), (drawn.right + 10, x + w - 8)):
            canvas.line((left, middle + 1), (right, middle + 1), "parch_dd", 1.5)
        return
    alpha = 140 if faint else 255
    if colour is not None:
        canvas.emblem(colour, (x + 16, middle), 27, lift=2, alpha=alpha)
    else:
        canvas.icon("scroll-quill", (x + 16, middle), 22, ink)
    role = "bold" if bold or line.loud else "text"
    room = w - _INDENT - 8 - (_SIGN if line.sign else 0)
    for i, row in enumerate(rows):
        cy = middle + (i - (len(rows) - 1) / 2) * size * _LEADING
        drawn = canvas.write(row, legible(role, size, ink, grows=False), (x + _INDENT, cy), room)
        if i == len(rows) - 1 and line.sign is not None:
            canvas.sprite(line.sign, (drawn.right + 22, cy), 32, 0, alpha, shadow=not faint, lift=0)
