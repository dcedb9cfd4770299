"""Output that never fails: lines on standard output and error, tables, and the progress bar."""

from __future__ import annotations

import codecs
import contextlib
import errno
import io
import os
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import TextIO

from tortuga.app.text import Text
from tortuga.kernel.errors import UserError
from tortuga.kernel.log.format import LogError
from tortuga.unicode import harmless

_PLAIN = {
    "→": "->", "←": "<-", "–": "-", "—": "-", "−": "-", "…": "...", "·": "-", "×": "x",
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "‚": "'",
}  # fmt: skip
"""Replacements for characters that an output cannot encode; other letters lose their accents."""
_HANDLER = "tortuga-plain"


def prepare() -> None:
    """Make both outputs safe to write to: closed ones swallow everything, no character raises an error."""
    codecs.register_error(_HANDLER, _plainer)
    _occupy()
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # closed by the caller, or started without a console
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=_encoding(stream), errors=_HANDLER)


def _occupy() -> None:
    """Occupy closed standard descriptors, so that no file opened later takes their place and our output."""
    if os.name != "posix":
        return
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)


def _encoding(stream: io.TextIOWrapper) -> str | None:
    """UTF-8 for a pipe or file on Windows, which would use the console's code page; None = unchanged."""
    wanted = os.environ.get("PYTHONIOENCODING")
    return "utf-8" if sys.platform == "win32" and not wanted and not stream.isatty() else None


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(letter: str) -> str:
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    half = unicodedata.category(letter) == "Cs"
    return _PLAIN.get(letter) or bare or (letter.encode("unicode_escape").decode() if half else "?")


class UsageError(UserError):
    """Wrong usage of the command line: exit code 2."""


def message(text: Text, error: UserError) -> str:
    """An error in words."""
    return text.describe_error(error.id, error.arguments) if text.has(error.id) else str(error)


def in_file(text: Text, file: str, error: LogError) -> str:
    """`file:line: reason`, or `file: reason` for a file that could not be opened."""
    return f"{file}:{error.line}: {message(text, error)}" if error.line else f"{file}: {message(text, error)}"


def tell(line: str) -> None:
    """Print a line on standard output, without characters that control a terminal.

    Raises:
        OSError: it cannot be written.
    """
    print(harmless(line))


def complain(line: str) -> None:
    """Print an error as one line on standard error; failures are ignored, since nobody could read them."""
    say_aside(f"tortuga: {' '.join(line.split())}")


def say_aside(line: str) -> None:
    """Print a line on standard error; failures are ignored."""
    with contextlib.suppress(OSError):
        print(harmless(line), file=sys.stderr, flush=True)


def is_left(error: OSError) -> bool:
    """Whether the output's reader has closed it; Windows reports that as an invalid argument."""
    return isinstance(error, BrokenPipeError) or (error.errno == errno.EINVAL and error.filename is None)


def give_up() -> None:
    """Discard unwritten output, or Python would try again at exit and complain."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            with contextlib.suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


BAR = 40
"""Width of the progress bar in characters."""


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: AbstractSet[int]) -> Iterator[str]:
    """The lines of a table.

    Args:
        numbers: indices of the columns that are right-aligned.
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
        """Clear the bar."""
        if self._shown:
            self._stream.write("\r" + " " * (BAR + 2 * len(str(self._total)) + 4) + "\r")
            self._stream.flush()
