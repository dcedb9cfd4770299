"""Processes that think or play beside this one, the same on every system."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import InvalidStateError, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from types import FrameType
from typing import Any


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


def end_at_once(pool: ProcessPoolExecutor) -> None:
    """End a pool in the middle of its work; what it was asked and has not answered is given up."""
    told = threading.excepthook

    def tell(args: threading.ExceptHookArgs) -> None:
        # Python 3.11 fails as it reports to calls that were given up that their worker is gone
        if args.exc_type is not InvalidStateError:
            told(args)

    with interrupts_held():
        threading.excepthook = tell
        # the ends of the workers' pipes that this process holds open, though it never uses them: closed, a
        # thread of the pool that waits for the rest of half an answer, or for room for a question, is woken
        queues: Any = pool
        ends = [
            getattr(queues._result_queue, "_writer", None),
            getattr(queues._call_queue, "_reader", None),
        ]
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if isinstance(process, _Worker):
                process.kill()
        for end in ends:
            if end is not None:
                end.close()


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
