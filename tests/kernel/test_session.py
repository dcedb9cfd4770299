"""Sessions: a command happens whole or not at all; undo goes as far as it may and no further."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.hands.play import GAMES, begin, finished, fold, play, seats, step
from tests.kernel import toy
from tortuga.kernel.dealer import BadSeed
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import Outcome
from tortuga.kernel.log.format import Header, LogError, SeedRevealed, Undone, dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.session import Session


class Full(Exception):
    pass


class Paper:
    """A store in memory that can be out of space."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.outcome: Outcome | None = None
        self.calls = self.round = 0
        self.full = False

    def create(self, header: Header, seed: str, lines: Sequence[str], round: int) -> None:
        self.append(lines, round, None)

    def append(self, lines: Sequence[str], round: int, outcome: Outcome | None) -> None:
        if self.full:
            raise Full
        self.calls += 1
        self.lines += lines
        self.outcome, self.round = outcome, round

    def note_assist(self, kind: str, seat: int) -> None:
        raise Full

    def notes(self, seat: int) -> str:
        return ""

    def note(self, seat: int, words: str) -> None:
        raise Full

    def bytes(self) -> bytes:
        return "".join(f"{line}\n" for line in self.lines).encode()


def test_what_follows_a_command_comes_with_it() -> None:
    session = begin()
    assert session.to_act() == (0, 1)
    assert session.submit(1, toy.Bid(3)) == [toy.BidMade(1, 3)]
    events = session.submit(0, toy.Bid(0))
    assert [type(event) for event in events] == [toy.BidMade, toy.Revealed]
    (seat,) = session.to_act()
    events = session.submit(seat, toy.Take(2))
    assert [type(event) for event in events] == [toy.Taken, toy.Penalty, toy.RoundEnded, toy.Rolled]


def test_the_last_entry_of_a_finished_game_is_the_seed() -> None:
    session = finished(seed="the seed")
    assert session.log.events[-1] == SeedRevealed("the seed")
    assert session.to_act() == ()
    with pytest.raises(Refusal):
        session.submit(0, toy.Bid(0))


@pytest.mark.parametrize(
    ("seat", "command", "id"),
    [
        (0, toy.Take(1), "refusal-toy-illegal"),
        (0, toy.Bid(7), "refusal-toy-illegal"),
        (5, toy.Bid(1), "refusal-not-to-act"),
    ],
)
def test_a_refused_command_changes_nothing(seat: int, command: Any, id: str) -> None:
    paper = Paper()
    session = begin(store=paper)
    before = session.whole_state, session.log, list(paper.lines)
    with pytest.raises(Refusal) as told:
        session.submit(seat, command)
    assert told.value.id == id
    assert (session.whole_state, session.log, paper.lines) == before


@pytest.mark.parametrize("game", ["toy", "tortuga2014"])
def test_one_call_a_command_and_the_store_holds_the_log(game: str) -> None:
    paper = Paper()
    session = begin(game, 3, store=paper)
    hand = random.Random(1)
    while not session.finished:
        calls = paper.calls
        step(session, hand)
        assert paper.calls == calls + 1
        assert paper.bytes() == dump(session.log)
    assert paper.outcome is not None
    assert paper.outcome.scores == session.rules.outcome(session.whole_state).scores


def test_when_storing_fails_nothing_has_happened_and_play_goes_on_afterwards() -> None:
    paper = Paper()
    session = begin(count=3, store=paper)
    heard: list[Any] = []
    session.observer(0).listen(heard.append)
    hand = random.Random(2)
    session.submit(0, toy.Bid(1))
    while not session.finished:
        before = session.whole_state, session.log, session.to_act(), list(heard), session.can_undo(0)
        paper.full = True
        with pytest.raises(Full):
            step(session, hand)
        if session.can_undo(0):
            with pytest.raises(Full):
                session.undo(0)
        assert (session.whole_state, session.log, session.to_act(), heard, session.can_undo(0)) == before
        paper.full = False
        step(session, hand, undo=0.3)
        assert paper.bytes() == dump(session.log)
    assert parse(paper.bytes(), GAMES) == session.log


def test_undo_takes_back_the_own_choice_and_redo_makes_it_again() -> None:
    session = begin()
    before = session.whole_state
    session.submit(0, toy.Bid(2))
    after = session.whole_state
    assert session.can_undo(0)
    assert not session.can_undo(1)
    assert session.undo(0) == Undone(0, 1)
    assert session.whole_state == before
    assert session.to_act() == (0, 1)
    assert session.can_redo(0)
    assert not session.can_redo(1)
    assert session.redo(0) == [toy.BidMade(0, 2)]
    assert session.whole_state == after
    assert not session.can_redo(0)
    assert [type(event) for event in session.log.events] == [toy.Rolled, toy.BidMade, Undone, toy.BidMade]


