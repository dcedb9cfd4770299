"""The composition root: from arguments to a window, and what stands in the way."""

from __future__ import annotations

import argparse
import errno
import logging
import os
import signal
import subprocess
import sys
import tempfile

import pytest

from tortuga.app import main
from tortuga.app.input.bindings import Bindings
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import Routes
from tortuga.app.scene.protocol import Quit
from tortuga.app.scenes.crashed import DeadEndScene
from tortuga.app.scenes.newgame.choices import NewGame, SeatChoice, to_settings
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import Settings, SettingsStore
from tortuga.app.stage import report
from tortuga.app.stage.stage import Stage
from tortuga.app.table.scene import TableScene
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import Dialog
from tortuga.cli import entry
from tortuga.kernel.dealer import commitment
from tortuga.kernel.library.library import Library, playing

pytestmark = pytest.mark.slow

PLAY = {"command": "play", "seats": ("human", "greedy"), "target": 8, "seed": "KRAKEN", "speed": "off"}
GAME = NewGame(
    "tortuga2014",
    (SeatChoice("person", "Rosa", "orange"), SeatChoice("captain", "Jack", "green", "random")),
    seed="KRAKEN",
)


@pytest.fixture
def begun(display, monkeypatch, tmp_path):
    """Runs main with arguments for a few frames; the stage and the exit code."""
    stages: list[Stage] = []

    def brief(stage: Stage) -> int:
        for _ in range(5):
            stage.step(1 / 60)
        stages.append(stage)
        top = stage.top
        stage._apply(top.activate("leave") if isinstance(top, DeadEndScene) else Quit())
        stage.last = top
        return stage.exit_code

    monkeypatch.setattr(Stage, "run", brief)
    monkeypatch.setattr("tortuga.app.main._catch_crashes", lambda *_: None)
    monkeypatch.setattr("tortuga.app.captains.thinking.Thinking.warm_up", lambda _self: None)
    monkeypatch.setattr("tortuga.app.captains.thinking.Thinking.ask", lambda _self, _question: None)

    def begin(**args):
        code = main.run(argparse.Namespace(data_dir=tmp_path / "data", **args))
        return stages[-1], code

    begin.stages = stages
    return begin


def test_title_in_a_window_that_a_desktop_knows(begun, monkeypatch):
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "__main__.py")  # as pygame has it
    stage, code = begun(command=None)
    assert isinstance(stage.last, TitleScene)
    assert code == 0
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] == main._CLASS


def test_the_pictures_are_put_away_with_the_window(begun):
    stage, _ = begun()
    with pytest.raises(RuntimeError, match="after shutdown"):
        stage.canvas.art.ahead(["tortuga2014/dice/blue.png"])


def test_the_title_in_a_window_as_asked(begun, tmp_path):
    stage, code = begun(command=None, lang="de", size=(1280, 720), speed="off")
    assert isinstance(stage.last, TitleScene)
    assert code == 0
    assert stage._pane._size == (1280, 720)
    assert stage.last.context.text.language == "de"
    assert stage.last.context.settings.now.speed == "off"


def test_straight_to_the_table(begun, tmp_path):
    stage, code = begun(**PLAY, lang="cs", size=(1280, 720))
    table = stage.last
    assert isinstance(table, TableScene)
    assert code == 0
    assert [spec.player for spec in table.session.seats] == ["human", "greedy"]
    assert table.session.options.target == 8
    assert table.session.header.commitment == commitment("KRAKEN")
    assert table.context.text.language == "cs"
    assert stage._pane._size == (1280, 720)
    with Library(tmp_path / "data") as library:
        assert [entry.state for entry in library.running()] == ["running"]
    assert SettingsStore(tmp_path / "data").now.speed == "normal", "only lent"


def test_the_title_offers_to_continue(begun):
    begun(**PLAY)
    stage, _ = begun(command=None)
    assert stage.last.focusables()[0].id == "menu:continue"


def test_a_second_window_is_told_and_leaves_with_one(begun, tmp_path):
    with Library(tmp_path / "data") as library, playing(library.folder):
        stage, code = begun(command=None)
    assert isinstance(stage.last, DeadEndScene)
    assert str(tmp_path) in stage.last.message
    assert code == 1


def test_a_folder_that_is_a_file_is_told_and_one_plays_elsewhere(begun, tmp_path, monkeypatch):
    (tmp_path / "data").write_text("in the way")
    (tmp_path / "passing").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "passing"))
    stage, code = begun(command=None)
    assert isinstance(stage.last, Dialog)
    (elsewhere,) = (tmp_path / "passing").iterdir()
    assert str(tmp_path / "data") in stage.last.message
    assert str(elsewhere) in stage.last.message
    assert code == 0
    begun(**PLAY)
    played = [folder for folder in (tmp_path / "passing").iterdir() if folder != elsewhere]
    with Library(played[0]) as library:
        assert len(library.games()) == 1


def test_where_nothing_at_all_can_be_written_only_the_reason_is_told(begun, tmp_path, monkeypatch):
    (tmp_path / "data").write_text("in the way")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    stage, code = begun(command=None)
    assert isinstance(stage.last, DeadEndScene)
    assert code == 1


