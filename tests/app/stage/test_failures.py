"""What can go wrong on a player's machine, in the whole program: it is told, and the game goes on."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

import pygame
import pytest

from tests.app.games.tortuga2014.wholegame import Player, rig_program, run_program
from tortuga.app.draw.art import Art
from tortuga.app.scenes.crashed import WreckScene
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import FILE_NAME, SettingsStore
from tortuga.app.table.scene import TableScene
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import Dialog
from tortuga.games import GAMES
from tortuga.kernel.library.library import Library
from tortuga.kernel.verify import verify
from tortuga.paths import assets_dir

pytestmark = pytest.mark.slow

SIZE = (1280, 720)
SAY = Text("en").say
FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def program(display, monkeypatch, tmp_path):
    """Runs the program with a course; the course gets a player, and what fails is rescued as for a player."""
    folder = tmp_path / "data"

    def run(course, by_hand=True):
        def play(stage):
            course(Player(stage, "mouse", "failures"))

        rig_program(monkeypatch, play, iter(["failures"]), rescued=True)
        return run_program(folder, SIZE, "en", by_hand)

    run.folder = folder
    return run


def decided(player, many: int = 6) -> TableScene:
    """Some decisions of a new game."""
    player.begin("en")
    table = player.on(TableScene)
    for _ in range(many):
        player.wait(lambda: table.decision is not None)
        player.decide(table)
    player.wait(lambda: table.decision is not None)
    return table


def told(table: TableScene) -> list[object]:
    """What has happened."""
    return [step.event for step in table.session.whole_steps]


def go_on(player) -> None:
    """The game goes on for some decisions, and stays open as the program is left."""
    table = player.on(TableScene)
    with player.hands.unpainted():
        for _ in range(4):
            player.wait(lambda: table.decision is not None)
            player.decide(table)
    player.hands.step()
    player.hand.press("menu")
    player.hand.press("title")
    player.quit()


def proven(folder: Path, status: str = "unfinished") -> bool:
    """The one game of the library is as far as it should be, and nothing in it is wrong."""
    with Library(folder) as library:
        (entry,) = library.games()
        report = verify(library.lines(entry.id), GAMES)
    return (report.status, report.unproven) == (status, 0)


# ---------------------------------------------------------------- files
@pytest.mark.parametrize("broken", [b"{", b"\xff\xfe\x00", b'["speed"]', b""])
def test_broken_settings_are_put_aside_and_the_game_is_played(program, broken):
    program.folder.mkdir()
    (program.folder / FILE_NAME).write_bytes(broken)

    def course(player):
        player.hands.step(2)
        assert f"{FILE_NAME}.bak" in player.on(Dialog).message
        player.hand.press("ok")
        decided(player, 1)
        player.hand.press("menu")
        player.hand.press("title")
        player.quit()

    assert program(course, by_hand=False) == 0
    assert (program.folder / f"{FILE_NAME}.bak").read_bytes() == broken
    assert SettingsStore(program.folder).notice is None


def test_missing_files_are_told_and_the_game_is_played(program, monkeypatch, tmp_path):
    gone = {
        str(assets_dir() / name)
        for name in (
            *("images/tortuga2014/dice/orange.png", "images/tortuga2014/backdrops/table_sd.jpg"),
            *("images/plates/wood.png", "images/tortuga2014/sprites/chest_red.png"),
            "fonts/AlegreyaSans-700Bold-lnum.ttf",
        )
    }
    holed = tmp_path / "assets"
    shutil.copytree(
        assets_dir(), holed, copy_function=lambda a, b: None if a in gone else shutil.copyfile(a, b)
    )
    monkeypatch.setattr("tortuga.app.main.Art", lambda games: Art(holed, games))
    notices = set()

    def course(player):
        ears = player.stage._feedback
        tell = ears.tell
        monkeypatch.setattr(ears, "tell", lambda notice, icon: (notices.add(notice.id), tell(notice, icon)))
        player.begin("en")
        go_on(player)

    assert program(course) == 0
    assert notices == {"error-picture"}
    assert proven(program.folder)


# ---------------------------------------------------------------- the disk
def test_a_full_disk_is_told_and_the_choice_made_again(program):
    """SQLite itself refuses: no page more than there are."""

    def course(player):
        table = decided(player)
        connection = table.session._ledger._store._database.connection
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        while not isinstance(player.stage.top, Dialog):  # until the last page is full
            player.wait(lambda: table.decision is not None or player.stage.top is not table)
            if player.stage.top is table:
                player.choose(table)
                player.hand.press("primary")
        dialog = player.on(Dialog)
        assert connection.in_transaction is False
        assert dialog.message == SAY("error-library-full", file=str(program.folder / "library.sqlite3"))
        with Library(program.folder) as library:
            assert library.games()[0].events == table.session.length, "nothing happened that is not kept"
        connection.execute("PRAGMA max_page_count = 1000000")
        # a choice made by hand is offered again; what the table does by itself asks whether it is to be tried
        player.hand.press(next(item.id for item in dialog.focusables() if item.id in ("ok", "again")))
        go_on(player)

    assert program(course) == 0
    assert proven(program.folder)


def test_settings_that_cannot_be_written_are_told_once(program, monkeypatch):
    def full(_store):
        raise FULL

    def course(player):
        monkeypatch.setattr(SettingsStore, "_write", full)
        player.hands.step()
        player.hand.press("speed:off")
        assert "der Datenträger ist voll" in player.on(Dialog).message
        player.hand.press("ok")
        player.on(TitleScene)
        player.begin("en")
        go_on(player)

    assert program(course) == 0
    assert proven(program.folder)


def test_a_game_that_finds_no_room_outside_stays_in_the_library(program, monkeypatch, tmp_path):
    papers = tmp_path / "papers"
    papers.mkdir()
    monkeypatch.setattr("tortuga.app.records.documents", lambda: papers)

    def full(*_args, **_kwargs):
        raise FULL

    with Library(program.folder) as library:
        library.import_log(Path("tests/golden/two-seats.jsonl"), GAMES)

    def course(player):
        player.hand.press("menu:library")
        player.hand.press("export")
        dialog = player.on(PathDialog)
        with monkeypatch.context() as disk:
            disk.setattr("os.fsync", full)
            player.hand.press("do")
        assert player.on(PathDialog) is dialog
        assert "der Datenträger ist voll" in dialog.fault
        assert list(papers.iterdir()) == [], "nothing half written"
        player.hand.press("do")
        (out,) = papers.iterdir()
        assert verify(out, GAMES).status == "finished"
        player.hand.press("back")
        player.quit()

    assert program(course) == 0


# ---------------------------------------------------------------- devices
def test_a_sound_device_that_vanishes_is_told_and_the_game_goes_on(program, monkeypatch):
    def gone(*_args):
        raise pygame.error("no such device")

    def course(player):
        decided(player, 2)
        monkeypatch.setattr(pygame.mixer, "init", gone)
        for which in range(4):
            pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=which, iscapture=False))
        player.hands.step(2)
        assert player.stage._feedback.toasts.text == SAY("sound-none")
        go_on(player)

    assert program(course) == 0
    assert proven(program.folder)


def test_another_screen_in_the_middle_of_a_game(program):
    def course(player):
        decided(player, 2)
        window = player.stage.window._window
        for size in ((1600, 900), (1300, 1000), (1280, 720)):
            window.size = size
            pygame.event.post(pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=0))
            player.hands.step(20)
            assert player.stage.canvas.surface.get_size() == size
        go_on(player)

    assert program(course) == 0
    assert proven(program.folder)


def test_a_window_that_cannot_be_shown_for_a_moment(program, monkeypatch):
    """The screen is lost (a cable, a remote session) while the game is on it."""

    def course(player):
        table = decided(player, 3)
        before, flip = told(table), player.stage.window.flip

        def lost():
            monkeypatch.setattr(player.stage.window, "flip", flip)
            raise pygame.error("the display is gone")

        monkeypatch.setattr(player.stage.window, "flip", lost)
        player.hands.step()
        player.on(WreckScene)
        player.hand.press("continue")
        assert told(player.on(TableScene))[: len(before)] == before
        go_on(player)

    assert program(course) == 0
    assert proven(program.folder)


def test_without_a_screen_there_is_a_reason_and_no_window(monkeypatch, tmp_path):
    def none():
        raise pygame.error("no video device")

    monkeypatch.setattr("tortuga.app.main.pygame.display.init", none)
    with pytest.raises(Exception, match="no-display") as error:
        run_program(tmp_path, SIZE, "en")
    assert type(error.value).__name__ == "NoDisplayError"


# ---------------------------------------------------------------- crashes
@pytest.mark.parametrize("where", ["update", "draw", "activate"])
def test_a_crash_at_the_table_is_told_and_the_game_is_played_on(program, where, monkeypatch):
    def course(player):
        table = decided(player, 4)
        before = told(table)

        def leak(*_args):
            raise ZeroDivisionError("no wind")

        monkeypatch.setattr(table, where, leak)
        if where == "activate":
            player.hand.press("primary")
        player.hands.step()
        wreck = player.on(WreckScene)
        assert "ZeroDivisionError" in wreck.message
        assert "no wind" not in wreck.message
        player.hand.press("continue")
        resumed = player.on(TableScene)
        assert resumed is not table
        assert told(resumed)[: len(before)] == before
        go_on(player)

    assert program(course) == 0
    assert proven(program.folder)


def test_a_crash_over_and_over_ends_at_the_title_and_loses_nothing(program, monkeypatch):
    def course(player):
        decided(player, 4)

        def leak(*_args):
            raise ZeroDivisionError("no wind")

        with monkeypatch.context() as storm:
            storm.setattr(TableScene, "update", leak)
            player.hands.step()
            player.on(WreckScene)
            player.hand.press("continue")
            player.hands.step(2)
            player.on(WreckScene)
            player.hand.press("title")
        player.on(TitleScene)
        player.hand.press("menu:continue")
        go_on(player)

    assert program(course) == 0
    assert proven(program.folder)
