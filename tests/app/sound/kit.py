"""Helpers of these tests."""

from __future__ import annotations

import time

FRAME = 1 / 60


def awake(sound, wait=20.0):
    """Opened, and all files read."""
    sound.update(FRAME)
    until = time.monotonic() + wait
    while not sound.ready and time.monotonic() < until:
        time.sleep(0.005)
    assert sound.ready
    return sound
