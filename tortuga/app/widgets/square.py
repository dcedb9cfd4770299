"""Square controls, which the title does without: a symbol alone, a stepper between two, a check box."""

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
from tortuga.app.widgets.button import INK, SHADE, SUNK, Pressable


def draw_check(canvas: Canvas, box: Box, on: bool) -> None:
    """A square that is ticked or not."""
    canvas.plate("check_on" if on else "check_off", box)
    if on:
        canvas.icon("check-mark", box.center, box.w * 0.72, "on_dark")


@dataclass(frozen=True)
class IconButton(Pressable):
    """A square button with only a symbol; its tooltip names it."""

    icon: str
    label: str
    key: str | None = None
    flip: bool = False
    plate: str = "menu"
    icon_size: float | None = None

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        (item,) = self.item(self.label, radius=10, key=self.key)
        return (structs.replace(item, tooltip=self.tooltip or self.label),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        hot = self.enabled and focus.hot(self.id)
        if self.plate:
            canvas.plate("menu_hover" if hot else self.plate, self.box)
        size = self.icon_size or min(self.box.w, self.box.h) * 0.65
        ink = (INK if hot else "glyph") if self.enabled else "disabled_ink"
        down = SUNK if focus.pressed == self.id else 0
        if self.icon:
            center = self.box.moved(dy=down).center
            canvas.icon(self.icon, center, size, ink, shadow=120, flip=self.flip)


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


@dataclass(frozen=True)
class CheckBox(Pressable):
    """A yes or no on a dark field. Pressing activates `<id>`."""

    label: str
    on: bool

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return self.item(self.label, checked=self.on)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y, w, h = self.box
        canvas.plate("field_on" if focus.hot(self.id) and self.enabled else "well_small", self.box)
        side = min(30.0, h - 14)
        draw_check(canvas, Box(x + 10, y + (h - side) / 2, side, side), self.on)
        style = Style("text", 21, "cream", SHADE)
        canvas.write(self.label, style, (x + side + 24, y + h / 2 - 1), w - side - 36)
