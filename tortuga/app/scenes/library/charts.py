"""Drawing results: shares with their intervals and what chance would give."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import SHADE
from tortuga.kernel.intervals import interval
from tortuga.kernel.library.statistics import Row

_NAME_W, _GAMES_X, _BAR_X, _RIGHT = 220.0, 304.0, 342.0, 1040.0
_SHARE_W, _POINTS_W = 96.0, 202.0
"""Widths at the right of the bar: of the share, and of the points that end the line where they count."""
_SIDE = 20.0
"""Margin beside the lines of a parchment."""
_TITLE, _HEAD_TEXT = Style("display", 36, "red_d"), Style("ital", 19, "ink2")
_NAME, _GAMES, _SHARE = legible("sc", 21, "ink"), Style("black", 23, "ink"), Style("black", 25, "ink")
_SCORES = Style("bold", 20, "ink")
_WOOD_NAME, _WOOD_GAMES = Style("sc", 19, "cream", SHADE), Style("ital", 18, "note", SHADE)
_WOOD_SHARE = Style("black", 24, "gold_l", SHADE)


@dataclass(frozen=True)
class ResultLine:
    """A row of results with its words."""

    name: str
    icon: str
    row: Row


def percent(context: Context, share: float) -> str:
    """A share in whole percent."""
    return context.say("statistics-percent", percent=round(100 * share))


def decimal(context: Context, value: float) -> str:
    """A number with one decimal place, as the language writes it."""
    return context.say("statistics-decimal", value=round(value, 1))


def told(context: Context, line: ResultLine, won: str) -> str:
    """A row in words; `won` = what the share means."""
    row = line.row
    share = percent(context, row.won / row.games if row.games else 0.0)
    games = context.say("statistics-count", games=row.games)
    return f"{line.name}: {games}, {share} {won}"


def table(
    canvas: Canvas,
    context: Context,
    box: Box,
    heads: tuple[str, str, str],
    lines: Sequence[ResultLine],
    step: float,
) -> None:
    """A parchment with one line for each kind; `heads` = ids of the title and of two column heads."""
    say, x, y = context.say, box.x, box.y
    title, counted, won = heads
    scored = any(line.row.score is not None for line in lines)
    bar = _RIGHT - (_POINTS_W if scored else 0.0) - _SHARE_W - _BAR_X
    canvas.plate("parchment_torn", box)
    canvas.write(say(title), _TITLE, (x + 34, y + 42), 500)
    columns = (
        (say(counted), _GAMES_X, "midright", 110.0),
        (say(won), _BAR_X + bar / 2, "center", 300.0),
        *([(say("statistics-points"), _RIGHT, "midright", 190.0)] if scored else []),
    )
    style = canvas.alike([(head, room) for head, _, _, room in columns], _HEAD_TEXT)
    for head, left, anchor, room in columns:
        canvas.write(head, style, (x + left + _SIDE, y + 84), room, anchor)
    style = canvas.alike([(line.name, _NAME_W - 36) for line in lines], _NAME)
    first = Box(x, y + 102, box.w, step - 6).inset(_SIDE, 0)
    for i, line in enumerate(lines):
        _result(canvas, context, first.moved(dy=i * step), line, style, bar)


def _result(canvas: Canvas, context: Context, box: Box, line: ResultLine, style: Style, bar: float) -> None:
    row, (x, middle) = line.row, box.at("midleft")
    canvas.fill(box, "parch_dd", 46, 8)
    canvas.icon(line.icon, (x + 30, middle), 30, "ink2")
    canvas.write(line.name, style, (x + 56, middle - 1), _NAME_W - 36)
    canvas.write(str(row.games), _GAMES, (x + _GAMES_X, middle - 1), anchor="midright")
    bars = box.cut(left=_BAR_X)[1].inset(0, 8)
    share_bar(canvas, bars._replace(w=bar), row, dark=False)
    share = row.won / row.games if row.games else 0.0
    right = bars.x + bar + _SHARE_W
    canvas.write(percent(context, share), _SHARE, (right, middle - 1), anchor="midright")
    if row.score is None or row.rivals is None:
        return
    scores = context.say(
        "statistics-scores", mine=decimal(context, row.score), theirs=decimal(context, row.rivals)
    )
    canvas.write(scores, _SCORES, (x + _RIGHT, middle - 1), 190, "midright")


def result(canvas: Canvas, context: Context, box: Box, line: ResultLine, *, compact: bool) -> None:
    """A line on wood: name, number of games, share."""
    row, (x, middle) = line.row, box.at("midleft")
    canvas.plate("well_small", box)
    canvas.icon(line.icon, (x + 28, middle), 28, "glyph", shadow=100)
    canvas.write(line.name, _WOOD_NAME, (x + 52, middle - 12), 160)
    games = context.say("statistics-count", games=row.games)
    canvas.write(games, _WOOD_GAMES, (x + 52, middle + 14), 160)
    bars = box.cut(left=220)[1].cut(right=100 if compact else 180)[1]
    share_bar(canvas, bars.inset(0, 10), row, dark=True)
    share = row.won / row.games if row.games else 0.0
    canvas.write(percent(context, share), _WOOD_SHARE, (box.right - 14, middle - 1), anchor="midright")


def share_bar(canvas: Canvas, box: Box, row: Row, *, dark: bool) -> None:
    """0 to 100 %: the share as a dot, its 95 % interval as a band, pure chance as a blue line."""
    x, y, w, h = box
    middle = y + h / 2
    ink = "cream" if dark else "ink"
    canvas.fill(Box(x, middle - 4, w, 8), "slot" if dark else "parch_dd", 200 if dark else 150, 4)
    for quarter in range(5):
        canvas.fill(Box(x + w * quarter / 4 - 1, middle - 8, 2, 16), ink, 80)
    if not row.games:
        return
    share, chance = row.won / row.games, row.chance / row.games
    low, high = interval(row.won, row.games)
    canvas.fill(Box(x + w * low, middle - 8, max(4.0, w * (high - low)), 16), "gold", 235, 8)
    canvas.fill(Box(x + w * chance - 3, middle - h / 2, 6, h), "#120a05", 255, 2)
    canvas.fill(Box(x + w * chance - 2, middle - h / 2 + 1, 4, h - 2), "luck", 255, 2)
    canvas.circle((x + w * share, middle), 10, "#120a05")
    canvas.circle((x + w * share, middle), 8, "red")
