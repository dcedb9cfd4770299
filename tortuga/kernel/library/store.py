"""One stored game of the library."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

import msgspec

from tortuga.kernel.game import Outcome
from tortuga.kernel.library.database import Database, take_back
from tortuga.kernel.log.format import Header

_NEXT_PLAYED = "(SELECT coalesce(max(played), 0) + 1 FROM games)"


class StoredGame:
    """A game in the library, as a `kernel.session.Store`. Each call is one transaction.

    Args:
        now: the clock, as UTC in ISO 8601.
        id: None for a game that is not stored yet.
        name: for a new game.
    """

    def __init__(self, database: Database, now: Callable[[], str], id: int | None, name: str = "") -> None:
        self._database = database
        self._now = now
        self._name = name
        self.id = id
        """The game's id in the library; None until it is stored."""

    def create(self, header: Header, seed: str, lines: Sequence[str], round: int) -> None:
        """Keep a new game; `lines` begins with the header's line.

        Raises:
            LibraryError: it could not be stored.
        """
        self._put("running", header, seed, lines, round, None, imported=False)

    def adopt(
        self, header: Header, seed: str | None, lines: Sequence[str], round: int, outcome: Outcome | None
    ) -> None:
        """Keep a game that was played elsewhere.

        Args:
            header: as in the first line.
            seed: None for a game that was not over.
            lines: all, header first.
            round: the one being played, or the last.
            outcome: of a game that was over, else None.

        Raises:
            LibraryError: it could not be stored.
        """
        state = "finished" if outcome else "unfinished"
        self._put(state, header, seed, lines, round, outcome, imported=True)

    def append(self, lines: Sequence[str], round: int, outcome: Outcome | None) -> None:
        """Keep what one command led to, and the present round; `outcome` if that ended the game.

        Raises:
            LibraryError: it could not be stored.
        """
        assert self.id is not None, "append follows create"
        with self._database.transaction() as connection:
            connection.execute(
                f"UPDATE games SET changed = ?, round = ?, played = {_NEXT_PLAYED} WHERE id = ?",
                (self._now(), round, self.id),
            )
            put_lines(connection, self.id, lines, outcome)

    def note_assist(self, kind: str, seat: int) -> None:
        """Count that a seat used help of a kind in this game.

        Raises:
            LibraryError: it could not be stored.
        """
        assert self.id is not None, "help follows create"
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO assists (game_id, kind, seat, count) VALUES (?, ?, ?, 1)"
                " ON CONFLICT (game_id, kind, seat) DO UPDATE SET count = count + 1",
                (self.id, kind, seat),
            )

    def notes(self, seat: int) -> str:
        """The notes of a seat, "" at first.

        Raises:
            LibraryError: they could not be read.
        """
        rows = self._database.all(
            "SELECT words FROM notes WHERE game_id = ? AND seat = ?", self.id or 0, seat
        )
        return str(rows[0][0]) if rows else ""

    def note(self, seat: int, words: str) -> None:
        """Replace the notes of a seat.

        Raises:
            LibraryError: they could not be stored.
        """
        assert self.id is not None, "notes follow create"
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO notes (game_id, seat, words) VALUES (?, ?, ?)"
                " ON CONFLICT (game_id, seat) DO UPDATE SET words = excluded.words",
                (self.id, seat, words),
            )

    def _put(
        self,
        state: str,
        header: Header,
        seed: str | None,
        lines: Sequence[str],
        round: int,
        outcome: Outcome | None,
        imported: bool,
    ) -> None:
        now = self._now()
        with self._database.transaction() as connection:
            row = {
                "game": header.game,
                "name": self._name,
                "state": state,
                "created": now,
                "changed": now,
                "header": lines[0],
                "seed": seed,
                "seats": _json(header.seats),
                "round": round,
                "imported": imported,
            }
            places = ", ".join(f":{name}" for name in row)
            cursor = connection.execute(
                f"INSERT INTO games ({', '.join(row)}, played) VALUES ({places}, {_NEXT_PLAYED})", row
            )
            id = cursor.lastrowid
            assert id is not None
            put_lines(connection, id, lines[1:], outcome)
        self.id = id


class _Event(msgspec.Struct):
    """What the library reads of any event."""

    type: str


class _Undone(msgspec.Struct):
    """What the library reads of an undo."""

    events: int


_event = msgspec.json.Decoder(_Event)
_undone = msgspec.json.Decoder(_Undone)


def put_lines(connection: sqlite3.Connection, id: int, lines: Sequence[str], outcome: Outcome | None) -> None:
    """Add sealed lines to a game, in a transaction; `outcome` if they ended it."""
    (count,) = connection.execute(
        "SELECT coalesce(max(n), 0) FROM events WHERE game_id = ?", (id,)
    ).fetchone()
    rows = [(id, n, line, _event.decode(line).type) for n, line in enumerate(lines, start=count + 1)]
    connection.executemany("INSERT INTO events (game_id, n, line, tag) VALUES (?, ?, ?, ?)", rows)
    for _, n, line, tag in rows:
        if tag == "undone":
            take_back(connection, id, n, _undone.decode(line).events)
    if outcome is not None:
        connection.execute(
            "UPDATE games SET state = 'finished', scores = ?, winners = ?, sides = ? WHERE id = ?",
            (_json(outcome.scores), _json(outcome.winners), _json(outcome.sides), id),
        )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
