"""The log of a game in play: what has been entered, and its sealed lines where a store keeps them."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Generic

from tortuga.kernel.game import Event, Outcome
from tortuga.kernel.library.store import Store
from tortuga.kernel.log.format import Header, KernelEvent, SeedRevealed, Writer
from tortuga.kernel.log.seals import FIRST
from tortuga.kernel.observer import Notebook, Pages


class Ledger(Generic[Event]):
    """Grows by entries that are stored first: what the store refuses is not entered.

    Args:
        header: the first line.
        store: where the game is kept; None: nowhere but here.
    """

    def __init__(self, header: Header, store: Store | None) -> None:
        self._header = header
        self._store = store
        self._entries: list[Event | KernelEvent] = []
        self._writer = Writer(FIRST)
        self._pages = Pages()

    @property
    def entries(self) -> Sequence[Event | KernelEvent]:
        """All events of the log, undone ones too. Not to be changed."""
        return self._entries

    @property
    def over(self) -> bool:
        """Whether the seed is out."""
        return bool(self._entries) and isinstance(self._entries[-1], SeedRevealed)

    @property
    def notebook(self) -> Notebook:
        """What persons note down beside the game."""
        return self._pages if self._store is None else self._store

    def begin(self, seed: str, entries: Sequence[Event | KernelEvent], round: int) -> None:
        """Enter what a new game begins with.

        Raises:
            LibraryError: the store refuses.
        """
        if self._store is not None:
            lines = list(self._writer.lines((self._header, *entries)))
            self._store.create(self._header, seed, lines, round)
        self._entries.extend(entries)

    def resume(self, entries: Sequence[Event | KernelEvent]) -> None:
        """Take the entries of a game that is kept already."""
        if self._store is not None:
            # only the last seal is wanted, but it depends on all before it
            deque(self._writer.lines((self._header, *entries)), maxlen=0)
        self._entries.extend(entries)

    def enter(self, entries: Sequence[Event | KernelEvent], round: int, outcome: Outcome | None) -> None:
        """Enter what one command led to.

        Args:
            round: the one it led to.
            outcome: of a game that is over with it.

        Raises:
            LibraryError: it could not be stored; nothing has changed.
        """
        if self._store is not None:
            writer = self._writer.copy()
            self._store.append(list(writer.lines(entries)), round, outcome)
            self._writer = writer
        self._entries.extend(entries)

    def note_assist(self, kind: str, seat: int) -> None:
        """Keep that a seat used help once more; a game that is kept nowhere forgets it.

        Raises:
            LibraryError: it could not be stored.
        """
        if self._store is not None:
            self._store.note_assist(kind, seat)
