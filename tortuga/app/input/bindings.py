"""The one table of keys: action -> keys. Every key that a tooltip or a button shows comes from here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from tortuga.app.input.keynames import Stroke, UnknownKeyError, digit_at, held, stroke
from tortuga.app.input.padkeys import Buttons

__all__ = ["EVERYWHERE", "NEEDED", "TABLE", "Bindings", "UnknownKeyError"]

EVERYWHERE: Mapping[str, tuple[str, ...]] = MappingProxyType(
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
        "settings": ("f10",),
        "menu": ("menu",),
        "mute": ("m",),
        "rules": ("f1",),
        "copy": ("ctrl+c",),
        "search": ("ctrl+f",),
    }
)
"""Actions that have a meaning beyond the table."""
TABLE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "undo": ("z", "ctrl+z"),
        "redo": ("y", "ctrl+y"),
        "clear": ("c",),
        "hint": ("h",),
        "panel": ("d",),
        "log": ("l",),
        "forfeit": ("x",),
        "speed": ("s",),
        "rush": ("f",),
        "again": ("a",),
    }
)
"""Actions of every table, whatever is played there; a game has its own beside them."""
NEEDED = frozenset(("confirm", "back", "next", "left", "right", "up", "down"))
"""Actions that must keep a key: without them the keyboard could not reach everything."""


class Bindings:
    """Which key means which action. One instance is shared by all scenes, so that a change holds at once.

    Args:
        changes: action -> key names ("ctrl+z", "f11", "q") that replace the defaults (from the settings).
        buttons: the same for a gamepad, see `Buttons`.
        games: by name, the actions of a game's own table with their usual keys.

    Raises:
        UnknownKeyError: a name is not a key, or an action does not exist.
    """

    def __init__(
        self,
        changes: Mapping[str, Sequence[str]] | None = None,
        buttons: Mapping[str, str] | None = None,
        games: Mapping[str, Mapping[str, tuple[str, ...]]] | None = None,
    ) -> None:
        self.games = games or {}
        """Whose own actions are known."""
        own = {action: keys for game in self.games.values() for action, keys in game.items()}
        self.usual: Mapping[str, tuple[str, ...]] = MappingProxyType({**EVERYWHERE, **own, **TABLE})
        """Every action with its usual keys."""
        self._game = next(iter(self.games), "")
        self._keys: Mapping[str, tuple[str, ...]] = {}
        self._strokes: Mapping[Stroke, str] = {}
        self._changed: frozenset[str] = frozenset()
        self.buttons = Buttons(buttons)
        """Of the gamepad."""
        self.pad = False
        """Whether the player's hands were last on a gamepad: its buttons are shown in place of keys."""
        self.change(changes or {})

    def change(self, changes: Mapping[str, Sequence[str]]) -> None:
        """Take over the usual keys with these changes, and no others.

        Raises:
            UnknownKeyError: see the class; nothing has changed then.
        """
        table = dict(self.usual)
        for action, names in changes.items():
            if action not in table:
                raise UnknownKeyError(action)
            table[action] = tuple(names)
        for name in (name for names in table.values() for name in names):
            stroke(name)
        self._keys, self._changed = MappingProxyType(table), frozenset(changes)
        self.play(self._game)

    def play(self, game: str) -> None:
        """From now on keys mean what they mean everywhere and at the table of this game."""
        self._game = game
        self._strokes = MappingProxyType(self._meant(game))

    def _meant(self, game: str) -> dict[Stroke, str]:
        """What each key means at the table of a game."""
        # a key that two actions claim belongs to the one that the player changed
        actions = sorted(self.actions_at(game), key=lambda action: action in self._changed)
        return {stroke(name): action for action in actions for name in self._keys[action]}

    def actions_at(self, game: str) -> tuple[str, ...]:
        """Everything that has a key where this game is played."""
        return (*EVERYWHERE, *self.games.get(game, ()), *TABLE)

    def game_of(self, action: str) -> str:
        """The game whose own an action is; of one of the house, the game that is played."""
        return next((game for game, own in self.games.items() if action in own), self._game)

    def action(self, key: int, mod: int, scancode: int = 0) -> str | None:
        """The action of a pygame key code and modifier bits; None when the key is free.

        Args:
            scancode: the place of the key; the row of digits counts as digits whatever is printed on it.
        """
        modifiers = held(mod)
        found = self._strokes.get((key, modifiers))
        digit = digit_at(scancode)
        if found is None and digit is not None:
            return self._strokes.get((digit, modifiers))
        return found

    def key(self, action: str) -> str | None:
        """Name of the first key of an action ("ctrl+z"), None when it has none.

        Raises:
            KeyError: no such action.
        """
        names = self._keys[action]
        return names[0] if names else None

    def keys(self, action: str) -> tuple[str, ...]:
        """All key names of an action.

        Raises:
            KeyError: no such action.
        """
        return self._keys[action]

    def owner(self, name: str, game: str | None = None) -> str | None:
        """The action that a key name means at the table of a game (None: the one that is played), or None."""
        meant = self._strokes if game is None else self._meant(game)
        return meant.get(stroke(name))

    @property
    def changes(self) -> dict[str, list[str]]:
        """What differs from the usual keys, as the settings keep it."""
        return {action: list(names) for action, names in self._keys.items() if names != self.usual[action]}


def rebound(keys: Bindings, action: str, name: str | None) -> tuple[dict[str, list[str]], str | None]:
    """The changes after an action gets a key, and the action that lost it.

    The new key comes first and takes the place of the one that was shown; further keys of the action stay.

    Args:
        name: a key name, None to take all keys away.

    Returns:
        Changes for `Bindings.change`, and who had the key before (None: nobody).
    """
    table = {each: list(keys.keys(each)) for each in keys.usual}
    loser = None
    if name is None:
        table[action] = []
    else:
        owner = keys.owner(name, keys.game_of(action))
        if owner is not None and owner != action:
            loser = owner
            table[owner].remove(name)
        table[action] = [name, *(other for other in table[action][1:] if other != name)]
    changed = {each: names for each, names in table.items() if tuple(names) != keys.usual[each]}
    return changed, loser
