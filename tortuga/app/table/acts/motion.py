"""Plays the director's acts: time, easing, and the pieces that are in flight."""

from __future__ import annotations

import math
from collections import deque
from typing import TYPE_CHECKING

from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.table import flying
from tortuga.app.sound.sound import Silence
from tortuga.app.table.acts.easing import share
from tortuga.app.table.acts.motions import Act, DiePiece, Fold, Motion, Pop, Travel, Tumble, resting
from tortuga.app.table.acts.sounds import ActSounds
from tortuga.app.table.marks import Spot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tortuga.app.settings import Speed
    from tortuga.kernel.players import SeatSpec


PACE: dict[Speed, float] = {"slow": 0.5, "normal": 1.0, "fast": 2.0, "off": math.inf}
"""How much faster than normal time passes in an act."""


_SETTLED = 0.1
"""Seconds for which a landed die is drawn in flight as well: the standing picture may follow later."""


class Player:
    """The acts that wait and the one that plays; the table is drawn as of the playing act.

    Args:
        seats: for the colours of the pieces.
    """

    def __init__(self, seats: Sequence[SeatSpec]) -> None:
        self._seats = tuple(seats)
        self.sounds = ActSounds(Silence())
        self._waiting: deque[Act] = deque()
        self._time = 0.0
        self.act: Act | None = None

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
                self.act, self._time = self._waiting.popleft(), 0.0
                begun.append(self.act)
                self.sounds.begin(self.act)
            if self._time + left < self.act.length:
                self._time += left
                self.sounds.reach(self._time)
                return begun
            self.sounds.reach(self.act.length)
            left -= max(0.0, self.act.length - self._time)
            self.act = None

    def skip(self) -> None:
        """Finish the playing act at once."""
        if self.act is not None:
            self._time = self.act.length

    def drain(self) -> list[Act]:
        """Finish everything at once; the acts that had not begun yet."""
        begun = list(self._waiting)
        self._waiting.clear()
        self.act = None
        return begun

    # ------------------------------------------------------------------ the picture
    def hidden(self, still: bool = False) -> frozenset[Spot]:
        """Places that stay empty because their pieces are in flight; none when nothing may fly.

        A die that has landed on a board lies there from then on, so that totals count up die by die.
        """
        if self.act is None or still:
            return frozenset()
        spots = (resting(motion) for motion in self.act.motions if not self._landed(motion))
        return frozenset(spot for spot in spots if spot is not None)

    def folds(self, still: bool = False) -> Mapping[int, float]:
        """By seat, how far a moving screen stands; in steps, so the picture is not always painted anew."""
        if self.act is None or still:
            return {}
        found = {}
        for motion in self.act.motions:
            if isinstance(motion, Fold):
                part = share(self._time, motion.delay, motion.duration)
                up = part if motion.rise else 1.0 - part
                found[motion.seat] = math.ceil(up * 15) / 15
        return found

    def _landed(self, motion: Motion, ago: float = 0.0) -> bool:
        """Whether this is a die that came to lie on a board at least so many seconds ago."""
        if not isinstance(motion, Travel) or motion.sink or not isinstance(motion.piece, DiePiece):
            return False
        return self._time >= motion.delay + motion.duration + ago

    @property
    def tumbling(self) -> bool:
        """Whether dice roll: the moment in which a frame costs most."""
        return self.act is not None and any(isinstance(motion, Tumble) for motion in self.act.motions)

    def draw(self, canvas: Canvas, still: bool = False) -> None:
        """Paint what is in flight, over the table; with `still` only the plates, where they come to rest."""
        if self.act is None:
            return
        for motion in self.act.motions:
            if not still and self._landed(motion, _SETTLED):
                continue
            if not still:
                flying.draw(canvas, self.act, motion, self._time, self._seats)
            elif not isinstance(motion, Pop):
                flying.ring(canvas, self.act, motion)
            else:
                flying.draw(canvas, self.act, motion, motion.delay + motion.duration / 2, self._seats)
