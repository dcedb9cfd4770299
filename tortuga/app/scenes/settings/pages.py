"""Pages of the settings: what any page is; those that bind actions to keys and to buttons of a gamepad."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import SMALLEST_READ
from tortuga.app.draw.units import Box, Point
from tortuga.app.input.bindings import EVERYWHERE, NEEDED, REPLAY, TABLE, Bindings, rebound
from tortuga.app.input.keynames import HELD, name_of
from tortuga.app.input.pad import DEFAULT_BUTTONS, Buttons, is_drift, pressed
from tortuga.app.input.pad import NEEDED as NEEDED_BUTTONS
from tortuga.app.input.pad import rebound as rebound_button
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Transition
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import SHADE, Button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import remember
from tortuga.app.widgets.setting import KeyCap
from tortuga.app.widgets.toast import Toasts

PAGE = layout.SETTINGS_PANEL.inset(56, 0)
"""Where the rows of a page are."""
_USUAL: Box = PAGE.cut(right=330)[0].moved(dy=34)._replace(h=52)
_GROUPS: Box = PAGE.moved(-2, 34)._replace(w=760, h=52)
_NAME = Style("text", 22, "cream", SHADE)
_HEAD = 108.0
_COLUMNS = 2
_COLUMN_GAP = 44.0
_ROW = 66.0
_CAP = (250.0, 50.0)
_LEADING = 1.08  # line distance of a name in two lines, in font sizes
_EVERYWHERE, _TABLE, _REPLAY = "everywhere", "at-table", "in-replay"
_CLEAR = frozenset((pygame.K_DELETE, pygame.K_BACKSPACE))
_MODIFIER_KEYS = frozenset(
    (
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR,
    )
)  # fmt: skip


class Page:
    """A page with its controls, with a default for every method most pages do not need."""

    def controls(self) -> Iterator[Control]:
        """Its controls in Tab order."""
        raise NotImplementedError

    def note(self, focused: str | None) -> str:  # noqa: ARG002
        """The note below the name of the focused setting, for screen readers; "" if there is none."""
        return ""

    def click(self, pos: Point) -> Transition | None:  # noqa: ARG002
        """A click beside all controls."""
        return None

    def raw(self, event: pygame.event.Event) -> bool:  # noqa: ARG002
        """An event before it is processed; True if the page has used it."""
        return False

    def problem(self) -> Transition | None:
        """A message about the last change, returned once."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Paint what is around the controls."""
        raise NotImplementedError


