"""The captains of Bids: in the arena, in workers, with advice and beliefs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ai import worker
from ai.arena.play import flat, simulate
from ai.captains import UnknownPlayer
from ai.registry import CAPTAINS
from tests.bids.captains import BOLD, MILD, RANDOM
from tests.bids.pieces import Claim, Peek
from tests.bids.play import begun, played
from tests.bids.rules import RULES
from tortuga.kernel.verify import verify

pytestmark = [pytest.mark.usefixtures("plugged"), pytest.mark.slow]


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_captains_play_to_the_end_and_are_counted(seats: int, tmp_path: Path) -> None:
    from tortuga.games import GAMES

    players = [(BOLD, MILD, RANDOM)[seat % 3] for seat in range(seats)]
    found = simulate("bids", players, seats, seed="s", chosen={"rounds": 1}, save=tmp_path)
    told = flat(found)
    assert told["rounds"] == 1
    assert 0 <= told["draw_share"] <= 1
    assert set(told["loyalties"]) == {"red", "black", "grey"} - ({"grey"} if seats % 2 == 0 else set())
    assert told["coins_mean"] > 0
    logs = sorted(tmp_path.glob("*.jsonl"))
    assert len(logs) == seats
    assert {verify(log, GAMES).status for log in logs} == {"finished"}


def test_jobs_change_nothing() -> None:
    one, two = (simulate("bids", (BOLD, RANDOM), 12, seed="s", jobs=jobs) for jobs in (1, 2))
    told = [
        [(player.name, player.win_share, player.score_mean) for player in game.players] for game in (one, two)
    ]
    assert told[0] == told[1]


def test_a_captain_interrupts_and_is_asked_again() -> None:
    session, bold = begun(3), CAPTAINS["bids"].make(BOLD, "seed")
    given: list[Any] = []
    while 0 in session.to_act():
        given.append(bold.choose(session.observer(0).view).command)
        session.submit(0, given[-1])
    assert [type(command) for command in given[:2]] == [Peek, Claim]
    assert len(given) == 3


@pytest.mark.parametrize("name", [BOLD, MILD, RANDOM])
def test_a_captain_sees_its_view_alone_and_a_worker_answers_the_same(name: str) -> None:
    for moment in played(5, 2).whole_steps:
        for seat in RULES.to_act(moment.before):
            view = RULES.observe(moment.before, seat)
            command = CAPTAINS["bids"].make(name, "seed").choose(view).command
            assert command in RULES.legal(moment.before, seat)
            answer = worker.decide("bids", worker.encode(view), name, "seed")
            assert worker.decode_decision("bids", answer).command == command


def test_advice_is_given_at_any_time_with_beliefs() -> None:
    for moment in played(5, 1).whole_steps:
        for seat in (-1, 0, 3):
            view = RULES.observe(moment.after, seat)
            told = worker.decode_advice("bids", worker.advise("bids", worker.encode(view), "seed"))
            awaited = seat in RULES.to_act(moment.after)
            assert bool(told.choices) == awaited
            for other in {belief.seat for belief in told.beliefs}:
                assert other != seat
                chances = [belief.chance for belief in told.beliefs if belief.seat == other]
                assert sum(chances) == pytest.approx(1)


def test_names_that_nobody_has_are_refused() -> None:
    with pytest.raises(UnknownPlayer):
        CAPTAINS["bids"].make("admiral", "seed")
