"""Observers: what they saw folds to what they see, at every step, for every seat and for nobody."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.hands.play import begin, finished, fold, play, step
from tests.kernel import toy
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.log.format import Undone
from tortuga.kernel.observer import ObservedStep, Observer, allowed_observers
from tortuga.kernel.replay import Replay
from tortuga.kernel.session import Session

Told = ObservedStep[Any, Any] | Undone
GAMES_BY_SEATS = [("toy", 2), ("toy", 4), ("tortuga2014", 2), ("tortuga2014", 3), ("tortuga2014", 4)]


def kept(heard: list[Told]) -> list[ObservedStep[Any, Any]]:
    """What still counts of what was told."""
    left: list[ObservedStep[Any, Any]] = []
    for what in heard:
        if isinstance(what, Undone):
            del left[-what.events :]
        else:
            left.append(what)
    return left


def seen_state(game: Session | Replay, eyes: Observer[Any, Any], story: list[ObservedStep[Any, Any]]) -> Any:
    """The state that the redacted events alone lead to."""
    start = game.whole_steps[0].before if game.whole_steps else game.whole_state
    return fold(game.rules, start, [seen.event for seen in story])


def told_rightly(game: Session | Replay, eyes: Observer[Any, Any], heard: list[Told]) -> None:
    """Everything about a moment: the fold is the view, and legal and refusal need nothing that is hidden."""
    story = kept(heard)
    assert story == list(eyes.past())
    state = seen_state(game, eyes, story)
    rules = game.rules
    assert rules.observe(state, eyes.seat) == eyes.view == rules.observe(game.whole_state, eyes.seat)
    assert (rules.round(state), rules.finished(state)) == (eyes.round, eyes.finished)
    assert rules.to_act(state) == eyes.awaited
    if eyes.seat < 0:
        assert eyes.legal() == ()
        return
    assert tuple(rules.legal(state, eyes.seat)) == tuple(eyes.legal())
    assert rules.secret(state, eyes.seat) == eyes.secret
    for command in eyes.legal():
        assert eyes.refusal(command) is None
        assert rules.command_of(state, rules.decide(state, eyes.seat, command)) == (eyes.seat, command)


@pytest.mark.parametrize(("game", "count"), GAMES_BY_SEATS)
def test_what_eyes_are_told_folds_to_what_they_see(game: str, count: int) -> None:
    """Through undo and redo; at every step of one random game, for every seat and for nobody."""
    session = begin(game, count, seed="eyes")
    looking = [session.observer(seat) for seat in (*range(count), NOBODY)]
    heard: dict[int, list[Told]] = {eyes.seat: list(eyes.past()) for eyes in looking}
    for eyes in looking:
        eyes.listen(heard[eyes.seat].append)
        told_rightly(session, eyes, heard[eyes.seat])
    hand = random.Random(3)
    while not session.finished:
        step(session, hand, undo=0.3 if game == "tortuga2014" else 0.8)
        for eyes in looking:
            told_rightly(session, eyes, heard[eyes.seat])
    assert any(isinstance(what, Undone) for what in heard[NOBODY])


@pytest.mark.parametrize(("game", "count"), GAMES_BY_SEATS)
def test_a_replay_shows_the_same_eyes_the_same(game: str, count: int) -> None:
    session = finished(game, count, seed="same", undo=0.3)
    replay = Replay(session.rules, session.log)
    for seat in (*range(count), NOBODY, EVERYTHING):
        eyes = replay.observer(seat)
        assert eyes.story() == session.observer(seat).past()
        heard: list[Told] = []
        leave = eyes.listen(heard.append)
        hand = random.Random(seat)
        for _ in range(12):
            replay.seek(hand.randrange(replay.length + 1))
            assert kept(heard) == list(eyes.past())
            assert eyes.view == replay.rules.observe(replay.whole_state, seat)
        leave()
        replay.seek(0)
        assert eyes.past() == ()


@pytest.mark.parametrize(("game", "count"), GAMES_BY_SEATS)
def test_a_step_is_told_whole_and_in_its_place(game: str, count: int) -> None:
    session = finished(game, count, seed="place")
    for whole, seen in zip(session.whole_steps, session.observer(NOBODY).past(), strict=True):
        assert (seen.cause, seen.seat) == (whole.cause, whole.seat)
        assert seen.before == session.rules.observe(whole.before, NOBODY)
        assert seen.after == session.rules.observe(whole.after, NOBODY)
        assert seen.event == session.rules.redact(whole.event, NOBODY)
    assert [seen.position for seen in session.observer(0).past()] == [*range(1, session.position + 1)]


@pytest.mark.parametrize("game", ["toy", "tortuga2014"])
def test_nobody_is_refused_what_eyes_call_legal(game: str) -> None:
    """And every command that eyes refuse is refused for the same reason."""
    session, hand = begin(game, 3, seed="refuse"), random.Random(1)
    known: set[Any] = set()
    for _ in range(40):
        for seat in range(3):
            known.update(session.observer(seat).legal())
        for seat in range(3):
            eyes = session.observer(seat)
            for command in hand.sample(sorted(known, key=repr), min(8, len(known))):
                refused = eyes.refusal(command)
                before = session.log
                try:
                    session.rules.decide(session.whole_state, seat, command)
                    fault = (
                        None if seat in session.rules.may_act(session.whole_state) else "refusal-not-to-act"
                    )
                except Refusal as error:
                    fault = error.id if seat in session.to_act() else "refusal-not-to-act"
                assert (refused and refused.id) == fault
                assert session.log == before, "asking changes nothing"
        if session.finished:
            break
        step(session, hand)


def test_who_is_not_to_act_is_refused_as_by_submit() -> None:
    session = begin()
    session.submit(0, toy.Bid(1))
    refused = session.observer(0).refusal(toy.Bid(2))
    assert refused is not None
    with pytest.raises(Refusal) as told:
        session.submit(0, toy.Bid(2))
    assert (refused.id, refused.arguments) == (told.value.id, told.value.arguments)


def test_a_listener_is_told_when_all_that_followed_counts_already() -> None:
    session = begin()
    lengths: list[int] = []
    session.observer(NOBODY).listen(lambda _: lengths.append(session.length))
    session.submit(0, toy.Bid(1))
    session.submit(1, toy.Bid(1))
    assert lengths == [2, 4, 4]


def test_a_listener_can_leave() -> None:
    session = begin()
    heard: list[Told] = []
    leave = session.observer(0).listen(heard.append)
    session.submit(0, toy.Bid(1))
    leave()
    session.submit(1, toy.Bid(1))
    assert [seen.event for seen in kept(heard)] == [toy.BidMade(0, 1)]


def test_a_hidden_choice_is_told_without_what_was_chosen() -> None:
    session = begin()
    session.submit(1, toy.Bid(3))
    assert session.observer(0).past()[-1].event == toy.BidMade(1, None)
    assert session.observer(NOBODY).past()[-1].event == toy.BidMade(1, None)
    assert session.observer(1).past()[-1].event == toy.BidMade(1, 3)


def test_everything_is_seen_only_once_the_seed_is_out() -> None:
    session = begin(seed="late")
    with pytest.raises(ValueError, match="seed"):
        session.observer(EVERYTHING)
    with pytest.raises(ValueError, match="seed"):
        Replay(session.rules, session.log).observer(EVERYTHING)
    play(session, random.Random(1))
    assert session.observer(EVERYTHING).view.state == session.whole_state


def test_whose_eyes_are_allowed() -> None:
    session = begin(count=2)
    assert allowed_observers(session.log) == (NOBODY,), "two persons"
    assert allowed_observers(finished(count=2).log) == (0, 1, NOBODY, EVERYTHING)


def test_a_lone_person_may_look_at_a_running_game() -> None:
    session = begin(count=2)
    people = (session.seats[0], type(session.seats[1])("mate", "Mate", "orange"))
    lone = Session.new(session.rules, session.options, people, "s")
    assert allowed_observers(lone.log) == (0, NOBODY)


def test_notes_are_a_seats_own() -> None:
    session = begin()
    log = session.log
    session.observer(0).note("watch seat 2")
    assert session.observer(0).notes() == "watch seat 2"
    assert session.observer(1).notes() == ""
    assert session.log == log
