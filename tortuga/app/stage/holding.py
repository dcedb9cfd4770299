"""What is held down: for a moment it may still be a tap, after that the scene is told that it is held."""

from __future__ import annotations

from dataclasses import dataclass

from tortuga.app.input.focus import Focusable, find, in_focus
from tortuga.app.scene.protocol import Held, Scene

HOLD = 0.2
"""Seconds after which a press is no tap any more."""


@dataclass
class _Grip:
    source: int | str
    action: str
    over: str
    scene: Scene
    """Where it went down: a tap is for nobody else."""
    tap: str | None
    time: float = 0.0
    begun: bool = False


class Holding:
    """One thing at a time that is held: a key (its code), the mouse or a gamepad."""

    def __init__(self) -> None:
        self._grip: _Grip | None = None

    def by(self, source: int | str) -> bool:
        """Whether this is what holds."""
        return self._grip is not None and self._grip.source == source

    def press(
        self, source: int | str, action: str | None, scene: Scene, tap: str | None, over: str | None = None
    ) -> bool:
        """Something went down.

        Args:
            action: what it means while it is held, None for nothing.
            tap: the action of a short press.
            over: the focusable it went down on; the one in focus or the first that offers it when None.

        Returns:
            Whether the scene offers that: then it is not pressed before it is let go.
        """
        if self._grip is not None or action is None:
            return False
        item = find(scene.focusables(), over) if over is not None else _offered(scene, action)
        if item is None:
            return False
        self._grip = _Grip(source, action, item.id, scene, tap)
        return True

    def wait(self, dt: float, scene: Scene) -> Held | None:
        """What has been held long enough now, once; `dt` seconds passed."""
        grip = self._grip
        if grip is None or grip.begun:
            return None
        if grip.scene is not scene:  # another scene came over it meanwhile
            self._grip = None
            return None
        grip.time += dt
        grip.begun = grip.time >= HOLD
        return Held(grip.action, grip.over, True) if grip.begun else None

    def lift(self, source: int | str, scene: Scene) -> Held | str | None:
        """It is let go: the end of what was held, or the action of a tap, if it has one."""
        grip = self._grip
        if grip is None or grip.source != source:
            return None
        self._grip = None
        if grip.begun:
            return Held(grip.action, grip.over, False)
        return grip.tap if grip.scene is scene else None

    def drop(self, source: int | str | None = None) -> Held | None:
        """Window or gamepad is gone: the end of what was held; a tap it is not."""
        grip = self._grip
        if grip is None or source not in (None, grip.source):
            return None
        self._grip = None
        return Held(grip.action, grip.over, False) if grip.begun else None


def _offered(scene: Scene, action: str) -> Focusable | None:
    """What offers to be held: the focusable in focus, else the first."""
    items = [item for item in scene.focusables() if item.held == action and item.enabled]
    return in_focus(items, scene.focus) or next(iter(items), None)
