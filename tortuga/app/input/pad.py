"""The gamepad: which button means which action, and pads that come and go. Actions are those of the keys."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import pygame

from tortuga.app.input.keynames import HELD, UnknownKeyError
from tortuga.kernel.errors import Notice

_log = logging.getLogger(__name__)

NAMES: Mapping[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "select",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs",
}
"""Buttons that can be given an action, by their pygame codes; printed as the texts pad-<name>."""
TRIGGERS: Mapping[int, str] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt",
}
"""The same for the triggers, by their axes."""
DEFAULT_BUTTONS: Mapping[str, str] = {
    "confirm": "a",
    "back": "b",
    "undo": "x",
    "log": "y",
    "zone-previous": "lb",
    "zone-next": "rb",
    "menu": "start",
    "hint": "select",
    "rush": "lt",
    "peek": "lt",
    "skip": "rt",
    "panel": "ls",
    "clear": "rs",
    "forfeit": "",
    "again": "",
    "boards": "",
    "speed": "",
    "rules": "",
    "page-up": "",
    "page-down": "",
}
"""Action -> button, "" = none."""
NEEDED = frozenset(("confirm", "back"))
"""Actions that must keep a button: without them a gamepad could not reach everything."""
_BUTTONS = frozenset((*NAMES.values(), *TRIGGERS.values()))
CROSS: Mapping[int, str] = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
"""The cross moves the focus, whatever the other buttons do."""
STICK: Mapping[int, tuple[str, str]] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
}
PULLED, RELEASED = 0.55, 0.35
"""Shares of an axis's range at which it counts as pressed, and as let go."""
_AXIS_MAX = 32767
_NOTHING = ""
"""What a pulled trigger without an action does."""
FIRST_REPEAT, REPEAT = 0.42, 0.14
"""Seconds until a held direction is given again, and between further ones."""
_DIRECTIONS = frozenset(("left", "right", "up", "down"))


class Buttons:
    """Which button means which action. One instance is shared, so that a change applies at once.

    `changes` from the settings (action -> button, "" = none) replace the usual ones; UnknownKeyError if there
    is no such action or button.
    """

    def __init__(self, changes: Mapping[str, str] | None = None) -> None:
        self._buttons: Mapping[str, str] = {}
        self._actions: Mapping[str, str] = {}
        self._held: Mapping[str, str] = {}
        self.change(changes or {})

    def change(self, changes: Mapping[str, str]) -> None:
        """Use the usual buttons with these changes only; nothing changes if one is unknown."""
        table = dict(DEFAULT_BUTTONS)
        for action, button in changes.items():
            if action not in table:
                raise UnknownKeyError(action)
            if button and button not in _BUTTONS:
                raise UnknownKeyError(button)
            table[action] = button
        # a button that two actions claim belongs to the one that the player changed
        order = sorted(table, key=lambda action: action in changes)
        actions = {table[action]: action for action in order if table[action] and action not in HELD}
        held = {table[action]: action for action in order if table[action] and action in HELD}
        self._actions, self._held = actions, held
        self._buttons = {
            action: button if action in (actions.get(button), held.get(button)) else ""
            for action, button in table.items()
        }

    def action(self, button: str | None) -> str | None:
        """The action of a button, None when it is free."""
        return self._actions.get(button) if button is not None else None

    def held(self, button: str | None) -> str | None:
        """The action that lasts while a button is held, None when there is none."""
        return self._held.get(button) if button is not None else None

    def button(self, action: str) -> str:
        """The button of an action, "" when it has none."""
        return self._buttons.get(action, "")

    @property
    def changes(self) -> dict[str, str]:
        """What differs from the usual buttons, as the settings store it."""
        return {
            action: button for action, button in self._buttons.items() if button != DEFAULT_BUTTONS[action]
        }


def rebound(buttons: Buttons, action: str, button: str) -> tuple[dict[str, str], str | None]:
    """The changes after an action gets a button ("" = none), and the action that lost it, if any."""
    table = {bound: buttons.button(bound) for bound in DEFAULT_BUTTONS}
    owner = buttons.held(button) if action in HELD else buttons.action(button)
    loser = owner if owner != action else None
    if loser is not None:
        table[loser] = ""
    table[action] = button
    return {bound: name for bound, name in table.items() if name != DEFAULT_BUTTONS[bound]}, loser


def is_drift(event: pygame.event.Event) -> bool:
    """Whether an event is only a stick trembling, with nobody's hand on it."""
    return event.type == pygame.CONTROLLERAXISMOTION and abs(event.value) < RELEASED * _AXIS_MAX


