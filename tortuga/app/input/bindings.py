"""The table of keys: action -> keys. Every key that a tooltip or a button shows comes from here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tortuga.app.input.keynames import DIGITS, HELD, Stroke, UnknownKeyError, held, placed, stroke
from tortuga.app.input.pad import Buttons

__all__ = ["EVERYWHERE", "NEEDED", "TABLE", "Bindings", "UnknownKeyError"]

EVERYWHERE: Mapping[str, tuple[str, ...]] = {
    # everywhere
    "confirm": ("enter", "keypad-enter"),
    "main": ("ctrl+enter",),
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
"""Actions that have a meaning beyond the table."""
MUTES: Mapping[str, str] = {"mute": "muted"}
"""By action, the silencing setting that it turns on and off. Texts: action-<name>-on, -off."""
TABLE: Mapping[str, tuple[str, ...]] = {
    "undo": ("z", "ctrl+z"),
    "redo": ("y", "ctrl+y"),
    "clear": ("c",),
    "hint": ("h",),
    "panel": ("d",),
    "log": ("l",),
    "speed": ("s",),
    "rush": ("f",),
    "again": ("a",),
    "boards": ("b",),
}
"""Actions of every table; a game has its own in addition."""
REPLAY: Mapping[str, tuple[str, ...]] = {
    **{f"eyes-{n}": (str(n),) for n in range(1, 10)},
    "eyes-nobody": ("0",),
    "eyes-open": ("d",),
}
"""The observer in a replay: one of nine seats, nobody, or one that sees everything. Unused elsewhere."""
NEEDED = frozenset(("confirm", "back", "next", "left", "right", "up", "down"))
"""Actions that must keep a key: without them the keyboard could not reach everything."""


class Bindings:
    """Which key means which action. One instance is shared by all scenes, so that a change applies at once.

    Args:
        changes: action -> key names ("ctrl+z", "f11", "q") that replace the defaults (from the settings).
        buttons: the same for a gamepad, see `Buttons`.
        games: by name, the actions of a game's own table with their default keys.

    Raises UnknownKeyError for a name that is no key, or an action that does not exist.
    """

    def __init__(
        self,
        changes: Mapping[str, Sequence[str]] | None = None,
        buttons: Mapping[str, str] | None = None,
        games: Mapping[str, Mapping[str, tuple[str, ...]]] | None = None,
    ) -> None:
        self.games = games or {}
        """The games whose own actions are known."""
        own = {action: keys for game in self.games.values() for action, keys in game.items()}
        self.defaults = {**EVERYWHERE, **own, **TABLE, **REPLAY}
        """By action its default keys."""
        self._game = next(iter(self.games), "")
        self._replay = False
        self._keys: Mapping[str, tuple[str, ...]] = {}
        self._strokes: Mapping[Stroke, str] = {}
        self._held: Mapping[Stroke, str] = {}
        self._changed: frozenset[str] = frozenset()
        self.buttons = Buttons(buttons)
        """The buttons of the gamepad."""
        self.pad = False
        """Whether the last input came from a gamepad: then its buttons are shown in place of keys."""
        self.change(changes or {})

    def change(self, changes: Mapping[str, Sequence[str]]) -> None:
        """Use the default keys with these changes only; nothing changes if one is unknown."""
        table = dict(self.defaults)
        for action, names in changes.items():
            if action not in table:
                raise UnknownKeyError(action)
            table[action] = tuple(names)
        for name in (name for names in table.values() for name in names):
            stroke(name)
        self._keys, self._changed = table, frozenset(changes)
        self.play(self._game, self._replay)

    def play(self, game: str, replay: bool = False) -> None:
        """Give keys their meaning at the table of this game, or in its replay, besides the common ones."""
        self._game, self._replay = game, replay
        self._strokes = self._meant([*self.actions_at(game), *(REPLAY if replay else ())])
        self._held = self._meant(self.actions_at(game), held=True)

    def _meant(self, actions: Iterable[str], held: bool = False) -> dict[Stroke, str]:
        """By key, the one of these actions that it means when it is pressed, or while it is held."""
        # a key that two actions claim belongs to the one that the player changed; eyes compete only with
        # actions of the table, which are of no use in a replay
        ordered = sorted(actions, key=lambda action: (action in REPLAY, action in self._changed))
        fitting = (action for action in ordered if (action in HELD) == held)
        return {stroke(name): action for action in fitting for name in self._keys[action]}

    def actions_at(self, game: str) -> tuple[str, ...]:
        """All actions that have a key while this game is played."""
        return (*EVERYWHERE, *self.games.get(game, ()), *TABLE)

    def game_of(self, action: str) -> str:
        """The game that an action belongs to; for a common action, the game being played."""
        return next((game for game, own in self.games.items() if action in own), self._game)

    def action(self, key: int, mod: int, scancode: int = 0) -> str | None:
        """The action of a pygame key code and modifier bits; None when the key is free.

        The row of digits counts as digits whatever is printed on it, and where a key's letter is not a Latin
        one, its place counts (`scancode`).
        """
        return self._at(self._strokes, key, mod, scancode)

    def held(self, key: int, mod: int, scancode: int = 0) -> str | None:
        """The action that lasts while a key is held; arguments: see `action`."""
        return self._at(self._held, key, mod, scancode)

    @staticmethod
    def _at(strokes: Mapping[Stroke, str], key: int, mod: int, scancode: int) -> str | None:
        modifiers = held(mod)
        action = strokes.get((key, modifiers))
        digit = DIGITS.get(scancode)
        if action is None and digit is not None:
            return strokes.get((digit, modifiers))
        # a Cyrillic, Greek or Hebrew keyboard has none of our letters, but keys where they would be
        return action or strokes.get((placed(key, scancode), modifiers))

    def key(self, action: str) -> str | None:
        """Name of the first key of an action ("ctrl+z"), None when it has none."""
        names = self._keys[action]
        return names[0] if names else None

    def keys(self, action: str) -> tuple[str, ...]:
        """All key names of an action."""
        return self._keys[action]

    def owners(self, name: str, beside: str) -> tuple[str, ...]:
        """The actions that a key name means wherever the action `beside` applies: in one game, or several."""
        if beside in REPLAY:
            places = [(*EVERYWHERE, *TABLE, *REPLAY)]
        else:
            own = [game for game, actions in self.games.items() if beside in actions]
            places = [self.actions_at(game) for game in own or self.games or ("",)]
        owners = (self._meant(actions, beside in HELD).get(stroke(name)) for actions in places)
        return tuple(dict.fromkeys(owner for owner in owners if owner is not None))

    @property
    def changes(self) -> dict[str, list[str]]:
        """What differs from the default keys, as the settings store it."""
        return {action: list(names) for action, names in self._keys.items() if names != self.defaults[action]}


def rebound(keys: Bindings, action: str, name: str | None) -> tuple[dict[str, list[str]], tuple[str, ...]]:
    """The changes after an action gets a key, and the actions that lost it.

    The new key comes first and takes the place of the one that was shown; further keys of the action stay.
    Actions of `NEEDED` also keep their default key, so that nobody is locked out by a mistake. Without a
    name all keys are taken away.
    """
    table = {bound: list(keys.keys(bound)) for bound in keys.defaults}
    losers: tuple[str, ...] = ()
    if name is None:
        table[action] = []
    else:
        losers = tuple(owner for owner in keys.owners(name, action) if owner != action)
        for owner in losers:
            table[owner].remove(name)
        before = table[action]
        first = before[:1] if action in NEEDED and before[:1] == list(keys.defaults[action][:1]) else []
        table[action] = [name, *(other for other in (*first, *before[1:]) if other != name)]
    changed = {bound: names for bound, names in table.items() if tuple(names) != keys.defaults[bound]}
    return changed, losers
