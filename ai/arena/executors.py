"""Where games are played: right here, in processes of this machine, or on a Dask cluster."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from queue import Empty, Queue
from typing import Final, TypeVar

from tortuga.kernel.errors import UserError
from tortuga.processes import ProcessOrThreadExecutor
from tortuga.workers import interrupts_deferred

Item = TypeVar("Item")
Result = TypeVar("Result")

DASK_TIMEOUT: Final = "10s"
"""How long a scheduler may take to answer."""
INTERRUPT_SECONDS: Final = 0.2
"""How long an interrupt may wait while no result comes in: on Windows nothing wakes a waiting thread."""
KNOCK_SECONDS: Final = 5.0
"""How long a scheduler may take to accept a connection."""
_SIZE: Final = 8
"""Bytes of the length prefix with which a scheduler's first message begins."""
_MAX_SAID: Final = 1 << 20
_ADDRESS: Final = re.compile(r"((tcp|tls)://)?(?P<host>\[[0-9a-fA-F:.]+\]|[^/:]+):(?P<port>[0-9]+)")


class NoCluster(UserError):
    """Dask is not installed, or nobody answers at the address."""


class WorkerEnded(UserError):
    """A process of this machine was killed while it worked."""


@contextmanager
def workers(jobs: int = 1, dask: str | None = None) -> Iterator[Executor | None]:
    """The requested executor, closed at the end; None means this process itself.

    Args:
        jobs: processes of this machine; 1 needs none.
        dask: address of a Dask scheduler like `tcp://host:8786`, instead of local processes. Its workers
            need this package installed.

    Raises:
        NoCluster: Dask is not installed, or no scheduler answers.
        WorkerEnded: a process died at its work.
    """
    if dask is not None:
        try:
            from distributed import Client
        except ImportError as error:
            raise NoCluster("error-dask-missing", extra="tortuga-games[dask]") from error
        _check_answers(dask)
        try:
            client = Client(dask, timeout=DASK_TIMEOUT, set_as_default=False)
        except (OSError, ValueError) as error:  # TimeoutError is an OSError; a malformed address a ValueError
            raise NoCluster("error-dask-silent", address=dask) from error
        with client:
            yield client.get_executor(pure=False)
    elif jobs > 1:
        pool = ProcessOrThreadExecutor(jobs)
        try:
            yield pool
        except BrokenExecutor as error:
            raise WorkerEnded("error-worker-ended") from error
        except BaseException:  # an interrupt above all: no point in waiting for games nobody wants any more
            pool.end()
            raise
        pool.shutdown()
    else:
        yield None


def _check_answers(address: str) -> None:
    """Check that a scheduler answers: Dask itself keeps trying for a long time, and complains at length.

    Raises:
        NoCluster: nobody answers.
    """
    match = _ADDRESS.fullmatch(address)
    if match is None:
        return  # another kind of address, which only Dask can judge
    try:
        place = (match["host"].strip("[]"), int(match["port"]))
        with socket.create_connection(place, KNOCK_SECONDS) as door:
            # a scheduler speaks first, with the length of its message; with TLS the client does
            heard = b"" if match[2] == "tls" else door.recv(_SIZE, socket.MSG_WAITALL)
    except (OSError, OverflowError, UnicodeError) as error:  # also an impossible port or host name
        raise NoCluster("error-dask-silent", address=address) from error
    if match[2] != "tls" and not 0 < int.from_bytes(heard, "little") < _MAX_SAID:
        raise NoCluster("error-dask-silent", address=address)


def each_done(
    executor: Executor | None, function: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[Result]:
    """The result for every item, in the order in which they are finished.

    When the caller stops early, what is still waiting is cancelled.

    Args:
        executor: None computes right here, in the order of the items. It stays open.
        function: at module level, so that other processes find it.
    """
    if executor is None:
        yield from map(function, items)
        return
    waiting: set[Future[Result]] = set()
    # no SimpleQueue: Python 3.11 waits in it for ever when a signal comes just as the time is up
    finished: Queue[Future[Result]] = Queue()
    with interrupts_deferred() as raise_deferred:
        try:
            for item in items:
                raise_deferred()
                future = executor.submit(function, item)
                waiting.add(future)
                future.add_done_callback(finished.put)
            while waiting:
                raise_deferred()
                try:
                    future = finished.get(timeout=INTERRUPT_SECONDS)
                except Empty:
                    continue
                waiting.remove(future)
                yield future.result()
        finally:
            for future in waiting:
                future.cancel()
