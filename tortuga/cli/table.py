"""Plain text tables and the progress bar."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import TextIO

BAR = 40
"""Width of the progress bar in characters."""


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: AbstractSet[int]) -> Iterator[str]:
    """The lines of a table.

    Args:
        numbers: indices of the columns that stand to the right.
    """
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        cells = [
            cell.rjust(width) if at in numbers else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


class Progress:
    """A bar on a terminal, nothing elsewhere."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self._total = total
        self._stream = stream or sys.stderr
        self._shown = self._stream.isatty()

    def __call__(self, done: int) -> None:
        """Show how many are done."""
        if self._shown:
            full = BAR * done // self._total
            self._stream.write(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{self._total}")
            self._stream.flush()

    def close(self) -> None:
        """Take the bar away."""
        if self._shown:
            self._stream.write("\r" + " " * (BAR + 2 * len(str(self._total)) + 4) + "\r")
            self._stream.flush()
