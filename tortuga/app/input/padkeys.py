"""The one table of a gamepad's buttons: button -> action. Every button that is shown comes from here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import pygame

from tortuga.app.input.keynames import HELD, UnknownKeyError

NAMES: Mapping[int, str] = MappingProxyType(
    {
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
)
"""Buttons that can be given an action, by their pygame codes; printed as the texts pad-<name>."""
TRIGGERS: Mapping[int, str] = MappingProxyType(
    {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt"}
)
"""The same for the triggers, by their axes."""
DEFAULT_BUTTONS: Mapping[str, str] = MappingProxyType(
    {
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
)
"""Action -> button, "" = none."""
NEEDED = frozenset(("confirm", "back"))
"""Actions that must keep a button: without them a gamepad could not reach everything."""
_ALL = frozenset((*NAMES.values(), *TRIGGERS.values()))


class Buttons:
    """Which button means which action. One instance is shared, so that a change holds at once.

    Args:
        changes: action -> button ("" = none) that replace the usual ones (from the settings).

    Raises:
        UnknownKeyError: there is no such action or button.
    """

    def __init__(self, changes: Mapping[str, str] | None = None) -> None:
        self._buttons: Mapping[str, str] = {}
        self._actions: Mapping[str, str] = {}
        self._held: Mapping[str, str] = {}
        self.change(changes or {})

    def change(self, changes: Mapping[str, str]) -> None:
        """Take over the usual buttons with these changes, and no others.

        Raises:
            UnknownKeyError: see the class; nothing has changed then.
        """
        table = dict(DEFAULT_BUTTONS)
        for action, button in changes.items():
            if action not in table:
                raise UnknownKeyError(action)
            if button and button not in _ALL:
                raise UnknownKeyError(button)
            table[action] = button
        # a button that two actions claim belongs to the one that the player changed
        order = sorted(table, key=lambda action: action in changes)
        actions = {table[action]: action for action in order if table[action] and action not in HELD}
        held = {table[action]: action for action in order if table[action] and action in HELD}
        self._actions, self._held = MappingProxyType(actions), MappingProxyType(held)
        self._buttons = MappingProxyType(
            {
                action: button if action in (actions.get(button), held.get(button)) else ""
                for action, button in table.items()
            }
        )

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
        """What differs from the usual buttons, as the settings keep it."""
        return {
            action: button for action, button in self._buttons.items() if button != DEFAULT_BUTTONS[action]
        }


def rebound(buttons: Buttons, action: str, button: str) -> tuple[dict[str, str], str | None]:
    """The changes after an action gets a button ("" = none), and the action that lost it.

    Returns:
        Changes for `Buttons.change`, and who had the button before (None: nobody).
    """
    table = {bound: buttons.button(bound) for bound in DEFAULT_BUTTONS}
    owner = buttons.held(button) if action in HELD else buttons.action(button)
    loser = owner if owner != action else None
    if loser is not None:
        table[loser] = ""
    table[action] = button
    return {bound: name for bound, name in table.items() if name != DEFAULT_BUTTONS[bound]}, loser
