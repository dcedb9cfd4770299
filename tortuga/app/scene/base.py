"""Base classes of scenes: one with a context, and one made of controls."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import partial
from typing import Final, Protocol, cast

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.focus import Focus, Focusable, in_focus
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Push, Scene, Transition

INPUT_DELAY: Final = 0.6
"""Seconds in which a press counts as the second half of a double click, meant for the previous screen."""

PRESSES: Final = frozenset((pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN))
"""Types of events that shorten what unfolds by itself: any key, button or click."""


class BaseScene(Scene):
    """A scene with a context, which gives it the rules and the names of keys."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context

    @property
    def in_focus(self) -> str | None:
        """Id of the visibly focused control, which Enter presses instead of the one bound to it."""
        item = in_focus(self.focusables(), self.focus) if self.focus.visible else None
        return item.id if item is not None else None

    @override
    def consult(self) -> Transition | None:
        """Open the rules."""
        return Push(self.context.router.rules(game=self.context.game, options=self.context.options))

    @override
    def key_label(self, action: str) -> str:
        return self.context.key_label(action)


class Control(Protocol):
    """A control; made again for each frame from the scene's state."""

    def focusables(self) -> tuple[Focusable, ...]:
        """Its focusable parts."""

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """Paint it with this focus."""

    def keyed(self, label: Callable[[str], str], focused: str | None) -> Control:  # noqa: ARG002
        """The same control with the name of its key from `label`, if it shows one.

        Args:
            focused: id of the control Enter presses, None if it presses the one bound to it.
        """
        return self


class ControlScene(BaseScene):
    """A scene made of the controls that `controls` returns."""

    kept = True

    def controls(self) -> Iterable[Control]:
        """All controls shown now, in Tab order."""
        raise NotImplementedError

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(item for control in self.controls() for item in control.focusables())

    def draw_controls(self, canvas: Canvas) -> None:
        """Paint all controls; buttons show their keys. A control is repainted only when its focus changes."""
        controls = tuple(self.controls())
        item = in_focus([item for control in controls for item in control.focusables()], self.focus)
        focused = item.id if item is not None else None
        for control in controls:
            shown = control.keyed(self.key_label, focused)
            names = frozenset(item.id for item in shown.focusables())
            canvas.cached(
                partial(_look, _cache_key(shown), names, self.focus), partial(_paint, shown, self.focus)
            )


def _cache_key(control: Control) -> Hashable:
    """A key that recognises a control in the next frame; an unhashable one is never recognised."""
    try:
        hash(control)
    except TypeError:
        return object()
    return cast(Hashable, control)


def _look(control: Hashable, names: frozenset[str], focus: Focus) -> Hashable:
    """Everything that determines the look of a control with these focusables."""
    marks = (focus.hovered, focus.focused if focus.visible else None, focus.pressed)
    return (control, *(mark if mark in names else None for mark in marks))


def _paint(control: Control, focus: Focus, canvas: Canvas) -> None:
    control.draw(canvas, focus)
