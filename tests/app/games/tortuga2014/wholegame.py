"""Whole games as a player plays them: from the title to the results and back, by one device alone."""

from __future__ import annotations

import argparse
import gc
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands
from tests.hands.devices import DEVICES, Device
from tests.hands.hurry import hurry
from tortuga.app import main
from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.pictures import Pictures
from tortuga.app.scene.base import INPUT_DELAY
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import SettingsStore
from tortuga.app.sound.sound import Shelf
from tortuga.app.stage.stage import Stage
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.table.chooser import Chooser
from tortuga.app.table.scene import TableScene
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import Dialog
from tortuga.games.tortuga2014.commands import (
    Claim,
    Command,
    DeclareSkulls,
    Forfeit,
    Keep,
    KeepTile,
    MoveChests,
    Perform,
    Steal,
    TakeBonus,
)
from tortuga.games.tortuga2014.pieces import CHEST_INDEX

MOST_DECISIONS = 500
MOST_FRAMES = 3000
SEATS = 3


# ---------------------------------------------------------------- from a command to the controls that make it
def presses(chooser: Chooser, command: Command) -> list[str]:
    """What is to be pressed, in order, until this command is the pending selection."""
    match command:
        case Keep(dice):
            return [f"die-{die}" for die in dice]
        case TakeBonus(action) | DeclareSkulls(action):
            return [f"place-{action}"] if chooser.chosen != action else []
        case KeepTile(index):
            return [f"drawn-{index}"]
        case Steal(target, position):
            return [f"area-{target}" if position is None else f"chest-{target}-{position}"]
        case Claim(target, chest):
            whom = [f"area-{target}"] if chooser.target != target else []
            what = [f"center-{CHEST_INDEX[chest]}"] if chest not in (None, chooser.claimed) else []
            return whom + what
        case MoveChests(to_fleet, to_crew):
            return sorting(0, chooser.orders[0], to_fleet) + sorting(1, chooser.orders[1], to_crew)
        case Forfeit():
            return [] if chooser.forfeiting else ["forfeit"]  # where every attack is in vain it is chosen
        case Perform():
            return []
    raise AssertionError(f"no way to {command}")


def sorting(move: int, order: tuple[str, ...], wanted: tuple[str, ...]) -> list[str]:
    """Cards to pick and the places to put them, until the row begins as wanted."""
    row, found = list(order), []
    for place, chest in enumerate(wanted):
        at = row.index(chest, place)
        if at != place:
            found += [f"card-{move}-{at}", f"card-{move}-{place}"]
            row.insert(place, row.pop(at))
    return found


