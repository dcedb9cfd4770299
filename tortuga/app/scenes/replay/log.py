"""The captain's log in a replay: past sentences in ink, coming ones faint; each leads to its moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import at_most, words
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.scenes.replay.show import ToldLine
from tortuga.app.table.marks import Line

_SIZE, _LEADING, _GAP = 20.0, 24.0, 8.0
_COMING = "#9a7f55"
AHEAD = 3
"""How many coming sentences stand below the present one."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A sentence in its place."""

    index: int
    told: ToldLine
    box: Box
    rows: tuple[str, ...]


def place(canvas: Canvas, told: Sequence[ToldLine], last: int, box: Box) -> tuple[Placed, ...]:
    """The sentences that fit, `last` (index) at the bottom, or all from the top when there is room."""
    x, y, w, h = box
    bottom = y + h
    found: list[Placed] = []
    for index in range(min(last, len(told) - 1), -1, -1):
        line = told[index].line
        rows = _rows(canvas, line, w)
        tall = len(rows) * _LEADING + _GAP
        if bottom - tall < y:
            break
        bottom -= tall
        found.append(Placed(index, told[index], (x, bottom, w, tall), rows))
    whole = bool(found) and found[-1].index == 0
    rise = bottom - y if whole else 0.0
    placed = [
        Placed(one.index, one.told, (x, one.box[1] - rise, w, one.box[3]), one.rows)
        for one in reversed(found)
    ]
    if whole:  # what else comes has room below
        below = placed[-1].box[1] + placed[-1].box[3]
        for index in range(placed[-1].index + 1, len(told)):
            rows = _rows(canvas, told[index].line, w)
            tall = len(rows) * _LEADING + _GAP
            if below + tall > y + h:
                break
            placed.append(Placed(index, told[index], (x, below, w, tall), rows))
            below += tall
    return tuple(placed)


def _rows(canvas: Canvas, line: Line, width: float) -> tuple[str, ...]:
    if line.seat is None and line.loud:
        return (line.text,)
    room = width - 50 - (40 if line.sign else 0)
    return tuple(at_most(canvas.lines(line.text, "bold", _SIZE, room), 3)) or ("",)


def focusables(placed: Sequence[Placed]) -> list[Focusable]:
    """The sentences as things to press: `line:<index>`."""
    return [Focusable(f"line:{one.index}", one.box, one.told.line.text or " ", radius=6) for one in placed]


def draw(canvas: Canvas, colours: Sequence[SeatColour], one: Placed, here: int, hot: bool) -> None:
    """Paint a sentence; `here` = index of the last one that is true, `hot` = it is pointed at."""
    x, y, w, h = one.box
    if one.index == here:
        canvas.fill((x - 6, y, w + 12, h), "gold", 70, 6)
    if hot:
        canvas.fill((x - 6, y, w + 12, h), "red_d", 34, 6)
    _draw(canvas, colours, one, "red" if one.index == here else "ink" if one.index < here else _COMING)


def _draw(canvas: Canvas, colours: Sequence[SeatColour], one: Placed, ink: str) -> None:
    x, y, w, h = one.box
    line, middle = one.told.line, y + h / 2
    if line.seat is None and line.loud:
        tone = "red" if ink != _COMING else ink
        told = words(canvas, line.text, "sc", 20, tone, (x + w / 2, middle), "center", max_w=w - 60)
        for left, right in ((x + 4, told[0] - 10), (told[0] + told[2] + 10, x + w - 8)):
            canvas.line((left, middle + 1), (right, middle + 1), "parch_dd", 1.5)
        return
    if line.seat is not None:
        canvas.emblem(colours[line.seat], (x + 16, middle), 27, lift=2, alpha=140 if ink == _COMING else 255)
    else:
        canvas.icon("scroll-quill", (x + 16, middle), 22, ink)
    role = "bold" if ink == "red" or line.loud else "text"
    for i, row in enumerate(one.rows):
        cy = middle + (i - (len(one.rows) - 1) / 2) * _LEADING
        room = w - 48 - (40 if line.sign else 0)
        told = words(canvas, row, role, _SIZE, ink, (x + 38, cy), max_w=room)
        if i == len(one.rows) - 1 and line.sign is not None:
            alpha = 150 if ink == _COMING else 255
            canvas.sprite(line.sign, (told[0] + told[2] + 22, cy), 30, 0, alpha, shadow=alpha >= 200, lift=0)
