"""A library that is broken: what reads is saved, nothing is overwritten, copies of seven days stand by."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.hands.play import GAMES, begin, finished, play
from tortuga.kernel.library.copies import COPIES_KEPT, copies, day_of, keep_copy, restore_copy
from tortuga.kernel.library.database import VERSION, LibraryError
from tortuga.kernel.library.entries import Entry
from tortuga.kernel.library.library import FILE_NAME, Library
from tortuga.kernel.library.opening import opened_to_play
from tortuga.kernel.library.statistics import Statistics, persons
from tortuga.kernel.log.format import LogError, dump
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
MANY = 12


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some finished games and a running one."""
    place = tmp_path_factory.mktemp("shelf")
    with Library(place) as library:
        for number in range(MANY - 1):
            store = library.new_game(f"No {number}")
            play(begin("tortuga2014", 3, seed=f"rescue {number}", store=store), random.Random(number))
        play(begin("tortuga2014", 3, seed="goes on", store=library.new_game("on")), random.Random(1), 30)
    return place


@pytest.fixture
def folder(shelf: Path, tmp_path: Path) -> Path:
    """A copy of them."""
    shutil.copyfile(shelf / FILE_NAME, tmp_path / FILE_NAME)
    return tmp_path


def listed(folder: Path) -> list[Entry]:
    with Library(folder) as library:
        return library.games()


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (60, 0x80),
        (60, 0xFF),
        (60, 0x01),
        (63, 0x83),
        (63, VERSION + 2),
        (63, 0x02),
        (63, 0x00),
        (68, 0xFF),
        (71, 0x55),
    ],
)
def test_a_damaged_number_of_the_first_page_is_damage_and_not_another_program(
    folder: Path, at: int, value: int
) -> None:
    """The version and the mark of the program: they once made a file that nothing could open again."""
    with (folder / FILE_NAME).open("r+b") as file:
        file.seek(at)
        file.write(bytes([value]))
    with pytest.raises(LibraryError) as told:
        Library(folder)
    assert told.value.id == "error-library-damaged"
    with opened_to_play(folder, GAMES) as (library, notice):
        assert len(library.games()) == MANY
        assert notice is not None
        assert notice.args["games"] == MANY


@pytest.mark.parametrize("size", [1, 15, 99, 511])
def test_a_library_cut_to_almost_nothing_is_not_taken_for_an_empty_one(folder: Path, size: int) -> None:
    os.truncate(folder / FILE_NAME, size)
    with pytest.raises(LibraryError) as told:
        Library(folder)
    assert told.value.id == "error-library-damaged"
    assert (folder / FILE_NAME).stat().st_size == size


def test_a_library_that_is_gone_comes_back_from_its_copies(folder: Path) -> None:
    with Library(folder) as library:
        keep_copy(library.database, "2026-01-01")
    for spoil in (Path.unlink, lambda file: os.truncate(file, 0)):
        spoil(folder / FILE_NAME)
        with pytest.raises(LibraryError) as told:
            Library(folder)
        assert told.value.id == "error-library-damaged"
        with opened_to_play(folder, GAMES) as (library, notice):
            assert len(library.games()) == MANY
            assert notice is not None


def test_a_copy_that_cannot_be_read_hides_no_other_and_takes_no_place(folder: Path) -> None:
    with Library(folder) as library:
        keep_copy(library.database, "2026-01-01")
    (folder / "copies" / "library-2026-01-02.sqlite3").mkdir()
    bad = folder / "copies" / "library-2026-01-03.sqlite3"
    for content in (b"x", bytes(9999), (folder / FILE_NAME).read_bytes()[:20_000]):
        bad.write_bytes(content)
        with pytest.raises(LibraryError) as told:
            restore_copy(folder / FILE_NAME, bad, "2026-01-04")
        assert told.value.id == "error-library-copy"
        assert len(listed(folder)) == MANY
    assert [day_of(copy) for copy in copies(folder)] == ["2026-01-03", "2026-01-01"]
    (folder / FILE_NAME).write_bytes(bytes(9999))
    with opened_to_play(folder, GAMES) as (library, _):
        assert len(library.games()) == MANY


