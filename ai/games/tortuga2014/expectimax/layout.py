"""The order in which the states of a dice turn lie in memory, and the states that follow each.

A state gives each of `n` dice an action 0..4 or leaves it unassigned (5): 6**n states. Its *code* is its
place in a (6,) * n array. The solver keeps the states sorted by *level*, the number of unassigned dice:
every level is one contiguous slice and can be computed at once from the levels below it.
"""

import functools
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tortuga.games.tortuga2014 import pieces
from tortuga.games.tortuga2014.pieces import BOARD, DICE, RAID, UNASSIGNED

ACTIONS: Final = len(pieces.ACTIONS)
FACES: Final = ACTIONS + 1
"""Faces of a die, and places it can be in: five actions, and a skull or unassigned."""

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.intp]


class Layout(NamedTuple):
    """Index tables for turns with `dice` dice; they do not depend on any limit."""

    dice: int
    size: int
    """6 ** dice, the number of states."""
    rank: Ints
    """(6 ** dice,): place of the state with this code in the order by level."""
    starts: tuple[int, ...]
    """(dice + 2,): level k is the slice starts[k]:starts[k + 1]; level 0 has the C order of (5,) * dice."""
    successors: tuple[Ints, ...]
    """[k]: (2**k - 1, 5, states of level k): place of the state after the unassigned dice in subset 1 + i
    (bit b = b-th unassigned die) went to an action. [0] is empty."""
    digits: npt.NDArray[np.int8]
    """(6 ** dice, dice): the states, in the order by level."""


class Limits(NamedTuple):
    """What the room on BOARD and RAID changes: two factors and one addend, but no index."""

    allowed: Floats
    """(5 ** dice,): 1 where a full assignment keeps within the limits, else 0."""
    share: Floats
    """(6 ** dice,): 1 / number of rolls with a legal keep (R31: others are rolled again), order by level."""
    blank: Floats
    """(6,) * dice: 0, or NaN where the state breaks a limit."""


@functools.cache
def layout(dice: int) -> Layout:
    """The layout for `dice` dice (1..5)."""
    if not 1 <= dice <= DICE:
        raise ValueError(f"a turn has 1 to {DICE} dice, not {dice}")
    size = FACES**dice
    digits = np.indices((FACES,) * dice).reshape(dice, size).T
    level = (digits == UNASSIGNED).sum(axis=1)
    order = np.argsort(level, kind="stable")
    rank = np.empty(size, np.intp)
    rank[order] = np.arange(size)
    starts = tuple(int(x) for x in np.searchsorted(level[order], np.arange(dice + 2)))
    weight = FACES ** np.arange(dice - 1, -1, -1)
    successors = [np.empty((0, ACTIONS, starts[1]), np.intp)]
    for k in range(1, dice + 1):
        codes = order[starts[k] : starts[k + 1]]
        free = np.nonzero(digits[codes] == UNASSIGNED)[1].reshape(-1, k)
        subsets = (np.arange(1, 1 << k)[:, None] >> np.arange(k)) & 1
        moved = subsets @ weight[free].T  # (subset, state): what one step of action adds to the code
        steps = UNASSIGNED - np.arange(ACTIONS)
        successors.append(rank[codes - steps[None, :, None] * moved[:, None, :]])
    return Layout(dice, size, rank, starts, tuple(successors), digits[order].astype(np.int8))


@functools.cache
def limits(dice: int, board: int, raid: int) -> Limits:
    """The factors for room `board` on BOARD and `raid` on RAID (0 or more; R29)."""
    if board < 0 or raid < 0:
        raise ValueError(f"limits are 0 or more, not {board}, {raid}")
    lay = layout(dice)
    on_board = (lay.digits == BOARD).sum(axis=1)
    on_raid = (lay.digits == RAID).sum(axis=1)
    level = (lay.digits == UNASSIGNED).sum(axis=1)
    within = (on_board <= board) & (on_raid <= raid)
    full = (on_board >= board).astype(np.float64) + (on_raid >= raid)
    rolls = float(FACES) ** level - np.where(level > 0, full**level, 0.0)
    blank = np.where(within, 0.0, np.nan)[lay.rank].reshape((FACES,) * dice)
    return Limits(within[: lay.starts[1]].astype(np.float64), 1.0 / rolls, blank)
