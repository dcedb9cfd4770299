"""Turns pygame events into scene input: focus moves, presses, holds, clicks and drags in stage units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import msgspec
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
"""Seconds after which a press counts as a hold, not a tap."""


class _Grip(msgspec.Struct, eq=False):
    source: int | str
    action: str
    over: str
    scene: Scene
    """Where it went down; only this scene may get the tap."""
    tap: str | None
    time: float = 0.0
    begun: bool = False


class Holding:
    """The one input being held: a key (by its code), the mouse or a gamepad."""

    def __init__(self) -> None:
        self._grip: _Grip | None = None

    def by(self, source: int | str) -> bool:
        """Whether this source is holding."""
        return self._grip is not None and self._grip.source == source

    def press(
        self, source: int | str, action: str | None, scene: Scene, tap: str | None, over: str | None = None
    ) -> bool:
        """An input went down.

        Args:
            action: its action while held, None for none.
            tap: the action of a short press.
            over: the focusable under it; None: the focused one, else the first that offers the action.

        Returns:
            Whether the scene offers the action: a tap is then only known at release.
        """
        if self._grip is not None or action is None:
            return False
        item = find(scene.focusables(), over) if over is not None else _offered(scene, action)
        if item is None:
            return False
        self._grip = _Grip(source, action, item.id, scene, tap)
        return True

    def wait(self, dt: float, scene: Scene) -> Held | None:
        """Let `dt` seconds pass; the hold that begins now, reported once."""
        grip = self._grip
        if grip is None or grip.begun:
            return None
        if grip.scene is not scene:  # another scene has covered it
            self._grip = None
            return None
        grip.time += dt
        grip.begun = grip.time >= HOLD
        return Held(grip.action, grip.over, True) if grip.begun else None

    def lift(self, source: int | str, scene: Scene) -> Held | str | None:
        """An input was released: the end of a hold, or the action of a tap if it has one."""
        grip = self._grip
        if grip is None or grip.source != source:
            return None
        self._grip = None
        if grip.begun:
            return Held(grip.action, grip.over, False)
        return grip.tap if grip.scene is scene else None

    def drop(self, source: int | str | None = None) -> Held | None:
        """Window focus or gamepad was lost: the end of a hold, never a tap."""
        grip = self._grip
        if grip is None or source not in (None, grip.source):
            return None
        self._grip = None
        return Held(grip.action, grip.over, False) if grip.begun else None


def _offered(scene: Scene, action: str) -> Focusable | None:
    """The focusable that can be held: the focused one, else the first."""
    items = [item for item in scene.focusables() if item.held == action and item.enabled]
    return in_focus(items, scene.focus) or next(iter(items), None)


_ZONES = {"zone-previous": -1, "zone-next": 1}
_DIRECTIONS = frozenset(("left", "right", "up", "down"))
# units the pointer may wander before a press becomes a drag
_DRAG_DISTANCE = 8.0
_PRESSED, _TOUCHED, _REFUSED = "click", "hover", "refuse"
_SILENT = float("-inf")
"""Hover time after a press: no tooltip until the pointer has left and come back."""
_MOUSE, _PAD = "mouse", "pad"
"""Sources of a hold beside key codes."""
_GONE = frozenset((pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))


class Controls:
    """Turns mouse, keyboard and gamepad into `activate` and `handle` calls of one scene."""

    def __init__(self, keys: Bindings, hear: Callable[[str], None] = lambda _name: None) -> None:
        self._keys = keys
        self._hear = hear
        self._start: Point | None = None
        self._source: str | None = None
        self._below: Scene | None = None
        """The scene on which the button went down; no other scene gets that press."""
        self._dragging = False
        self._held: set[int] = set()
        self._holding = Holding()
        self._items: Sequence[Focusable] | None = None
        self.stale = True
        """Whether anything may have changed since the last frame was shown."""
        self.pad = Pad(keys.buttons)

    def invalidate(self) -> None:
        """Note that anything may have changed."""
        self._items, self.stale = None, True

    def mark_shown(self, scene: Scene) -> None:
        """Note that this scene was just shown; nothing is stale until the next `invalidate`."""
        self.stale = False
        if scene.kept:
            self.items(scene)

    def items(self, scene: Scene) -> Sequence[Focusable]:
        """The top scene's focusables, cached until the next `invalidate`."""
        if self._items is None:
            self._items = scene.focusables()
        return self._items

    def up(self, key: int) -> None:
        """A key was released, whether or not a scene handles it: its next press is a new one."""
        self._held.discard(key)

    def event(self, event: pygame.event.Event, scene: Scene, canvas: Canvas) -> Transition | None:
        """Pass one event to a scene."""
        match event.type:
            case pygame.KEYDOWN:
                self._keys.pad = False
                # the release may have gone to another window: ask whether the key is really still down
                repeated = event.key in self._held and pygame.key.get_pressed()[event.key]
                self._held.add(event.key)
                if self._holding.by(event.key):
                    return None
                stroke = (event.key, event.mod, getattr(event, "scancode", 0))
                action = self._keys.action(*stroke)
                if not repeated and self._holding.press(event.key, self._keys.held(*stroke), scene, action):
                    return None  # release or time decides between tap and hold
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
        """A key or button was released: the end of a hold, or a tap."""
        done = self._holding.lift(source, scene)
        if isinstance(done, Held):
            return scene.handle(done)
        return self._act(done, scene) if done is not None else None

    def repeat(self, dt: float, scene: Scene) -> Transition | None:
        """Let time pass: a gamepad direction repeats, a long press becomes a hold."""
        held = self._holding.wait(dt, scene)
        action = self.pad.repeat(dt) if held is None else None
        if held is not None or action is not None:
            self.invalidate()
        if held is not None:
            return scene.handle(held)
        return self._act(action, scene) if action is not None else None

    def asked(self, scene: Scene, name: str, press: bool) -> Transition | None:
        """A screen reader moves the focus or presses a control."""
        item = find(scene.focusables(), name)
        if item is None:
            return None
        self._focus(scene.focus, name)
        return self._activate(scene, item) if press else None

    def passed(self, scene: Scene, dt: float) -> None:
        """`dt` seconds passed: count the hover time, and drop references to controls that are gone."""
        if self._below is not scene:
            self._let_go()  # a dialog has opened
        focus = scene.focus
        focus.hover_time += dt
        for name in ("hovered", "pressed"):
            if getattr(focus, name) is not None and find(self.items(scene), getattr(focus, name)) is None:
                setattr(focus, name, None)

    # ---------------------------------------------------------------- keyboard
    def _act(self, action: str, scene: Scene, repeated: bool = False) -> Transition | None:
        """A bound action, from a key or a gamepad."""
        if repeated and action in ("confirm", "main"):
            return None  # holding Enter must not lift a curtain or confirm the next choice unseen
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
        if item is None and action == "main":
            item = bound(items, "confirm")
        if item is None and action == "rules":
            return None if repeated else scene.consult()
        return self._activate(scene, item) if item is not None else scene.handle(Key(action))

    def _activate(self, scene: Scene, item: Focusable) -> Transition | None:
        """Press a control; a disabled one only plays the refusal sound."""
        self._hear(item.sound if item.enabled else _REFUSED)
        return scene.activate(item.id) if item.enabled else None

    @staticmethod
    def _towards(items: Sequence[Focusable], focus: Focus, direction: Direction) -> str | None:
        if find(items, focus.focused) is None:
            return items[0].id if items else None
        if not focus.visible:  # the first arrow key only shows the focus
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
                self._hear(_TOUCHED)  # only buttons make a hover sound, not pieces on the table
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
