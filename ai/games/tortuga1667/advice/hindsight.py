"""Looking back at a finished game: what an onlooker believed at each turn, and what the turn was worth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from ai.games.tortuga1667.advice.grounds import grounds_of
from ai.games.tortuga1667.advice.swings import swings
from ai.games.tortuga1667.belief.assignments import DUTCH
from ai.games.tortuga1667.belief.believe import start, steps
from ai.games.tortuga1667.belief.weights import marginals
from ai.games.tortuga1667.belief.witness import Witness
from ai.games.tortuga1667.levels import ADMIRAL
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.game import NOBODY
from tortuga.kernel.players import Belief, Reason, Retrospect


def hindsight(views: Sequence[View]) -> tuple[Retrospect, ...]:
    """See `Captains.hindsight`."""
    told = zip(beliefs_by_turn(views[-1]), swings(views), strict=True) if views else ()
    return tuple(Retrospect(beliefs, swing) for beliefs, swing in told)


def beliefs_by_turn(view: View) -> tuple[tuple[Belief, ...], ...]:
    """By turn, 0 = set-up: each seat's chance of each side, and the acts of that turn that raised it.

    Only the public history is read, so the loyalties revealed at the end change nothing.
    """
    table = view.table
    witness = Witness(table.seats, NOBODY).read(view)
    weights = start(witness)
    by_turn = defaultdict(list)
    for step in steps(witness, ADMIRAL.tau):
        by_turn[step.seen.turn].append(step)
    found = []
    for turn in range(table.turn + 1):
        taken = by_turn[turn]
        weights = taken[-1].after if taken else weights
        chances = marginals(weights, table.seats).tolist()
        because: dict[tuple[int, int], tuple[Reason, ...]] = {}
        if taken:
            because = dict(grounds_of(taken, table.seats))
        found.append(
            tuple(
                Belief(seat, LOYALTIES[side], chance, because.get((seat, side), ()))
                for seat in range(table.seats)
                for side, chance in enumerate(chances[seat])
                if side != DUTCH or table.seats % 2
            )
        )
    return tuple(found)
