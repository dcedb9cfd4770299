"""The library's file: its tables, their versions, and what the database's errors mean to a player."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from tortuga.kernel.errors import Told

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


def _void(database: sqlite3.Connection) -> None:
    """Mark what was taken back in the games of older versions."""
    undone = database.execute(
        "SELECT game_id, n, json_extract(line, '$.events') FROM events WHERE tag = 'undone' ORDER BY 1, 2"
    )
    for id, n, events in undone.fetchall():
        take_back(database, id, n, events)


def take_back(database: sqlite3.Connection, id: int, n: int, events: int) -> None:
    """Make void what the undo in line `n` takes back: the last events before it that still count."""
    database.execute(
        "UPDATE events SET void = 1 WHERE game_id = ?1 AND n IN (SELECT n FROM events WHERE game_id = ?1"
        " AND n < ?2 AND NOT void AND tag NOT IN ('undone', 'seed-revealed') ORDER BY n DESC LIMIT ?3)",
        (id, n, events),
    )


MIGRATIONS = (_V1, _V2, _V3)
"""Script n brings a file of version n to version n + 1. What was published is followed, never changed."""

FURTHER: dict[int, Callable[[sqlite3.Connection], None]] = {2: _void}
"""What a script of statements cannot do, by the same number, after it."""

VERSION = len(MIGRATIONS)

_MEANING = {
    sqlite3.SQLITE_FULL: "error-library-full",
    sqlite3.SQLITE_NOTADB: "error-library-damaged",
    sqlite3.SQLITE_CORRUPT: "error-library-damaged",
    sqlite3.SQLITE_BUSY: "error-library-busy",
    sqlite3.SQLITE_LOCKED: "error-library-busy",
    sqlite3.SQLITE_READONLY: "error-library-unwritable",
    sqlite3.SQLITE_CANTOPEN: "error-library-unwritable",
    sqlite3.SQLITE_PERM: "error-library-unwritable",
}


class LibraryError(Told):
    """The library cannot be opened, read or written; what it held is as it was."""


def told(error: sqlite3.Error, path: Path) -> LibraryError:
    """What an error of the database means."""
    code = getattr(error, "sqlite_errorcode", None)
    # the low byte is the kind of error, the rest tells details
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
        # another instance may have been first, and may have been a newer one
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


def _check_owner(database: sqlite3.Connection, path: Path) -> None:
    """Accept a new file, or one of ours that is not newer than this program."""
    (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables and _number(database, "application_id") != APPLICATION:
        raise LibraryError("error-library-foreign", file=str(path))
    version = _number(database, "user_version")
    if version > VERSION:
        raise LibraryError("error-library-newer", file=str(path), version=version, known=VERSION)


def _number(database: sqlite3.Connection, pragma: str) -> int:
    (value,) = database.execute(f"PRAGMA {pragma}").fetchone()
    return int(value)
