"""The library's file: its tables, their versions, and what the database's errors mean to a player."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tortuga.kernel.errors import UserError
from tortuga.unicode import harmless

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

_V4 = """
ALTER TABLE games ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
UPDATE games SET imported = 1 WHERE state <> 'running' AND created = changed;
ALTER TABLE games ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
UPDATE games SET played = (SELECT count(*) FROM games AS other
    WHERE other.changed < games.changed OR (other.changed = games.changed AND other.id <= games.id));
CREATE INDEX games_played ON games (played);
"""
# What is imported is stored at once, what is played is not. `played` tells in which order games were played
# last, whatever the clock said then.


def _void(database: sqlite3.Connection) -> None:
    """Mark what was taken back in the games of older versions."""
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


MIGRATIONS = (_V1, _V2, _V3, _V4)
"""Script n brings a file of version n to version n + 1. Published scripts never change."""

FURTHER: dict[int, Callable[[sqlite3.Connection], None]] = {2: _void}
"""By the same number, what SQL alone cannot do; run after the script."""

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
    """The library cannot be opened, read or written; what it held is as it was."""


REFUSALS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What the database raises; the second when its own message quotes bytes that are not UTF-8."""


def folder_error(folder: Path, error: OSError) -> LibraryError:
    """The error of a data folder that cannot be used, as the player is told it."""
    return LibraryError("error-library-folder", folder=str(folder), reason=error.strerror or str(error))


def told(error: Exception, path: Path) -> LibraryError:
    """What an error of the database, one of `REFUSALS`, means to the player."""
    if isinstance(error, UnicodeDecodeError):
        # it quotes the file, which holds what no library ever wrote
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
    """Accept a file that cannot be written: one of ours, and of this very version.

    Raises:
        LibraryError: another program's file, or one of another version.
        sqlite3.Error: anything the database itself finds.
    """
    _check_owner(database, path)
    if _number(database, "user_version") != VERSION:
        raise LibraryError("error-library-unwritable", file=str(path), reason="version")


def _check_owner(database: sqlite3.Connection, path: Path) -> None:
    """Accept a new file, or one of ours that is not newer than this program.

    The numbers that say so may be damaged like anything else; then the tables are the better witness.
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
