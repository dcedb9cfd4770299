"""Draws the captain's log: its sentences as far as there is room, and how far it is scrolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import at_most, words
from tortuga.app.draw.units import Box, Point
from tortuga.app.table.marks import Line, Shown

_SIZE, _LEADING, _GAP = 20.0, 24.0, 7.0
_LARGEST = 27.0


def draw_lines(
    canvas: Canvas, shown: Shown[Any], game: str, lines: Sequence[Line], box: Box, offset: int = 0
) -> None:
    """The newest lines that fit, the last one at the bottom and emphasised; long sentences take two rows."""
    x, _, w, _ = box
    leading = _LEADING * _size(canvas) / _SIZE
    placed, scrolls = _placed(canvas, lines, box, offset)
    for number, top, rows in placed:
        room = (x, top, w, len(rows) * leading + _GAP)
        _line(canvas, shown, game, room, lines[number], rows, number == len(lines) - 1)
    if scrolls or offset:
        _scroll_bar(canvas, box, offset, len(placed), len(lines))


def line_at(canvas: Canvas, lines: Sequence[Line], box: Box, offset: int, pos: Point) -> int | None:
    """The sentence at a point; None where there is none."""
    x, _, w, _ = box
    leading = _LEADING * _size(canvas) / _SIZE
    for number, top, rows in _placed(canvas, lines, box, offset)[0]:
        if x <= pos[0] < x + w and top <= pos[1] < top + len(rows) * leading + _GAP:
            return number
    return None


def _placed(
    canvas: Canvas, lines: Sequence[Line], box: Box, offset: int
) -> tuple[list[tuple[int, float, list[str]]], bool]:
    """Index, top and rows of each sentence that stands in the box, and whether there are more above."""
    _, y, w, h = box
    bottom = y + h
    leading = _LEADING * _size(canvas) / _SIZE
    scrolls = False
    placed: list[tuple[int, float, list[str]]] = []
    for number in range(len(lines) - offset - 1, -1, -1):
        rows = _rows(canvas, lines[number], w, number == len(lines) - 1)
        tall = len(rows) * leading + _GAP
        if bottom - tall < y - 2:
            scrolls = True
            break
        bottom -= tall
        placed.append((number, bottom, rows))
    rise = bottom - y if not scrolls and not offset else 0.0
    return [(number, top - rise, rows) for number, top, rows in placed], scrolls


def _rows(canvas: Canvas, line: Line, width: float, newest: bool) -> list[str]:
    if line.seat is None and line.loud:
        return [line.text]
    room = width - 46 - (40 if line.sign else 0)
    return at_most(canvas.lines(line.text, "bold" if newest else "text", _size(canvas), room), 3) or [""]


def _size(canvas: Canvas) -> float:
    """Of the sentences: larger with the text size, as far as the narrow panel allows."""
    return min(_LARGEST, canvas.sized("text", _SIZE))


def _line(
    canvas: Canvas, shown: Shown[Any], game: str, box: Box, line: Line, rows: list[str], newest: bool
) -> None:
    x, y, w, h = box
    middle = y + h / 2
    if line.seat is None and line.loud:
        told = words(canvas, line.text, "sc", 20, "red", (x + w / 2, middle), "center", max_w=w - 60)
        for left, right in ((x + 4, told[0] - 10), (told[0] + told[2] + 10, x + w - 8)):
            canvas.line((left, middle + 1), (right, middle + 1), "parch_dd", 1.5)
        return
    if line.seat is not None:
        canvas.emblem(canvas.seat(game, shown.colour(line.seat)), (x + 16, middle), 27, lift=2)
    else:
        canvas.icon("scroll-quill", (x + 16, middle), 22, "ink2")
    ink = "red" if newest else "ink"
    role = "bold" if newest or line.loud else "text"
    end = x + 36
    leading = _LEADING * _size(canvas) / _SIZE
    for i, row in enumerate(rows):
        cy = middle + (i - (len(rows) - 1) / 2) * leading
        told = words(
            canvas, row, role, _size(canvas), ink, (x + 36, cy), max_w=w - 44 - (40 if line.sign else 0)
        )
        end = told[0] + told[2]
        if i == len(rows) - 1 and line.sign is not None:
            canvas.sprite(line.sign, (end + 22, cy), 32, lift=0)


def _scroll_bar(canvas: Canvas, box: Box, offset: int, shown: int, count: int) -> None:
    """Where the visible lines lie within the whole log."""
    x, y, w, h = box
    canvas.fill((x + w + 1, y, 5, h), "parch_dd", 110, radius=2)
    tall = max(24.0, h * shown / max(1, count))
    share = (count - shown - offset) / max(1, count - shown)
    top = y + (h - tall) * max(0.0, min(1.0, share))
    canvas.fill((x + w + 1, top, 5, tall), "red", 255, radius=2)
