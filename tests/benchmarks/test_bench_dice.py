"""The dice solver beside the definition. Run: `pytest tests/benchmarks --benchmark-enable -s`."""

import time

import numpy as np
import pytest

from ai.games.tortuga2014.dice_solver import ranked_keeps, solve
from tests.ai.games.tortuga2014.expectimax import definition as dice_definition

TABLE = np.random.default_rng(1).random((5,) * 5) * 10


def definition_seconds(dice):
    table = TABLE[(0,) * (5 - dice)]
    terminal = {state: float(table[state]) for state in np.ndindex(table.shape)}
    start = time.perf_counter()
    dice_definition.values(terminal, dice, 2, 3)
    return time.perf_counter() - start


@pytest.mark.parametrize("dice", [5, 4, 3])
def test_bench_solve(benchmark, dice):
    table = TABLE[(0,) * (5 - dice)]
    solve(table, 2, 3)
    solved = benchmark(solve, table, 2, 3)
    assert np.isfinite(solved[(5,) * dice])
    ratio = definition_seconds(dice) / benchmark.stats.stats.median
    benchmark.extra_info["times_faster_than_definition"] = round(ratio)
    milliseconds = benchmark.stats.stats.median * 1e3
    print(f"\n{dice} dice: median {milliseconds:.3f} ms, {ratio:,.0f} times the definition")


def test_bench_ranked_keeps(benchmark):
    values = solve(TABLE, 2, 3)
    ranked = benchmark(ranked_keeps, values, (5,) * 5, (0, 1, 1, 5, 5))
    assert ranked[0].value >= ranked[-1].value
