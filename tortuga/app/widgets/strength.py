"""The line that tells how strong a level is; pressing it tells more."""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.widgets.inks import SHADE


@dataclass(frozen=True)
class StrengthLine:
    """A trophy and a few words. Activates `<id>`."""

    id: str
    box: Box
    words: str
    tooltip: str

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Control`."""
        return (Focusable(self.id, self.box, self.words, self.tooltip, radius=9),)

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """See `Control`."""
        x, y, w, h = self.box
        hot = focus.hot(self.id)
        canvas.plate("dark_hover" if hot else "dark", self.box)
        ink = "gold_l" if hot else "label"
        text_w = min(w - 62, canvas.width(self.words, "text", 19))
        left = x + (w - text_w - 34) / 2
        canvas.icon("trophy-cup", (left + 12, y + h / 2), 24, ink)
        canvas.text(self.words, "text", 19, ink, (left + 34, y + h / 2 - 1), shade=SHADE, max_w=w - 62)
