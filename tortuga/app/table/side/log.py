"""Draws the captain's log: its sentences as far as there is room, and how far it is scrolled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point, inside
from tortuga.app.table.marks import Line, Shown
from tortuga.app.table.side.sentence import rows_of, size_in, tall, write


def draw_lines(
    canvas: Canvas, shown: Shown[Any], game: str, lines: Sequence[Line], box: Box, offset: int = 0
) -> None:
    """The newest lines that fit, the last one at the bottom and emphasised; long sentences take more rows."""
    x, _, w, h = box
    size = size_in(canvas, h)
    placed, scrolls = _placed(canvas, lines, box, offset)
    for number, top, rows in placed:
        line, newest = lines[number], number == len(lines) - 1
        colour = None if line.seat is None else canvas.seat(game, shown.colour(line.seat))
        ink = "red" if newest or (line.seat is None and line.loud) else "ink"
        write(canvas, line, rows, size, (x, top, w, tall(rows, size)), colour, ink, bold=newest)
    if scrolls or offset:
        _scroll_bar(canvas, box, offset, len(placed), len(lines))


def line_at(canvas: Canvas, lines: Sequence[Line], box: Box, offset: int, pos: Point) -> int | None:
    """The sentence at a point; None where there is none."""
    x, _, w, h = box
    size = size_in(canvas, h)
    for number, top, rows in _placed(canvas, lines, box, offset)[0]:
        if inside(pos, (x, top, w, tall(rows, size))):
            return number
    return None


def _placed(
    canvas: Canvas, lines: Sequence[Line], box: Box, offset: int
) -> tuple[list[tuple[int, float, tuple[str, ...]]], bool]:
    """Index, top and rows of each sentence that stands in the box, and whether there are more above."""
    _, y, w, h = box
    bottom, size = y + h, size_in(canvas, h)
    scrolls = False
    placed: list[tuple[int, float, tuple[str, ...]]] = []
    for number in range(len(lines) - offset - 1, -1, -1):
        rows = rows_of(canvas, lines[number], w, size, bold=number == len(lines) - 1)
        top = bottom - tall(rows, size)
        if top < y - 2:
            scrolls = True
            break
        bottom = top
        placed.append((number, bottom, rows))
    rise = bottom - y if not scrolls and not offset else 0.0
    return [(number, top - rise, rows) for number, top, rows in placed], scrolls


def _scroll_bar(canvas: Canvas, box: Box, offset: int, shown: int, count: int) -> None:
    """Where the visible lines lie within the whole log."""
    x, y, w, h = box
    canvas.fill((x + w + 1, y, 5, h), "parch_dd", 110, radius=2)
    tall = max(24.0, h * shown / max(1, count))
    share = (count - shown - offset) / max(1, count - shown)
    top = y + (h - tall) * max(0.0, min(1.0, share))
    canvas.fill((x + w + 1, top, 5, tall), "red", 255, radius=2)
