"""Mouse, keyboard and gamepad as a player uses them: each presses any control through the event queue."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Protocol

import pygame

from tortuga.app.input.bindings import Bindings
from tortuga.app.input.focus import beside, find
from tortuga.app.input.keynames import stroke
from tortuga.app.registry import game_keys

if TYPE_CHECKING:
    from tests.app.conftest import Hands

A, B, X, Y = range(4)
STEP = {
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
INSTANCE = 7
KEYS = Bindings(games=game_keys()).defaults


class Device(Protocol):
    """One way to press controls."""

    def press(self, name: str) -> None:
        """Press a control of the scene on top, by its id."""


def button_down(button: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=INSTANCE)


def button_up(button: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=INSTANCE)


class Mouse:
    """A pointer that goes to the middle of a control and clicks there."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    def press(self, name: str) -> None:
        self.hands.click(name)


class Keyboard:
    """A control's own key if it has one; otherwise Tab, the shorter way round, and Enter."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    def press(self, name: str) -> None:
        item = find(self.hands.top.focusables(), name)
        assert item is not None, f"no {name} to press"
        key = item.key
        # Enter presses what is in focus, so the button that it confirms is walked to as well
        if key is not None and key != "confirm" and KEYS.get(key):
            code, modifiers = stroke(KEYS[key][0])
            if not modifiers:
                self.hands.press(code)
                return
        self._walk(name)
        self.hands.press(pygame.K_RETURN)

    def _walk(self, name: str) -> None:
        names = [item.id for item in self.hands.top.focusables()]
        focus = self.hands.top.focus
        here = names.index(focus.focused) if focus.focused in names else -1
        steps = (names.index(name) - here) % len(names)
        back = 0 < len(names) - steps < steps
        for _ in range(len(names) + 1):
            if focus.focused == name and focus.visible:
                return
            with self.hands.unpainted():
                self.hands.press(pygame.K_TAB, pygame.KMOD_SHIFT if back else 0)
        raise AssertionError(f"{name} is not reached by Tab")


class Thumbs:
    """Two thumbs on a gamepad: they push any button, and press any control by the D-pad and A."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    def push(self, button: int) -> None:
        """Push a button and let it go."""
        pygame.event.post(button_down(button))
        pygame.event.post(button_up(button))
        self.hands.step()

    def reach(self, name: str) -> None:
        """Walk the focus to a control with the D-pad alone, by the shortest way."""
        top = self.hands.top
        items = top.focusables()
        if not top.focus.visible or find(items, top.focus.focused) is None:
            self.push(STEP["up"])
        start = top.focus.focused
        ways: dict[str | None, list[str]] = {start: []}
        queue = deque([start])
        while queue and name not in ways:
            here = queue.popleft()
            for way in STEP:
                there = beside(items, here, way)
                if there is not None and there not in ways:
                    ways[there] = [*ways[here], way]
                    queue.append(there)
        assert name in ways, f"{name} cannot be reached by the cross"
        with self.hands.unpainted():
            for way in ways[name]:
                self.push(STEP[way])
        assert top.focus.focused == name

    def press(self, name: str) -> None:
        self.reach(name)
        self.push(A)


DEVICES: dict[str, type[Mouse] | type[Keyboard] | type[Thumbs]] = {
    "mouse": Mouse,
    "keys": Keyboard,
    "pad": Thumbs,
}
