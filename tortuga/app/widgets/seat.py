"""Controls of a seat: its colour with emblem, the level of its captain, and how strong that level is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.widgets.button import SHADE, Pressable
from tortuga.app.widgets.choice import CHOSEN_INK, OTHER_INK, Picker, choice_plate

_DISC = 62.0
_RING = 78.0
_EDGE = 15.0  # from the first disc to the edge
_APART = 5.0


@dataclass(frozen=True)
class ColourPicker(Picker):
    """All colours of a game's seats with their emblems, the player's own ringed.

    `labels` names each colour with its emblem (tooltips).
    """

    id: str
    box: Box
    game: str
    colours: tuple[str, ...]
    chosen: str
    labels: tuple[str, ...]
    name: str = ""
    choose: Callable[[str], Any] | None = field(default=None, compare=False)

    @property
    def _disc(self) -> float:
        """How wide a disc is: many colours are closer together."""
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
            self.item(colour, Box(x - half, y - half, disc, disc), label, label, radius=half)
            for colour, label, (x, y) in zip(self.colours, self.labels, spots, strict=True)
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        for i, colour in enumerate(self.colours):
            centre = self._centre(i)
            mine = colour == self.chosen
            hot = self.hot(colour, focus)
            if mine:
                canvas.circle(centre, _RING / 2 * self._disc / _DISC, "gold_l", 4)
            seat = canvas.seat(self.game, colour)
            canvas.emblem(seat, centre, self._disc, shadow=mine or hot, alpha=255 if mine or hot else 125)


@dataclass(frozen=True)
class LevelBar(Picker):
    """The captains available, weakest first: a hat each, gold up to the chosen one."""

    id: str
    box: Box
    levels: tuple[str, ...]
    labels: tuple[str, ...]
    tips: tuple[str, ...]
    """A description of each; the chosen one's is also shown below, where a tooltip may cover it."""
    chosen: str
    name: str = ""
    choose: Callable[[str], Any] | None = field(default=None, compare=False)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        values = enumerate(zip(self.levels, self.labels, self.tips, strict=True))
        return tuple(
            self.item(level, self.cell(i, len(self.levels)), label, tip, radius=8)
            for i, (level, label, tip) in values
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        last = self.levels.index(self.chosen) if self.chosen in self.levels else -1
        for i, level in enumerate(self.levels):
            x, y, w, h = box = self.cell(i, len(self.levels))
            on = i <= last
            canvas.plate(choice_plate(on, self.hot(level, focus)), box)
            canvas.icon("pirate-hat", (x + w / 2, y + h / 2), 26, CHOSEN_INK if on else "#8f7a58")


@dataclass(frozen=True)
class SeatPicker(Picker):
    """One of the seats, by emblem and name."""

    id: str
    box: Box
    game: str
    colours: tuple[str, ...]
    names: tuple[str, ...]
    chosen: int
    choose: Callable[[int], Any] | None = field(default=None, compare=False)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            self.item(i, self.cell(i, len(self.names)), name, radius=12.0)
            for i, name in enumerate(self.names)
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        room = self.cell(0, len(self.names))[2] - 62
        style = canvas.alike([(name, room) for name in self.names], Style("sc", 18, "ink"))
        for i, (colour, name) in enumerate(zip(self.colours, self.names, strict=True)):
            x, y, _w, h = box = self.cell(i, len(self.names))
            on = i == self.chosen
            canvas.plate(choice_plate(on, self.hot(i, focus)), box)
            canvas.emblem(canvas.seat(self.game, colour), (x + 28, y + h / 2), 42, shadow=False)
            ink = CHOSEN_INK if on else OTHER_INK
            canvas.write(name, style.inked(ink), (x + 54, y + h / 2 - 1), room)


_GAMES: Final = 10
"""Games shown, a trophy for each."""
_TROPHY: Final = 25.0
_STRIP_EDGE: Final = 10.0
_LOST: Final = "#6b5638"
_BEFORE: Final = 19.0
"""Size of the words before the trophies, which take no more than a third of the strip."""


@dataclass(frozen=True)
class StrengthStrip(Pressable):
    """Ten trophies for ten games, as many golden as the level wins.

    Args:
        words: the same in words; written in the strip if there is nothing to show.
        share: of the games that are won; None: not known.
        par: what equal players would win, which is marked; None: no mark.
        before: words before the trophies, such as "at most"; "" for none.
    """

    words: str
    share: float | None = None
    par: float | None = None
    before: str = ""

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(self.words)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y, w, h = self.box
        canvas.plate(choice_plate(False, focus.hot(self.id)), self.box)
        if self.share is None:
            line = self.box.line(h / 2 - 1, _STRIP_EDGE)
            canvas.write(self.words, legible("text", 19, "label", SHADE), line, anchor="center")
            return
        left, wide = x + _STRIP_EDGE, w - 2 * _STRIP_EDGE
        if self.before:
            spot = (left, y + h / 2 - 1)
            written = canvas.write(self.before, legible("ital", _BEFORE, "label", SHADE), spot, wide / 3)
            left, wide = left + written[2] + 8, wide - written[2] - 8
        strip = Box(left, y, wide, h)
        self._trophies(canvas, strip, _LOST)
        with canvas.within(strip._replace(w=wide * self.share)):
            self._trophies(canvas, strip, "gold_l")
        if self.par is not None:
            canvas.fill(Box(left + wide * self.par - 1.5, y + 4, 3, h - 8), "cream", 210, radius=1)

    @staticmethod
    def _trophies(canvas: Canvas, box: Box, ink: str) -> None:
        x, y, w, h = box
        step = w / _GAMES
        size = min(_TROPHY, h - 10, step - 1)
        for number in range(_GAMES):
            canvas.icon("trophy-cup", (x + (number + 0.5) * step, y + h / 2), size, ink)
