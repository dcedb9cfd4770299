"""Statistics: queries over the finished games of a library, by their logs and headers; knows no game.

Only games that nobody could foresee are counted: no branches, lessons or practice, and of several games with
one seed only the first. Games played elsewhere are counted apart, since somebody else may have had the same
name there. `aliases` are further names of persons, each with the name under which its games count.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

import msgspec

from tortuga.kernel.library.database import Database
from tortuga.kernel.players import HUMAN

_COUNTED = """
WITH sound AS (
    SELECT id, game, state, deleted, played, imported,
        CASE WHEN json_valid(header) THEN header ELSE '{}' END AS header,
        CASE WHEN json_valid(seats) THEN seats ELSE '[]' END AS seats,
        CASE WHEN json_valid(scores) THEN scores END AS scores,
        CASE WHEN json_valid(winners) THEN winners ELSE '[]' END AS winners,
        CASE WHEN json_valid(sides) THEN sides END AS sides
    FROM games
), counted AS (
    SELECT * FROM sound
    WHERE state = 'finished' AND deleted IS NULL AND imported = ?
    AND json_extract(header, '$.branched') IS NULL AND json_extract(header, '$.practice') IS NULL
    AND json_extract(header, '$.commitment') IS NOT NULL
    AND id IN (SELECT min(id) FROM sound GROUP BY game, json_extract(header, '$.commitment'))
    AND NOT EXISTS (SELECT 1 FROM json_each(sound.seats) WHERE json_extract(value, '$.player') = ?)
), place AS (
    SELECT counted.id AS id, s.key AS seat, json_array_length(counted.seats) AS seats,
        cleaned(CAST(coalesce(json_extract(s.value, '$.name'), '') AS TEXT)) AS written,
        json_extract(s.value, '$.player') AS player,
        json_extract(counted.scores, '$[' || s.key || ']') AS score,
        json_extract(counted.sides, '$[' || s.key || ']') AS side,
        json_array_length(counted.winners) AS winners,
        s.key IN (SELECT w.value FROM json_each(counted.winners) AS w) AS first
    FROM counted, json_each(counted.seats) AS s
), seat AS (
    SELECT *,
        coalesce((SELECT value FROM json_each(?) WHERE key = written), written) AS name,
        CASE WHEN side IS NOT NULL THEN first * 1.0 WHEN winners = 0 THEN 1.0 / seats
            ELSE first * 1.0 / winners END AS won,
        CASE WHEN side IS NOT NULL THEN winners * 1.0 / seats ELSE 1.0 / seats END AS chance
    FROM place
)
"""
NO_ALIASES: Final[Mapping[str, str]] = MappingProxyType({})
"""Everybody has one name."""
_LINE = "CASE WHEN json_valid(line) THEN line ELSE '{}' END"
# hints stored by an older version belong to no seat (-1), and count for every person at the table
_ASSISTS = """
    (SELECT coalesce(sum(count), 0) FROM assists
    WHERE game_id = seat.id AND assists.seat IN (-1, seat.seat) AND kind = 'hint')
"""
_UNAIDED = "NOT EXISTS (SELECT 1 FROM assists WHERE game_id = seat.id AND assists.seat IN (-1, seat.seat))"
_UNDOS = f"""
    (SELECT count(*) FROM events
    WHERE game_id = seat.id AND tag = 'undone' AND json_extract({_LINE}, '$.seat') = seat.seat)
"""


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Results of one group: games or duels, victories, and mean scores."""

    key: str
    """What the group has in common: number of seats, the opponent's level or name, with or without help."""
    games: int
    won: float
    """A shared victory counts 1/k, a draw 1/n, an even duel 1/2; a victory with a side counts in full."""
    chance: float
    """The victories expected by pure chance: 1/n per game; with sides, k/n where k won."""
    score: float | None
    """Mean of the points; None if the game has no points."""
    rivals: float | None
    """Mean of the opponents' points."""
    even: int = 0
    """Even duels among them; 0 where games are counted."""


class Played(msgspec.Struct, frozen=True):
    """How one game went for a person."""

    won: bool
    """Whether the person won: alone, with a side, or sharing the victory."""
    score: int | None
    """None if the game has no points."""


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended for one of its seats."""

    seat: int
    players: tuple[str, ...]
    """By seat."""
    winners: tuple[int, ...]
    sides: tuple[str, ...] = ()
    """By seat; () if everybody played alone."""


class Choices(msgspec.Struct, frozen=True):
    """What one seat's choices lost in an analysed game."""

    seats: int
    """At the table."""
    decisions: int
    """Choices that mattered."""
    loss_mean: float
    """Win chance lost in one of them, on average."""


