"""The library as a player opens it: locked, rescued if damaged, and copied once a day.

If its folder cannot be written, it is in the system's folder for temporary files.
"""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

from tortuga.kernel.errors import Notice
from tortuga.kernel.game import Games
from tortuga.kernel.library.copies import copies, keep_copy, set_aside
from tortuga.kernel.library.database import REFUSALS, Database, LibraryError, folder_error
from tortuga.kernel.library.library import FILE_NAME, Library, playing
from tortuga.kernel.library.store import put_lines
from tortuga.kernel.log.format import LogError, as_bytes
from tortuga.kernel.log.reader import parse

DAMAGED = "error-library-damaged"
UNUSABLE = "error-library-folder"
_log = logging.getLogger(__name__)


@contextlib.contextmanager
def opened_to_play(folder: Path, games: Games) -> Iterator[tuple[Library, Notice | None]]:
    """The library in a folder, and a notice for the player if anything went wrong.

    If the folder cannot be written, it is a new library in a temporary folder, which stays there.

    Raises:
        LibraryError: it cannot be used at all; another instance plays with it.
    """
    notice: Notice | None
    with contextlib.ExitStack() as held:
        try:
            held.enter_context(playing(folder))
        except LibraryError as error:
            if error.id != UNUSABLE:
                raise
            elsewhere = _elsewhere(error)
            held.enter_context(playing(elsewhere))
            arguments = {**error.arguments, "elsewhere": str(elsewhere)}
            library, notice = Library(elsewhere), Notice("error-library-elsewhere", arguments)
        else:
            library, notice = _sound(folder, games)
        yield held.enter_context(library), notice


def _elsewhere(error: LibraryError) -> Path:
    """A new temporary folder; if that fails too, the first error is raised."""
    try:
        return Path(tempfile.mkdtemp(prefix="tortuga-"))
    except OSError:
        raise error from None


def _sound(folder: Path, games: Games) -> tuple[Library, Notice | None]:
    today = date.today().isoformat()
    library: Library | None = None
    try:
        library = Library(folder)
        library.games()
        keep_copy(library.database, today)
    except LibraryError as error:
        if error.id != DAMAGED:
            if library is None:
                raise
            _log.warning("no copy: %s", error)  # a full disk, for instance: the game goes on
            return library, None
    except OSError as error:
        _log.warning("no copy: %s", error)
        assert library is not None, "only copies are files here"
        return library, None
    else:
        return library, None
    if library is not None:
        library.close()
    notice = rescued(folder, games, today)
    return Library(folder), notice


def rescued(folder: Path, games: Games, today: str) -> Notice:
    """Rescue the library of a locked folder; returns a notice for the player.

    Raises:
        LibraryError: it cannot be written.
    """
    try:
        done = rescue(folder / FILE_NAME, games, today)
    except OSError as error:
        raise folder_error(folder, error) from error
    return Notice("error-library-rescued", {"games": done.games, "file": done.kept or "-"})


_COLUMNS = (
    "game",
    "name",
    "state",
    "created",
    "changed",
    "deleted",
    "header",
    "seed",
    "seats",
    "scores",
    "winners",
)
_LATER_COLUMNS = ("round", "sides", "imported", "played")
"""Columns that a file of an older version may not have."""
_PAGE = 4096
"""Bytes of the first page of a library; its layout is the same in every library."""
_COUNT = slice(28, 32)
"""Where the first page stores the number of pages."""

Row = dict[str, Any]


class Rescued(msgspec.Struct, frozen=True):
    """What a rescue achieved."""

    games: int
    """How many games are in the library again."""
    kept: str
    """Name of the broken file now; "" when there was none."""


def rescue(library: Path, games: Games, day: str) -> Rescued:
    """Replace a damaged library, which is set aside, with a sound one.

    Nothing is trusted without proof: each game is taken as far as its seals prove it whole, from the broken
    file or from a copy, whichever has more of it.

    Args:
        library: its file; nobody else may have it open.
        day: for the name of the broken one, as 2026-11-22.

    Raises:
        LibraryError, OSError: the new one cannot be written; the old one is where it was.
    """
    with tempfile.TemporaryDirectory(prefix=".rescue-", dir=library.parent) as place:
        work = Path(place)
        fullest: dict[tuple[int, str], tuple[Row, list[str], sqlite3.Connection]] = {}
        with contextlib.ExitStack() as clean:
            for source in _sources(library, work):
                connection = clean.enter_context(contextlib.closing(_opened(source)))
                for id in _ids(connection):
                    row, lines = _game(connection, id, games)
                    known = fullest.get((id, row.get("header", "")))
                    if lines and (known is None or len(known[1]) < len(lines)):
                        fullest[id, row["header"]] = (row, lines, connection)
            new = work / library.name
            count = _write(new, fullest)
        kept = set_aside(library, "damaged", day)
        os.replace(new, library)
    return Rescued(count, kept.name if kept else "")


