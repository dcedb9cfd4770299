"""Since one's own last turn: picked lines in the log's place, each seen once more; nobody's secrets."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga1667.table import Harbour, sit
from tests.hands.cards import TEXTS, any_kind, begin, game_text
from tests.hands.cards_table import own_turn
from tortuga.app.games.tortuga1667.acts.announcing import befalls
from tortuga.app.games.tortuga1667.acts.recap import MAX_PICTURE_S, retold
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.table.scene import TableScene
from tortuga.app.table.side.recap import MAX_LINES
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import EVENT_CARDS
from tortuga.kernel.game import NOBODY

pytestmark = pytest.mark.slow


@pytest.fixture
def laid(harbour: Harbour, set_stage: Callable[..., Hands]) -> tuple[TableScene, Hands]:
    """An own turn of the third round."""
    hands = set_stage(sit(harbour, begin(5, "sheets", people=1)))
    return own_turn(hands, random.Random(1)), hands


def numbers(table: TableScene) -> list[str]:
    """What can be pressed on the page."""
    return [item.id for item in table.focusables() if item.id.startswith("recap-")]


def test_it_opens_at_the_own_turn_and_folds_at_the_first_pick(laid: tuple[TableScene, Hands]) -> None:
    table, hands = laid
    assert table.panel.recap.open
    assert 1 <= len(numbers(table)) <= MAX_LINES
    assert hands.top is table, "never modal"
    chooser: Any = table.decision and table.decision.chooser
    target = chooser.targets()[0].id
    hands.click(target)
    assert not table.panel.recap.open
    assert not numbers(table)
    hands.step(30)
    assert not table.panel.recap.open, "folded it stays"


def test_a_opens_it_again_and_the_log_lies_below(laid: tuple[TableScene, Hands]) -> None:
    table, hands = laid
    hands.press(pygame.K_l)
    assert not table.panel.recap.open
    hands.press(pygame.K_a)
    assert table.panel.recap.open
    assert not table.presenter.busy


def test_a_line_is_seen_once_more_for_a_short_time(laid: tuple[TableScene, Hands], harbour: Harbour) -> None:
    table, hands = laid
    harbour.store.lend(speed="normal")
    told, now, decision = len(table.presenter.lines), table.presenter.view, table.decision
    for name in numbers(table):
        hands.click(name)
        lasted = 0.0
        hands.step()
        shown = table.presenter.busy
        while table.presenter.busy:
            hands.step(1, 0.05)
            lasted += 0.05
        assert shown
        assert lasted <= MAX_PICTURE_S + 0.15
        assert table.panel.recap.open
        assert numbers(table)
    assert table.presenter.view == now
    assert len(table.presenter.lines) == told, "nothing is written twice"
    assert table.decision is decision


def test_enter_on_a_line_is_no_choice(laid: tuple[TableScene, Hands], harbour: Harbour) -> None:
    table, hands = laid
    harbour.store.lend(speed="normal")
    position = table.session.position
    name = numbers(table)[0]
    for _ in range(80):
        if table.focus.focused == name:
            break
        hands.press(pygame.K_TAB)
    assert table.focus.focused == name
    primary = next(button for button in table.controls.buttons(table.focus) if button.id == "primary")
    assert not primary.key, "Enter is the line's"
    hands.press(pygame.K_RETURN)
    assert table.presenter.busy
    assert table.session.position == position


def test_a_twice_shows_all_of_it(laid: tuple[TableScene, Hands], harbour: Harbour) -> None:
    table, hands = laid
    harbour.store.lend(speed="normal")
    hands.press(pygame.K_a)
    assert table.presenter.busy


@pytest.mark.parametrize("seed", range(6))
def test_every_seat_and_nobody_are_told_the_same_facts(seed: int) -> None:
    """Public facts alone: lines of a seat's own eyes are those of nobody's."""
    session, rng, text = begin(5, f"recap {seed}"), random.Random(seed), game_text(TEXTS["en"])
    seats, compared = session.seats, 0
    while not session.finished:
        seat = session.to_act()[0]
        if session.whole_state.stage == "act" and session.whole_state.turn % 3 == 0:
            for me in range(len(seats)):
                own = retold(text, seats, session.observer(me).past(), me)
                open_ = retold(text, seats, session.observer(NOBODY).past(), me)
                assert [line.line for line in own.lines] == [line.line for line in open_.lines]
                assert own.heading == open_.heading
                lengths = [[act.length for act in line.acts] for line in own.lines]
                assert lengths == [[act.length for act in line.acts] for line in open_.lines]
                assert (own.turn is not None) == (me == session.whole_state.current)
                compared += len(own.lines)
        session.submit(seat, any_kind(rng, session.rules.legal(session.whole_state, seat)))
    assert compared > 20


def begins(past: Sequence[Any], begun: Sequence[int], turn: int) -> int:
    """Where a recap begins: the own vote of that turn, else the turn after it."""
    after = next(at for at in begun if at > turn)
    votes = [at for at in range(turn, after) if isinstance(past[at].event, ev.VoteShown)]
    return votes[-1] if votes else after


@pytest.mark.parametrize("seed", range(3))
def test_it_begins_with_how_the_own_vote_ended(seed: int) -> None:
    session, rng, text = begin(5, f"own votes {seed}"), random.Random(seed), game_text(TEXTS["en"])
    found = 0
    while not session.finished:
        now, seat = session.whole_state, session.to_act()[0]
        past = session.observer(seat).past()
        begun = [at for at, seen in enumerate(past) if isinstance(seen.event, ev.TurnBegan)]
        before = [at for at in begun[:-1] if past[at].event.seat == seat]
        if now.stage == "act" and now.current == seat and now.action <= 1 and before:
            own = past[before[-1] : next(at for at in begun if at > before[-1])]
            votes = [seen for seen in own if isinstance(seen.event, ev.VoteShown)]
            told = retold(text, session.seats, past, seat).lines
            if votes:
                said = [line.text for line in Narrative1667(text, session.seats).lines(votes[-1])]
                assert told[0].line.text == said[-1]
                found += 1
        session.submit(seat, any_kind(rng, session.rules.legal(now, seat)))
    assert found


def test_what_befell_the_seat_weighs_most_and_nothing_is_lost() -> None:
    session, rng, text = begin(5, "hits"), random.Random(3), game_text(TEXTS["en"])
    hit = treasure = 0
    while not session.finished:
        now, seat = session.whole_state, session.to_act()[0]
        if now.stage == "act":
            past = session.observer(seat).past()
            told = retold(text, session.seats, past, seat)
            begun = [at for at, seen in enumerate(past) if isinstance(seen.event, ev.TurnBegan)]
            before = [at for at in begun[:-1] if past[at].event.seat == seat]
            since = past[begins(past, begun, before[-1]) : begun[-1]] if before else []
            votes = [
                seen for seen in since if isinstance(seen.event, ev.VoteShown) and seen.event.seat == seat
            ]
            hits = [*(seen for seen in since if befalls(seen.event, seat)), *votes]
            if before:
                assert sum(line.weight == 0 for line in told.lines) == len(hits)
            hit += len(hits)
            moved = [seen for seen in since if isinstance(seen.event, ev.TreasureTaken | ev.Sneaked)]
            if before:
                assert sum(line.weight == 1 for line in told.lines) >= len(moved)
            treasure += len(moved)
            assert all(sum(act.length for act in line.acts) <= MAX_PICTURE_S + 0.01 for line in told.lines)
        session.submit(seat, any_kind(rng, session.rules.legal(now, seat)))
    assert hit
    assert treasure


def test_what_is_asked_for_is_seen_at_the_highest_speed_too(
    laid: tuple[TableScene, Hands], harbour: Harbour
) -> None:
    table, hands = laid
    harbour.store.lend(speed="off")
    for press in (lambda: hands.click(numbers(table)[0]), lambda: hands.press(pygame.K_a)):
        press()
        hands.step(1, 0.02)
        assert table.presenter.busy
        hands.step(200, 0.1)
        assert not table.presenter.busy


def test_what_came_of_a_card_names_it_once() -> None:
    """The turning of a card is told by what came of it alone: it has to say which one it was."""
    session, rng, text = begin(5, "cards"), random.Random(4), game_text(TEXTS["en"])
    names, told = {text.say(f"event-{name}") for name in EVENT_CARDS}, set()
    while not session.finished:
        now, seat = session.whole_state, session.to_act()[0]
        if now.stage == "act":
            told |= {
                line.line.text
                for line in retold(text, session.seats, session.observer(seat).past(), seat).lines
            }
        session.submit(seat, any_kind(rng, session.rules.legal(now, seat)))
    named = [line for line in told if line.endswith(")") and line.rpartition("(")[2][:-1] in names]
    assert len(named) > 2
    assert all(line.count(line.rpartition("(")[2][:-1]) == 1 for line in named)


def test_a_brawl_is_one_line_with_both_pictures() -> None:
    """Its majority says where both treasures go; it weighs what they weigh."""
    session, rng, text = begin(5, "brawls"), random.Random(6), game_text(TEXTS["en"])
    found = 0
    while not session.finished:
        now, seat = session.whole_state, session.to_act()[0]
        if now.stage == "act" and now.action <= 1:
            for line in retold(text, session.seats, session.observer(seat).past(), seat).lines:
                assert "reasures to the" not in line.line.text
                if line.line.text.startswith("Brawl"):
                    assert line.weight <= 1
                    assert len(line.acts) == 2
                    found += 1
        session.submit(seat, any_kind(rng, session.rules.legal(now, seat)))
    assert found