def pressed(event: pygame.event.Event) -> str | None:
    """The name of the button that an event presses, "" for one without a name; None when it presses none."""
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        return NAMES.get(event.button, "")
    if event.type == pygame.CONTROLLERAXISMOTION and event.value > PULLED * _AXIS_MAX:
        return TRIGGERS.get(event.axis)
    return None


class Pad:
    """Turns the events of all gamepads into actions."""

    def __init__(self, buttons: Buttons | None = None) -> None:
        self._buttons = buttons or Buttons()
        self._open: dict[int, Any] = {}
        self._pressed: dict[tuple[int, int], str] = {}
        self._grips: dict[tuple[int, str], str] = {}
        """By pad and button, the actions that last while it is held."""
        self._way: str | None = None
        """The direction that is held."""
        self._wait = 0.0
        self._news: Notice | None = None

    @cached_property
    def _sdl(self) -> Any:
        """SDL's gamepads, which load its sound and renderers along; the first frame does without."""
        return importlib.import_module("pygame._sdl2.controller")

    @property
    def grip(self) -> str | None:
        """The action whose button is held now; None when none is."""
        return next(iter(self._grips.values()), None)

    def begin(self) -> None:
        """Listen to gamepads; without a driver for them there are none."""
        try:
            self._sdl.init()
        except pygame.error as error:
            _log.warning("no gamepads: %s", error)

    def event(self, event: pygame.event.Event) -> str | None:
        """The action that an event means, None when it means none."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._added(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                if self._open.pop(event.instance_id, None) is not None:
                    self._news = Notice("pad-gone")
                self._pressed = {
                    key: way for key, way in self._pressed.items() if key[0] != event.instance_id
                }
                self._grips = {key: held for key, held in self._grips.items() if key[0] != event.instance_id}
                self._hold(None)
            case pygame.CONTROLLERBUTTONDOWN:
                self._take(event.instance_id, NAMES.get(event.button))
                return self._hold(self._action(event.button))
            case pygame.CONTROLLERBUTTONUP:
                self._grips.pop((event.instance_id, NAMES.get(event.button, "")), None)
                if self._action(event.button) == self._way:
                    self._hold(None)
            case pygame.CONTROLLERAXISMOTION:
                return self._moved(event.instance_id, event.axis, event.value / _AXIS_MAX)
        return None

    def repeat(self, dt: float) -> str | None:
        """A held direction gives its action again and again; `dt` seconds passed."""
        if self._way is None:
            return None
        self._wait -= dt
        if self._wait > 0:
            return None
        self._wait = REPEAT
        return self._way

    def take_news(self) -> Notice | None:
        """A message about pads that were connected or removed; each is returned once."""
        news, self._news = self._news, None
        return news

    def close(self) -> None:
        """Disconnect all pads."""
        self._open.clear()

    def _action(self, button: int) -> str | None:
        return CROSS.get(button) or self._buttons.action(NAMES.get(button))

    def _hold(self, action: str | None) -> str | None:
        self._way = action if action in _DIRECTIONS else None
        self._wait = FIRST_REPEAT
        return action

    def _take(self, pad: int, button: str | None) -> None:
        """A button went down: it may be held."""
        held = self._buttons.held(button)
        if button is not None and held is not None:
            self._grips[pad, button] = held

    def _moved(self, pad: int, axis: int, value: float) -> str | None:
        """An axis pulled far enough counts once, and again only after it was let go."""
        before = self._pressed.get((pad, axis))
        limit = RELEASED if before else PULLED
        if axis in TRIGGERS:
            now = (self._buttons.action(TRIGGERS[axis]) or _NOTHING) if value > limit else None
        elif axis in STICK:
            now = STICK[axis][value > 0] if abs(value) > limit else None
        else:
            return None
        if now == before:
            return None
        if now is None:
            del self._pressed[pad, axis]
            self._grips.pop((pad, TRIGGERS.get(axis, "")), None)
            if before == self._way:
                self._hold(None)
            return None
        self._pressed[pad, axis] = now
        self._take(pad, TRIGGERS.get(axis))
        return self._hold(now) if now != _NOTHING else None

    def _added(self, index: int) -> None:
        try:
            pad = self._sdl.Controller(index)
            self._open[pad.as_joystick().get_instance_id()] = pad
            self._news = Notice("pad-come", {"name": str(pad.name)})
        except pygame.error as error:  # pulled out again already
            _log.warning("gamepad %d: %s", index, error)
