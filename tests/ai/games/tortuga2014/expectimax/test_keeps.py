import itertools
import random

import numpy as np

from ai.games.tortuga2014.dice_solver import declarations, ranked_keeps, solve
from tests.ai.games.tortuga2014.expectimax import definition

TABLE = np.random.default_rng(8).normal(size=(5,) * 5)
LIMITS = (2, 1)
VALUES = solve(TABLE, *LIMITS)


def sample_states(count):
    draw = random.Random(5)
    while count:
        state = tuple(draw.randrange(6) for _ in range(5))
        if 5 in state and state.count(3) <= LIMITS[0] and state.count(4) <= LIMITS[1]:
            count -= 1
            roll = tuple(draw.randrange(6) if action == 5 else None for action in state)
            yield state, roll


def test_ranked_keeps_are_the_legal_ones_with_their_values():
    for state, roll in sample_states(200):
        shown = {die: face for die, face in enumerate(roll) if face is not None}
        expected = {}
        room = LIMITS[0] - state.count(definition.BOARD), LIMITS[1] - state.count(definition.RAID)
        for dice, actions in definition.keeps(tuple(shown), tuple(shown.values()), *room):
            expected[dice] = max(float(VALUES[definition.put(state, dice, action)]) for action in actions)
        ranked = ranked_keeps(VALUES, state, roll)
        assert {keep.dice: keep.value for keep in ranked} == expected
        assert len(ranked) == len(expected)
        assert [keep.value for keep in ranked] == sorted((keep.value for keep in ranked), reverse=True)
        for keep in ranked:
            assert keep.skulls_only == all(shown[die] == 5 for die in keep.dice)
            assert VALUES[definition.put(state, keep.dice, keep.action)] == keep.value


def test_the_mean_of_the_best_keeps_is_the_value_before_the_roll():
    state = (5, 3, 5, 3, 0)  # BOARD is full: rolls of BOARD alone are repeated
    best = []
    for a, c in itertools.product(range(6), repeat=2):
        ranked = ranked_keeps(VALUES, state, (a, None, c, None, None))
        if ranked:
            best.append(ranked[0].value)
    assert len(best) == 35
    assert abs(sum(best) / len(best) - float(VALUES[state])) < 1e-12


def test_a_player_is_stuck_when_every_die_shows_a_full_action():
    assert ranked_keeps(VALUES, (5, 3, 5, 3, 0), (3, None, 3, None, None)) == []
    only = ranked_keeps(VALUES, (5, 3, 5, 3, 0), (3, None, 5, None, None))
    assert {keep.dice for keep in only} == {(2,)}
    assert {action for _, action in declarations(VALUES, (5, 3, 5, 3, 0), (2,))} == {0, 1, 2, 4}
