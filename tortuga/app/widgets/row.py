"""A row of a list that can be pressed: symbol, words, a note below them, and a figure at the end."""

from __future__ import annotations

from dataclasses import dataclass

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.widgets.button import SHADE, Pressable

_WORDS, _FIGURE = 58.0, 96.0
"""From the left edge to the words, and the room of the figure at the right."""
_LOW = 56.0
"""The height of a row that has no room for larger letters."""


@dataclass(frozen=True)
class Row(Pressable):
    """One row; `ink` colours the figure."""

    label: str
    note: str
    figure: str
    icon: str
    ink: str = "cream"
    chosen: bool = False

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(f"{self.label}. {self.note}. {self.figure}", checked=self.chosen or None)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        hot = focus.hot(self.id)
        canvas.plate("well_hot_small" if self.chosen else "well_gold" if hot else "well_small", self.box)
        x, y = self.box.at("midleft")
        room = self.box.w - _WORDS - _FIGURE
        canvas.icon(self.icon, (x + 30, y), 32, "glyph", shadow=110)
        # larger letters are further apart, as far as the row is high enough
        apart = max(1.0, min(canvas.sized("ital", 17) / 17, self.box.h / _LOW))
        canvas.write(self.label, legible("sc", 20, "cream", SHADE), (x + _WORDS, y - 11 * apart), room)
        canvas.write(self.note, Style("ital", 17, "note", SHADE), (x + _WORDS, y + 13 * apart), room)
        figure = Style("black", 23, self.ink, SHADE)
        canvas.write(self.figure, figure, (self.box.right - 14, y - 1), _FIGURE - 14, "midright")
