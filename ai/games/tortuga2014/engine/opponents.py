"""What the opponents' dice may become: finals sampled from their open dice under simple plans.

Each opponent that still rolls is assumed to know what the actions bring it (`heuristic.stakes`) and how often
a total wins, and to have one of two sets of priorities. The solver finds its best keeps, and random rolls are
played by them, for all opponents and samples at once.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import numpy as np

from ai.games.tortuga2014 import heuristic
from ai.games.tortuga2014.dice_solver import FACES, solve_cycles
from ai.games.tortuga2014.engine.batch import Floats, Ints
from ai.games.tortuga2014.engine.places import MAX_TOTAL, load, terminal_values, totals_of
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, DICE, MAX_CYCLES, RAID, SKULL, UNASSIGNED
from tortuga.games.tortuga2014.state import Table

NOT_SHOWN: Final = FACES
"""In place of a face: the die is not rolled, or not to be kept now."""


@dataclass(frozen=True, slots=True)
class Priorities:
    """How an opponent sees the actions."""

    tile: float
    """Points that it counts for a bonus tile, which it gets by finishing early (R36)."""
    liking: tuple[float, float, float, float, float]
    """By action, a factor on the points it brings now."""


PLAIN: Final = Priorities(0.0, (1.0, 1.0, 1.0, 1.0, 1.0))
"""Counts the points of the current round only."""
FAR_SIGHTED: Final = MappingProxyType(
    {
        2: Priorities(2.7, (1.5, 1.5, 0.7, 1.2, 0.7)),
        3: Priorities(2.7, (1.0, 1.25, 0.67, 1.0, 0.67)),
        4: Priorities(4.0, (0.8, 1.0, 0.67, 1.0, 1.0)),
    }
)
"""By number of seats: thinks of the rounds to come, as the engine does.

Fitted by `training/opponent_fit.py`, and rounded, as every set of games gives slightly different numbers
and matches show no difference.
"""


def priorities_of(seats: int) -> tuple[Priorities, ...]:
    """The kinds of opponents assumed, each in an equal share of the samples, as the true one is unknown."""
    return PLAIN, FAR_SIGHTED[seats]


@dataclass(slots=True)
class Finals:
    """Sampled ends of the dice phase of all opponents; the row of one's own seat holds its board as it is."""

    dice: Ints
    """(samples, seats, 5): action of each die."""
    totals: Ints
    """(samples, seats, 5)."""
    bonus: Ints
    """(samples, seats, 5): bonus tiles, with those that finished opponents earn by then."""
    last: Ints
    """(samples,): last cycle in which an opponent rolls; 0 when all are finished."""
    counted: Ints
    """(samples,): last cycle whose tiles `bonus` holds; own rolls after it bring opponents more (R36)."""


@functools.cache
def _subsets() -> tuple[Ints, Ints, Ints]:
    """(31, 5) dice of each subset, (155,) subset and (155,) action of each candidate keep."""
    bits = np.arange(1, 1 << DICE)
    dice = (bits[:, None] >> np.arange(DICE)) & 1
    return dice, np.repeat(np.arange(len(bits)), len(ACTIONS)), np.tile(np.arange(len(ACTIONS)), len(bits))


@dataclass(slots=True)
class OpponentTurn:
    """One dice turn still to be sampled: values as from `solve_cycles`, and where it stands."""

    dice: tuple[int, ...]
    values: Floats
    cycle: int
    """The first cycle whose keeps the values cover."""
    skulls: tuple[int, ...] = ()
    """Skulls already kept and still to be declared in that cycle (R34)."""


Roll = Callable[[Ints, int], Ints]
"""Faces (rows, 5) that these rows show at their roll of this number, counted from 0."""


def thrown(rng: np.random.Generator) -> Roll:
    """Fresh dice for every row and roll."""
    return lambda rows, _: rng.integers(0, FACES, (len(rows), DICE))


