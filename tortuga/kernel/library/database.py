"""The library's SQLite connection: whole transactions, and errors as the library tells them.

WAL with synchronous=FULL: a commit is on the disk before it returns, so that pulling the plug loses nothing
that was confirmed. (With NORMAL the last transactions of a WAL may be lost when the power fails.)
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tortuga.kernel.library.schema import (
    REFUSALS,
    LibraryError,
    check_readable,
    folder_error,
    prepare,
    told,
)
from tortuga.unicode import cleaned

SMALLEST = 512
"""Bytes of the smallest page that SQLite has."""
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
            failed = told(error, self.path)
            if failed.id != "error-library-unwritable" or not self.path.is_file():
                raise failed from error
        # on a medium that cannot be written, what is there can still be read
        place = f"{self.path.absolute().as_uri()}?mode=ro"
        try:
            with contextlib.suppress(*REFUSALS):
                return self._connected(place, reading=True)
            # where not even the files beside it can be made, it cannot change while it is open
            return self._connected(f"{place}&immutable=1", reading=True)
        except REFUSALS as error:
            raise told(error, self.path) from error

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
        """Let go of the file, which is there afterwards even if somebody deleted it meanwhile.

        Raises:
            LibraryError: it was deleted and cannot be written again.
        """
        try:
            self._put_back()
        finally:
            self._writes = False
            self.connection.close()

    def _put_back(self) -> None:
        """Write the file again if it was deleted or moved away while it is open: all of it is still known.

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
            raise told(error, self.path) from error

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
            raise told(error, self.path) from error

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
            raise told(error, self.path) from error

    def _unsound(self, query: str, args: tuple[int | str, ...]) -> list[tuple[Any, ...]]:
        """All rows, though some of their text is no longer valid UTF-8: whoever reads them finds that out."""
        before = self.connection.text_factory
        self.connection.text_factory = lambda data: data.decode(errors="replace")
        try:
            return self.connection.execute(query, args).fetchall()
        finally:
            self.connection.text_factory = before


def copied(connection: sqlite3.Connection, target: Path) -> None:
    """Write all of a database to one file, which can be read where nothing can be written.

    Raises:
        sqlite3.Error: either of them refuses.
    """
    with contextlib.closing(sqlite3.connect(target)) as into:
        connection.backup(into)
        into.execute("PRAGMA journal_mode = DELETE")
