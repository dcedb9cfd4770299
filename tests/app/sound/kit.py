"""Helpers of these tests."""

from __future__ import annotations

import time

from tortuga.app.registry import game_voices
from tortuga.app.sound.voices import VOICES

SOUNDS = {**VOICES, **game_voices()}
"""Every sound that can be played by name: the common ones and the games'."""

FRAME = 1 / 60


def awake(sound, wait=20.0):
    """Opened, and all files read."""
    sound.update(FRAME)
    until = time.monotonic() + wait
    while not sound._shelf.ready and time.monotonic() < until:
        time.sleep(0.005)
    assert sound._shelf.ready
    return sound
