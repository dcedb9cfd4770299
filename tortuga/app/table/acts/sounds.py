"""Lets the acts be heard: the sounds of an act in order of time, played as the motions reach them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from tortuga.app.games.tortuga2014.acts.sounds import MOTION_SOUNDS, kind_of
from tortuga.app.games.tortuga2014.table import spots
from tortuga.app.sound.sound import Silence
from tortuga.app.table.acts.motions import Act, Fold, Motion, Pop, Steps, Travel, Tumble
from tortuga.app.table.marks import Spot

WIDTH = 0.6
"""How far to the side the edges of the stage are heard, 0..1."""
_MIDDLE = 960.0


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound at a time of an act."""

    at: float
    """Seconds at normal speed."""
    name: str
    pan: float
    """-1 left .. 1 right."""


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
        self._coming = deque(cues(act))

    def reach(self, time: float) -> None:
        """The act has come to a time; what is due by then is heard."""
        while self._coming and self._coming[0].at <= time:
            cue = self._coming.popleft()
            self._sound.play(cue.name, pan=cue.pan)


def cues(act: Act) -> list[Cue]:
    """All sounds of an act, by time."""
    return sorted((cue for motion in act.motions for cue in _cues(motion, act)), key=lambda cue: cue.at)


def _cues(motion: Motion, act: Act) -> Iterator[Cue]:
    heard = MOTION_SOUNDS[kind_of(motion)]
    end = motion.delay + motion.duration
    first, last = _places(motion)
    for name in heard.start:
        yield Cue(motion.delay, name, _pan(first, act, before=True))
    for name in heard.end:
        yield Cue(end, name, _pan(last, act))
    if isinstance(motion, Steps):
        boxes = abs(motion.end - motion.start)
        for box in range(1, boxes + 1):
            for name in heard.step:
                yield Cue(motion.delay + motion.duration * box / boxes, name, _pan(last, act))


def _places(motion: Motion) -> tuple[Spot | None, Spot | None]:
    """Where a motion starts and ends; None = in the middle."""
    match motion:
        case Travel(start=start, end=end):
            return start, end
        case Tumble(seat, die):
            return Spot("die", seat, die), Spot("die", seat, die)
        case Fold(seat):
            return Spot("board", seat), Spot("board", seat)
        case Steps(seat, token, start_box, end_box):
            return Spot(token, seat, start_box), Spot(token, seat, end_box)
        case Pop(spot=spot):
            return spot, spot
    return None, None


def _pan(spot: Spot | None, act: Act, before: bool = False) -> float:
    if spot is None:
        return 0.0
    x, _ = spots.center(spot, act.before if before else act.after, act.me)
    return max(-1.0, min(1.0, (x - _MIDDLE) / _MIDDLE)) * WIDTH
