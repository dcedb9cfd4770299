"""The tables of the rules: limits of the tracks, positions of an attack, scoring, dice, glossary, keys.

Each maker measures first and returns a painter and the height it takes.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.positions import SCORED
from tortuga.app.games.tortuga2014.rules.pages import GLOSSARY, KEYS, TOGETHER
from tortuga.app.games.tortuga2014.table.pieces import STEPS, draw_die
from tortuga.app.gameui.book import TableMaker
from tortuga.app.gameui.pages import SetTable
from tortuga.app.gameui.tables import glossary, keys
from tortuga.app.scene.context import Context
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, RECONSTRUCTED, SKULL
from tortuga.games.tortuga2014.scoring import score

_ROW = 44.0
_SHADE = "#78521e"


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}\u2013{last}"


def _cells(
    canvas: Canvas, x: float, y: float, widths: tuple[float, ...], rows: list[tuple[str, ...]], head: str
) -> None:
    """Rows of a table: first row in capitals, first column in bold from the left, the others centred."""
    total = sum(widths)
    for i, row in enumerate(rows):
        middle = y + (i + 0.5) * _ROW
        if i % 2:
            canvas.fill(Box(x, middle - _ROW / 2, total, _ROW), _SHADE, 34)
        left = x
        for j, (cell, wide) in enumerate(zip(row, widths, strict=True)):
            role, ink, size = ("sc", "red", 22.0) if i == 0 else ("bold", "ink", 22.0)
            if i and j:
                role, size = head, 24.0 if head == "black" else 21.0
            if j == 0:
                canvas.text(cell, role, size, ink, (left + 14, middle), max_w=wide - 24)
            else:
                canvas.text(cell, role, size, ink, (left + wide / 2, middle), "center", max_w=wide - 16)
            left += wide
    canvas.line((x, y + _ROW), (x + total, y + _ROW), "parch_dd", 2)


def _limits(_canvas: Canvas, context: Context, width: float) -> SetTable:
    say = context.say
    spans = tuple(_span(first, last) for first, last, _ in STEPS)
    limits = tuple(str(limit) for *_, limit in STEPS)
    rows = [
        (say("rules-limits-box"), *spans),
        (say("rules-limits-dice"), *limits),
        (say("rules-limits-chests"), *limits),
    ]
    first = width * 0.56
    widths = (first, *((width - first) / len(STEPS),) * len(STEPS))
    return lambda canvas, x, y: _cells(canvas, x, y, widths, rows, "black"), _ROW * len(rows) + 8


def _attack(_canvas: Canvas, context: Context, width: float) -> SetTable:
    say = context.say
    rows: list[tuple[str, ...]] = [("", say("rules-attack-first"), say("rules-attack-second"))]
    rows += [
        tuple(say(f"rules-attack-{row}{column}") for column in ("", "-1", "-2"))
        for row in ("whom", "chest", "token", "own")
    ]
    widths = (width * 0.24, width * 0.38, width * 0.38)
    return lambda canvas, x, y: _cells(canvas, x, y, widths, rows, "text"), _ROW * len(rows) + 8


def _example(_canvas: Canvas, context: Context, width: float) -> SetTable:
    """The worked example; its numbers come from the game's own scoring."""
    say = context.say
    points = score(SCORED.boards[0])
    parts = {
        "tortuga": points.tortuga,
        "fleet": points.fleet,
        "crew": points.crew,
        "sets": points.set_points,
        "tracks": points.tracks,
        "tiles": points.tiles,
    }
    rows: list[tuple[str, ...]] = [
        (say("rules-example"), say("rules-example-how"), say("rules-example-points")),
        *(
            (say(f"rules-example-{name}"), say(f"rules-example-{name}-how"), str(n))
            for name, n in parts.items()
        ),
    ]
    rows.append((say("rules-example-total"), "", str(points.total)))
    widths = (width * 0.27, width * 0.58, width * 0.15)
    return lambda canvas, x, y: _cells(canvas, x, y, widths, rows, "text"), _ROW * len(rows) + 8


def _dice(_canvas: Canvas, context: Context, width: float) -> SetTable:
    say = context.say
    wide = (width - 330) / 6
    tall = 62.0

    names = (*(say(f"log-action-{name}") for name in ACTION_NAMES), say("rules-term-skull"))

    def paint(canvas: Canvas, x: float, y: float) -> None:
        size = canvas.alike([(name, wide - 8) for name in names], "bold", 18)
        for face, name in enumerate(names):
            cx = x + 70 + (face + 0.5) * wide
            canvas.icon(FACE_ICON[face], (cx, y + 24), 38, "#4a2a14")
            canvas.text(SetLine(name), "bold", size, "ink2", (cx, y + 58), "center", max_w=wide - 8)
        for row, die in enumerate(RECONSTRUCTED):
            middle = y + 80 + (row + 0.5) * tall
            if row % 2 == 0:
                canvas.fill(Box(x, middle - tall / 2, width, tall), _SHADE, 34)
            canvas.text(die.letter, "sc", 34, "red", (x + 34, middle), "center")
            for face in range(SKULL + 1):
                draw_die(
                    canvas, "orange", die.letter, face, (x + 70 + (face + 0.5) * wide, middle - 2), 50, lift=3
                )
            known = die.source == "documented"
            told = say("rules-dice-documented" if known else "rules-dice-reconstructed")
            canvas.icon(ICON["done" if known else "info"], (x + width - 236, middle), 24, "red_d")
            canvas.text(told, "bold", 20, "ink2", (x + width - 214, middle), max_w=208)

    return paint, 80 + tall * len(RECONSTRUCTED) + 8


TABLES: Final[dict[str, TableMaker]] = {
    "limits": _limits,
    "attack": _attack,
    "example": _example,
    "dice": _dice,
    "glossary": partial(glossary, GLOSSARY),
    "keys": partial(keys, KEYS, TOGETHER),
}
