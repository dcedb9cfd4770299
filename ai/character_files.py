"""The player's own characters as files: `captains/<game>/<name>.json` in the folder of all that is written.

Without numpy, so that the app may ask.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tortuga.paths import data_dir

FOLDER: Final = "captains"
SUFFIX: Final = ".json"
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,40}")


def names(game: str, flat: bool = False) -> tuple[str, ...]:
    """Names of all files that may be a character, by alphabet; what they hold is not looked at.

    Args:
        game: name of the game.
        flat: whether `captains/<name>.json` counts too.
    """
    found = (path.stem for folder in _folders(game, flat) for path in folder.glob(f"*{SUFFIX}"))
    return tuple(sorted({name for name in found if _NAME.fullmatch(name)}))


def file_of(game: str, name: str, flat: bool = False) -> Path | None:
    """The player's file of this name, if there is one; that in the game's own folder first."""
    if not _NAME.fullmatch(name):
        return None
    paths = (folder / f"{name}{SUFFIX}" for folder in _folders(game, flat))
    return next((path for path in paths if path.is_file()), None)


def _folders(game: str, flat: bool) -> tuple[Path, ...]:
    top = data_dir() / FOLDER
    return (top / game, top) if flat else (top / game,)
