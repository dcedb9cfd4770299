"""Bids from the command line, by the environment alone."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bids.play import played
from tortuga.app.screenshots import names
from tortuga.cli import main
from tortuga.kernel.log.format import dump

pytestmark = pytest.mark.slow

Run = Callable[..., str]


@pytest.fixture
def tortuga(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command that has to succeed; tells what it printed."""
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")
    monkeypatch.setenv("TORTUGA_DATA_DIR", str(tmp_path / "data"))

    def run(*argv: object) -> str:
        assert main([str(arg) for arg in argv]) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def log(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_bytes(dump(played(5, 2).log))
    return file


def test_a_log_is_verified(tortuga: Run, log: Path) -> None:
    assert "finished" in tortuga("verify", log)


@pytest.mark.parametrize("language", ["en", "de", "es", "cs"])
def test_a_log_is_told_in_words(tortuga: Run, log: Path, language: str) -> None:
    told = tortuga("--lang", language, "replay", "--text", log)
    assert '"type"' not in told
    assert "Seat 3" in told


def test_a_game_is_imported_listed_and_exported(tortuga: Run, log: Path, tmp_path: Path) -> None:
    tortuga("import", log)
    assert "bids" in tortuga("games")
    tortuga("export", 1, tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == log.read_bytes()


def test_captains_play_many_games(tortuga: Run, tmp_path: Path) -> None:
    asked = ("simulate", "--game", "bids", "--seats", "bold,mild,random,bold,mild", "--games", 10)
    told = json.loads(tortuga(*asked, "--seed", "s", "--rounds", 3, "--save", tmp_path / "logs", "--json"))
    assert told["rounds"] == told["rounds_mean"] == 3
    for name in ("loyalties", "draw_share", "coins_mean"):
        assert name in told
    logs = sorted((tmp_path / "logs").glob("*.jsonl"))
    assert len(logs) == 10
    tortuga("verify", *logs)


def test_two_jobs_play_the_same_games(tortuga: Run) -> None:
    asked = ("simulate", "--game", "bids", "--seats", "bold,random", "--games", 8, "--seed", "s", "--json")
    one, two = (json.loads(tortuga(*asked, "--jobs", jobs)) for jobs in (1, 2))
    shares = [[(player["name"], player["win_share"]) for player in told["players"]] for told in (one, two)]
    assert shares[0] == shares[1]
    assert one["coins_mean"] == two["coins_mean"]


def test_captains_meet_in_the_arena(tortuga: Run, tmp_path: Path) -> None:
    asked = ("arena", "--game", "bids", "--players", "bold,mild,random", "--games", 12, "--seed", "s")
    assert "bold" in tortuga(*asked, "--json")


def test_every_screen_is_a_picture(tortuga: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    # to press pictures into files takes five times as long as to draw them
    monkeypatch.setattr("tortuga.app.screenshots.save_png", lambda _picture, file: drawn.append(file.stem))
    tortuga("screenshots", tmp_path / "shots", "--game", "bids", "--size", "1280x720")
    assert {"title", "newgame", "results", "library"} < set(drawn)
    assert len(drawn) == len(set(drawn)) == len(names("bids"))


@pytest.mark.parametrize(
    ("settings", "line", "game"),
    [
        ('{"game": "bids"}', "play", "bids"),
        ('{"game": "bids"}', "play --rounds 3", "bids"),
        ('{"game": "bids"}', "play --game tortuga2014", "tortuga2014"),
        ('{"game": "gone"}', "play", "tortuga2014"),
        ("{", "play", "tortuga2014"),
        ("[]", "play", "tortuga2014"),
        (None, "play", "tortuga2014"),
    ],
)
@pytest.mark.parametrize("place", ["environment", "argument"])
def test_play_without_a_game_takes_the_one_chosen_last(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, settings: str | None, line: str, game: str, place: str
) -> None:
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")
    folder = tmp_path / "data"
    folder.mkdir()
    if settings is not None:
        (folder / "settings.json").write_text(settings)
    argv = line.split()
    if place == "environment":
        monkeypatch.setenv("TORTUGA_DATA_DIR", str(folder))
    else:
        argv += ["--data-dir", str(folder)]
    asked: list[argparse.Namespace] = []

    def window(args: argparse.Namespace) -> int:
        asked.append(args)
        return 0

    monkeypatch.setattr("tortuga.cli.entry.window", lambda: window)
    assert main(argv) == 0
    assert asked[0].game == game
    assert (folder / "settings.json").exists() == (settings is not None), "read, not judged"
