"""Processes that think or play beside this one, the same on every system."""

from __future__ import annotations

import faulthandler
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, InvalidStateError, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from types import FrameType
from typing import Any

LEAVING = 3.0
"""Seconds that others may take over giving back a device or ending a thread once the program is left."""
UNMADE = (OSError, ImportError, NotImplementedError)
"""What Python raises where no process can be made: no shared memory, too many processes, none at all."""
owned = False
"""Whether this process is the program's own, and may be ended with it; set by its starter."""
_log = logging.getLogger(__name__)


class _Worker(SpawnProcess):
    """A process that leaves interrupts to its parent, from its very first line on."""

    def start(self) -> None:
        """See `Process`. What is blocked now stays so in the process that begins."""
        with _no_interrupt():
            super().start()


class _Context(SpawnContext):
    """Processes that are started fresh, and know no interrupt."""

    Process = _Worker


def process_pool(jobs: int) -> ProcessPoolExecutor:
    """A pool of processes that are started fresh: no copy of the caller's threads, windows or files."""
    return ProcessPoolExecutor(jobs, mp_context=_Context(), initializer=end_with_parent)


class Beside(_Worker):
    """One function in a process of its own, begun at once.

    Raises:
        OSError, ImportError, NotImplementedError: no process can be made (`UNMADE`).
    """

    def __init__(self, function: Callable[[], None]) -> None:
        super().__init__(target=_alone, args=(function,), daemon=True)
        self.start()


def _alone(function: Callable[[], None]) -> None:
    end_with_parent()
    function()


class Elsewhere(Executor):
    """Thinks in processes; where none can be made, in a thread of this one: slower, but not less.

    Args:
        jobs: how many processes.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: Executor | None = None

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """See `Executor`."""
        try:
            if self._pool is None:
                self._pool = process_pool(self._jobs)
            return self._pool.submit(fn, *args, **kwargs)
        except UNMADE as error:
            _log.warning("no process can be made, so a thread does its work: %s", error)
            self._pool = ThreadPoolExecutor(1)
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """See `Executor`."""
        if self._pool is not None:
            self._pool.shutdown(wait, cancel_futures=cancel_futures)

    def end(self) -> None:
        """End what does not answer; a thread cannot be ended, and is left alone."""
        if isinstance(self._pool, ProcessPoolExecutor):
            end_at_once(self._pool)
        else:
            self.shutdown(wait=False, cancel_futures=True)


def leave_in_time() -> None:
    """End this process within `LEAVING` seconds, even if a device, a thread or a library hangs meanwhile.

    To be called when everything is stored. Nothing happens in a process that is not the program's own.
    """
    if not owned:
        return
    timer = threading.Timer(LEAVING - 0.5, os._exit, (0,))
    timer.daemon = True
    timer.start()
    # whatever hangs may do so with Python's lock in its hand
    faulthandler.dump_traceback_later(LEAVING, exit=True, file=open(os.devnull, "w"))  # noqa: SIM115


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """End a pool in the middle of its work; what it was asked and has not answered is given up."""
    told = threading.excepthook

    def tell(args: threading.ExceptHookArgs) -> None:
        # Python 3.11 fails as it reports to calls that were given up that their worker is gone
        if args.exc_type is not InvalidStateError:
            told(args)

    with interrupts_held():
        threading.excepthook = tell
        # the ends of the workers' pipes that this process holds open, though it never uses them: given back,
        # a thread of the pool that waits for the rest of half an answer, or for room for a question, is woken
        queues: Any = pool
        for end in (
            getattr(queues._result_queue, "_writer", None),
            getattr(queues._call_queue, "_reader", None),
        ):
            if end is not None and not end.closed:
                _let_go(end)
        processes = list((queues._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _let_go(end: Connection) -> None:
    """Give back one end of a pipe that is another's to close.

    Closing it here would be a race with its owner: whoever comes second closes a number that is nobody's, or
    somebody else's by then. So the number stays, and leads nowhere.
    """
    if os.name != "posix":
        end.close()
        return
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, end.fileno(), inheritable=False)
    os.close(nowhere)


def end_with_parent() -> None:
    """In a worker: end when its parent is gone; one that was killed cannot tell it to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows sends it to everybody at the console
    parent = multiprocessing.parent_process()
    assert parent is not None, "runs in a worker"

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def interrupts_held() -> Iterator[Callable[[], None]]:
    """Hold interrupts back while locks of others are taken; they come at the end, or when asked for.

    An interrupt that hits while a lock of a queue or a future is taken leaves it taken for ever, and
    whoever waits for that lock, a thread of the pool above all, never ends.

    Yields:
        What raises `KeyboardInterrupt` if one was held back.
    """
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield lambda: None  # nothing is interrupted here
        return
    held: list[KeyboardInterrupt] = []

    def hold(number: int, frame: FrameType | None) -> None:
        try:
            before(number, frame)
        except KeyboardInterrupt as interrupt:
            held.append(interrupt)

    def release() -> None:
        if held:
            held.clear()
            raise KeyboardInterrupt

    signal.signal(signal.SIGINT, hold)
    try:
        yield release
    finally:
        signal.signal(signal.SIGINT, before)
        release()


@contextmanager
def _no_interrupt() -> Iterator[None]:
    """Hold interrupts back for a moment, where a system can; they come when it is over."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
