"""What captains answer: once each, and together, since how long one of them thought tells what he holds."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor, Future
from typing import Any

import msgspec
import pytest

from tests.app.games.tortuga2014.games import specs
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.table.queries import CaptainQueries
from tortuga.games.tortuga2014.commands import Keep
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.session import Session


class Minds(Executor):
    """Captains of whom each answers when he is told to."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self._open: list[tuple[int, Future[Any], Any, tuple[Any, ...]]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        seat, future = int(msgspec.msgpack.decode(args[1])["seat"]), Future[Any]()
        self.asked.append(seat)
        self._open.append((seat, future, fn, args))
        return future

    def answer(self, seat: int) -> None:
        for one in [one for one in self._open if one[0] == seat]:
            self._open.remove(one)
            _, future, fn, args = one
            if future.set_running_or_notify_cancel():
                future.set_result(fn(*args))


@pytest.fixture
def minds() -> Minds:
    return Minds()


@pytest.fixture
def session() -> Session:
    """Everybody chooses dice behind a screen; the first is a person."""
    return Session.new(RULES, Options(seats=4), specs("human", "greedy", "greedy", "greedy"), "together")


def passes(queries: CaptainQueries, frames: int = 3) -> Sequence[tuple[int, Any]]:
    """What is to be submitted after some frames."""
    for _ in range(frames):
        queries.ask()
        queries.collect()
    return queries.moves


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_secret_choices_of_captains_come_together_whoever_was_quicker(
    minds: Minds, session: Session, order: tuple[int, ...]
) -> None:
    """In one order, too: the log keeps it."""
    queries = CaptainQueries(session, Thinking(ask.decide, lambda: minds))
    for seat in order:
        assert passes(queries) == []
        minds.answer(seat)
    turns = [seat for seat in session.to_act() if seat]
    assert [seat for seat, _ in passes(queries)] == turns


def test_a_captain_is_asked_once_as_long_as_his_choice_waits(minds: Minds, session: Session) -> None:
    """Behind the curtain persons come first: what captains have chosen waits for them."""
    queries = CaptainQueries(session, Thinking(ask.decide, lambda: minds))
    passes(queries)
    for seat in (1, 2, 3):
        minds.answer(seat)
        passes(queries)
    assert sorted(minds.asked) == [1, 2, 3]
    moves = list(passes(queries, 10))
    assert sorted(seat for seat, _ in moves) == [1, 2, 3]
    for seat, command in moves:
        session.submit(seat, command)
        passes(queries)
    assert session.to_act() == (0,)
    assert sorted(minds.asked) == [1, 2, 3]


def test_at_the_next_moment_captains_are_asked_anew(minds: Minds, session: Session) -> None:
    queries = CaptainQueries(session, Thinking(ask.decide, lambda: minds))
    for _ in range(3):
        passes(queries)
        for seat in (1, 2, 3):
            minds.answer(seat)
        for seat, command in list(passes(queries)):
            session.submit(seat, command)
        queries.moves.clear()
        for command in session.observer(0).legal():
            if isinstance(command, Keep):
                session.submit(0, command)
                break
    assert len(minds.asked) > 6
