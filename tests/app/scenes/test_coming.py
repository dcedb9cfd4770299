"""What may come next is got ready in quiet moments: its first frame reads no picture any more."""

from __future__ import annotations

import pygame
import pytest

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.bindings import Bindings
from tortuga.app.registry import UIS, game_keys, game_pictures
from tortuga.app.routes.play import Routes
from tortuga.app.scenes.credits import CreditsScene
from tortuga.app.scenes.library.scene import LibraryScene
from tortuga.app.scenes.library.statistics import StatisticsScene
from tortuga.app.scenes.newgame.options import HouseRulesScene
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.proof import ProofScene
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.scenes.settings.scene import SettingsScene
from tortuga.app.screenshots import all_shots
from tortuga.app.settings import SettingsStore
from tortuga.app.stage.viewport import Prewarmer
from tortuga.app.stills.house import still_context
from tortuga.app.text import Text
from tortuga.kernel.library.library import Library

pytestmark = pytest.mark.slow

SIZE = (640, 360)


@pytest.fixture
def fresh():
    """A canvas with pictures of its own: nothing was drawn with them yet."""
    art = Art(games=game_pictures())
    yield Canvas(pygame.Surface(SIZE, 0, 32), art)
    art.close()


def shown(name, game, folder, canvas):
    """The scene of a picture, as it stands."""
    scene = all_shots(game)[name](still_context(folder, "en").of(game))[-1]
    scene.fit(canvas)
    scene.enter()
    scene.draw(canvas)
    return scene


def prewarm(scene, canvas):
    prewarmer = Prewarmer()
    while prewarmer.go_on(scene, canvas, seconds=60.0):
        pass


def reads(scene, canvas, monkeypatch):
    """The files that are read for the first frame of a scene."""
    found, decode = [], canvas.art._decode
    with monkeypatch.context() as rigged:
        rigged.setattr(canvas.art, "_decode", lambda name: found.append(name) or decode(name))
        scene.fit(canvas)
        scene.draw(canvas)
    return found


@pytest.mark.parametrize("game", UIS)
def test_from_the_games_to_a_replay_its_proof_the_results_and_the_statistics(
    game, fresh, tmp_path, monkeypatch
):
    library = shown("library", game, tmp_path, fresh)
    replay, proof, results, statistics = library.coming()
    assert isinstance(replay, ReplayScene)
    assert isinstance(proof, ProofScene)
    assert proof.log.header.commitment == library.shelf.entry.commitment
    assert proof._waiting is None, "nothing is checked before somebody asks"
    prewarm(library, fresh)
    assert reads(replay, fresh, monkeypatch) == []
    assert reads(proof, fresh, monkeypatch) == []
    assert isinstance(results, ResultsScene)
    assert reads(results, fresh, monkeypatch) == []
    assert isinstance(statistics, StatisticsScene)
    assert reads(statistics, fresh, monkeypatch) == []
    for scene in (replay, proof, results, statistics):
        scene.close()


def test_from_the_title_to_whatever_it_leads_to(fresh, tmp_path, monkeypatch):
    settings = SettingsStore(tmp_path)
    with Library(tmp_path / "data") as library:
        title = Routes(library, Text("en"), settings, Bindings(games=game_keys())).title()
        title.fit(fresh)
        title.enter()
        prewarm(title, fresh)
        coming = list(title.coming())
        assert [type(scene) for scene in coming] == [
            *(NewGameScene, LibraryScene, SettingsScene),
            *(RulesScene, CreditsScene),
        ]
        for scene in coming:
            assert reads(scene, fresh, monkeypatch) == []
            scene.close()


def test_from_a_replay_to_its_proof(fresh, tmp_path, monkeypatch):
    replay = shown("replay", "tortuga2014", tmp_path, fresh)
    prewarm(replay, fresh)
    (proof,) = replay.coming()
    assert reads(proof, fresh, monkeypatch) == []
    proof.close()


def test_what_a_house_rule_unfolds(fresh, tmp_path, monkeypatch):
    setup = shown("newgame", "tortuga1667", tmp_path, fresh)
    panels = list(setup.coming())
    assert all(isinstance(panel, HouseRulesScene) for panel in panels)
    widest = max(panels, key=lambda panel: len(panel.focusables()))
    assert len(widest.focusables()) > len(panels[0].focusables())
    assert setup.game == panels[0].game
    prewarm(setup, fresh)
    assert reads(widest, fresh, monkeypatch) == []


@pytest.mark.parametrize("game", UIS)
def test_a_replay_reads_ahead_what_flies_later(game, fresh, tmp_path, monkeypatch):
    replay, ahead = shown("replay", game, tmp_path, fresh), []
    monkeypatch.setattr(fresh.art, "ahead", ahead.extend)
    replay.update(0.3)
    assert not ahead
    replay.update(0.3)
    replay.update(0.3)
    colours = [spec.colour for spec in replay.record.seats]
    assert ahead == list(UIS[game].table.ahead(colours))