def garbage(at: float, size: int) -> Callable[[Path], None]:
    def spoil(file: Path) -> None:
        with file.open("r+b") as opened:
            opened.seek(int(file.stat().st_size * at) // 4096 * 4096)
            opened.write(random.Random(at).randbytes(size))

    return spoil


def cut(to: float) -> Callable[[Path], None]:
    return lambda file: os.truncate(file, int(file.stat().st_size * to))


def schema(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("DROP TABLE events")
    database.close()


DAMAGE: dict[str, tuple[Callable[[Path], None], int]] = {
    "head": (garbage(0, 100), MANY),
    "first page": (garbage(0, 4096), MANY),
    "middle": (garbage(0.5, 4096), MANY - 3),
    "third": (garbage(0.3, 20_000), 2),
    "cut": (cut(0.7), 3),
    "cut short": (cut(0.02), 0),
    "text": (lambda file: file.write_bytes(b"Dear diary, " * 9000), 0),
    "no table": (schema, 0),
}


@pytest.mark.parametrize("kind", DAMAGE)
@pytest.mark.parametrize("copied", [False, True])
def test_what_can_be_read_is_saved_and_the_broken_file_is_set_aside(
    folder: Path, kind: str, copied: bool
) -> None:
    spoil, least = DAMAGE[kind]
    if copied:
        with Library(folder) as library:
            keep_copy(library.database, "2020-01-01")
    file = folder / FILE_NAME
    spoil(file)
    broken = file.read_bytes()
    with opened_to_play(folder, GAMES) as (library, notice):
        entries = library.games()
        for entry in entries:
            assert verify(library.lines(entry.id), GAMES).good
        for entry in library.running():
            log, seed = library.load(entry.id, GAMES), library.seed(entry.id)
            rules = GAMES[entry.game].rules
            play(Session.resume(rules, log, seed, library.stored(entry.id)), random.Random(3))
        new = library.new_game()
        play(begin("tortuga2014", 2, store=new), random.Random(5))
    if notice is None:  # what was hit was free
        assert len(entries) == MANY
        return
    assert notice.id == "error-library-rescued"
    assert (folder / str(notice.args["file"])).read_bytes() == broken
    assert len(entries) == notice.args["games"] >= (MANY if copied else least)
    with opened_to_play(folder, GAMES) as (library, notice):
        assert notice is None
        assert len(library.games()) == len(entries) + 1


def test_damage_that_the_database_itself_cannot_put_into_words(folder: Path) -> None:
    """Found by fuzzing: SQLite quotes the broken schema, and those bytes are no text."""
    before = len(listed(folder))
    file = folder / FILE_NAME
    file.write_bytes(file.read_bytes().replace(b"CREATE TABLE games", b"CREATE TA\xc2LE games"))
    with pytest.raises(LibraryError, match="damaged"):
        Library(folder)
    with opened_to_play(folder, GAMES) as (library, notice):
        assert notice is not None
        assert notice.id == "error-library-rescued"
        assert len(library.games()) <= before


@pytest.mark.parametrize("gone", ["emptied", "removed"])
def test_an_empty_shelf_is_filled_from_a_copy(folder: Path, gone: str) -> None:
    before = listed(folder)
    with opened_to_play(folder, GAMES) as (library, notice):
        assert notice is None
    assert len(copies(folder)) == 1
    (folder / FILE_NAME).unlink()
    if gone == "emptied":
        (folder / FILE_NAME).touch()
    with opened_to_play(folder, GAMES) as (library, notice):
        assert notice is not None
        assert [entry.id for entry in library.games()] == [entry.id for entry in before]


def test_the_newest_state_wins_wherever_it_lies(folder: Path) -> None:
    """The copy is of yesterday; of the game that went on since, the broken file has more."""
    with Library(folder) as library:
        keep_copy(library.database, "2020-01-01")
        (entry,) = library.running()
        rules = GAMES[entry.game].rules
        log, seed = library.load(entry.id, GAMES), library.seed(entry.id)
        play(Session.resume(rules, log, seed, library.stored(entry.id)), random.Random(4), 20)
        events = library.entry(entry.id).events
    garbage(0, 100)(folder / FILE_NAME)
    with opened_to_play(folder, GAMES) as (library, notice):
        assert notice is not None
        assert library.entry(entry.id).events == events


def test_one_copy_a_day_is_kept_for_seven_days(folder: Path) -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 12)]
    with Library(folder) as library:
        for day in days:
            keep_copy(library.database, day)
            keep_copy(library.database, day)
    assert [day_of(copy) for copy in copies(folder)] == days[: -COPIES_KEPT - 1 : -1]
    assert sorted(path.name for path in (folder / "copies").iterdir()) == sorted(
        copy.name for copy in copies(folder)
    )


def test_no_copy_is_made_of_a_broken_library(folder: Path) -> None:
    with Library(folder) as library:
        keep_copy(library.database, "2026-11-01")
    garbage(0.5, 4096)(folder / FILE_NAME)
    with Library(folder) as library, pytest.raises(LibraryError) as told:
        keep_copy(library.database, "2026-11-02")
    assert told.value.id == "error-library-damaged"
    assert [day_of(copy) for copy in copies(folder)] == ["2026-11-01"]


def test_a_copy_takes_the_place_of_the_library_which_is_kept(folder: Path) -> None:
    with Library(folder) as library:
        keep_copy(library.database, "2026-11-01")
        library.delete(1)
    (copy,) = copies(folder)
    kept = restore_copy(folder / FILE_NAME, copy, "2026-11-02")
    assert len(listed(folder)) == MANY
    assert kept is not None
    kept.replace(folder / FILE_NAME)
    assert len(listed(folder)) == MANY - 1


