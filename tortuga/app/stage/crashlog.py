"""When the program breaks: everything goes into a rotating log, and the player is told where it lies.

The running game is not in danger: its log is in the library, one transaction a command.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import logging.handlers
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TextIO

LOG_NAME = "tortuga.log"
FAULT_NAME = "fault.log"
_MAX_BYTES = 512 * 1024
_KEPT = 3

_log = logging.getLogger("tortuga")


class _Rotating(logging.handlers.RotatingFileHandler):
    """A log that gives up what it cannot write: on a full disk the game matters more."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """See `Handler`."""

    def close(self) -> None:
        """See `Handler`."""
        with contextlib.suppress(OSError):
            super().close()


@dataclass
class CrashLog:
    """The open log files. `close` gives the hooks back (tests)."""

    path: Path
    handler: logging.Handler
    fault: TextIO
    tell: Callable[[Path, BaseException], None]
    """Shows the player where the log lies; called once, in the main thread."""

    def install(self) -> None:
        """Catch what nobody else catches, in every thread, and hard faults of C code."""
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
    handler = _Rotating(path, maxBytes=_MAX_BYTES, backupCount=_KEPT, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    fault = (folder / FAULT_NAME).open("a", encoding="utf-8")
    return CrashLog(path, handler, fault, tell)
