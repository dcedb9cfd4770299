import itertools

import numpy as np
import pytest

from ai.games.tortuga2014.dice_solver import solve
from tests.ai.games.tortuga2014.expectimax.definition import BOARD, RAID, values
from tests.ai.games.tortuga2014.expectimax.tables import as_mapping, terminal_table

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_sub_cubes_agree_with_the_definition_for_all_limits(dice):
    for board, raid in itertools.product(range(min(dice, 4) + 1), repeat=2):
        if dice == 4 and (board + raid) % 2:  # half the pairs: the definition is slow
            continue
        table = terminal_table(dice, seed=10 * board + raid)
        solved = solve(table, board, raid)
        expected = values(as_mapping(table), dice, board, raid)
        worst = max(abs(float(solved[state]) - value) for state, value in expected.items())
        assert worst < 1e-9
        assert int(np.isnan(solved).sum()) == solved.size - len(expected)


@pytest.mark.parametrize(("board", "raid"), [(2, 1), (4, 3)])
def test_a_full_turn_agrees_with_the_definition(board, raid):
    table = terminal_table(5, seed=7)
    solved = solve(table, board, raid)
    expected = values(as_mapping(table), 5, board, raid)
    assert len(expected) > 5900
    assert max(abs(float(solved[state]) - value) for state, value in expected.items()) < 1e-9


def test_impossible_states_and_only_they_are_nan():
    for board, raid in [(1, 1), (2, 4), (3, 2), (4, 4), (5, 5)]:
        solved = solve(terminal_table(5, 1), board, raid)
        digits = np.indices(solved.shape).reshape(5, -1)
        broken = ((digits == BOARD).sum(axis=0) > board) | ((digits == RAID).sum(axis=0) > raid)
        assert (np.isnan(solved).reshape(-1) == broken).all()


def test_a_full_assignment_has_its_terminal_value():
    table = terminal_table(5, 2)
    solved = solve(table, 5, 5)
    np.testing.assert_allclose(solved[:5, :5, :5, :5, :5], table, atol=1e-12)


def test_adding_a_constant_adds_it_everywhere_and_equal_terminals_are_worth_themselves():
    table = terminal_table(5, 3)
    np.testing.assert_allclose(solve(table + 100, 2, 2), solve(table, 2, 2) + 100, atol=1e-9)
    flat = solve(np.full((5,) * 5, -3.5), 1, 2)
    np.testing.assert_allclose(flat[~np.isnan(flat)], -3.5, atol=1e-12)


def test_more_room_is_never_worse_when_the_terminal_values_reward_it():
    table = terminal_table(5, 4)
    start = (5,) * 5
    tight, roomy = solve(table, 1, 1), solve(table, 4, 4)
    assert np.isfinite(tight[start])
    assert np.isfinite(roomy[start])
    counted = (np.indices(table.shape) == BOARD).sum(axis=0).astype(float)  # only dice on BOARD count
    rising = [float(solve(counted, board, 2)[start]) for board in (1, 2, 3, 4)]
    assert rising == sorted(rising)
    assert rising[0] < rising[-1]


def test_a_mid_turn_solve_is_the_slice_of_the_full_one():
    table = terminal_table(5, 5)
    full = solve(table, 2, 3)
    placed = table[BOARD, :, RAID]  # die A lies on BOARD, die C on RAID
    np.testing.assert_allclose(solve(placed, 1, 2), full[BOARD, :, RAID], atol=1e-10)


def test_equal_calls_give_equal_bits_and_results_are_not_shared():
    table = terminal_table(5, 6)
    first = solve(table, 2, 3)
    kept = first.copy()
    solve(table * 2, 4, 1)
    second = solve(table, 2, 3)
    assert first.tobytes() == kept.tobytes() == second.tobytes()


def test_refusals():
    with pytest.raises(ValueError, match="shape"):
        solve(np.zeros((5, 4)), 1, 1)
    with pytest.raises(ValueError, match="finite"):
        solve(np.full((5, 5), np.nan), 1, 1)
    with pytest.raises(ValueError, match="limits"):
        solve(np.zeros((5, 5)), -1, 1)
    with pytest.raises(ValueError, match="1 to 5 dice"):
        solve(np.zeros((5,) * 6), 1, 1)
