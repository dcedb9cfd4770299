"""A replay that plays by itself, with rests in which sentences can be read."""

from __future__ import annotations

from tortuga.app.scenes.replay.show import ReplayShow
from tortuga.app.settings import Speed

_READ = 0.45
"""Seconds an event is left to be read while the replay plays."""
_READ_STILL = 1.0
"""The same when nothing moves."""


class Playback:
    """Shows one event after the other while it plays; time passes for the show either way.

    Args:
        show: what is played.
    """

    def __init__(self, show: ReplayShow) -> None:
        self._show = show
        self.rate = 1
        """How many times as fast as the game was."""
        self.playing = False
        self._rest = 0.0

    def play(self, on: bool) -> None:
        """Play, from the beginning if it is at its end, or stop."""
        if on and self._show.replay.position == self._show.replay.length:
            self._show.seek(0)
        self.playing, self._rest = on, 0.0

    def update(self, dt: float, speed: Speed) -> bool:
        """Time passes; whether it went on to another event, or stopped at the end."""
        was = self._show.player.busy
        self._show.update(dt * self.rate, speed)
        if not self.playing or self._show.player.busy:
            return False
        self._rest -= dt * self.rate
        if not was and self._rest > 0:
            return False
        return self._next(_READ_STILL if speed == "off" else _READ, was)

    def _next(self, read: float, moved: bool) -> bool:
        """Rest after what has just been shown, then show the next event."""
        if moved and self._rest <= 0 and self._worded():
            self._rest = read
            return False
        if self._rest > 0:
            return False
        if not self._show.play_on():
            self.play(False)
        elif not self._show.player.busy and self._worded():
            self._rest = read
        return True

    def _worded(self) -> bool:
        """Whether the last event has a sentence to be read."""
        here = self._show.here()
        return here >= 0 and self._show.told[here].position == self._show.replay.position
