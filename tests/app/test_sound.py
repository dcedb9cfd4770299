"""The sound service: limits, volumes, mute, devices that fail, and a whole game with sound on."""

from __future__ import annotations

import time
from itertools import pairwise

import pygame
import pytest

from tests.app.tables.games import Now, specs
from tortuga.app import main, seating
from tortuga.app.canvas import Canvas
from tortuga.app.hearing import Hearing
from tortuga.app.input import Bindings
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.table import TableScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import SettingsStore
from tortuga.app.sound import FRAME_MOST, Silence, Sound
from tortuga.app.soundbook import SEA, TUNE, VOICES
from tortuga.app.soundfiles import Shelf
from tortuga.app.stage import Stage
from tortuga.app.text import LANGUAGES, Text
from tortuga.app.thinking import Thinking
from tortuga.app.voyage import Voyage
from tortuga.app.window import Window
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.library import Library
from tortuga.kernel.session import Session
from tortuga.paths import assets_dir

FRAME = 1 / 60


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
    made = Sound(settings, assets_dir(), clock)
    yield made
    made.close()


@pytest.fixture
def played(monkeypatch):
    """Names of the sounds that begin to be heard, with their channels."""
    heard: list[str] = []
    real = Sound._variant

    def note(self, name, count):
        heard.append(name)
        return real(self, name, count)

    monkeypatch.setattr(Sound, "_variant", note)
    return heard


def awake(sound, wait=20.0):
    """Opened, and all files read."""
    sound.update(FRAME)
    until = time.monotonic() + wait
    while not sound.ready and time.monotonic() < until:
        time.sleep(0.005)
    assert sound.ready
    return sound


# ---------------------------------------------------------------- playing
def test_nothing_is_opened_before_the_first_frame(sound):
    sound.play("click")
    sound.music(True)
    assert pygame.mixer.get_init() is None
    assert not sound.heard
    sound.update(FRAME)
    assert sound.heard


def test_a_file_that_is_not_read_yet_is_left_out(sound, played, monkeypatch):
    monkeypatch.setattr(Shelf, "read", lambda _self: None)
    sound.update(FRAME)
    sound.play("click")
    assert played == []


def test_every_name_can_be_played(sound, played, clock):
    awake(sound)
    for name in VOICES:
        sound.update(FRAME)
        clock.now += 1.0
        sound.play(name, 0.5, pan=-0.4)
    assert played == list(VOICES)
    with pytest.raises(KeyError):
        sound.play("trumpet")


def test_no_machine_gun(sound, played, clock):
    awake(sound)
    for _ in range(10):
        sound.play("step")
    assert played == ["step"]
    for _ in range(10):
        clock.now += VOICES["step"].gap + 0.001
        sound.update(FRAME)
        sound.play("step")
    assert played == ["step"] * VOICES["step"].most, "no more than so many at once"


def test_few_sounds_begin_in_one_frame(sound, played):
    awake(sound)
    for name in VOICES:
        sound.play(name)
    assert len(played) == FRAME_MOST


def test_two_in_a_row_are_never_the_same(sound):
    picks = [sound._variant("step", 4) for _ in range(60)]
    assert all(a != b for a, b in pairwise(picks))
    assert set(picks) == {0, 1, 2, 3}
    assert [sound._variant("bell", 1) for _ in range(3)] == [0, 0, 0]


def test_pan_and_volume_reach_the_ears(sound, settings, monkeypatch):
    awake(sound)
    set_to = []
    real = pygame.mixer.Sound.play

    class Ear:
        def set_volume(self, left, right):
            set_to.append((left, right))

    class Quiet:
        def __init__(self, inner):
            self.inner = inner

        def get_num_channels(self):
            return 0

        def play(self):
            assert real is not None
            return Ear()

    monkeypatch.setattr(Shelf, "variants", lambda _self, _name: (Quiet(None),))
    settings.change(effects=100)
    sound.play("coins")
    sound.play("cannon", pan=-1.0)
    settings.change(effects=50)
    sound.play("sabres", 0.5, pan=0.5)
    assert set_to[0] == (1.0, 1.0)
    assert set_to[1] == (1.0, 0.0)
    assert set_to[2] == pytest.approx((0.0625, 0.125))


