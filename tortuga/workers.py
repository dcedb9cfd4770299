"""Processes of our own that work for the program, the same on every system.

What Python needs for them takes longer to import than a screen to draw: the window does without until one is
started (see `tortuga/processes.py`).
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent import futures
from concurrent.futures import InvalidStateError, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.util import Finalize
from types import FrameType
from typing import Any


class _Worker(SpawnProcess):
    """A process that leaves interrupts to its parent from its very first line."""

    def start(self) -> None:
        """Start it with interrupts blocked; the new process inherits that."""
        if not hasattr(signal, "pthread_sigmask"):  # the system cannot hold them back
            super().start()
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Context(SpawnContext):
    """Starts fresh processes that ignore interrupts."""

    Process = _Worker


def process_pool(jobs: int, foreign: bool = False) -> ProcessPoolExecutor:
    """A pool of fresh processes, without copies of the caller's threads, windows or files.

    Args:
        foreign: they run a checkout that may not know this module; they outlive a caller that is killed.
    """
    if foreign:
        return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    return ProcessPoolExecutor(jobs, mp_context=_Context(), initializer=end_with_parent)


class BackgroundProcess(_Worker):
    """A process that runs one function, started at once.

    Raises:
        OSError, ImportError, NotImplementedError: no process can be started (`CANNOT_START`).
    """

    def __init__(self, function: Callable[[], None]) -> None:
        super().__init__(target=_run_worker, args=(function,), daemon=True)
        self.start()


def _run_worker(function: Callable[[], None]) -> None:
    end_with_parent()
    function()


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """Kill a pool in the middle of its work; unanswered calls are given up."""
    hook = threading.excepthook

    def ignore_invalid_state(args: threading.ExceptHookArgs) -> None:
        # Python 3.11 also tries to fail the calls cancelled here, as their worker is gone: they refuse
        if args.exc_type is not InvalidStateError:
            hook(args)

    with interrupts_deferred():
        threading.excepthook = ignore_invalid_state
        # the workers' ends of the pipes, which this process holds open without using them: when they close,
        # a thread of the pool that waits for the rest of an answer, or for room for a call, wakes up
        queues: Any = pool
        for end in (
            getattr(queues._result_queue, "_writer", None),
            getattr(queues._call_queue, "_reader", None),
        ):
            if end is not None and not end.closed:
                _detach(end)
        # At exit Python 3.11 wakes the thread of every pool without a lock, and complains where one has just
        # closed its pipe. This one needs no waking, since its workers are gone.
        if queues._executor_manager_thread is not None:
            futures.process._threads_wakeups.pop(queues._executor_manager_thread, None)
        processes = list((queues._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _detach(end: Connection) -> None:
    """Detach one end of a pipe that another owner will close.

    Closing it here would be a race with that owner: the second of them would close a descriptor that is free
    by then, or somebody else's. So the descriptor stays open and leads nowhere.
    """
    if os.name != "posix":
        end.close()
        return
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, end.fileno(), inheritable=False)
    os.close(nowhere)


def end_with_parent() -> None:
    """In a worker: exit when the parent is gone; a killed parent cannot ask for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows sends it to everybody at the console
    parent = multiprocessing.parent_process()
    assert parent is not None, "runs in a worker"

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def interrupts_deferred() -> Iterator[Callable[[], None]]:
    """Defer interrupts while locks are taken; they are raised at the end, or when asked for.

    An interrupt that hits while the lock of a queue or a future is taken leaves it taken for ever, and a
    thread that waits for it, above all one of the pool, never ends.

    Yields:
        A function that raises `KeyboardInterrupt` if one was deferred.
    """
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield lambda: None  # nothing is interrupted here
        return
    deferred: list[KeyboardInterrupt] = []

    def defer(number: int, frame: FrameType | None) -> None:
        try:
            before(number, frame)
        except KeyboardInterrupt as interrupt:
            deferred.append(interrupt)

    def release() -> None:
        if deferred:
            deferred.clear()
            raise KeyboardInterrupt

    signal.signal(signal.SIGINT, defer)
    try:
        yield release
    finally:
        signal.signal(signal.SIGINT, before)
        release()


def end_with(owner: object, pool: ProcessPoolExecutor) -> None:
    """End a pool when its owner is gone, or at exit, before Python waits for processes."""
    Finalize(owner, end_at_once, (pool,), exitpriority=1)
