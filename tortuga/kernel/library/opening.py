"""The library as a player opens it: locked, rescued if damaged, and copied once a day.

Where nothing can be written, it lies in the system's folder for temporary files.
"""

from __future__ import annotations

import contextlib
import logging
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from tortuga.kernel.errors import Notice
from tortuga.kernel.game import Games
from tortuga.kernel.library.copies import keep_copy
from tortuga.kernel.library.library import FILE_NAME, Library, LibraryError, playing
from tortuga.kernel.library.rescue import rescue
from tortuga.kernel.library.schema import folder_error

DAMAGED = "error-library-damaged"
UNUSABLE = "error-library-folder"
_log = logging.getLogger(__name__)


@contextlib.contextmanager
def opened_to_play(folder: Path, games: Games) -> Iterator[tuple[Library, Notice | None]]:
    """The library in a folder, and what the player must be told of it.

    If the folder cannot be written, it is a new one elsewhere, which stays there when the game is closed.

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
            told = {**error.arguments, "elsewhere": str(elsewhere)}
            library, notice = Library(elsewhere), Notice("error-library-elsewhere", told)
        else:
            library, notice = _sound(folder, games)
        yield held.enter_context(library), notice


def _elsewhere(error: LibraryError) -> Path:
    """A new temporary folder; where that cannot be made either, raises the first error."""
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
            _log.warning("no copy: %s", error)  # a full disk, say: playing goes on
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
    """Rescue the library of a locked folder; returns what the player is told.

    Raises:
        LibraryError: it cannot be written.
    """
    try:
        done = rescue(folder / FILE_NAME, games, today)
    except OSError as error:
        raise folder_error(folder, error) from error
    return Notice("error-library-rescued", {"games": done.games, "file": done.kept or "-"})
