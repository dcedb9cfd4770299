"""Bids in the library: kept, resumed, exported, looked at again, branched, counted."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bids.game import GAME
from tests.bids.play import begun, played, specs, step
from tests.bids.rules import RULES
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import NOBODY
from tortuga.kernel.library.library import Library
from tortuga.kernel.library.statistics import Statistics
from tortuga.kernel.log.format import dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.replay import Replay, branch
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

GAMES = {GAME.name: GAME}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path) as library:
        yield library


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_a_game_is_closed_in_the_middle_and_resumed(library: Library, seats: int) -> None:
    shelf, rng = library.new_game("Evening"), random.Random(seats)
    session = begun(seats, 2, "kept", store=shelf)
    for _ in range(2 * seats):
        step(session, rng)
    assert shelf.id is not None
    log = library.load(shelf.id, GAMES)
    again = Session.resume(RULES, log, library.seed(shelf.id), library.stored(shelf.id))
    assert again.whole_state == session.whole_state
    while not again.finished:
        step(again, rng)
    (entry,) = library.games()
    outcome = RULES.outcome(again.whole_state)
    assert (entry.state, entry.scores, entry.winners) == ("finished", outcome.scores, outcome.winners)


def test_a_game_is_exported_imported_and_verified(library: Library, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(dump(played(9, 3).log))
    imported = library.load(library.import_log(tmp_path / "game.jsonl", GAMES), GAMES)
    assert dump(imported) == (tmp_path / "game.jsonl").read_bytes()
    report = verify(dump(imported), GAMES)
    assert (report.status, report.unproven) == ("finished", 0)


def test_a_finished_game_is_branched() -> None:
    replay = Replay(RULES, played(4, 2).log)
    replay.seek(replay.decisions()[5])
    session, rng = branch(replay, specs(4), "another seed"), random.Random(1)
    while not session.finished:
        step(session, rng)
    assert verify(dump(session.log), GAMES).status == "finished"


def test_a_running_game_whose_secrets_last_is_not_branched() -> None:
    session, rng = begun(4, 2), random.Random(1)
    for _ in range(6):
        step(session, rng)
    replay = Replay(RULES, parse(dump(session.log), GAMES))
    replay.seek(replay.decisions()[2])
    with pytest.raises(Refusal, match="refusal-branch"):
        branch(replay, specs(4), "another seed")


def test_draws_and_teams_are_counted(library: Library) -> None:
    """Whoever wins with a side wins whole; chance would give k of n; a draw is nobody's."""
    won, chance, draws, by_side = 0, 0.0, 0, Counter[str]()
    for number in range(40):
        session = played(4, 1, f"counted {number}", store=library.new_game())
        outcome = RULES.outcome(session.whole_state)
        won += 0 in outcome.winners
        chance += len(outcome.winners) / 4
        draws += not outcome.winners
        by_side[outcome.sides[0]] += 1
    found = Statistics(library.database, GAME.name, "Seat 1")
    assert draws
    assert (found.total().games, found.total().won) == (40, won)
    assert found.total().chance == pytest.approx(chance)
    assert {row.key: row.games for row in found.by_side()} == by_side
    assert sum(row.won for row in found.by_side()) == won
    bids = found.events(("bid-made",), "amount")
    assert sum(bids.values()) == 40
    assert set(bids) <= {("bid-made", amount) for amount in range(4)}


def test_rounds_are_told_and_notes_kept_beside_the_log(library: Library) -> None:
    shelf, rng = library.new_game(), random.Random(3)
    session = begun(3, 3, "notes", store=shelf)
    session.observer(1).note("2 is red")
    while session.observer(NOBODY).round < 3:
        step(session, rng)
    assert shelf.id is not None
    assert library.entry(shelf.id).round == 3
    again = Session.resume(
        RULES, library.load(shelf.id, GAMES), library.seed(shelf.id), library.stored(shelf.id)
    )
    assert [again.observer(seat).notes() for seat in range(3)] == ["", "2 is red", ""]
    assert b"2 is red" not in dump(again.log)
