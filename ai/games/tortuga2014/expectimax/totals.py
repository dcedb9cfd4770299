"""What lies on each action after a dice turn."""

import functools
from typing import Final

import numpy as np
import numpy.typing as npt

from ai.games.tortuga2014.expectimax.layout import ACTIONS, Floats
from tortuga.games.tortuga2014.pieces import DICE, Numbers

MOST_PIPS: Final = 5 * DICE
"""Highest sum of numbers on one action, with any set of dice."""


@functools.cache
def pips(numbers: Numbers) -> npt.NDArray[np.intp]:
    """(5, 5, 5, 5, 5, 5): by action, the sum of the numbers there for each full assignment; 0 = no die."""
    assigned = np.indices((ACTIONS,) * DICE)
    printed = np.array(numbers)
    totals = np.zeros((ACTIONS, *assigned.shape[1:]), np.intp)
    for action in range(ACTIONS):
        for die in range(DICE):
            totals[action] += np.where(assigned[die] == action, printed[die, action], 0)
    return totals


def additive_terminal(numbers: Numbers, values: Floats) -> Floats:
    """(5,) * 5: terminal values as a sum over the actions, for `solve`.

    Args:
        values: (5, MOST_PIPS + 1): what a sum of numbers on an action is worth; column 0 = no die.
    """
    totals = pips(numbers)
    terminal: Floats = values[0].take(totals[0])
    for action in range(1, ACTIONS):
        terminal += values[action].take(totals[action])
    return terminal
