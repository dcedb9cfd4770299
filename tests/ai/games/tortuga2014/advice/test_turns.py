"""The exact end of a dice turn and the split that adds up, against their definitions."""

import itertools

import numpy as np
import pytest

from ai.games.tortuga2014.advice.dice import ends
from ai.games.tortuga2014.dice_solver import solve_cycles
from ai.games.tortuga2014.shapley import shapley_split, weight


def test_the_ends_have_the_value_of_the_solver():
    rng = np.random.default_rng(3)
    for dice, board, raid in ((1, 2, 2), (2, 1, 0), (3, 4, 4), (4, 2, 1), (5, 2, 2)):
        terminal = rng.random((5,) * dice)
        finish = [0.3, 0.2, 0.1, 0.05, 0.0][:dice]
        values = solve_cycles(terminal, board, raid, finish)
        for after in itertools.islice(np.ndindex((6,) * dice), 0, None, max(1, 6**dice // 50)):
            if np.isnan(values[0][after]):
                continue
            end = ends(values, after)
            assert end.assigned.sum() == pytest.approx(1, abs=1e-12)
            assert end.cycle.sum() == pytest.approx(1, abs=1e-12)
            value = end.assigned @ terminal.reshape(-1) + end.cycle @ np.array(finish)
            assert value == pytest.approx(values[0][after], abs=1e-12)


def test_a_full_state_ends_at_once():
    values = solve_cycles(np.zeros((5, 5)), 2, 2, [0.0, 0.0])
    end = ends(values, (3, 1))
    assert end.cycle[0] == 1
    assert end.assigned[3 * 5 + 1] == 1


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_shapley_by_its_definition(count):
    """The mean over all orders of what each coordinate adds when it comes in."""
    values = np.random.default_rng(count).random(1 << count)
    expected = np.zeros(count)
    orders = list(itertools.permutations(range(count)))
    for order in orders:
        coalition = 0
        for coordinate in order:
            grown = coalition | 1 << coordinate
            expected[coordinate] += (values[grown] - values[coalition]) / len(orders)
            coalition = grown
    assert shapley_split(values) == pytest.approx(expected, abs=1e-12)
    assert shapley_split(values).sum() == pytest.approx(values[-1] - values[0], abs=1e-12)
    assert sum(
        weight(size, count) * len(list(itertools.combinations(range(count - 1), size)))
        for size in range(count)
    ) == pytest.approx(1)


def test_what_changes_nothing_gets_nothing_and_equals_share():
    coalitions = np.arange(8)
    values = 1.0 * ((coalitions & 1) + (coalitions >> 1 & 1) == 2)  # both of the first two are needed
    assert shapley_split(values) == pytest.approx([0.5, 0.5, 0.0])
