"""The report that a player copies when something is wrong: version, system, position; no secrets."""

from __future__ import annotations

import logging
import os
import platform
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pygame

from tortuga import __version__

FILE_NAME = "report.txt"
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Position:
    """Where a game is, named so that its log can be found again."""

    log: str
    """Id of the log: the commitment to its seed."""
    events: int
    """How many events it holds."""


def facts(position: Position | None = None) -> Mapping[str, str]:
    """Name -> value of everything a report tells of this machine and game."""
    told = {
        "tortuga": __version__,
        "system": platform.platform(),
        "python": platform.python_version(),
        "pygame-ce": pygame.version.ver,
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
        "video": _video(),
    }
    if position is not None:
        told["log"] = position.log
        told["events"] = str(position.events)
    return told


def _video() -> str:
    if not pygame.display.get_init():
        return "-"
    screens = " ".join(f"{wide}x{high}" for wide, high in pygame.display.get_desktop_sizes())
    return f"{pygame.display.get_driver()} {screens}"


def written(told: Mapping[str, str], error: str = "") -> str:
    """The report as text, a fact a line; `error` is the traceback of a crash.

    The person's own folder is called "~": its name is often theirs, and a report tells no names.
    """
    lines = [f"{name}: {value}" for name, value in told.items()]
    text = "\n".join(lines) + "\n" + (f"\n{error.rstrip()}\n" if error else "")
    home = os.path.expanduser("~")
    return text.replace(home, "~") if len(home) > 1 else text


@dataclass(frozen=True)
class Handed:
    """Where a report went."""

    copied: bool
    """Whether it is in the clipboard."""
    file: Path | None
    """Where it was written, None when that failed."""


def hand_over(report: str, folder: Path) -> Handed:
    """Copy a report to the clipboard and write it to a file of the data folder; either may fail."""
    copied = True
    try:
        pygame.scrap.put_text(report)
    except pygame.error as error:
        _log.warning("clipboard: %s", error)
        copied = False
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(report, encoding="utf-8")
    except OSError as error:
        _log.warning("report not written: %s", error)
        return Handed(copied, None)
    return Handed(copied, path)
