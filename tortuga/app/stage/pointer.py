"""From events to what a scene understands: focus moves, presses, holds, clicks and drags in units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Point
from tortuga.app.input.bindings import Bindings
from tortuga.app.input.focus import (
    Direction,
    Focus,
    Focusable,
    after,
    beside,
    bound,
    find,
    in_focus,
    under,
    zone,
)
from tortuga.app.input.pad import Pad
from tortuga.app.scene.protocol import Click, Drag, Drop, Held, Hover, Key, Scene, Scroll, Transition

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


_ZONES = {"zone-previous": -1, "zone-next": 1}
_DIRECTIONS = frozenset(("left", "right", "up", "down"))
# units the pointer may tremble before a press becomes a drag
_DRAG_DISTANCE = 8.0
_PRESSED, _TOUCHED, _REFUSED = "click", "hover", "refuse"
_SILENT = float("-inf")
"""Rest of the pointer on what it has just pressed: no tooltip covers its neighbours, until it comes back."""
_MOUSE, _PAD = "mouse", "pad"
"""What holds something down, beside keys by their codes."""
_GONE = frozenset((pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))


class Controls:
    """The hands: mouse and keyboard, turned into `activate` and `handle` of one scene."""

    def __init__(self, keys: Bindings, hear: Callable[[str], None] = lambda _name: None) -> None:
        self._keys = keys
        self._hear = hear
        self._start: Point | None = None
        self._source: str | None = None
        self._below: Scene | None = None
        """The scene on which the button went down: nobody else hears of that press."""
        self._dragging = False
        self._held: set[int] = set()
        self._holding = Holding()
        self._items: Sequence[Focusable] | None = None
        self.stirred = True
        """Whether something may have changed that was not looked at since."""
        self.pad = Pad(keys.buttons)

    def stir(self) -> None:
        """Anything may have changed."""
        self._items, self.stirred = None, True

    def settle(self, scene: Scene) -> None:
        """All is as it was just shown, until it is stirred."""
        self.stirred = False
        if scene.kept:
            self.items(scene)

    def items(self, scene: Scene) -> Sequence[Focusable]:
        """What can be pressed on the top scene; asked once until something is stirred."""
        if self._items is None:
            self._items = scene.focusables()
        return self._items

    def up(self, key: int) -> None:
        """A key was let go, whoever takes the event: the next time it goes down is a press of its own."""
        self._held.discard(key)

    def event(self, event: pygame.event.Event, scene: Scene, canvas: Canvas) -> Transition | None:
        """Hand one event to a scene."""
        match event.type:
            case pygame.KEYDOWN:
                self._keys.pad = False
                # a key whose release went to another window is up again, whatever was seen of it here
                repeated = event.key in self._held and pygame.key.get_pressed()[event.key]
                self._held.add(event.key)
                if self._holding.by(event.key):
                    return None
                stroke = (event.key, event.mod, getattr(event, "scancode", 0))
                action = self._keys.action(*stroke)
                if not repeated and self._holding.press(event.key, self._keys.held(*stroke), scene, action):
                    return None  # a tap or a hold: its release or time will tell
                return self._act(action, scene, repeated) if action is not None else None
            case pygame.KEYUP:
                return self._lift(event.key, scene)
            case pygame.MOUSEMOTION:
                return self._move(canvas.unit(event.pos), scene)
            case pygame.MOUSEBUTTONDOWN:
                self._keys.pad = False
                return self._press(canvas.unit(event.pos), event.button, scene)
            case pygame.MOUSEBUTTONUP:
                return self._release(canvas.unit(event.pos), event.button, scene)
            case pygame.MOUSEWHEEL:
                return scene.handle(Scroll(canvas.unit(pygame.mouse.get_pos()), event.precise_y))
            case pygame.WINDOWLEAVE:
                scene.focus.hovered = None
            case _ if event.type in _GONE:
                held = self._holding.drop()
                return scene.handle(held) if held is not None else None
            case _:
                return self._pad(event, scene)
        return None

    def _pad(self, event: pygame.event.Event, scene: Scene) -> Transition | None:
        before = self.pad.grip
        action = self.pad.event(event)
        grip = self.pad.grip
        self._keys.pad = self._keys.pad or action is not None or grip is not None
        if event.type == pygame.CONTROLLERDEVICEREMOVED and before != grip:
            held = self._holding.drop(_PAD)
            return scene.handle(held) if held is not None else None
        if before is not None and grip is None:
            return self._lift(_PAD, scene)
        if before is None and self._holding.press(_PAD, grip, scene, action):
            return None
        return self._act(action, scene) if action is not None else None

    def _lift(self, source: int | str, scene: Scene) -> Transition | None:
        """A key or button is let go: the end of a hold, or a tap after all."""
        done = self._holding.lift(source, scene)
        if isinstance(done, Held):
            return scene.handle(done)
        return self._act(done, scene) if done is not None else None

    def repeat(self, dt: float, scene: Scene) -> Transition | None:
        """Time passes for what is held: a direction on a gamepad goes on, a press becomes a hold."""
        held = self._holding.wait(dt, scene)
        action = self.pad.repeat(dt) if held is None else None
        if held is not None or action is not None:
            self.stir()
        if held is not None:
            return scene.handle(held)
        return self._act(action, scene) if action is not None else None

    def asked(self, scene: Scene, name: str, press: bool) -> Transition | None:
        """A screen reader moves the focus, or presses."""
        item = find(scene.focusables(), name)
        if item is None:
            return None
        self._focus(scene.focus, name)
        return self._activate(scene, item) if press else None

    def rest(self, scene: Scene, dt: float) -> None:
        """Time passes: the pointer rests, and what is gone loses focus."""
        if self._below is not scene:
            self._let_go()  # a dialog came up meanwhile
        focus = scene.focus
        focus.hover_time += dt
        for name in ("hovered", "pressed"):
            if getattr(focus, name) is not None and find(self.items(scene), getattr(focus, name)) is None:
                setattr(focus, name, None)

    # ---------------------------------------------------------------- keyboard
    def _act(self, action: str, scene: Scene, repeated: bool = False) -> Transition | None:
        """A bound action, from a key or a gamepad."""
        if repeated and action == "confirm":
            return None  # a key held too long must not lift a curtain or confirm the next choice unseen
        items, focus = scene.focusables(), scene.focus
        if action in ("next", "previous"):
            self._focus(focus, after(items, focus.focused, 1 if action == "next" else -1))
            return None
        if action in _ZONES:
            self._focus(focus, zone(items, focus.focused, _ZONES[action]))
            return None
        if scene.takes(action):
            item = bound(items, action)
            return self._activate(scene, item) if item is not None else scene.handle(Key(action))
        if action in _DIRECTIONS:
            target = self._towards(items, focus, cast(Direction, action))
            if target is None:
                return scene.handle(Key(action))
            self._focus(focus, target)
            return None
        if action == "confirm" or (action == "skip" and not scene.animating()):
            item = in_focus(items, focus)
            if item is not None:
                return self._activate(scene, item)
        item = bound(items, action)
        if item is None and action == "rules":
            return None if repeated else scene.consult()
        return self._activate(scene, item) if item is not None else scene.handle(Key(action))

    def _activate(self, scene: Scene, item: Focusable) -> Transition | None:
        """Press something; what is disabled only knocks."""
        self._hear(item.sound if item.enabled else _REFUSED)
        return scene.activate(item.id) if item.enabled else None

    @staticmethod
    def _towards(items: Sequence[Focusable], focus: Focus, direction: Direction) -> str | None:
        if find(items, focus.focused) is None:
            return items[0].id if items else None
        if not focus.visible:  # the first arrow shows where the focus is
            return focus.focused
        return beside(items, focus.focused, direction)

    def _focus(self, focus: Focus, name: str | None) -> None:
        if name is not None and name != focus.focused:
            self._hear(_TOUCHED)
        focus.focused, focus.visible, focus.hover_time = name, name is not None, 0.0

    # ---------------------------------------------------------------- mouse
    def _move(self, pos: Point, scene: Scene) -> Transition | None:
        focus = scene.focus
        item = under(self.items(scene), pos)
        name = item.id if item else None
        if name != focus.hovered:
            focus.hovered, focus.hover_time = name, 0.0
            if item is not None and item.enabled and item.sound == _PRESSED:
                self._hear(_TOUCHED)  # things of the table do not tick under a pointer that crosses them
        held = self._holding.by(_MOUSE)
        if scene.drags and self._start is not None and self._below is scene and not held:
            far = abs(pos[0] - self._start[0]) + abs(pos[1] - self._start[1]) > _DRAG_DISTANCE
            if self._dragging or far:
                self._dragging = True
                return scene.handle(Drag(self._start, pos, self._source))
        return scene.handle(Hover(pos, name))

    def _press(self, pos: Point, button: int, scene: Scene) -> Transition | None:
        if button == 1:
            focus = scene.focus
            item = under(scene.focusables(), pos)
            focus.visible = False
            focus.pressed = item.id if item and item.enabled else None
            if item and not item.enabled:
                self._hear(_REFUSED)
            if item:
                focus.focused = focus.hovered = item.id
            self._start, self._source, self._dragging = pos, item.id if item else None, False
            self._below = scene
            if item is not None and item.enabled:
                self._holding.press(_MOUSE, item.held, scene, None, item.id)
        return None

    def _let_go(self) -> None:
        self._start = self._source = self._below = None
        self._dragging = False

    def _release(self, pos: Point, button: int, scene: Scene) -> Transition | None:
        if button in (2, 3):
            return scene.handle(Click(pos, button))
        held = self._holding.lift(_MOUSE, scene) if button == 1 else None
        if isinstance(held, Held):
            self._let_go()
            return scene.handle(held)
        if button != 1 or self._start is None or self._below is not scene:
            return None
        focus, item = scene.focus, under(scene.focusables(), pos)
        start, source, dragged = self._start, self._source, self._dragging
        pressed, focus.pressed = focus.pressed, None
        self._let_go()
        if dragged:
            return scene.handle(Drop(start, pos, source))
        if item is not None and item.id == pressed:
            focus.hover_time = _SILENT
            return self._activate(scene, item)
        return scene.handle(Click(pos)) if source is None and item is None else None
