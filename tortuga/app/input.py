"""The one table of keys: action -> keys. Every key that a tooltip or a button shows comes from here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pygame

DEFAULT_KEYS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # everywhere
        "confirm": ("enter", "keypad-enter"),
        "skip": ("space",),
        "back": ("escape",),
        "next": ("tab",),
        "previous": ("shift+tab",),
        "left": ("left",),
        "right": ("right",),
        "up": ("up",),
        "down": ("down",),
        "page-up": ("page-up",),
        "page-down": ("page-down",),
        "first": ("home",),
        "last": ("end",),
        "fullscreen": ("f11", "alt+enter"),
        # the table
        "die-1": ("1", "keypad-1"),
        "die-2": ("2", "keypad-2"),
        "die-3": ("3", "keypad-3"),
        "die-4": ("4", "keypad-4"),
        "die-5": ("5", "keypad-5"),
        "action-1": ("q",),
        "action-2": ("w",),
        "action-3": ("e",),
        "action-4": ("r",),
        "action-5": ("t",),
        "undo": ("z", "ctrl+z"),
        "redo": ("y", "ctrl+y"),
        "clear": ("c",),
        "hint": ("h",),
        "panel": ("d",),
        "log": ("l",),
        "forfeit": ("x",),
        "speed": ("s",),
        "mute": ("m",),
        "rules": ("f1",),
        "settings": ("f10",),
        "copy": ("ctrl+c",),
    }
)

_NAMED: Mapping[str, int] = MappingProxyType(
    {
        "enter": pygame.K_RETURN,
        "keypad-enter": pygame.K_KP_ENTER,
        "space": pygame.K_SPACE,
        "escape": pygame.K_ESCAPE,
        "tab": pygame.K_TAB,
        "left": pygame.K_LEFT,
        "right": pygame.K_RIGHT,
        "up": pygame.K_UP,
        "down": pygame.K_DOWN,
        "page-up": pygame.K_PAGEUP,
        "page-down": pygame.K_PAGEDOWN,
        "home": pygame.K_HOME,
        "end": pygame.K_END,
        "delete": pygame.K_DELETE,
        **{f"f{i}": pygame.K_F1 + i - 1 for i in range(1, 13)},
        **{f"keypad-{i}": pygame.K_KP_0 if i == 0 else pygame.K_KP_1 + i - 1 for i in range(10)},
        **{chr(code): code for code in (*range(ord("a"), ord("z") + 1), *range(ord("0"), ord("9") + 1))},
    }
)
_MODIFIERS: Mapping[str, int] = MappingProxyType(
    {"ctrl": pygame.KMOD_CTRL | pygame.KMOD_META, "alt": pygame.KMOD_ALT, "shift": pygame.KMOD_SHIFT}
)
_ALL_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT | pygame.KMOD_SHIFT


class UnknownKeyError(ValueError):
    """A key name that this table does not know (a hand-edited settings file)."""


class Bindings:
    """Which key means which action.

    Args:
        changes: action -> key names ("ctrl+z", "f11", "q") that replace the defaults (from the settings).

    Raises:
        UnknownKeyError: a name is not a key, or an action does not exist.
    """

    def __init__(self, changes: Mapping[str, Sequence[str]] | None = None) -> None:
        table = dict(DEFAULT_KEYS)
        for action, names in (changes or {}).items():
            if action not in table:
                raise UnknownKeyError(action)
            table[action] = tuple(names)
        self._keys: Mapping[str, tuple[str, ...]] = MappingProxyType(table)
        self._strokes = {_stroke(name): action for action, names in table.items() for name in names}

    def action(self, key: int, mod: int) -> str | None:
        """The action of a pygame key code and modifier bits; None when the key is free."""
        held = frozenset(name for name, bits in _MODIFIERS.items() if mod & bits & _ALL_MODIFIERS)
        return self._strokes.get((key, held))

    def key(self, action: str) -> str | None:
        """Name of the first key of an action ("ctrl+z"), None when it has none.

        Raises:
            KeyError: no such action.
        """
        names = self._keys[action]
        return names[0] if names else None


def _stroke(name: str) -> tuple[int, frozenset[str]]:
    """Key name -> (pygame key code, held modifiers)."""
    *modifiers, key = name.split("+")
    if key not in _NAMED or any(modifier not in _MODIFIERS for modifier in modifiers):
        raise UnknownKeyError(name)
    return _NAMED[key], frozenset(modifiers)