# ---------------------------------------------------------------- volumes, mute, focus
@pytest.mark.parametrize(
    ("changes", "silent"),
    [({"effects": 0}, {"coins"}), ({"interface": 0}, {"click"}), ({"muted": True}, {"coins", "click"})],
)
def test_volumes_are_separate(sound, settings, played, changes, silent):
    awake(sound)
    settings.change(**changes)
    sound.play("coins")
    sound.play("click")
    assert {"coins", "click"} - set(played) == silent


def test_volumes_and_mute_persist(sound, settings, tmp_path):
    assert sound.toggle_mute() is True
    settings.change(music=10, effects=20, interface=30, quiet_unfocused=False)
    again = SettingsStore(tmp_path).now
    assert (again.music, again.effects, again.interface) == (10, 20, 30)
    assert again.muted
    assert not again.quiet_unfocused
    assert sound.toggle_mute() is False
    assert not SettingsStore(tmp_path).now.muted


def test_tune_and_sea_fade_in_and_out(sound, settings):
    awake(sound)
    sound.music(True)
    sound.ambience(True)
    for _ in range(30):
        sound.update(0.1)
    sea = pygame.mixer.Channel(0)
    assert pygame.mixer.music.get_busy()
    assert sea.get_busy()
    loud = pygame.mixer.music.get_volume()
    assert loud > 0.1
    settings.change(music=100)
    sound.update(0.1)
    assert pygame.mixer.music.get_volume() > loud, "a slider is heard at once"
    settings.change(muted=True)
    sound.update(0.1)
    assert pygame.mixer.music.get_volume() == 0
    assert sea.get_volume() == 0
    settings.change(muted=False)
    sound.music(False)
    sound.ambience(False)
    for _ in range(30):
        sound.update(0.1)
    assert not pygame.mixer.music.get_busy()
    assert not sea.get_busy()


def test_between_two_times_of_the_tune_lies_a_rest(sound, monkeypatch):
    awake(sound)
    plays = []
    busy = [False]
    monkeypatch.setattr(
        pygame.mixer.music, "play", lambda loops: (plays.append(loops), busy.__setitem__(0, True))
    )
    monkeypatch.setattr(pygame.mixer.music, "get_busy", lambda: busy[0])
    sound.music(True, rest=5.0)
    sound.update(0.1)
    assert plays == [0]
    busy[0] = False
    for _ in range(40):
        sound.update(0.1)
    assert plays == [0]
    for _ in range(20):
        sound.update(0.1)
    assert plays == [0, 0]


def test_another_window_makes_it_quiet(sound, settings, played):
    awake(sound)
    sound.update(FRAME, focused=False)
    sound.play("coins")
    assert played == []
    sound.update(FRAME, focused=True)
    sound.play("coins")
    assert played == ["coins"]
    settings.change(quiet_unfocused=False)
    sound.update(FRAME, focused=False)
    sound.play("step")
    assert played == ["coins", "step"]


# ---------------------------------------------------------------- devices
def test_without_a_device_all_is_silent_and_told_once(sound, monkeypatch):
    def fail(*_args):
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    hearing = Hearing(sound, Text("en").say)
    hearing.update(FRAME, True)
    assert "silence" in hearing.told
    assert sound.take_notice() is None
    sound.music(True)
    sound.ambience(True)
    for name in VOICES:
        sound.play(name)
    sound.update(FRAME)
    sound.event(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=False))
    assert sound.take_notice() is None, "told once"
    assert not sound.heard


def test_a_device_that_comes_is_taken(sound, monkeypatch, played):
    real, tries = pygame.mixer.init, []

    def fail_first(*args):
        tries.append(args)
        if len(tries) == 1:
            raise pygame.error("no device")
        real(*args)

    monkeypatch.setattr(pygame.mixer, "init", fail_first)
    sound.update(FRAME)
    assert not sound.heard
    sound.event(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=True))
    assert not sound.heard, "a microphone"
    sound.event(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=False))
    awake(sound)
    sound.play("coins")
    assert played == ["coins"]


def test_a_device_that_goes_is_replaced(sound, played):
    awake(sound)
    sound.music(True)
    for _ in range(5):
        sound.update(0.1)
    sound.event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False))
    assert sound.ready, "one that was not in use"
    sound.event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=False))
    awake(sound)
    sound.play("coins")
    assert played == ["coins"]
    assert pygame.mixer.music.get_busy(), "the tune goes on"
    assert sound.take_notice() is None


