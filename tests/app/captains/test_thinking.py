"""Captains think in workers: late answers are dropped, dead workers replaced."""

from __future__ import annotations

import errno
import functools
import os
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec
import pytest

from tests.app.games.tortuga2014.games import Later, played, specs
from tortuga.app.captains import ask as seating
from tortuga.app.captains.thinking import ANSWER_TIMEOUT, Question, Thinking, ThinkingError
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.text import Text
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.dealer import seat_seed
from tortuga.paths import PACKAGE

pytestmark = pytest.mark.slow


def echo(_game: str, view: bytes, player: str, seed: str) -> bytes:
    return view + player.encode() + seed.encode()


def ask(moment: int = 1, seat: int = 0, purpose: str = "move") -> Question:
    return Question(purpose, seat, "game", "p", b"v", "s", moment)


def test_an_answer_of_this_moment():
    thinking = Thinking(echo, InlineExecutor)
    thinking.ask(ask())
    (answer,) = thinking.poll(1)
    assert answer.decision == b"vps"
    assert not thinking.busy
    assert thinking.poll(1) == []


def test_late_answers_are_dropped():
    pool = Later()
    thinking = Thinking(echo, lambda: pool)
    thinking.ask(ask(moment=1))
    thinking.ask(ask(moment=2, seat=1))
    assert thinking.poll(1) == []
    pool.work()
    assert [answer.question.seat for answer in thinking.poll(2)] == [1]
    assert not thinking.busy


def test_a_new_question_replaces_the_old_one():
    pool = Later()
    thinking = Thinking(echo, lambda: pool)
    thinking.ask(ask(moment=1))
    thinking.ask(ask(moment=1))
    pool.work()
    assert len(thinking.poll(1)) == 1


def test_forgotten_questions_are_not_answered():
    pool = Later()
    thinking = Thinking(echo, lambda: pool)
    thinking.ask(ask())
    thinking.ask(ask(purpose="hint"))
    thinking.forget("hint")
    pool.work()
    assert [answer.question.purpose for answer in thinking.poll(1)] == ["move"]


def test_a_captain_that_fails_is_told():
    def fail(*_: object) -> bytes:
        raise ValueError("no wind")

    thinking = Thinking(fail, InlineExecutor)
    thinking.ask(ask())
    with pytest.raises(ThinkingError):
        thinking.poll(1)


def fail_as_seat(*seats: int):
    """Answers, but for questions of these seats."""

    def decide(game: str, view: bytes, player: str, seed: str) -> bytes:
        if int(seed) in seats:
            raise ValueError(f"no wind for {seed}")
        return echo(game, view, player, seed)

    return decide


def ask_all(thinking: Thinking, *seats: int) -> None:
    for seat in seats:
        thinking.ask(msgspec.structs.replace(ask(seat=seat), seed=str(seat)))


@pytest.mark.parametrize("failing", [0, 1, 2])
def test_a_failure_forgets_no_answer_of_the_same_call(failing):
    thinking = Thinking(fail_as_seat(failing), InlineExecutor)
    ask_all(thinking, 0, 1, 2)
    with pytest.raises(ThinkingError, match=f"seat {failing}"):
        thinking.poll(1)
    assert not thinking.asked("move", failing, 1)
    assert [answer.question.seat for answer in thinking.poll(1)] == [n for n in range(3) if n != failing]
    assert not thinking.busy


def test_two_failures_of_one_call_are_told_once_and_written_down(caplog):
    thinking = Thinking(fail_as_seat(0, 2), InlineExecutor)
    ask_all(thinking, 0, 1, 2)
    with pytest.raises(ThinkingError, match="seat 0"):
        thinking.poll(1)
    assert "no wind for 2" in caplog.text
    assert [answer.question.seat for answer in thinking.poll(1)] == [1]


class Hasty(Future):
    """Is finished by another thread as soon as it has been looked at once."""

    def done(self) -> bool:
        was = super().done()
        if not was:
            self.set_result(b"v")
        return was


class HastyPool(Later):
    def submit(self, fn, /, *args, **kwargs):
        return Hasty()


def test_an_answer_that_comes_in_during_the_poll_is_not_lost():
    thinking = Thinking(echo, HastyPool)
    thinking.ask(ask())
    assert thinking.poll(1) == []
    assert thinking.asked("move", 0, 1)
    assert [answer.decision for answer in thinking.poll(1)] == [b"v"]


def test_a_failure_forgets_no_question_of_a_worker_that_died():
    first, second = Later(), InlineExecutor()
    pools = [first, second]
    thinking = Thinking(echo, lambda: pools.pop(0))
    ask_all(thinking, 0, 1, 2)
    (answered, died, failed) = (call[0] for call in first.calls)
    answered.set_result(b"v")
    died.set_exception(BrokenProcessPool("gone"))
    failed.set_exception(ValueError("no wind"))
    with pytest.raises(ThinkingError, match="seat 2"):
        thinking.poll(1)
    assert sorted(answer.question.seat for answer in thinking.poll(1)) == [0, 1]


def test_a_hopeless_question_forgets_no_other():
    pools = [Later() for _ in range(4)]
    left = list(pools)
    thinking = Thinking(echo, lambda: left.pop(0))
    ask_all(thinking, 0)
    for pool in pools[:2]:
        pool.calls[0][0].set_exception(BrokenProcessPool("gone"))
        assert thinking.poll(1) == []
    ask_all(thinking, 1)
    for future, *_ in pools[2].calls:
        future.set_exception(BrokenProcessPool("gone"))
    with pytest.raises(ThinkingError, match="3 times"):
        thinking.poll(1)
    pools[3].work()
    assert [answer.question.seat for answer in thinking.poll(1)] == [1]


