"""What must not be overwritten: the player's own files and, by an export, anything but an exported log."""

from __future__ import annotations

import os
from pathlib import Path

from tortuga.kernel.log.files import opened
from tortuga.kernel.log.format import FORMAT, LogError

_LOOKED_AT = 512
"""Bytes within which a log says what it is."""
_DATABASE = b"SQLite format 3\0"
_LOG = ".jsonl"


def guard(folder: Path, path: Path, *, replacing: bool) -> None:
    """Accept a path that an export may be written to.

    Args:
        folder: of the player's data: nothing in it may be overwritten.
        replacing: whether a file that is no log may be replaced.

    Raises:
        LogError: it may not.
    """
    guard_own(folder, path)
    head = head_of(path)
    if head and FORMAT.encode() not in head and not replacing:
        raise LogError("error-export-foreign", line=0, file=str(path))


def guard_own(folder: Path, path: Path) -> None:
    """Accept a path that is not among the player's own files.

    Raises:
        LogError: it is.
    """
    home, target = Path(os.path.realpath(folder)), Path(os.path.realpath(path))
    if not target.name.casefold().endswith(_LOG) and (
        target.parent == home or (home in target.parents and target.is_file())
    ):
        raise LogError("error-export-own", line=0, file=str(path))
    if head_of(path).startswith(_DATABASE) or any(_same(target, own) for own in _files(folder)):
        raise LogError("error-export-own", line=0, file=str(path))


def head_of(path: Path) -> bytes:
    """How a file begins; b"" for one that is not there, or is a folder, a device or a pipe."""
    if not path.is_file():
        return b""
    try:
        with opened(path) as file:
            return file.read(_LOOKED_AT)
    except OSError:
        return b"?"  # unreadable, so it may be anything but an empty file


def _files(folder: Path) -> list[Path]:
    """Files of the data folder that a link from elsewhere might point to."""
    return (
        [own for own in folder.iterdir() if own.is_file() and own.suffix != _LOG] if folder.is_dir() else []
    )


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
