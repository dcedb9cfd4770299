"""Tests whether the sound server answers, in a separate process, which should have nothing else to load.

A server that accepts a connection and never answers would block the window forever: SDL waits in C and holds
Python's lock, so that not even another thread could run.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pygame

from tortuga.processes import CANNOT_START, workers

RATE, BUFFER = 44100, 1024


def open_device() -> None:
    """Open the device just as the game will; `pygame.error` if there is none."""
    pygame.mixer.init(RATE, -16, 2, BUFFER)


def try_device() -> None:
    """Open the device if there is one; silent otherwise, as the game finds that out for itself."""
    with suppress(pygame.error):
        open_device()


def needed() -> bool:
    """Whether there may be a sound server between game and device."""
    return sys.platform == "linux" and os.environ.get("SDL_AUDIODRIVER") not in ("dummy", "disk", "alsa")


class Probe:
    """An attempt to open the device in another process, started at once: `begun` on the caller's clock."""

    def __init__(self, try_device: Callable[[], None], begun: float) -> None:
        self.begun = begun
        self._process: Any = None
        try:
            self._process = workers().BackgroundProcess(try_device)
        except CANNOT_START:  # then the caller tries it directly
            return

    @property
    def answered(self) -> bool:
        """Whether the attempt has ended, even if there is no device."""
        return self._process is None or not self._process.is_alive()

    def close(self) -> None:
        """Stop waiting for the answer."""
        if self._process is not None:
            self._process.kill()