BAD = {
    "header": "not JSON",
    "seats": '[{"player":"human"}]',
    "changed": "yesterday",
    "scores": "[1]",
    "winners": "[7]",
    "state": None,
    "sides": '{"a":1}',
    "game": b"\xff\xfe",
    "created": b"\xff",
}


@pytest.mark.parametrize("column", BAD)
def test_one_bad_row_never_hides_the_list_and_can_be_deleted(folder: Path, column: str) -> None:
    with sqlite3.connect(folder / FILE_NAME) as database:
        database.execute("PRAGMA ignore_check_constraints = 1")
        value = BAD[column]
        told = f"CAST(x'{value.hex()}' AS TEXT)" if isinstance(value, bytes) else "?"
        args = [] if isinstance(value, bytes) else ["mad" if value is None else value]
        database.execute(f"UPDATE games SET {column} = {told} WHERE id = 3", args)
    database.close()
    with Library(folder) as library:
        entries = {entry.id: entry.state for entry in library.games()}
        assert len(entries) == MANY
        assert [id for id, state in entries.items() if state == "damaged"] in ([3], [])
        assert (entries[3] == "damaged") or column == "game"
        assert len(library.running()) == 1
        for name, _ in [("nobody", 0), *persons(library.database, "tortuga2014")]:
            figures = Statistics(library.database, "tortuga2014", name)
            assert figures.total().games >= 0
            assert figures.help().games >= 0
            assert figures.by_opponent() is not None
        library.delete(3)
        assert len(library.games()) == MANY - 1


def test_an_altered_line_is_neither_exported_nor_loaded(folder: Path) -> None:
    with sqlite3.connect(folder / FILE_NAME) as database:
        database.execute("UPDATE events SET line = replace(line, '0', '1') WHERE game_id = 2 AND n = 9")
        database.execute("UPDATE events SET line = CAST(x'7bff7d' AS TEXT) WHERE game_id = 4 AND n = 9")
    database.close()
    with Library(folder) as library:
        for id in (2, 4):
            for act in (
                lambda id=id: library.load(id, GAMES),
                lambda id=id: library.export_log(id, folder / "out.jsonl", GAMES),
            ):
                with pytest.raises(LogError) as told:
                    act()
                assert told.value.line == 10
        assert not (folder / "out.jsonl").exists()


def test_imports_of_one_file_at_the_same_time_leave_one_game(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_bytes(dump(finished("tortuga2014", 3, seed="twice").log))
    data = tmp_path / "data"
    Library(data).close()
    ids: list[int] = []

    def take() -> None:
        with Library(data) as library:
            ids.append(library.import_log(log, GAMES))

    threads = [threading.Thread(target=take) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert ids == [1] * 6
    assert len(listed(data)) == 1


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="becomes somebody who may not write")
def test_a_library_on_a_medium_that_cannot_be_written_is_listed(folder: Path) -> None:
    reader = f"""
import hashlib, os, sys  # Python's own folder may be closed to that user
sys.path.insert(0, {str(ROOT)!r})
from pathlib import Path
from tests.hands.play import GAMES
from tortuga.kernel.library.library import Library
from tortuga.kernel.library.database import VERSION, LibraryError
os.setuid(65534)
with Library(Path(sys.argv[1])) as library:
    print(len(library.games()), len(library.load(1, GAMES).events) > 10)
    try:
        library.delete(1)
    except LibraryError as error:
        print(error.id)
"""
    for path in (folder, *folder.iterdir()):
        path.chmod(0o555 if path.is_dir() else 0o444)
    for above in list(folder.parents)[:-2]:
        above.chmod(0o755)
    ran = subprocess.run(
        [sys.executable, "-c", reader, str(folder)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert ran.stdout.split() == [str(MANY), "True", "error-library-unwritable"], ran.stderr[-600:]


def test_copies_of_days_to_come_never_take_the_place_of_newer_ones(folder: Path) -> None:
    """The clock was wrong for a week, and was set right again."""
    with Library(folder) as library:
        for day in range(1, 3 + COPIES_KEPT):
            keep_copy(library.database, f"2099-01-{day:02}")
        for day in range(1, 4):
            keep_copy(library.database, f"2020-02-{day:02}")
        found = [day_of(copy) for copy in copies(folder)]
        assert found[:3] == ["2020-02-03", "2020-02-02", "2020-02-01"]
        assert len(found) == COPIES_KEPT
        for day in range(4, 4 + COPIES_KEPT):
            keep_copy(library.database, f"2020-02-{day:02}")
        assert all(day_of(copy) < "2021" for copy in copies(folder))
