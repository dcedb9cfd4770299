"""How long animations take: single beats, and what eight turns together may take before some are hurried.

All times are seconds at normal speed; fast play is up to `BRISK` times as fast as in other games.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from tortuga.app.games.tortuga1667.acts.motions import Befalling, Looting, Marooning, TableMotion
from tortuga.app.table.acts.motion import PACE
from tortuga.app.table.acts.motions import Pause, PlateDrop

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
"""After an attack: the chest is lifted before it flies, then totals count, and all stands still."""
GIVE: Final = 0.4
ANSWER: Final = 0.4
"""How long "Zola may answer" lasts for a computer, whether the map is used or not."""
COMES: Final = 0.25
"""In a large moment, persons come on."""
WALK: Final = 0.7
HOLD: Final = 1.25
"""Then the line closes up, and all stands still for a while."""
HIT: Final = 2.0
"""How long the plate stays that says what happened to the pawn of the seat at the screen."""
END: Final = 1.2

TURNS: Final = 8
MAX_TURNS_S: Final = 25.0
"""Where `TURNS` turns in a row would take longer, what may be hurried gives way."""
RESERVED_S: Final = 1.1
"""Kept back for each turn to come."""
MARK: Final = 0.2
"""The least that is left of an act that is hurried."""
AT_REST: Final = 0.6
"""For so long at least the outcome of an act that is never hurried stands still."""
AT_REST_FAST: Final = 0.3
"""The same at the fast setting; seconds of real time."""
OTHERS: Final = 0.6
"""Factor on large moments that do not touch the seat at the screen."""
BRISK: Final = 1.6
"""Factor on top of the fast speed of all games, for acts whose outcome can still be read then."""


class Beats(NamedTuple):
    """The beats of a vote that is shown."""

    shuffle: float
    flip: float
    before_key: float
    """Before the card after which nothing can change the result."""
    result: float
    """Cards slip into the throw, the headline drops, the sum counts."""
    hold: float
    """Then all stands still for a while."""


VOTE: Final = Beats(0.5, 0.2, 0.3, 0.42, 0.6)
OWN_VOTE: Final = Beats(0.6, 0.35, 0.5, 0.7, 1.0)
"""For a vote that the seat at the screen takes part in."""


def length(motions: Sequence[TableMotion]) -> float:
    """When all of them are over."""
    return max((motion.delay + motion.duration for motion in motions), default=0.0)


def rest(motions: Sequence[TableMotion]) -> float:
    """For how long nothing moves at the end of an act: its outcome can be read."""
    stands = Pause | PlateDrop | Marooning | Looting | Befalling
    return length(motions) - length([motion for motion in motions if not isinstance(motion, stands)])


def rested(motions: Sequence[TableMotion]) -> tuple[TableMotion, ...]:
    """The same motions, and a pause after them in which to read their outcome."""
    lacking = AT_REST - rest(motions)
    whole = tuple(motions)
    return (*whole, Pause(length(whole), lacking)) if whole and lacking > 0 else whole


def brisk(motions: Sequence[TableMotion], *, kept: bool) -> float:
    """How much faster an act is at the fast setting than in other games.

    Args:
        kept: whether its outcome has to be readable even then.
    """
    return min(BRISK, rest(motions) / (AT_REST_FAST * PACE["fast"])) if kept and motions else BRISK


def shrunk(motions: Sequence[TableMotion], factor: float) -> tuple[TableMotion, ...]:
    """The same motions, scaled in time."""
    return tuple(
        replace(motion, delay=motion.delay * factor, duration=motion.duration * factor) for motion in motions
    )


class Pace:
    """Keeps eight turns in a row within a time limit where it can.

    A turn may take what its neighbours leave, less a little for each turn to come. Looks, rowing and what
    leads from one thing to the next give way, down to a short mark each. What decides the game never does.
    """

    def __init__(self) -> None:
        self._turn = 0
        self._used = 0.0
        self._past: deque[float] = deque(maxlen=TURNS - 1)

    def fit(
        self, motions: Sequence[TableMotion], turn: int, *, kept: bool = False
    ) -> tuple[TableMotion, ...]:
        """The motions of one act as they are played.

        Args:
            turn: to which they belong; 0 = the set-up, which takes its time.
            kept: whether they are never hurried.
        """
        if turn != self._turn:
            self._begin(turn)
        whole = rested(motions) if kept else tuple(motions)
        if not turn:
            return whole
        before, allowed = 0.0, MAX_TURNS_S - RESERVED_S * (TURNS - 1)
        for at, used in enumerate(reversed(self._past), 1):
            before += used
            allowed = min(allowed, MAX_TURNS_S - before - RESERVED_S * (TURNS - 1 - at))
        lasts, left = length(whole), max(MARK, allowed - self._used)
        if lasts > left and not kept:
            whole = shrunk(whole, left / lasts)
        self._used += length(whole)
        return whole

    def _begin(self, turn: int) -> None:
        if turn == self._turn + 1 and self._turn:
            self._past.append(self._used)
        else:  # another place of the game: what came before it was not shown
            self._past.clear()
        self._turn, self._used = turn, 0.0
