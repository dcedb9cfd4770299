"""`tortuga analyse`: what it prints, that a game is analysed only once, and what it refuses."""

import functools
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ai import worker
from tests.hands.play import begin
from tests.hands.terminal import one_line
from tortuga.cli import analyse as command
from tortuga.games import GAMES
from tortuga.kernel.log.format import dump
from tortuga.kernel.log.reader import parse

pytestmark = pytest.mark.slow
FEW = ("--samples", "8")
LOG = (Path(__file__).parents[1] / "golden" / "two-seats.jsonl").read_bytes()


@pytest.fixture(scope="module")
def analyse():
    """As the worker analyses, each log once."""
    return functools.cache(worker.analyse)


@pytest.fixture(autouse=True)
def _each_log_once(analyse, monkeypatch):
    monkeypatch.setattr(worker, "analyse", analyse)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_bytes(LOG)
    return file


def test_one_line_of_json_for_each_log(tortuga, log):
    ran = tortuga("analyse", log, *FEW, "--json")
    assert (ran.code, ran.err) == (0, "")
    (line,) = ran.out.splitlines()
    told = json.loads(line)
    assert told["log"] == str(log)
    assert told["samples"] == 8
    seats = len(parse(LOG, GAMES).header.seats)
    assert [seat["seat"] for seat in told["seats"]] == list(range(seats))
    for row in told["accounts"]:
        parts = ("before", "own_choices", "own_luck", "rivals_luck", "rivals_choices")
        assert sum(row[part] for part in parts) == pytest.approx(row["after"], abs=1e-9)
    lines = LOG.decode().splitlines()
    for point in told["graph"]:
        assert sum(point["chances"]) == pytest.approx(1, abs=1e-9)
        assert "committed" not in lines[point["line"] - 1]
    assert json.loads(lines[told["graph"][-1]["line"] - 1])["type"] == "game-ended"
    for moment in told["moments"]:
        if moment["kind"] == "choice":
            assert moment["chosen"] != moment["best"]
            assert moment["points"] > max(0.02, 2 * moment["se"])


def test_a_game_is_analysed_only_once(tortuga, log, monkeypatch):
    first = tortuga("analyse", log, *FEW, "--json").out
    monkeypatch.setattr(worker, "analyse", lambda *_: pytest.fail("analysed again"))
    copy = log.with_name("copy.jsonl")
    copy.write_bytes(LOG)
    second = tortuga("analyse", copy, *FEW, "--json").out
    assert json.loads(first)["accounts"] == json.loads(second)["accounts"]


def test_a_run_that_was_killed_goes_on_where_it_was(tortuga, log, monkeypatch):
    """What was finished is kept at once, not at the end."""
    done = worker.analyse
    calls = []

    def killed(content: bytes, samples: int):
        calls.append(content)
        if len(calls) == 2:
            raise KeyboardInterrupt
        return done(content, samples)

    other = log.with_name("other.jsonl")
    started = parse(LOG, GAMES)
    renamed = msgspec.structs.replace(started.header.seats[0], name="Somebody Else")
    header = msgspec.structs.replace(started.header, seats=(renamed, *started.header.seats[1:]))
    other.write_bytes(dump(msgspec.structs.replace(started, header=header)))
    monkeypatch.setattr(worker, "analyse", killed)
    assert tortuga("analyse", log, other, *FEW).code == 130
    monkeypatch.setattr(
        worker, "analyse", lambda content, samples: calls.append(content) or done(content, samples)
    )
    assert tortuga("analyse", log, other, *FEW).code == 0
    assert calls == [LOG, other.read_bytes(), other.read_bytes()]


def test_the_table_in_words(tortuga, log):
    ran = tortuga("analyse", log, *FEW)
    names = [seat.name for seat in parse(LOG, GAMES).header.seats]
    assert all(name in ran.out for name in names)
    assert ran.out.splitlines()[0].startswith(str(log))


def test_where_sides_win_the_table_tells_what_the_cards_brought(tortuga):
    """It had a column of own luck, which was 0 for everybody."""
    cards = Path(__file__).parents[1] / "golden" / "cards-five-seats.jsonl"
    told = json.loads(tortuga("analyse", cards, *FEW, "--json").out)
    _, heads, *rows = tortuga("analyse", cards, *FEW).out.splitlines()
    assert "cards" in heads
    assert "luck" not in heads
    assert len(rows) == len(told["seats"])
    for row, seat in zip(rows, told["seats"], strict=True):
        assert f"{100 * seat['luck_rivals']:+.1f}" in row.split()
    assert len({seat["luck_rivals"] for seat in told["seats"]}) > 1


def test_what_cannot_be_analysed_is_named_and_the_others_are(tortuga, log, tmp_path):
    broken, open_game = tmp_path / "broken.jsonl", tmp_path / "open.jsonl"
    broken.write_bytes(b"{")
    session = begin("tortuga2014", 3)
    open_game.write_bytes(dump(session.log))
    ran = tortuga("analyse", broken, open_game, log, *FEW, "--json")
    assert ran.code == 1
    assert str(broken) in ran.err
    assert f"{open_game}: " in ran.err
    assert len(ran.out.splitlines()) == 1


def test_wrong_usage(tortuga, log):
    one_line(tortuga("analyse", log, "--samples", "many"), 2, "--samples")
    assert tortuga("analyse").code == 2


def test_other_processes_come_to_the_same(tortuga, log, tmp_path):
    arguments = ["--data-dir", str(tmp_path / "other"), "analyse", str(log), *FEW, "--json", "--jobs", "2"]
    ran = subprocess.run(
        [sys.executable, "-m", "tortuga", *arguments], capture_output=True, text=True, check=True
    )
    assert ran.stdout == tortuga("analyse", log, *FEW, "--json").out
    assert command.MAX_SAMPLES > 8


def test_a_mistake_has_one_size_wherever_it_is_named(tortuga, log):
    """Among the moments and in the account: what it cost is booked once."""
    analysis = worker.analyse(LOG, 8)
    booked = {
        (change.line, change.seat): change.points
        for change in analysis.changes
        if change.part == "own_choices"
    }
    mistakes = [moment for moment in analysis.moments if moment.kind == "choice"]
    assert mistakes
    for moment in mistakes:
        assert -booked[moment.line, moment.seat] == pytest.approx(moment.points, abs=1e-9)
        losses = [one.loss for one in moment.candidates if one.command == moment.chosen]
        assert losses == pytest.approx([moment.points])
