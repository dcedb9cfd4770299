"""Keeps and declared skulls: the win chance split over the places that the dice reach (R28-R36, R41-R43).

Against one sample of the opponents' dice, an assignment of one's own dice matters only through its outcome
class: the place on each of the five actions. Each class met is also rolled out without some of its places,
for all 32 sets of actions; Shapley's formula splits its value over the five. Weighted by the exact chance
of every class under the best play after a choice (`ends`), the parts of two choices differ by exactly as
much as the choices do. What remains of a value is the worth of finishing early: bonus tiles.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from ai.games.tortuga2014.advice.explain import PARTS, TILES_PART, ValuedChoice, ValuedChoices
from ai.games.tortuga2014.advice.pieces import lead
from ai.games.tortuga2014.dice_solver import FACES, Floats
from ai.games.tortuga2014.engine.batch import Flags, Ints
from ai.games.tortuga2014.engine.decisions import Solved, solved, value_declarations, value_keeps
from ai.games.tortuga2014.engine.evaluation import (
    ActionValue,
    Assignments,
    Evaluation,
    spread_over,
    standard_error,
)
from ai.games.tortuga2014.engine.places import CLASSES
from ai.games.tortuga2014.shapley import shapley_split
from tortuga.games.tortuga2014.commands import Command, DeclareSkulls, Keep
from tortuga.games.tortuga2014.events import Faces
from tortuga.games.tortuga2014.pieces import ACTIONS, SKULL, UNASSIGNED, Numbers


class Ends(NamedTuple):
    """Distribution of the end of a turn."""

    assigned: Floats
    """(5**n,): chance of each full assignment of the n dice, as `Assignments.terminal` counts them."""
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
    open_dice = np.nonzero(digits == UNASSIGNED)[1].reshape(-1, free)
    after, worth = _keeps(values, codes, open_dice, weights)
    keep = worth.argmax(axis=2)
    able = np.take_along_axis(worth, keep[..., None], 2)[..., 0] > -np.inf  # the others roll again (R35)
    share = chance / able.sum(axis=1)
    state, roll = np.nonzero(able)
    np.add.at(reached, after[state, keep[state, roll]], share[state])


def _keeps(values: Floats, codes: Ints, open_dice: Ints, weights: Ints) -> tuple[Ints, Floats]:
    """(states, keeps): the state after each keep of some free dice; (states, rolls, keeps): its value."""
    rolls = _rolls(open_dice.shape[1])
    after = codes[:, None] - weights[open_dice] @ rolls.subset.T * (UNASSIGNED - rolls.action)
    value = values.take(after)
    value[np.isnan(value)] = -np.inf
    worth: Floats = np.where(rolls.legal[None], value[:, None, :], -np.inf)
    return after, worth


def before_roll(after_keep: Floats) -> float:
    """Own win share before all free dice are rolled, by that after each keep (6,) * n."""
    n = after_keep.ndim
    weights = FACES ** np.arange(n - 1, -1, -1)
    _, worth = _keeps(after_keep.reshape(-1), np.array([after_keep.size - 1]), np.arange(n)[None], weights)
    best = worth[0].max(axis=1)
    return float(best[best > -np.inf].mean())


SUBSETS: Final[Ints] = np.array(
    [
        sum(3 << 2 * action for action in ACTIONS if subset >> action & 1)
        for subset in range(1 << len(ACTIONS))
    ]
)
"""(32,): class & SUBSETS[s] = the class with the places in set s only."""

NOISE: Final = 0.01
"""A lead of at most this much, measured by sampling, does not count against a keep that is plainly better."""


def met_after(turn: Solved, end: Ends) -> tuple[Floats, float]:
    """(pairs,) chance of each pair met at such ends, and the expected worth of finishing early."""
    assignments = turn.assignments
    where = assignments.where
    chance = np.bincount(where.reshape(-1), np.tile(end.assigned, len(where)), len(assignments.sample))
    return chance / len(where), float(end.cycle[: len(turn.finish)] @ turn.finish)


def split_places(evaluation: Evaluation, assignments: Assignments) -> Floats:
    """(pairs, 5): own win share of each pair met, split over the places on the five actions."""
    values = np.full(len(assignments.where) * CLASSES, np.nan)
    values[assignments.sample * CLASSES + assignments.classes] = assignments.equity[:, evaluation.seat]
    wanted = assignments.sample[:, None] * CLASSES + (assignments.classes[:, None] & SUBSETS)
    needed = np.zeros(len(values), np.bool_)
    needed[wanted] = True
    missing = np.flatnonzero(needed & np.isnan(values))
    sample, classes = missing // CLASSES, missing % CLASSES
    batch = evaluation.rows(len(sample))
    batch.bonus = assignments.finals.bonus[sample]
    places = assignments.field.places(sample, classes)
    equity, _ = evaluation.rollout_equity(batch, places, assignments.draws.take(sample))
    values[missing] = equity[:, evaluation.seat]
    return shapley_split(values[wanted])


def valued_keeps(evaluation: Evaluation) -> ValuedChoices:
    """Every legal keep."""
    turn = solved(evaluation)
    roll = evaluation.table.rolls[evaluation.seat]
    assert roll is not None, "a seat sees its own roll"
    keeps = sorted(value_keeps(evaluation, turn), key=lambda choice: -choice.value)
    action_values = _sensible(keeps, evaluation.table.options.numbers, roll)
    states = [state_after(evaluation, turn.values[0], choice.command) for choice in action_values]
    valued = _valued(evaluation, turn, states, action_values)
    for choice, following in reversed(list(pairwise(valued.choices))):
        choice.raw = max(choice.raw, following.raw)  # a keep that was moved up counts as just as good
    return valued


def _sensible(keeps: Sequence[ActionValue], numbers: Numbers, roll: Faces) -> list[ActionValue]:
    """The keeps, best first; a plainly better keep goes before one that leads by no more than noise."""
    ranked = list(keeps)
    for index in range(len(ranked)):
        for other in range(index + 1, len(ranked)):
            close = ranked[index].value - ranked[other].value <= NOISE
            if close and _beats(ranked[other].command, ranked[index].command, numbers, roll):
                ranked.insert(index, ranked.pop(other))
    return ranked


def _beats(one: Command, other: Command, numbers: Numbers, roll: Faces) -> bool:
    """Whether one keep scores more with the same symbol, and leaves a die as good on every other action."""
    assert isinstance(one, Keep)
    assert isinstance(other, Keep)
    mine, theirs = set(one.dice) - set(other.dice), set(other.dice) - set(one.dice)
    if len(mine) != 1 or len(theirs) != 1:
        return False
    die, left = mine.pop(), theirs.pop()
    face = roll[die]
    if face == SKULL or roll[left] != face or numbers[die][face] <= numbers[left][face]:
        return False
    return all(numbers[left][action] >= numbers[die][action] for action in ACTIONS if action != face)


def valued_declarations(evaluation: Evaluation) -> ValuedChoices:
    """Every action for the kept skulls."""
    turn = solved(evaluation)
    action_values = sorted(value_declarations(evaluation, turn), key=lambda choice: -choice.value)
    states = [state_after(evaluation, turn.values[0], choice.command) for choice in action_values]
    return _valued(evaluation, turn, states, action_values)


def state_after(evaluation: Evaluation, values: Floats, command: Command) -> tuple[int, ...]:
    """The best state of the free dice, by `values` of all states, that a keep or a declaration leads to."""
    table, seat = evaluation.table, evaluation.seat
    if isinstance(command, DeclareSkulls):
        dice, actions = table.kept[seat], {command.action}
    else:
        assert isinstance(command, Keep)
        roll = table.rolls[seat]
        assert roll is not None, "a seat sees its own roll"
        dice = command.dice
        actions = {roll[die] for die in dice} - {SKULL} or set(ACTIONS)
    free = [die for die, at in enumerate(evaluation.view.board.dice) if at == UNASSIGNED]
    states = [tuple(action if die in dice else UNASSIGNED for die in free) for action in sorted(actions)]
    return max(states, key=lambda state: np.nan_to_num(values[state], nan=-np.inf))


def _valued(
    evaluation: Evaluation, turn: Solved, after: list[tuple[int, ...]], action_values: list[ActionValue]
) -> ValuedChoices:
    """`after`: by choice, the state it leads to."""
    assignments, seat = turn.assignments, evaluation.seat
    if len(action_values) == 1 and action_values[0].command == Keep(()):  # stuck: nothing is chosen
        chance = np.full(len(assignments.sample), 1 / len(assignments.sample))
        points = _expected(chance, assignments.score, seat)
        only = [ValuedChoice(action_values[0], action_values[0].value, *points)]
        return ValuedChoices(only, "places", lambda _first, _second: np.zeros(len(PARTS)), turn)
    found_ends = [ends(turn.values, state) for state in after]
    met = [met_after(turn, end) for end in found_ends]
    rows = assignments.equity[:, seat].take(assignments.where)  # (samples, assignments)
    valued: list[ValuedChoice] = []
    for choice, state, end, (chance, _) in zip(action_values, after, found_ends, met, strict=True):
        own = float(turn.values[0][state])
        chances = spread_over(own, chance @ assignments.equity, seat)
        seen = ActionValue(choice.command, choice.value, chances, choice.reason)
        error = standard_error(rows @ (found_ends[0].assigned - end.assigned))
        valued.append(ValuedChoice(seen, own, *_expected(chance, assignments.score, seat), error))
    places = split_places(evaluation, assignments)

    def parts(first: int, second: int) -> Floats:
        split = np.zeros(len(PARTS))
        split[: len(ACTIONS)] = (met[first][0] - met[second][0]) @ places
        split[TILES_PART] = met[first][1] - met[second][1]
        return split

    return ValuedChoices(valued, "places", parts, turn)


def _expected(chance: Floats, score: Floats, seat: int) -> tuple[float, float]:
    """Own points and lead over the best opponent."""
    return float(chance @ score[:, seat]), float(chance @ lead(score, seat))