def test_another_choice_ends_redo() -> None:
    session = begin()
    session.submit(0, toy.Bid(2))
    session.undo(0)
    session.submit(1, toy.Bid(0))
    assert not session.can_redo(0)
    with pytest.raises(Refusal):
        session.redo(0)


def test_no_undo_past_another_seats_act() -> None:
    session = begin(count=3)
    session.submit(0, toy.Bid(2))
    session.submit(1, toy.Bid(2))
    assert [session.can_undo(seat) for seat in range(3)] == [False, True, False]
    with pytest.raises(Refusal) as told:
        session.undo(0)
    assert told.value.id == "refusal-undo"
    session.undo(1)
    assert session.can_undo(0), "the other's act is gone again"


def test_no_undo_past_a_reveal() -> None:
    session = begin()
    session.submit(0, toy.Bid(2))
    session.submit(1, toy.Bid(2))
    assert not session.can_undo(0)
    assert not session.can_undo(1)


def test_no_undo_past_chance_and_none_after_the_end() -> None:
    session = begin()
    session.submit(0, toy.Bid(2))
    session.submit(1, toy.Bid(0))
    (seat,) = session.to_act()
    session.submit(seat, toy.Take(1))
    assert isinstance(session.whole_steps[-1].event, toy.Rolled)
    assert not any(session.can_undo(seat) for seat in (0, 1))
    play(session, random.Random(1))
    assert not any(session.can_undo(seat) for seat in (0, 1))


def test_what_the_game_calls_a_reveal_ends_undo() -> None:
    class Wary(toy.Toy):
        def reveals(self, state: toy.State, event: toy.Event) -> bool:
            return self.automatic(state) is not None

    session = Session.new(Wary(), toy.Options(2, 1), seats(2), "s")
    assert not session.can_undo(0)
    session.submit(0, toy.Bid(1))
    assert session.can_undo(0)
    session.submit(1, toy.Bid(1))
    assert not session.can_undo(1)


@pytest.mark.parametrize("game", ["toy", "tortuga2014"])
def test_undo_happens_in_random_play_and_the_log_folds_to_the_state(game: str) -> None:
    session = finished(game, 3, seed="undo", undo=0.5)
    assert any(isinstance(event, Undone) for event in session.log.events)
    events = [step.event for step in session.whole_steps]
    assert fold(session.rules, session.rules.start(session.options), events) == session.whole_state


@pytest.mark.parametrize("game", ["toy", "tortuga2014"])
def test_resuming_anywhere_gives_the_same_game(game: str) -> None:
    whole = begin(game, 2, seed="resume")
    hand = random.Random(5)
    commands: list[tuple[int, Any]] = []
    while not whole.finished:
        seat = hand.choice(whole.to_act())
        commands.append((seat, hand.choice(whole.rules.legal(whole.whole_state, seat))))
        whole.submit(*commands[-1])
    paper = Paper()
    part = begin(game, 2, seed="resume", store=paper)
    for number, (seat, command) in enumerate(commands):
        if number % 7 == 3:
            log = parse(paper.bytes(), GAMES)
            part = Session.resume(part.rules, log, "resume", paper)
        part.submit(seat, command)
    assert part.whole_state == whole.whole_state
    assert part.log == whole.log == parse(paper.bytes(), GAMES)


def test_resuming_a_log_that_ends_early_goes_on_by_itself() -> None:
    log = finished(seed="early", undo=0).log
    for count in range(len(log.events) + 1):
        part = parse(b"\n".join(dump(log).splitlines()[: count + 1]), GAMES)
        session = Session.resume(GAMES["toy"].rules, part, "early", Paper())
        assert session.to_act() or session.finished
        assert session.log.events[:count] == log.events[:count]


def test_resuming_with_another_seed_is_refused() -> None:
    with pytest.raises(LogError) as told:
        Session.resume(GAMES["toy"].rules, begin(seed="one").log, "two")
    assert told.value.id == "error-log-commitment"


def test_a_game_that_cannot_begin() -> None:
    with pytest.raises(LogError):
        Session.new(GAMES["toy"].rules, toy.Options(3), seats(2), "s")
    with pytest.raises(Refusal):
        Session.new(GAMES["toy"].rules, toy.Options(0), (), "s")
    with pytest.raises(BadSeed):
        Session.new(GAMES["toy"].rules, toy.Options(2), seats(2), "")


def test_decisions_are_where_seats_chose() -> None:
    session = finished(undo=0)
    for index in session.decisions():
        taken = session.whole_steps[index]
        assert taken.seat in session.rules.to_act(taken.before)
    assert len(session.decisions()) == sum(
        isinstance(s.event, toy.BidMade | toy.Taken) for s in session.whole_steps
    )
