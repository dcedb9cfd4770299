"""Hindsight on a finished game: what an onlooker would have believed after each turn.

It is computed once the game is over, in another process.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Final, TypeAlias

from tortuga.app.captains import ask
from tortuga.app.captains.thinking import BackgroundTask
from tortuga.app.games.tortuga1667.palette import NAME
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.observer import opened
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.observer import Observer
from tortuga.kernel.players import Belief, Reason, Retrospect

Course: TypeAlias = tuple[Retrospect, ...]
"""By turn; 0 is the set-up."""
MIN_GAIN: Final = 0.25
"""The smallest rise of a chance within one turn that is worth mentioning."""
MAX_INSIGHTS: Final = 2


@dataclass(frozen=True)
class Insight:
    """A turn that changed which side a player seemed to be on."""

    turn: int
    seat: int
    side: str
    before: float
    after: float
    reason: Reason
    """The act that counted most."""

    @property
    def gain(self) -> float:
        """How much the chance of that side rose."""
        return self.after - self.before


class Hindsight:
    """What an onlooker would have believed turn by turn, computed once in another process.

    Args:
        views: from `looked_back`; () when there is nothing to ask.
        course: the result, if it is known already.
    """

    def __init__(self, views: Sequence[View] = (), course: Course | None = None) -> None:
        self._views = tuple(views)
        self._task: BackgroundTask[bytes] | None = None
        self._course = course

    def ask(self, executor: Executor | None = None) -> None:
        """Start computing, if not yet started; in a separate process unless an executor is given."""
        if self._task is None and self._views:
            self._task = BackgroundTask(executor, ask.hindsight, NAME, ask.encode(self._views))

    @property
    def course(self) -> Course | None:
        """The result; None while it is being computed, () if that failed."""
        if self._course is None and self._task is not None and self._task.done:
            answer = self._task.result()
            self._course = () if answer is None else ask.decode_hindsight(answer)
            self.close()
        return self._course

    def close(self) -> None:
        """Stop computing."""
        if self._task is not None:
            self._task.close()


def looked_back(eyes: Observer[View, ev.Event]) -> tuple[View, ...]:
    """A finished game after the set-up, after each turn, and at its end; see `Captains.hindsight`.

    Args:
        eyes: must see everything.
    """
    whole = [seen.after for seen in eyes.past() if isinstance(seen.event, ev.TurnBegan)]
    return tuple(opened(view.table) for view in (*whole, eyes.view))


def leanings(course: Course, seat: int) -> tuple[float, ...]:
    """By turn, how French a player seemed: 1 = certainly, -1 = certainly British, 0 = undecided or Dutch."""
    signs = {"french": 1.0, "british": -1.0}
    own = ([belief for belief in retrospect.beliefs if belief.seat == seat] for retrospect in course)
    return tuple(sum(signs.get(each.side, 0.0) * each.chance for each in beliefs) for beliefs in own)


def taken_for(beliefs: Sequence[Belief], seat: int) -> Belief:
    """The likeliest side of a player."""
    return max((belief for belief in beliefs if belief.seat == seat), key=lambda each: each.chance)


def insights(course: Course, known: Collection[tuple[int, int]] = ()) -> tuple[Insight, ...]:
    """The turns after the set-up that revealed most about the players, in order.

    Args:
        known: turns and seats mentioned already.
    """
    best: dict[int, Insight] = {}
    for turn, (earlier, now) in enumerate(itertools.pairwise(course), 1):
        before = {(belief.seat, belief.side): belief.chance for belief in earlier.beliefs}
        for belief in now.beliefs:
            seat = belief.seat
            if not belief.because or (turn, seat) in known or belief.chance <= 0.5:
                continue
            was, reason = before[seat, belief.side], belief.because[0]
            insight = Insight(turn, seat, belief.side, was, belief.chance, reason)
            if insight.gain > (best[seat].gain if seat in best else MIN_GAIN):
                best[seat] = insight
    largest = sorted(best.values(), key=lambda each: -each.gain)[:MAX_INSIGHTS]
    return tuple(sorted(largest, key=lambda each: each.turn))
