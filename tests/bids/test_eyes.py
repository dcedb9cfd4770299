"""Bids through eyes: what is hidden, what a peek shows to one alone, who may interrupt."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.bids.narrative import BidsNarrative
from tests.bids.pieces import Bid, BidMade, Claim, Peek, Peeked
from tests.bids.play import begun, played, step
from tests.bids.rules import RULES
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.log.format import Undone
from tortuga.kernel.observer import ObservedStep, allowed_observers
from tortuga.kernel.replay import Replay


def test_a_peek_is_told_to_everybody_and_shown_to_one() -> None:
    session = begun(4)
    heard: dict[int, list[Any]] = {seat: [] for seat in (NOBODY, 0, 1, 2)}
    for seat, told in heard.items():
        session.observer(seat).listen(told.append)
    session.submit(1, Peek(2))
    die = session.whole_state.dice[2]
    shown = {seat: told[0].event for seat, told in heard.items()}
    assert shown == {seat: Peeked(1, 2, die if seat == 1 else None) for seat in heard}
    assert heard[1][0].after.table.dice[2] == die
    assert heard[0][0].after.table.dice[2] is None
    session.submit(1, Claim("red"))
    session.undo(1)
    assert all(isinstance(told[-1], Undone) for told in heard.values())


def test_eyes_know_who_is_awaited_and_who_may_interrupt() -> None:
    session = begun(3)
    eyes = session.observer(0)
    assert eyes.secret
    session.submit(0, Bid(1))
    assert (eyes.awaited, eyes.secret) == ((1, 2), False)
    assert set(map(type, eyes.legal())) == {Peek, Claim}
    assert eyes.refusal(Peek(1)) is None
    refused = eyes.refusal(Bid(2))
    assert refused is not None
    assert refused.id == "refusal-bids-illegal"
    assert session.observer(NOBODY).legal() == ()


def test_nobody_sees_a_secret_before_the_end_and_everybody_after() -> None:
    session = played(5, 2)
    for seen in session.observer(NOBODY).past():
        table = seen.after.table
        assert set(table.dice) <= {None}
        assert table.stage == "finished" or set(table.sides) <= {None}
        if isinstance(seen.event, BidMade):
            assert seen.event.amount is None
    everything = session.observer(EVERYTHING).past()[-1].after.table
    assert everything == session.whole_state
    with pytest.raises(ValueError, match="seed"):
        begun(5).observer(EVERYTHING)


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_a_replay_is_seen_from_every_pair_of_eyes(seats: int) -> None:
    log = played(seats, 1).log
    assert allowed_observers(log) == (*range(seats), NOBODY, EVERYTHING)
    replay = Replay(RULES, log)
    for seat in allowed_observers(log):
        eyes = replay.observer(seat)
        replay.seek(replay.length)
        story: list[ObservedStep[Any, Any]] = list(eyes.past())
        assert len(story) == replay.length
        assert story[-1].after == RULES.observe(replay.whole_state, seat)


def test_the_words_of_what_is_seen_give_nothing_away() -> None:
    """Nobody's log is the same when everything hidden is different."""

    class Ids:
        def say(self, id: str, **args: object) -> str:
            return f"{id} {sorted(args.items())}"

    session = played(4, 2, "told")
    for seat in (NOBODY, 0, 1):
        words = BidsNarrative(Ids(), session.seats)  # type: ignore[arg-type]
        for seen in session.observer(seat).past():
            told = " ".join(line.text for line in words.lines(seen))
            assert told or not words.lines(seen)
            if isinstance(seen.event, BidMade) and seen.event.seat != seat:
                assert "log-bid-hidden" in told
            if isinstance(seen.event, Peeked):
                assert ("log-peeked-seen" in told) == (seen.event.seat == seat)


def test_a_running_game_is_seen_by_a_lone_person_or_nobody() -> None:
    session, rng = begun(3), random.Random(2)
    for _ in range(4):
        step(session, rng)
    assert allowed_observers(session.log) == (NOBODY,)
