"""Plays acts: time, easing, pieces in flight, and their sounds."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import STAGE
from tortuga.app.draw.units import Point
from tortuga.app.settings import Rivals, Speed
from tortuga.app.sound.sound import Silence
from tortuga.app.table.acts.motions import Act, Cue, Motion
from tortuga.app.table.marks import Spot
from tortuga.kernel.players import SeatSpec

WIDTH = 0.6
"""Stereo position of sounds at the edges of the stage, 0..1."""
_MIDDLE = STAGE[0] / 2


def pan(x: float) -> float:
    """Stereo position of a place on the stage; `x` in units."""
    return max(-1.0, min(1.0, (x - _MIDDLE) / _MIDDLE)) * WIDTH


PACE: dict[Speed, float] = {"slow": 0.5, "normal": 1.0, "fast": 2.0, "off": math.inf}
"""Factor on time in acts, by speed setting."""


SHORT_ACT_S = 0.6
"""Length of an act among rivals, if it is shown shortened."""
RESULT = 0.8
"""Seconds for which its result is seen, if only the result is shown."""


# ------------------------------------------------------------------ shares of time
def share(time: float, delay: float, duration: float) -> float:
    """How much of a motion has passed, 0..1."""
    if duration <= 0:
        return 1.0 if time >= delay else 0.0
    return min(1.0, max(0.0, (time - delay) / duration))


def ease_in_out(part: float) -> float:
    """Slow, fast, slow."""
    return part * part * (3 - 2 * part)


def ease_out(part: float) -> float:
    """Fast, then slow."""
    return 1 - (1 - part) ** 3


def between(start: float, end: float, part: float) -> float:
    """The value `part` of the way from start to end."""
    return start + (end - start) * part


def toward(start: Point, end: Point, part: float) -> Point:
    """The point `part` of the way from start to end."""
    return between(start[0], end[0], part), between(start[1], end[1], part)


# ------------------------------------------------------------------ the player
class Flying(ABC):
    """Draws motions: the base of a game's `Picture`."""

    @abstractmethod
    def fly(
        self, canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
    ) -> None:
        """Paint one motion as it looks `time` seconds after its act began.

        Args:
            still: motion is reduced: paint only plates, where they come to rest, and what has changed.
        """

    def speak(
        self,
        canvas: Canvas,
        act: Act,
        bubble: Motion,
        time: float,
        seats: Sequence[SeatSpec],
        still: bool,
        playing: tuple[Act, float] | None,  # noqa: ARG002
    ) -> None:
        """Paint a speech bubble `time` seconds after its act began.

        Args:
            playing: the act that is shown meanwhile, and for how many seconds; None: nothing moves.
        """
        self.fly(canvas, act, bubble, time, seats, still)

    def hears(self, act: Act) -> bool:  # noqa: ARG002
        """Whether the person wants to see and hear an act of talk."""
        return True


