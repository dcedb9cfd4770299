"""Whether the sound server answers, found out by a process of its own.

One that takes a call and never answers it would stop the window for ever: SDL waits in C and keeps Python's
lock, so that not even a thread could go on.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import pygame

from tortuga.processes import UNMADE, Beside

RATE, BUFFER = 44100, 1024


def open_device() -> None:
    """Open the device as the game will.

    Raises:
        pygame.error: there is none.
    """
    pygame.mixer.init(RATE, -16, 2, BUFFER)


def needed() -> bool:
    """Whether there may be a server between the game and the device."""
    return sys.platform == "linux" and os.environ.get("SDL_AUDIODRIVER") not in ("dummy", "disk", "alsa")


class Probe:
    """One try to open the device, begun at once.

    Args:
        try_device: opens it, and fails or returns; runs in the process.
        begun: when, in the seconds of whoever asks.
    """

    def __init__(self, try_device: Callable[[], None], begun: float) -> None:
        self.begun = begun
        self._process: Beside | None = None
        try:
            self._process = Beside(try_device)
        except UNMADE:  # then it is tried right here
            return

    @property
    def answered(self) -> bool:
        """Whether the device answers, be it that there is none."""
        return self._process is None or not self._process.is_alive()

    def close(self) -> None:
        """Nobody waits for the answer any more."""
        if self._process is not None:
            self._process.kill()