# ---------------------------------------------------------------- one player
@dataclass
class Player:
    """A person who makes random legal decisions with one device.

    Args:
        stage: the game, as `main.run` made it.
        device: one of `DEVICES`.
        seed: of the choices.
        rest: seconds between two frames of waiting, in which captains of other processes think.
        every: of the frames of waiting, one in so many is painted.
    """

    stage: Stage
    device: str
    seed: str
    rest: float = 0.0
    every: int = 4
    kinds: Counter[str] = field(default_factory=Counter)
    """Which decisions were met, and how often."""

    def __post_init__(self) -> None:
        self.hands = Hands(self.stage)
        self.hand: Device = DEVICES[self.device](self.hands)
        self._random = random.Random(self.seed)

    def begin(self, language: str) -> None:
        """From the title to the table."""
        self.hands.step()
        self.on(TitleScene)
        for name in (f"language:{language}", "speed:off", "menu:new-game"):
            self.hand.press(name)
        self.on(NewGameScene)
        self.hand.press(f"seats:{SEATS}")
        self.hand.press("set-sail")
        table = self.on(TableScene)
        assert table.context.text.language == language
        assert [seat.is_human for seat in table.session.seats] == [True, False, False]

    def play(self, painted: int = MOST_DECISIONS) -> None:
        """From the table to the results.

        Args:
            painted: how many decisions of a kind are; the frames of further ones run, but are not painted.
        """
        table = self.on(TableScene)
        for _ in range(MOST_DECISIONS):
            self.wait(lambda: self.stage.top is not table or table.decision is not None)
            if self.stage.top is not table:
                break
            known = self.kinds[table.decision.chooser.kind] >= painted
            shown: AbstractContextManager[None] = self.hands.unpainted() if known else nullcontext()
            with shown:
                self.decide(table)
        self.on(ResultsScene)
        self.hands.step(7, INPUT_DELAY / 6)
        assert table.session.finished

    def leave(self) -> None:
        """From the results back to the title."""
        self.hand.press("title")
        self.on(TitleScene)

    def quit(self) -> None:
        """From the title out of the program."""
        self.hand.press("menu:quit")
        self.on(Dialog)
        self.hand.press("quit")
        assert not self.stage.running

    def decide(self, table: TableScene) -> None:
        """Make a decision and confirm it."""
        decision = table.decision
        self.choose(table)
        self.hand.press("primary")
        assert table.decision is not decision, (
            f"{decision.chooser.kind} is not confirmed: {decision.banner()}"
        )

    def choose(self, table: TableScene) -> None:
        """Some legal choice, until it only has to be confirmed."""
        decision = table.decision
        assert decision is not None
        command = self._random.choice(decision.chooser.commands)
        self.kinds[decision.chooser.kind] += 1
        for name in presses(decision.chooser, command):
            self.hand.press(name)
        assert decision.chooser.command() == command, f"{decision.chooser.kind}: {decision.chooser.pending()}"

    def wait(self, until: Callable[[], bool], rest: float | None = None) -> None:
        """Frames until something has happened."""
        for frame in range(MOST_FRAMES):
            if until():
                return
            with self.hands.thinned(frame, self.every):
                self.hands.step()
            time.sleep(self.rest if rest is None else rest)
        raise AssertionError("nothing happens any more")

    def on(self, kind: type) -> Any:
        """The scene on top, which must be of this kind."""
        top = self.stage.top
        assert isinstance(top, kind), f"{type(top).__name__}: {getattr(top, 'message', '')}"
        return top


# ---------------------------------------------------------------- the program around
@cache
def image(file: Path) -> pygame.Surface:
    """A picture as its file has it, read once for every program of a test run."""
    return pygame.image.load(file)


def rig_program(
    monkeypatch: pytest.MonkeyPatch,
    course: Callable[[Stage], None],
    seeds: Iterator[str],
    at_once: bool = True,
    rescued: bool = False,
) -> None:
    """Let `main.run` play a course instead of waiting for events.

    Args:
        seeds: of the games, one after the other.
        at_once: captains answer in this process; else they think in workers, as they do for a player.
        rescued: a failure is told in the window, as it is for a player; else it is raised.

    Sounds are not read, so nothing is heard: `test_hearing.py` looks after them.
    """

    def run(stage: Stage) -> int:
        if not rescued:
            stage.rescue = None
        course(stage)
        return stage.exit_code

    monkeypatch.setattr(Stage, "run", run)
    monkeypatch.setattr(Shelf, "read", lambda _shelf: None)
    monkeypatch.setattr(Pictures, "_decode", lambda pictures, name: image(pictures.file(name)).copy())
    # hooks belong to the whole test run
    monkeypatch.setattr("tortuga.app.main._catch_crashes", lambda *_: None)
    monkeypatch.setattr("tortuga.app.main.Text", lambda language, strict: Text(language))
    monkeypatch.setattr("tortuga.app.routes.play.new_seed", lambda: next(seeds))
    if at_once:
        hurry(monkeypatch)
        monkeypatch.setattr(
            "tortuga.app.table.course.Thinking", lambda decide, warm=None: Thinking(decide, InlineExecutor)
        )


def run_program(folder: Path, size: tuple[int, int], language: str, by_hand: bool = True) -> int:
    """The program from its first line to its exit code, beginning in another language than `language`.

    Args:
        by_hand: decisions without a choice wait for the player, too.
    """
    other = "de" if language == "en" else "en"
    if by_hand:
        SettingsStore(folder).change(automatic=False)
    return ended(data_dir=folder, command=None, lang=other, size=size)


def ended(**asked: Any) -> int:
    """The program as asked on its command line, from its first line to its exit code."""
    try:
        return main.run(argparse.Namespace(**asked))
    finally:
        gc.collect()  # what it held are pictures above all, and how much they weigh Python does not know
