"""What sounds on below everything: the tune and the sea, each with its own fade."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from tortuga.app.settings import Settings
from tortuga.app.sound.voices import SEA_LEVEL, TUNE_LEVEL, curve

FADE = 1.5
"""Seconds in which tune and sea come and go."""
SEA_CHANNEL = 0


class Soundscape:
    """Tune and sea. Every method that touches the mixer may raise `pygame.error`."""

    def __init__(self) -> None:
        self.tune = self.sea = False
        """What is wished for."""
        self.rest = 0.0
        """Seconds of quiet between two times of the tune; 0 = it goes round."""
        self._has_tune = self._playing = False
        self._tune_gain = self._sea_gain = self._wait = 0.0

    def open(self, tune: Path) -> None:
        """The mixer was opened. A tune that cannot be read raises OSError or `pygame.error`."""
        self._has_tune = self._playing = False
        self._tune_gain = self._sea_gain = self._wait = 0.0
        pygame.mixer.music.load(tune)
        self._has_tune = True

    def update(self, dt: float, now: Settings, sea: Sequence[pygame.mixer.Sound]) -> None:
        """`dt` seconds passed.

        Args:
            now: the volumes.
            sea: the loop of the sea, empty while it is not read.
        """
        self._tune_gain = _towards(self._tune_gain, self.tune, dt)
        self._sea_gain = _towards(self._sea_gain, self.sea, dt)
        loud = 0.0 if now.muted else 1.0
        self._play_sea(loud * self._sea_gain * SEA_LEVEL * curve(now.effects), sea)
        if self._has_tune:
            self._play_tune(dt, loud * self._tune_gain * TUNE_LEVEL * curve(now.music))

    def _play_sea(self, gain: float, sea: Sequence[pygame.mixer.Sound]) -> None:
        channel = pygame.mixer.Channel(SEA_CHANNEL)
        if self._sea_gain > 0.0 and sea and not channel.get_busy():
            channel.play(sea[0], loops=-1)
        elif self._sea_gain <= 0.0 and channel.get_busy():
            channel.stop()
        channel.set_volume(gain)

    def _play_tune(self, dt: float, gain: float) -> None:
        music = pygame.mixer.music
        music.set_volume(gain)
        if self._playing and not music.get_busy():  # it came to its end
            self._playing, self._wait = False, self.rest
        if self._playing and self._tune_gain <= 0.0:
            music.stop()
            self._playing, self._wait = False, 0.0
        elif not self._playing and self.tune:
            self._wait -= dt
            if self._wait <= 0.0:
                music.play(loops=0 if self.rest else -1)
                self._playing = True


def _towards(gain: float, on: bool, dt: float) -> float:
    """A fade goes on."""
    return min(1.0, gain + dt / FADE) if on else max(0.0, gain - dt / FADE)
