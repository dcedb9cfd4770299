"""Controls of the settings: a switch, a gauge in percent, and the key of an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Action, Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.widgets.button import INK, SHADE

GAUGE_STEP = 10
"""Percent that one press on an arrow of a `Gauge` changes."""
_OFF_INK = "#d8bf8e"
_ON_INK = "#2a1506"


@dataclass(frozen=True)
class Switch(Control):
    """On or off; pressing activates `<id>`. `word` is the state, `name` the setting."""

    id: str
    box: Box
    name: str
    word: str
    on: bool
    tooltip: str = ""
    enabled: bool = True
    action: Action | None = field(default=None, compare=False)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        item = Focusable(self.id, self.box, f"{self.name}: {self.word}", self.tooltip, self.enabled, radius=9)
        return (replace(item, checked=self.on, action=self.action),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y, w, h = self.box
        hot = self.enabled and focus.hot(self.id)
        on = self.on and self.enabled
        canvas.plate("gold" if on else "dark_hover" if hot else "dark", self.box)
        ink = (_ON_INK if on else _OFF_INK) if self.enabled else "disabled"
        side = h - 18
        mark = Box(x + 9, y + 9, side, side)
        canvas.plate("check_on" if on else "check_off", mark)
        if on:
            canvas.icon("check-mark", (x + 9 + side / 2, y + h / 2), side * 0.72, "on_dark")
        room = w - side - 40
        middle = (x + side + 24 + room / 2, y + h / 2 - 1)
        canvas.write(self.word, Style("sc", 21, ink), middle, room, "center")


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
        return round(share * 100 / GAUGE_STEP) * GAUGE_STEP

    def _arrows(self) -> tuple[tuple[str, Box], tuple[str, Box]]:
        x, y, w, h = self.box
        return ("previous", Box(x, y, h, h)), ("next", Box(x + w - h - 100, y, h, h))

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        labels = (self.less, self.more)
        return tuple(
            Focusable(
                f"{self.id}:{way}",
                box,
                f"{self.name}, {self.told}: {label}",
                label,
                self._may(way),
                radius=9,
                action=self._step(GAUGE_STEP if way == "next" else -GAUGE_STEP),
            )
            for (way, box), label in zip(self._arrows(), labels, strict=True)
        )

    def _step(self, step: int) -> Action | None:
        return None if self.choose is None else partial(self.choose, min(100, max(0, self.value + step)))

    def _may(self, way: str) -> bool:
        return self.value > 0 if way == "previous" else self.value < 100

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        for way, box in self._arrows():
            name = f"{self.id}:{way}"
            may = self._may(way)
            hot = may and focus.hot(name)
            canvas.plate("dark_hover" if hot else "dark", box)
            center = box.center
            ink = (INK if hot else "gold_l") if may else "disabled"
            canvas.icon("play-button", center, box[3] * 0.42, ink, flip=way == "previous")
        x, y, w, h = self.bar
        canvas.plate("field", self.bar.inset(-4, -6))
        if self.value:
            canvas.fill(Box(x, y, max(10.0, w * self.value / 100), h), "gold", 255, 6)
        right = self.box.right
        canvas.write(self.told, Style("bold", 23, "cream", SHADE), (right, y + h / 2 - 1), 88, "midright")


@dataclass(frozen=True)
class KeyCap(Control):
    """The key of an action as a button; pressing activates `<id>`, then the next key is taken."""

    id: str
    box: Box
    name: str
    keys: str
    """As printed on buttons; "" when the action has none."""
    waiting: str = ""
    """The words shown while a key is awaited; "" if none is."""
    none: str = ""
    """What is said of an action without a key."""
    tooltip: str = ""
    action: Action | None = field(default=None, compare=False)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        label = f"{self.name}: {self.waiting or self.keys or self.none}"
        return (Focusable(self.id, self.box, label, self.tooltip, radius=9, action=self.action),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        hot = focus.hot(self.id)
        canvas.plate("gold" if self.waiting else "dark_hover" if hot else "dark", self.box)
        text = self.waiting or self.keys or self.none
        ink = _ON_INK if self.waiting else "cream" if self.keys else "locked"
        role = "bold" if self.keys and not self.waiting else "ital"
        canvas.write(text, Style(role, 21, ink), self.box.inset(10, 0).moved(dy=-1), anchor="center")
