"""How long animations take: single beats, and the limit for eight turns together.

All times are seconds at normal speed; fast play is `BRISK` times as fast as in other games.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from tortuga.app.games.tortuga1667.acts.motions import Flip, TableMotion

LEAD: Final = 0.3
TURN: Final = 0.6
READ: Final = 1.0
REFILL: Final = 0.2
MOVE_UP: Final = 0.25
MOVE_UP_AFTER: Final = 0.15
EACH_FURTHER: Final = 0.2
CALL: Final = 0.4
CAST: Final = 0.3
DRAW: Final = 0.2
TREASURE: Final = 0.6
LIFT: Final = 0.2
COUNT: Final = 0.3
STANDS: Final = 1.0
"""After an attack: the chest is lifted before it flies, then totals count, and all stands for a while."""
GIVE: Final = 0.4
ANSWER: Final = 0.4
"""How long "Zola may answer" lasts for a computer, whether the map is used or not."""
COMES: Final = 0.25
"""In a large moment, persons come on."""
WALK: Final = 0.7
HOLD: Final = 1.25
"""Then the line closes up, and all stands for a while."""
HIT: Final = 2.0
"""How long the plate stays that says what happened to the pawn of the seat at the screen."""
END: Final = 1.2

TURNS: Final = 8
MAX_TURNS_S: Final = 25.0
"""The most that `TURNS` turns in a row may take together."""
RESERVED_S: Final = 1.1
"""Kept back for each turn to come."""
SAIL: Final = 0.6
"""Kept back for the end of the game, which is never cut to nothing."""
OTHERS: Final = 0.6
"""Factor on large moments that do not touch the seat at the screen."""
BRISK: Final = 1.6
"""Factor on top of the fast speed of all games: eight turns take 8 s at most."""


class Beats(NamedTuple):
    """Those of a vote that is shown."""

    shuffle: float
    flip: float
    before_key: float
    """Before the card after which nothing can change the result."""
    result: float
    """Cards slip into the throw, the headline drops, the sum counts."""
    hold: float
    """Then it stands for a while."""


VOTE: Final = Beats(0.5, 0.2, 0.3, 0.42, 0.6)
OWN_VOTE: Final = Beats(0.6, 0.35, 0.5, 0.7, 1.0)
"""For a vote that the seat at the screen takes part in."""


def length(motions: Sequence[TableMotion]) -> float:
    """When all of them are over."""
    return max((motion.delay + motion.duration for motion in motions), default=0.0)


def together(motions: Sequence[TableMotion]) -> tuple[TableMotion, ...]:
    """The same motions with all cards of a vote turned at once, and everything after them moved forward."""
    flips = [motion for motion in motions if isinstance(motion, Flip)]
    if len(flips) < 2:
        return tuple(motions)
    first, over = flips[0].delay, length(flips)
    saved = over - first - flips[0].duration
    return tuple(
        replace(motion, delay=first)
        if isinstance(motion, Flip)
        else replace(motion, delay=max(0.0, motion.delay - saved) if motion.delay >= over else motion.delay)
        for motion in motions
    )


def shrunk(motions: Sequence[TableMotion], factor: float) -> tuple[TableMotion, ...]:
    """The same motions, scaled in time."""
    return tuple(
        replace(motion, delay=motion.delay * factor, duration=motion.duration * factor) for motion in motions
    )


class Pace:
    """Keeps any eight turns in a row within their time limit, the same for every observer.

    A turn may take what its neighbours leave, less a little for each turn to come. What is longer turns the
    cards of a vote at once first, then all its motions are shortened alike.
    """

    def __init__(self) -> None:
        self._turn = 0
        self._used = 0.0
        self._past: deque[float] = deque(maxlen=TURNS - 1)

    def fit(
        self, motions: Sequence[TableMotion], turn: int, *, last: bool = False
    ) -> tuple[TableMotion, ...]:
        """The motions of one act as they are played.

        Args:
            turn: to which they belong; 0 = the set-up, which takes its time.
            last: whether they are the end of the game, for which some time is kept back.
        """
        if turn != self._turn:
            self._begin(turn)
        whole = tuple(motions)
        if not turn:
            return whole
        most = MAX_TURNS_S if last else MAX_TURNS_S - SAIL
        before, allowed = 0.0, most - RESERVED_S * (TURNS - 1)
        for at, used in enumerate(reversed(self._past), 1):
            before += used
            allowed = min(allowed, most - before - RESERVED_S * (TURNS - 1 - at))
        left = max(0.0, allowed - self._used)
        if length(whole) > left:
            whole = together(whole)
        if length(whole) > left:
            whole = shrunk(whole, left / length(whole))
        self._used += length(whole)
        return whole

    def _begin(self, turn: int) -> None:
        if turn == self._turn + 1 and self._turn:
            self._past.append(self._used)
        else:  # another place of the game: what came before it was not shown
            self._past.clear()
        self._turn, self._used = turn, 0.0
