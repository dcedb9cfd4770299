"""Verification: good logs are good; who alters one and seals it anew is found out by rules and seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hands.logs import sealed, worded
from tests.hands.play import GAMES, begin, finished
from tests.kernel import toy
from tortuga.kernel.log.format import SeedRevealed, Undone, dump
from tortuga.kernel.log.reader import read
from tortuga.kernel.verify import Report, verify

pytestmark = pytest.mark.slow

TOY = finished(seed="undone toy", undo=0.9).log
REAL = dump(finished("tortuga2014", 3, seed="real", undo=0.2).log)
REAL_LINES = REAL.decode().splitlines()


def contents(data: bytes) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in data.splitlines()]
    for line in lines:
        del line["seal"]
    return lines


def rewritten(*events: Any, log: Any = TOY, **header: Any) -> Report:
    """The report on a log with other events and seals that fit."""
    raw = [{**msgspec.to_builtins(log.header), **header}, *map(msgspec.to_builtins, events)]
    report = verify(sealed(raw), GAMES)
    if report.fault is not None:
        worded(report.fault)
    return report


@pytest.mark.parametrize("game", ["toy", "tortuga2014"])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_finished_game_is_good(game: str, count: int) -> None:
    session = finished(game, count, seed="good")
    report = verify(dump(session.log), GAMES)
    assert report.good
    assert report.status == "finished"
    assert report.events == session.length
    causes = [step.cause for step in session.whole_steps]
    assert report.dealt == causes.count("chance")
    assert report.decisions >= causes.count("decision")
    outcome = session.rules.outcome(session.whole_state)
    assert (report.scores, report.winners) == (outcome.scores, outcome.winners)


def test_a_log_cut_after_any_line_is_unfinished() -> None:
    for count in range(1, len(REAL_LINES) - 1):
        report = verify(REAL_LINES[:count], GAMES)
        assert (report.status, report.fault, report.events) == ("unfinished", None, count - 1)


def test_a_game_that_is_over_without_its_seed_was_cut() -> None:
    for lines in (REAL_LINES, dump(TOY).decode().splitlines()):
        report = verify(lines[:-1], GAMES)
        assert report.fault is not None
        assert (report.status, worded(report.fault).id) == ("broken", "error-log-no-seed")
        assert report.fault.line == len(lines)


INVENTED = finished("tortuga2014", 3, seed="invented", undo=0.0).log


@pytest.mark.parametrize("beyond", [0, 1, 2, 500, 2**40])
def test_a_game_does_not_inherit_its_own_end_nor_more_than_it_has(beyond: int) -> None:
    """Then all of its dice would be another game's, which nobody can check."""
    own = len(INVENTED.events) - 1
    part = {"events": own + beyond, "commitment": "5" * 64}
    report = rewritten(*INVENTED.events, log=INVENTED, branched=[part])
    assert report.fault is not None
    assert (report.fault.id, report.fault.line) == ("error-log-branch-end", 1)
    running = INVENTED.events[:40]
    report = rewritten(*running, log=INVENTED, branched=[{**part, "events": 41 + beyond}])
    assert report.fault is not None
    assert report.fault.id == "error-log-branch-end"


def test_what_was_inherited_and_not_derived_is_a_status_of_its_own() -> None:
    """The same game with invented dice, said to come from elsewhere: allowed, and proven nowhere."""
    last = len(INVENTED.events) - 2
    part = {"events": last, "commitment": "5" * 64}
    report = rewritten(*INVENTED.events, log=INVENTED, branched=[part])
    assert (report.status, report.inherited, report.fault) == ("inherited", last, None)
    assert report.unproven == report.dealt > 0


def test_a_log_of_the_first_version_stays_good() -> None:
    """Format, seals and dice of logs that players keep must never change."""
    file = Path(__file__).parents[1] / "golden" / "bids-log-v1.jsonl"
    assert verify(file, GAMES).status == "finished"
    assert dump(read(file, GAMES)) == file.read_bytes()


