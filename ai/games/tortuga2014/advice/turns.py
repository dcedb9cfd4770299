"""Where the best play of a dice turn ends: the chance of every full assignment, and of every last cycle."""

from __future__ import annotations

import functools
from typing import Final, NamedTuple

import numpy as np

from ai.games.tortuga2014.engine.batch import Flags, Ints
from ai.games.tortuga2014.expectimax import Floats
from tortuga.games.tortuga2014.pieces import ACTIONS, SKULL, UNASSIGNED

FACES: Final = 6


class Ends(NamedTuple):
    """Distribution of the end of a turn."""

    assigned: Floats
    """(5**n,): chance of each full assignment of the n dice, as `Tables.terminal` counts them."""
    cycle: Floats
    """(cycles,): chance that the turn ends in each cycle, 0 = the current one."""


class _Rolls(NamedTuple):
    """All rolls of a number of dice, and all their keeps."""

    subset: Ints
    """(keeps, dice): whether a die is kept."""
    action: Ints
    """(keeps,)."""
    legal: Flags
    """(rolls, keeps): by faces alone (R28)."""


@functools.cache
def _rolls(dice: int) -> _Rolls:
    faces = np.indices((FACES,) * dice).reshape(dice, -1).T
    bits = np.arange(1, 1 << dice)
    subset = np.repeat((bits[:, None] >> np.arange(dice)) & 1, len(ACTIONS), axis=0)
    action = np.tile(np.array(ACTIONS), len(bits))
    fits = (faces[:, None, :] == action[None, :, None]) | (faces == SKULL)[:, None, :]
    return _Rolls(subset, action, (fits | (subset == 0)[None]).all(axis=2))


def ends(values: Floats, after: tuple[int, ...]) -> Ends:
    """How the turn ends under the best keeps from a state.

    Args:
        values: (cycles,) + (6,) * n as from `solve_cycles`.
        after: the state after the keep of cycle 0: by die its action, 5 while unassigned.
    """
    cycles, n = values.shape[0], values.ndim - 1
    flat = values.reshape(cycles, -1)
    weights = FACES ** np.arange(n - 1, -1, -1)
    tens = len(ACTIONS) ** np.arange(n - 1, -1, -1)
    assigned, ended = np.zeros(len(ACTIONS) ** n), np.zeros(cycles)
    codes, chance = np.array([int(np.dot(after, weights))]), np.ones(1)
    for cycle in range(cycles):
        digits = codes[:, None] // weights % FACES
        free = (digits == UNASSIGNED).sum(axis=1)
        done = free == 0
        np.add.at(assigned, digits[done] @ tens, chance[done])
        ended[cycle] = chance[done].sum()
        if done.all():
            break
        reached = np.zeros(flat.shape[1])
        for count in np.unique(free[~done]):
            some = free == count
            _roll(flat[cycle + 1], codes[some], digits[some], chance[some], int(count), weights, reached)
        codes = np.flatnonzero(reached)
        chance = reached[codes]
    return Ends(assigned, ended)


def _roll(
    values: Floats, codes: Ints, digits: Ints, chance: Floats, free: int, weights: Ints, reached: Floats
) -> None:
    """Roll the `free` dice of some states and keep the best; adds to `reached`, the chance of each state."""
    rolls = _rolls(free)
    open_dice = np.nonzero(digits == UNASSIGNED)[1].reshape(-1, free)
    moves = weights[open_dice] @ rolls.subset.T * (UNASSIGNED - rolls.action)
    after = codes[:, None] - moves
    value = values.take(after)
    value[np.isnan(value)] = -np.inf
    found = np.where(rolls.legal[None], value[:, None, :], -np.inf)  # (states, rolls, keeps)
    keep = found.argmax(axis=2)
    able = np.take_along_axis(found, keep[..., None], 2)[..., 0] > -np.inf  # the others roll again (R35)
    share = chance / able.sum(axis=1)
    state, roll = np.nonzero(able)
    np.add.at(reached, after[state, keep[state, roll]], share[state])
