import itertools

import numpy as np
import pytest

from ai.games.tortuga2014.dice_solver import solve, solve_cycles
from tests.ai.games.tortuga2014.expectimax.definition import values_by_cycle
from tests.ai.games.tortuga2014.expectimax.tables import as_mapping, terminal_table

pytestmark = pytest.mark.slow

FINISH = (0.9, 0.5, 0.6, -0.3, 0.1, 0.0)


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_agrees_with_the_definition_for_all_limits_and_cycles(dice):
    for board, raid in itertools.product(range(min(dice, 4) + 1), repeat=2):
        table = terminal_table(dice, seed=10 * board + raid)
        for cycles, alike in itertools.product(range(1, 6), (False, True)):
            finish = (0.3,) * cycles if alike else FINISH[:cycles]
            solved = solve_cycles(table, board, raid, finish)
            expected = values_by_cycle(as_mapping(table), dice, board, raid, finish)
            assert all(abs(float(solved[c][s]) - value) < 1e-9 for (c, s), value in expected.items())
            assert int(np.isnan(solved).sum()) == solved.size - len(expected)


def test_a_full_turn_agrees_with_the_definition():
    table = terminal_table(5, seed=3)
    solved = solve_cycles(table, 2, 1, FINISH[:5])
    expected = values_by_cycle(as_mapping(table), 5, 2, 1, FINISH[:5])
    assert len(expected) > 6000
    assert max(abs(float(solved[c][s]) - value) for (c, s), value in expected.items()) < 1e-9


def test_without_a_worth_of_time_it_is_the_plain_solution():
    table = terminal_table(5, seed=4)
    plain, counted = solve(table, 3, 2), solve_cycles(table, 3, 2, (0.0,) * 6)[0]
    assert np.array_equal(np.isnan(plain), np.isnan(counted))
    assert np.nanmax(np.abs(plain - counted)) < 1e-9


def test_time_matters():
    table = np.zeros((5,) * 3)
    early = solve_cycles(table, 3, 3, (3.0, 2.0, 1.0, 0.0))[0]
    assert 1.0 < early[5, 5, 5] <= 2.0  # three dice want up to three more cycles, one at best
    assert early[0, 0, 0] == 3.0


@pytest.mark.parametrize("finish", [(), (float("nan"),), (float("inf"), 0.0)])
def test_refuses_what_it_cannot_solve(finish):
    with pytest.raises(ValueError, match=r"finite|cycle"):
        solve_cycles(np.zeros((5, 5)), 1, 1, finish)
