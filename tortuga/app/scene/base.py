"""What scenes are built on: quiet defaults for every part of `Scene`, and scenes made of controls."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from typing import Final, Protocol, cast

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.focus import Focus, Focusable, in_focus
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Push, Scene, Sentence, Transition
from tortuga.kernel.errors import Notice

DEAF: Final = 0.6
"""Seconds in which a press is taken for the second one of a double click, meant for what was there before."""


class BaseScene:
    """Quiet defaults for every part of `Scene`; needs only the context."""

    overlay = False
    drags = False
    kept = False

    def __init__(self, context: Context) -> None:
        self.context = context
        self.focus = Focus()

    def enter(self) -> None:
        """See `Scene`."""

    def leave(self) -> None:
        """See `Scene`."""

    def fit(self, canvas: Canvas) -> None:
        """See `Scene`."""

    def focusables(self) -> Sequence[Focusable]:
        """See `Scene`."""
        return ()

    @property
    def in_focus(self) -> str | None:
        """Id of what Enter presses in place of what is bound to it; None when nothing shows the focus."""
        item = in_focus(self.focusables(), self.focus) if self.focus.visible else None
        return item.id if item is not None else None

    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        raise KeyError(f"{type(self).__name__} has no control {name!r}")

    def handle(self, action: Input) -> Transition | None:  # noqa: ARG002
        """See `Scene`."""
        return None

    def consult(self) -> Transition | None:
        """See `Scene`. The rules open over whatever is shown."""
        return Push(self.context.router.rules(game=self.context.game, options=self.context.options))

    def raw(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """See `Scene`."""
        return False

    def update(self, dt: float) -> Transition | None:  # noqa: ARG002
        """See `Scene`."""
        return None

    def passed(self, dt: float) -> None:
        """See `Scene`."""

    def coming(self) -> Iterable[Scene]:
        """See `Scene`."""
        return ()

    def notices(self) -> Iterable[Notice]:
        """See `Scene`."""
        return ()

    def takes(self, action: str) -> bool:  # noqa: ARG002
        """See `Scene`."""
        return False

    def animating(self) -> bool:
        """See `Scene`."""
        return False

    @property
    def complete(self) -> bool:
        """See `Scene`."""
        return True

    def breathes(self) -> bool:
        """See `Scene`."""
        return False

    def breathe(self, canvas: Canvas) -> Sequence[pygame.Rect] | None:  # noqa: ARG002
        """See `Scene`."""
        return ()

    def key_label(self, action: str) -> str:
        """See `Scene`."""
        return self.context.key_label(action)

    def spoken(self) -> Sequence[Sentence]:
        """See `Scene`."""
        return ()

    def close(self) -> None:
        """See `Scene`."""

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        raise NotImplementedError


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
