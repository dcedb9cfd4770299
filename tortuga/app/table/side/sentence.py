"""Sentences beside the table: a line of the log broken into rows, and what a choice means, large."""

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
    """From the top of the box; sentences get smaller until they have room. Returns where they end."""
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
"""Room for whose sentence it is."""
_SIGN = 40.0
"""Room for the picture of what it tells, behind the last row."""
_MOST = 3
"""Rows at most."""
_FEWEST = 6
"""Rows for which even a low panel has room."""


def size_in(canvas: Canvas, high: float) -> float:
    """Size of the sentences in a panel so high: larger with the text size, while enough of them have room."""
    return min(_LARGEST, canvas.sized("text", _SIZE), max(_SIZE, high / (_FEWEST * _LEADING)))


def rows_of(canvas: Canvas, line: Line, width: float, size: float, bold: bool) -> tuple[str, ...]:
    """The rows of a sentence in a panel of a width; `bold` as it will be written."""
    if line.seat is None and line.loud:
        return (line.text,)
    room = width - _INDENT - 10 - (_SIGN if line.sign else 0)
    found = canvas.lines(line.text, "bold" if bold else "text", size, room)
    return tuple(at_most(found, _MOST)) or ("",)


def tall(rows: Sequence[str], size: float) -> float:
    """Height of a sentence of these rows, up to the next one."""
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
        colour: of whom it is about; None = of nobody.
        faint: it has not happened yet.
    """
    x, y, w, h = box
    middle = y + h / 2
    if line.seat is None and line.loud:
        told = canvas.write(line.text, legible("sc", _SIZE, ink), (x + w / 2, middle), w - 60, "center")
        for left, right in ((x + 4, told[0] - 10), (told.right + 10, x + w - 8)):
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
        told = canvas.write(row, legible(role, size, ink, grows=False), (x + _INDENT, cy), room)
        if i == len(rows) - 1 and line.sign is not None:
            canvas.sprite(line.sign, (told.right + 22, cy), 32, 0, alpha, shadow=not faint, lift=0)