def test_a_warm_up_that_fails_is_written_down(caplog):
    def freeze() -> None:
        raise ValueError("ice on the sails")

    thinking = Thinking(echo, InlineExecutor, warm=freeze)
    thinking.warm_up()
    assert "ice on the sails" in caplog.text
    thinking.ask(ask())
    assert len(thinking.poll(1)) == 1


class Broken(InlineExecutor):
    def submit(self, fn, /, *args, **kwargs):
        future: Future = Future()
        future.set_exception(BrokenProcessPool("gone"))
        return future


def test_a_broken_pool_is_replaced_but_not_for_ever():
    pools = [Broken(), InlineExecutor()]
    thinking = Thinking(echo, lambda: pools.pop(0))
    thinking.ask(ask())
    assert thinking.poll(1) == []
    assert thinking.busy
    assert len(thinking.poll(1)) == 1
    hopeless = Thinking(echo, Broken)
    hopeless.ask(ask())
    hopeless.poll(1)
    hopeless.poll(1)
    with pytest.raises(ThinkingError):
        hopeless.poll(1)


def wait(thinking: Thinking, moment: int):
    for _ in range(3000):
        answers = thinking.poll(moment)
        if answers:
            return answers
        time.sleep(0.01)
    raise AssertionError("no answer")


def test_a_killed_worker_is_replaced():
    """The real processes: a captain's choice, then its process is killed, then the game goes on."""
    before = next(table for table, _, _ in played(4, "a") if table.stage == "select")
    view = observe(before, 0)
    thinking = Thinking(seating.decide, warm=functools.partial(seating.warm_up, RULES.name))
    try:
        question = Question("move", 0, RULES.name, "additive", seating.encode(view), seat_seed("x", 0), 1)
        thinking.ask(question)
        (answer,) = wait(thinking, 1)
        command = seating.decode(RULES.name, answer.decision).command
        assert command in RULES.legal(view.table, 0)
        for process in list(thinking._pool._pool._processes.values()):  # type: ignore[union-attr]
            process.kill()
        thinking.ask(question)
        (again,) = wait(thinking, 1)
        assert seating.decode(RULES.name, again.decision).command == command
    finally:
        thinking._pool.shutdown(wait=True)  # type: ignore[union-attr]


KILLED = """
import multiprocessing, os, signal, sys
from tortuga.app.captains.thinking import thinkers
if __name__ == "__main__":
    pool = thinkers()
    print(pool.submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_workers_end_with_a_killed_window(tmp_path):
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    told = subprocess.run(
        [sys.executable, script],
        env=os.environ | {"PYTHONPATH": str(PACKAGE.parent)},  # the program need not be installed
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    worker = int(told.stdout)
    for _ in range(500):
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
    raise AssertionError("the worker lives on")


def test_seats():
    seats = specs("human", "additive", "human")
    assert seating.people(seats) == (0, 2)
    assert seat_seed("a", 0) != seat_seed("a", 1)


def test_a_captain_that_does_not_answer_is_asked_again_in_a_new_worker_and_told_of():
    now = [0.0]
    pools = [Later(), Later()]
    left = list(pools)
    thinking = Thinking(echo, lambda: left.pop(0), clock=lambda: now[0])
    ask_all(thinking, 0, 1)
    answered, _ = (call[0] for call in pools[0].calls)
    answered.set_result(b"v")
    now[0] = ANSWER_TIMEOUT - 0.1
    assert [answer.question.seat for answer in thinking.poll(1)] == [0]
    assert thinking.take_notices() == []
    now[0] = ANSWER_TIMEOUT + 0.1
    assert thinking.poll(1) == []
    assert [notice.id for notice in thinking.take_notices()] == ["captain-silent"]
    assert thinking.take_notices() == []
    assert Text("en").say("captain-silent")
    pools[1].work()
    assert [answer.question.seat for answer in thinking.poll(1)] == [1]


def test_a_frozen_worker_is_ended_and_its_question_answered_by_a_new_one():
    now = [0.0]
    thinking = Thinking(slow_once, clock=lambda: now[0])
    with tempfile.TemporaryDirectory() as folder:
        thinking.ask(msgspec.structs.replace(ask(), seed=folder))
        while not list(Path(folder).iterdir()):
            time.sleep(0.01)
        now[0] = ANSWER_TIMEOUT + 1
        answers = thinking.poll(1)
        while not answers:
            time.sleep(0.01)
            answers = thinking.poll(1)
    thinking.close()
    assert answers[0].decision == b"v"


def slow_once(_game: str, view: bytes, _player: str, folder: str) -> bytes:
    """In a worker: freeze, but not the second time."""
    mark = Path(folder) / "asked"
    if not mark.exists():
        mark.touch()
        time.sleep(600)
    return view


def test_captains_think_in_a_thread_where_no_process_can_be_made(monkeypatch, caplog):
    def none(_jobs):
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr("tortuga.workers.process_pool", none)
    thinking = Thinking(echo)
    thinking.ask(ask())
    while not (answers := thinking.poll(1)):
        time.sleep(0.01)
    thinking.close()
    assert answers[0].decision == b"vps"
    assert "no process can be made" in caplog.text