def sample_turns(turns: Sequence[OpponentTurn], samples: int, roll: Roll) -> tuple[Ints, Ints]:
    """Play turns to their ends: dice (samples, turns, 5) and last cycles (samples, turns).

    A row of `roll` is sample * turns + turn.
    """
    count = len(turns)
    rows = samples * count
    turn = np.tile(np.arange(count), samples)
    offsets = np.cumsum([0] + [open_turn.values.size for open_turn in turns[:-1]])
    flat = np.concatenate([open_turn.values.reshape(-1) for open_turn in turns])
    sizes = np.array([open_turn.values[0].size for open_turn in turns])
    weights = np.zeros((count, DICE), np.intp)
    for index, open_turn in enumerate(turns):
        free = [die for die, at in enumerate(open_turn.dice) if at == UNASSIGNED]
        weights[index, free] = FACES ** np.arange(len(free) - 1, -1, -1)
    weight = weights[turn]
    assigned = np.array([open_turn.dice for open_turn in turns])[turn]
    code = (weight * UNASSIGNED).sum(axis=1)
    step = np.zeros(rows, np.intp)
    dice, subset, action = _subsets()
    bits = 1 << np.arange(DICE)
    reach = weights @ dice.T  # (turns, 31)
    moves = reach[:, subset] * (UNASSIGNED - action)  # (turns, 155): what a keep takes off the code
    subset_bits = subset + 1
    going = np.arange(rows)
    for number in itertools.count():
        if not len(going):
            break
        mine = turn[going]
        faces = roll(going, number)
        faces[assigned[going] != UNASSIGNED] = NOT_SHOWN
        whole = np.zeros(len(going), np.intp)
        if not number:
            for index, open_turn in enumerate(turns):
                if open_turn.skulls:
                    declared = mine == index
                    faces[declared] = NOT_SHOWN
                    faces[np.ix_(np.flatnonzero(declared), np.array(open_turn.skulls))] = SKULL
                    whole[declared] = sum(1 << die for die in open_turn.skulls)
        shown = (faces[:, :, None] == np.arange(len(ACTIONS))) | (faces == SKULL)[:, :, None]
        allowed = (shown * bits[:, None]).sum(axis=1)[:, action]  # (going, 155)
        legal = (subset_bits & ~allowed) == 0
        if whole.any():
            legal &= (whole[:, None] == 0) | (subset_bits == whole[:, None])
        at = (offsets[mine] + step[going] * sizes[mine] + code[going])[:, None] - moves[mine]
        values = np.where(legal, flat.take(at, mode="clip"), -np.inf)
        values[np.isnan(values)] = -np.inf
        keep = values.argmax(axis=1)
        able = values[np.arange(len(going)), keep] > -np.inf  # the others roll again (R35)
        rows_able, keep = going[able], keep[able]
        code[rows_able] -= moves[turn[rows_able], keep]
        taken = dice[subset[keep]] > 0
        assigned[rows_able] = np.where(taken, action[keep][:, None], assigned[rows_able])
        step[rows_able] += 1
        going = np.flatnonzero((assigned == UNASSIGNED).any(axis=1))
    last = np.array([open_turn.cycle for open_turn in turns])[turn] + step - 1
    return assigned.reshape(samples, count, DICE), last.reshape(samples, count)


def prizes(table: Table) -> Floats:
    """(seats, 5, MAX_TOTAL + 1): expected points of a total on each action for each seat."""
    return load(table.seats).prizes(np.array(heuristic.stakes(table)))


def keeps_now(table: Table, seat: int) -> bool:
    """Whether a seat that still rolls has yet to place dice in the running cycle."""
    return table.stage == "select" or bool(table.kept[seat]) or seat in table.stuck


def turn_of(table: Table, seat: int, prize: Floats, tile: float) -> OpponentTurn:
    """The plan of a seat that still rolls; `prize` (5, MAX_TOTAL + 1), `tile` points for a bonus tile."""
    board = table.boards[seat]
    cycle = table.cycle if keeps_now(table, seat) else table.cycle + 1  # the next in which it places dice
    free = board.dice.count(UNASSIGNED)
    finish = [tile * max(0, MAX_CYCLES - cycle - step) for step in range(max(1, free))]
    terminal = terminal_values(prize, table.options.numbers, board.dice, board.bonus)
    values = solve_cycles(terminal, board.room(BOARD), board.room(RAID), finish)
    return OpponentTurn(board.dice, values, cycle, table.kept[seat])


