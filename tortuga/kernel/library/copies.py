"""Copies of the library: one a day, of which the last seven are kept; any of them can replace the library."""

from __future__ import annotations

import os
import shutil
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from tortuga.kernel.library.database import REFUSALS, SIDES, Database, LibraryError, copied, library_error

FOLDER = "copies"
COPIES_KEPT = 7
"""How many daily copies are kept."""


def copies(folder: Path) -> list[Path]:
    """The copies in a data folder, newest first; each is named after its day.

    Copies dated in the future were made when the clock was wrong, nobody knows when: they come last.
    """
    return _newest_first(folder, datetime.now(UTC).date().isoformat())


def _newest_first(folder: Path, today: str) -> list[Path]:
    paths = (path for path in (folder / FOLDER).glob("library-????-??-??.sqlite3") if path.is_file())
    return sorted(paths, key=lambda path: (day_of(path) <= today, path.name), reverse=True)


def day_of(copy: Path) -> str:
    """The day of a copy, as 2026-11-22."""
    return copy.stem.removeprefix("library-")


def keep_copy(database: Database, day: str) -> None:
    """Keep a copy for this day if the library is sound; only the first of a day is kept.

    Args:
        day: as 2026-11-22.

    Raises:
        LibraryError: the library is damaged; no copy is made of it, and no old one is dropped.
        OSError: the copy cannot be written.
    """
    place = database.path.parent / FOLDER
    target = place / f"library-{day}.sqlite3"
    if target.exists():
        return
    check_whole(database)
    place.mkdir(exist_ok=True)
    unfinished = target.with_suffix(".new")
    try:
        unfinished.unlink(missing_ok=True)
        _copy(database, unfinished)
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
    for old in _newest_first(place.parent, day)[COPIES_KEPT:]:
        old.unlink(missing_ok=True)


def check_whole(database: Database) -> None:
    """Check the whole file of a library.

    Raises:
        LibraryError: it is damaged.
    """
    ((verdict,), *_) = database.all("PRAGMA quick_check(1)")
    if verdict != "ok":
        raise LibraryError("error-library-damaged", file=str(database.path), reason=str(verdict))


def _copy(database: Database, target: Path) -> None:
    try:
        copied(database.connection, target)
    except REFUSALS as error:
        raise library_error(error, target) from error


def set_aside(library: Path, why: str, day: str) -> Path | None:
    """Rename the library's files, so that nothing is lost; returns their new place, None if there were none.

    Args:
        why: a word for the new name.

    Raises:
        OSError: they cannot be renamed.
    """
    if not library.exists():
        return None
    number = 1
    while True:
        kept = library.with_name(f"library-{why}-{day}{f'-{number}' if number > 1 else ''}.sqlite3")
        if not kept.exists():
            break
        number += 1
    for side in SIDES:
        beside = library.with_name(library.name + side)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + side))
    library.rename(kept)
    return kept


def restore_copy(library: Path, copy: Path, day: str) -> Path | None:
    """Replace the library with a copy; returns where the old library was set aside.

    Raises:
        LibraryError: the copy is damaged; the library is where it was.
        OSError: the files cannot be written; the library is where it was.
    """
    with tempfile.TemporaryDirectory(prefix=".restore-", dir=library.parent) as place:
        unfinished = Path(shutil.copyfile(copy, Path(place) / library.name))
        _check_copy(unfinished, copy)
        kept = set_aside(library, "replaced", day)
        os.replace(unfinished, library)
    return kept


def _check_copy(unfinished: Path, copy: Path) -> None:
    """Check a copy by opening a duplicate, since opening upgrades it to the present version."""
    try:
        database = Database(unfinished)
        try:
            check_whole(database)
            database.connection.execute("PRAGMA journal_mode = DELETE")
        finally:
            database.close()
    except LibraryError as error:
        raise LibraryError("error-library-copy", file=str(copy)) from error
