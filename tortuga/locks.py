"""A file as a lock between processes.

SQLite holds it, which is loaded for the library anyway, and the system lets it go with the process.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def locked(file: Path, timeout: float = 0.0) -> Iterator[None]:
    """Hold a lock; the file is created if missing.

    Args:
        timeout: seconds to wait for another process that holds it.

    Raises:
        BlockingIOError: another process holds it.
        OSError: the file cannot be used.
    """
    file.touch()  # SQLite would not say why it cannot
    with contextlib.ExitStack() as held:
        try:
            lock = held.enter_context(contextlib.closing(sqlite3.connect(file, timeout=timeout)))
            lock.execute("PRAGMA journal_mode = MEMORY")  # no second file beside it
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
            raise (BlockingIOError if busy else OSError)(str(error)) from error
        yield
