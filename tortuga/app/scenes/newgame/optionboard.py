"""The board of options below the seats of a new game."""

from __future__ import annotations

from collections.abc import Iterator

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scenes.newgame.choices import NewGame
from tortuga.app.scenes.newgame.optionrow import OptionRow, rows_of
from tortuga.app.widgets import layout
from tortuga.app.widgets.heading import label
from tortuga.app.widgets.inks import SHADE

_LEFT, _ROOM, _GAP = 44.0, 1010.0, 50.0
_GRAIN = 20.0
_SEED_X = 1104.0


def _places(rows: tuple[OptionRow, ...]) -> Iterator[tuple[OptionRow, Box]]:
    """Each row of the board and its box: as wide as it has values."""
    x, y, _, h = layout.OPTIONS_BOARD
    counts = [len(row.editor.values if row.editor is not None else row.option.values) for row in rows]
    room = _ROOM - _GAP * (len(rows) - 1)
    left = x + _LEFT
    for row, count in zip(rows, counts, strict=True):
        wide = round(room * count / sum(counts) / _GRAIN) * _GRAIN
        yield row, Box(left, y, wide, h)
        left += wide + _GAP


def board_controls(context: Context, game: NewGame) -> Iterator[Control]:
    """The options of the board in Tab order."""
    rows = rows_of(context, game, "board")
    for row, (x, y, w, _) in _places(rows):
        size = 22 if row.editor is not None else 23
        yield from row.choice(Box(x, y + 70, w, 52), size, told=True)
        yield from row.more(Box(x, y + 134, w, 58))


def board_ground(canvas: Canvas, context: Context, game: NewGame) -> None:
    """The ground with its words; the controls come over it."""
    say = context.say
    x, y, _, _ = layout.OPTIONS_BOARD
    canvas.plate("wood_brass", layout.OPTIONS_BOARD)
    for row, (left, _, w, _) in _places(rows_of(context, game, "board")):
        room = w if row.editor is None else w - 80
        _, _, wide, _ = label(canvas, row.title, (left, y + 46), 22, room)
        if row.editor is not None:
            row.editor.mark(canvas, (left + wide, y + 44))
        if row.note and not row.more(Box(left, y + 134, w, 58)):
            _remark(canvas, row.note, (left + 2, y + 134), w - 4)
    label(canvas, say("newgame-seed"), (x + _SEED_X, y + 46), 22, 300)
    _remark(canvas, say("newgame-seed-same"), (x + _SEED_X + 2, y + 134), 310)


def _remark(canvas: Canvas, text: str, pos: tuple[float, float], wrap: float) -> None:
    canvas.text(text, "ital", 19, "note", pos, "topleft", shade=SHADE, wrap=wrap, max_h=68)
