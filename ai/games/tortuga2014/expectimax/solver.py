"""The exact value of every state of a dice turn, by one sweep from few unassigned dice to many."""

import functools
import math
import threading

import numpy as np

from ai.games.tortuga2014.expectimax.layout import ACTIONS, FACES, Floats, Layout, layout, limits
from ai.games.tortuga2014.expectimax.program import program


class SweepLevel:
    """One level of the sweep, with its scratch rows: values of the levels below in, values of this level out.

    All sums are plain numpy additions in a fixed order, so equal input gives equal bits on every processor
    (a BLAS would not).
    """

    def __init__(self, lay: Layout, dice: int) -> None:
        count = lay.starts[dice + 1] - lay.starts[dice]
        prog = program(dice)
        rolls = FACES**dice
        rows = np.zeros((prog.rows, count))
        leaves = ACTIONS << dice
        widest = max([rolls] + [r.last - r.first for r in prog.rounds])
        left, right = np.empty((widest, count)), np.empty((widest, count))
        self.rows = rows
        self.here = slice(lay.starts[dice], lay.starts[dice + 1])
        self.successors = lay.successors[dice].reshape(-1)
        self.gathered = rows[ACTIONS:leaves].reshape(-1)
        subsets = rows[:leaves].reshape((2,) * dice + (-1,))
        axes = [(slice(None),) * axis for axis in range(dice)]
        self.widen = [(subsets[(*axis, 1)], subsets[(*axis, 0)]) for axis in reversed(axes)]
        self.by_action = rows[:leaves].reshape(1 << dice, ACTIONS, count)[1:]
        self.any_action = rows[leaves + 1 : leaves + (1 << dice)]
        self.rounds = [
            (rows[r.first : r.last], left[: r.last - r.first], right[: r.last - r.first], r.left, r.right)
            for r in prog.rounds
        ]
        self.rolls = left[:rolls], right[:rolls], prog.rolls.left, prog.rolls.right
        self.fold = []
        while rolls > 1:
            half = rolls // 2
            self.fold.append((left[:half], left[rolls - half : rolls]))
            rolls -= half
        self.single = dice == 1
        self.total = left[0]

    def run(self, values: Floats, share: Floats, out: Floats) -> None:
        """Write this level of `out` from the lower ones of `values`, perhaps the same array: (6 ** dice,).

        Values are at least 0, and 0 stands for "not legal": it never wins a maximum.
        """
        maximum = np.maximum
        values.take(self.successors, out=self.gathered, mode="clip")
        for some, without in self.widen:  # best over the non-empty parts of a set, die by die
            maximum(some, without, out=some)
        maximum.reduce(self.by_action, axis=1, out=self.any_action)
        if self.single:
            np.add.reduce(self.by_action[0], axis=0, out=self.total)
            np.add(self.total, self.any_action[0], out=self.total)
        else:
            take = self.rows.take
            for target, left, right, first, second in self.rounds:
                take(first, axis=0, out=left, mode="clip")
                take(second, axis=0, out=right, mode="clip")
                maximum(left, right, out=target)
            left, right, first, second = self.rolls
            take(first, axis=0, out=left, mode="clip")
            take(second, axis=0, out=right, mode="clip")
            maximum(left, right, out=left)
            for low, high in self.fold:  # pairwise: less rounding than one by one, and the fastest
                np.add(low, high, out=low)
        np.multiply(self.total, share[self.here], out=out[self.here])


class Solver:
    """The levels of a turn with `dice` dice. Owns scratch memory, so one thread at a time."""

    def __init__(self, dice: int) -> None:
        self.lay = layout(dice)
        self.levels = [SweepLevel(self.lay, k) for k in range(1, dice + 1)]
        self.values = np.zeros(self.lay.size)

    def solve(self, terminal: Floats, board_limit: int, raid_limit: int) -> Floats:
        """As `ai.games.tortuga2014.expectimax.solve`."""
        lim = limits(self.lay.dice, board_limit, raid_limit)
        floor = terminal.min()
        if not math.isfinite(floor):
            raise ValueError("terminal values must be finite, also where a limit makes them impossible")
        final = self.values[: self.lay.starts[1]]
        np.subtract(terminal.reshape(-1), floor, out=final)
        np.multiply(final, lim.allowed, out=final)
        for level in self.levels:
            level.run(self.values, lim.share, self.values)
        out = self.values.take(self.lay.rank).reshape(lim.blank.shape)
        np.add(out, lim.blank, out=out)
        np.add(out, floor, out=out)
        return out


class _Solvers(threading.local):
    """One solver for each number of dice and each thread: scratch memory, nothing lives between calls."""

    def __init__(self) -> None:
        self.get = functools.cache(Solver)


_solvers = _Solvers()


def solve(terminal: Floats, board_limit: int, raid_limit: int) -> Floats:
    """The expected value of every state of a dice turn under the best keeps, before its next roll (R27-R35).

    Args:
        terminal: float64 (5,) * n, finite: value of each full assignment, n = 1..5. Axis = die (A..E if
            n = 5), index = action in board order. With n < 5 these are the dice still unassigned in
            mid-turn.
        board_limit, raid_limit: dice that fit on BOARD and RAID (in mid-turn: the room left), 0 or more.

    Returns:
        float64 (6,) * n, index 5 = not yet assigned; NaN where a limit makes the state impossible. A full
        assignment within the limits has its terminal value (up to rounding). The array is the caller's own.

    A roll without a legal keep is rolled again (R35). About 0.2 ms for n = 5.

    Raises:
        ValueError: a shape other than (5,) * n, a value that is not finite, or a negative limit.
    """
    if terminal.shape != (ACTIONS,) * terminal.ndim:
        raise ValueError(f"terminal values have shape (5,) * dice, not {terminal.shape}")
    return _solvers.get(terminal.ndim).solve(terminal, board_limit, raid_limit)


def warm_up() -> None:
    """Solve a turn of each number of dice, so that their programs are built and cached."""
    for dice in range(1, 6):
        solve(np.zeros((ACTIONS,) * dice), 2, 2)
