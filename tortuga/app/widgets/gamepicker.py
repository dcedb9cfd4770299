"""The games of the house beside each other, each with its symbol, its name and what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.widgets.inks import SHADE

_GAP = 14.0


@dataclass(frozen=True)
class GameOption:
    """A game that can be chosen."""

    name: str
    """In the registry."""
    title: str
    about: str


@dataclass(frozen=True)
class GamePicker:
    """One game out of all, the chosen one in gold. Pressing one activates `<id>:<name>`."""

    id: str
    box: Box
    games: tuple[GameOption, ...]
    chosen: str

    def _places(self) -> Iterator[tuple[GameOption, Box]]:
        x, y, w, h = self.box
        wide = (w - _GAP * (len(self.games) - 1)) / len(self.games)
        for at, game in enumerate(self.games):
            yield game, (x + at * (wide + _GAP), y, wide, h)

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Control`."""
        return tuple(
            Focusable(f"{self.id}:{game.name}", box, game.title, game.about, checked=game.name == self.chosen)
            for game, box in self._places()
        )

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """See `Control`."""
        size = canvas.alike([(game.title, box[2] - 128) for game, box in self._places()], "sc", 30)
        for game, box in self._places():
            x, y, w, h = box
            on, hot = game.name == self.chosen, focus.hot(f"{self.id}:{game.name}")
            if on:
                canvas.glow(box, 14, 0.8, 9)
            canvas.plate("gold" if on else "dark_hover" if hot else "dark", box)
            canvas.disc(
                "#7d2417" if on else "#2a170c",
                canvas.art.signs.get(game.name, "help"),
                (x + 56, y + h / 2),
                72,
            )
            ink = "on_light" if on else "cream"
            shade = None if on else SHADE
            room = w - 120
            canvas.text(
                game.title, "sc", size, ink, (x + 104, y + h * 0.36), shade=shade, max_w=room, fixed=True
            )
            tone = "on_light" if on else "note"
            words(canvas, game.about, "ital", 19, tone, (x + 104, y + h * 0.7), "midleft", shade, room)
