"""Registries: what the house knows by name of game, found when it is first asked for.

Nothing is imported before it is needed, so that a log is read without a window and a table drawn without a
captain. Further games are named by the environment alone; worker processes inherit it:

TORTUGA_GAMES="chess=my_chess,go=my.go" tortuga
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar

Found = TypeVar("Found", covariant=True)

GAMES_VARIABLE: Final = "TORTUGA_GAMES"


def load_object(address: str) -> Any:
    """The object at "module:OBJECT", whose module is imported now."""
    module, _, member = address.partition(":")
    return getattr(importlib.import_module(module), member)


class Registry(Mapping[str, Found]):
    """Objects by name of game, each imported when it is first asked for.

    Args:
        known: name -> "module:OBJECT", in the order in which they are listed.
        place: "module:OBJECT" within the package of a game that the environment names.
    """

    def __init__(self, known: Mapping[str, str], place: str) -> None:
        self._known = dict(known)
        self._place = place
        self._found: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Found:
        address = self._addresses()[name]
        if address not in self._found:
            self._found[address] = load_object(address)
        member: Found = self._found[address]
        return member

    def __contains__(self, name: object) -> bool:
        return name in self._addresses()

    def __iter__(self) -> Iterator[str]:
        return iter(self._addresses())

    def __len__(self) -> int:
        return len(self._addresses())

    def _addresses(self) -> dict[str, str]:
        plugged = plugged_games()
        if not plugged:
            return self._known
        return self._known | {name: f"{package}.{self._place}" for name, package in plugged.items()}


def plugged_games() -> dict[str, str]:
    """Games that the environment names, each with its package."""
    told = os.environ.get(GAMES_VARIABLE)
    if not told:
        return {}
    pairs = (pair.partition("=") for pair in told.split(",") if pair.strip())
    return {name.strip(): package.strip() for name, _, package in pairs}
