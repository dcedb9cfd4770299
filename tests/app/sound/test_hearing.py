"""The stage is heard: presses, mute key, words; a whole game with sound on."""

from __future__ import annotations

import pygame
import pytest

from tests.app.conftest import Hands
from tests.app.games.tortuga2014.games import specs
from tests.app.sound.conftest import Recorder
from tests.app.sound.kit import FRAME, awake
from tortuga.app import main
from tortuga.app.captains import ask as seating
from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.input.bindings import Bindings
from tortuga.app.languages import LANGUAGES
from tortuga.app.registry import game_keys, game_voices
from tortuga.app.routes.play import Routes
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import SettingsStore
from tortuga.app.sound.sound import Silence, Sound
from tortuga.app.sound.voices import FINALE, SEA, TUNE
from tortuga.app.stage.feedback import AudioFeedback
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.table.scene import TableScene
from tortuga.app.text import Text
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.library.library import Library
from tortuga.kernel.session import Session
from tortuga.paths import assets_dir

pytestmark = pytest.mark.slow


def press(stage, key, text=""):
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=text))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
    stage.step(FRAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mute_key_tells_what_it_did(heard_stage, course, language):
    ears = Recorder()
    feedback = AudioFeedback(ears, Text(language).say)
    stage = heard_stage(course.new_game(), feedback)
    press(stage, pygame.K_m)
    assert ears.mute
    first = feedback.toasts.text
    press(stage, pygame.K_m)
    assert not ears.mute
    assert first
    assert feedback.toasts.text
    assert first != feedback.toasts.text


def test_presses_are_heard_in_one_place(heard_stage, course):
    ears = Recorder()
    stage = heard_stage(course.new_game(), AudioFeedback(ears))
    press(stage, pygame.K_TAB)
    press(stage, pygame.K_TAB)
    assert set(ears.names) == {"hover"}
    ears.names.clear()
    item = next(i for i in stage.top.focusables() if i.enabled)
    x, y, w, h = item.box
    pos = tuple(round(v) for v in stage.canvas.at(x + w / 2, y + h / 2))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
    stage.step(FRAME)
    assert ears.names == ["hover", "click"]


def test_a_whole_game_with_sound(heard_stage, tmp_path, monkeypatch, played):
    settings = SettingsStore(tmp_path)
    settings.lend(speed="off", quiet_unfocused=False)
    sound = awake(Sound(settings, assets_dir(), game_voices()))
    library = Library(tmp_path)
    try:
        text = Text("en").of("tortuga2014")
        voyage = Routes(library, text, settings, Bindings(games=game_keys()), sound)
        seats = ("human", "additive")
        session = Session.new(RULES, Options(seats=2, target=6), specs(*seats), "KRAKEN", library.new_game())
        pool = InlineExecutor()
        scene = TableScene(
            voyage.context.of("tortuga2014"), session, TABLE, Thinking(seating.decide, lambda: pool)
        )
        stage = heard_stage(scene, AudioFeedback(sound, text.say), (640, 360))
        with Hands(stage).unpainted():
            for _ in range(600):
                if isinstance(stage.top, ResultsScene):
                    break
                press(stage, pygame.K_h)
                stage.step(FRAME)
                if not isinstance(stage.top, ResultsScene):
                    press(stage, pygame.K_RETURN)
        assert isinstance(stage.top, ResultsScene)
        assert sound.heard
        assert {"tortuga2014/dice-roll", "tortuga2014/chest-down", "tortuga2014/step", "fanfare"} <= set(
            played
        )
        assert "tortuga2014/reveal" in played
    finally:
        sound.close()
        library.close()


def test_the_title_asks_for_tune_and_sea(course, settings, monkeypatch):
    asked = []
    monkeypatch.setattr(Silence, "music", lambda _s, on, rest=0.0: asked.append(("tune", on)))
    monkeypatch.setattr(Silence, "ambience", lambda _s, on: asked.append(("sea", on)))
    scene = course.title()
    assert isinstance(scene, TitleScene)
    scene.enter()
    assert asked == [("tune", True), ("sea", True)]


def test_the_loops_are_named(settings):
    for name in (SEA, TUNE, FINALE):
        assert (assets_dir() / "sounds" / name).is_file()
    assert main.Sound is Sound
