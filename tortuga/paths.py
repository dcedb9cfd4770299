"""Paths: what ships with the game, and the folder with the player's files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
    """No data folder is given, and the user of this process has no home folder."""


def data_dir(chosen: str | os.PathLike[str] | None = None) -> Path:
    """The folder for everything that is written: `chosen`, else the environment's, else the platform's.

    It is not created here; writers create it and report failures.

    Raises:
        NoHomeError: none is given, and there is no home folder.
    """
    folder = chosen or os.environ.get(DATA_DIR_VARIABLE)
    if folder:
        return _home(folder)
    import platformdirs  # as long to load as ten modules, and workers are told their folder

    try:
        return Path(platformdirs.user_data_dir("Tortuga", appauthor=False))
    except RuntimeError as error:
        raise NoHomeError(str(error)) from error


@contextmanager
def chosen_data_dir(chosen: str | os.PathLike[str] | None) -> Iterator[None]:
    """Within this context `data_dir()` is the chosen folder, also in processes started meanwhile."""
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


def _home(path: str | os.PathLike[str]) -> Path:
    """A path with `~` expanded to the home folder; without a home `~` stays a plain name."""
    return Path(os.path.expanduser(path))
