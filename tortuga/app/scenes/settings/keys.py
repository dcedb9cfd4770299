"""The keys: every action with its keys; press one, then the new key. Conflicts are told, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
from typing_extensions import override

from tortuga.app.draw.units import Box
from tortuga.app.input.bindings import EVERYWHERE, NEEDED, REPLAY, TABLE, rebound
from tortuga.app.input.keynames import name_of
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scenes.settings.caps import PAD, CapsPage
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.choice import Option, Segmented
from tortuga.app.widgets.dialog import remember
from tortuga.app.widgets.toast import Toasts

_EVERYWHERE, _TABLE, _REPLAY = "everywhere", "at-table", "in-replay"
CLEAR = frozenset((pygame.K_DELETE, pygame.K_BACKSPACE))
_MODIFIER_KEYS = frozenset(
    (
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR,
    )
)  # fmt: skip


class KeysPage(CapsPage):
    """Groups of actions with their keys: everywhere, and at the table of each game."""

    kind = "keys"
    needed = NEEDED

    def __init__(self, context: Context, toasts: Toasts) -> None:
        super().__init__(context, toasts)
        self.group = _EVERYWHERE

    @property
    def _groups(self) -> dict[str, str]:
        """Groups and what they are called: of several games each has its own."""
        say, games = self.context.say, self.context.keys.games
        told = {_EVERYWHERE: say("keys-group-everywhere")}
        if len(games) < 2:
            tables = {_TABLE: say("keys-group-table")}
        else:
            tables = {game: self.context.of(game).say(f"game-{game}") for game in games}
        return {**told, **tables, _REPLAY: say("keys-group-replay")}

    @override
    def caps(self, action: str) -> str:
        """The two Enter keys are told once."""
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
        say = self.context.say
        x, y, w, _ = layout.SETTINGS_PANEL
        yield Segmented(
            "group",
            Box(x + PAD - 2, y + 34, 760, 52),
            tuple(Option(group, told) for group, told in self._groups.items()),
            self.group,
            21,
            choose=self._open_group,
        )
        changed = bool(self.context.keys.changes)
        yield Button(
            "keys-usual", Box(x + w - PAD - 330, y + 34, 330, 52), say("keys-usual"), "cycle", size=21,
            enabled=changed, action=partial(self._take, {}),
        )  # fmt: skip
        yield from self.cap_controls()

    def _open_group(self, group: str) -> None:
        self.group, self.waiting = group, None

    # ---------------------------------------------------------------- taking a key
    @override
    def raw(self, event: pygame.event.Event) -> bool:
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
        if key == pygame.K_ESCAPE and action != "back":
            return  # as it was
        if key in CLEAR and not mod:
            if action in NEEDED:
                self.refuse(action)
            else:
                self._take(rebound(self.context.keys, action, None)[0])
            return
        name = name_of(key, mod)
        if name is None:
            self.toasts.show(self.context.say("keys-unknown"), "warn", "cancel")
            return
        changes, losers = rebound(self.context.keys, action, name)
        for loser in losers:
            left = changes.get(loser, [""])
            # a key of the keypad alone does not count: many keyboards have none, shown by the same name
            if loser in NEEDED and all(each.startswith("keypad-") for each in left):
                self.refuse(loser)
                return
        self._take(changes)
        self.tell(self.context.key_name(name), action, losers)

    def _take(self, changes: dict[str, list[str]]) -> None:
        self.context.keys.change(changes)
        self.trouble = remember(self.context, keys=changes)
