"""The computer players by name: how each is made, and how it introduces itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from ai.engine.engine import Engine
from ai.panel.additive import Additive
from ai.panel.greedy import Greedy
from ai.panel.uniform import Uniform
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.errors import Told
from tortuga.kernel.seats import Player

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


def _level(name: str, make: Callable[[str], Captain]) -> Entry:
    return Entry(name, make, f"player-{name}", f"player-{name}-about")


ENTRIES: Final = (
    _panel("random", Uniform),
    _panel("greedy", Greedy),
    _panel("additive", Additive),
    _level("admiral", Engine),
)
PLAYERS: Final[Mapping[str, Entry]] = MappingProxyType({entry.name: entry for entry in ENTRIES})
"""All computer players, weakest first."""


def entry(name: str) -> Entry:
    """The player of this name.

    Raises:
        UnknownPlayer: with the names there are.
    """
    if name not in PLAYERS:
        raise UnknownPlayer("error-unknown-player", name=name, names=", ".join(PLAYERS))
    return PLAYERS[name]


def make(name: str, seat_seed: str) -> Captain:
    """A player of this name for one seat of one game.

    Raises:
        UnknownPlayer: with the names there are.
    """
    return entry(name).make(seat_seed)
