"""The picture of a tournament: for each number of seats its cross table, and the ratings with intervals."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pygame

from ai.arena.play import worded
from ai.arena.standings import Cell, CrossTable, RatedPlayer, Standings
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, Style, save_png
from tortuga.app.draw.theme import STAGE, mix
from tortuga.app.draw.units import Box
from tortuga.app.text import Text
from tortuga.app.widgets.heading import heading

_CROSS: Final[Box] = Box(60.0, 130.0, 1180.0, 880.0)
_RATING: Final[Box] = Box(1270.0, 130.0, 590.0, 880.0)
"""The sheets at their largest; with few players they end higher up, and so does the page."""
_FOOT: Final = 70.0
_PAD: Final = 44.0
_NAMES: Final = 190.0
"""Width of the column of names at the left of a table."""
_HEADS: Final = 64.0
"""Height of the names above the cross table."""
_MAX_ROW, _MAX_COLUMN = 124.0, 210.0
_GAP: Final = 4.0
"""Gap between two cells."""
_LINE: Final = 22.0
"""Distance from one line of a name to the next above the table; beside it they are further apart."""
_LINE_BESIDE: Final = 26.0
_NOTE, _NOTE_W = Style("ital", 21, "note", "shade"), 1796.0
_HEAD, _NAME, _RATED = Style("sc", 22, "ink"), Style("sc", 25, "ink"), Style("ital", 21, "ink2")
_NUMBER: Final = Style("bold", 24, "ink")
_SHARE, _INTERVAL = Style("bold", 30, "ink"), Style("text", 30, "ink")
_DOT, _WHISKER, _EDGE = 18.0, 8.0, 50.0
"""Of a rating: its dot, half the marks that end its interval, and its words' least distance from the edge."""
_GOOD, _BAD, _EVEN = "#5d8f3a", "#b0412c", "#efe0b8"


def draw(standings: Standings, text: Text, file: Path) -> None:
    """Write the picture as PNG: a page for each number of seats, one below the other.

    Raises:
        OSError: the file cannot be written.
    """
    # before the display is opened, so that no window ever appears
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("Tortuga", STAGE)
    try:
        art = Art()
        height = round(_CROSS[1] + _height(len(standings.players)) + _FOOT)
        whole = pygame.Surface((STAGE[0], height * len(standings.tables)))
        for page, table in enumerate(standings.tables):
            canvas = Canvas(pygame.Surface(STAGE), art)
            paint(canvas, standings, table, text)
            whole.blit(canvas.surface, (0, page * height), (0, 0, STAGE[0], height))
        save_png(whole, file)
    finally:
        window.destroy()
        pygame.quit()


def paint(canvas: Canvas, standings: Standings, table: CrossTable, text: Text) -> None:
    """One page."""
    canvas.backdrop("sea")
    title = text.say("chart-title", seats=table.seats)
    heading(canvas, title, text.say("chart-note", seed=standings.seed, **worded(standings.chosen)), 1800)
    height = _height(len(table.rating))
    for x, y, w, _ in (_CROSS, _RATING):
        canvas.plate("parchment", Box(x, y, w, height))
    step = (height - 2 * _PAD - _HEADS) / len(table.rating)
    _cross(canvas, table, step)
    _ratings(canvas, table, text, step)
    notes = [text.say(f"chart-{'always' if standings.stop else 'seeds'}")]
    if any(cell.certain for cell in table.cells):
        notes.insert(0, text.say("chart-stopped"))
    canvas.write("  ".join(notes), _NOTE, (_CROSS.x + 2, _CROSS.y + height + 36), _NOTE_W)


def _height(players: int) -> float:
    """The height of the sheets."""
    return min(_CROSS[3], 2 * _PAD + _HEADS + players * _MAX_ROW)


def _top(box: Box) -> float:
    return box[1] + _PAD + _HEADS


def _cross(canvas: Canvas, table: CrossTable, step: float) -> None:
    count = len(table.rating)
    wide = min(_MAX_COLUMN, (_CROSS.w - 2 * _PAD - _NAMES) / count)
    left, top = _CROSS.center[0] + (_NAMES - wide * count) / 2, _top(_CROSS)
    first = Box(left, top, wide - _GAP, step - _GAP)
    for at, player in enumerate(table.rating):
        middle = left + (at + 0.5) * wide
        # a level with a character takes two lines
        words = player.name.split("-", 1)
        down = top + (at + 0.5) * step
        for line, word in enumerate(words):
            above = top - 24 - _LINE * (len(words) - 1 - line)
            canvas.write(word, _HEAD, (middle, above), wide - 6, "center")
            beside = down + _LINE_BESIDE * (line - (len(words) - 1) / 2)
            canvas.write(word, _NAME, (left - 16, beside), _NAMES - 20, "midright")
        canvas.fill(first.moved(at * wide, at * step), "parch_d", radius=8)
    places = {player.name: at for at, player in enumerate(table.rating)}
    for cell in table.cells:
        _cell(canvas, cell, first.moved(places[cell.column] * wide, places[cell.row] * step))


def _cell(canvas: Canvas, cell: Cell, box: Box) -> None:
    away = 2 * abs(cell.share - 0.5)
    canvas.fill(box, mix(_EVEN, _GOOD if cell.share > 0.5 else _BAD, 0.85 * away), radius=8)
    star = "*" if cell.certain else ""
    size = min(_SHARE.size, box.h * 0.42)
    style = _SHARE._replace(size=size)
    canvas.write(f"{100 * cell.share:.0f}{star}", style, box.line(box.h * 0.38, 4), anchor="center")
    interval = f"{100 * cell.low:.0f}–{100 * cell.high:.0f}"
    canvas.write(interval, _INTERVAL._replace(size=size * 0.66), box.line(box.h * 0.76, 4), anchor="center")


def _ratings(canvas: Canvas, table: CrossTable, text: Text, step: float) -> None:
    top = _top(_RATING)
    canvas.write(text.say("chart-rating"), _NAME, (_RATING.x + _PAD, top - 40), _RATING.w - 2 * _PAD)
    scale_box = _RATING.inset(_PAD + 36, 0)
    left, right = scale_box.x, scale_box.right
    ends = [end for p in table.rating for end in (p.low, p.rating, p.high) if end is not None]
    low, high = min(ends), max(ends)
    scale = (right - left) / max(1.0, high - low)
    zero = left - low * scale
    bottom = top + step * len(table.rating)
    if left <= zero <= right:
        canvas.line((zero, top), (zero, bottom), "parch_dd", 2)
    for at, player in enumerate(table.rating):
        _whiskers(canvas, player, top + (at + 0.5) * step, left - low * scale, scale, (left, right))


def _whiskers(
    canvas: Canvas, player: RatedPlayer, y: float, zero: float, scale: float, ends: tuple[float, float]
) -> None:
    """A rating: dot, interval, number above and name below."""
    middle = zero + player.rating * scale
    if player.low is not None and player.high is not None:
        low, high = zero + player.low * scale, zero + player.high * scale
        canvas.line((low, y), (high, y), "ink2", 4)
        for end in (low, high):
            canvas.line((end, y - _WHISKER), (end, y + _WHISKER), "ink2", 4)
    canvas.fill(Box.around((middle, y), _DOT), "red", radius=_DOT / 2)
    # the words stay on the page even if the dot is at its edge
    spot = min(max(middle, ends[0] + _EDGE), ends[1] - _EDGE)
    canvas.write(f"{player.rating:+.0f}", _NUMBER, (spot, y - 26), anchor="center")
    canvas.write(player.name, _RATED, (spot, y + 24), 200, "center")
