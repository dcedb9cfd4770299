"""Processes that think or play beside this one, the same on every system."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor


def process_pool(jobs: int) -> ProcessPoolExecutor:
    """A pool of processes that are started fresh: no copy of the caller's threads, windows or files."""
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, mp_context=spawn, initializer=end_with_parent)


def end_with_parent() -> None:
    """In a worker: end when its parent is gone; one that was killed cannot tell it to."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "runs in a worker"

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
