"""The board below the seats of a new game: what is asked there, and what each answer means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.app import layout
from tortuga.app.newgame import NewGame
from tortuga.app.widgets.control import SHADE
from tortuga.app.widgets.heading import label

if TYPE_CHECKING:
    from tortuga.app.canvas import Canvas
    from tortuga.app.context import Context


def options_board(canvas: Canvas, context: Context, game: NewGame) -> None:
    """The ground with its words; the controls come over it."""
    say = context.say
    x, y, _, _ = layout.OPTIONS_BOARD
    canvas.plate("wood_brass", layout.OPTIONS_BOARD)
    label(canvas, say("newgame-length"), (x + 44, y + 46), 22, 380)
    _remark(canvas, say("newgame-length-note", chests=game.target), (x + 46, y + 134), 376)
    _, _, wide, _ = label(canvas, say("newgame-start"), (x + 474, y + 46), 22, 500)
    canvas.start_token((x + 474 + wide + 34, y + 44), 38)
    if game.start_player == "random":
        _remark(canvas, say("newgame-start-random-note"), (x + 476, y + 134), 576)
    label(canvas, say("newgame-seed"), (x + 1104, y + 46), 22, 300)
    _remark(canvas, say("newgame-seed-same"), (x + 1106, y + 134), 310)


def _remark(canvas: Canvas, text: str, pos: tuple[float, float], wrap: float) -> None:
    canvas.text(text, "ital", 19, "note", pos, "topleft", shade=SHADE, wrap=wrap, max_h=68)
