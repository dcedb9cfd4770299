"""The exact value of every state of a dice turn, by one sweep from few unassigned dice to many.

A state gives each of `n` dice an action 0..4 or leaves it unassigned (5): 6**n states. Its *code* is its
place in a (6,) * n array. The solver keeps the states sorted by *level*, the number of unassigned dice:
every level is one contiguous slice and can be computed at once from the levels below it.

For one state, W[T, a] is the best value of putting a non-empty part of the dice T on action a, and M[T] the
best of W[T, .]. A roll with plain faces P_a of each action and skulls R is worth the largest of W[P_a | R,
a] over the actions shown, and M[R] for skulls alone: an action not shown can only take the skulls. That is
a maximum over at most six leaves, and most partial maxima occur in many rolls: the 6**k maxima become a
small program, each computed once.

`solve` does not care when a turn ends. `solve_cycles` counts cycles, for finishing early earns bonus tiles
(R36): every full assignment is worth its terminal value plus what finishing at the end of that cycle earns.
It takes one sweep of levels per cycle; a state with k unassigned dice needs k more cycles at most (R39), so
most (cycle, level) pairs never occur and are not computed.
"""

from __future__ import annotations

import functools
import itertools
import math
import threading
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tortuga.games.tortuga2014 import pieces
from tortuga.games.tortuga2014.pieces import BOARD, DICE, RAID, SKULL, UNASSIGNED

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


ANY = ACTIONS
"""Slot of the leaf M, after the slots 0..4 of the actions."""

ProgramLeaf = tuple[int, int]
"""(slot, subset of the dice rolled as bits)."""
Operands = tuple[ProgramLeaf, ...]

CUTS = (frozenset((0, 1, 2)), frozenset((0, 1)), frozenset((3,)))
"""Where operands are split, tried in this order: {0,1,2 | 3,4,M}, then {0,1 | 2} and {3 | 4,M}. Fixed cuts
make partial maxima coincide: 158,130 maxima in a full solve instead of 631,704."""


class SumRound(NamedTuple):
    """One block of maxima: rows first:last become max(rows left, rows right)."""

    first: int
    last: int
    left: Ints
    right: Ints


class Program(NamedTuple):
    """The maxima of k dice. Rows: W[T, a] at 5 * T + a, M[T] after them, then the shared partial maxima."""

    dice: int
    rows: int
    rounds: tuple[SumRound, ...]
    rolls: SumRound
    """The 6**k rolls; their sum over the number of rolls with a keep is the value of the state."""


def roll_operands(dice: int) -> Iterator[Operands]:
    """The leaves of every roll, in order of their slots."""
    for roll in itertools.product(range(FACES), repeat=dice):
        shown = [sum(1 << b for b, face in enumerate(roll) if face == a) for a in range(FACES)]
        skulls = shown[SKULL]
        plain = [(a, shown[a] | skulls) for a in range(ACTIONS) if shown[a]]
        yield tuple(plain + ([(ANY, skulls)] if skulls else []))


def part(operands: Operands) -> tuple[Operands, Operands]:
    """Two non-empty parts of at least two operands."""
    for cut in CUTS:
        left = tuple(leaf for leaf in operands if leaf[0] in cut)
        if left and len(left) < len(operands):
            return left, tuple(leaf for leaf in operands if leaf[0] not in cut)
    return operands[:1], operands[1:]


