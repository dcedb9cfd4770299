"""A least-recently-used cache of surfaces, bounded by memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

MEGABYTE = 1 << 20
Value = TypeVar("Value")


class Cache(Generic[Value]):
    """Least-recently-used cache, bounded by the bytes that `cost` returns for each value."""

    def __init__(self, limit: int, cost: Callable[[Value], int]) -> None:
        self._limit = limit
        self._cost = cost
        self._held: OrderedDict[Hashable, Value] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._held

    def get(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The value of `key`, made by `make` if it is not held."""
        try:
            self._held.move_to_end(key)
            return self._held[key]
        except KeyError:
            value = make()
        self._held[key] = value
        self.bytes += self._cost(value)
        self._shrink()
        return value

    def keep_to(self, limit: int) -> None:
        """Set another limit."""
        self._limit = limit
        self._shrink()

    def _shrink(self) -> None:
        while self.bytes > self._limit and len(self._held) > 1:
            _, old = self._held.popitem(last=False)
            self.bytes -= self._cost(old)

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()
        self.bytes = 0


def surface_bytes(surface: pygame.Surface) -> int:
    """Memory of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()
