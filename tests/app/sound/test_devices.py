"""Devices that are not there, that come, go and fail; files that are missing."""

from __future__ import annotations

import time

import pygame
import pytest

from tests.app.sound.kit import FRAME, SOUNDS, awake
from tortuga.app.registry import game_voices
from tortuga.app.sound.sound import DEVICE_TIMEOUT, Silence, Sound
from tortuga.app.stage.feedback import AudioFeedback
from tortuga.app.text import Text
from tortuga.kernel.errors import Notice
from tortuga.paths import assets_dir

pytestmark = pytest.mark.slow


def test_without_a_device_all_is_silent_and_told_once(sound, monkeypatch):
    def fail(*_args):
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    feedback = AudioFeedback(sound, Text("en").say)
    feedback.update(FRAME, True)
    assert "without sound" in feedback.toasts.text
    assert sound.take_notice() is None
    sound.music(True)
    sound.ambience(True)
    for name in SOUNDS:
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
    sound.play("tortuga2014/coins")
    assert played == ["tortuga2014/coins"]


def test_a_device_that_goes_is_replaced(sound, played):
    awake(sound)
    sound.music(True)
    for _ in range(5):
        sound.update(0.1)
    sound.event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=False))
    assert sound._shelf.ready, "one that was not in use"
    sound.event(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=False))
    awake(sound)
    sound.play("tortuga2014/coins")
    assert played == ["tortuga2014/coins"]
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
    sound.play("tortuga2014/coins")
    sound.update(0.1)


@pytest.mark.parametrize("then", ["play", "update"])
def test_a_mixer_that_is_closed_behind_our_back(sound, then):
    awake(sound)
    sound.ambience(True)
    sound.update(0.1)
    pygame.mixer.quit()
    if then == "play":
        sound.play("tortuga2014/coins")
    sound.update(0.1)
    assert not sound.heard
    assert sound.take_notice() is not None


def test_missing_and_broken_files_leave_the_others(settings, tmp_path, clock, played):
    folder = tmp_path / "assets" / "sounds"
    (folder / "tortuga2014").mkdir(parents=True)
    good = next((assets_dir() / "sounds").glob("click_1.ogg"))
    (folder / "click_1.ogg").write_bytes(good.read_bytes())
    (folder / "tortuga2014" / "step_1.ogg").write_bytes(b"not a sound")
    sound = awake(Sound(settings, tmp_path / "assets", game_voices(), clock))
    try:
        for name in SOUNDS:
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
    assert nothing.toggle("muted")
    assert nothing.take_notice() is None


def asleep():
    """In a process: a server that takes the call and never answers it."""
    time.sleep(600)


def gone():
    """In a process: there is no device."""
    raise SystemExit(1)


def test_a_server_that_never_answers_stops_nothing_and_is_told_once(settings, clock, monkeypatch):
    monkeypatch.setattr("tortuga.app.sound.sound.open_device", lambda: pytest.fail("would never return"))
    sound = Sound(settings, assets_dir(), game_voices(), clock, try_device=asleep)
    sound.update(0.1)
    process = sound._probe._process
    clock.now += DEVICE_TIMEOUT - 0.1
    sound.update(0.1)
    assert sound.take_notice() is None
    clock.now += 0.2
    sound.update(0.1)
    assert sound.take_notice() == Notice("sound-none")
    process.join(30)
    assert not process.is_alive()
    sound.update(0.1)
    assert sound.take_notice() is None
    assert not sound.heard
    sound.close()


@pytest.mark.parametrize("answer", [int, gone])
def test_a_server_that_answers_is_asked_once_more_here(settings, clock, answer):
    sound = Sound(settings, assets_dir(), game_voices(), clock, try_device=answer)
    sound.update(0.1)
    assert not sound.heard
    sound._probe._process.join(60)
    sound.update(0.1)
    assert sound.heard
    sound.close()


def test_leaving_does_not_wait_for_a_server(settings, clock):
    sound = Sound(settings, assets_dir(), game_voices(), clock, try_device=asleep)
    sound.update(0.1)
    process = sound._probe._process
    sound.close()
    process.join(30)
    assert not process.is_alive()