@functools.cache
def program(dice: int) -> Program:
    """The program for `dice` dice rolled (1..5)."""
    depths: dict[Operands, int] = {}

    def depth(operands: Operands) -> int:
        """Number of rounds before `operands` are known; remembers every partial maximum met."""
        if len(operands) == 1:
            return 0
        if operands not in depths:
            left, right = part(operands)
            depths[operands] = 1 + max(depth(left), depth(right))
        return depths[operands]

    pairs = [part(roll) if len(roll) > 1 else (roll, roll) for roll in roll_operands(dice)]
    for left, right in pairs:
        depth(left), depth(right)
    row = (ACTIONS + 1) << dice
    rows: dict[Operands, int] = {}

    def row_of(operands: Operands) -> int:
        if len(operands) > 1:
            return rows[operands]
        slot, subset = operands[0]
        return (ACTIONS << dice) + subset if slot == ANY else ACTIONS * subset + slot

    def block(first: int, halves: list[tuple[Operands, Operands]]) -> SumRound:
        left, right = (np.array([row_of(pair[side]) for pair in halves], np.intp) for side in (0, 1))
        return SumRound(first, first + len(halves), left, right)

    rounds = []
    for level in range(1, max(depths.values(), default=0) + 1):
        group = [operands for operands, known in depths.items() if known == level]
        rounds.append(block(row, [part(operands) for operands in group]))
        rows.update((operands, row + i) for i, operands in enumerate(group))
        row += len(group)
    pairs.sort(key=lambda pair: (row_of(pair[0]), row_of(pair[1])))  # neighbours share rows in the cache
    return Program(dice, row, tuple(rounds), block(0, pairs))


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
        """As `solve`."""
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

    def solve_cycles(
        self, terminal: Floats, board_limit: int, raid_limit: int, finish: Sequence[float]
    ) -> Floats:
        """As `solve_cycles`."""
        lay = self.lay
        lim = limits(lay.dice, board_limit, raid_limit)
        floor, least = float(terminal.min()), min(finish)
        if not (math.isfinite(floor) and all(map(math.isfinite, finish))):
            raise ValueError("terminal values and finish values must be finite")
        values = np.full((len(finish), lay.size), np.nan)
        shifted = terminal.reshape(-1) - floor
        last = len(finish) - 1
        if least == max(finish):  # cycles are alike: each level is computed once, for all that reach it
            np.multiply(shifted, lim.allowed, out=values[0, : lay.starts[1]])
            for level in self.levels[:last]:
                level.run(values[0], lim.share, values[0])
            for cycle in range(1, last + 1):
                reached = lay.starts[min(last - cycle, lay.dice) + 1]
                values[cycle, :reached] = values[0, :reached]
        else:
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
    """A solver for each number of dice and each thread: scratch memory, nothing lives between calls."""

    def __init__(self) -> None:
        self.of = functools.cache(Solver)


_solvers = _Solvers()


def _solver(terminal: Floats) -> Solver:
    if terminal.shape != (ACTIONS,) * terminal.ndim:
        raise ValueError(f"terminal values have shape (5,) * dice, not {terminal.shape}")
    return _solvers.of(terminal.ndim)


def solve(terminal: Floats, board_limit: int, raid_limit: int) -> Floats:
    """The expected value of every state of a dice turn under the best keeps, before its next roll (R27-R35).

    A roll without a legal keep is rolled again (R35). About 0.2 ms for five dice.

    Args:
        terminal: (5,) * n, finite: value of each full assignment of the n = 1..5 dice still unassigned. Each
            axis is a die, its index the action in board order.
        board_limit, raid_limit: dice for which there is room on BOARD and RAID, 0 or more.

    Returns:
        (6,) * n, index 5 = not yet assigned; NaN where a limit makes the state impossible. A full assignment
        within the limits has its terminal value (up to rounding). The array is the caller's own.

    Raises:
        ValueError: a shape other than (5,) * n, a value that is not finite, or a negative limit.
    """
    return _solver(terminal).solve(terminal, board_limit, raid_limit)


def warm_up() -> None:
    """Solve a turn of each number of dice, so that their programs are built and cached."""
    for dice in range(1, 6):
        solve(np.zeros((ACTIONS,) * dice), 2, 2)


def solve_cycles(terminal: Floats, board_limit: int, raid_limit: int, finish: Sequence[float]) -> Floats:
    """Values of all states of a dice turn at the end of each of the next cycles, under the best keeps.

    Args:
        terminal, board_limit, raid_limit: as for `solve`.
        finish: finish[i] = worth of being finished at the end of cycle i; finite. `i` counts from the cycle
            whose keeps are weighed (0); callers that need the value before the next roll take it from 0 too.

    Returns:
        (len(finish),) + (6,) * n: at [i], a full assignment has terminal + finish[i], any other state
        its expected value before the roll of cycle i + 1. NaN where a limit makes the state impossible, and
        where more dice are unassigned than cycles are left (i + unassigned > len(finish) - 1).

    Raises:
        ValueError: a shape other than (5,) * n, a value that is not finite, no cycle, or a negative limit.
    """
    if not finish:
        raise ValueError("at least one cycle is needed")
    return _solver(terminal).solve_cycles(terminal, board_limit, raid_limit, finish)


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
        values: (6,) * n from `solve`, under the current limits; NaN where the dice would not fit (R29).
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
