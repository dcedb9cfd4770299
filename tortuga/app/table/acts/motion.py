"""Plays the director's acts: time, easing, and the pieces that are in flight."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from typing import Protocol

from tortuga.app.draw.canvas import Canvas
from tortuga.app.settings import Speed
from tortuga.app.sound.sound import Silence
from tortuga.app.table.acts.motions import Act, Motion
from tortuga.app.table.acts.sounds import ActSounds
from tortuga.app.table.marks import Spot
from tortuga.kernel.players import SeatSpec

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


# ------------------------------------------------------------------ the player
class Flying(Protocol):
    """What draws motions: a game's `Picture`."""

    def fly(
        self, canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
    ) -> None:
        """Paint one motion as it looks `time` seconds after its act began.

        Args:
            still: nothing moves: only the plates, where they come to rest, and what has changed.
        """
        ...


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
        self.act: Act | None = None
        self.time = 0.0
        """Seconds at normal speed since the playing act began."""

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
        left = dt * PACE[speed]
        while True:
            if self.act is None:
                if not self._waiting:
                    return begun
                self.act, self.time = self._waiting.popleft(), 0.0
                begun.append(self.act)
                self.sounds.begin(self.act)
            if self.time + left < self.act.length:
                self.time += left
                self.sounds.reach(self.time)
                return begun
            self.sounds.reach(self.act.length)
            left -= max(0.0, self.act.length - self.time)
            self.act = None

    def skip(self) -> None:
        """Finish the playing act at once."""
        if self.act is not None:
            self.time = self.act.length

    def drain(self) -> list[Act]:
        """Finish everything at once; the acts that had not begun yet."""
        begun = list(self._waiting)
        self._waiting.clear()
        self.act = None
        return begun

    # ------------------------------------------------------------------ the picture
    def hidden(self, still: bool = False) -> frozenset[Spot]:
        """Places that stay empty because their pieces are in flight; none when nothing may fly."""
        if self.act is None or still:
            return frozenset()
        spots = (motion.rests(self.time) for motion in self.act.motions)
        return frozenset(spot for spot in spots if spot is not None)

    def draw(self, canvas: Canvas, still: bool = False) -> None:
        """Paint what is in flight, over the table; with `still` only the plates, where they come to rest."""
        if self.act is None:
            return
        for motion in self.act.motions:
            self._flying.fly(canvas, self.act, motion, self.time, self._seats, still)
