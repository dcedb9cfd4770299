"""Logs of other machines in the whole program: read in, watched, proven, branched, dealt again, given out.

`TORTUGA_WHOLE_GAMES=all` looks at a log of each number of seats.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pygame
import pytest

from tests.app.games.tortuga2014.wholegame import Player, rig_program, run_program
from tortuga.app.scenes.library.branch import BranchDialog
from tortuga.app.scenes.library.compare import CompareScene
from tortuga.app.scenes.library.scene import LibraryScene
from tortuga.app.scenes.library.statistics import StatisticsScene
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.scenes.proof import ProofScene
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.table.scene import TableScene
from tortuga.games import GAMES
from tortuga.kernel.library.library import Library
from tortuga.kernel.log.reader import read
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[2] / "golden"
LOGS = {
    "two-seats": ("keys", "de"),
    "three-seats-house-rules": ("mouse", "es"),
    "four-seats-to-eight": ("pad", "cs"),
}
CHOSEN = LOGS if os.environ.get("TORTUGA_WHOLE_GAMES") == "all" else ["three-seats-house-rules"]
STEPS = ("round", "round", "event", "decision", "decision-back", "event-back", "round-back", "round", "round")


class Reader(Player):
    """A player who looks back at games."""

    def press(self, *names: str) -> None:
        for name in names:
            self.hand.press(name)

    def read_in(self, file: str) -> LibraryScene:
        """From the title into the library, and a file of the player's folder into that."""
        self.press("menu:library", "import")
        self.on(PathDialog)
        self.hands.step()  # the path is typed in from the start, and Enter does it
        self.hands.type(f"/{file}")
        self.hands.press(pygame.K_RETURN)
        self.hands.step()
        return self.on(LibraryScene)

    def watch(self, seats: int) -> ReplayScene:
        """Every kind of step, every pair of eyes."""
        self.press("open")
        scene = self.on(ReplayScene)
        places = []
        for name in STEPS:
            self.press(name)
            places.append(scene.position)
        assert len(set(places)) == 5
        for item in [item.id for item in scene.focusables() if item.id.startswith("eyes:")]:
            self.press(item)
            assert scene.show.eyes == int(item.partition(":")[2])
        assert len(scene.record.seats) == seats
        return scene

    def prove(self, status: str = "finished") -> None:
        """The proof of the dice, worked out beside the frames."""
        self.press("proof")
        scene = self.on(ProofScene)
        self.wait(lambda: scene.report is not None, 0.005)
        assert (scene.report.status, scene.report.unproven) == (status, 0)
        self.press("back")


@pytest.mark.parametrize("name", CHOSEN)
def test_a_log_of_another_machine_from_title_to_title(name, display, monkeypatch, tmp_path):
    device, language = LOGS[name]
    log = read(GOLDEN / f"{name}.jsonl", GAMES)
    seats = len(log.header.seats)
    papers = tmp_path / "papers"
    papers.mkdir()
    shutil.copy(GOLDEN / f"{name}.jsonl", papers / "a.jsonl")
    monkeypatch.setattr("tortuga.app.records.documents", lambda: papers)

    def course(stage):
        reader = Reader(stage, device, name)
        reader.hands.step()
        reader.press(f"language:{language}", "speed:off")
        shelf = reader.read_in("a.jsonl").shelf
        foreign = shelf.entry.id
        assert shelf.entry.commitment == log.header.commitment

        replay = reader.watch(seats)
        reader.prove()
        assert stage.top is replay
        branched = replay.show.replay.whole_state.round
        reader.press("branch")
        reader.on(BranchDialog)
        reader.press(f"seat:{seats - 1}", "chance:fresh", "go")
        table = reader.on(TableScene)
        assert [spec.is_human for spec in table.session.seats] == [False] * (seats - 1) + [True]
        assert table.session.whole_state.round == branched
        reader.play(painted=0)
        reader.press("watch")
        reader.on(ReplayScene)
        reader.press("back")
        reader.prove()
        reader.on(ResultsScene)
        reader.press("title", "menu:library")
        shelf = reader.on(LibraryScene).shelf
        assert shelf.entry.branched

        reader.press("export")
        reader.on(PathDialog)
        reader.press("do")
        reader.on(LibraryScene)
        (out,) = (path for path in papers.iterdir() if path.name != "a.jsonl")
        assert verify(out, GAMES).status == "finished"
        assert read(out, GAMES).header.branched[0].commitment == log.header.commitment

        reader.press("statistics")
        reader.on(StatisticsScene)
        reader.press("back", f"game:{foreign}", "same")
        reader.on(NewGameScene)
        reader.press("set-sail")
        again = reader.on(TableScene).session
        assert again.header.commitment == log.header.commitment
        assert again.options == log.options
        reader.play(painted=0)
        reader.press("title", "menu:library", f"game:{foreign}", "compare")
        compared = reader.on(CompareScene)
        assert compared.first.entry.commitment == compared.other.entry.commitment
        reader.press("back", "back")
        reader.on(TitleScene)
        reader.quit()

    rig_program(monkeypatch, course, iter(["another way"]))
    assert run_program(tmp_path / "data", (1280, 720), language) == 0
    with Library(tmp_path / "data") as library:
        games = library.games()
        assert [entry.state for entry in games] == ["finished"] * 3
        for entry in games:
            report = verify(library.lines(entry.id), GAMES)
            assert (report.status, report.unproven) == ("finished", 0)
