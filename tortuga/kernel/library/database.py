"""The library's SQLite connection: transactions, and errors as shown to the player.

WAL with synchronous=FULL: a commit is on the disk before it returns, so that pulling the plug loses nothing
that was confirmed. (With NORMAL the last transactions of a WAL may be lost when the power fails.)
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from tortuga.kernel.errors import UserError
from tortuga.unicode import cleaned, harmless

APPLICATION = 0x544F5254
"""Marks the file as ours ("TORT"), so that another program's database is never written to."""

_V1 = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('running', 'unfinished', 'finished')),
    created TEXT NOT NULL,
    changed TEXT NOT NULL,
    deleted TEXT,
    header TEXT NOT NULL,
    seed TEXT,
    seats TEXT NOT NULL,
    scores TEXT,
    winners TEXT
) STRICT;
CREATE TABLE events (
    game_id INTEGER NOT NULL REFERENCES games (id),
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (game_id, n)
) STRICT, WITHOUT ROWID;
"""

_V2 = """
CREATE TABLE assists (
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (game_id, kind)
) STRICT, WITHOUT ROWID;
"""

_V3 = """
ALTER TABLE games ADD COLUMN round INTEGER;
ALTER TABLE games ADD COLUMN sides TEXT;
ALTER TABLE events ADD COLUMN tag TEXT NOT NULL DEFAULT '';
ALTER TABLE events ADD COLUMN void INTEGER NOT NULL DEFAULT 0;
UPDATE events SET tag = json_extract(line, '$.type');
CREATE TABLE helped (
    game_id INTEGER NOT NULL REFERENCES games (id),
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (game_id, kind, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO helped (game_id, kind, seat, count) SELECT game_id, kind, -1, count FROM assists;
DROP TABLE assists;
ALTER TABLE helped RENAME TO assists;
CREATE TABLE notes (
    game_id INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
"""

# An imported game is stored all at once, a played one is not. `played` is the order in which games were last
# played, whatever the clock said then.
_V4 = """
ALTER TABLE games ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
UPDATE games SET imported = 1 WHERE state <> 'running' AND created = changed;
ALTER TABLE games ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
UPDATE games SET played = (SELECT count(*) FROM games AS other
    WHERE other.changed < games.changed OR (other.changed = games.changed AND other.id <= games.id));
CREATE INDEX games_played ON games (played);
"""
_V5 = """
CREATE TABLE analyses (
    log TEXT NOT NULL,
    engine TEXT NOT NULL,
    samples INTEGER NOT NULL,
    content TEXT NOT NULL,
    PRIMARY KEY (log, engine, samples)
) STRICT, WITHOUT ROWID;
"""

_V6 = """
CREATE TABLE drills (
    position TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    due TEXT NOT NULL,
    answered TEXT NOT NULL,
    answers TEXT NOT NULL,
    state TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""

_V7 = """
CREATE TABLE bets (
    log TEXT NOT NULL,
    line INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    coins TEXT NOT NULL,
    forecast TEXT NOT NULL,
    happened INTEGER NOT NULL,
    PRIMARY KEY (log, line, seat)
) STRICT, WITHOUT ROWID;
"""

_V8 = """
CREATE TABLE deals (
    day TEXT NOT NULL,
    game TEXT NOT NULL,
    points INTEGER NOT NULL,
    won INTEGER NOT NULL,
    levels TEXT NOT NULL,
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;
"""

_V9 = """
CREATE TABLE voyages (
    game TEXT NOT NULL,
    voyage TEXT NOT NULL,
    player TEXT NOT NULL,
    stars INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (game, voyage, player)
) STRICT, WITHOUT ROWID;
"""


def _void(database: sqlite3.Connection) -> None:
    """Mark events that were taken back in games of older versions."""
    undone = database.execute(
        "SELECT game_id, n, json_extract(line, '$.events') FROM events WHERE tag = 'undone' ORDER BY 1, 2"
    )
    for id, n, events in undone.fetchall():
        take_back(database, id, n, events)


def take_back(database: sqlite3.Connection, id: int, n: int, events: int) -> None:
    """Void what the undo in line `n` takes back: the last events before it that still count."""
    database.execute(
        "UPDATE events SET void = 1 WHERE game_id = :id AND n IN (SELECT n FROM events WHERE game_id = :id"
        " AND n < :n AND NOT void AND tag NOT IN ('undone', 'seed-revealed') ORDER BY n DESC LIMIT :events)",
        {"id": id, "n": n, "events": events},
    )


MIGRATIONS = (_V1, _V2, _V3, _V4, _V5, _V6, _V7, _V8, _V9)
"""Script n brings a file of version n to version n + 1. Published scripts never change."""

FURTHER: dict[int, Callable[[sqlite3.Connection], None]] = {2: _void}
"""By the same number, steps that SQL alone cannot do; run after the script."""

VERSION = len(MIGRATIONS)
_OURS = frozenset({("games", "header"), ("games", "seed"), ("events", "game_id"), ("events", "line")})
"""Tables and columns that every version has had."""

_MEANING = {
    sqlite3.SQLITE_FULL: "error-library-full",
    sqlite3.SQLITE_NOTADB: "error-library-damaged",
    sqlite3.SQLITE_CORRUPT: "error-library-damaged",
    sqlite3.SQLITE_ERROR: "error-library-damaged",  # a missing table, or a number that is not one
    sqlite3.SQLITE_FORMAT: "error-library-damaged",
    sqlite3.SQLITE_MISMATCH: "error-library-damaged",
    sqlite3.SQLITE_BUSY: "error-library-busy",
    sqlite3.SQLITE_LOCKED: "error-library-busy",
    sqlite3.SQLITE_READONLY: "error-library-unwritable",
    sqlite3.SQLITE_CANTOPEN: "error-library-unwritable",
    sqlite3.SQLITE_PERM: "error-library-unwritable",
}


class LibraryError(UserError):
    """The library cannot be opened, read or written; its content is unchanged."""


REFUSALS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What the database raises; the second when its own message quotes bytes that are not UTF-8."""


def folder_error(folder: Path, error: OSError) -> LibraryError:
    """The error of a data folder that cannot be used, as shown to the player."""
    return LibraryError("error-library-folder", folder=str(folder), reason=error.strerror or str(error))


def library_error(error: Exception, path: Path) -> LibraryError:
    """An error of the database, one of `REFUSALS`, as shown to the player."""
    if isinstance(error, UnicodeDecodeError):
        # it quotes bytes of the file that no library ever wrote
        return LibraryError("error-library-damaged", file=str(path), reason=harmless(repr(error.object)))
    code = getattr(error, "sqlite_errorcode", None)
    # the low byte is the kind of error, the rest are details
    id = _MEANING.get(code & 0xFF) if isinstance(code, int) else None
    return LibraryError(id or "error-library-failed", file=str(path), reason=str(error))


def prepare(database: sqlite3.Connection, path: Path) -> None:
    """Set up a connection, and create the tables or bring them to the present version.

    Raises:
        LibraryError: another program's file, or one of a newer version.
        sqlite3.Error: anything the database itself finds.
    """
    _check_owner(database, path)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    if _number(database, "user_version") == VERSION:
        return
    database.execute("BEGIN IMMEDIATE")
    try:
        # another instance, perhaps a newer version, may have been faster
        _check_owner(database, path)
        for version in range(_number(database, "user_version"), VERSION):
            # executescript would commit what was begun, so the statements go one by one
            for statement in filter(str.strip, MIGRATIONS[version].split(";")):
                database.execute(statement)
            if version in FURTHER:
                FURTHER[version](database)
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


def check_readable(database: sqlite3.Connection, path: Path) -> None:
    """Accept a read-only file: one of ours, of exactly this version.

    Raises:
        LibraryError: another program's file, or one of another version.
        sqlite3.Error: anything the database itself finds.
    """
    _check_owner(database, path)
    if _number(database, "user_version") != VERSION:
        raise LibraryError("error-library-unwritable", file=str(path), reason="version")


def _check_owner(database: sqlite3.Connection, path: Path) -> None:
    """Accept a new file, or one of ours that is not newer than this program.

    The numbers that say so may be damaged like anything else; then the tables tell more reliably.
    """
    (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables and _number(database, "application_id") != APPLICATION:
        if _layout(database) >= _OURS:
            raise LibraryError("error-library-damaged", file=str(path), reason="application_id")
        raise LibraryError("error-library-foreign", file=str(path))
    version = _number(database, "user_version")
    if not 0 <= version <= VERSION:
        # the next version may still have these tables, a much later one will not
        if version < 0 or (version > VERSION + 1 and _layout(database) == _present_layout()):
            raise LibraryError("error-library-damaged", file=str(path), reason="user_version")
        raise LibraryError("error-library-newer", file=str(path), version=version, known=VERSION)


def _layout(database: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    """The tables of a database with their columns."""
    return frozenset(
        database.execute(
            "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
            " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
        )
    )


def _present_layout() -> frozenset[tuple[str, str]]:
    """The layout of a library of this version."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        for script in MIGRATIONS:
            for statement in filter(str.strip, script.split(";")):
                database.execute(statement)
        return _layout(database)


def _number(database: sqlite3.Connection, pragma: str) -> int:
    (value,) = database.execute(f"PRAGMA {pragma}").fetchone()
    return int(value)


SMALLEST = 512
"""Bytes of SQLite's smallest page."""
SIDES = ("-wal", "-shm", "-journal")
"""Endings of the files that SQLite keeps beside a database."""
BUSY_SECONDS = 10.0
"""How long a transaction waits for another process's."""
_log = logging.getLogger(__name__)


class Database:
    """The open file, created or brought to the present version where needed.

    Raises:
        LibraryError: it cannot be opened or written, is damaged, foreign, or of a newer version.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writes = False
        self.connection = self._opened()

    def _opened(self) -> sqlite3.Connection:
        if self.path.is_file() and 0 < (size := self.path.stat().st_size) < SMALLEST:
            # SQLite would take it for an empty database, and write over what is left
            raise LibraryError("error-library-damaged", file=str(self.path), reason=f"{size} B")
        try:
            return self._connected(str(self.path))
        except REFUSALS as error:
            failed = library_error(error, self.path)
            if failed.id != "error-library-unwritable" or not self.path.is_file():
                raise failed from error
        # on a read-only medium the existing games can still be read
        place = f"{self.path.absolute().as_uri()}?mode=ro"
        try:
            with contextlib.suppress(*REFUSALS):
                return self._connected(place, reading=True)
            # if not even the files beside it can be created, it cannot change while it is open
            return self._connected(f"{place}&immutable=1", reading=True)
        except REFUSALS as error:
            raise library_error(error, self.path) from error

    def _connected(self, name: str, *, reading: bool = False) -> sqlite3.Connection:
        # isolation_level=None: transactions are begun by hand, never by the module
        connection = sqlite3.connect(name, timeout=BUSY_SECONDS, isolation_level=None, uri=reading)
        try:
            connection.create_function("cleaned", 1, cleaned, deterministic=True)
            if reading:
                check_readable(connection, self.path)
            else:
                prepare(connection, self.path)
        except BaseException:
            connection.close()
            raise
        self._writes = not reading
        return connection

    def close(self) -> None:
        """Close the file; if somebody has deleted it meanwhile it is written again.

        Raises:
            LibraryError: it was deleted and cannot be written again.
        """
        try:
            self._put_back()
        finally:
            self._writes = False
            self.connection.close()

    def _put_back(self) -> None:
        """Write the file again if it was deleted or moved while open: its contents are still known.

        A file that was put in its place is left alone.
        """
        if not self._writes or os.path.lexists(self.path):
            return
        _log.warning("%s is gone; it is written again", self.path)
        whole = self.path.with_name(self.path.name + ".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            whole.unlink(missing_ok=True)
            copied(self.connection, whole)
            self.connection.close()
            for side in SIDES:  # of the lost file; SQLite would take them for the new one's
                self.path.with_name(self.path.name + side).unlink(missing_ok=True)
            os.replace(whole, self.path)
            self.connection = self._connected(str(self.path))
        except OSError as error:
            raise folder_error(self.path.parent, error) from error
        except REFUSALS as error:
            raise library_error(error, self.path) from error

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """A transaction, all or nothing; one within another becomes part of it.

        Raises:
            LibraryError: the database refuses; nothing of the transaction is kept.
        """
        try:
            within: bool = self.connection.in_transaction
            if within:
                yield self.connection
                return
            self._put_back()
            connection = self.connection
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                # a full disk may have ended the transaction already
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except REFUSALS as error:
            raise library_error(error, self.path) from error

    def all(self, query: str, *args: int | str) -> list[tuple[Any, ...]]:
        """All rows of a query.

        Raises:
            LibraryError: the database refuses.
        """
        try:
            try:
                return self.connection.execute(query, args).fetchall()
            except sqlite3.OperationalError as error:
                if hasattr(error, "sqlite_errorcode"):  # no code: the module found bad UTF-8
                    raise
                return self._unsound(query, args)
        except REFUSALS as error:
            raise library_error(error, self.path) from error

    def _unsound(self, query: str, args: tuple[int | str, ...]) -> list[tuple[Any, ...]]:
        """All rows, even with text that is no longer valid UTF-8: callers find that out."""
        before = self.connection.text_factory
        self.connection.text_factory = lambda data: data.decode(errors="replace")
        try:
            return self.connection.execute(query, args).fetchall()
        finally:
            self.connection.text_factory = before


def copied(connection: sqlite3.Connection, target: Path) -> None:
    """Write a database to a single file that can be read even on a read-only medium.

    Raises:
        sqlite3.Error: either of them refuses.
    """
    with contextlib.closing(sqlite3.connect(target)) as into:
        connection.backup(into)
        into.execute("PRAGMA journal_mode = DELETE")