def test_broken_settings_are_told_on_the_title(begun, tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text("{")
    stage, _ = begun(command=None)
    assert isinstance(stage.last, Dialog)
    assert "settings.json.bak" in stage.last.message


def test_unknown_keys_in_the_settings_are_told(begun, tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "settings.json").write_text('{"keys": {"undo": ["hyper"]}}')
    stage, _ = begun(command=None)
    assert "hyper" in stage.last.message


def test_seats_of_the_command_line_differ_in_name_and_colour():
    args = argparse.Namespace(seats=("human", "human", "random", "greedy"), target=6, seed=None)
    game = main.game_of(args, Text("en"), Settings())
    assert game.faults() == ()
    assert [seat.player for seat in game.seats] == ["human", "human", "random", "greedy"]


def test_without_seats_the_last_ones_play():
    args = argparse.Namespace(seats=None, target=8, seed="X")
    game = main.game_of(args, Text("en"), Settings(games={"tortuga2014": to_settings(GAME)}))
    assert game.seats == GAME.seats
    assert (game.chosen["target"], game.seed) == (8, "X")


@pytest.mark.parametrize(
    ("line", "target", "start"),
    [
        ("play", 8, "youngest"),
        ("play --target 6", 6, "youngest"),
        ("play --seats human,greedy", 6, "random"),
        ("play --seats human,greedy --target 8", 8, "random"),
    ],
)
def test_the_last_choices_hold_unless_the_command_line_asks(
    begun, tmp_path, monkeypatch, line, target, start
):
    last = GAME.choose(target=8, start_player="youngest")
    SettingsStore(tmp_path / "data").change(games={"tortuga2014": to_settings(last)})
    assert entry.main([*line.split(), "--data-dir", str(tmp_path / "data"), "--speed", "off"]) == 0
    (stage,) = begun.stages
    options = stage.last.session.options
    assert (options.target, options.start_player, options.seats) == (target, start, 2)


# ---------------------------------------------------------------- the voyage
@pytest.fixture
def voyage(tmp_path):
    with Library(tmp_path) as library:
        yield Routes(library, Text("en"), SettingsStore(tmp_path), Bindings(games=game_keys()))


def test_begin_continue_and_end(voyage, monkeypatch):
    monkeypatch.setattr("tortuga.app.captains.thinking.Thinking.warm_up", lambda _self: None)
    table = voyage.begin(GAME.setup)
    running = voyage.resumable_game()
    assert (running.people, running.captains) == (("Rosa",), 1)
    again = voyage.resume(running.game).scene
    assert isinstance(again, TableScene)
    assert again.session.whole_state == table.session.whole_state
    session = again.session
    while not session.finished:
        seat = session.to_act()[0]
        session.submit(seat, session.rules.legal(session.whole_state, seat)[0])
    results = voyage.show_results(session).scene
    assert isinstance(results, ResultsScene)
    assert results.seed == "KRAKEN"
    outcome = session.rules.outcome(session.whole_state)
    assert tuple(seat.score.total for seat in results.result.seats) == outcome.scores
    assert tuple(i for i, seat in enumerate(results.result.seats) if seat.place == 1) == outcome.winners
    assert voyage.resumable_game() is None


def test_what_cannot_begin_is_told(voyage):
    voyage._library.close()
    scene = voyage.start_game(GAME.setup).scene
    assert isinstance(scene, Dialog)
    assert "library.sqlite3" in scene.message


def test_a_language_that_cannot_be_kept_is_told_in_that_language(voyage, monkeypatch):
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(voyage._settings.path))

    def fail(*_args):
        raise full

    monkeypatch.setattr("tortuga.kernel.log.files.os.replace", fail)
    dialog = voyage.change_language("de").update(0.0).scene
    assert isinstance(dialog, Dialog)
    reason = Text("de").say("reason-enospc")
    assert dialog.message == Text("de").say("error-settings-unwritable", reason=reason)
    assert str(full) not in dialog.message


def test_a_game_that_is_gone_is_told(voyage):
    assert isinstance(voyage.resume(99).scene, Dialog)


# ---------------------------------------------------------------- shipwreck
CRASH = """
import argparse, sys, tortuga.app.stage.stage
from pathlib import Path
def wreck(self): self.step(0.01); raise OSError("no wind")
tortuga.app.stage.stage.Stage.run = wreck
from tortuga.app.main import run
run(argparse.Namespace(data_dir=Path(sys.argv[1]), command=None, lang="en"))
"""


def test_a_crash_is_written_down_and_told(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", CRASH, str(tmp_path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 1
    assert str(tmp_path / "tortuga.log") in done.stderr
    written = (tmp_path / "tortuga.log").read_text(encoding="utf-8")
    assert "no wind" in written
    assert "Traceback" in written
    assert (tmp_path / "fault.log").exists()


def test_a_log_that_is_full_makes_room_and_three_older_ones_stay(tmp_path, monkeypatch):
    monkeypatch.setattr(report, "_MAX_BYTES", 1)
    log = report.open_log(tmp_path, lambda *_: None)
    for number in range(6):
        log.handler.emit(logging.LogRecord("sea", logging.INFO, "", 0, f"wave {number}", (), None))
    log.handler.close()
    log.fault.close()
    written = {path.name: path.read_text("utf-8") for path in tmp_path.glob("tortuga.log*")}
    assert sorted(written) == ["tortuga.log", *(f"tortuga.log.{old}" for old in (1, 2, 3))]
    assert [text[-7:] for _, text in sorted(written.items())] == [f"wave {n}\n" for n in (5, 4, 3, 2)]


BOX = """
import time
import pygame

def box(*_args, **_named):
    print("it stands there", flush=True)
    time.sleep(60)

pygame.display.get_driver = lambda: "x11"
pygame.display.message_box = box
"""


@pytest.mark.skipif(os.name != "posix", reason="no such signal elsewhere")
def test_the_message_after_a_crash_heeds_sigterm(tmp_path):
    """SDL keeps the signal for its events, and nobody reads these any more."""
    line = [sys.executable, "-c", BOX + CRASH, str(tmp_path)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as crashed:
        assert crashed.stdout.readline() == "it stands there\n"
        crashed.terminate()
        assert crashed.wait(30) == -signal.SIGTERM