def test_a_device_that_vanishes_for_good_does_no_harm(sound, monkeypatch):
    awake(sound)
    sound.music(True)
    sound.ambience(True)
    sound.update(0.1)
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: (_ for _ in ()).throw(pygame.error("gone")))
    sound.event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=False))
    assert not sound.heard
    assert sound.take_notice() is not None
    sound.play("coins")
    sound.update(0.1)


@pytest.mark.parametrize("then", ["play", "update"])
def test_a_mixer_that_is_closed_behind_our_back(sound, then):
    awake(sound)
    sound.ambience(True)
    sound.update(0.1)
    pygame.mixer.quit()
    if then == "play":
        sound.play("coins")
    sound.update(0.1)
    assert not sound.heard
    assert sound.take_notice() is not None


def test_missing_and_broken_files_leave_the_others(settings, tmp_path, clock, played):
    folder = tmp_path / "assets" / "sounds"
    folder.mkdir(parents=True)
    good = next((assets_dir() / "sounds").glob("click_1.ogg"))
    (folder / "click_1.ogg").write_bytes(good.read_bytes())
    (folder / "step_1.ogg").write_bytes(b"not a sound")
    sound = awake(Sound(settings, tmp_path / "assets", clock))
    try:
        for name in VOICES:
            sound.play(name)
        assert played == ["click"]
        sound.music(True)
        sound.ambience(True)
        sound.update(0.1)
        assert sound.heard
    finally:
        sound.close()


def test_silence_says_nothing():
    nothing = Silence()
    nothing.play("no such sound")
    nothing.update(FRAME)
    nothing.close()
    assert nothing.toggle_mute()
    assert nothing.take_notice() is None


# ---------------------------------------------------------------- the stage
class Recorder(Silence):
    """Writes down what is played, and can be muted."""

    def __init__(self):
        self.names: list[str] = []
        self.mute = False

    @property
    def muted(self):
        return self.mute

    def play(self, name, volume=1.0, pan=None):
        assert name in VOICES
        self.names.append(name)

    def toggle_mute(self):
        self.mute = not self.mute
        return self.mute


@pytest.fixture
def heard_stage(art, display):
    """Makes a stage that is heard: `heard_stage(scene, hearing)`."""
    windows = []

    def make(scene, hearing, size=(1280, 720)):
        windows.append(Window("test", size))
        pygame.event.clear()
        return Stage(windows[-1], lambda s: Canvas(s, art), Bindings(), scene, hearing=hearing)

    yield make
    for window in windows:
        window.close()


def press(stage, key, text=""):
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=text))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
    stage.step(FRAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mute_key_tells_what_it_did(heard_stage, course, language):
    ears = Recorder()
    hearing = Hearing(ears, Text(language).say)
    stage = heard_stage(course.new_game(), hearing)
    press(stage, pygame.K_m)
    assert ears.mute
    first = hearing.told
    press(stage, pygame.K_m)
    assert not ears.mute
    assert first
    assert hearing.told
    assert first != hearing.told


def test_presses_are_heard_in_one_place(heard_stage, course):
    ears = Recorder()
    stage = heard_stage(course.new_game(), Hearing(ears))
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
    sound = awake(Sound(settings, assets_dir()))
    library = Library(tmp_path)
    try:
        text = Text("en")
        voyage = Voyage(library, text, settings, Bindings(), sound)
        seats = ("human", "greedy", "additive")
        session = Session.new(RULES, Options(seats=3, target=6), specs(*seats), "KRAKEN", library.new_game())
        pool = Now()
        scene = TableScene(voyage.context, session, Thinking(seating.decide, lambda: pool))
        stage = heard_stage(scene, Hearing(sound, text.say), (640, 360))
        for _ in range(600):
            if isinstance(stage.top, ResultsScene):
                break
            press(stage, pygame.K_h)
            stage.step(FRAME)
            if not isinstance(stage.top, ResultsScene):
                press(stage, pygame.K_RETURN)
        assert isinstance(stage.top, ResultsScene)
        assert sound.heard
        assert {"dice-roll", "chest-down", "step", "reveal", "fanfare"} <= set(played)
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
    for name in (SEA, TUNE):
        assert (assets_dir() / "sounds" / name).is_file()
    assert main.Sound is Sound
