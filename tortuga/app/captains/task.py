"""One call in another process, whose result is fetched once it is there."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, Generic, TypeVar

from tortuga.processes import Elsewhere

Result = TypeVar("Result")
_log = logging.getLogger(__name__)


class BackgroundTask(Generic[Result]):
    """Begins at once; whoever shows its result looks each frame whether it is done.

    Args:
        executor: where it runs, and which is closed with the task; a process of its own when None.
        function: importable by name: a process gets it.
        args: what it is given.
    """

    def __init__(self, executor: Executor | None, function: Callable[..., Result], *args: Any) -> None:
        self._executor = executor or Elsewhere(1)
        self._future = self._executor.submit(function, *args)

    @property
    def done(self) -> bool:
        """Whether it has ended, well or not."""
        return self._future.done()

    def result(self) -> Result | None:
        """What came of it, once it is done; None if it failed, which is logged, or was given up."""
        if self._future.cancelled():
            return None
        error = self._future.exception()
        if error is not None:
            _log.error("a task in the background failed", exc_info=error)
            return None
        return self._future.result()

    def close(self) -> None:
        """Nobody waits for it any more."""
        self._executor.shutdown(wait=False, cancel_futures=True)
