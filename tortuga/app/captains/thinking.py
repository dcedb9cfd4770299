"""Captains think elsewhere: questions go to worker processes, answers are collected once a frame.

A question carries the moment of the game it was asked at. When the game has moved on, its answer is dropped.
When a worker dies (killed, out of memory) or does not answer in time, the workers are started anew and what
was open is asked again.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from typing_extensions import override

from tortuga.kernel.errors import Notice
from tortuga.processes import Elsewhere

Result = TypeVar("Result")
Decide = Callable[..., bytes]
"""Name of the game, view of a seat, name of a player, seed of the seat, and who plays all seats -> decision.

Importable by name: a process gets it.
"""

_MOST_TRIES = 3
PATIENCE = 20.0
"""Seconds for an answer; the slowest captain takes some."""
_log = logging.getLogger(__name__)


class ThinkingError(RuntimeError):
    """A captain failed again and again on the same question."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a captain is asked."""

    purpose: str
    """`move` for a seat of the game, `hint` for advice to a person."""
    seat: int
    game: str
    player: str
    view: bytes
    seed: str
    moment: int
    """When it was asked, see `Thinking.poll`."""
    players: tuple[str, ...] = ()
    """Who plays each seat, where that is to be known."""
    tries: int = 1
    asked: float = 0.0
    """When it was last put, in seconds of the clock."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What it said."""

    question: Question
    decision: bytes


_Asked = tuple[Question, Future[bytes]]


def workers() -> int:
    """How many processes think: one core stays for the window."""
    return max(1, min(2, (os.cpu_count() or 2) - 1))


def thinkers() -> Executor:
    """The processes of the captains."""
    return Elsewhere(workers())


class Thinking:
    """The open questions of one table.

    Args:
        decide: answers one question, in a worker process.
        pool: makes the executor; called again when its workers died.
        warm: runs in a worker before the first question.
        clock: seconds that only grow (tests).
    """

    def __init__(
        self,
        decide: Decide,
        pool: Callable[[], Executor] = thinkers,
        warm: Callable[[], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._decide = decide
        self._warm = warm
        self._make = pool
        self._pool: Executor | None = None
        self._clock = clock
        self._open: list[_Asked] = []
        self._notices: list[Notice] = []

    def take_notices(self) -> list[Notice]:
        """What the player is to be told in passing, once."""
        notices, self._notices = self._notices, []
        return notices

    def warm_up(self) -> None:
        """Start a worker now, so that the first question does not pay for it."""
        if self._warm is not None and self._pool is None:
            self._executor().submit(self._warm).add_done_callback(_warmed)

    def ask(self, question: Question) -> None:
        """Put a question; a purpose of a seat has one open question at most, the older is forgotten."""
        self.forget(question.purpose, question.seat)
        self._submit(question)

    def asked(self, purpose: str, seat: int, moment: int) -> bool:
        """Whether this is being thought about."""
        return any((q.purpose, q.seat, q.moment) == (purpose, seat, moment) for q, _ in self._open)

    @property
    def busy(self) -> bool:
        """Whether any question is open."""
        return bool(self._open)

    def forget(self, purpose: str | None = None, seat: int | None = None) -> None:
        """Drop open questions: all, of a purpose, or of a seat."""
        keep = []
        for question, future in self._open:
            if purpose in (None, question.purpose) and seat in (None, question.seat):
                future.cancel()
            else:
                keep.append((question, future))
        self._open = keep

    def poll(self, moment: int) -> list[Answer]:
        """The answers that came in since; never waits. Answers of another moment are dropped.

        Raises:
            ThinkingError: a question broke the worker again and again, or the captain itself failed. Whatever
                else came in is answered by the next call; only what failed is forgotten.
        """
        done, self._open = _parted(self._open, lambda future: future.done())
        answered: list[_Asked] = []
        again: list[Question] = []
        failed: ThinkingError | None = None
        for question, future in done:
            if question.moment != moment or future.cancelled():
                continue
            error = future.exception()
            if error is None:
                answered.append((question, future))
            elif isinstance(error, BrokenProcessPool):
                again.append(question)
            elif failed is None:
                failed = _failure(question, error)
            else:
                _log.error("%s failed as well, as seat %d", question.player, question.seat, exc_info=error)
        late = [q for q, _ in self._open if self._clock() - q.asked > PATIENCE]
        if late:
            self._notices.append(Notice("captain-silent"))
        if again or late:
            try:
                self._restart(again)
            except ThinkingError as error:
                failed = failed or error
        if failed is not None:
            self._open += answered
            raise failed
        return [Answer(question, future.result()) for question, future in answered]

    def close(self) -> None:
        """Stop thinking; the processes end on their own."""
        self.forget()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    # ------------------------------------------------------------------ inside
    def _executor(self) -> Executor:
        if self._pool is None:
            self._pool = self._make()
        return self._pool

    def _submit(self, question: Question) -> None:
        told = (question.players,) if question.players else ()
        asked = (question.game, question.view, question.player, question.seed, *told)
        try:
            future = self._executor().submit(self._decide, *asked)
        except BrokenProcessPool:  # died while nothing was asked
            self._restart([])
            future = self._executor().submit(self._decide, *asked)
        self._open.append((replace(question, asked=self._clock()), future))

    def _restart(self, questions: list[Question]) -> None:
        """A new pool; the questions, and whatever is unanswered in the old one, are asked again.

        Raises:
            ThinkingError: one of them was tried often enough; it alone is forgotten.
        """
        kept, others = _parted(self._open, _sound)
        lost = [question for question, _ in others]
        _log.warning("a captain's process ended; %d questions are asked again", len(questions) + len(lost))
        if isinstance(self._pool, Elsewhere):
            self._pool.end()
        elif self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool, self._open = None, kept
        hopeless = [question for question in questions + lost if question.tries >= _MOST_TRIES]
        for question in questions + lost:
            if question not in hopeless:
                self._submit(replace(question, tries=question.tries + 1))
        if hopeless:
            raise ThinkingError(f"{hopeless[0].player} ended its process {hopeless[0].tries} times")


def _parted(
    asked: Iterable[_Asked], wanted: Callable[[Future[bytes]], bool]
) -> tuple[list[_Asked], list[_Asked]]:
    """Those whose future is wanted, and the others.

    Each future is looked at once: the pool's own thread may finish it at any moment, and one that was looked
    at twice could be in both lists, or in neither and never answered.
    """
    found: tuple[list[_Asked], list[_Asked]] = [], []
    for pair in asked:
        found[0 if wanted(pair[1]) else 1].append(pair)
    return found


def _sound(future: Future[bytes]) -> bool:
    """Whether an answer is there."""
    return future.done() and not future.cancelled() and future.exception() is None


def _warmed(future: Future[None]) -> None:
    """A warm-up is over: what failed in it is written down; the player is told when a captain is asked."""
    error = None if future.cancelled() else future.exception()
    if error is not None:
        _log.error("the captains' warm-up failed", exc_info=error)


def _failure(question: Question, error: BaseException) -> ThinkingError:
    """What is raised for a captain's own error."""
    try:
        raise ThinkingError(f"{question.player} failed as seat {question.seat}") from error
    except ThinkingError as failed:
        return failed


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


class _Silence(Executor):
    """Captains that think for ever."""

    @override
    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


def silent() -> Thinking:
    """Captains at a desk from which nothing comes back."""
    return Thinking(_answer, _Silence)


def _answer(_game: str, _view: bytes, _player: str, _seed: str) -> bytes:
    raise NotImplementedError
