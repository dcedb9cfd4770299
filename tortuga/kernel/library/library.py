"""The library: every game of the player in one SQLite file in the data folder.

A session writes to a `Shelf` of it, command by command. The seed of a running game lives only here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, Self

import filelock
import msgspec

from tortuga.kernel.errors import Refusal
from tortuga.kernel.eyes import shareable
from tortuga.kernel.game import Games
from tortuga.kernel.library.database import Database
from tortuga.kernel.library.schema import LibraryError
from tortuga.kernel.library.store import Shelf
from tortuga.kernel.log.format import LogError, as_bytes, dump, save
from tortuga.kernel.log.reader import AnyLog, parse, read
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.timeline import folded
from tortuga.kernel.verify import check

__all__ = ["Entry", "GameState", "Library", "LibraryError", "Shelf"]

FILE_NAME = "library.sqlite3"
LOCK_NAME = "playing.lock"

GameState = Literal["running", "unfinished", "finished"]
"""Can be continued; imported without its seed, so it can only be looked at; over."""


class Entry(msgspec.Struct, frozen=True):
    """One game as the library lists it."""

    id: int
    game: str
    name: str
    """Given by the player; empty at first."""
    state: GameState
    created: str
    """UTC, ISO 8601."""
    changed: str
    """When the last command was stored."""
    events: int
    seats: tuple[SeatSpec, ...]
    scores: tuple[int, ...] | None
    """By seat, once finished."""
    winners: tuple[int, ...] | None
    commitment: str = ""
    """SHA-256 of the seed: games with the same one were dealt alike."""
    branched: bool = False
    """Whether it continues another game."""
    practice: bool = False
    """Whether whole rounds of it may be taken back."""
    round: int | None = None
    """The one that is played, or was the last; None of a game of an older version (see `catch_up`)."""
    sides: tuple[str, ...] = ()
    """By seat, once finished; () where everybody played alone."""
    seen: bool = False
    """Whether its log holds only what somebody saw: it is looked at, and nothing more."""


_SEATS = msgspec.json.Decoder(tuple[SeatSpec, ...])
_SCORES = msgspec.json.Decoder(tuple[int, ...] | None)
_SIDES = msgspec.json.Decoder(tuple[str, ...])
_COLUMNS = (
    "id, game, name, state, created, changed, (SELECT count(*) FROM events WHERE game_id = games.id),"
    " json_extract(header, '$.commitment'), json_extract(header, '$.branched') IS NOT NULL,"
    " json_extract(header, '$.practice') IS NOT NULL, json_extract(header, '$.eyes') IS NOT NULL,"
    " round, seats, coalesce(scores, 'null'), coalesce(winners, 'null'), coalesce(sides, '[]')"
)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Library:
    """The games in a data folder. A context manager; nothing waits for the closing to be kept.

    Args:
        folder: created with all parents when missing.
        now: the clock, as UTC in ISO 8601.

    Raises:
        LibraryError: the folder cannot be used, or the file is damaged, foreign or newer; it stays as it was.
    """

    def __init__(self, folder: Path, *, now: Callable[[], str] = _now) -> None:
        self.folder = folder
        self._now = now
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._folder_error(error) from error
        self.database = Database(folder / FILE_NAME)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self.database.close()

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Hold the folder for playing; listing, importing and exporting go on beside it.

        Raises:
            LibraryError: another instance plays with this folder.
        """
        lock = filelock.FileLock(self.folder / LOCK_NAME, blocking=False)
        try:
            lock.acquire()
        except filelock.Timeout as error:
            raise LibraryError("error-library-locked", folder=str(self.folder)) from error
        except OSError as error:
            raise self._folder_error(error) from error
        try:
            yield
        finally:
            lock.release()

    def _folder_error(self, error: OSError) -> LibraryError:
        reason = error.strerror or str(error)
        return LibraryError("error-library-folder", folder=str(self.folder), reason=reason)

    def new_game(self, name: str = "") -> Shelf:
        """A place for a game that begins; it gets its id when the session stores its first lines."""
        return Shelf(self.database, self._now, None, name)

    def shelf(self, id: int) -> Shelf:
        """The place of a game that is here already.

        Raises:
            LibraryError: no such game.
        """
        self.entry(id)
        return Shelf(self.database, self._now, id)

    def games(self) -> list[Entry]:
        """All games that are not deleted, the one played last first."""
        return self._entries("deleted IS NULL ORDER BY changed DESC, id DESC")

    def running(self) -> list[Entry]:
        """The games that can be continued, the one played last first."""
        return self._entries("deleted IS NULL AND state = 'running' ORDER BY changed DESC, id DESC")

    def entry(self, id: int) -> Entry:
        """One game of the list.

        Raises:
            LibraryError: no such game.
        """
        found = self._entries("deleted IS NULL AND id = ?", id)
        if not found:
            raise LibraryError("error-library-no-game", id=id)
        return found[0]

    def tally(self, tag: str) -> dict[int, int]:
        """How often an event happened in each game, by its tag; games without it are missing."""
        rows = self.database.all("SELECT game_id, count(*) FROM events WHERE tag = ? GROUP BY game_id", tag)
        return {int(id): int(count) for id, count in rows}

    def lines(self, id: int) -> list[str]:
        """The log of a game as sealed lines, header first.

        Raises:
            LibraryError: no such game.
        """
        self.entry(id)
        header = self.database.all("SELECT header FROM games WHERE id = ?", id)
        events = self.database.all("SELECT line FROM events WHERE game_id = ? ORDER BY n", id)
        return [line for (line,) in header + events]

    def load(self, id: int, games: Games) -> AnyLog:
        """The log of a game, its seals checked.

        Raises:
            LibraryError: no such game.
            LogError: a line of it is damaged.
        """
        return parse(as_bytes(self.lines(id)), games)

    def seed(self, id: int) -> str:
        """The seed of a game, for `Session.resume`.

        Raises:
            LibraryError: no such game, or one that was imported without its seed.
        """
        self.entry(id)
        ((seed,),) = self.database.all("SELECT seed FROM games WHERE id = ?", id)
        if seed is None:
            raise LibraryError("error-library-no-seed", id=id)
        return str(seed)

    def rename(self, id: int, name: str) -> None:
        """Give a game another name.

        Raises:
            LibraryError: no such game.
        """
        self.entry(id)
        self._set("name", name, id)

    def delete(self, id: int) -> None:
        """Take a game off the list; its lines stay in the file, and `restore` brings it back.

        Raises:
            LibraryError: no such game.
        """
        self.entry(id)
        self._set("deleted", self._now(), id)

    def restore(self, id: int) -> None:
        """Bring a deleted game back.

        Raises:
            LibraryError: no such game.
        """
        self._set("deleted", None, id)
        self.entry(id)

    def catch_up(self, games: Games) -> None:
        """Find out the round of games that an older version stored; those that cannot be read stay without.

        Raises:
            LibraryError: it could not be stored.
        """
        for entry in self._entries("round IS NULL AND deleted IS NULL"):
            if entry.game not in games:
                continue
            rules = games[entry.game].rules
            try:
                timeline = folded(rules, self.load(entry.id, games))
            except (LogError, Refusal):
                continue
            self._set("round", rules.round(timeline.state), entry.id)

    def export_log(self, id: int, path: Path, games: Games) -> None:
        """Write a game to a log file: all of it when it is over, else what a lone person, or everybody, saw.

        Raises:
            LibraryError: no such game.
            LogError: a line of it is damaged, or the file cannot be written.
        """
        log = self.load(id, games)
        save(path, dump(shareable(games[log.header.game].rules, log)))

    def import_log(self, path: Path, games: Games) -> int:
        """Take in a log file after checking all of it; the file is only read.

        Returns:
            The id of the game: the one it has already when the very same log is here.

        Raises:
            LogError: the file is not a good log; nothing of it is kept.
            LibraryError: it could not be stored.
        """
        log = read(path, games)
        rules = games[log.header.game].rules
        timeline = check(log, rules)
        lines = dump(log).decode().splitlines()
        for (id,) in self.database.all(
            "SELECT id FROM games WHERE deleted IS NULL AND header = ? ORDER BY id", lines[0]
        ):
            if self.lines(id) == lines:
                return int(id)
        outcome = rules.outcome(timeline.state) if log.seed is not None else None
        shelf = self.new_game()
        shelf.adopt(log.header, log.seed, lines, rules.round(timeline.state), outcome)
        assert shelf.id is not None
        return shelf.id

    def _set(self, column: Literal["name", "deleted", "round"], value: str | int | None, id: int) -> None:
        with self.database.transaction() as connection:
            connection.execute(f"UPDATE games SET {column} = ? WHERE id = ?", (value, id))

    def _entries(self, where: str, *args: int) -> list[Entry]:
        rows = self.database.all(f"SELECT {_COLUMNS} FROM games WHERE {where}", *args)
        return [_entry(row) for row in rows]


def _entry(row: tuple[Any, ...]) -> Entry:
    commitment, branched, practice, seen, round, seats, scores, winners, sides = row[-9:]
    told = (_SEATS.decode(seats), _SCORES.decode(scores), _SCORES.decode(winners))
    flags = (commitment, bool(branched), bool(practice))
    fields: list[Any] = [*row[:-9], *told, *flags, round, _SIDES.decode(sides), bool(seen)]
    return Entry(*fields)
