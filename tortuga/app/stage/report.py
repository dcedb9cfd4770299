"""The rotating crash log, and the report a player can copy after an error.

The report holds version, system and position in the game, no secrets. The game itself is safe: the library
stores every command in a transaction of its own.
"""

from __future__ import annotations

import contextlib
import faulthandler
import itertools
import logging
import os
import platform
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import TextIO

import msgspec
import pygame
from typing_extensions import override

from tortuga import __version__

LOG_NAME = "tortuga.log"
FAULT_NAME = "fault.log"
_MAX_BYTES = 512 * 1024
_OLD_FILES = 3

_log = logging.getLogger(__name__)


class _Rotating(logging.FileHandler):
    """A log of bounded size beside a few older ones; Python's own handler for this loads sockets.

    It ignores write errors: on a full disk the game matters more.
    """

    @override
    def emit(self, record: logging.LogRecord) -> None:
        with contextlib.suppress(OSError, ValueError):
            if self.stream is not None and self.stream.seek(0, os.SEEK_END) >= _MAX_BYTES:
                self.stream.close()
                self._rotate()
        super().emit(record)

    def _rotate(self) -> None:
        names = [self.baseFilename, *(f"{self.baseFilename}.{old + 1}" for old in range(_OLD_FILES))]
        try:
            for older, newer in itertools.pairwise(reversed(names)):
                if os.path.exists(newer):
                    os.replace(newer, older)
        finally:
            self.stream = self._open()

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        pass

    @override
    def close(self) -> None:
        with contextlib.suppress(OSError):
            super().close()


class CrashLog(msgspec.Struct):
    """The open log files. `close` restores the hooks (tests)."""

    path: Path
    handler: logging.Handler
    fault: TextIO
    tell: Callable[[Path, BaseException], None]
    """Shows the player where the log is; called once, in the main thread."""

    def install(self) -> None:
        """Log uncaught exceptions of every thread, and crashes in C code."""
        logging.getLogger().addHandler(self.handler)
        faulthandler.enable(self.fault)
        sys.excepthook = self._main
        threading.excepthook = self._thread

    def close(self) -> None:
        """Undo `install` and close the files."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        faulthandler.disable()
        logging.getLogger().removeHandler(self.handler)
        self.handler.close()
        self.fault.close()

    def _main(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.critical("uncaught", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)
        self.tell(self.path, error)

    def _thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            _log.critical("uncaught in %s", args.thread, exc_info=args.exc_value)
        threading.__excepthook__(args)


def open_log(folder: Path, tell: Callable[[Path, BaseException], None]) -> CrashLog:
    """Open the log files in the data folder.

    Raises:
        OSError: the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / LOG_NAME
    handler = _Rotating(path, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    fault = (folder / FAULT_NAME).open("a", encoding="utf-8")
    return CrashLog(path, handler, fault, tell)


FILE_NAME = "report.txt"


def facts(log: str = "", events: int = 0) -> Mapping[str, str]:
    """All facts of a report about this machine and game, by name.

    Args:
        log: the commitment to its seed, which identifies its log; "" without a game.
        events: number of events in it.
    """
    facts = {
        "tortuga": __version__,
        "system": platform.platform(),
        "python": platform.python_version(),
        "pygame-ce": pygame.version.ver,
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
        "video": _video(),
    }
    return {**facts, "log": log, "events": str(events)} if log else facts


def _video() -> str:
    if not pygame.display.get_init():
        return "-"
    screens = " ".join(f"{wide}x{high}" for wide, high in pygame.display.get_desktop_sizes())
    return f"{pygame.display.get_driver()} {screens}"


def written(facts: Mapping[str, str], error: str = "") -> str:
    """The report as text, one fact a line; `error` is the traceback of a crash.

    The home folder is written as "~": its name is often the person's, and a report reveals no names.
    """
    lines = [f"{name}: {value}" for name, value in facts.items()]
    text = "\n".join(lines) + "\n" + (f"\n{error.rstrip()}\n" if error else "")
    home = os.path.expanduser("~")
    return text.replace(home, "~") if len(home) > 1 else text


def hand_over(report: str, folder: Path) -> tuple[bool, Path | None]:
    """Copy a report to the clipboard and write it to a file in the data folder; either may fail.

    Returns:
        Whether it is on the clipboard; the file, None if it could not be written.
    """
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
        return copied, None
    return copied, path
