"""Statistics: queries over the finished games of a library. Knows no game; counts what logs and headers say.

Counted are games that nobody could know beforehand: no branches, no lessons, no practice, and
of games under one seed only the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from tortuga.kernel.library.database import Database
from tortuga.kernel.players import HUMAN

_COUNTED = """
WITH counted AS (
    SELECT * FROM games
    WHERE state = 'finished' AND deleted IS NULL AND json_extract(header, '$.branched') IS NULL
    AND json_extract(header, '$.practice') IS NULL
    AND id IN (SELECT min(id) FROM games GROUP BY json_extract(header, '$.commitment'))
    AND NOT EXISTS (SELECT 1 FROM json_each(games.seats) WHERE json_extract(value, '$.player') = ?)
), seat AS (
    SELECT counted.id AS id, s.key AS seat, json_array_length(counted.seats) AS seats,
        json_extract(s.value, '$.name') AS name, json_extract(s.value, '$.player') AS player,
        json_extract(counted.scores, '$[' || s.key || ']') AS score,
        CASE WHEN s.key IN (SELECT w.value FROM json_each(counted.winners) AS w)
            THEN 1.0 / json_array_length(counted.winners) ELSE 0.0 END AS won
    FROM counted, json_each(counted.seats) AS s
)
"""
_HELPED = """
    (SELECT coalesce(sum(count), 0) FROM assists WHERE game_id = seat.id)
    + (SELECT count(*) FROM events WHERE game_id = seat.id AND line LIKE '{"type":"undone"%')
"""


class Row(msgspec.Struct, frozen=True):
    """Results of one kind: games or duels, victories, and the means of the scores."""

    key: str
    """What they have in common: number of seats, level or name of the opponent, with or without help."""
    games: int
    won: float
    """A shared victory counts 1/k, an even duel 1/2."""
    chance: float
    """The victories that pure chance would give, 1/n a game."""
    score: float
    rivals: float
    """Mean score of the opponents."""


class Help(msgspec.Struct, frozen=True):
    """Help used in the counted games of a person."""

    games: int
    """With any help."""
    hints: int
    undone: int


class Statistics:
    """The results of one person, by name, in the games of one kind (`game`).

    Args:
        database: of the library.
        game: name in the registry.
        name: as at the table; letter case counts.
        teacher: player whose games are lessons and do not count.
    """

    def __init__(self, database: Database, game: str, name: str, teacher: str = "") -> None:
        self._database = database
        self._game = game
        self._teacher = teacher
        self.name = name

    def by_seats(self) -> list[Row]:
        """Results by number of seats; `key` is the number."""
        return self._rows("CAST(seat.seats AS TEXT)")

    def by_help(self) -> list[Row]:
        """Results by whether help was used; `key` is "with" or "without"."""
        return self._rows(f"CASE WHEN {_HELPED} THEN 'with' ELSE 'without' END")

    def total(self) -> Row:
        """All results."""
        return next(iter(self._rows("''")), Row("", 0, 0, 0, 0, 0))

    def by_opponent(self) -> list[Row]:
        """Duels with everybody at the table, by captain's level or by person's name (`@name`)."""
        rows = self._all(
            "SELECT CASE other.player WHEN ? THEN '@' || other.name ELSE other.player END AS rival, count(*),"
            " sum(CASE WHEN seat.score > other.score THEN 1.0 WHEN seat.score = other.score THEN 0.5"
            " ELSE 0.0 END), count(*) * 0.5, avg(seat.score), avg(other.score)"
            " FROM seat JOIN counted ON counted.id = seat.id"
            " JOIN seat AS other ON other.id = seat.id AND other.seat <> seat.seat"
            " WHERE counted.game = ? AND seat.player = ? AND seat.name = ?"
            " GROUP BY rival ORDER BY count(*) DESC, rival",
            HUMAN,
            self._game,
            HUMAN,
            self.name,
        )
        return [Row(*row) for row in rows]

    def help(self) -> Help:
        """Help used: hints asked for, choices taken back."""
        rows = self._all(
            "SELECT (SELECT coalesce(sum(count), 0) FROM assists WHERE game_id = seat.id AND kind = 'hint'),"
            ' (SELECT count(*) FROM events WHERE game_id = seat.id AND line LIKE \'{"type":"undone"%\')'
            " FROM seat JOIN counted ON counted.id = seat.id"
            " WHERE counted.game = ? AND seat.player = ? AND seat.name = ?",
            self._game,
            HUMAN,
            self.name,
        )
        return Help(
            sum(1 for row in rows if any(row)), sum(row[0] for row in rows), sum(row[1] for row in rows)
        )

    def events(self, tags: Sequence[str], *, rivals: bool = False) -> dict[tuple[str, int], int]:
        """How often the person, or everybody else, did something: by tag and the event's `action` (or -1)."""
        likes = " OR ".join("events.line LIKE ?" for _ in tags)
        side = "<>" if rivals else "="
        rows = self._all(
            "SELECT json_extract(line, '$.type'), coalesce(json_extract(line, '$.action'), -1), count(*)"
            " FROM seat JOIN counted ON counted.id = seat.id JOIN events ON events.game_id = seat.id"
            f" WHERE counted.game = ? AND seat.player = ? AND seat.name = ? AND ({likes})"
            f" AND json_extract(line, '$.seat') {side} seat.seat GROUP BY 1, 2",
            self._game,
            HUMAN,
            self.name,
            *(f'{{"type":"{tag}"%' for tag in tags),
        )
        return {(str(tag), int(action)): int(count) for tag, action, count in rows}

    def mean(self, tag: str) -> float:
        """How often an event happens in a game of the person, on average."""
        ((mean,),) = self._all(
            "SELECT avg((SELECT count(*) FROM events WHERE game_id = seat.id AND line LIKE ?))"
            " FROM seat JOIN counted ON counted.id = seat.id"
            " WHERE counted.game = ? AND seat.player = ? AND seat.name = ?",
            f'{{"type":"{tag}"%',
            self._game,
            HUMAN,
            self.name,
        )
        return float(mean or 0.0)

    def _rows(self, key: str) -> list[Row]:
        rows = self._all(
            f"SELECT {key} AS part, count(*), sum(seat.won), sum(1.0 / seat.seats), avg(seat.score),"
            " avg((SELECT avg(other.score) FROM seat AS other"
            " WHERE other.id = seat.id AND other.seat <> seat.seat))"
            " FROM seat JOIN counted ON counted.id = seat.id"
            " WHERE counted.game = ? AND seat.player = ? AND seat.name = ? GROUP BY part ORDER BY part",
            self._game,
            HUMAN,
            self.name,
        )
        return [Row(*row) for row in rows]

    def _all(self, query: str, *args: str) -> list[tuple[Any, ...]]:
        return self._database.all(_COUNTED + query, self._teacher, *args)


def persons(database: Database, game: str, teacher: str = "") -> list[tuple[str, int]]:
    """Everybody who played a counted game, with the number of games; the most first."""
    rows = database.all(
        f"{_COUNTED} SELECT seat.name, count(*) FROM seat JOIN counted ON counted.id = seat.id"
        " WHERE counted.game = ? AND seat.player = ? GROUP BY seat.name ORDER BY count(*) DESC, seat.name",
        teacher,
        game,
        HUMAN,
    )
    return [(str(name), int(count)) for name, count in rows]
