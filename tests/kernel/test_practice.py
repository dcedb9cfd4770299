"""Practice games: undo goes back to any moment of choice, the same dice fall again, and the log says so."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.hands.logs import sealed
from tests.hands.play import GAMES, options, play, seats
from tortuga.games.tortuga2014.events import Rolled
from tortuga.kernel.errors import Refusal
from tortuga.kernel.log.format import Undone, dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.replay import Replay
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

NAME = "tortuga2014"


def practice(*, on: bool = True) -> Session:
    return Session.new(GAMES[NAME].rules, options(NAME, 3), seats(3), "practice", practice=on)


def first_choices(session: Session) -> dict[int, int]:
    """By round, the step at which its first choice is made."""
    first: dict[int, int] = {}
    for index in session.decisions():
        first.setdefault(session.whole_steps[index].before.round, index)
    return first


def at_round(number: int, *, on: bool = True) -> Session:
    session, hand = practice(on=on), random.Random(5)
    while session.whole_state.round < number or session.whole_state.phase < 2:
        play(session, hand, 1)
    return session


def test_the_same_dice_fall_again_after_other_choices() -> None:
    session = at_round(2)
    position = first_choices(session)[2]
    rolls = [step.event for step in session.whole_steps[:position] if isinstance(step.event, Rolled)]
    before = session.whole_steps[position].before
    undone = session.undo(0, position)
    assert undone == Undone(0, undone.events)
    assert session.whole_state == before
    play(session, random.Random(99), 40)
    again = [step.event for step in session.whole_steps[:position] if isinstance(step.event, Rolled)]
    assert again == rolls


def test_the_log_tells_and_is_proven() -> None:
    session = at_round(3)
    for number in (3, 1, 2):
        while number not in first_choices(session):
            play(session, random.Random(number), 1)
        session.undo(1, first_choices(session)[number])
        play(session, random.Random(number), 25)
    play(session, random.Random(7))
    report = verify(dump(session.log), GAMES)
    assert report.good
    assert report.status == "finished"
    assert sum(isinstance(event, Undone) for event in session.log.events) == 3
    assert Replay(GAMES[NAME].rules, parse(dump(session.log), GAMES)).whole_steps == list(session.whole_steps)


def test_it_can_be_gone_on_with_after_it_was_read() -> None:
    session = at_round(2)
    session.undo(0, first_choices(session)[1])
    read = Session.resume(GAMES[NAME].rules, parse(dump(session.log), GAMES), "practice")
    assert read.whole_state == session.whole_state
    assert read.header.practice


def test_only_to_a_moment_of_choice_and_only_while_it_runs() -> None:
    session = at_round(2)
    closed = [at for at, step in enumerate(session.whole_steps) if not session.rules.to_act(step.before)]
    for position in (*closed[:5], -1, len(session.whole_steps), len(session.whole_steps) + 3):
        with pytest.raises(Refusal):
            session.undo(0, position)
    play(session, random.Random(1))
    with pytest.raises(Refusal):
        session.undo(0, first_choices(session)[1])


def test_other_games_do_not_allow_it_and_their_logs_look_as_ever() -> None:
    session = at_round(2, on=False)
    with pytest.raises(Refusal):
        session.undo(0, first_choices(session)[2])
    assert b"practice" not in dump(session.log)


def test_who_writes_such_an_undo_into_another_game_is_found_out() -> None:
    session = at_round(2)
    session.undo(0, first_choices(session)[2])
    raw = [msgspec.to_builtins(part) for part in (session.header, *session.log.events)]
    assert verify(sealed(raw), GAMES).good
    del raw[0]["practice"]
    fault = verify(sealed(raw), GAMES).fault
    assert fault is not None
    assert fault.id == "error-log-undo"
    with pytest.raises(Exception, match="error-log-undo"):
        Session.resume(GAMES[NAME].rules, parse(sealed(raw), GAMES), "practice")
