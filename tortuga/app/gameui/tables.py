"""Tables for rule books of all games: columns of terms with their meaning, a glossary, the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.gameui.pages import SetTable
from tortuga.app.scene.context import Context

_GAP = 30.0
_HEAD = 30.0
"""Height of a word, units."""
_LETTERS = 24.0
_LEADING = 1.2
_AFTER = 15.0


def columns_of(canvas: Canvas, width: float, columns: Sequence[Sequence[tuple[str, str]]]) -> SetTable:
    """Terms with their meaning, in columns."""
    size = canvas.sized("text", _LETTERS)
    wide = (width - _GAP * (len(columns) - 1)) / len(columns)
    leading, height = _LEADING * size, 0.0
    placed: list[tuple[str, bool, float, float]] = []
    for number, entries in enumerate(columns):
        x, y = number * (wide + _GAP), 0.0
        for word, about in entries:
            placed.append((word, True, x, y + _HEAD / 2))
            y += _HEAD + 4
            for line in canvas.lines(about, "text", size, wide):
                placed.append((line, False, x, y + leading / 2))
                y += leading
            y += _AFTER
        height = max(height, y)

    def paint(canvas: Canvas, left: float, top: float) -> None:
        for text, head, x, y in placed:
            if head:
                canvas.write(text, Style("sc", 26, "red", grows=False), (left + x, top + y), wide)
            else:
                canvas.write(text, Style("text", size, "ink", grows=False), (left + x, top + y), wide)

    return paint, height


def glossary(columns: Sequence[Sequence[str]], canvas: Canvas, context: Context, width: float) -> SetTable:
    """Terms with their meaning: messages rules-term-<term> and rules-about-<term>."""
    say = context.say
    words = [
        [(say(f"rules-term-{term}"), say(f"rules-about-{term}")) for term in column] for column in columns
    ]
    return columns_of(canvas, width, words)


def keys(
    columns: Sequence[Sequence[str]],
    together: Mapping[str, Sequence[str]],
    canvas: Canvas,
    context: Context,
    width: float,
) -> SetTable:
    """The keys bound now and what they do (messages rules-key-<action>).

    Args:
        columns: actions by column.
        together: for an action, all actions whose keys are listed in its entry.
    """
    keys = context.keys_told()
    words = [
        [
            (
                " ".join(keys[f"key-{other}"] for other in together.get(action, (action,))),
                context.say(f"rules-key-{action}", **keys),
            )
            for action in column
        ]
        for column in columns
    ]
    return columns_of(canvas, width, words)
