"""Captains think in worker processes: answers are collected once a frame.

A question carries the moment of the game at which it was asked. If the game has moved on, its answer is
dropped. If a worker dies (killed, out of memory) or does not answer in time, the workers are restarted and
open questions are asked again.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec
from typing_extensions import override

from tortuga.kernel.errors import Notice
from tortuga.processes import ProcessOrThreadExecutor

Result = TypeVar("Result")
Decide = Callable[..., bytes]
"""Game, view of a seat, player, seed of the seat, and the players of all seats -> decision.

Must be importable by name, because a process runs it.
"""

_MAX_TRIES = 3
ANSWER_TIMEOUT = 20.0
"""Time limit for an answer in seconds."""
_log = logging.getLogger(__name__)


class ThinkingError(RuntimeError):
    """A captain failed again and again on the same question."""


class Question(msgspec.Struct, frozen=True):
    """A question to a captain."""

    purpose: str
    """`move` for a seat's decision, `hint` for advice to a person, `remark` for talk."""
    seat: int
    game: str
    player: str
    view: bytes
    seed: str
    moment: int
    """When it was asked, see `Thinking.poll`."""
    players: tuple[str, ...] = ()
    """The player of each seat, if the captain may know."""
    tries: int = 1
    asked: float = 0.0
    """When it was last asked, on the clock."""


class Answer(msgspec.Struct, frozen=True):
    """A captain's answer."""

    question: Question
    decision: bytes


_Asked = tuple[Question, Future[bytes]]


def thinkers() -> Executor:
    """The captains' processes; one core is left to the window."""
    return ProcessOrThreadExecutor(max(1, min(2, (os.cpu_count() or 2) - 1)))


class Thinking:
    """The open questions of one table.

    Args:
        decide: answers one question, in a worker process.
        pool: makes the executor; called again when its workers died.
        warm: runs in a worker before the first question.
        clock: a monotonic clock in seconds (tests).
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
        """Short messages for the player, each returned once."""
        notices, self._notices = self._notices, []
        return notices

    def warm_up(self) -> None:
        """Start a worker now, so that the first answer is not delayed."""
        if self._warm is not None and self._pool is None:
            self._executor().submit(self._warm).add_done_callback(
                partial(_outcome, "warm-up")  # the player sees it when a captain is asked
            )

    def ask(self, question: Question) -> None:
        """Ask a question; it replaces an open one of the same seat and purpose."""
        self.forget(question.purpose, question.seat)
        self._submit(question)

    def asked(self, purpose: str, seat: int, moment: int) -> bool:
        """Whether this question is open."""
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
        """New answers, without waiting. Answers of another moment are dropped.

        Raises:
            ThinkingError: a question broke its worker again and again, or the captain itself failed. The next
                call returns the other answers; only the failed question is forgotten.
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
            elif isinstance(error, BrokenExecutor):
                again.append(question)
            elif failed is None:
                failed = ThinkingError(f"{question.player} failed as seat {question.seat}")
                failed.__cause__ = error
            else:
                _log.error("%s failed as well, as seat %d", question.player, question.seat, exc_info=error)
        late = [q for q, _ in self._open if self._clock() - q.asked > ANSWER_TIMEOUT]
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
        players = (question.players,) if question.players else ()
        arguments = (question.game, question.view, question.player, question.seed, *players)
        try:
            future = self._executor().submit(self._decide, *arguments)
        except BrokenExecutor:  # a worker died while idle
            self._restart([])
            future = self._executor().submit(self._decide, *arguments)
        self._open.append((msgspec.structs.replace(question, asked=self._clock()), future))

    def _restart(self, questions: list[Question]) -> None:
        """Start new workers; ask these questions and all unanswered ones again.

        ThinkingError if a question was tried too often; only that one is forgotten.
        """
        kept, others = _parted(self._open, _sound)
        lost = [question for question, _ in others]
        _log.warning("a captain's process ended; %d questions are asked again", len(questions) + len(lost))
        if isinstance(self._pool, ProcessOrThreadExecutor):
            self._pool.end()
        elif self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool, self._open = None, kept
        hopeless = [question for question in questions + lost if question.tries >= _MAX_TRIES]
        for question in questions + lost:
            if question not in hopeless:
                self._submit(msgspec.structs.replace(question, tries=question.tries + 1))
        if hopeless:
            raise ThinkingError(f"{hopeless[0].player} ended its process {hopeless[0].tries} times")


def _parted(
    tasks: Iterable[_Asked], wanted: Callable[[Future[bytes]], bool]
) -> tuple[list[_Asked], list[_Asked]]:
    """Split questions by their future: wanted, and others.

    Each future is checked once: another thread may finish it at any moment, and after two checks a question
    could be in both lists, or in neither and never answered.
    """
    parts: tuple[list[_Asked], list[_Asked]] = [], []
    for pair in tasks:
        parts[0 if wanted(pair[1]) else 1].append(pair)
    return parts


def _sound(future: Future[bytes]) -> bool:
    """Whether there is a valid answer."""
    return future.done() and not future.cancelled() and future.exception() is None


def _outcome(what: str, future: Future[Result]) -> Result | None:
    """The result; None if there is none, and a failure is logged."""
    error = None if future.cancelled() else future.exception()
    if error is not None:
        _log.error("Failed: %s", what, exc_info=error)
    return None if error is not None or future.cancelled() else future.result()


class BackgroundTask(Generic[Result]):
    """A call in another process, started at once; poll `done` each frame.

    The executor is closed with it; without one it has a process of its own. The function must be importable
    by name.
    """

    def __init__(self, executor: Executor | None, function: Callable[..., Result], *args: Any) -> None:
        self._executor = executor or ProcessOrThreadExecutor(1)
        self._future = self._executor.submit(function, *args)

    @property
    def done(self) -> bool:
        """Whether it has ended, successfully or not."""
        return self._future.done()

    def result(self) -> Result | None:
        """Its result once done; None if it failed, which is logged, or was cancelled."""
        return _outcome("background", self._future)

    def close(self) -> None:
        """Give up: the result is no longer needed."""
        self._executor.shutdown(wait=False, cancel_futures=True)


class Silent(Executor):
    """Runs nothing: captains never answer."""

    @override
    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


def silent() -> Thinking:
    """Captains who never answer, for pictures of tables where nothing should move."""
    return Thinking(_answer, Silent)


def _answer(_game: str, _view: bytes, _player: str, _seed: str) -> bytes:
    raise NotImplementedError
