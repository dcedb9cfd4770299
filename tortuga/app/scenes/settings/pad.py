"""The gamepad: every action with its button; press one, then the new button. Conflicts are told."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.keynames import HELD
from tortuga.app.input.pad import is_drift, pressed
from tortuga.app.input.padkeys import DEFAULT_BUTTONS, NEEDED, rebound
from tortuga.app.scene.base import Control
from tortuga.app.scenes.settings.caps import PAD, CapsPage
from tortuga.app.scenes.settings.keys import CLEAR
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import SHADE, Button
from tortuga.app.widgets.dialog import remember


class PadPage(CapsPage):
    """The actions that a button of a gamepad may have."""

    kind = "pad"
    needed = NEEDED
    foot = 96.0
    _pulled: int | None = None
    """The trigger that has just been taken: it means nothing until it is let go."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions; what is held, only where a game knows it."""
        known = self.context.keys.defaults
        return tuple(action for action in DEFAULT_BUTTONS if action not in HELD or action in known)

    @override
    def caps(self, action: str) -> str:
        button = self.context.keys.buttons.button(action)
        return self.context.say(f"pad-{button}") if button else ""

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        x, y, w, _ = layout.SETTINGS_PANEL
        yield Button(
            "pad-usual", Box(x + w - PAD - 330, y + 34, 330, 52), self.context.say("pad-usual"), "cycle",
            size=21, enabled=bool(self.context.keys.buttons.changes), action=partial(self._take, {}),
        )  # fmt: skip
        yield from self.cap_controls()

    # ---------------------------------------------------------------- taking a button
    @override
    def raw(self, event: pygame.event.Event) -> bool:
        if self._pulled is not None and event.type == pygame.CONTROLLERAXISMOTION:
            if event.axis == self._pulled and is_drift(event):
                self._pulled = None
            return True
        if self.waiting is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.waiting = None
            return False
        if event.type == pygame.KEYDOWN:
            self._key(event.key)
            return True
        button = pressed(event)
        if button is None:
            return event.type in (pygame.CONTROLLERAXISMOTION, pygame.KEYUP, pygame.TEXTINPUT)
        if event.type == pygame.CONTROLLERAXISMOTION:
            self._pulled = event.axis
        self._pressed(button)
        return True

    def _key(self, key: int) -> None:
        """The keyboard takes a button away, or leaves all as it was."""
        action = self.waiting
        if action is None or (key not in CLEAR and key != pygame.K_ESCAPE):
            return
        self.waiting = None
        if key in CLEAR and action in NEEDED:
            self.refuse(action)
        elif key in CLEAR:
            self._take(rebound(self.context.keys.buttons, action, "")[0])

    def _pressed(self, button: str) -> None:
        action, self.waiting = self.waiting, None
        assert action is not None
        if not button:
            self.toasts.show(self.context.say("pad-unknown"), "warn", "cancel")
            return
        changes, loser = rebound(self.context.keys.buttons, action, button)
        if loser in NEEDED:
            assert loser is not None
            self.refuse(loser)
            return
        self._take(changes)
        self.tell(self.context.say(f"pad-{button}"), action, () if loser is None else (loser,))

    def _take(self, changes: dict[str, str]) -> None:
        self.context.keys.buttons.change(changes)
        self.trouble = remember(self.context, buttons=changes)

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        say = self.context.say
        x, y, w, h = layout.SETTINGS_PANEL
        canvas.icon("gamepad", (x + PAD + 28, y + 60), 56, "glyph", shadow=120)
        style = Style("text", 22, "cream", SHADE)
        canvas.write(say("pad-intro"), style, (x + PAD + 74, y + 60), w - 2 * PAD - 430)
        canvas.write(say("pad-moves"), Style("ital", 21, "note", SHADE), (x + PAD, y + h - 56), w - 2 * PAD)
