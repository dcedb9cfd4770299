"""The player's own characters as files: `captains/<name>.json` in the folder of everything that is written.

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


def names() -> tuple[str, ...]:
    """Names of all files that may be a character, by alphabet; what they hold is not looked at."""
    found = (path.stem for path in (data_dir() / FOLDER).glob(f"*{SUFFIX}"))
    return tuple(sorted(name for name in found if _NAME.fullmatch(name)))


def file_of(name: str) -> Path | None:
    """The player's file of this name, if there is one."""
    path = data_dir() / FOLDER / f"{name}{SUFFIX}"
    return path if _NAME.fullmatch(name) and path.is_file() else None
