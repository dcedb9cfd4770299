"""The dice turn with a cycle counter: finishing early earns bonus tiles (R36).

The plain solver does not care when a turn ends. Here every full assignment is worth its terminal value plus
what finishing at the end of that cycle earns. One sweep of levels per cycle; a state with k unassigned dice
needs k more cycles at most (R39), so most (cycle, level) pairs never occur and are not computed.
"""

from __future__ import annotations

import functools
import math
import threading
from collections.abc import Sequence

import numpy as np

from ai.games.tortuga2014.expectimax.layout import ACTIONS, Floats, layout, limits
from ai.games.tortuga2014.expectimax.solver import SweepLevel


class CycleSolver:
    """The sweeps of a turn with `dice` dice. Owns scratch memory, so one thread at a time."""

    def __init__(self, dice: int) -> None:
        self.lay = layout(dice)
        self.levels = [SweepLevel(self.lay, k) for k in range(1, dice + 1)]

    def solve(self, terminal: Floats, board_limit: int, raid_limit: int, finish: Sequence[float]) -> Floats:
        """As `ai.games.tortuga2014.expectimax.solve_cycles`."""
        lay = self.lay
        lim = limits(lay.dice, board_limit, raid_limit)
        floor, least = float(terminal.min()), min(finish)
        if not (math.isfinite(floor) and all(map(math.isfinite, finish))):
            raise ValueError("terminal values and finish values must be finite")
        values = np.full((len(finish), lay.size), np.nan)
        shifted = terminal.reshape(-1) - floor
        last = len(finish) - 1
        for cycle in range(last, -1, -1):
            here = values[cycle]
            np.multiply(shifted + (finish[cycle] - least), lim.allowed, out=here[: lay.starts[1]])
            for level in self.levels[: last - cycle]:
                level.run(values[cycle + 1], lim.share, here)
        out = values.take(lay.rank, axis=1).reshape((len(finish), *lim.blank.shape))
        out += lim.blank
        out += floor + least
        return out


class _Solvers(threading.local):
    """One solver for each number of dice and each thread: scratch memory, nothing lives between calls."""

    def __init__(self) -> None:
        self.get = functools.cache(CycleSolver)


_solvers = _Solvers()


def solve_cycles(terminal: Floats, board_limit: int, raid_limit: int, finish: Sequence[float]) -> Floats:
    """Values of all states of a dice turn at the end of each of the next cycles, under the best keeps.

    Args:
        terminal: float64 (5,) * n, finite, as for `solve`.
        board_limit, raid_limit: room on BOARD and RAID, 0 or more.
        finish: finish[i] = worth of being finished at the end of cycle i; finite. `i` counts from the cycle
            whose keeps are weighed (0); callers that need the value before the next roll take it from 0 too.

    Returns:
        float64 (len(finish),) + (6,) * n: at [i], a full assignment has terminal + finish[i], any other state
        its expected value before the roll of cycle i + 1. NaN where a limit makes the state impossible, and
        where more dice are unassigned than cycles are left (i + unassigned > len(finish) - 1).

    A roll without a legal keep is rolled again within its cycle (R35).

    Raises:
        ValueError: a shape other than (5,) * n, a value that is not finite, no cycle, or a negative limit.
    """
    if terminal.shape != (ACTIONS,) * terminal.ndim:
        raise ValueError(f"terminal values have shape (5,) * dice, not {terminal.shape}")
    if not finish:
        raise ValueError("at least one cycle is needed")
    return _solvers.get(terminal.ndim).solve(terminal, board_limit, raid_limit, finish)
