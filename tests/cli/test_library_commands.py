"""Exports that would write over something, deletions, rescues and copies by the command line."""

from __future__ import annotations

import errno
import json
import os
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.hands.logs import sealed, unsealed
from tests.hands.play import GAMES, begin, play
from tests.hands.terminal import LOG, one_line
from tortuga.kernel.library.copies import keep_copy
from tortuga.kernel.library.library import FILE_NAME, LOCK_NAME, Library, playing
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow

LINKS = os.name == "posix"
"""Windows asks for special rights before it makes a link, and those of Wine cannot be read."""
FULL = Path("/dev/full").exists() and os.name == "posix"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A library of one finished and one running game."""
    folder = tmp_path / "data"
    with Library(folder) as library:
        play(begin("tortuga2014", 2, store=library.new_game()), random.Random(2))
        play(begin("tortuga2014", 2, store=library.new_game()), random.Random(2), 9)
    (folder / "settings.json").write_text("{}")
    return folder


@pytest.mark.parametrize("replace", [[], ["--replace"]])
@pytest.mark.parametrize(
    "name", [FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm", FILE_NAME.upper(), LOCK_NAME, "settings.json"]
)
def test_no_export_over_the_players_own_files(
    tortuga: Any, data: Path, name: str, replace: list[str]
) -> None:
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    one_line(tortuga("export", "1", data / name, *replace), 1, name)
    if name != FILE_NAME.upper() and LINKS:
        link = data.parent / "link.jsonl"
        link.symlink_to(data / name)
        assert tortuga("export", "1", link, *replace).code == 1
    assert {path.name: path.read_bytes() for path in data.iterdir()} == before
    assert len(json.loads(tortuga("games", "--json").out)) == 2


def test_no_export_over_a_copy_or_another_hard_link_of_the_library(tortuga: Any, data: Path) -> None:
    with Library(data) as library:
        keep_copy(library.database, "2026-01-01")
    hard = data.parent / "hard.jsonl"
    os.link(data / FILE_NAME, hard)
    for place in (data / "copies" / "library-2026-01-01.sqlite3", hard):
        before = place.read_bytes()
        one_line(tortuga("export", "1", place, "--replace"), 1)
        assert place.read_bytes() == before


def test_an_export_replaces_a_log_and_nothing_else_unasked(tortuga: Any, data: Path, tmp_path: Path) -> None:
    log, diary = tmp_path / "a.jsonl", tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    assert tortuga("export", "1", log).code == 0
    assert tortuga("export", "2", log).code == 0
    one_line(tortuga("export", "1", diary), 1, "diary.txt", "--replace")
    assert diary.read_text() == "Dear diary"
    assert tortuga("export", "1", diary, "--replace").code == 0
    assert tortuga("verify", diary, log).code == 0
    one_line(tortuga("export", "1", tmp_path), 1, "it is a folder")
    one_line(tortuga("export", "1", tmp_path / "none" / "a.jsonl"), 1, "no such")


@pytest.mark.skipif(not FULL, reason="no such devices here")
def test_an_export_to_a_device_leaves_it_a_device(tortuga: Any, data: Path) -> None:
    one_line(tortuga("export", "1", "/dev/full"), 1, "/dev/full", "the disk is full")
    assert tortuga("export", "1", "/dev/null").code == 0
    assert Path("/dev/null").is_char_device()
    assert Path("/dev/full").is_char_device()
    assert data.is_dir()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with a name here")
def test_an_export_to_a_pipe_waits_for_no_reader_and_reaches_one(
    tortuga: Any, data: Path, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    one_line(tortuga("export", "1", pipe), 1, str(pipe), "nobody reads")
    reading, writing = os.pipe()
    read: list[bytes] = []

    def take() -> None:
        with open(reading, "rb") as file:
            read.append(file.read())

    reader = threading.Thread(target=take)
    reader.start()
    assert tortuga("export", "1", f"/dev/fd/{writing}").code == 0
    os.close(writing)
    reader.join()
    assert verify(read[0], GAMES).good
    assert data.is_dir()


def test_no_export_over_a_captain_of_the_player(tortuga: Any, data: Path) -> None:
    captain = data / "captains" / "tortuga2014" / "bold.json"
    captain.parent.mkdir(parents=True)
    captain.write_text("{}")
    one_line(tortuga("export", "1", captain, "--replace"), 1, "bold.json", "own files")
    assert captain.read_text() == "{}"


@pytest.mark.skipif(not LINKS, reason="no links here")
def test_a_link_that_shows_nowhere_is_written_through(tortuga: Any, data: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.jsonl"
    link.symlink_to(tmp_path / "target.jsonl")
    assert tortuga("export", "1", link).code == 0
    assert link.is_symlink()
    assert tortuga("verify", tmp_path / "target.jsonl").code == 0
    assert data.is_dir()


def test_a_game_is_deleted_and_brought_back(tortuga: Any, data: Path) -> None:
    assert "--undelete 1" in tortuga("games", "--delete", "1").out
    assert [game["id"] for game in json.loads(tortuga("games", "--json").out)] == [2]
    one_line(tortuga("games", "--delete", "1"), 1, "1")
    assert tortuga("games", "--undelete", "1").code == 0
    assert len(json.loads(tortuga("games", "--json").out)) == 2
    one_line(tortuga("games", "--delete", "first"), 2, "--delete")
    one_line(tortuga("games", "--delete", "0"), 2, "--delete")
    assert tortuga("games", "--delete", "1", "--undelete", "2").code == 2
    with Library(data) as library, playing(library.folder):
        one_line(tortuga("games", "--delete", "2"), 1, "already")


def test_at_a_terminal_one_is_asked_first(tortuga: Any, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Keyboard:
        answer = "n\n"

        def isatty(self) -> bool:
            return True

        def readline(self) -> str:
            return self.answer

    monkeypatch.setattr("sys.stdin", Keyboard())
    asked = tortuga("games", "--delete", "1")
    assert (asked.code, "1" in asked.err) == (1, True)
    monkeypatch.setattr(Keyboard, "answer", "")
    assert tortuga("games", "--delete", "1").code == 1
    assert len(json.loads(tortuga("games", "--json").out)) == 2
    monkeypatch.setattr(Keyboard, "answer", "yes\n")
    assert tortuga("games", "--delete", "1").code == 0
    assert tortuga("games", "--delete", "2", "--yes").code == 0
    assert data.is_dir()


def test_a_damaged_library_is_rescued_or_an_older_one_put_in_its_place(tortuga: Any, data: Path) -> None:
    assert "no copy" in tortuga("games", "--copies").out
    with Library(data) as library:
        keep_copy(library.database, "2026-01-01")
    assert tortuga("games", "--copies").out == "2026-01-01\n"
    before = (data / FILE_NAME).read_bytes()
    assert "sound" in tortuga("games", "--rescue").out
    assert (data / FILE_NAME).read_bytes() == before
    with (data / FILE_NAME).open("r+b") as file:
        file.write(bytes(200))
    for command in (
        ["games"],
        ["games", "--json"],
        ["export", "1", data.parent / "x"],
        ["games", "--delete", "1"],
    ):
        one_line(tortuga(*command), 1, "damaged", "--rescue")
    told = tortuga("games", "--rescue")
    assert (told.code, "library-damaged-" in told.out) == (0, True)
    assert len(json.loads(tortuga("games", "--json").out)) == 2
    tortuga("games", "--delete", "1")
    one_line(tortuga("games", "--restore", "2025-01-01"), 2, "2026-01-01")
    told = tortuga("games", "--restore", "2026-01-01")
    assert (told.code, "library-replaced-" in told.out) == (0, True)
    assert len(json.loads(tortuga("games", "--json").out)) == 2


def test_logs_of_two_simulations_are_not_mixed(tortuga: Any, tmp_path: Path) -> None:
    argv = ("simulate", "--seats", "random,greedy", "--games", "2", "--save", tmp_path / "logs")
    assert tortuga(*argv).code == 0
    one_line(tortuga(*argv), 2, "--save", "logs")
    assert len(list((tmp_path / "logs").iterdir())) == 2
    (tmp_path / "file").touch()
    one_line(tortuga(*argv[:-1], tmp_path / "file"), 1, "file")


@pytest.mark.parametrize(
    "line",
    [
        ["simulate", "--seats", "random,random", "--save", ""],
        ["arena", "--save", " "],
        ["arena", "--resume", ""],
        ["arena", "--picture", ""],
        ["export", "1", ""],
        ["import", ""],
        ["verify", ""],
        ["verify", "a", ""],
        ["replay", ""],
        ["screenshots", ""],
        ["--data-dir", "", "games"],
        ["games", "--data-dir="],
    ],
)
def test_a_name_that_is_empty_is_a_mistake(tortuga: Any, line: list[str]) -> None:
    one_line(tortuga(*line), 2, "a name is missing")


def test_every_file_is_looked_at_whatever_the_first_ones_hold(tortuga: Any, tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    good.write_bytes(LOG)
    foul = []
    raw = unsealed()
    raw[0]["seats"][0]["colour"] = "octarine"
    for number, data in enumerate(
        [b'{"\xff":1}\n', b'{"a":' * 990, b"\0" * 99, b"{}\n" * 9, sealed(raw), b""]
    ):
        foul.append(tmp_path / f"{number}.jsonl")
        foul[-1].write_bytes(data)
    told = tortuga("verify", *foul, tmp_path, "/dev/null", good)
    assert (told.code, told.out.count("\n"), told.err.count("\n")) == (1, 1, len(foul) + 2)
    for file in foul:
        one_line(tortuga("import", file), 1, file.name)
        one_line(tortuga("replay", "--text", file), 1, file.name)
    assert json.loads(tortuga("games", "--json").out) == []


def test_pictures_that_find_no_room_are_told(
    tortuga: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    folder = tmp_path / "pictures"
    monkeypatch.setattr("os.fsync", full)
    one_line(tortuga("screenshots", folder, "--size", "1280x720"), 1, "the disk is full")
    assert list(folder.iterdir()) == [], "nothing half written"
    monkeypatch.undo()
    (tmp_path / "file").touch()
    one_line(tortuga("screenshots", tmp_path / "file"), 1, "file")
