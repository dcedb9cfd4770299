"""The window: its size and place are remembered, and it is never lost beyond the screens."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

import pygame
import pytest

from tortuga.app import main
from tortuga.app.draw.art import Art
from tortuga.app.main import make_stage
from tortuga.app.registry import game_pictures
from tortuga.app.scene.protocol import Quit
from tortuga.app.settings import Settings, SettingsStore
from tortuga.app.stage.feedback import AudioFeedback
from tortuga.app.stage.reader import EARLY
from tortuga.app.stage.stage import Stage
from tortuga.app.stage.window import SETTLED_AFTER, Window, clamped, fitting

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


class Desk:
    """A window as SDL tells of it under a window manager: the frame pushes its inside right and down."""

    def __init__(self, window):
        self.window, self.inside = window, window._window

    def frame(self, left, top):
        x, y = self.inside.position
        self.inside.position = (x + left, y + top)

    def rest(self):
        now = time.monotonic()
        with pytest.MonkeyPatch.context() as clock:
            for later in (0.0, SETTLED_AFTER + 0.1):
                clock.setattr("time.monotonic", lambda at=now + later: at)
                self.window.look()


def test_the_frame_of_the_desktop_moves_no_window_from_start_to_start(display, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: ONE)
    place = (33, 44)
    for _ in range(3):
        window = Window("test", (1280, 720), place=place)
        desk = Desk(window)
        desk.frame(1, 20)
        desk.rest()
        place = window.place
        window.close()
    assert place == (33, 44)


def test_a_maximized_window_comes_back_maximized_and_keeps_its_own_size(display, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: ONE)
    window = Window("test", (1280, 720), place=(33, 44))
    desk = Desk(window)
    desk.frame(1, 20)
    desk.rest()
    window._window.size, window._window.position = (1900, 1000), (0, 20)
    window.event(pygame.event.Event(pygame.WINDOWMAXIMIZED))
    desk.rest()
    assert (window.maximized, window.kept_size, window.place) == (True, (1280, 720), (33, 44))
    window.event(pygame.event.Event(pygame.WINDOWRESTORED))
    assert not window.maximized
    window.close()
    again = Window("test", (1280, 720), place=(33, 44), maximized=True)
    assert again.maximized
    again.close()


@pytest.mark.parametrize("screen", [(1024, 768), (800, 600), (1366, 600)])
def test_on_a_small_screen_the_window_is_as_small(display, monkeypatch, screen):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    size = fitting((1600, 900), [screen])
    assert size[0] <= screen[0]
    assert size[1] <= screen[1]
    window = Window("test", size)
    assert window.size == size
    window.close()
    assert clamped((50, 50), size, [screen])[1] == size


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
    monkeypatch.setattr("tortuga.app.main.Window", opened)
    monkeypatch.setattr(Art, "backdrop_ahead", lambda _self, name: reading.append(name))
    monkeypatch.setattr("tortuga.app.main._catch_crashes", lambda *_: None)
    main.run(argparse.Namespace(data_dir=tmp_path, command=command, seats=("human", "greedy"), seed="1"))
    assert begun == read


FIRST_FRAME = """
import sys, pygame
from tortuga.app.stage.stage import Stage
from tortuga.cli import main
def begun(stage):
    print({*sys.argv[1:]} & {*sys.modules})
    sys.exit()
Stage.run = begun
class Window(pygame.Window):
    def flip(self):
        print({*sys.argv[1:]} & {*sys.modules})
        super().flip()
pygame.Window = Window
main([])
"""
"""Tells which modules are loaded, of those it is given, at the first flip and when the frames begin."""


@pytest.mark.skipif(EARLY, reason="screen readers must know the window before it is shown")
def test_the_first_frame_waits_for_no_gamepads_hashes_and_screen_readers(tmp_path):
    pads, others = "pygame._sdl2.controller", ("hashlib", "accesskit", "fluent", "multiprocessing")
    environment = os.environ | {"TORTUGA_DATA_DIR": str(tmp_path)}
    told = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME, pads, *others],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    first, begun = told.stdout.splitlines()[-2:]
    assert first == "set()"
    assert pads in begun


def test_another_screen_lays_everything_out_anew(course, set_stage):
    hands = set_stage(course.title())
    hands.stage.window._window.size = (1400, 800)
    pygame.event.post(pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=0))
    hands.step(30)
    assert hands.stage.canvas.surface.get_size() == (1400, 800)
    assert hands.stage.running


def test_the_settings_know_a_window_that_nobody_chose_as_large_as_it_is(display, course, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1600, 900)])
    stage = make_stage(course.title(), course.settings, course.context.keys, AudioFeedback(), game_pictures())
    try:
        shown = course.settings.now.window
        assert shown == stage.window.size
        assert shown < Settings().window
        course.settings.change(window=Settings().window)
        assert stage.window.size == Settings().window, "what was not true before can be chosen"
    finally:
        stage.canvas.art.close()
        stage.window.close()
