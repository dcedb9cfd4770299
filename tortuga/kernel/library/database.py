"""The library's SQLite connection: whole transactions, and errors in words of the library.

WAL with synchronous=FULL: a commit is on the disk before it returns, so that pulling the plug loses nothing
that was confirmed. (With NORMAL the last transactions of a WAL may be lost when the power fails.)
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tortuga.kernel.library.schema import prepare, told

BUSY_SECONDS = 10.0
"""How long a transaction waits for one of another process."""


class Database:
    """The open file, created or brought to the present version where needed.

    Raises:
        LibraryError: it cannot be opened or written, is damaged, foreign, or of a newer version.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            # isolation_level=None: transactions are begun by hand, never by the module
            self.connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        except sqlite3.Error as error:
            raise told(error, path) from error
        try:
            prepare(self.connection, path)
        except sqlite3.Error as error:
            self.close()
            raise told(error, path) from error
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """All or nothing.

        Raises:
            LibraryError: the database refuses; nothing of the transaction is kept.
        """
        connection = self.connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                # a full disk may have ended the transaction already
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise told(error, self.path) from error

    def all(self, query: str, *args: int | str) -> list[tuple[Any, ...]]:
        """All rows of a query.

        Raises:
            LibraryError: the database refuses.
        """
        try:
            return self.connection.execute(query, args).fetchall()
        except sqlite3.Error as error:
            raise told(error, self.path) from error
