"""Captains think in workers: late answers are dropped, dead workers replaced."""

from __future__ import annotations

import functools
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

import pytest

from tests.app.games.tortuga2014.games import Later, Now, played, specs
from tortuga.app.captains import ask as seating
from tortuga.app.captains.thinking import Question, Thinking, ThinkingError
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.dealer import seat_seed


def echo(_game: str, view: bytes, player: str, seed: str) -> bytes:
    return view + player.encode() + seed.encode()


def ask(moment: int = 1, seat: int = 0, purpose: str = "move") -> Question:
    return Question(purpose, seat, "game", "p", b"v", "s", moment)


def test_an_answer_of_this_moment():
    thinking = Thinking(echo, Now)
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

    thinking = Thinking(fail, Now)
    thinking.ask(ask())
    with pytest.raises(ThinkingError):
        thinking.poll(1)


class Broken(Now):
    def submit(self, fn, /, *args, **kwargs):
        future: Future = Future()
        future.set_exception(BrokenProcessPool("gone"))
        return future


def test_a_broken_pool_is_replaced_but_not_for_ever():
    pools = [Broken(), Now()]
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
        for process in list(thinking._pool._processes):  # type: ignore[union-attr]
            os.kill(process, signal.SIGKILL)
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
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False
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
    assert seating.captains(seats) == (1,)
    assert seat_seed("a", 0) != seat_seed("a", 1)
