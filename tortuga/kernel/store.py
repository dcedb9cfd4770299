"""Where a session keeps its log: the protocol that the library's shelf fulfils."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tortuga.kernel.log import Header
from tortuga.kernel.rules import Outcome


class Store(Protocol):
    """Where a session keeps its log. Each call is one transaction: all is kept, or an error is raised."""

    def create(self, header: Header, seed: str, lines: Sequence[str]) -> None:
        """Keep a new game; `lines` begins with the header's line."""
        ...

    def append(self, lines: Sequence[str], outcome: Outcome | None) -> None:
        """Keep what one command led to; `outcome` when the game is over with it."""
        ...

    def note_assist(self, kind: str) -> None:
        """Keep that help was used once more."""
        ...
