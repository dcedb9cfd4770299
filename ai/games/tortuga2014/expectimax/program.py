"""The maxima that value every roll of k dice, each computed once and shared by all rolls that need it.

For one state, W[T, a] is the best value of putting a non-empty part of the dice T on action a, and M[T]
the best of W[T, .]. A roll with plain faces P_a of each action and skulls R is worth the largest of W[P_a
| R, a] over the actions shown, and M[R] for skulls alone: an action not shown can only take the skulls.
That is a maximum over at most six leaves, and most partial maxima occur in many rolls: the 6**k maxima
become a small program.
"""

import functools
import itertools
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ai.games.tortuga2014.expectimax.layout import ACTIONS, FACES, Ints
from tortuga.games.tortuga2014.pieces import SKULL

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


def leaf_row(leaf: ProgramLeaf, dice: int) -> int:
    """Row of a leaf."""
    slot, subset = leaf
    return (ACTIONS << dice) + subset if slot == ANY else ACTIONS * subset + slot


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
        return leaf_row(operands[0], dice) if len(operands) == 1 else rows[operands]

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
