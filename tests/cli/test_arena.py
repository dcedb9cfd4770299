"""`tortuga arena`: what it prints and keeps, exit codes, messages of one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.hands.terminal import one_line
from tortuga.kernel.library.library import Library
from tortuga.paths import PACKAGE

pytestmark = pytest.mark.slow

SMALL = ("--players", "random,greedy", "--games", "4", "--seed", "s")


def test_help(tortuga: Any) -> None:
    assert "arena" in tortuga("--help").out
    told = tortuga("arena", "--help")
    assert told.code == 0
    for option in ("--players", "--tables", "--stop", "--error", "--dask", "--save", "--resume", "--picture"):
        assert option in told.out


def test_a_table_and_a_file(tortuga: Any, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    ran = tortuga("arena", *SMALL, "--tables", "2,3", "--save", file)
    assert (ran.code, ran.err) == (0, "")
    for part in ("2 players", "3 players", "random", "greedy", "Rating", "seed s", str(file)):
        assert part in ran.out
    assert json.loads(file.read_bytes())["format"] == "tortuga-arena"
    one_line(tortuga("arena", *SMALL, "--save", file), 2, "--save", "--resume")
    more = tortuga("arena", "--resume", file, "--games", "8", "--json")
    assert (more.code, more.err) == (0, "")
    found = json.loads(more.out)
    assert [table["seats"] for table in found["tables"]] == [2, 3]
    assert found["tables"][0]["cells"][0]["games"] == 8
    assert found["seed"] == "s"


def test_the_same_with_two_jobs(tortuga: Any) -> None:
    one = json.loads(tortuga("arena", *SMALL, "--json").out)
    two = json.loads(tortuga("arena", *SMALL, "--json", "--jobs", "2").out)
    assert one.pop("seconds") >= 0
    assert two.pop("seconds") >= 0
    assert one == two
    assert len(one["tables"]) == 3


def test_early_ends_are_told(tortuga: Any) -> None:
    ran = tortuga(
        *("arena", "--players", "random,greedy,additive", "--tables", "2", "--games", "20"),
        *("--stop", "--error", "10", "--seed", "s"),
    )
    assert ran.code == 0
    assert "*" in ran.out
    assert "at most 10%" in ran.out
    assert "does not tell everything" in ran.out


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("--players random,bob", ["bob", "additive"]),
        ("--players random", ["2 players", "1"]),
        ("--players random,random", ["random", "twice"]),
        ("--tables 2,5", ["--tables", "2,5"]),
        ("--tables 2,2", ["--tables", "each once"]),
        ("--tables two", ["--tables", "two"]),
        ("--games 0", ["--games", "0"]),
        ("--target 7", ["--target", "6, 8"]),
        ("--error 99", ["--error", "50"]),
        ("--error much", ["--error", "much"]),
        ("--jobs 0", ["--jobs"]),
        ("--picture arena.svg", ["arena.svg", ".png"]),
        ("--resume x.json --seed y", ["--seed", "--resume"]),
        ("--resume x.json --stop", ["--stop"]),
        ("--resume x.json --bounds 1,2", ["--bounds"]),
        ("--bounds 50,47", ["--bounds", "50,47"]),
        ("--bounds 50", ["--bounds"]),
        ("--against . --picture x.png", ["--picture", "--against"]),
        ("--against . --json", ["--json", "--game"]),
        (f"--seed {'x' * 65}", ["64"]),
    ],
)
def test_wrong_usage(tortuga: Any, line: str, parts: list[str]) -> None:
    one_line(tortuga("arena", *line.split(" ")), 2, *parts)


def test_bad_files(tortuga: Any, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    one_line(tortuga("arena", "--resume", file), 1, str(file))
    file.write_text('{"format": "tortuga-log"}')
    one_line(tortuga("arena", "--resume", file), 1, str(file))
    one_line(tortuga("arena", *SMALL, "--save", tmp_path / "no" / "where.json"), 1, "where.json")
    one_line(tortuga("arena", *SMALL, "--picture", tmp_path / "no" / "where.png"), 1, "where.png")


def test_nothing_of_the_players_is_written_over(
    tortuga: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`--resume FILE --save library.sqlite3` once put a tournament in the place of all games."""
    data = tmp_path / "own"
    monkeypatch.setenv("TORTUGA_DATA_DIR", str(data))
    Library(data).close()
    for name in ("settings.json", "notes.txt"):
        (data / name).write_text("{}")
    (tmp_path / "diary.png").write_text("Dear diary")
    file, link = tmp_path / "arena.json", tmp_path / "link.png"
    link.symlink_to(data / "library.sqlite3")
    assert tortuga("arena", *SMALL, "--save", file).code == 0
    before = {path: path.read_bytes() for path in (*data.iterdir(), tmp_path / "diary.png")}
    for name in ("library.sqlite3", "settings.json"):
        one_line(tortuga("arena", "--resume", file, "--save", data / name), 2, name, "exists already")
    for name in ("library.sqlite3-journal", "tortuga.log"):
        one_line(tortuga("arena", *SMALL, "--save", data / name), 1, name, "own files")
        one_line(tortuga("arena", "--resume", file, "--save", data / name), 1, name, "own files")
    one_line(tortuga("arena", *SMALL, "--picture", link), 1, "link.png", "own files")
    one_line(tortuga("arena", *SMALL, "--picture", tmp_path / "diary.png"), 2, "diary.png", "not a picture")
    assert {path: path.read_bytes() for path in (*data.iterdir(), tmp_path / "diary.png")} == before


def test_without_a_cluster(tortuga: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    for command in (("arena", *SMALL), ("simulate", "--seats", "random,greedy", "--games", "1")):
        one_line(tortuga(*command, "--dask", "tcp://127.0.0.1:1"), 1, "Dask", "tortuga-games[dask]")


@pytest.mark.parametrize("address", ["nonsense", "host:port", "tcp://", "http://x:1", "inproc://x:1"])
def test_an_address_that_is_none_is_a_mistake_and_nobody_is_waited_for(tortuga: Any, address: str) -> None:
    for command in (("arena", *SMALL), ("simulate", "--seats", "random,greedy", "--games", "1")):
        one_line(tortuga(*command, "--dask", address), 2, "--dask", address)


def test_levels_against_themselves_in_another_checkout(tortuga: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal players hold their own, and fail where more is asked of them."""
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")
    asked = ("arena", "--game", "bids", "--tables", "2", "--against", PACKAGE.parent, "--seed", "s")
    ran = tortuga(*asked, "--bounds", "30,50")
    assert (ran.code, ran.err) == (0, "")
    for part in ("mild", "bold", "holds", "Nobody has become weaker; 2 hold their own, 0 are open."):
        assert part in ran.out
    ran = tortuga(*asked, "--bounds", "60,80", "--json")
    assert ran.code == 1
    tests = {test["first"]: test for test in json.loads(ran.out)["tests"]}
    assert [(tests[name]["share"], tests[name]["passed"]) for name in ("mild", "bold")] == [(0.5, False)] * 2
