"""A sound service in a folder of this test, a record of what it plays, and a stage with sound."""

from __future__ import annotations

import pygame
import pytest

from tests.app.sound.kit import SOUNDS
from tortuga.app.draw.canvas import Canvas
from tortuga.app.input.bindings import MUTES, Bindings
from tortuga.app.registry import game_keys, game_voices
from tortuga.app.settings import SettingsStore
from tortuga.app.sound.sound import Silence, Sound
from tortuga.app.stage.stage import Stage
from tortuga.app.stage.window import Window
from tortuga.paths import assets_dir


class Clock:
    """A clock that is turned by hand."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def settings(tmp_path):
    return SettingsStore(tmp_path)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def sound(settings, clock):
    made = Sound(settings, assets_dir(), game_voices(), clock)
    yield made
    made.close()


@pytest.fixture
def played(monkeypatch):
    """Names of the sounds that begin to play."""
    heard: list[str] = []
    real = Sound._variant

    def note(self, name, count):
        heard.append(name)
        return real(self, name, count)

    monkeypatch.setattr(Sound, "_variant", note)
    return heard


class Recorder(Silence):
    """Writes down what is played, and can be muted."""

    def __init__(self):
        self.names: list[str] = []
        self.mute = False

    def play(self, name, volume=1.0, pan=None):
        assert name in SOUNDS
        self.names.append(name)

    def toggle(self, mute):
        assert mute in MUTES.values()
        self.mute = not self.mute
        return self.mute


@pytest.fixture
def heard_stage(art, display):
    """Makes a stage with sound: `heard_stage(scene, hearing)`."""
    windows = []

    def make(scene, hearing, size=(1280, 720)):
        windows.append(Window("test", size))
        pygame.event.clear()
        return Stage(
            windows[-1], lambda s: Canvas(s, art), Bindings(games=game_keys()), scene, feedback=hearing
        )

    yield make
    for window in windows:
        window.close()
