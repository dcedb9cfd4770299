"""Plays the director's acts: time, easing, the pieces in flight, and sounds as the motions reach them."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from dataclasses import replace

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import STAGE
from tortuga.app.draw.units import Point
from tortuga.app.settings import Speed
from tortuga.app.sound.sound import Silence
from tortuga.app.table.acts.motions import Act, Cue, Motion
from tortuga.app.table.marks import Spot
from tortuga.kernel.players import SeatSpec

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


PACE: dict[Speed, float] = {"slow": 0.5, "normal": 1.0, "fast": 2.0, "off": math.inf}
"""How much faster than normal time passes in an act."""


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
    """What draws motions: a game's `Picture`."""

    @abstractmethod
    def fly(
        self, canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
    ) -> None:
        """Paint one motion as it looks `time` seconds after its act began.

        Args:
            still: nothing moves: only the plates, where they come to rest, and what has changed.
        """

    def hears(self, act: Act) -> bool:  # noqa: ARG002
        """Whether the person wants to hear an act that stands beside the game: what somebody says."""
        return True


class ActPlayer:
    """The acts that wait and the one that plays; the table is drawn as of the playing act.

    Args:
        seats: for the colours of the pieces.
        flying: draws what moves.
    """

    def __init__(self, seats: Sequence[SeatSpec], flying: Flying) -> None:
        self._seats = tuple(seats)
        self._flying = flying
        self.sounds = ActSounds(Silence())
        self._waiting: deque[Act] = deque()
        self._asides: dict[Spot, tuple[Act, Motion, float]] = {}
        """By place: the act they came with, what stands there, and for how many seconds so far."""
        self.act: Act | None = None
        self.time = 0.0
        """Seconds at normal speed since the playing act began."""
        self._untold: Act | None = None
        self._announced: list[Act] = []

    @property
    def busy(self) -> bool:
        """Whether something moves or waits to move."""
        return self.act is not None or bool(self._waiting)

    @property
    def length(self) -> int:
        """Acts that wait, the playing one included."""
        return len(self._waiting) + (self.act is not None)

    def add(self, act: Act) -> None:
        """Play an act after those that wait."""
        self._waiting.append(act)

    def update(self, dt: float, speed: Speed) -> list[Act]:
        """Let time pass.

        Returns:
            The acts that began meanwhile, in order: what they show has now happened for the person.
        """
        begun: list[Act] = []
        left = dt
        self._age(dt * (1.0 if math.isinf(PACE[speed]) else PACE[speed]))
        while True:
            if self.act is None:
                if not self._waiting:
                    return begun
                self.act, self.time = self._waiting.popleft(), 0.0
                self._untold = self.act
                begun.append(self.act)
                self.sounds.begin(self.act)
                self._stand(self.act)
            rate = PACE[speed] * (self.act.brisk if speed == "fast" else 1.0)
            if self.time + left * rate < self.act.length:
                self.time += left * rate
                self.sounds.reach(self.time)
                if self.time >= self.act.revealed:
                    self._tell()
                return begun
            self._tell()
            self.sounds.reach(self.act.length)
            left -= max(0.0, (self.act.length - self.time) / rate)
            self.act = None

    def skip(self) -> None:
        """Finish the playing act at once."""
        if self.act is not None:
            self.time = self.act.length

    @property
    def hits(self) -> bool:
        """Whether the playing act, or the next one, does something to the seat at the bottom."""
        act = self.act or next(iter(self._waiting), None)
        return act is not None and act.hits

    def drain(self, *, to_hit: bool = False) -> list[Act]:
        """Finish everything at once; the acts that had not begun yet.

        Args:
            to_hit: only up to an act that does something to the seat at the bottom.
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

    # ------------------------------------------------------------------ what may be told
    @property
    def untold(self) -> bool:
        """Whether the playing act has still to turn over what it is about."""
        return self._untold is not None

    def take_announced(self) -> list[Act]:
        """The acts of which may be told since this was asked last, in order."""
        announced, self._announced = self._announced, []
        return announced

    def _tell(self) -> None:
        if self._untold is not None:
            self._announced.append(self._untold)
            self._untold = None

    # ------------------------------------------------------------------ what stays for a while
    @property
    def asides(self) -> tuple[Motion, ...]:
        """What stands beside the game that goes on."""
        return tuple(motion for _, motion, _ in self._asides.values())

    def turn(self, me: int) -> None:
        """The table is turned to another seat: what stands there stands elsewhere."""
        self._asides = {
            spot: (replace(act, me=me), motion, age) for spot, (act, motion, age) in self._asides.items()
        }

    def hush(self) -> None:
        """Take away what stands there: it was not said."""
        self._asides.clear()

    def _stand(self, act: Act) -> None:
        if not self._flying.hears(act):
            return
        self._asides |= {spot: (act, motion, 0.0) for spot, motion in act.asides.items()}

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
        """Paint what is in flight, over the table; with `still` only the plates, where they come to rest."""
        if self.act is not None:
            for motion in self.act.motions:
                self._flying.fly(canvas, self.act, motion, self.time, self._seats, still)
        for act, motion, age in self._asides.values():
            self._flying.fly(canvas, act, motion, age, self._seats, still)
