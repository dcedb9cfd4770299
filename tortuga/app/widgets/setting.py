"""Controls of the settings: a switch, a gauge in percent, and the key of an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.widgets.button import INK, SHADE, Pressable
from tortuga.app.widgets.checkbox import draw_check
from tortuga.app.widgets.choice import CHOSEN_INK, OTHER_INK, choice_plate

_MARGIN = 9.0
_MAX_VALUE = 100
GAUGE_STEP = 10
"""Percent that one press on an arrow of a `Gauge` changes."""


@dataclass(frozen=True)
class Switch(Pressable):
    """On or off; pressing activates `<id>`. `word` is the state, `name` the setting."""

    name: str
    word: str
    on: bool

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(f"{self.name}: {self.word}", checked=self.on)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        on = self.on and self.enabled
        canvas.plate(choice_plate(on, self.enabled and focus.hot(self.id)), self.box)
        ink = (CHOSEN_INK if on else OTHER_INK) if self.enabled else "disabled"
        mark, rest = self.box.inset(_MARGIN).cut(left=self.box.h - 2 * _MARGIN)
        draw_check(canvas, mark, on)
        word = rest.line(rest.h / 2 - 1, 15, 7)
        canvas.write(self.word, Style("sc", 21, ink), word, anchor="center")


@dataclass(frozen=True)
class Gauge(Control):
    """0 to 100 percent between two arrows. Activates `<id>:previous` and `<id>:next`."""

    id: str
    box: Box
    name: str
    value: int
    told: str
    """The value in words ("60 %")."""
    less: str = ""
    more: str = ""
    choose: Callable[[int], Any] | None = field(default=None, compare=False)
    """Called with the new value."""

    @property
    def bar(self) -> Box:
        """Where the value is drawn; a click there sets it."""
        x, y, w, h = self.box
        return Box(x + h + 10, y + h / 2 - 9, w - 2 * h - 120, 18)

    def at(self, x: float) -> int:
        """The value at a place of the bar, in whole steps."""
        left, _, wide, _ = self.bar
        share = min(1.0, max(0.0, (x - left) / wide))
        return round(share * _MAX_VALUE / GAUGE_STEP) * GAUGE_STEP

    def _arrows(self) -> tuple[tuple[str, Box], tuple[str, Box]]:
        x, y, w, h = self.box
        return ("previous", Box(x, y, h, h)), ("next", Box(x + w - h - 100, y, h, h))

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        items = []
        ways = ((self.less, -GAUGE_STEP), (self.more, GAUGE_STEP))
        for (way, box), (label, step) in zip(self._arrows(), ways, strict=True):
            goal, spoken = min(_MAX_VALUE, max(0, self.value + step)), f"{self.name}, {self.told}: {label}"
            turn = None if self.choose is None else partial(self.choose, goal)
            id, may = f"{self.id}:{way}", self._may(way)
            items.append(Focusable(id, box, spoken, label, may, radius=9, action=turn))
        return tuple(items)

    def _may(self, way: str) -> bool:
        return self.value > 0 if way == "previous" else self.value < _MAX_VALUE

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        for way, box in self._arrows():
            may = self._may(way)
            hot = may and focus.hot(f"{self.id}:{way}")
            canvas.plate(choice_plate(False, hot), box)
            ink = (INK if hot else "gold_l") if may else "disabled"
            canvas.icon("play-button", box.center, box.h * 0.42, ink, flip=way == "previous")
        x, y, w, h = self.bar
        canvas.plate("field", self.bar.inset(-4, -6))
        if self.value:
            canvas.fill(Box(x, y, max(10.0, w * self.value / _MAX_VALUE), h), "gold", 255, 6)
        right = self.box.right
        canvas.write(self.told, Style("bold", 23, "cream", SHADE), (right, y + h / 2 - 1), 88, "midright")


@dataclass(frozen=True)
class KeyCap(Pressable):
    """The key of an action as a button; pressing activates `<id>`, then the next key is taken."""

    name: str
    keys: str
    """As printed on buttons; "" when the action has none."""
    waiting: str = ""
    """The words shown while a key is awaited; "" if none is."""
    none: str = ""
    """What is shown for an action without a key."""

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(f"{self.name}: {self.waiting or self.keys or self.none}")

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        canvas.plate(choice_plate(bool(self.waiting), focus.hot(self.id)), self.box)
        text = self.waiting or self.keys or self.none
        ink = CHOSEN_INK if self.waiting else "cream" if self.keys else "locked"
        role = "bold" if self.keys and not self.waiting else "ital"
        canvas.write(text, Style(role, 21, ink), self.box.inset(10, 0).moved(dy=-1), anchor="center")
