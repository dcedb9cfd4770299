"""What an onlooker may expect a seat to do with its next roll: on which action its dice will go.

The seat is taken to play the turn that advice and account work out for it, over every roll that it may have
behind its screen. Nobody always plays like that, so a part is spread evenly. On the next keeps of captains of
three levels (638 in eight games of three) this scored 6.15 points out of ten, where an equal share for all
five actions scores 6.0 and the plain plans of `engine.opponents` 5.8.
"""

from __future__ import annotations

import functools
from itertools import combinations
from typing import Final

import numpy as np

from ai.games.tortuga2014.account.fitted import fitted
from ai.games.tortuga2014.account.joint import Beliefs, JointEvaluator, Samples
from ai.games.tortuga2014.dice_solver import ACTIONS, FACES
from ai.games.tortuga2014.engine.batch import OPPONENT_TILE, Floats, Ints
from tortuga.games.tortuga2014.pieces import SKULL, UNASSIGNED
from tortuga.games.tortuga2014.state import View

EVEN_PART: Final = 0.3
"""Part of the forecast that is spread evenly over all actions, for what a captain overlooks."""
SAMPLES: Final = Samples(tables=40)


def forecast(view: View, seat: int) -> tuple[float, ...]:
    """By action, the chance that a seat's next dice go there; they add up to 1. It uses no seat's secrets.

    Args:
        view: an onlooker's, while the seat chooses behind its screen.
    """
    table = view.table
    hidden = np.array([OPPONENT_TILE * len(board.tiles) for board in table.boards])
    beliefs = Beliefs(table, hidden)
    beliefs.coins[:] = hidden  # nobody's tiles are known, not even to those who hold them
    joint = JointEvaluator(
        table.seats, table.options.target, fitted(table.seats, table.options.target), SAMPLES
    )
    turn = joint.turn(table, beliefs, seat, f"forecast {table.round}/{table.cycle}/{seat}")
    goes = _best_counts(turn.keeping.values[0])
    chances = (1 - EVEN_PART) * goes / goes.sum() + EVEN_PART / ACTIONS
    return tuple(map(float, chances))


@functools.cache
def _rolls(dice: int) -> Ints:
    """(6 ** dice, dice): every roll."""
    return np.indices((FACES,) * dice).reshape(dice, -1).T


def _best_counts(values: Floats) -> Floats:
    """(5,): by action, how many rolls of the free dice are best kept there; stuck ones are left out (R35)."""
    count = values.ndim
    rolls = _rolls(count)
    best, action = np.full(len(rolls), -np.inf), np.full(len(rolls), -1)
    for size in range(1, count + 1):
        for dice in combinations(range(count), size):
            shown = rolls[:, dice]
            for to in range(ACTIONS):
                value = values[tuple(to if die in dice else UNASSIGNED for die in range(count))]
                better = ((shown == to) | (shown == SKULL)).all(axis=1) & (value > best)  # NaN never is
                best[better], action[better] = value, to
    counts: Floats = np.bincount(action[action >= 0], minlength=ACTIONS).astype(float)
    return counts
