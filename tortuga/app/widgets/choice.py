"""The choice of one of a few values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.base import Control

CHOSEN_INK, OTHER_INK = "#2a1506", "#d8bf8e"
"""Colours of the words on the plate of a choice."""
_SYMBOL = (25.0, 8.0)
"""Width of an option's icon, and of the gap after it."""


def choice_plate(on: bool, hot: bool) -> str:
    """The plate of one of several values: chosen, pointed at, or neither."""
    return "gold" if on else "dark_hover" if hot else "dark"


class Picker(Control):
    """A control that offers several values, each at `<id>:<value>`; one may be chosen."""

    id: str
    box: Box
    chosen: Any
    name: str = ""
    """The question, which screen readers say before each value."""
    choose: Callable[[Any], Any] | None
    """Called with the value that is pressed."""

    def item(
        self, value: Any, box: Box, label: str, tooltip: str = "", enabled: bool = True, radius: float = 9
    ) -> Focusable:
        """The focusable of one value."""
        name = f"{self.name}: {label}" if self.name else label
        action = None if self.choose is None else partial(self.choose, value)
        state = (name, tooltip, enabled)
        return Focusable(
            f"{self.id}:{value}", box, *state, radius=radius, checked=value == self.chosen, action=action
        )

    def cell(self, index: int, count: int) -> Box:
        """Box of one of `count` equally wide values side by side."""
        return self.box.column(index, count).inset(2, 0)

    def hot(self, value: Any, focus: Focus) -> bool:
        """Whether a value is pointed at."""
        return focus.hot(f"{self.id}:{value}")


class Option(msgspec.Struct, frozen=True):
    """One of several values of a `Segmented`."""

    value: str
    label: str
    icon: str | None = None
    tooltip: str = ""
    enabled: bool = True


@dataclass(frozen=True)
class Segmented(Picker):
    """One choice out of a few, the chosen one in gold."""

    id: str
    box: Box
    options: tuple[Option, ...]
    chosen: str
    size: float = 21.0
    gap: float = 4.0
    name: str = ""
    first: float = 1.0
    """Width of the first option as a multiple of the others' (a word before many numbers)."""
    choose: Callable[[str], Any] | None = field(default=None, compare=False)

    def part(self, index: int) -> Box:
        """Box of the option at `index`."""
        x, y, w, h = self.box
        step = w / (len(self.options) - 1 + self.first)
        left = 0.0 if index == 0 else (index - 1 + self.first) * step
        wide = step if index else step * self.first
        return Box(x + left + self.gap / 2, y, wide - self.gap, h)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            self.item(option.value, self.part(i), option.label, option.tooltip, option.enabled)
            for i, option in enumerate(self.options)
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        rooms = [self._room(o, self.part(i)) for i, o in enumerate(self.options)]
        words = zip((option.label for option in self.options), rooms, strict=True)
        style = canvas.alike(words, Style("sc", self.size, OTHER_INK))
        for i, option in enumerate(self.options):
            self._draw_part(canvas, focus, option, self.part(i), style)

    def _room(self, option: Option, box: Box) -> float:
        """How wide the word of an option may be."""
        return box.w - 18 - (sum(_SYMBOL) if option.icon else 0.0)

    def _draw_part(self, canvas: Canvas, focus: Focus, option: Option, box: Box, style: Style) -> None:
        x, y, w, h = box
        on = option.value == self.chosen
        hot = option.enabled and self.hot(option.value, focus)
        canvas.plate(choice_plate(on, hot), box)
        ink = CHOSEN_INK if on else (OTHER_INK if option.enabled else "disabled")
        icon, gap = _SYMBOL if option.icon else (0.0, 0.0)
        room = self._room(option, box)
        text_w = min(room, canvas.width(option.label, "sc", style.size, True))
        left = x + (w - icon - gap - text_w) / 2
        if option.icon:
            canvas.icon(option.icon, (left + icon / 2, y + h / 2), icon, ink)
        canvas.write(option.label, style.inked(ink), (left + icon + gap, y + h / 2 - 1), room)