class CapsPage(Page):
    """A list of actions; while `waiting` names one, the next key or button pressed is bound to it."""

    kind: str
    """Prefix of the page's texts and ids."""
    stored: str
    """The field of the settings with what differs from the default bindings."""
    needed: frozenset[str]
    """Actions that may not be left without a key or button."""
    foot = 40.0
    """Units left free below the caps."""

    def __init__(self, context: Context, toasts: Toasts) -> None:
        self.context = context
        self.toasts = toasts
        self.waiting: str | None = None
        self.trouble: Transition | None = None
        """What the player has to know about the last change."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions shown."""
        raise NotImplementedError

    @property
    def _bindings(self) -> Bindings | Buttons:
        keys = self.context.keys
        return keys if self.stored == "keys" else keys.buttons

    def caps(self, action: str) -> str:
        """Name of the key or button bound to the action; "" if there is none."""
        raise NotImplementedError

    def told(self, action: str) -> str:
        """An action in words; an action of a game in the words of that game."""
        game = self.context.keys.game_of(action)
        context = self.context.of(game) if game else self.context
        return context.say(f"action-{action}")

    # ---------------------------------------------------------------- geometry
    def _cells(self) -> Iterator[tuple[str, Box]]:
        actions = self.actions
        rows = -(-len(actions) // _COLUMNS)
        pitch = min(_ROW, (PAGE.h - _HEAD - self.foot) / rows)
        for i, action in enumerate(actions):
            column, row = divmod(i, rows)
            cell = PAGE.column(column, _COLUMNS, _COLUMN_GAP)
            yield action, cell.moved(dy=_HEAD + row * pitch)._replace(h=pitch)

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        """The button that restores the default keys or buttons, and the cap of every action."""
        say = self.context.say
        changed = bool(self._bindings.changes)
        word, take = say(f"{self.kind}-usual"), partial(self.bind, {})
        yield Button(f"{self.kind}-usual", _USUAL, word, "cycle", size=21, enabled=changed, action=take)
        wide, high = _CAP
        for action, cell in self._cells():
            box = Box(cell.right - wide, cell.center[1] - high / 2, wide, min(high, cell.h - 4))
            yield KeyCap(
                f"key:{action}",
                box,
                self.told(action),
                self.caps(action),
                say(f"{self.kind}-press") if self.waiting == action else "",
                say(f"{self.kind}-none"),
                tooltip=say(f"{self.kind}-tip-needed" if action in self.needed else f"{self.kind}-tip"),
                action=partial(self._wait_for, action),
            )

    def shown(self, name: str) -> str:
        """A key or button by its name, as it is printed."""
        raise NotImplementedError

    def rebound(self, action: str, name: str) -> tuple[dict[str, Any], Sequence[str]]:
        """The changes after an action gets a key or button ("" = none), and the actions that lost it."""
        raise NotImplementedError

    def bare(self, action: str, changes: dict[str, Any]) -> bool:  # noqa: ARG002
        """Whether an action that lost a key or button would be left without the one it needs."""
        return action in self.needed

    def bind(self, changes: dict[str, Any]) -> None:
        """Bind actions by these differences from the default; none of them restores the default."""
        self._bindings.change(changes)
        self.trouble = remember(self.context, **{self.stored: changes})

    def give(self, name: str | None) -> None:
        """Bind the waiting action to a key or button; "" = none, None = an unknown one."""
        action, self.waiting = self.waiting, None
        assert action is not None
        if name is None:
            self.toasts.show(self.context.say(f"{self.kind}-unknown"), "warn", "cancel")
            return
        changes, losers = self.rebound(action, name)
        losing = [action] if not name else [loser for loser in losers if self.bare(loser, changes)]
        if refused := [each for each in losing if each in self.needed]:
            told = self.context.say(f"{self.kind}-needed", action=self.told(refused[0]))
            self.toasts.show(told, "warn", "cancel")
            return
        self.bind(changes)
        if name:
            self._tell(self.shown(name), action, losers)

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        if self.waiting is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.waiting = None
            return False
        return self.take(event)

    def take(self, event: pygame.event.Event) -> bool:
        """Take an event while a key or button is awaited; True if it is used up."""
        raise NotImplementedError

    def _wait_for(self, action: str) -> None:
        """Give the next key or button to the action."""
        self.waiting = action

    @override
    def problem(self) -> Transition | None:
        problem, self.trouble = self.trouble, None
        return problem

    @override
    def click(self, pos: tuple[float, float]) -> Transition | None:
        self.waiting = None
        return None

    def _tell(self, shown: str, action: str, losers: Sequence[str]) -> None:
        """Announce what was bound to which action, and which actions lost it."""
        say, told = self.context.say, self.told(action)
        if not losers:
            self.toasts.show(say("keys-set", key=shown, action=told), "good", "check-mark")
        else:
            lost = self.told(losers[0])
            for other in losers[1:]:
                lost = say("list-two", first=lost, second=self.told(other))
            self.toasts.show(say(f"{self.kind}-taken", key=shown, action=told, other=lost), "warn", "info")

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        names = [(self.told(action), box.cut(right=_CAP[0] + 16)[1]) for action, box in self._cells()]
        size = canvas.sized(_NAME.role, _NAME.size)
        while size > SMALLEST_READ and any(_lines(canvas, *name, size)[1] for name in names):
            size -= 0.5
        for told, box in names:
            rows, _ = _lines(canvas, told, box, size)
            for i, row in enumerate(rows):
                down = (i - (len(rows) - 1) / 2) * size * _LEADING - 1
                canvas.write(row, _NAME.fixed(size), box.moved(dy=down))


def _lines(canvas: Canvas, told: str, box: Box, size: float) -> tuple[list[str], bool]:
    """The name of an action in lines beside its cap, and whether these are too many or too long."""
    rows = canvas.lines(told, _NAME.role, size, box.w)
    long = any(canvas.width(row, _NAME.role, size, True) > box.w for row in rows)
    return rows, long or len(rows) * size * _LEADING > box.h


class KeysPage(CapsPage):
    """Groups of actions with their keys: everywhere, and at the table of each game."""

    kind = stored = "keys"
    needed = NEEDED

    def __init__(self, context: Context, toasts: Toasts) -> None:
        super().__init__(context, toasts)
        self.group = _EVERYWHERE

    @property
    def _groups(self) -> dict[str, str]:
        """Groups by id, with their names; if there are several games, each has its own group."""
        say, games = self.context.say, self.context.keys.games
        told = {_EVERYWHERE: say("keys-group-everywhere")}
        if len(games) < 2:
            tables = {_TABLE: say("keys-group-table")}
        else:
            tables = {game: self.context.of(game).say(f"game-{game}") for game in games}
        return {**told, **tables, _REPLAY: say("keys-group-replay")}

    @override
    def caps(self, action: str) -> str:
        """The two Enter keys are named once."""
        names = map(self.context.key_name, self.context.keys.keys(action))
        return " \u00b7 ".join(dict.fromkeys(names))

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions of the open group."""
        if self.group == _EVERYWHERE:
            return tuple(EVERYWHERE)
        if self.group == _REPLAY:
            return tuple(REPLAY)
        games = self.context.keys.games
        own = games.get(next(iter(games), "") if self.group == _TABLE else self.group, {})
        return (*own, *TABLE)

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        groups = tuple(Option(group, told) for group, told in self._groups.items())
        yield Segmented("group", _GROUPS, groups, self.group, 21, choose=self._open_group)
        yield from super().controls()

    def _open_group(self, group: str) -> None:
        self.group, self.waiting = group, None

    # ---------------------------------------------------------------- taking a key
    @override
    def take(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return event.type in (pygame.KEYUP, pygame.TEXTINPUT)
        if event.key == pygame.K_ESCAPE and self.waiting != "back":
            self.waiting = None  # unchanged
        elif event.key not in _MODIFIER_KEYS:
            self.give("" if event.key in _CLEAR and not event.mod else name_of(event.key, event.mod))
        return True

    @override
    def shown(self, name: str) -> str:
        return self.context.key_name(name)

    @override
    def rebound(self, action: str, name: str) -> tuple[dict[str, Any], Sequence[str]]:
        return rebound(self.context.keys, action, name or None)

    @override
    def bare(self, action: str, changes: dict[str, Any]) -> bool:
        # keypad keys alone do not count: many keyboards have none, and their names look the same
        return all(each.startswith("keypad-") for each in changes.get(action, [""]))


class PadPage(CapsPage):
    """The actions that a button of a gamepad may have."""

    kind = "pad"
    stored = "buttons"
    needed = NEEDED_BUTTONS
    foot = 96.0
    _pulled: int | None = None
    """The trigger that has just been taken: it means nothing until it is let go."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions; held ones only if a game has them."""
        known = self.context.keys.defaults
        return tuple(action for action in DEFAULT_BUTTONS if action not in HELD or action in known)

    @override
    def caps(self, action: str) -> str:
        button = self.context.keys.buttons.button(action)
        return self.shown(button) if button else ""

    # ---------------------------------------------------------------- taking a button
    @override
    def raw(self, event: pygame.event.Event) -> bool:
        if self._pulled is not None and event.type == pygame.CONTROLLERAXISMOTION:
            if event.axis == self._pulled and is_drift(event):
                self._pulled = None
            return True
        return super().raw(event)

    @override
    def take(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if event.key in _CLEAR:
                self.give("")
            elif event.key == pygame.K_ESCAPE:
                self.waiting = None
            return True
        button = pressed(event)
        if button is None:
            return event.type in (pygame.CONTROLLERAXISMOTION, pygame.KEYUP, pygame.TEXTINPUT)
        if event.type == pygame.CONTROLLERAXISMOTION:
            self._pulled = event.axis
        self.give(button or None)
        return True

    @override
    def shown(self, name: str) -> str:
        return self.context.say(f"pad-{name}")

    @override
    def rebound(self, action: str, name: str) -> tuple[dict[str, Any], Sequence[str]]:
        changes, loser = rebound_button(self.context.keys.buttons, action, name)
        return changes, () if loser is None else (loser,)

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        say = self.context.say
        head = PAGE.line(60, 74, 356)
        canvas.icon("gamepad", head.moved(-46).at("topleft"), 56, "glyph", shadow=120)
        canvas.write(say("pad-intro"), _NAME, head)
        canvas.write(say("pad-moves"), Style("ital", 21, "note", SHADE), PAGE.line(-56))
