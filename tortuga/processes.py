"""Processes that work for the program, made when the first is needed, and the end of the program itself."""

from __future__ import annotations

import faulthandler
import importlib
import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

EXIT_GRACE_SECONDS = 3.0
"""Time for devices and threads to close before the program ends without them."""
CANNOT_START = (OSError, ImportError, NotImplementedError)
"""Python's errors if no process can be started: no shared memory, too many processes, none at all."""
owned = False
"""Whether this process belongs to the program and may be ended with it; `tortuga/__main__.py` sets it."""
_log = logging.getLogger(__name__)


def workers() -> Any:
    """The module `tortuga.workers`, which takes long to import."""
    return importlib.import_module("tortuga.workers")


class ProcessOrThreadExecutor(Executor):
    """An executor of processes, or of one thread if none can be started: slower, with the same results.

    Args:
        jobs: how many processes.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: Executor | None = None

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Call a function in a process, or in the thread."""
        try:
            if self._pool is None:
                self._pool = workers().process_pool(self._jobs)
            return self._pool.submit(fn, *args, **kwargs)
        except CANNOT_START as error:
            _log.warning("no process can be made, so a thread does its work: %s", error)
            self._pool = ThreadPoolExecutor(1)
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no more calls."""
        if self._pool is not None:
            self._pool.shutdown(wait, cancel_futures=cancel_futures)

    def end(self) -> None:
        """Kill the processes, whatever they are doing; a thread cannot be killed and is left alone."""
        if not isinstance(self._pool, ThreadPoolExecutor | None):
            workers().end_at_once(self._pool)
        else:
            self.shutdown(wait=False, cancel_futures=True)


def force_exit_soon() -> None:
    """End this process within `EXIT_GRACE_SECONDS` seconds, even if a device, a thread or a library hangs.

    Call it when everything is stored. It does nothing in a process that does not belong to the program.
    """
    if not owned:
        return
    timer = threading.Timer(EXIT_GRACE_SECONDS - 0.5, os._exit, (0,))
    timer.daemon = True
    timer.start()
    # unlike the timer, this works even while what hangs holds the GIL
    faulthandler.dump_traceback_later(EXIT_GRACE_SECONDS, exit=True, file=open(os.devnull, "w"))  # noqa: SIM115