class Help(msgspec.Struct, frozen=True):
    """Help that a person used in their counted games."""

    games: int
    """Games with any help."""
    hints: int
    undone: int


class Statistics:
    """The results of one person, by name, in the games of one kind (`game`).

    Args:
        database: of the library.
        game: name in the registry.
        name: as at the table; case-sensitive.
        teacher: player whose games are lessons and do not count.
        imported: whether to count games played elsewhere instead of those played here.
        aliases: further names of persons, each with the one that counts.
    """

    def __init__(
        self,
        database: Database,
        game: str,
        name: str,
        teacher: str = "",
        *,
        imported: bool = False,
        aliases: Mapping[str, str] = NO_ALIASES,
    ) -> None:
        self._database = database
        self.game = game
        self._teacher = teacher
        self._imported = imported
        self._aliases = aliases
        self.name = aliases.get(name, name)

    def by_seats(self) -> list[Row]:
        """Results by number of seats; `key` is the number."""
        return self._rows("CAST(seat.seats AS TEXT)")

    def by_help(self) -> list[Row]:
        """Results by whether help was used; `key` is "with" or "without"."""
        return self._rows(f"CASE WHEN {_ASSISTS} + {_UNDOS} THEN 'with' ELSE 'without' END")

    def total(self) -> Row:
        """All results."""
        return next(iter(self._rows("''")), Row("", 0, 0, 0, 0, 0))

    def by_side(self) -> list[Row]:
        """Results by the side that the person was on; `key` is its name. Empty if all play alone."""
        return [row for row in self._rows("coalesce(seat.side, '')") if row.key]

    def by_opponent(self) -> list[Row]:
        """Duels with every opponent, by a captain's level or a person's name (`@name`)."""
        rows = self._all(
            "SELECT CASE other.player WHEN ? THEN '@' || other.name ELSE other.player END AS rival, count(*),"
            # without points, the larger share of the victory wins the duel
            " sum(CASE WHEN coalesce(seat.score, seat.won) > coalesce(other.score, other.won) THEN 1.0"
            " WHEN coalesce(seat.score, seat.won) = coalesce(other.score, other.won) THEN 0.5 ELSE 0.0 END),"
            " count(*) * 0.5, avg(seat.score), avg(other.score),"
            " sum(coalesce(seat.score, seat.won) = coalesce(other.score, other.won))"
            " FROM seat JOIN counted ON counted.id = seat.id"
            " JOIN seat AS other ON other.id = seat.id AND other.seat <> seat.seat"
            " WHERE counted.game = ? AND seat.player = ? AND seat.name = ?"
            " GROUP BY rival ORDER BY count(*) DESC, rival",
            HUMAN,
            self.game,
            HUMAN,
            self.name,
        )
        return [Row(*row) for row in rows]

    def course(self) -> list[Played]:
        """All games, oldest first."""
        rows = self._all(
            "SELECT seat.first, seat.score FROM seat JOIN counted ON counted.id = seat.id"
            " WHERE counted.game = ? AND seat.player = ? AND seat.name = ? ORDER BY counted.played, seat.id",
            self.game,
            HUMAN,
            self.name,
        )
        return [Played(bool(first), score) for first, score in rows]

    def results(self) -> list[Result]:
        """How all games without advice to the person ended, oldest first."""
        rows = self._all(
            "SELECT seat.seat, counted.seats, counted.winners, counted.sides"
            " FROM seat JOIN counted ON counted.id = seat.id"
            f" WHERE counted.game = ? AND seat.player = ? AND seat.name = ? AND {_UNAIDED}"
            " ORDER BY counted.played, seat.id",
            self.game,
            HUMAN,
            self.name,
        )
        return [
            Result(
                seat,
                tuple(str(spec.get("player", "")) for spec in json.loads(seats)),
                tuple(winner for winner in json.loads(winners) if isinstance(winner, int)),
                tuple(map(str, json.loads(sides or "[]"))),
            )
            for seat, seats, winners, sides in rows
        ]

    def choices(self) -> list[Choices]:
        """What the person's choices lost in those games of `results` that are analysed."""
        last = "(SELECT line FROM events WHERE game_id = seat.id ORDER BY n DESC LIMIT 1)"
        play = "'$.seats[' || seat.seat || ']"
        rows = self._all(
            f"SELECT seat.seats, json_extract(content, {play}.decisions'),"
            f" json_extract(content, {play}.loss_mean'), {last} AS line"
            " FROM seat JOIN counted ON counted.id = seat.id"
            " JOIN analyses ON json_valid(line) AND json_extract(line, '$.seal') = log"
            f" WHERE counted.game = ? AND seat.player = ? AND seat.name = ? AND {_UNAIDED}"
            " AND json_valid(content) ORDER BY counted.played, seat.id",
            self.game,
            HUMAN,
            self.name,
        )
        return [Choices(seats, decisions, loss) for seats, decisions, loss, _ in rows if decisions]

    def help(self) -> Help:
        """The help used: hints asked for, choices taken back."""
        rows = self._all(
            f"SELECT {_ASSISTS}, {_UNDOS}"
            " FROM seat JOIN counted ON counted.id = seat.id"
            " WHERE counted.game = ? AND seat.player = ? AND seat.name = ?",
            self.game,
            HUMAN,
            self.name,
        )
        return Help(
            sum(1 for row in rows if any(row)), sum(row[0] for row in rows), sum(row[1] for row in rows)
        )

    def events(
        self, tags: Sequence[str], field: str, *, rivals: bool = False
    ) -> dict[tuple[str, int | str], int]:
        """How often the person, or everybody else, did something.

        Args:
            tags: of the events that count; each has a field `seat`.
            field: a field of the events; its values are counted separately.
            rivals: whether to count everybody else.

        Returns:
            Counts by tag and value of the field, -1 where an event has none; without choices taken back.
        """
        places = ", ".join("?" for _ in tags)
        side = "<>" if rivals else "="
        rows = self._all(
            f"SELECT tag, coalesce(json_extract({_LINE}, '$.' || ?), -1), count(*)"
            " FROM seat JOIN counted ON counted.id = seat.id JOIN events ON events.game_id = seat.id"
            f" WHERE counted.game = ? AND seat.player = ? AND seat.name = ? AND tag IN ({places})"
            f" AND NOT void AND json_extract({_LINE}, '$.seat') {side} seat.seat GROUP BY 1, 2",
            field,
            self.game,
            HUMAN,
            self.name,
            *tags,
        )
        return {(str(tag), value): int(count) for tag, value, count in rows}

    def mean(self, tag: str) -> float:
        """How often an event happens in a game of the person on average, without choices taken back."""
        ((mean,),) = self._all(
            "SELECT avg((SELECT count(*) FROM events WHERE game_id = seat.id AND tag = ? AND NOT void))"
            " FROM seat JOIN counted ON counted.id = seat.id"
            " WHERE counted.game = ? AND seat.player = ? AND seat.name = ?",
            tag,
            self.game,
            HUMAN,
            self.name,
        )
        return float(mean or 0.0)

    def _rows(self, key: str) -> list[Row]:
        rows = self._all(
            f"SELECT {key} AS part, count(*), sum(seat.won), sum(seat.chance), avg(seat.score),"
            " avg((SELECT avg(other.score) FROM seat AS other"
            " WHERE other.id = seat.id AND other.seat <> seat.seat))"
            " FROM seat JOIN counted ON counted.id = seat.id"
            " WHERE counted.game = ? AND seat.player = ? AND seat.name = ? GROUP BY part ORDER BY part",
            self.game,
            HUMAN,
            self.name,
        )
        return [Row(*row) for row in rows]

    def _all(self, query: str, *args: str) -> list[tuple[Any, ...]]:
        aliases = json.dumps(dict(self._aliases))
        return self._database.all(_COUNTED + query, self._imported, self._teacher, aliases, *args)


def persons(
    database: Database,
    game: str,
    teacher: str = "",
    *,
    imported: bool = False,
    aliases: Mapping[str, str] = NO_ALIASES,
) -> list[tuple[str, int]]:
    """Everybody who played a counted game, with the number of games, most games first; see `Statistics`."""
    rows = database.all(
        f"{_COUNTED} SELECT seat.name, count(*) FROM seat JOIN counted ON counted.id = seat.id"
        " WHERE counted.game = ? AND seat.player = ? GROUP BY seat.name ORDER BY count(*) DESC, seat.name",
        imported,
        teacher,
        json.dumps(dict(aliases)),
        game,
        HUMAN,
    )
    return [(str(name), int(count)) for name, count in rows]
