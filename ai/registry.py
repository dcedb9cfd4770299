"""The computer players by name: how each is made, and how it introduces itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from ai.games.tortuga2014.characters import Character, find, stored
from ai.games.tortuga2014.levels import BY_NAME, LEVELS, Level
from ai.games.tortuga2014.panel.additive import Additive
from ai.games.tortuga2014.panel.greedy import Greedy
from ai.games.tortuga2014.panel.uniform import Uniform
from ai.games.tortuga2014.player import Engine
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.errors import Told
from tortuga.kernel.players import Player

JOINT: Final = "-"
"""Between a level and a character."""

Captain = Player[View, Command]


class UnknownPlayer(Told):
    """No computer player has this name."""


class Entry(msgspec.Struct, frozen=True):
    """One computer player."""

    name: str
    """As written after `--seats` and in logs."""
    make: Callable[[str], Captain]
    """From a seat seed: the same seed and views give the same choices."""
    title: str
    """Text id of the name shown."""
    description: str
    """Text id of a sentence about how it plays."""
    panel: bool = False
    """Whether it belongs to the fixed panel that measures the others, and so never changes."""


def _panel(name: str, make: Callable[[str], Captain]) -> Entry:
    return Entry(name, make, f"player-{name}", f"player-{name}-about", panel=True)


def _level(level: Level) -> Entry:
    def make(seat_seed: str) -> Captain:
        return Engine(seat_seed, level)

    return Entry(level.name, make, f"player-{level.name}", f"player-{level.name}-about")


def _with_character(level: Level, character: Character) -> Entry:
    """A level with a character; introduced as its level."""

    def make(seat_seed: str) -> Captain:
        return Engine(seat_seed, level, character)

    name = f"{level.name}{JOINT}{character.name}"
    told = character.name if character.name in stored() else level.name  # a player's own has no text
    return Entry(name, make, f"player-{level.name}", f"player-{told}-about")


ENTRIES: Final = (
    _panel("random", Uniform),
    _panel("greedy", Greedy),
    _panel("additive", Additive),
    *map(_level, LEVELS),
)
PLAYERS: Final[Mapping[str, Entry]] = MappingProxyType({entry.name: entry for entry in ENTRIES})
"""All computer players, weakest first."""


class Names(Collection[str]):
    """Names that may be given: all players, every level with every character, and some others.

    Iterating lists the players without the combinations: what a message can name.
    """

    def __init__(self, *others: str) -> None:
        self.others = others

    def __contains__(self, name: object) -> bool:
        return name in self.others or name in PLAYERS or combination(str(name)) is not None

    def __iter__(self) -> Iterator[str]:
        return iter((*self.others, *PLAYERS))

    def __len__(self) -> int:
        return len(self.others) + len(PLAYERS)


def combination(name: str) -> Entry | None:
    """The player called `level-character`, or None.

    Raises:
        BadCharacter: the file of this character is broken.
    """
    level, joint, character = name.partition(JOINT)
    if not joint or level not in BY_NAME:
        return None
    found = find(character)
    return None if found is None else _with_character(BY_NAME[level], found)


def entry(name: str) -> Entry:
    """The player of this name; `level-character` is a level with a character.

    Raises:
        UnknownPlayer: with the names there are.
        BadCharacter: a stored character is broken.
    """
    found = PLAYERS.get(name) or combination(name)
    if found is None:
        raise UnknownPlayer("error-unknown-player", name=name, names=", ".join(PLAYERS))
    return found


def make(name: str, seat_seed: str) -> Captain:
    """A player of this name for one seat of one game.

    Raises:
        UnknownPlayer: with the names there are.
    """
    return entry(name).make(seat_seed)
