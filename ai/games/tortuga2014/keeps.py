"""The keeps open to a roll, what each is worth by solved values, and the totals they lead to."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ai.games.tortuga2014.dice_solver import ACTIONS, Floats
from tortuga.games.tortuga2014.pieces import DICE, SKULL, UNASSIGNED, Numbers

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


class RankedKeep(NamedTuple):
    """One legal keep (R28) and its value."""

    value: float
    """Expected value after the keep, in the unit of the terminal values."""
    dice: tuple[int, ...]
    """Dice kept, ascending."""
    action: int
    """Action they go to; for skulls alone the best action, which is declared only after the reveal (R34)."""
    skulls_only: bool


def declarations(values: Floats, state: Sequence[int], dice: Sequence[int]) -> list[tuple[float, int]]:
    """(value, action) for every action with room for all of `dice`, best first; ties in board order."""
    after = list(state)
    valued = []
    for action in range(ACTIONS):
        for die in dice:
            after[die] = action
        value = float(values[tuple(after)])
        if not math.isnan(value):
            valued.append((value, action))
    return sorted(valued, key=lambda pair: (-pair[0], pair[1]))


def ranked_keeps(values: Floats, state: Sequence[int], roll: Sequence[int | None]) -> list[RankedKeep]:
    """Every legal keep of a roll, best first; empty when the player is stuck (R31).

    Ties: fewer dice, then lower letters.

    Args:
        values: (6,) * n from `solve`, under the limits in force: what is NaN there has no room (R29).
        state: per die its action, or 5 while unassigned.
        roll: per die the face shown, 0..4 an action, 5 a skull; None for dice already assigned.
    """
    free = [die for die, action in enumerate(state) if action == UNASSIGNED]
    skulls = [die for die in free if roll[die] == SKULL]
    keeps = []
    for action in range(ACTIONS):
        plain = [die for die in free if roll[die] == action]
        for some in _subsets(plain, least=1):
            for wild in _subsets(skulls, least=0):
                dice = tuple(sorted(some + wild))
                after = list(state)
                for die in dice:
                    after[die] = action
                value = float(values[tuple(after)])
                if not math.isnan(value):
                    keeps.append(RankedKeep(value, dice, action, False))
    for wild in _subsets(skulls, least=1):
        value, action = declarations(values, state, wild)[0]  # three actions always have room (R16)
        keeps.append(RankedKeep(value, wild, action, True))
    return sorted(keeps, key=lambda keep: (-keep.value, len(keep.dice), keep.dice, keep.action))


def _subsets(dice: list[int], *, least: int) -> list[tuple[int, ...]]:
    return [some for size in range(least, len(dice) + 1) for some in itertools.combinations(dice, size)]
