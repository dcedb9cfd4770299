"""Branches: both parts of a game that left another one are verified, each under its own seed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.hands.play import GAMES, finished, play, seats
from tortuga.kernel.errors import Refusal
from tortuga.kernel.log.format import Undone, dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.replay import Replay, branch, inherited, seed_at
from tortuga.kernel.verify import verify

GAME = "tortuga2014"


def left(log: Any, position: int, seed: str, hand: int = 1, steps: int | None = None) -> Any:
    replay = Replay(GAMES[GAME].rules, log)
    replay.seek(position)
    session = branch(replay, seats(len(log.header.seats)), seed)
    return play(session, random.Random(hand), steps)


@pytest.mark.parametrize("count", [2, 3, 4])
def test_same_dice_go_on_under_the_same_seed(count: int) -> None:
    old = finished(GAME, count)
    replay = Replay(GAMES[GAME].rules, old.log)
    at = replay.decisions()[replay.length // 9]
    new = left(old.log, at, "a seed", 7)
    assert new.log.events[:at] == tuple(step.event for step in replay.whole_steps[:at])
    assert new.log.events != old.log.events
    assert new.header.commitment == old.header.commitment
    (part,) = new.header.branched
    assert (part.events, part.seed) == (at, None)
    report = verify(dump(new.log), GAMES)
    assert (report.status, report.unproven) == ("finished", 0)


def test_fresh_dice_have_a_promise_of_their_own() -> None:
    old = finished(GAME, 3)
    new = left(old.log, 60, "another seed")
    (part,) = new.header.branched
    assert (part.events, part.commitment, part.seed) == (60, old.header.commitment, "a seed")
    assert new.header.commitment != part.commitment
    report = verify(dump(new.log), GAMES)
    assert (report.status, report.unproven) == ("finished", 0)
    assert parse(dump(new.log), GAMES) == new.log


def test_a_die_changed_on_either_side_is_found() -> None:
    new = left(finished(GAME, 3).log, 60, "another seed")
    rolls = [at for at, event in enumerate(new.log.events) if type(event).__name__ == "Rolled"]
    for at in (rolls[0], rolls[-1]):
        event = new.log.events[at]
        faces = tuple(tuple((f + 1) % 6 if f >= 0 else f for f in roll) for roll in event.faces)
        events = list(new.log.events)
        events[at] = msgspec.structs.replace(event, faces=faces)
        report = verify(dump(msgspec.structs.replace(new.log, events=tuple(events))), GAMES)
        assert report.status == "broken"
        assert report.fault is not None
        assert (report.fault.id, report.fault.line) == ("error-log-chance", at + 2)


def test_a_false_promise_or_order_is_found() -> None:
    new = left(finished(GAME, 2).log, 40, "another seed")
    (part,) = new.header.branched
    for parts, told in (
        ((msgspec.structs.replace(part, seed="a lie"),), "error-log-commitment"),
        ((part, msgspec.structs.replace(part, events=3)), "error-log-branch"),
    ):
        header = msgspec.structs.replace(new.header, branched=parts)
        report = verify(dump(msgspec.structs.replace(new.log, header=header)), GAMES)
        assert report.fault is not None
        assert (report.fault.id, report.fault.line) == (told, 1)


def test_the_seed_of_a_running_game_stays_secret() -> None:
    old = play(finished(GAME, 2), random.Random(0), 0)
    running = msgspec.structs.replace(old.log, events=old.log.events[:50])
    new = left(running, 30, "another seed")
    (part,) = new.header.branched
    assert part.seed is None
    report = verify(dump(new.log), GAMES)
    assert (report.status, report.inherited) == ("inherited", part.events)
    assert 0 < report.unproven < report.dealt


def test_branches_of_branches_keep_the_whole_chain() -> None:
    first = finished(GAME, 3)
    second = left(first.log, 60, "second")
    third = left(second.log, 90, "third")
    assert [(part.events, part.seed) for part in third.header.branched] == [(60, "a seed"), (90, "second")]
    assert verify(dump(third.log), GAMES).unproven == 0
    back = inherited(third.log, 40, "fourth")
    assert [(part.events, part.seed) for part in back] == [(40, "a seed")], (
        "what comes later is not inherited"
    )
    assert [seed_at(third.log, at, "third") for at in (0, 59, 60, 89, 90)] == [
        "a seed", "a seed", "second", "second", "third",
    ]  # fmt: skip


def test_an_interrupted_branch_is_a_good_log() -> None:
    new = left(finished(GAME, 3).log, 60, "another seed", steps=5)
    report = verify(dump(new.log), GAMES)
    assert report.status == "unfinished"
    again = type(new).resume(GAMES[GAME].rules, parse(dump(new.log), GAMES), "another seed")
    assert again.whole_state == new.whole_state


def test_what_is_inherited_cannot_be_taken_back() -> None:
    old = finished(GAME, 3, undo=0)
    replay = Replay(GAMES[GAME].rules, old.log)
    at = next(
        place
        for place in replay.decisions()
        if type(replay.whole_steps[place].event).__name__ == "FleetExpanded"
    )
    replay.seek(at + 1)
    seat = replay.whole_steps[at].seat
    new = branch(replay, seats(3), "another seed")
    assert not new.can_undo(seat)
    with pytest.raises(Refusal):
        new.undo(seat)
    forged = msgspec.structs.replace(new.log, events=(*replay.log.events[: at + 1], Undone(seat, 1)))
    report = verify(dump(forged), GAMES)
    assert report.fault is not None
    assert report.fault.id == "error-log-undo"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_branches_of_branches_from_anywhere(count: int) -> None:
    hand = random.Random(count)
    log, known = finished(GAME, count, "start").log, "start"
    for generation in range(8):
        replay = Replay(GAMES[GAME].rules, log)
        replay.seek(hand.randrange(replay.length - 1))
        before = seed_at(log, replay.position, known)
        seed = before if before and hand.random() < 0.4 else f"seed {generation}"
        new = play(branch(replay, seats(count), seed), hand, undo=0.3)
        report = verify(dump(new.log), GAMES)
        assert report.fault is None
        assert (report.status, report.unproven) == ("finished", 0)
        log, known = new.log, seed
