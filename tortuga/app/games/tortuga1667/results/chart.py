"""Treasure of both nations, turn by turn: a full line and a line with a white dashed core."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import TypeAlias

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import HOLDERS, ICON, NATION, Nation
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.results.tale import Tale
from tortuga.app.scene.context import Context

_Spot: TypeAlias = Callable[[float, float], Point]
"""Where a turn and a number of treasures stand."""
_DASH = 9.0


def draw_treasure_chart(canvas: Canvas, context: Context, box: Box, tale: Tale, part: float = 1.0) -> None:
    """Paint it on its sheet, with a mark for every vote above the turns.

    Args:
        part: how much of it is drawn, from the left.
    """
    say = context.say
    x, y, w, h = box
    title = canvas.text(say("results-treasure"), "display", 34, "red_d", (x + 34, y + 42), max_w=w * 0.4)
    left = title[0] + title[2] + 18
    canvas.text(say("results-treasure-note"), "ital", 21, "ink2", (left, y + 44), max_w=x + w - 30 - left)
    most = max(4, *(max(totals) for _, totals in tale.treasure))
    inner = (x + 62, y + 84, w - 150, h - 156)

    def at(turn: float, count: float) -> Point:
        return (
            inner[0] + inner[2] * turn / max(1, tale.turns),
            inner[1] + inner[3] * (1 - count / most),
        )

    for count in range(0, most + 1, 1 if most < 7 else 2):
        left_end, right_end = at(0, count), at(tale.turns, count)
        canvas.line(left_end, right_end, "parch_dd", 1.2)
        canvas.text(str(count), "bold", 19, "ink2", (left_end[0] - 14, left_end[1]), "midright")
    base = y + h - 34
    step = 5 if tale.turns <= 30 else 10
    for turn in range(0, tale.turns + 1, step):
        if turn == 0 or tale.turns - turn >= step * 0.6:
            told = say("results-start") if turn == 0 else str(turn)
            canvas.text(told, "bold", 19, "ink2", (at(turn, 0)[0], base), "center")
    end = canvas.text(str(tale.turns), "bold", 19, "ink2", (at(tale.turns, 0)[0], base), "center")
    left = end[0] + end[2] + 10
    canvas.text(say("results-turn"), "ital", 19, "ink2", (left, base), max_w=x + w - 26 - left)
    if part <= 0:
        return
    _votes(canvas, tale, at, part * tale.turns)
    for number, nation in enumerate(HOLDERS):
        offset = (number - 0.5) * 5
        spots = _stairs(tale, number, at, offset)
        _draw_line(canvas, spots if part >= 1 else _left_of(spots, at(part * tale.turns, 0)[0]), nation)
        if part < 1:
            continue
        last = spots[-1]
        other = tale.totals[1 - number]
        aside = 0.0 if tale.totals[number] != other else (number - 0.5) * 44
        draw_badge(canvas, nation, (last[0] + 22, last[1] + aside), 42, say(f"side-letter-{nation}"))
        spot = (last[0] + 50, last[1] + aside)
        canvas.text(str(tale.totals[number]), "black", 27, "ink", spot)


def _votes(canvas: Canvas, tale: Tale, at: _Spot, until: float) -> None:
    """A small symbol for every vote up to a turn, above the axis."""
    taken = -100.0
    for turn, kind in tale.votes:
        x, y = at(turn, 0)
        if x - taken < 15 or turn > until:
            continue
        taken = x
        canvas.icon(ICON[kind], (x, y - 14), 20, "ink2")


def _stairs(tale: Tale, number: int, at: _Spot, offset: float) -> list[Point]:
    """Corners of a nation's line."""
    spots: list[Point] = []
    for turn, totals in tale.treasure:
        x, y = at(turn, totals[number])
        if spots:
            spots.append((x + offset, spots[-1][1]))
        spots.append((x + offset, y + offset))
    end = at(tale.turns, 0)[0]
    spots.append((end, spots[-1][1]))
    return spots


def _left_of(spots: Sequence[Point], edge: float) -> list[Point]:
    """The same line as far as an edge."""
    kept: list[Point] = []
    for x, y in spots:
        if x > edge:
            if kept:
                kept.append((edge, kept[-1][1]))
            break
        kept.append((x, y))
    return kept


def _draw_line(canvas: Canvas, spots: Sequence[Point], nation: Nation) -> None:
    look = NATION[nation]
    for color, width in ((look.dark, 8.0), (look.color, 5.0)):
        for one, other in itertools.pairwise(spots):
            canvas.line(one, other, color, width)
    if nation != "french":
        return
    for one, other in itertools.pairwise(spots):
        long = max(abs(other[0] - one[0]), abs(other[1] - one[1]))
        for k in range(int(long // (2 * _DASH)) + 1):
            start, stop = 2 * k * _DASH / max(1.0, long), min(1.0, (2 * k + 1) * _DASH / max(1.0, long))
            if stop > start:
                canvas.line(_between(one, other, start), _between(one, other, stop), "#ffffff", 1.8)


def _between(one: Point, other: Point, share: float) -> Point:
    return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
