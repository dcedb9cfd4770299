"""Registries: objects by name of game, imported when they are first asked for.

A log can be read without importing the window, a table drawn without importing captains. The environment can
name further games; worker processes inherit it:

TORTUGA_GAMES="chess=my_chess,go=my.go" tortuga
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar

Item = TypeVar("Item", covariant=True)

GAMES_VARIABLE: Final = "TORTUGA_GAMES"


def load_object(address: str) -> Any:
    """The object at the address "module:OBJECT"; imports the module."""
    module, _, member = address.partition(":")
    return getattr(importlib.import_module(module), member)


class Registry(Mapping[str, Item]):
    """Objects by name of game, each imported when it is first asked for.

    Args:
        built_in: name -> "module:OBJECT", in the order in which they are listed.
        address_in_package: "module:OBJECT" of a game that the environment names by its package.
    """

    def __init__(self, built_in: Mapping[str, str], address_in_package: str) -> None:
        self._built_in = dict(built_in)
        self._address_in_package = address_in_package
        self._loaded: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Item:
        address = self._addresses()[name]
        if address not in self._loaded:
            self._loaded[address] = load_object(address)
        member: Item = self._loaded[address]
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
            return self._built_in
        return self._built_in | {
            name: f"{package}.{self._address_in_package}" for name, package in plugged.items()
        }


def plugged_games() -> dict[str, str]:
    """Games that the environment names, each with its package."""
    value = os.environ.get(GAMES_VARIABLE)
    if not value:
        return {}
    pairs = (pair.partition("=") for pair in value.split(",") if pair.strip())
    return {name.strip(): package.strip() for name, _, package in pairs}