def _sources(library: Path, work: Path) -> Iterator[Path]:
    """Files that may hold games: the broken file, the same with a new first page, and all copies."""
    for number, patched in enumerate((False, True)):
        if not library.exists() or library.stat().st_size < _PAGE:
            break
        broken = work / f"broken-{number}.sqlite3"
        shutil.copyfile(library, broken)
        if patched:
            _patch(broken, work)
        else:
            with contextlib.suppress(FileNotFoundError):
                shutil.copyfile(
                    library.with_name(library.name + "-wal"), broken.with_name(broken.name + "-wal")
                )
        yield broken
    for copy in copies(library.parent):
        with contextlib.suppress(OSError):  # an unreadable source must not hide the others
            yield Path(shutil.copyfile(copy, work / copy.name))


def _patch(broken: Path, work: Path) -> None:
    """Give a file the first page of a new library."""
    fresh = work / "fresh.sqlite3"
    database = Database(fresh)
    database.connection.execute("PRAGMA journal_mode = DELETE")
    database.close()
    page = bytearray(fresh.read_bytes()[:_PAGE])
    page[_COUNT] = (broken.stat().st_size // _PAGE).to_bytes(4, "big")
    with broken.open("r+b") as file:
        file.write(page)


def _opened(source: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(source, isolation_level=None)
    connection.text_factory = lambda data: data.decode(errors="replace")
    return connection


def _rows(connection: sqlite3.Connection, query: str, *args: int) -> list[tuple[Any, ...]]:
    """The rows up to the broken place in the file."""
    rows: list[tuple[Any, ...]] = []
    with contextlib.suppress(*REFUSALS):
        for row in connection.execute(query, args):
            rows.append(row)  # noqa: PERF402 - what came before an error counts
    return rows


def _ids(connection: sqlite3.Connection) -> list[int]:
    """Games that can be found from either end, or by their events."""
    ways = ("id FROM games ORDER BY id", "id FROM games ORDER BY id DESC", "max(id) FROM games")
    ids = {row[0] for way in ways for row in _rows(connection, f"SELECT {way}")}
    return sorted(id for id in ids if isinstance(id, int))


def _game(connection: sqlite3.Connection, id: int, games: Games) -> tuple[Row, list[str]]:
    """A game with as many lines as their seals prove sound; none without a header."""
    row: Row = {}
    for columns in (_COLUMNS, *((later,) for later in _LATER_COLUMNS)):
        for values in _rows(connection, f"SELECT {', '.join(columns)} FROM games WHERE id = ?", id):
            row |= dict(zip(columns, values, strict=True))
    if not isinstance(row.get("header"), str):
        return {}, []
    lines = [row["header"]]
    for n, line in _rows(connection, "SELECT n, line FROM events WHERE game_id = ? ORDER BY n", id):
        if n != len(lines) or not isinstance(line, str):
            break
        lines.append(line)
    try:
        parse(as_bytes(lines), games)
    except LogError as error:
        if error.id == "error-log-unknown-game":
            return row, lines  # its game is not installed: kept as it is
        lines = lines[: error.line - 1]
        known = isinstance(row["seed"], str)
        row |= {"state": "running" if known else "unfinished"}
        row |= dict.fromkeys(("scores", "winners", "sides", "round"))
    return row, lines


def _write(new: Path, games: dict[tuple[int, str], tuple[Row, list[str], sqlite3.Connection]]) -> int:
    """Write the new library; returns how many games are in it."""
    database, count = Database(new), 0
    try:
        for (id, _), (row, lines, source) in sorted(games.items(), key=lambda item: item[0]):
            with contextlib.suppress(LibraryError), database.transaction() as connection:
                free = not connection.execute("SELECT 1 FROM games WHERE id = ?", (id,)).fetchone()
                number = _put(connection, id if free else None, row)
                put_lines(connection, number, lines[1:], None)
                for table, names in (("assists", "kind, seat, count"), ("notes", "seat, words")):
                    for values in _rows(source, f"SELECT {names} FROM {table} WHERE game_id = ?", id):
                        places = ", ".join("?" for _ in values)
                        connection.execute(
                            f"INSERT INTO {table} (game_id, {names}) VALUES (?, {places})", (number, *values)
                        )
                count += row["deleted"] is None
        database.connection.execute("PRAGMA journal_mode = DELETE")
    finally:
        database.close()
    return count


def _put(connection: sqlite3.Connection, id: int | None, row: Row) -> int:
    header = msgspec.json.decode(row["header"])
    row = row | {"seats": msgspec.json.encode(header["seats"]).decode(), "name": row["name"] or ""}
    places = ", ".join("?" for _ in row)
    cursor = connection.execute(
        f"INSERT INTO games (id, {', '.join(row)}) VALUES (?, {places})", (id, *row.values())
    )
    assert cursor.lastrowid is not None
    return cursor.lastrowid
