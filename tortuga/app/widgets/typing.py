"""A scene in which something is typed: what every such scene does with its caret."""

from __future__ import annotations

from typing import TypeGuard, cast

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.bindings import NEEDED
from tortuga.app.scene.base import ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Transition
from tortuga.app.widgets.entry import TextField, Typing, listen


class TypingScene(ControlScene):
    """A scene with text fields, of which at most one is typed in; it draws `typing` above its controls."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.typing = Typing(self.typed)
        self._canvas: Canvas | None = None
        self._heard: TextField | None = None
        """The field in focus, as last reported to the system."""

    def typed(self, field: str, text: str) -> None:
        """Called with the text of a field after every key."""
        raise NotImplementedError

    def type_in(self, field: TextField, limit: int) -> bool:
        """Set the caret into a field; `limit` = most letters. False before the scene has a window."""
        if self._canvas is None:
            return False
        self._heard = None  # so that the system gets it again when the typing ends
        self.typing.begin(self._canvas, field, limit)
        return True

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        """Keys go to the field that is typed in; without one, a letter begins typing in the focused field."""
        if self.typing.field is None and self._begins(event):
            self.activate(cast(str, self.in_focus))
            return self.typing.field is not None
        return self.typing.raw(event)

    def _begins(self, event: pygame.event.Event) -> bool:
        """Whether a key is a letter, bound to nothing that moves the focus, while a field has it."""
        letter = getattr(event, "unicode", "")
        if event.type != pygame.KEYDOWN or not letter.strip() or not letter.isprintable():
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI):
            return False
        focused = self.in_focus
        fields = (control.id for control in self.controls() if isinstance(control, TextField))
        bound = self.context.keys.action(event.key, event.mod, getattr(event, "scancode", 0))
        return focused is not None and focused in fields and bound not in NEEDED

    @override
    def update(self, dt: float) -> Transition | None:
        """Typing in a focused field begins with its first letter."""
        self.typing.update(dt)
        field = next((control for control in self.controls() if self._in_focus(control)), None)
        if self.typing.field is None and self._canvas is not None and field != self._heard:
            self._heard = field
            listen(None if field is None else self._canvas.rect(*field.inner))
        return None

    def _in_focus(self, control: object) -> TypeGuard[TextField]:
        return isinstance(control, TextField) and control.id == self.in_focus

    def animating(self) -> bool:
        """The caret blinks."""
        return self.typing.field is not None

    @override
    def leave(self) -> None:
        self.typing.end()
        self._heard = None
        listen(None)

    @override
    def fit(self, canvas: Canvas) -> None:
        """A field that is typed in ends: its caret belongs to the old size."""
        self.typing.end()
        self._canvas = canvas
