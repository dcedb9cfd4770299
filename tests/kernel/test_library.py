"""The library: nothing confirmed is ever lost, nothing half-done is ever kept, and trouble has a name."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.hands.logs import worded
from tests.hands.play import GAMES, begin, finished, options, play, seats, step
from tortuga.kernel.analysis import Analysis
from tortuga.kernel.library import store
from tortuga.kernel.library.copies import check_whole
from tortuga.kernel.library.database import APPLICATION, VERSION, LibraryError, prepare
from tortuga.kernel.library.entries import Bet, DayDeal, Drill, LevelsDeal, VoyageResult
from tortuga.kernel.library.library import FILE_NAME, LOCK_NAME, Library, playing
from tortuga.kernel.log.format import LogError, dump, last_seal
from tortuga.kernel.observer import shareable
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path / "data") as library:
        yield library


def trouble(error: pytest.ExceptionInfo[LibraryError]) -> str:
    return worded(error.value).id


@pytest.mark.parametrize("game", ["toy", "tortuga2014"])
def test_a_game_is_kept_command_by_command(game: str, tmp_path: Path) -> None:
    hand = random.Random(4)
    with Library(tmp_path) as library:
        shelf = library.new_game("Evening")
        assert library.games() == []
        session = begin(game, 3, store=shelf)
        play(session, hand, 20 if game == "tortuga2014" else 4, undo=0.3)
        assert shelf.id is not None
        assert library.load(shelf.id, GAMES) == session.log
        (entry,) = library.running()
        assert (entry.name, entry.state, entry.events) == ("Evening", "running", session.length)
        assert (entry.seats, entry.scores) == (session.seats, None)
        id = shelf.id
    with Library(tmp_path) as library:
        again = Session.resume(
            GAMES[game].rules, library.load(id, GAMES), library.seed(id), library.stored(id)
        )
        assert again.whole_state == session.whole_state
        play(again, hand, undo=0.3)
        assert library.load(id, GAMES) == again.log
        assert library.running() == []
        (entry,) = library.games()
        assert (entry.state, entry.scores) == ("finished", again.rules.outcome(again.whole_state).scores)
        assert entry.winners == again.rules.outcome(again.whole_state).winners
        assert verify(library.lines(id), GAMES).status == "finished"


def test_the_game_played_last_comes_first(tmp_path: Path) -> None:
    clock = iter(f"2026-01-01T00:00:{second:02}+00:00" for second in range(60))
    with Library(tmp_path, now=lambda: next(clock)) as library:
        sessions = [begin(seed=f"s{number}", store=library.new_game(str(number))) for number in range(3)]
        step(sessions[1], random.Random(1))
        assert [entry.name for entry in library.running()] == ["1", "2", "0"]


def test_rename_delete_restore(library: Library) -> None:
    shelf = library.new_game()
    session = begin(store=shelf)
    assert shelf.id is not None
    library.rename(shelf.id, "Storm")
    assert library.entry(shelf.id).name == "Storm"
    library.delete(shelf.id)
    assert library.games() == library.running() == []
    with pytest.raises(LibraryError) as told:
        library.load(shelf.id, GAMES)
    assert trouble(told) == "error-library-no-game"
    library.undelete(shelf.id)
    assert library.load(shelf.id, GAMES) == session.log
    with pytest.raises(LibraryError) as told:
        library.undelete(shelf.id)
    assert trouble(told) == "error-library-not-deleted"


@pytest.mark.parametrize("act", ["entry", "lines", "seed", "delete", "stored", "undelete"])
def test_a_game_that_is_not_there(library: Library, act: str) -> None:
    with pytest.raises(LibraryError) as told:
        getattr(library, act)(17)
    assert trouble(told) == "error-library-no-game"


def test_export_and_import_give_the_same_log(library: Library, tmp_path: Path) -> None:
    shelf = library.new_game()
    session = play(begin(store=shelf), random.Random(1))
    assert shelf.id is not None
    file = tmp_path / "game.jsonl"
    library.export_log(shelf.id, file, GAMES)
    assert file.read_bytes() == dump(session.log)
    assert library.import_log(file, GAMES) == shelf.id, "it is here already"
    with Library(tmp_path / "elsewhere") as other:
        id = other.import_log(file, GAMES)
        assert other.load(id, GAMES) == session.log
        (entry,) = other.games()
        assert entry.imported
        assert not library.entry(shelf.id).imported
        assert (entry.state, entry.scores) == ("finished", session.rules.outcome(session.whole_state).scores)


def test_an_import_brings_a_deleted_game_back(library: Library, tmp_path: Path) -> None:
    shelf = library.new_game()
    play(begin(store=shelf), random.Random(1))
    assert shelf.id is not None
    file = tmp_path / "game.jsonl"
    library.export_log(shelf.id, file, GAMES)
    library.delete(shelf.id)
    assert library.import_log(file, GAMES) == shelf.id
    assert [entry.id for entry in library.games()] == [shelf.id], "not a second one beside it"


def test_a_running_export_has_no_seed_and_comes_back_to_look_at(library: Library, tmp_path: Path) -> None:
    shelf = library.new_game()
    session = play(begin(seed="not yet to be known", store=shelf), random.Random(1), 2)
    assert shelf.id is not None
    file = tmp_path / "game.jsonl"
    library.export_log(shelf.id, file, GAMES)
    assert b"not yet to be known" not in file.read_bytes()
    with Library(tmp_path / "elsewhere") as other:
        id = other.import_log(file, GAMES)
        assert other.entry(id).state == "unfinished"
        assert other.load(id, GAMES) == shareable(session.rules, session.log)
        with pytest.raises(LibraryError) as told:
            other.seed(id)
        assert trouble(told) == "error-library-no-seed"


def test_of_a_bad_file_nothing_is_kept(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    data = dump(finished().log)
    for content in (b"", data[:-5], data.replace(b'"amount":', b'"amount":1', 1), b"{}"):
        file.write_bytes(content)
        with pytest.raises(LogError):
            library.import_log(file, GAMES)
        assert file.read_bytes() == content
    assert library.games() == []


def test_a_full_disk_loses_only_what_was_not_confirmed(library: Library) -> None:
    shelf = library.new_game()
    session = begin("tortuga2014", 4, store=shelf)
    hand = random.Random(8)
    play(session, hand, 10)
    database = library.database.connection
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    database.execute(f"PRAGMA max_page_count = {pages + 1}")
    with pytest.raises(LibraryError) as told:  # noqa: PT012 - which command meets the end is not known
        while True:
            before = session.whole_state, session.log
            step(session, hand)
    assert trouble(told) == "error-library-full"
    assert (session.whole_state, session.log) == before
    assert shelf.id is not None
    assert library.load(shelf.id, GAMES) == session.log
    assert not database.in_transaction
    database.execute("PRAGMA max_page_count = 1000000")
    play(session, hand)
    assert library.load(shelf.id, GAMES) == session.log


def test_a_full_disk_at_the_start_of_a_game(library: Library) -> None:
    database = library.database.connection
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    database.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(LibraryError):  # noqa: PT012
        for number in range(1000):
            begin(seed=str(number), store=library.new_game())
    (games, events) = database.execute(
        "SELECT count(*), (SELECT count(DISTINCT game_id) FROM events) FROM games"
    ).fetchone()
    assert games == events, "no game without its events"


def test_two_connections_work_beside_each_other(library: Library, tmp_path: Path) -> None:
    shelf = library.new_game()
    session = begin(store=shelf)
    file = tmp_path / "other.jsonl"
    file.write_bytes(dump(finished(seed="other").log))
    with playing(library.folder), Library(library.folder) as second:
        assert len(second.games()) == 1
        second.import_log(file, GAMES)
        play(session, random.Random(1))
        assert sorted(entry.state for entry in second.games()) == ["finished", "finished"]
        with pytest.raises(LibraryError) as told, playing(second.folder):
            pass
        assert trouble(told) == "error-library-locked"
    with Library(library.folder) as second, playing(second.folder):
        pass


def test_a_process_that_is_killed_no_longer_plays(tmp_path: Path) -> None:
    code = (
        "import pathlib, time; from tortuga.kernel.library.library import playing\n"
        f"with playing(pathlib.Path({str(tmp_path)!r})): print(flush=True); time.sleep(9)"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(LibraryError) as told, playing(tmp_path):
            pass
        assert trouble(told) == "error-library-locked"
        other.kill()
    with playing(tmp_path):
        assert [path.name for path in tmp_path.iterdir()] == [LOCK_NAME]


def test_a_lock_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / LOCK_NAME).mkdir()
    with pytest.raises(LibraryError) as told, playing(tmp_path):
        pass
    assert trouble(told) == "error-library-folder"


def test_a_writer_that_does_not_end_is_busy(library: Library) -> None:
    second = sqlite3.connect(library.folder / FILE_NAME, isolation_level=None)
    second.execute("BEGIN IMMEDIATE")
    library.database.connection.execute("PRAGMA busy_timeout = 10")
    with pytest.raises(LibraryError) as told:
        begin(store=library.new_game())
    assert trouble(told) == "error-library-busy"
    second.execute("ROLLBACK")
    second.close()
    begin(store=library.new_game())
    assert len(library.games()) == 1


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_text("mine")
    for folder in (file, file / "deeper"):
        with pytest.raises(LibraryError) as told:
            Library(folder)
        assert trouble(told) == "error-library-folder"
    assert file.read_text() == "mine"


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(LibraryError) as told:
        Library(tmp_path)
    assert trouble(told) == "error-library-unwritable"


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("changed", "0001-01-01T00:00:00+23:59"),
        ("created", "9999-12-31T23:59:59-23:59"),
        ("changed", "yesterday"),
        ("seats", "[]"),
        ("seats", json.dumps([{"player": "mate", "name": "n" * 100_000, "colour": "blue"}] * 2)),
        ("seats", json.dumps([{"player": "mate", "name": "n", "colour": "blue"}] * 1000)),
    ],
)
def test_what_nobody_can_show_is_a_damaged_row(tmp_path: Path, column: str, value: str) -> None:
    with Library(tmp_path) as library:
        play(begin("tortuga2014", 2, store=library.new_game()), random.Random(1), 3)
        library.database.connection.execute(f"UPDATE games SET {column} = ?, name = ?", (value, "x" * 9999))
        (entry,) = library.games()
        assert entry.state == "damaged"
        assert len(entry.name) < 300


def test_a_name_without_end_is_listed_shortened(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        play(begin("tortuga2014", 2, store=library.new_game("x" * 100_000)), random.Random(1), 3)
        (entry,) = library.games()
        assert (entry.state, len(entry.name) < 300) == ("running", True)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    content = b"Fifteen men on the dead man's chest. " * 100
    file.write_bytes(content)
    with pytest.raises(LibraryError) as told:
        Library(tmp_path)
    assert trouble(told) == "error-library-damaged"
    assert file.read_bytes() == content


def test_a_damaged_database_is_named_and_left_alone(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        ids = []
        for number in range(3):
            shelf = library.new_game()
            play(begin("tortuga2014", 3, seed=str(number), store=shelf), random.Random(number))
            ids.append(shelf.id)
    file = tmp_path / FILE_NAME
    content = bytearray(file.read_bytes())
    content[len(content) // 3 : len(content) // 2] = b"\xa5" * (len(content) // 2 - len(content) // 3)
    file.write_bytes(content)
    with pytest.raises((LibraryError, LogError)), Library(tmp_path) as library:  # noqa: PT012
        for id in ids:
            assert id is not None
            library.load(id, GAMES)
    assert file.read_bytes() == content


def test_a_changed_line_in_the_database_is_found(library: Library) -> None:
    shelf = library.new_game()
    play(begin(store=shelf), random.Random(1))
    assert shelf.id is not None
    library.database.connection.execute("UPDATE events SET line = replace(line, '1', '2') WHERE n = 3")
    with pytest.raises(LogError) as told:
        library.load(shelf.id, GAMES)
    assert told.value.line == 4


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.commit()
    other.close()
    content = file.read_bytes()
    with pytest.raises(LibraryError) as told:
        Library(tmp_path)
    assert trouble(told) == "error-library-foreign"
    assert file.read_bytes() == content


def test_a_newer_library_is_left_alone(tmp_path: Path) -> None:
    Library(tmp_path).close()
    file = tmp_path / FILE_NAME
    newer = sqlite3.connect(file)
    newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer.close()
    with pytest.raises(LibraryError) as told:
        Library(tmp_path)
    assert trouble(told) == "error-library-newer"


def test_the_file_says_whose_it_is_and_syncs_every_commit(library: Library) -> None:
    database = library.database.connection
    asked = [database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")]
    assert asked == [APPLICATION, VERSION]
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    prepare(database, library.database.path)  # the tests' own libraries wait for no disk
    assert database.execute("PRAGMA synchronous").fetchone() == (2,)


def test_a_refused_new_game_leaves_no_trace(library: Library) -> None:
    with pytest.raises(LogError):
        Session.new(GAMES["toy"].rules, options("toy", 3), seats(2), "s", library.new_game())
    assert library.games() == []


def test_rounds_tags_and_what_was_taken_back_are_kept(library: Library) -> None:
    """By the library as by the rules, through undo; an import is kept like a game played here."""
    session = begin("tortuga2014", 2, "kept", library.new_game())
    hand = random.Random(7)
    while not session.finished:
        step(session, hand, undo=0.3)
        (entry,) = library.games()
        assert entry.round == session.rules.round(session.whole_state)
    told = "SELECT line, tag, void FROM events WHERE game_id = ? ORDER BY n"
    rows = library.database.all(told, entry.id)
    assert all(tag == json.loads(line)["type"] for line, tag, _ in rows)
    assert any(tag == "undone" for _, tag, _ in rows)
    counts = [line for line, tag, void in rows if not void and tag not in ("undone", "seed-revealed")]
    assert [json.loads(line)["type"] for line in counts] == [
        seen.event.__struct_config__.tag for seen in session.whole_steps
    ]
    path = library.folder / "kept.jsonl"
    library.export_log(entry.id, path, GAMES)
    with Library(library.folder / "other") as other:
        id = other.import_log(path, GAMES)
        assert other.database.all(told, id) == rows
        assert other.entry(id).round == entry.round


def test_notes_are_kept_by_game_and_seat_and_never_exported(library: Library) -> None:
    first, second = library.new_game(), library.new_game()
    for shelf in (first, second):
        begin(store=shelf).observer(0).note("nothing yet")
    assert first.id is not None
    log = library.load(first.id, GAMES)
    again = Session.resume(GAMES["toy"].rules, log, library.seed(first.id), library.stored(first.id))
    again.observer(0).note("Kate lies")
    again.observer(1).note("Rosa too")
    kept = library.stored(first.id)
    assert (kept.notes(0), kept.notes(1), second.notes(0)) == ("Kate lies", "Rosa too", "nothing yet")
    assert not any("lies" in line for line in library.lines(first.id))
    assert library.load(first.id, GAMES) == log


def test_an_entry_tells_its_promise(library: Library) -> None:
    session = play(begin(store=library.new_game()), random.Random(1))
    (entry,) = library.games()
    assert entry.commitment == session.header.commitment


GONE = ("unlink", "all", "rmtree", "moved")


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes no file that is open")
@pytest.mark.parametrize("when", ["then a choice", "then the end"])
@pytest.mark.parametrize("how", GONE)
def test_a_file_that_is_deleted_under_the_game_is_written_again(tmp_path: Path, how: str, when: str) -> None:
    """With everything that was in it, beside the choice that comes next; or as the library is closed."""
    folder, hand = tmp_path / "data", random.Random(1)
    with Library(folder) as library:
        other = begin(store=library.new_game())
        shelf = library.new_game()
        session = begin(store=shelf)
        shelf.note(0, "before")
        match how:
            case "unlink":
                (folder / FILE_NAME).unlink()
            case "all":
                for file in folder.iterdir():
                    file.unlink()
            case "rmtree":
                shutil.rmtree(folder)
            case "moved":
                folder.rename(tmp_path / "elsewhere")
        if when == "then a choice":
            play(session, hand, 1)
            assert (folder / FILE_NAME).is_file()
            play(session, hand, 1)
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]
    with Library(folder) as library:
        assert library.load(shelf.id, GAMES) == session.log
        assert library.load(1, GAMES) == other.log
        assert library.stored(shelf.id).notes(0) == "before"
        check_whole(library.database)


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes no file that is open")
def test_a_file_that_cannot_be_written_again_is_told(tmp_path: Path) -> None:
    folder, hand = tmp_path / "data", random.Random(1)
    library = Library(folder)
    session = begin(store=library.new_game())
    shutil.rmtree(folder)
    folder.write_text("in the way")
    with pytest.raises(LibraryError) as told:
        play(session, hand, 1)
    assert trouble(told) == "error-library-folder"
    folder.unlink()
    play(session, hand, 1)
    library.close()
    with Library(folder) as again:
        assert again.load(1, GAMES) == session.log


def test_a_date_ahead_of_time_hides_no_game_that_was_played_later(tmp_path: Path) -> None:
    dates = iter([2099] * 4 + [2026] * 20)
    with Library(tmp_path, now=lambda: f"{next(dates)}-01-01T00:00:00+00:00") as library:
        for _ in range(3):
            play(begin(store=library.new_game()), random.Random(1), 1)
        assert [entry.id for entry in library.games()] == [3, 2, 1]
        first = library.stored(1)
        play(
            Session.resume(GAMES["toy"].rules, library.load(1, GAMES), library.seed(1), first),
            random.Random(1),
            1,
        )
        assert [entry.id for entry in library.running()] == [1, 3, 2]


def test_numbered_placeholders_are_not_used() -> None:
    """Early releases of Python 3.12 take `?1` for a name and warn."""
    for file in Path(store.__file__).parent.glob("*.py"):
        assert not re.search(r"\?\d", file.read_text("utf-8")), file.name


def analysis_of(log: str, game: str = "toy") -> Analysis:
    return Analysis(log, game, "engine", 8, (), (), (), (), ())


def test_analyses_are_found_with_their_games(library: Library) -> None:
    ids = []
    for seed in ("one", "two"):
        shelf = library.new_game()
        play(begin("toy", 3, seed=seed, store=shelf), random.Random(1))
        assert shelf.id is not None
        ids.append(shelf.id)
        library.keep_analysis(analysis_of(last_seal(library.load(shelf.id, GAMES))))
    library.keep_analysis(analysis_of("of a game that is not here"))
    assert [id for id, _ in library.analyses("toy")] == ids
    assert library.analyses("tortuga2014") == []
    library.delete(ids[0])
    ((id, found),) = library.analyses("toy")
    assert (id, found) == (ids[1], analysis_of(last_seal(library.load(ids[1], GAMES))))
    with library.database.transaction() as connection:
        connection.execute("UPDATE analyses SET content = '{'")
    assert library.analyses("toy") == []


def drill(position: str, *answers: bool, game: str = "toy") -> Drill:
    return Drill(position, game, "account-skulls", "2026-11-29", "2026-11-28", answers, {"stability": 0.5})


def test_progress_of_the_drill_is_kept(library: Library) -> None:
    library.keep_drill(drill("a:7", False))
    library.keep_drill(drill("a:9", True))
    library.keep_drill(drill("a:7", game="tortuga2014"))
    assert library.drills("toy") == [drill("a:9", True)]
    library.keep_drill(drill("a:9", True, False, True))
    library.close()
    with Library(library.folder) as again:
        assert again.drills("toy") == [drill("a:9", True, False, True)]
        with again.database.transaction() as connection:
            connection.execute("UPDATE drills SET answers = '[1]' WHERE game = 'toy'")
        assert again.drills("toy") == []
        assert again.drills("tortuga2014") == [drill("a:7", game="tortuga2014")]


def test_bets_are_kept_as_they_were_first_made(library: Library) -> None:
    first = Bet("seal", 9, 2, "toy", (7, 3), (0.25, 0.75), 1)
    library.keep_bet(first)
    library.keep_bet(msgspec.structs.replace(first, coins=(0, 10)))
    library.keep_bet(msgspec.structs.replace(first, seat=1, forecast=()))
    library.keep_bet(msgspec.structs.replace(first, game="tortuga2014", line=10))
    library.close()
    with Library(library.folder) as again:
        assert again.bets("toy") == [msgspec.structs.replace(first, seat=1, forecast=()), first]
        with again.database.transaction() as connection:
            connection.execute("UPDATE bets SET coins = '[true]' WHERE seat = 2")
        assert [bet.seat for bet in again.bets("toy")] == [1]


def test_deals_of_days_are_kept(library: Library) -> None:
    level = LevelsDeal("mate", (40, 44), (False, True))
    first = DayDeal("2026-11-28", "toy", 42, True, (level, msgspec.structs.replace(level, points=(30, 31))))
    library.keep_deal(first)
    library.keep_deal(msgspec.structs.replace(first, day="2026-11-27"))
    assert first.beaten == 1  # who has as many is not beaten
    library.close()
    with Library(library.folder) as again:
        assert [deal.day for deal in again.deals("toy")] == ["2026-11-27", "2026-11-28"]
        assert again.deals("toy")[1] == first
        assert again.deals("tortuga2014") == []
        with again.database.transaction() as connection:
            connection.execute("UPDATE deals SET levels = '{}' WHERE day = '2026-11-27'")
        assert again.deals("toy") == [first]


def test_of_a_voyage_the_best_try_of_each_player_stays(library: Library) -> None:
    for player, stars in (("Rosa", 1), ("Jack", 3), ("Rosa", 2), ("Rosa", 0)):
        library.keep_voyage("toy", "reef", player, stars)
    library.keep_voyage("toy", "bay", "Rosa", 0)
    library.keep_voyage("bids", "reef", "Rosa", 3)
    library.close()
    with Library(library.folder) as again:
        reef = VoyageResult("toy", "reef", "Rosa", 2, tries=3)
        assert again.voyages("toy", "Rosa") == [VoyageResult("toy", "bay", "Rosa", 0, tries=1), reef]
        assert again.voyages("toy", "Jack") == [VoyageResult("toy", "reef", "Jack", 3, tries=1)]


def test_a_library_from_before_the_drill_loses_nothing(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        shelf = library.new_game("Evening")
        play(begin("toy", 3, store=shelf), random.Random(2))
        assert shelf.id is not None
        lines, seal = library.lines(shelf.id), last_seal(library.load(shelf.id, GAMES))
        library.keep_analysis(analysis_of(seal))
    raw = sqlite3.connect(tmp_path / FILE_NAME)
    raw.executescript("DROP TABLE drills; DROP TABLE bets; DROP TABLE deals; DROP TABLE voyages")
    raw.execute("PRAGMA user_version = 5")
    raw.close()
    with Library(tmp_path) as library:
        assert library.lines(1) == lines
        assert library.analyses("toy") == [(1, analysis_of(seal))]
        assert library.drills("toy") == []
        library.keep_drill(drill("a:7", True))
        assert library.drills("toy") == [drill("a:7", True)]
