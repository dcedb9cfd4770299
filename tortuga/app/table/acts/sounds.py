"""Lets the acts be heard: the sounds of an act in order of time, played as the motions reach them."""

from __future__ import annotations

from collections import deque

from tortuga.app.draw.theme import STAGE
from tortuga.app.sound.sound import Silence
from tortuga.app.table.acts.motions import Act, Cue

WIDTH = 0.6
"""How far to the side the edges of the stage are heard, 0..1."""
_MIDDLE = STAGE[0] / 2


class ActSounds:
    """Follows the player of the acts (motion.py).

    Args:
        sound: what plays.
    """

    def __init__(self, sound: Silence) -> None:
        self._sound = sound
        self._coming: deque[Cue] = deque()

    def begin(self, act: Act) -> None:
        """An act begins; what was still to be heard of the last one is forgotten."""
        self._coming = deque(act.sounds)

    def reach(self, time: float) -> None:
        """The act has come to a time; what is due by then is heard."""
        while self._coming and self._coming[0].at <= time:
            cue = self._coming.popleft()
            self._sound.play(cue.name, pan=cue.pan)


def pan(x: float) -> float:
    """Where a place of the stage is heard; `x` in units."""
    return max(-1.0, min(1.0, (x - _MIDDLE) / _MIDDLE)) * WIDTH
