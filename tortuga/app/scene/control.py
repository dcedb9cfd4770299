"""What every control is: some focusables, and a drawing that looks at the focus. Controls hold no state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.protocol import BaseScene
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.inks import INK as INK
from tortuga.app.widgets.inks import SHADE as SHADE


class Control(Protocol):
    """A control; made anew for each frame from what the scene knows."""

    def focusables(self) -> tuple[Focusable, ...]:
        """Its parts that can be pressed."""
        ...

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """Paint it as the focus finds it."""
        ...


class ControlScene(BaseScene):
    """A scene made of controls: `controls()` tells them, the rest follows."""

    def controls(self) -> Iterable[Control]:
        """All controls shown now, in Tab order."""
        raise NotImplementedError

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Scene`."""
        return tuple(item for control in self.controls() for item in control.focusables())

    def draw_controls(self, canvas: Canvas) -> None:
        """Paint all controls; buttons show their keys."""
        for control in self.controls():
            if isinstance(control, Button) and control.key and not control.key_label:
                control = replace(control, key_label=self.key_label(control.key))
            control.draw(canvas, self.focus)
