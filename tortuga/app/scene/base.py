"""What scenes are built on: a scene with its context, and scenes made of controls."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from typing import Final, Protocol, cast

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.focus import Focus, Focusable, in_focus
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Push, Scene, Transition

INPUT_DELAY: Final = 0.6
"""Seconds in which a press is taken for the second one of a double click, meant for what was there before."""


class BaseScene(Scene):
    """A scene with its context: the rules and the names of keys come from it."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context

    @property
    def in_focus(self) -> str | None:
        """Id of what Enter presses in place of what is bound to it; None when nothing shows the focus."""
        item = in_focus(self.focusables(), self.focus) if self.focus.visible else None
        return item.id if item is not None else None

    @override
    def consult(self) -> Transition | None:
        """The rules open over whatever is shown."""
        return Push(self.context.router.rules(game=self.context.game, options=self.context.options))

    @override
    def key_label(self, action: str) -> str:
        return self.context.key_label(action)


class Control(Protocol):
    """A control; made anew for each frame from what the scene knows."""

    def focusables(self) -> tuple[Focusable, ...]:
        """Its parts that can be pressed."""
        ...

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """Paint it as the focus finds it."""
        ...


class Keyed(Protocol):
    """A control that shows its key."""

    def keyed(self, label: Callable[[str], str], focused: str | None) -> Control:
        """The same with its key worded by `label`, unless it has words or no key.

        Args:
            focused: what Enter presses, None when it presses what is bound to it.
        """
        ...


def keyed(control: Control, label: Callable[[str], str], focused: str | None) -> Control:
    """A control as it is painted: with its key, if it shows one (see `Keyed`)."""
    # asked for by name: to compare it with a whole protocol takes longer than to draw it
    return cast(Keyed, control).keyed(label, focused) if hasattr(control, "keyed") else control


class ControlScene(BaseScene):
    """A scene made of controls: `controls()` tells them, the rest follows."""

    kept = True

    def controls(self) -> Iterable[Control]:
        """All controls shown now, in Tab order."""
        raise NotImplementedError

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(item for control in self.controls() for item in control.focusables())

    def draw_controls(self, canvas: Canvas) -> None:
        """Paint all controls; buttons show their keys. Each looks the same until the focus comes or goes."""
        focused = self.in_focus
        for control in self.controls():
            shown = keyed(control, self.key_label, focused)
            names = frozenset(item.id for item in shown.focusables())
            canvas.cached(
                partial(_look, _known(shown), names, self.focus), partial(_paint, shown, self.focus)
            )


def _known(control: Control) -> Hashable:
    """By what a control is known again in the next picture; one that cannot be compared is another one."""
    try:
        hash(control)
    except TypeError:
        return object()
    return cast(Hashable, control)


def _look(control: Hashable, names: frozenset[str], focus: Focus) -> Hashable:
    """What the look of a control with these focusables depends on."""
    marks = (focus.hovered, focus.focused if focus.visible else None, focus.pressed)
    return (control, *(mark if mark in names else None for mark in marks))


def _paint(control: Control, focus: Focus, canvas: Canvas) -> None:
    control.draw(canvas, focus)
