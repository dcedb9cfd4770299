"""A line of talk stands at its speaker's row for a while, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, sit
from tests.hands.cards import NAMES, begin
from tests.hands.cards_table import ready
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga1667.acts.motions import Bubble
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.scenes.replay.draw import ReplayShow
from tortuga.app.settings import Speed
from tortuga.app.stills.sample import record_of
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.marks import Spot
from tortuga.app.table.scene import TableScene
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.rules import RULES
from tortuga.kernel.log.format import dump
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session


@pytest.mark.parametrize(("speed", "seconds"), [("normal", 2.5), ("fast", 1.25), ("off", 2.5)])
def test_a_bubble_stays_and_holds_up_nothing(
    speed: Speed, seconds: float, harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    hands = set_stage(sit(harbour, begin(5, "bubble", people=1, talk="on")))
    table = ready(hands)
    assert table is not None
    harbour.store.lend(speed=speed)
    seat = table.presenter.me
    legal = table.session.rules.legal(table.session.whole_state, seat)
    said = [each for each in legal if isinstance(each, cmd.Say)]
    before = table.session.position
    for line in said[:2]:
        table.session.submit(seat, line)
    table.presenter.follow(before)
    hands.step(2)
    assert not table.presenter.busy, "nobody waits"
    bubbles = table.presenter.player.asides
    assert len(bubbles) == 1, "the second line takes the place of the first"
    assert isinstance(bubbles[0], Bubble)
    assert bubbles[0].text in table.presenter.lines[-1].text
    hands.step(int(seconds / 0.05) - 4, 0.05)
    assert table.presenter.player.asides
    hands.step(8, 0.05)
    assert not table.presenter.player.asides


def test_remarks_end_when_a_person_decides_and_talk_stays(harbour: Harbour) -> None:
    table = sit(harbour, begin(5, "bubble", people=1, talk="on"))
    view, player = table.presenter.view, table.presenter.player
    talk, remark = Bubble(1, "No."), Bubble(2, "Who threw the coconut?")
    player.add(Act(view, view, 0, asides={Spot("board", 1): talk}, remarks={Spot("board", 2): remark}))
    player.drain()
    assert player.asides == (talk, remark)
    player.end_remarks()
    assert player.asides == (talk,)


@pytest.mark.parametrize(("people", "words"), [(0, "Zola acts"), (1, "Zola acts, you follow in 2 turns")])
def test_who_watches_captains_does_not_follow(people: int, words: str, harbour: Harbour) -> None:
    table = sit(harbour, begin(5, "bubble", people=people))
    assert table.shown().text.say("pic-acting", name="Zola", turns=2) == words


def test_a_replay_says_what_was_said(harbour: Harbour) -> None:
    session = begin(5, "bubble", people=1, talk="on")
    seat = session.to_act()[0]
    legal = session.rules.legal(session.whole_state, seat)
    session.submit(seat, next(each for each in legal if isinstance(each, cmd.Say)))
    show = ReplayShow(record_of(dump(session.log)).replay, TABLE, harbour.context.text, seat)
    while show.play_on():
        pass
    (bubble,) = show.player.asides
    assert isinstance(bubble, Bubble)
    assert bubble.text
    assert bubble.text in show.told[-1].line.text


def test_who_is_muted_is_not_heard_and_the_log_has_it_all_the_same(harbour: Harbour) -> None:
    table = sit(harbour, begin(5, "bubble", people=1, talk="on"))
    table.presenter.drain()
    me = table.presenter.me
    others = [seat for seat in range(5) if seat != me][:2]

    def said(seat: int, command: cmd.Say) -> bool:
        before = table.session.position
        table.session.submit(seat, command)
        table.presenter.follow(before)
        table.presenter.update(0.0, "normal")
        heard = bool(table.presenter.player.asides)
        table.presenter.player.hush()
        assert table.presenter.lines[-1].seat == seat
        return heard

    table.activate("tab-talk")
    assert said(others[0], cmd.Say("no"))
    assert f"side-talk-mute:{others[0]}" in {item.id for item in table.focusables()}
    table.activate(f"side-talk-mute:{others[0]}")
    assert not said(others[0], cmd.Say("trust", seat=me))
    assert said(others[1], cmd.Say("no"))
    table.activate("side-talk-heard")
    assert not said(others[1], cmd.Say("yes")), "not about me"
    assert said(me, cmd.Say("swear")), "what one says oneself"


def test_who_was_muted_stays_so_at_the_next_table_of_the_same_persons(harbour: Harbour) -> None:
    """The same seats again, in any order, or a continued game; not in other company, nor in a replay."""

    def next_table(names: Sequence[str], seed: str) -> TableScene:
        seats = [SeatSpec("human" if name == NAMES[0] else "mate", name.title(), name) for name in names]
        return sit(harbour, Session.new(RULES, Options(len(seats), talk="on"), seats, seed))

    def muted(table: TableScene) -> tuple[str, set[str]]:
        hearing = table.presenter.picture.hearing
        return hearing.heard, {table.session.seats[seat].colour for seat in hearing.muted}

    five = NAMES[:5]
    first = next_table(five, "a")
    first.activate("side-talk-mute:2")
    first.activate("side-talk-heard")
    chosen = ("mine", {five[2]})
    assert muted(first) == chosen
    assert muted(next_table(five, "b")) == chosen
    assert muted(next_table(five[::-1], "c")) == chosen
    assert muted(sit(harbour, first.session)) == chosen
    assert muted(next_table(NAMES[:6], "d")) == ("all", set())
    assert muted(next_table(five[:4] + NAMES[5:6], "e")) == ("all", set())
    replay = TABLE.picture()
    assert replay.hearing.muted == frozenset()
    first.activate("side-talk-mute:2")
    assert muted(next_table(five, "f")) == ("mine", set())


def test_a_captain_answers_a_person_who_goes_on_choosing(harbour: Harbour) -> None:
    answered = 0
    for seed in "abcd":
        seats = tuple(SeatSpec("mate" if at else "human", f"{at}", name) for at, name in enumerate(NAMES[:5]))
        session = Session.new(RULES, Options(5, talk="on"), seats, seed)
        table = sit(harbour, session)
        for _ in range(400):
            table.update(0.05)
            if session.whole_state.stage == "act" and table.decision is not None and session.to_act() == (0,):
                break
            if table.decision is not None and session.to_act() == (0,):
                table._submit(0, table.decision.chooser.commands[0])
        decision = table.decision
        assert decision is not None, f"{session.to_act()} choose at {session.whole_state.stage}"
        table._submit(0, cmd.Say("ask-maroon", seat=2))
        assert table.decision is None, f"refused: {decision.reply}"
        for _ in range(3):
            table.update(0.05)
        assert table.presenter.player.asides, "what is said stays while one decides"
        said = [past.event for past in session.whole_state.history if isinstance(past.event, ev.Said)]
        answered += said[-1].seat == 2
        assert session.to_act() == (0,), "nothing else has happened"
    assert 0 < answered < 4, "he answers when he likes"


class Advisers(Executor):
    """The adviser answers at once, captains never."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Future[Any]()
        if ask.ADVISER in args:
            future.set_result(fn(*args, **kwargs))
        return future


def test_while_others_decide_there_is_nothing_to_advise(
    harbour: Harbour, set_stage: Callable[..., Hands]
) -> None:
    """Where one may only say something, a question for advice is refused."""
    session = begin(5, "bubble", people=1, talk="on")
    while session.to_act() == (0,) or session.whole_state.stage != "act":
        session.submit(session.to_act()[0], session.observer(session.to_act()[0]).legal()[0])
    table = TableScene(harbour.context, session, TABLE, Thinking(ask.decide, pool=Advisers))
    hands = set_stage(table)
    hands.step(10)
    assert table.decision is not None
    assert table.decision.chooser.kind == "listen"
    (hint,) = [item for item in table.focusables() if item.id == "hint"]
    assert not hint.enabled
    hands.press(pygame.K_h)
    table.activate("hint")
    hands.step(5)
    assert table.decision.advice is None
    assert not table.decision.awaiting
