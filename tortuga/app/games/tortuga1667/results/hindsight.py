"""What an onlooker believed turn by turn, and what each turn was worth: worked out once the game is over."""

from __future__ import annotations

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
"""By turn, 0 = the set-up."""
LEAST_GAIN: Final = 0.25
"""Least rise of a chance within one turn that is worth mentioning."""
MOST_INSIGHTS: Final = 2


@dataclass(frozen=True)
class Insight:
    """A turn that changed what a player was taken for."""

    turn: int
    seat: int
    side: str
    before: float
    after: float
    reason: Reason
    """The act that weighed most."""


class Hindsight:
    """What was believed turn by turn, computed once in another process.

    Args:
        views: as `looked_back` makes them; () when there is nothing to ask.
        course: what is known already.
    """

    def __init__(self, views: Sequence[View] = (), course: Course | None = None) -> None:
        self._views = tuple(views)
        self._task: BackgroundTask[bytes] | None = None
        self._course = course

    def ask(self, executor: Executor | None = None) -> None:
        """Begin, if that has not been done; in a process of its own when no executor is given."""
        if self._task is None and self._views:
            self._task = BackgroundTask(executor, ask.hindsight, NAME, ask.encode(self._views))

    @property
    def course(self) -> Course | None:
        """None while it is worked out; () when it could not be."""
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
        eyes: for everything.
    """
    whole = [seen.after for seen in eyes.past() if isinstance(seen.event, ev.TurnBegan)]
    return tuple(opened(view.table) for view in (*whole, eyes.view))


def leanings(course: Course, seat: int) -> tuple[float, ...]:
    """By turn, how French somebody seemed: 1 surely, -1 surely British, 0 undecided or Dutch."""
    signs = {"french": 1.0, "british": -1.0}
    return tuple(
        sum(
            signs.get(belief.side, 0.0) * belief.chance
            for belief in retrospect.beliefs
            if belief.seat == seat
        )
        for retrospect in course
    )


def taken_for(beliefs: Sequence[Belief], seat: int) -> Belief:
    """The likeliest side of a player."""
    return max((belief for belief in beliefs if belief.seat == seat), key=lambda each: each.chance)


def insights(course: Course, known: Collection[tuple[int, int]] = ()) -> tuple[Insight, ...]:
    """The turns that revealed most about each player, in order, without the set-up.

    Args:
        known: turns and seats that are mentioned already.
    """
    best: dict[int, Insight] = {}
    for turn in range(1, len(course)):
        before = {(belief.seat, belief.side): belief.chance for belief in course[turn - 1].beliefs}
        for belief in course[turn].beliefs:
            was, seat = before[belief.seat, belief.side], belief.seat
            least = best[seat].after - best[seat].before if seat in best else LEAST_GAIN
            if (
                belief.because
                and (turn, seat) not in known
                and belief.chance > 0.5
                and belief.chance - was > least
            ):
                best[seat] = Insight(turn, seat, belief.side, was, belief.chance, belief.because[0])
    largest = sorted(best.values(), key=lambda each: each.before - each.after)[:MOST_INSIGHTS]
    return tuple(sorted(largest, key=lambda each: each.turn))
