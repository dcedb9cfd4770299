"""The lines of a log file, taken one by one and within bounds, for anybody may have written them.

Every game that was ever played stays far below the bounds; a file above them is refused before it is held.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from tortuga.kernel.log.files import opened
from tortuga.kernel.log.format import LogError
from tortuga.kernel.upcast import Raw

MOST_LINE = 1 << 18
"""Bytes of a line; the longest ones, of headers and large tables, have some thousand."""
MOST_LINES = 100_000
"""Lines of a log; a game of an evening has some hundred, one that hardly ends some ten thousand."""
DEEPEST = 32
"""Objects and lists within one another."""
_BOM = b"\xef\xbb\xbf"


class CutLine(bytes):
    """The last line of a file that does not end with a line end."""


def lines_of_file(path: Path) -> Iterator[bytes]:
    """The lines of a file, without their ends; it is only read, and never held as a whole.

    Raises:
        LogError: it cannot be opened or read, or has a line, or more lines, than any log.
    """
    try:
        with opened(path) as file:
            yield from _lines(file)
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise LogError("error-log-unreadable", line=0, file=str(path), reason=reason) from error


def lines_of(data: bytes) -> Iterator[bytes]:
    """The lines in the bytes of a file, likewise."""
    return _lines(io.BytesIO(data))


def _lines(file: BinaryIO) -> Iterator[bytes]:
    number = 0
    while line := file.readline(MOST_LINE + 2):
        number += 1
        if number > MOST_LINES:
            raise LogError("error-log-long", line=number, most=MOST_LINES)
        whole = line.endswith(b"\n")
        line = line.removesuffix(b"\n")
        if len(line) > MOST_LINE:
            raise LogError("error-log-wide", line=number, most=MOST_LINE)
        if number == 1:
            line = line.removeprefix(_BOM)  # some editors put it there
        yield line if whole else CutLine(line)


def object_of(number: int, line: bytes) -> Raw:
    """The JSON object of a line.

    Raises:
        LogError: it is none, or one that readers might take for different things.
    """
    try:
        raw = msgspec.json.decode(line)
    except UnicodeDecodeError as error:
        raise LogError("error-log-not-text", line=number, byte=error.start + 1) from error
    except RecursionError as error:
        raise LogError("error-log-deep", line=number, most=DEEPEST) from error
    except msgspec.DecodeError as error:
        if not line.strip():
            raise LogError("error-log-blank", line=number) from error
        if isinstance(line, CutLine):
            raise LogError("error-log-cut", line=number) from error
        raise LogError("error-log-not-json", line=number, what=str(error)) from error
    if line.count(b"[") + line.count(b"{") > DEEPEST and _depth(raw) > DEEPEST:
        raise LogError("error-log-deep", line=number, most=DEEPEST)
    if not isinstance(raw, dict):
        raise LogError("error-log-not-object", line=number)
    # only what is longer than need be can say anything twice
    if len(line) > len(msgspec.json.encode(raw)) and (twice := _said_twice(line)):
        raise LogError("error-log-twice", line=number, field=twice)
    return raw


def _depth(value: Any) -> int:
    """How deep objects and lists lie within one another, counted no further than one too deep."""
    depth, level = 0, [value]
    while level and depth <= DEEPEST:
        inner = [part for part in level if isinstance(part, dict | list)]
        level = [one for part in inner for one in (part.values() if isinstance(part, dict) else part)]
        depth += bool(inner)
    return depth


def _said_twice(line: bytes) -> str:
    """The first name that an object of the line has twice, "" when there is none."""
    found: list[str] = []

    def look(pairs: list[tuple[str, Any]]) -> None:
        names = [name for name, _ in pairs]
        found.extend(name for name in names if names.count(name) > 1)

    json.loads(line, object_pairs_hook=look)
    return found[0] if found else ""
