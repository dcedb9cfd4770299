"""Who listens to a session: each is told every event as its seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tortuga.kernel.log.format import KernelEvent

Listener = Callable[[Any], None]
"""Is given each event as its seat sees it, in order, once the session has adopted all of a command."""


class Listeners:
    """The listeners of one session.

    Args:
        redact: the rules' own, which makes of an event what a seat may see of it.
    """

    def __init__(self, redact: Callable[[Any, int], Any]) -> None:
        self._redact = redact
        self._entries: list[tuple[int, Listener]] = []

    def add(self, seat: int, listener: Listener) -> Callable[[], None]:
        """Have every further event told; returns a function that ends it."""
        entry = (seat, listener)
        self._entries.append(entry)
        return lambda: self._entries.remove(entry)

    def tell(self, events: Iterable[Any]) -> None:
        """Tell all of them."""
        told = tuple(events)
        for seat, listener in list(self._entries):
            for event in told:
                listener(event if isinstance(event, KernelEvent) else self._redact(event, seat))
