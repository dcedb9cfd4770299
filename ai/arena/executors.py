"""Where games are played: right here, in processes of this machine, or on a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager
from typing import Final, TypeVar

from tortuga.kernel.errors import Told
from tortuga.processes import process_pool

Item = TypeVar("Item")
Result = TypeVar("Result")

DASK_TIMEOUT: Final = "10s"
"""How long a scheduler may take to answer."""


class NoCluster(Told):
    """There is no Dask here, or nobody answers at its address."""


@contextmanager
def workers(jobs: int = 1, dask: str | None = None) -> Iterator[Executor | None]:
    """The executor asked for, closed at the end; None stands for this very process.

    Args:
        jobs: processes of this machine; 1 needs none.
        dask: address of a Dask scheduler like `tcp://host:8786`, instead of local processes. Its workers
            need this package installed.

    Raises:
        NoCluster: Dask is not installed, or no scheduler answers.
    """
    if dask is not None:
        yield from _cluster(dask)
    elif jobs > 1:
        with process_pool(jobs) as pool:
            yield pool
    else:
        yield None


def _cluster(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster("error-dask-missing", extra="tortuga[dask]") from error
    try:
        client = Client(address, timeout=DASK_TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:  # TimeoutError is an OSError; a malformed address a ValueError
        raise NoCluster("error-dask-silent", address=address) from error
    with client:
        yield client.get_executor(pure=False)


def each_done(
    executor: Executor | None, function: Callable[[Item], Result], items: Iterable[Item]
) -> Iterator[Result]:
    """The result for every item, in the order in which they are finished.

    When the caller takes no more, what still waits is cancelled.

    Args:
        executor: None computes right here, in the order of the items. It stays open.
        function: of a module, so that other processes find it.
    """
    if executor is None:
        yield from map(function, items)
        return
    waiting = [executor.submit(function, item) for item in items]
    try:
        for done in as_completed(waiting):
            yield done.result()
    finally:
        for future in waiting:
            future.cancel()
