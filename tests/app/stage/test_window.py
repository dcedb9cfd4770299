"""The window: its size and place are remembered, and it is never lost beyond the screens."""

from __future__ import annotations

import argparse

import pygame
import pytest

from tortuga.app import main
from tortuga.app.draw.art import Art
from tortuga.app.registry import game_pictures
from tortuga.app.scene.protocol import Quit
from tortuga.app.settings import Settings, SettingsStore
from tortuga.app.stage.feedback import Hearing
from tortuga.app.stage.stage import Stage
from tortuga.app.stage.window import Window, clamped, fitting
from tortuga.app.stage.wiring import make_stage

ONE = [(1920, 1080)]
TWO = [(1920, 1080), (2560, 1440)]


@pytest.mark.parametrize(
    ("place", "screens", "seen"),
    [
        ((100, 80), ONE, (100, 80)),
        ((-60, -30), ONE, (0, 0)),
        ((1900, 50), ONE, (640, 50)),
        ((2500, 300), ONE, (640, 300)),
        ((2500, 300), TWO, (2500, 300)),
        ((2500, 900), TWO, (2500, 720)),
        ((200, 1060), TWO, (200, 360)),
        ((5000, 0), TWO, (3200, 0)),
    ],
)
def test_a_remembered_window_is_clamped_to_the_screens_that_are_there(place, screens, seen):
    assert clamped(place, (1280, 720), screens) == (seen, (1280, 720))


def test_a_window_from_a_larger_screen_is_no_larger_than_this_one():
    assert clamped((900, 300), (2400, 1400), ONE) == ((0, 0), (1920, 1080))


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1920, 1080), (1600, 900)),
        ((1366, 768), (1280, 720)),
        ((1280, 720), (1280, 720)),
        ((1600, 900), (1472, 828)),
        ((3840, 2160), (1600, 900)),
    ],
)
def test_a_first_window_shows_whole(screen, size):
    assert fitting((1600, 900), [screen]) == size


def test_a_window_comes_back_where_it_was(display, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: ONE)
    window = Window("test", (1280, 720), place=(33, 44))
    assert window.place == (33, 44)
    window.toggle_fullscreen()
    assert window.place == (33, 44), "where it will come back to"
    window.toggle_fullscreen()
    assert window.place == (33, 44)
    window.close()
    lost = Window("test", (1280, 720), place=(5000, 44))
    assert lost.place == (640, 44)
    lost.close()


def test_what_must_be_done_before_it_is_shown(display):
    handles = []
    window = Window("test", (1280, 720), prepare=handles.append)
    assert len(handles) == 1
    window.close()


def test_size_and_place_are_kept(display, monkeypatch, tmp_path):
    def moved(stage: Stage) -> int:
        stage.step(1 / 60)
        stage.window.resize((1400, 800))
        stage.window._window.position = (21, 34)
        stage.step(1 / 60)
        stage._apply(Quit())
        return 0

    monkeypatch.setattr(Stage, "run", moved)
    monkeypatch.setattr("tortuga.app.main.pygame.quit", lambda: None)
    monkeypatch.setattr("tortuga.app.main._catch_crashes", lambda *_: None)
    main.run(argparse.Namespace(data_dir=tmp_path, command=None))
    now = SettingsStore(tmp_path).now
    assert now.window == (1400, 800)
    assert now.place == (21, 34)


@pytest.mark.parametrize(("command", "read"), [(None, ["title"]), ("play", [])])
def test_the_first_ground_is_read_while_the_window_opens(display, monkeypatch, tmp_path, command, read):
    def opened(*args, **more):
        begun.extend(reading)
        return Window(*args, **more)

    def leave(stage: Stage) -> int:
        stage._apply(Quit())
        return 0

    begun: list[str] = []
    reading: list[str] = []
    monkeypatch.setattr(Stage, "run", leave)
    monkeypatch.setattr("tortuga.app.stage.wiring.Window", opened)
    monkeypatch.setattr(Art, "backdrop_ahead", lambda _self, name: reading.append(name))
    monkeypatch.setattr("tortuga.app.main.pygame.quit", lambda: None)
    monkeypatch.setattr("tortuga.app.main._catch_crashes", lambda *_: None)
    main.run(argparse.Namespace(data_dir=tmp_path, command=command, seats=("human", "greedy"), seed="1"))
    assert begun == read


def test_another_screen_lays_everything_out_anew(course, set_stage):
    hands = set_stage(course.title())
    hands.stage.window._window.size = (1400, 800)
    pygame.event.post(pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=0))
    hands.step(30)
    assert hands.stage.canvas.surface.get_size() == (1400, 800)
    assert hands.stage.running


def test_the_settings_know_a_window_that_nobody_chose_as_large_as_it_is(display, course, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1600, 900)])
    stage = make_stage(course.title(), course.settings, course.context.keys, Hearing(), game_pictures())
    try:
        shown = course.settings.now.window
        assert shown == stage.window.size
        assert shown < Settings().window
        course.settings.change(window=Settings().window)
        assert stage.window.size == Settings().window, "what was not true before can be chosen"
    finally:
        stage.canvas.art.close()
        stage.window.close()
