"""The sound service: limits, variants, volumes, mute, focus."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from tests.app.sound.kit import FRAME, SOUNDS, awake
from tortuga.app.settings import SettingsStore
from tortuga.app.sound.sound import MAX_FRAME, Shelf
from tortuga.app.sound.voices import FINALE

pytestmark = pytest.mark.slow


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
    for name in SOUNDS:
        sound.update(FRAME)
        clock.now += 1.0
        sound.play(name, 0.5, pan=-0.4)
    assert played == list(SOUNDS)
    with pytest.raises(KeyError):
        sound.play("trumpet")


def test_no_machine_gun(sound, played, clock):
    awake(sound)
    for _ in range(10):
        sound.play("tortuga2014/step")
    assert played == ["tortuga2014/step"]
    for _ in range(10):
        clock.now += SOUNDS["tortuga2014/step"].gap + 0.001
        sound.update(FRAME)
        sound.play("tortuga2014/step")
    assert played == ["tortuga2014/step"] * SOUNDS["tortuga2014/step"].most, "no more than so many at once"


def test_few_sounds_begin_in_one_frame(sound, played):
    awake(sound)
    for name in SOUNDS:
        sound.play(name)
    assert len(played) == MAX_FRAME


def test_two_in_a_row_are_never_the_same(sound):
    picks = [sound._variant("tortuga2014/step", 4) for _ in range(60)]
    assert all(a != b for a, b in pairwise(picks))
    assert set(picks) == {0, 1, 2, 3}
    assert [sound._variant("tortuga2014/bell", 1) for _ in range(3)] == [0, 0, 0]


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
    sound.play("tortuga2014/coins")
    sound.play("tortuga2014/cannon", pan=-1.0)
    settings.change(effects=50)
    sound.play("tortuga2014/sabres", 0.5, pan=0.5)
    assert set_to[0] == (1.0, 1.0)
    assert set_to[1] == (1.0, 0.0)
    assert set_to[2] == pytest.approx((0.0625, 0.125))


# ---------------------------------------------------------------- volumes, mute, focus
@pytest.mark.parametrize(
    ("changes", "silent"),
    [
        ({"effects": 0}, {"tortuga2014/coins"}),
        ({"interface": 0}, {"click"}),
        ({"muted": True}, {"tortuga2014/coins", "click"}),
    ],
)
def test_volumes_are_separate(sound, settings, played, changes, silent):
    awake(sound)
    settings.change(**changes)
    sound.play("tortuga2014/coins")
    sound.play("click")
    assert {"tortuga2014/coins", "click"} - set(played) == silent


def test_volumes_and_mute_persist(sound, settings, tmp_path):
    assert sound.toggle("muted") is True
    settings.change(music=10, effects=20, interface=30, quiet_unfocused=False)
    again = SettingsStore(tmp_path).now
    assert (again.music, again.effects, again.interface) == (10, 20, 30)
    assert again.muted
    assert not again.quiet_unfocused
    assert sound.toggle("muted") is False
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


def test_another_tune_begins_once_the_first_has_faded(sound, monkeypatch):
    awake(sound)
    loaded, plays, volumes = [], [], []
    monkeypatch.setattr(pygame.mixer.music, "load", lambda file: loaded.append(file.name))
    monkeypatch.setattr(pygame.mixer.music, "play", lambda loops: plays.append(loops))
    monkeypatch.setattr(pygame.mixer.music, "get_busy", lambda: bool(plays))
    monkeypatch.setattr(pygame.mixer.music, "stop", lambda: None)
    monkeypatch.setattr(pygame.mixer.music, "set_volume", volumes.append)
    sound.music(True, rest=5.0)
    for _ in range(20):
        sound.update(0.1)
    assert plays == [0]
    loud = volumes[-1]
    sound.music(True, tune=FINALE)
    sound.update(0.1)
    assert loaded == []
    assert volumes[-1] < loud, "the first one fades"
    for _ in range(40):
        sound.update(0.1)
    assert loaded == [FINALE]
    assert plays == [0, -1], "the second one goes round without a rest"
    assert volumes[-1] == loud


def test_another_window_makes_it_quiet(sound, settings, played):
    awake(sound)
    sound.update(FRAME, focused=False)
    sound.play("tortuga2014/coins")
    assert played == []
    sound.update(FRAME, focused=True)
    sound.play("tortuga2014/coins")
    assert played == ["tortuga2014/coins"]
    settings.change(quiet_unfocused=False)
    sound.update(FRAME, focused=False)
    sound.play("tortuga2014/step")
    assert played == ["tortuga2014/coins", "tortuga2014/step"]
