"""Names of keys as written in the settings file ("ctrl+z", "f11", "q"), and pygame's codes for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import pygame

Stroke: TypeAlias = tuple[int, frozenset[str]]
"""A pygame key code and the modifiers held with it."""

NAMED: Mapping[str, int] = {
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
    "backspace": pygame.K_BACKSPACE,
    "insert": pygame.K_INSERT,
    "menu": 0x40000065,  # SDLK_APPLICATION, beside the right Ctrl; K_MENU is another key
    **{f"f{i}": pygame.K_F1 + i - 1 for i in range(1, 13)},
    **{f"keypad-{i}": pygame.K_KP_0 if i == 0 else pygame.K_KP_1 + i - 1 for i in range(10)},
    "keypad-plus": pygame.K_KP_PLUS,
    "keypad-minus": pygame.K_KP_MINUS,
    "keypad-times": pygame.K_KP_MULTIPLY,
    "keypad-divide": pygame.K_KP_DIVIDE,
}
HELD = frozenset(("peek",))
"""Actions that last while their key is held. A short press of the key keeps its other meaning."""
_NAME_OF: Mapping[int, str] = {code: name for name, code in NAMED.items()}
_MODIFIERS: Mapping[str, int] = {
    "ctrl": pygame.KMOD_CTRL | pygame.KMOD_META,
    "alt": pygame.KMOD_ALT,
    "shift": pygame.KMOD_SHIFT,
}
_ALL_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT | pygame.KMOD_SHIFT
_ASCII = 0x80
_NO_LETTERS = 1 << 30
"""From here on, codes are those of keys that print nothing (SDL)."""
_PLACES = {
    **{pygame.KSCAN_A + at: pygame.K_a + at for at in range(26)},
    pygame.KSCAN_COMMA: pygame.K_COMMA,
    pygame.KSCAN_PERIOD: pygame.K_PERIOD,
    pygame.KSCAN_SLASH: pygame.K_SLASH,
    pygame.KSCAN_SEMICOLON: pygame.K_SEMICOLON,
    pygame.KSCAN_LEFTBRACKET: pygame.K_LEFTBRACKET,
    pygame.KSCAN_RIGHTBRACKET: pygame.K_RIGHTBRACKET,
}
"""By place, the letters and marks of a keyboard with Latin letters."""
# the row of digits by place: Czech keyboards print letters there, and dice are still 1 to 5
DIGITS: Mapping[int, int] = {pygame.KSCAN_1 + i: ord("1") + i for i in range(9)} | {pygame.KSCAN_0: ord("0")}


class UnknownKeyError(ValueError):
    """A key name that this table does not know (a hand-edited settings file)."""


def held(mod: int) -> frozenset[str]:
    """The modifiers of pygame's bits; locks do not count."""
    return frozenset(name for name, bits in _MODIFIERS.items() if mod & bits & _ALL_MODIFIERS)


def stroke(name: str) -> Stroke:
    """Code and modifiers of a key name; UnknownKeyError if it is none."""
    *modifiers, key = name.split("+")
    if any(modifier not in _MODIFIERS for modifier in modifiers):
        raise UnknownKeyError(name)
    if key in NAMED:
        return NAMED[key], frozenset(modifiers)
    if len(key) != 1 or not key.isprintable() or key.isspace() or key != key.lower():
        raise UnknownKeyError(name)
    return ord(key), frozenset(modifiers)


def name_of(key: int, mod: int) -> str | None:
    """The name of a pressed key with its modifiers; None for keys that cannot be bound (a modifier alone)."""
    name = _NAME_OF.get(key)
    if name is None:
        letter = chr(key) if 32 < key < 0x10000 else ""
        if not letter or not letter.isprintable() or letter == "+":
            return None
        name = letter.lower()
    return "+".join((*sorted(held(mod)), name))


def placed(key: int, scancode: int) -> int:
    """The code of a key; where its letter is not Latin, that of the Latin letter in its place."""
    if key < _ASCII or key >= _NO_LETTERS:
        return key
    return _PLACES.get(scancode, key)