def test_a_file_is_verified_by_its_path(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_bytes(REAL)
    assert verify(file, GAMES).status == "finished"
    assert verify(tmp_path / "b.jsonl", GAMES).status == "broken"


def number_paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [p for key, part in value.items() for p in number_paths(part, (*path, key))]
    if isinstance(value, list):
        return [p for at, part in enumerate(value) for p in number_paths(part, (*path, at))]
    return [path] if type(value) is int else []


@pytest.mark.parametrize("over", [True, False])
@given(data=st.data())
@settings(max_examples=80)
def test_any_number_changed_and_sealed_anew_is_found(over: bool, data: st.DataObject) -> None:
    """Chance and what follows by rule at its very line. Another choice of a seat may be just another game."""
    raw = contents(REAL if over else "\n".join(REAL_LINES[:-1]).encode())
    candidates = [at for at, line in enumerate(raw) if at and number_paths(line)]
    number = data.draw(st.sampled_from(candidates))
    path = data.draw(st.sampled_from(number_paths(raw[number])))
    place = raw[number]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = data.draw(st.integers(-2, 9).filter(lambda value: value != place[path[-1]]))
    report = verify(sealed(raw), GAMES)
    kind = raw[number]["type"]
    if kind in BY_RULE or (over and kind in CHANCE):
        assert report.fault is not None
        assert report.fault.line == number + 1
    elif report.fault is not None:
        # another choice that was legal too is found where something else follows from it
        assert report.fault.line >= number + 1


CHANCE = {"start-drawn", "chests-dealt", "rolled", "rerolled", "hunt-drawn", "chests-drawn"}
BY_RULE = {"revealed", "action-opened", "surplus-dropped", "round-ended", "game-ended"}


def test_another_roll_is_found_even_when_everything_after_it_fits() -> None:
    """The whole game played under other dice than the promised ones."""
    other = finished(seed="other dice").log
    promised = begin(seed="promised").log.header.commitment
    report = rewritten(*other.events[:-1], SeedRevealed("promised"), log=other, commitment=promised)
    assert report.fault is not None
    assert (report.fault.id, report.fault.line) == ("error-log-chance", 2)


def events(*, undo: bool = False) -> list[Any]:
    """Roll, bid 0 by seat 0, bid 2 by seat 1, reveal ... of a fixed game."""
    session = begin(seed="fixed")
    session.submit(0, toy.Bid(0))
    if undo:
        session.undo(0)
        session.submit(0, toy.Bid(0))
    session.submit(1, toy.Bid(2))
    (seat,) = session.to_act()
    session.submit(seat, toy.Take(1))
    return list(session.log.events)


FIXED = begin(seed="fixed").log
CASES: dict[str, tuple[int, Callable[[list[Any]], list[Any]]]] = {
    "error-log-impossible": (2, lambda e: [toy.Rolled((6, 1)), *e[1:]]),
    "error-log-undecided": (3, lambda e: [e[0], toy.RoundEnded()]),
    "error-log-turn": (4, lambda e: [*e[:2], e[1]]),
    "error-log-illegal": (3, lambda e: [e[0], toy.BidMade(0, 4)]),
    "error-log-by-rule": (5, lambda e: [*e[:3], toy.Revealed(0, (0, 3))]),
    "error-log-early-seed": (3, lambda e: [e[0], SeedRevealed("fixed")]),
}


@pytest.mark.parametrize("id", CASES)
def test_each_kind_of_lie_has_its_name(id: str) -> None:
    line, lie = CASES[id]
    report = rewritten(*lie(events()), log=FIXED)
    assert report.fault is not None
    assert (report.fault.id, report.fault.line) == (id, line)
    assert report.status == "broken"


def test_an_event_that_its_decision_does_not_lead_to() -> None:
    report = rewritten(*events()[:4], toy.Taken(1, 2), log=FIXED)
    assert report.good
    raw = contents(REAL)
    at, line = next((at, line) for at, line in enumerate(raw) if line.get("type") == "fleet-expanded")
    line["box"] += 1
    fault = verify(sealed(raw), GAMES).fault
    assert fault is not None
    assert (fault.id, fault.line) == ("error-log-decision", at + 1)


def test_a_wrong_seed_is_found_at_its_line() -> None:
    report = rewritten(*TOY.events[:-1], SeedRevealed("another"))
    assert report.fault is not None
    assert (report.fault.id, report.fault.line) == ("error-log-commitment", len(TOY.events) + 1)


def test_something_after_the_last_event_but_before_the_seed() -> None:
    report = rewritten(*TOY.events[:-1], toy.RoundEnded())
    assert report.fault is not None
    assert (report.fault.id, report.fault.line) == ("error-log-after-end", len(TOY.events) + 1)


@pytest.mark.parametrize(
    ("after", "undone"),
    [
        (1, Undone(0, 1)),
        (2, Undone(1, 1)),
        (2, Undone(0, 2)),
        (2, Undone(0, 0)),
        (4, Undone(1, 2)),
        (7, Undone(1, 3)),
    ],
)
def test_undo_that_was_not_allowed_is_found(after: int, undone: Undone) -> None:
    report = rewritten(*events()[:after], undone, log=FIXED)
    assert report.fault is not None
    assert (report.fault.id, report.fault.line) == ("error-log-undo", after + 2)


def test_undo_that_was_allowed_is_good() -> None:
    assert rewritten(*events(undo=True), log=FIXED).good
    assert verify(dump(TOY), GAMES).good
    assert any(isinstance(event, Undone) for event in TOY.events)


def test_what_chance_may_have_done_is_for_the_game_to_judge() -> None:
    class Trusting(toy.Toy):
        def plausible(self, state: toy.State, event: toy.Event) -> bool:
            return True

    class TrustingGame(toy.ToyGame):
        rules = Trusting()

    raw = [msgspec.to_builtins(FIXED.header), msgspec.to_builtins(toy.Rolled((9, 9)))]
    assert verify(sealed(raw), {"toy": TrustingGame()}).good
    assert not verify(sealed(raw), GAMES).good
