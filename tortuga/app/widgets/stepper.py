"""A value between two arrows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from msgspec import structs
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.widgets.button import INK, SHADE
from tortuga.app.widgets.iconbutton import IconButton


@dataclass(frozen=True)
class Stepper(Control):
    """A value between two arrows. Activates `<id>:previous` and `<id>:next`."""

    id: str
    box: Box
    label: str
    size: float = 21.0
    previous_label: str = ""
    next_label: str = ""
    step: Callable[[int], Any] | None = field(default=None, compare=False)
    """Called with -1 or 1."""

    def _arrows(self) -> tuple[IconButton, IconButton]:
        x, y, w, h = self.box
        back, on = (None, None) if self.step is None else (partial(self.step, -1), partial(self.step, 1))
        left, right = Box(x, y, h, h), Box(x + w - h, y, h, h)
        icon = partial(IconButton, icon="play-button", plate="")
        before = icon(f"{self.id}:previous", left, label=self.previous_label, flip=True, action=back)
        return before, icon(f"{self.id}:next", right, label=self.next_label, action=on)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        arrows = (item for arrow in self._arrows() for item in arrow.focusables())
        value = self.box.inset(self.box.h, 0)
        return tuple(
            structs.replace(item, label=f"{item.label}; {self.label}", readable=value) for item in arrows
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y, w, h = self.box
        canvas.plate("field", self.box)
        style = Style("bold", self.size, "cream", SHADE)
        canvas.write(self.label, style, (x + w / 2, y + h / 2 - 1), w - 2 * h - 8, "center")
        for arrow in self._arrows():
            ink = INK if focus.hot(arrow.id) else "gold_l"
            canvas.icon("play-button", arrow.box.center, 17, ink, flip=arrow.flip)