def sample_finals(
    table: Table, seat: int, kinds: Sequence[Priorities], samples: int, rng: np.random.Generator
) -> Finals:
    """Finals of all opponents of a seat.

    Args:
        table: as the seat sees it.
        kinds: priorities of the opponents, each in an equal part of the samples.
        samples: how many; rounded up to a multiple of the number of kinds.
    """
    count = -(-samples // len(kinds))
    prize = prizes(table)
    opponents = [other for other in range(table.seats) if other != seat]
    open_seats = [other for other in opponents if not table.boards[other].finished]
    turns = plain_turns(table, open_seats, kinds, prize)
    ends = sample_ends(table, open_seats, turns, count, thrown(rng))
    return finals(table, *ends, np.array(opponents), prize, rolls_until(table, seat))


def rolls_until(table: Table, seat: int) -> int:
    """The cycle in which a seat rolls at least once more; 0 when it is finished."""
    return 0 if table.boards[seat].finished else table.cycle + (not keeps_now(table, seat))


def plain_turns(
    table: Table, seats: Sequence[int], kinds: Sequence[Priorities], prize: Floats
) -> list[OpponentTurn]:
    """The plans of seats that still roll, for each kind in turn; `prize` as from `prizes`."""
    return [
        turn_of(table, seat, prize[seat] * np.array(priorities.liking)[:, None], priorities.tile)
        for priorities in kinds
        for seat in seats
    ]


def sample_ends(
    table: Table, seats: Sequence[int], turns: Sequence[OpponentTurn], count: int, roll: Roll
) -> tuple[Ints, Ints]:
    """Dice (samples, all seats, 5) when `seats` have played on, and their last cycles (samples, all seats).

    Args:
        turns: for each kind the plans of all `seats`.
        count: samples of each kind.
        roll: as for `sample_turns`; rows count as sample * seats + place among `seats`.
    """
    samples = count * max(1, len(turns) // max(1, len(seats)))
    dice = np.tile(np.array([board.dice for board in table.boards]), (samples, 1, 1))
    ended = np.zeros((samples, table.seats), np.intp)
    if seats:
        ends, last_cycles = sample_turns(turns, count, roll)
        dice[:, seats] = ends.reshape(samples, len(seats), DICE)
        ended[:, seats] = last_cycles.reshape(samples, len(seats))
    return dice, ended


def finals(table: Table, dice: Ints, ended: Ints, of: Ints, prize: Floats, until: int = 0) -> Finals:
    """Sampled dice as `Finals`, with the bonus tiles that the seats `of` earn from one another's cycles.

    Args:
        until: a cycle in which another seat surely rolls, so that tiles are earned in it too.
    """
    bonus = np.tile(np.array([board.bonus for board in table.boards]), (len(dice), 1, 1))
    last = ended[:, of].max(axis=1)
    totals = totals_of(dice, table.options.numbers, bonus)
    spent = table.cycle - 1 if table.stage == "select" else table.cycle
    counted = np.maximum(last, max(until, spent))
    tiles = np.maximum(counted[:, None] - np.maximum(ended[:, of], spent), 0)
    if tiles.any():
        _give_tiles(totals, bonus, tiles, of, prize)
    return Finals(dice, totals, bonus, last, counted)


def _give_tiles(totals: Ints, bonus: Ints, tiles: Ints, of: Ints, prize: Floats) -> None:
    """Put the tiles that finished opponents earn where they help most now, in place (R36, R37)."""
    for number in range(int(tiles.max())):
        sample, index = np.nonzero(tiles > number)
        seat = of[index]
        total, there = totals[sample, seat], bonus[sample, seat]
        every = np.arange(len(ACTIONS))
        now = prize[seat[:, None], every, total]
        then = prize[seat[:, None], every, np.minimum(total + 1, MAX_TOTAL)]
        gain = np.where(total > 0, then - now, -1.0)
        gain[there == 2] = -np.inf
        best = gain.argmax(axis=1)
        able = there[np.arange(len(best)), best] < 2
        sample, seat, best = sample[able], seat[able], best[able]
        bonus[sample, seat, best] += 1
        totals[sample, seat, best] += totals[sample, seat, best] > 0