class ActPlayer:
    """The waiting acts and the playing one; the table is drawn as of the playing act.

    Args:
        seats: for the colours of pieces.
        flying: draws motions.
    """

    def __init__(self, seats: Sequence[SeatSpec], flying: Flying) -> None:
        self._seats = tuple(seats)
        self._flying = flying
        self.sound = Silence()
        self._cues: deque[Cue] = deque()
        """The sounds that the playing act still has to make."""
        self._waiting: deque[Act] = deque()
        self._asides: dict[Spot, tuple[Act, Motion, float]] = {}
        """Speech bubbles by place: their act, their motion, and their age in seconds."""
        self.act: Act | None = None
        self.time = 0.0
        """Seconds at normal speed since the playing act began."""
        self._untold: Act | None = None
        self._announced: list[Act] = []

    @property
    def busy(self) -> bool:
        """Whether an act is playing or waiting."""
        return self.act is not None or bool(self._waiting)

    @property
    def length(self) -> int:
        """Number of acts waiting, including the playing one."""
        return len(self._waiting) + (self.act is not None)

    def add(self, act: Act) -> None:
        """Queue an act."""
        self._waiting.append(act)

    def update(self, dt: float, speed: Speed, rivals: Rivals = "whole") -> list[Act]:
        """Let time pass.

        Args:
            rivals: how acts among rivals alone are shown.

        Returns:
            The acts that began meanwhile, in order.
        """
        begun: list[Act] = []
        left = dt
        self._age(dt * (1.0 if math.isinf(PACE[speed]) else PACE[speed]))
        while True:
            if self.act is None:
                if not self._waiting:
                    return begun
                self.act, self.time = self._waiting.popleft(), 0.0
                if rivals == "result" and self.act.among_rivals:
                    self.time = max(0.0, self.act.length - RESULT)
                self._untold = self.act
                begun.append(self.act)
                self._cues = deque(self.act.sounds)
                self._stand(self.act)
            rate = PACE[speed] * self.act.pace * (self.act.brisk if speed == "fast" else 1.0)
            rate *= self.act.hurry if rivals == "whole" else 1.0
            rate /= SHORT_ACT_S if rivals == "short" and self.act.among_rivals else 1.0
            if self.time + left * rate < self.act.length:
                self.time += left * rate
                self._reach(self.time)
                if self.time >= self.act.revealed:
                    self._tell()
                return begun
            self._tell()
            self._reach(self.act.length)
            left -= max(0.0, (self.act.length - self.time) / rate)
            self.act = None

    def play_by(self, sound: Silence) -> None:
        """Play all further sounds through this service; those of the playing act are dropped."""
        self.sound, self._cues = sound, deque()

    def _reach(self, time: float) -> None:
        """The act has reached a time: play the sounds due by then."""
        while self._cues and self._cues[0].at <= time:
            cue = self._cues.popleft()
            self.sound.play(cue.name, pan=cue.pan)

    def skip(self) -> None:
        """Finish the playing act at once."""
        if self.act is not None:
            self.time = self.act.length

    @property
    def hits(self) -> bool:
        """Whether the playing act, or else the next one, hits the seat at the bottom."""
        act = self.act or next(iter(self._waiting), None)
        return act is not None and act.hits

    def drain(self, *, to_hit: bool = False) -> list[Act]:
        """Finish everything at once; returns the acts that had not begun yet.

        Args:
            to_hit: only up to an act that hits the seat at the bottom.
        """
        if to_hit and self.hits:
            return []
        self._tell()
        begun: list[Act] = []
        self.act = None
        while self._waiting and not (to_hit and self.hits):
            begun.append(self._waiting.popleft())
            self._stand(begun[-1])
        self._announced += begun
        return begun

    # ------------------------------------------------------------------ what may be announced
    @property
    def untold(self) -> bool:
        """Whether the playing act has not revealed its result yet."""
        return self._untold is not None

    def take_announced(self) -> list[Act]:
        """Acts revealed since the last call, in order."""
        announced, self._announced = self._announced, []
        return announced

    def _tell(self) -> None:
        if self._untold is not None:
            self._announced.append(self._untold)
            self._untold = None

    # ------------------------------------------------------------------ speech bubbles
    @property
    def asides(self) -> tuple[Motion, ...]:
        """Speech bubbles that stay while play goes on."""
        return tuple(motion for _, motion, _ in self._asides.values())

    def turn(self, me: int) -> None:
        """The table is turned to another seat, so speech bubbles move."""
        self._asides = {
            spot: (replace(act, me=me), motion, age) for spot, (act, motion, age) in self._asides.items()
        }

    def hush(self) -> None:
        """Remove all speech bubbles (after an undo)."""
        self._asides.clear()

    def end_remarks(self) -> None:
        """Nobody speaks while a person decides; talk, which is a part of the game, stays."""
        self._asides = {
            spot: (act, motion, age)
            for spot, (act, motion, age) in self._asides.items()
            if motion is not act.remarks.get(spot)
        }

    def _stand(self, act: Act) -> None:
        bubbles = {**(act.asides if self._flying.hears(act) else {}), **act.remarks}
        self._asides |= {spot: (act, motion, 0.0) for spot, motion in bubbles.items()}

    def _age(self, seconds: float) -> None:
        aged = {spot: (act, motion, age + seconds) for spot, (act, motion, age) in self._asides.items()}
        self._asides = {
            spot: (act, motion, age)
            for spot, (act, motion, age) in aged.items()
            if age < motion.delay + motion.duration
        }

    # ------------------------------------------------------------------ the picture
    def hidden(self, still: bool = False) -> frozenset[Spot]:
        """Places that stay empty because their pieces are in flight; none when nothing may fly."""
        if self.act is None or still:
            return frozenset()
        spots = (motion.rests(self.time) for motion in self.act.motions)
        return frozenset(spot for spot in spots if spot is not None)

    def draw(self, canvas: Canvas, still: bool = False) -> None:
        """Paint pieces in flight over the table; with `still` only plates, where they come to rest."""
        if self.act is not None:
            for motion in self.act.motions:
                self._flying.fly(canvas, self.act, motion, self.time, self._seats, still)
        playing = None if self.act is None else (self.act, self.time)
        for act, motion, age in self._asides.values():
            self._flying.speak(canvas, act, motion, age, self._seats, still, playing)
