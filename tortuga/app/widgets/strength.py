"""The strip that shows how strong a level is; pressing it shows more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Action, Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.widgets.button import SHADE

GAMES: Final = 10
"""So many games are shown, a trophy for each."""
_TROPHY: Final = 25.0
_EDGE: Final = 10.0
_LOST: Final = "#6b5638"
_BEFORE: Final = 19.0
"""Size of the words before the trophies, which take no more than a third of the strip."""


@dataclass(frozen=True)
class StrengthStrip(Control):
    """Ten trophies for ten games, golden as far as the level wins.

    Args:
        words: the same in words; they stand in the strip if there is nothing to show.
        share: of the games that are won; None: not known.
        par: what equals would win; None: nothing that could be marked.
        before: words before the trophies, "" for none: that it may be less, say.
    """

    id: str
    box: Box
    words: str
    tooltip: str
    share: float | None = None
    par: float | None = None
    before: str = ""
    action: Action | None = field(default=None, compare=False)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return (Focusable(self.id, self.box, self.words, self.tooltip, radius=9, action=self.action),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y, w, h = self.box
        hot = focus.hot(self.id)
        canvas.plate("dark_hover" if hot else "dark", self.box)
        if self.share is None:
            spot = (x + w / 2, y + h / 2 - 1)
            canvas.write(self.words, legible("text", 19, "label", SHADE), spot, w - 2 * _EDGE, "center")
            return
        left, wide = x + _EDGE, w - 2 * _EDGE
        if self.before:
            spot = (left, y + h / 2 - 1)
            drawn = canvas.write(self.before, legible("ital", _BEFORE, "label", SHADE), spot, wide / 3)
            left, wide = left + drawn[2] + 8, wide - drawn[2] - 8
        self._trophies(canvas, Box(left, y, wide, h), _LOST)
        with canvas.within(Box(left, y, wide * self.share, h)):
            self._trophies(canvas, Box(left, y, wide, h), "gold_l")
        if self.par is not None:
            canvas.fill(Box(left + wide * self.par - 1.5, y + 4, 3, h - 8), "cream", 210, radius=1)

    @staticmethod
    def _trophies(canvas: Canvas, box: Box, ink: str) -> None:
        x, y, w, h = box
        step = w / GAMES
        size = min(_TROPHY, h - 10, step - 1)
        for number in range(GAMES):
            canvas.icon("trophy-cup", (x + (number + 0.5) * step, y + h / 2), size, ink)
