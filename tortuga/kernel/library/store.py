"""Where a session keeps its log: the protocol, and the library's shelf that fulfils it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from tortuga.kernel.game import Outcome
from tortuga.kernel.library.database import Database
from tortuga.kernel.log.format import Header


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


class Shelf:
    """The place of one game: a `Store`. Each call is one transaction.

    Args:
        now: the clock, as UTC in ISO 8601.
        id: None for a game that is still to be stored.
        name: for a new game.
    """

    def __init__(self, database: Database, now: Callable[[], str], id: int | None, name: str = "") -> None:
        self._database = database
        self._now = now
        self._name = name
        self.id = id
        """Of the game in the library; None until it is stored."""

    def create(self, header: Header, seed: str, lines: Sequence[str]) -> None:
        """Keep a new game; `lines` begins with the header's line.

        Raises:
            LibraryError: it could not be stored.
        """
        self._put("running", header, seed, lines, None)

    def adopt(self, header: Header, seed: str | None, lines: Sequence[str], outcome: Outcome | None) -> None:
        """Keep a game that was played elsewhere.

        Args:
            header: as in the first line.
            seed: None of a game that was not over.
            lines: all, header first.
            outcome: of a game that was over.

        Raises:
            LibraryError: it could not be stored.
        """
        self._put("finished" if outcome else "unfinished", header, seed, lines, outcome)

    def append(self, lines: Sequence[str], outcome: Outcome | None) -> None:
        """Keep what one command led to; `outcome` when the game is over with it.

        Raises:
            LibraryError: it could not be stored.
        """
        assert self.id is not None, "append follows create"
        with self._database.transaction() as connection:
            connection.execute("UPDATE games SET changed = ? WHERE id = ?", (self._now(), self.id))
            _append(connection, self.id, lines, outcome)

    def note_assist(self, kind: str) -> None:
        """Count that help of a kind was used in this game.

        Raises:
            LibraryError: it could not be stored.
        """
        assert self.id is not None, "help follows create"
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO assists (game_id, kind, count) VALUES (?, ?, 1)"
                " ON CONFLICT (game_id, kind) DO UPDATE SET count = count + 1",
                (self.id, kind),
            )

    def _put(
        self, state: str, header: Header, seed: str | None, lines: Sequence[str], outcome: Outcome | None
    ) -> None:
        now = self._now()
        with self._database.transaction() as connection:
            cursor = connection.execute(
                "INSERT INTO games (game, name, state, created, changed, header, seed, seats)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (header.game, self._name, state, now, now, lines[0], seed, _json(header.seats)),
            )
            id = cursor.lastrowid
            assert id is not None
            _append(connection, id, lines[1:], outcome)
        self.id = id


def _append(connection: sqlite3.Connection, id: int, lines: Sequence[str], outcome: Outcome | None) -> None:
    (count,) = connection.execute(
        "SELECT coalesce(max(n), 0) FROM events WHERE game_id = ?", (id,)
    ).fetchone()
    connection.executemany(
        "INSERT INTO events (game_id, n, line) VALUES (?, ?, ?)",
        [(id, count + number, line) for number, line in enumerate(lines, start=1)],
    )
    if outcome is not None:
        connection.execute(
            "UPDATE games SET state = 'finished', scores = ?, winners = ? WHERE id = ?",
            (_json(outcome.scores), _json(outcome.winners), id),
        )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
