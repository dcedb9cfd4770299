"""Files: read within bounds, since anybody may have written them, and written whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

MAX_SMALL = 1 << 20
"""Maximum number of bytes of settings, a character and the like; real ones have a few thousand."""
_PIECE = 1 << 23
Found = TypeVar("Found")


def opened(path: Path) -> BinaryIO:
    """A file opened for reading. A pipe without a writer counts as empty.

    Raises:
        OSError: it cannot be opened, or is a folder.
        ValueError: a name that no file can have.
    """
    _no_folder(path)
    held = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    if hasattr(os, "O_NONBLOCK"):
        os.set_blocking(held, True)
    return open(held, "rb")


def _no_folder(path: Path) -> None:
    if path.is_dir():  # Windows would report missing rights instead
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))


def read_small(path: Path, most: int = MAX_SMALL) -> bytes:
    """The content of a small file.

    Raises:
        OSError: it cannot be read, or is larger than `most` bytes.
    """
    content = b""
    with opened(path) as file:
        while piece := file.read(_PIECE):  # Python would allocate all of the requested size
            content += piece
            if len(content) > most:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


def decoded(content: bytes, kind: type[Found]) -> Found:
    """JSON decoded as a type.

    Raises:
        msgspec.DecodeError: it is not JSON of that type, whatever is wrong with it.
    """
    try:
        return msgspec.json.decode(content, type=kind)
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from error


def write_atomically(path: Path, data: bytes) -> None:
    """Write a whole file beside the old one, then rename it: a crash leaves one or the other.

    A link stays a link, and the file it points to is written; a device or a pipe is written to as it is.

    Raises:
        OSError: the folder is missing or not writable, the disk is full, or nobody reads from the pipe; an
            old file is unchanged.
    """
    _no_folder(path)
    try:
        if path.exists() and not path.is_file():
            _send(path, data)
        else:
            _replace(Path(os.path.realpath(path)), data)
    except OSError as error:
        if error.errno is not None:
            error.filename = str(path)  # an error of writing does not name the file
        raise


def _send(path: Path, data: bytes) -> None:
    """Write to a device or a pipe, without waiting for a reader."""
    held = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    if hasattr(os, "O_NONBLOCK"):
        os.set_blocking(held, True)
    with open(held, "wb") as device:
        device.write(data)


def _replace(path: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:80]}.", suffix=".new")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp makes private files; an exchange file gets what a plain open() would have given
        os.chmod(name, 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
