"""The log of a running game that may be shared: what somebody saw, told and looked at, and nothing else."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.hands.play import GAMES, finished, options, play, seats
from tests.kernel import toy
from tortuga.kernel.game import NOBODY
from tortuga.kernel.library.library import Library
from tortuga.kernel.log.format import LogError, SeedRevealed, Undone, Writer, as_bytes, dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.observer import allowed_observers, shareable
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.replay import Replay, branch
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

LONE, SEVERAL = 1, 3


def running(game: str, people: int, steps: int = 60, **more: Any) -> Session:
    """A game of three that is not over, with undos; the person, if alone, sits in seat 2."""
    table = [
        spec if people == SEVERAL or at == 1 else SeatSpec("mate", spec.name, spec.colour)
        for at, spec in enumerate(seats(3))
    ]
    chosen = toy.Options(3, 9) if game == "toy" else options(game, 3)
    session = Session.new(GAMES[game].rules, chosen, table, "not over", **more)
    return play(session, random.Random(5), 22 if game == "toy" else steps, undo=0.4)


CASES = [(game, people) for game in ("toy", "tortuga2014") for people in (LONE, SEVERAL)]


@pytest.mark.parametrize(("game", "people"), CASES)
def test_it_is_looked_at_as_the_game_was(game: str, people: int) -> None:
    session = running(game, people)
    assert any(isinstance(event, Undone) for event in session.log.events)
    log = parse(dump(shareable(session.rules, session.log)), GAMES)
    seat = 1 if people == LONE else NOBODY
    assert log.header.eyes == seat
    assert allowed_observers(log) == ((1, NOBODY) if people == LONE else (NOBODY,))
    replay = Replay(session.rules, log)
    for looking in allowed_observers(log):
        assert replay.observer(looking).story() == session.observer(looking).past()
    replay.seek(replay.length)
    assert replay.observer(seat).view == session.observer(seat).view
    assert shareable(session.rules, log) == log


@pytest.mark.parametrize(("game", "people"), CASES)
def test_nothing_hidden_is_in_the_file(game: str, people: int) -> None:
    """Two games that look the same to these eyes, but for what is hidden, give the same events."""
    session = running(game, people)
    seat = 1 if people == LONE else NOBODY
    log = shareable(session.rules, session.log)
    for written, event in zip(log.events, session.log.events, strict=True):
        expected = event if isinstance(event, Undone) else session.rules.redact(event, seat)
        assert written == expected
    lines = dump(log).decode()
    assert "not over" not in lines
    hidden = [e for e, whole in zip(log.events, session.log.events, strict=True) if e != whole]
    assert len(hidden) > 2, "something was hidden"


def test_a_game_that_is_over_is_shared_whole() -> None:
    session = finished("tortuga2014", 2)
    assert shareable(session.rules, session.log) == session.log
    assert "eyes" not in json.loads(dump(session.log).splitlines()[0])


@pytest.mark.parametrize(("game", "people"), CASES)
def test_verify_says_what_it_is(game: str, people: int) -> None:
    session = running(game, people)
    report = verify(dump(shareable(session.rules, session.log)), GAMES)
    assert report.good, report.fault
    assert (report.status, report.eyes) == ("seen", 1 if people == LONE else NOBODY)
    assert (report.events, report.decisions, report.dealt) == (session.length, 0, 0)
    whole = verify(dump(session.log), GAMES)
    assert (whole.status, whole.eyes) == ("unfinished", None)


def test_it_is_never_gone_on_with() -> None:
    session = running("tortuga2014", LONE)
    log = shareable(session.rules, session.log)
    with pytest.raises(LogError) as told:
        Session.resume(session.rules, log, "not over")
    assert told.value.id == "error-log-seen"


def test_it_is_never_branched() -> None:
    session = running("tortuga2014", LONE)
    replay = Replay(session.rules, shareable(session.rules, session.log))
    replay.seek(20)
    with pytest.raises(LogError) as told:
        branch(replay, seats(3), "another seed")
    assert told.value.id == "error-log-seen"


def test_a_branch_does_not_tell_the_seed_that_it_left() -> None:
    """What the old game dealt may still be hidden in the new one."""
    old = finished("tortuga2014", 3)
    replay = Replay(old.rules, old.log)
    replay.seek(replay.decisions()[30])
    new = branch(replay, seats(3), "fresh")
    assert new.header.branched[0].seed == "a seed"
    shared = shareable(new.rules, new.log)
    assert shared.header.branched[0].seed is None
    assert b"a seed" not in dump(shared)
    assert verify(dump(shared), GAMES).status == "seen"


def changed(log: Any, **header: Any) -> bytes:
    """The log with another header, sealed anew."""
    raw = json.loads(dump(log).splitlines()[0])
    raw.pop("seal")
    return as_bytes(Writer().lines((raw | header, *log.events)))


def test_eyes_that_nobody_has_are_a_fault() -> None:
    session = running("tortuga2014", LONE)
    for eyes in (3, -2):
        report = verify(changed(shareable(session.rules, session.log), eyes=eyes), GAMES)
        assert report.fault is not None
        assert (report.fault.id, report.fault.line) == ("error-log-header", 1)


def test_a_whole_log_cannot_pass_for_a_seen_one() -> None:
    session = finished("toy", 2)
    report = verify(changed(session.log, eyes=0), GAMES)
    assert report.fault is not None
    rules, events = session.rules, session.log.events
    hidden = next(
        line
        for line, event in enumerate(events, start=2)
        if not isinstance(event, Undone) and rules.redact(event, 0) != event
    )
    assert (report.fault.id, report.fault.line) == ("error-log-seen-more", hidden)


def test_a_seen_log_never_has_the_seed() -> None:
    session = finished("toy", 2)
    *played, seed = session.log.events
    assert isinstance(seed, SeedRevealed)
    seen = [event if isinstance(event, Undone) else session.rules.redact(event, 0) for event in played]
    log = msgspec.structs.replace(session.log, events=(*seen, seed))
    report = verify(changed(log, eyes=0), GAMES)
    assert report.fault is not None
    assert (report.fault.id, report.fault.line) == ("error-log-early-seed", len(session.log.events) + 1)


def test_nonsense_is_a_fault_and_no_crash() -> None:
    session = running("tortuga2014", LONE)
    log = shareable(session.rules, session.log)
    for at in range(len(log.events)):
        shuffled = list(log.events)
        random.Random(at).shuffle(shuffled)
        lines = as_bytes(Writer().lines((log.header, *shuffled)))
        report = verify(lines, GAMES)
        assert report.status in ("seen", "broken")
        if report.fault is not None:
            assert report.fault.id in ("error-log-impossible", "error-log-undo")


def test_the_library_exports_what_may_leave_it(tmp_path: Path) -> None:
    with Library(tmp_path / "one") as library, Library(tmp_path / "two") as other:
        session = running("tortuga2014", LONE, store=library.new_game())
        (entry,) = library.games()
        file = tmp_path / "running.jsonl"
        library.export_log(entry.id, file, GAMES)
        assert parse(file.read_bytes(), GAMES) == shareable(session.rules, session.log)
        assert library.load(entry.id, GAMES) == session.log
        id = other.import_log(file, GAMES)
        assert other.entry(id).state == "unfinished"
        assert other.import_log(file, GAMES) == id
        again = tmp_path / "again.jsonl"
        other.export_log(id, again, GAMES)
        assert again.read_bytes() == file.read_bytes()
        play(session, random.Random(6))
        library.export_log(entry.id, file, GAMES)
        assert file.read_bytes() == dump(session.log)
