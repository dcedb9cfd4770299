"""The replay cursor."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.hands.play import GAMES, begin, finished, play
from tortuga.kernel.log.format import LogError, dump
from tortuga.kernel.replay import Replay, parting


@pytest.fixture(params=["toy", "tortuga2014"])
def game(request: pytest.FixtureRequest) -> tuple[Replay, object]:
    session = finished(request.param, 3, seed="replay", undo=0.4)
    return Replay(session.rules, session.log), session.whole_state


def test_there_and_back(game: tuple[Replay, object]) -> None:
    replay, end = game
    start = replay.whole_state
    states = [start]
    while step := replay.forward():
        assert step.before == states[-1]
        states.append(replay.whole_state)
    assert replay.forward() is None
    assert replay.whole_state == end
    assert replay.finished
    for state in reversed(states):
        assert replay.whole_state == state
        replay.seek(replay.position - 1)
    assert replay.position == 0
    assert replay.whole_state == start


def test_seek_stays_inside(game: tuple[Replay, object]) -> None:
    replay, end = game
    replay.seek(10**6)
    assert replay.whole_state == end
    assert replay.position == replay.length
    replay.seek(-5)
    assert replay.position == 0


def test_decisions_and_rounds(game: tuple[Replay, object]) -> None:
    replay, _ = game
    decisions = replay.decisions()
    for position in decisions:
        replay.seek(position)
        assert replay.rules.to_act(replay.whole_state)
        assert replay.whole_steps[position].cause == "decision"
    steps = enumerate(replay.whole_steps, start=1)
    rounds = [position for position, step in steps if step.before.round != step.after.round]
    replay.seek(0)
    seen = []
    while (position := replay.next_of(rounds)) < replay.length:
        replay.seek(position)
        seen.append(replay.whole_state.round)
    assert seen == sorted(set(seen))
    assert len(seen) >= 1
    replay.seek(rounds[-1])
    assert replay.previous_of(rounds) == (rounds[-2] if len(rounds) > 1 else 0)
    replay.seek(0)
    assert replay.previous_of(rounds) == 0


def test_a_bad_log_is_not_replayed(tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(dump(finished().log)[:-9])
    with pytest.raises(LogError):
        Replay.open(file, GAMES)


def test_two_games_of_one_deal_part_at_the_first_other_decision() -> None:
    sessions = [begin(), begin()]
    for session in sessions:
        play(session, random.Random(3), 5)
    same = [Replay(session.rules, session.log) for session in sessions]
    assert parting(*same) is None
    positions = [len(session.whole_steps) for session in sessions]
    for session, choice in zip(sessions, (0, -1), strict=True):
        seat = session.to_act()[0]
        session.submit(seat, session.rules.legal(session.whole_state, seat)[choice])
    found = parting(*(Replay(session.rules, session.log) for session in sessions))
    assert found is not None
    assert list(found) == positions
    assert parting(same[0], Replay(sessions[1].rules, sessions[1].log)) is None


def test_who_is_quicker_to_choose_in_secret_parts_no_games() -> None:
    """While others still choose, what the quick ones chose is nobody's to compare, and no other choice."""
    one, other = (begin("tortuga2014", 3) for _ in range(2))
    rules, seats = one.rules, one.to_act()
    assert len(seats) == 3, "all three choose at one time"
    for session, order in ((one, seats), (other, seats[::-1])):
        for seat in order:
            session.submit(seat, rules.legal(session.whole_state, seat)[0])
    again = one.to_act()
    assert again == other.to_act(), "the same dice, the same choices"
    one.submit(again[0], rules.legal(one.whole_state, again[0])[0])
    other.submit(again[-1], rules.legal(other.whole_state, again[-1])[-1])
    assert parting(*(Replay(session.rules, session.log) for session in (one, other))) is None
