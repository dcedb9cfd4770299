"""Several persons at one screen: who comes first, what is chosen unseen, whose time is over."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import msgspec
import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, sit
from tests.hands.cards_table import begun, curtain, until
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import HandoverScene
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.game import NOBODY


def test_t44_somebody_else_may_come_to_the_screen_first(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    session = until(begun)
    hands = set_stage(sit(harbour, session))
    first = curtain(hands).name
    hands.click("handover-else")
    second = curtain(hands).name
    assert second != first
    hands.press(pygame.K_RETURN)
    hands.step(3)
    table = hands.top
    assert isinstance(table, TableScene)
    assert table.decision is not None
    assert session.seats[table.decision.desk.seat].name == second


def test_t44_captains_cast_after_the_last_person(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    """Whoever has a back before him was not quicker: no captain has one before all persons have."""

    def mixed(table: Table) -> bool:
        seats = table.call.voters if begun(table) and table.call is not None else ()
        return not any(table.cast[seat] for seat in seats) and min(seats, default=9) < 6 <= max(
            seats, default=0
        )

    session = until(mixed, 6)
    hands = set_stage(sit(harbour, session))
    curtain(hands)
    hands.step(50)
    assert not any(session.whole_state.cast[seat] for seat in session.whole_state.call.voters)


def test_t55_a_lost_card_may_be_any_unseen(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    session = until(lambda table: table.stage == "lose")
    victim, hands = session.whole_state.victim, set_stage(sit(harbour, session))
    before = len(session.whole_state.hands[victim])
    position = session.position
    curtain(hands)
    hands.press(pygame.K_0)
    assert isinstance(session.observer(NOBODY).past()[position].event, ev.VoteLost)
    assert len(session.whole_state.hands[victim]) == before - 1
    assert not isinstance(hands.top, HandoverScene) or hands.top.name != session.seats[victim].name


def test_t38_whose_time_is_over_acts_no_more(harbour: Harbour, set_stage: Callable[..., Hands]) -> None:
    session = until(lambda table: table.stage == "act" and not table.late, timer=30)
    position, table = session.position, sit(harbour, session)
    hands = set_stage(table)
    hands.step(20)
    assert table.decision is not None
    table.update(29.0)
    assert session.position == position
    table.update(2.0)
    assert session.whole_state.late or session.position > position


def test_flow_5_it_is_seen_that_one_wants_to_be_asked(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    table = sit(harbour, until(lambda found: found.stage == "act"))
    hands = set_stage(table)
    assert table.paused_banner() is None
    hands.press(pygame.K_u)
    told = table.paused_banner()
    assert told is not None
    assert "U" in told.message
    hands.press(pygame.K_u)
    assert table.paused_banner() is None


class Slow(Executor):
    """One captain thinks for long, the others answer at once."""

    def __init__(self, slow: int, frames: int = 20) -> None:
        self._slow = slow
        self._frames = frames
        self._open: list[tuple[int, Future[Any], Any, tuple[Any, ...]]] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Future[Any]()
        seat = int(msgspec.msgpack.decode(args[1])["seat"])
        self._open.append((self._frames if seat == self._slow else 0, future, fn, args))
        return future

    def passes(self) -> None:
        """A frame has passed."""
        for left, future, fn, args in self._open:
            if left <= 0 and future.set_running_or_notify_cancel():
                future.set_result(fn(*args))
        self._open = [(left - 1, *rest) for left, *rest in self._open if left > 0]


def thinking_slowly(harbour: Harbour, session: Any, slow: int) -> TableScene:
    """The table of a session at which one captain thinks for long."""
    minds = Slow(slow)
    table = TableScene(harbour.context, session, TABLE, Thinking(ask.decide, lambda: minds))
    update = table.update

    def frame(dt: float) -> Any:
        minds.passes()
        return update(dt)

    table.update = frame  # type: ignore[method-assign]
    return table


def with_captains(people: int) -> Any:
    """A ballot of some persons and of several captains, who come after them by number."""

    def mixed(table: Table) -> bool:
        voters = table.call.voters if begun(table) and table.call is not None and not any(table.cast) else ()
        return min(voters, default=9) < people and sum(seat >= people for seat in voters) > 1

    return until(mixed, people)


@pytest.mark.parametrize("which", [0, -1])
def test_t44_captains_who_think_for_long_keep_nobody_s_ballot_apart(
    harbour: Harbour, set_stage: Callable[..., Hands], which: int
) -> None:
    """Nobody is asked or casts twice while one of them still thinks, and all their backs come at once."""
    session = with_captains(5)
    voters = session.whole_state.call.voters
    captains = [seat for seat in voters if seat >= 5]
    hands = set_stage(thinking_slowly(harbour, session, captains[which]))
    while any(seat < 5 for seat in session.to_act()):
        if isinstance(curtain(hands), HandoverScene):
            hands.press(pygame.K_RETURN)
        hands.press(pygame.K_1)
        hands.press(pygame.K_RETURN)
    position = session.position
    for _ in range(60):
        cast = {seat for seat in captains if session.whole_state.cast[seat]}
        assert session.whole_state.stage != "ballot" or not cast, "not one by one"
        hands.step()
    assert session.position > position


def test_t44_a_lone_person_does_not_see_who_thinks_for_long(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    session = with_captains(1)
    captains = [seat for seat in session.whole_state.call.voters if seat]
    hands = set_stage(thinking_slowly(harbour, session, captains[-1]))
    seen = set()
    for _ in range(60):
        hands.step()
        cast = hands.top.presenter.view.table.cast
        seen.add(tuple(cast[seat] for seat in captains))
    assert seen == {(False,) * len(captains), (True,) * len(captains)}


def test_a_banner_stays_before_the_same_eyes_only(harbour: Harbour, monkeypatch: pytest.MonkeyPatch) -> None:
    session = until(begun)
    acts: list[Act] = []
    presenter = sit(harbour, session).presenter
    monkeypatch.setattr(presenter.player, "add", acts.append)
    past = session.observer(NOBODY).past()
    at = next(at for at, seen in enumerate(past) if isinstance(seen.event, ev.TurnBegan))
    presenter.take(past[at - 1 : at + 1])
    assert acts[-1].banner == acts[-2].banner is not None
    presenter.take(past[at - 1 : at])
    presenter.look(presenter.me, session.observer(NOBODY))
    presenter.take(past[at : at + 1])
    assert acts[-1].banner is None
