"""Controls of a seat: its colour with emblem, and the level of its captain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable, chosen_value
from tortuga.app.scene.base import Control

_DISC = 62.0
_RING = 78.0
_EDGE = 15.0  # from the first disc to the edge
_APART = 5.0


@dataclass(frozen=True)
class ColourPicker(Control):
    """All colours of a game's seats with their emblems, one's own ringed. Activates `<id>:<colour>`.

    `labels` tells each colour with its emblem (tooltips).
    """

    id: str
    box: Box
    game: str
    colours: tuple[str, ...]
    chosen: str
    labels: tuple[str, ...]
    name: str = ""
    """Whose colour, said before each (screen readers)."""
    choose: Callable[[str], Any] | None = field(default=None, compare=False)
    """Called with the value that was pressed."""

    @property
    def _disc(self) -> float:
        """How wide a disc is: many colours stand closer."""
        return min(_DISC, self.box[2] / len(self.colours) - _APART)

    def _centre(self, index: int) -> tuple[float, float]:
        x, y, w, h = self.box
        edge = self._disc / 2 + _EDGE * self._disc / _DISC
        return (x + edge + index * (w - 2 * edge) / max(1, len(self.colours) - 1), y + h / 2)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        disc = self._disc
        half = disc / 2
        spots = (self._centre(i) for i in range(len(self.colours)))
        return tuple(
            Focusable(
                f"{self.id}:{colour}",
                Box(x - half, y - half, disc, disc),
                f"{self.name}: {label}" if self.name else label,
                label,
                radius=half,
                checked=colour == self.chosen,
                action=chosen_value(self.choose, colour),
            )
            for colour, label, (x, y) in zip(self.colours, self.labels, spots, strict=True)
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        for i, colour in enumerate(self.colours):
            centre = self._centre(i)
            mine = colour == self.chosen
            hot = focus.hot(f"{self.id}:{colour}")
            if mine:
                canvas.circle(centre, _RING / 2 * self._disc / _DISC, "gold_l", 4)
            seat = canvas.seat(self.game, colour)
            canvas.emblem(seat, centre, self._disc, shadow=mine or hot, alpha=255 if mine or hot else 125)


@dataclass(frozen=True)
class LevelBar(Control):
    """The captains on offer, weakest first: a hat each, gold up to the chosen. Activates `<id>:<level>`."""

    id: str
    box: Box
    levels: tuple[str, ...]
    labels: tuple[str, ...]
    tips: tuple[str, ...]
    """A description of each; the chosen one's is also shown below, where a tooltip may cover it."""
    chosen: str
    name: str = ""
    """Whose level, said before each (screen readers)."""
    choose: Callable[[str], Any] | None = field(default=None, compare=False)
    """Called with the value that was pressed."""

    def _part(self, index: int) -> Box:
        x, y, w, h = self.box
        step = w / len(self.levels)
        return Box(x + index * step + 2, y, step - 4, h)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            Focusable(
                f"{self.id}:{level}",
                self._part(i),
                f"{self.name}: {label}" if self.name else label,
                tip,
                radius=8,
                checked=level == self.chosen,
                action=chosen_value(self.choose, level),
            )
            for i, (level, label, tip) in enumerate(zip(self.levels, self.labels, self.tips, strict=True))
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        last = self.levels.index(self.chosen) if self.chosen in self.levels else -1
        for i, level in enumerate(self.levels):
            x, y, w, h = box = self._part(i)
            on = i <= last
            canvas.plate("gold" if on else "dark_hover" if focus.hot(f"{self.id}:{level}") else "dark", box)
            canvas.icon("pirate-hat", (x + w / 2, y + h / 2), 26, "#2a1506" if on else "#8f7a58")


@dataclass(frozen=True)
class SeatPicker(Control):
    """One of the seats, by emblem and name. Activates `<id>:<seat>`."""

    id: str
    box: Box
    game: str
    colours: tuple[str, ...]
    names: tuple[str, ...]
    chosen: int
    choose: Callable[[int], Any] | None = field(default=None, compare=False)
    """Called with the seat that was pressed."""

    def _part(self, index: int) -> Box:
        x, y, w, h = self.box
        step = w / len(self.colours)
        return Box(x + index * step + 2, y, step - 4, h)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            Focusable(
                f"{self.id}:{i}",
                self._part(i),
                name,
                checked=i == self.chosen,
                action=None if self.choose is None else partial(self.choose, i),
            )
            for i, name in enumerate(self.names)
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        room = self._part(0)[2] - 62
        style = canvas.alike([(name, room) for name in self.names], Style("sc", 18, "ink"))
        for i, (colour, name) in enumerate(zip(self.colours, self.names, strict=True)):
            x, y, _w, h = box = self._part(i)
            on = i == self.chosen
            canvas.plate("gold" if on else "dark_hover" if focus.hot(f"{self.id}:{i}") else "dark", box)
            canvas.emblem(canvas.seat(self.game, colour), (x + 28, y + h / 2), 42, shadow=False)
            ink = "#2a1506" if on else "#d8bf8e"
            canvas.write(name, style.inked(ink), (x + 54, y + h / 2 - 1), room)
