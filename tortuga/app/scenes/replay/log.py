"""The captain's log in a replay: past sentences in ink, coming ones faint; each leads to its moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.scenes.replay.show import ToldLine
from tortuga.app.table.side.sentence import rows_of, size_in, tall, write

_COMING = "#9a7f55"
AHEAD = 3
"""How many coming sentences stand below the present one, where there is room for them."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A sentence in its place."""

    index: int
    told: ToldLine
    box: Box
    rows: tuple[str, ...]
    size: float


def place(canvas: Canvas, told: Sequence[ToldLine], here: int, turned: int, box: Box) -> tuple[Placed, ...]:
    """The sentences that fit: the present one, what went before, and some that come.

    Args:
        here: index of the present one, -1 before the first.
        turned: how many sentences the log is turned on from there (or, negative, back).
    """
    for ahead in range(AHEAD, 0, -1):
        placed = _placed(canvas, told, here + ahead + turned, box)
        # one that went before is worth more than the last of those that come, the present one more than any
        first = max(here, 1) - 1 if ahead > 1 else max(here, 0)
        if turned or not placed or placed[0].index <= first:
            return placed
    return _placed(canvas, told, here, box)


def _placed(canvas: Canvas, told: Sequence[ToldLine], last: int, box: Box) -> tuple[Placed, ...]:
    """The sentences that fit, `last` (index) at the bottom, or all from the top when there is room."""
    x, y, w, h = box
    bottom, size = y + h, size_in(canvas, h)
    found: list[Placed] = []
    for index in range(min(last, len(told) - 1), -1, -1):
        rows = rows_of(canvas, told[index].line, w, size, bold=True)
        high = tall(rows, size)
        if bottom - high < y:
            break
        bottom -= high
        found.append(Placed(index, told[index], Box(x, bottom, w, high), rows, size))
    whole = bool(found) and found[-1].index == 0
    rise = bottom - y if whole else 0.0
    placed = [replace(one, box=Box(x, one.box[1] - rise, w, one.box[3])) for one in reversed(found)]
    if whole:  # what else comes has room below
        below = placed[-1].box[1] + placed[-1].box[3]
        for index in range(placed[-1].index + 1, len(told)):
            rows = rows_of(canvas, told[index].line, w, size, bold=True)
            high = tall(rows, size)
            if below + high > y + h:
                break
            placed.append(Placed(index, told[index], Box(x, below, w, high), rows, size))
            below += high
    return tuple(placed)


def focusables(placed: Sequence[Placed], go_to: Callable[[int], Any]) -> list[Focusable]:
    """The sentences as things to press.

    Args:
        go_to: called with the position of the sentence that is pressed.
    """
    return [
        Focusable(
            f"line:{one.index}",
            one.box,
            one.told.line.text or " ",
            radius=6,
            action=partial(go_to, one.told.position),
        )
        for one in placed
    ]


def draw(canvas: Canvas, colours: Sequence[SeatColour], one: Placed, here: int, hot: bool) -> None:
    """Paint a sentence; `here` = index of the last one that is true, `hot` = it is pointed at."""
    if one.index == here:
        canvas.fill(one.box.inset(-6, 0), "gold", 70, 6)
    if hot:
        canvas.fill(one.box.inset(-6, 0), "red_d", 34, 6)
    line, coming, present = one.told.line, one.index > here, one.index == here
    colour = None if line.seat is None else colours[line.seat]
    loud = line.seat is None and line.loud
    ink = _COMING if coming else "red" if present or loud else "ink"
    write(canvas, line, one.rows, one.size, one.box, colour, ink, bold=present, faint=coming)
