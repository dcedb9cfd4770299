"""The dice game's table with a library in a folder, and what its tests do there."""

from __future__ import annotations

import pygame

from tests.app.games.tortuga2014.games import specs
from tortuga.app.captains import ask as seating
from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.input.bindings import Bindings
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import Routes
from tortuga.app.scenes.crashed import WreckScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.settings import SettingsStore
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.table.scene import TableScene
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.library.library import Library
from tortuga.kernel.session import Session

SIZE = (640, 360)


class Harbour:
    """A library in a folder, and tables for its games."""

    def __init__(self, folder, set_stage, speed="off"):
        self.library = Library(folder)
        self.settings = SettingsStore(folder)
        self.settings.lend(speed=speed)
        self.voyage = Routes(self.library, Text("en"), self.settings, Bindings(games=game_keys()))
        self.set_stage = set_stage
        self.pool = InlineExecutor()

    def begin(self, *players, seed="KRAKEN", target=6):
        options = Options(seats=len(players), target=target)
        session = Session.new(RULES, options, specs(*players), seed, self.library.new_game())
        return self.table(session)

    def again(self):
        """The last game, read from the library as after a crash."""
        entry = self.library.running()[0]
        log = self.library.load(entry.id, GAMES)
        return Session.resume(RULES, log, self.library.seed(entry.id), self.library.stored(entry.id))

    def table(self, session):
        scene = TableScene(
            self.voyage.context.of("tortuga2014"), session, TABLE, Thinking(seating.decide, lambda: self.pool)
        )
        return self.set_stage(scene, size=SIZE), scene


def over(hands) -> bool:
    return isinstance(hands.top, ResultsScene)


def settle(hands, frames=4) -> None:
    for left in reversed(range(frames)):
        if not over(hands):
            with hands.thinned(left):
                hands.step()


def until(hands, scene, kind):
    """Play with hints until a decision of this kind."""
    for _ in range(400):
        settle(hands, 2)
        if (
            isinstance(hands.top, TableScene)
            and scene.decision is not None
            and scene.decision.chooser.kind == kind
        ):
            return scene.decision.chooser
        if over(hands):
            break
        hands.press(pygame.K_h)
        settle(hands, 1)
        if not over(hands):
            hands.press(pygame.K_RETURN)
    raise AssertionError(f"no {kind} in this game")


def clicks(scene) -> list[str]:
    """The clicks that make some legal choice in the current decision; the last one confirms it."""
    chooser = scene.decision.chooser
    names = [target.id for target in chooser.targets()]
    match chooser.kind:
        case "keep":
            return (
                [next(f"die-{die}" for die in chooser.rolled if chooser.state(die) == "legal")]
                if not chooser.stuck
                else []
            )
        case "bonus" | "skulls":
            return [f"place-{chooser.places[-1]}"]
        case "steal":
            wish = chooser.attacks[-1]
            return [
                f"chest-{wish.target}-{wish.position}" if wish.position is not None else f"area-{wish.target}"
            ]
        case "claim":
            return [
                f"area-{chooser.attacks[0].target}",
                *[name for name in names if name.startswith("center")][:1],
            ]
        case "tile":
            return ["drawn-1"]
    return []


def rescued(harbour, hands):
    folder = harbour.library.folder
    hands.stage.rescue = lambda error: WreckScene(harbour.voyage.context, error, folder / "tortuga.log")
    return hands


def wreck(harbour, monkeypatch):
    hands, scene = harbour.begin("human", "greedy", seed="storm")
    settle(hands)
    rescued(harbour, hands)
    closed = []
    monkeypatch.setattr(scene, "close", lambda: closed.append(scene))

    def leak(_dt):
        raise RuntimeError("no wind")

    monkeypatch.setattr(scene, "update", leak)
    hands.step()
    assert closed == [scene]
    return hands, scene
