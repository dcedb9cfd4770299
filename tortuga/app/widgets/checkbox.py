"""A box that is ticked or not, and a line beside it."""

from __future__ import annotations

from dataclasses import dataclass

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.widgets.button import SHADE, Pressable


def draw_check(canvas: Canvas, box: Box, on: bool) -> None:
    """A square that is ticked or not."""
    canvas.plate("check_on" if on else "check_off", box)
    if on:
        canvas.icon("check-mark", box.center, box.w * 0.72, "on_dark")


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
