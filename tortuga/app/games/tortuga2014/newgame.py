"""The numbers of a set of dice as a grid: a row for each die, a column for each action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable

_LETTER_W = 44.0
_HEAD_H = 34.0


@dataclass(frozen=True)
class DiceGrid:
    """Every face can be pressed. Activates `<id>:<row>.<column>`."""

    id: str
    box: Box
    numbers: tuple[tuple[int, ...], ...]
    letters: str
    icons: tuple[str, ...]
    tooltip: str = ""

    def _cells(self) -> Iterator[tuple[int, int, Box]]:
        x, y, w, h = self.box
        wide = (w - _LETTER_W) / len(self.icons)
        high = (h - _HEAD_H) / len(self.numbers)
        for row in range(len(self.numbers)):
            for column in range(len(self.icons)):
                box = (x + _LETTER_W + column * wide + 3, y + _HEAD_H + row * high + 2, wide - 6, high - 4)
                yield row, column, box

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Control`."""
        return tuple(
            Focusable(f"{self.id}:{row}.{column}", box, f"{self.letters[row]} {column + 1}", self.tooltip)
            for row, column, box in self._cells()
        )

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """See `Control`."""
        for row, column, (x, y, w, h) in self._cells():
            if row == 0:
                canvas.icon(self.icons[column], (x + w / 2, y - 19), 27, "glyph", shadow=100)
            if column == 0:
                canvas.text(self.letters[row], "sc", 22, "gold_l", (x - 24, y + h / 2 - 1), "center")
            hot = focus.hot(f"{self.id}:{row}.{column}")
            canvas.plate("dark_hover" if hot else "dark", (x, y, w, h))
            canvas.text(
                str(self.numbers[row][column]), "black", 21, "cream", (x + w / 2, y + h / 2 - 1), "center"
            )
