"""Where things lie: what ships with the game, and what the player's folder keeps."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent
DATA_DIR_VARIABLE = "TORTUGA_DATA_DIR"


def assets_dir() -> Path:
    """Folder of images, fonts, texts and data, in a checkout, an installation and a frozen game alike.

    Raises:
        FileNotFoundError: the installation is incomplete.
    """
    for folder in (PACKAGE / "assets", PACKAGE.parent / "assets"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no assets folder beside {PACKAGE}: the installation is incomplete")


class NoHomeError(OSError):
    """Nobody said where games are kept, and the user of this process has no home folder."""


def data_dir(chosen: str | os.PathLike[str] | None = None) -> Path:
    """Folder for everything that is written: `chosen`, else the environment's, else the platform's.

    The folder is not created here; whoever writes creates it and reports what fails.

    Raises:
        NoHomeError: neither is told, and there is no home folder.
    """
    told = chosen or os.environ.get(DATA_DIR_VARIABLE)
    if told:
        return _home(told)
    try:
        return Path(platformdirs.user_data_dir("Tortuga", appauthor=False))
    except RuntimeError as error:
        raise NoHomeError(str(error)) from error


@contextmanager
def chosen_data_dir(chosen: str | os.PathLike[str] | None) -> Iterator[None]:
    """While it lasts, `data_dir()` means the chosen folder, also in processes that are started meanwhile."""
    before = os.environ.get(DATA_DIR_VARIABLE)
    if chosen:
        os.environ[DATA_DIR_VARIABLE] = os.path.abspath(_home(chosen))
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(DATA_DIR_VARIABLE, None)
        else:
            os.environ[DATA_DIR_VARIABLE] = before


def _home(told: str | os.PathLike[str]) -> Path:
    """A path with `~` for a home folder; where there is no such home it is a name like any other."""
    return Path(os.path.expanduser(told))
