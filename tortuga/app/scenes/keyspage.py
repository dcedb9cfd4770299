"""The keys: every action with its keys; press one, then the new key. Conflicts are told, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from tortuga.app import layout
from tortuga.app.focus import Box
from tortuga.app.input import DEFAULT_KEYS, EVERYWHERE, NEEDED, rebound
from tortuga.app.keynames import name_of
from tortuga.app.scene import Transition
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.control import SHADE, Control
from tortuga.app.widgets.dialog import remember
from tortuga.app.widgets.setting import KeyCap
from tortuga.app.widgets.toast import Toasts
from tortuga.games.tortuga2014.pieces import ACTION_NAMES

if TYPE_CHECKING:
    from tortuga.app.canvas import Canvas
    from tortuga.app.context import Context

GROUPS = ("everywhere", "table")
_PAD = 56.0
_HEAD = 108.0
_COLUMNS = 2
_COLUMN_GAP = 44.0
_ROW = 66.0
_CAP = (250.0, 50.0)
_CLEAR = frozenset((pygame.K_DELETE, pygame.K_BACKSPACE))
_MODIFIER_KEYS = frozenset(
    (
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR,
    )
)  # fmt: skip


class KeysPage:
    """Two groups of actions; while `waiting` names one, the next key becomes its own."""

    def __init__(self, context: Context, toasts: Toasts) -> None:
        self.context = context
        self.toasts = toasts
        self.group = GROUPS[0]
        self.waiting: str | None = None
        self._problem: Transition | None = None

    def _told(self, action: str) -> str:
        """An action in words; those of the game under the names they have in the log."""
        if action.startswith("action-"):
            return self.context.say(f"log-action-{ACTION_NAMES[int(action[-1]) - 1]}")
        return self.context.say(f"action-{action}")

    def _caps(self, action: str) -> str:
        """The keys of an action as printed; the two Enter keys are told once."""
        names = map(self.context.key_name, self.context.keys.keys(action))
        return " \u00b7 ".join(dict.fromkeys(names))

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions of the open group."""
        common = self.group == "everywhere"
        return tuple(action for action in DEFAULT_KEYS if (action in EVERYWHERE) == common)

    # ---------------------------------------------------------------- geometry
    def _cells(self) -> Iterator[tuple[str, Box]]:
        x, y, w, h = layout.SETTINGS_PANEL
        actions = self.actions
        rows = -(-len(actions) // _COLUMNS)
        pitch = min(_ROW, (h - _HEAD - 40) / rows)
        wide = (w - 2 * _PAD - _COLUMN_GAP * (_COLUMNS - 1)) / _COLUMNS
        for i, action in enumerate(actions):
            column, row = divmod(i, rows)
            left = x + _PAD + column * (wide + _COLUMN_GAP)
            yield action, (left, y + _HEAD + row * pitch, wide, pitch)

    # ---------------------------------------------------------------- controls
    def controls(self) -> Iterator[Control]:
        """See `Page`."""
        say = self.context.say
        x, y, w, _ = layout.SETTINGS_PANEL
        yield Segmented(
            "group",
            (x + _PAD - 2, y + 34, 560, 52),
            tuple(Option(group, say(f"keys-group-{group}")) for group in GROUPS),
            self.group,
            21,
        )
        changed = bool(self.context.keys.changes)
        yield Button(
            "keys-usual", (x + w - _PAD - 330, y + 34, 330, 52), say("keys-usual"), "cycle", size=21,
            enabled=changed,
        )  # fmt: skip
        for action, (left, top, wide, high) in self._cells():
            cap_w, cap_h = _CAP
            box = (left + wide - cap_w, top + (high - cap_h) / 2, cap_w, min(cap_h, high - 4))
            yield KeyCap(
                f"key:{action}",
                box,
                self._told(action),
                self._caps(action),
                say("keys-press") if self.waiting == action else "",
                say("keys-none"),
                say("keys-tip-needed" if action in NEEDED else "keys-tip"),
            )

    def activate(self, name: str) -> Transition | None:
        """See `Page`."""
        control, _, value = name.partition(":")
        if control == "group":
            self.group, self.waiting = value, None
        elif control == "key":
            self.waiting = value
        elif control == "keys-usual":
            self._take({})
        return None

    def problem(self) -> Transition | None:
        """See `Page`."""
        problem, self._problem = self._problem, None
        return problem

    def click(self, pos: tuple[float, float]) -> Transition | None:  # noqa: ARG002
        """See `Page`."""
        self.waiting = None
        return None

    # ---------------------------------------------------------------- taking a key
    def raw(self, event: pygame.event.Event) -> bool:
        """See `Page`."""
        if self.waiting is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.waiting = None
            return False
        if event.type != pygame.KEYDOWN:
            return event.type in (pygame.KEYUP, pygame.TEXTINPUT)
        if event.key not in _MODIFIER_KEYS:
            self._pressed(event.key, event.mod)
        return True

    def _pressed(self, key: int, mod: int) -> None:
        action, self.waiting = self.waiting, None
        assert action is not None
        say = self.context.say
        told = self._told(action)
        if key == pygame.K_ESCAPE and action != "back":
            return  # as it was
        if key in _CLEAR and not mod:
            if action in NEEDED:
                self.toasts.show(say("keys-needed", action=told), "warn", "cancel")
            else:
                self._take(rebound(self.context.keys, action, None)[0])
            return
        name = name_of(key, mod)
        if name is None:
            self.toasts.show(say("keys-unknown"), "warn", "cancel")
            return
        changes, loser = rebound(self.context.keys, action, name)
        if loser is not None and loser in NEEDED and not changes.get(loser, [""]):
            self.toasts.show(say("keys-needed", action=self._told(loser)), "warn", "cancel")
            return
        self._take(changes)
        shown = self.context.key_name(name)
        if loser is None:
            self.toasts.show(say("keys-set", key=shown, action=told), "good", "check-mark")
        else:
            lost = self._told(loser)
            self.toasts.show(say("keys-taken", key=shown, action=told, other=lost), "warn", "info")

    def _take(self, changes: dict[str, list[str]]) -> None:
        self.context.keys.change(changes)
        self._problem = remember(self.context, keys=changes)

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas) -> None:
        """See `Page`."""
        for action, (left, top, wide, high) in self._cells():
            canvas.text(
                self._told(action), "text", 22, "cream", (left, top + high / 2 - 1),
                shade=SHADE, max_w=wide - _CAP[0] - 16,
            )  # fmt: skip
