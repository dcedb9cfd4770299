"""Intervals of games that share dice, and the test that may be looked at at any time: on coins."""

from __future__ import annotations

import numpy as np
import pytest

from ai.arena.intervals import (
    Cluster,
    design_effect,
    evidence,
    interval95,
    most_wealth,
    strip,
    student95,
    verdict,
    wilson,
)

pytestmark = pytest.mark.slow


def coins(seed, count, share, faces=2):
    """So many means of `faces` tosses each."""
    return (np.random.default_rng(seed).random((count, faces)) < share).mean(axis=1)


def clusters(means, games):
    return [Cluster(float(mean) * games, games) for mean in means]


def test_students_t():
    for freedom, told in ((1, 12.706), (4, 2.776), (9, 2.262), (10, 2.228), (30, 2.042), (10_000, 1.960)):
        assert student95(freedom) == pytest.approx(told, abs=0.001)


@pytest.mark.parametrize("share", [0.5, 0.9])
def test_coverage_of_independent_games(share):
    hit = 0
    for seed in range(400):
        low, high = interval95(clusters(coins(seed, 60, share), 2))
        hit += low <= share <= high
    assert 0.92 <= hit / 400 <= 0.98


def test_games_that_go_the_same_way_count_less_and_mirrored_ones_more():
    alike = [Cluster(4.0 * (at % 2), 4) for at in range(100)]  # all four won, or none
    balanced = [Cluster(1.0, 2)] * 200  # one won, one lost, always
    plain = wilson(0.5, 400)
    low, high = interval95(alike)
    assert high - low > 1.9 * (plain[1] - plain[0])
    low, high = interval95(balanced)
    assert 0 < high - low < 0.3 * (plain[1] - plain[0])


def test_nothing_but_wins_counts_seeds():
    low, high = interval95([Cluster(4.0, 4)] * 25)
    assert high == 1.0
    assert low == pytest.approx(wilson(1.0, 25, student95(24))[0])
    assert interval95([Cluster(0.0, 2)] * 25)[0] == 0.0
    assert interval95([Cluster(1.0, 2)]) != (0.5, 0.5)


def test_no_games_no_interval():
    with pytest.raises(ValueError, match="no games"):
        interval95([])


def test_the_design_effect_of_uneven_clusters():
    rng = np.random.default_rng(1)
    games = rng.integers(1, 6, 3000).astype(float)
    wins = rng.binomial(games.astype(int), 0.3).astype(float)
    assert design_effect(wins, games) == pytest.approx(1.0, abs=0.1)


def test_looking_all_the_time_errs_no_more_often_than_stated():
    wrong = 0
    for seed in range(500):
        # `most_wealth` remembers the best moment, so one look at the end stands for a look after every game
        means = coins(seed, 400, 0.5)
        wrong += max(most_wealth(means, 0.5), most_wealth(1 - means, 0.5)) >= np.log(2 / 0.05)
    assert wrong / 500 <= 0.05


def test_naive_looking_errs_far_more_often():
    """The reason for all this: the same coins, a 95 % interval after every tenth game."""
    wrong = 0
    for seed in range(200):
        means = coins(seed, 400, 0.5)
        looks = (wilson(float(means[:end].mean()), 2 * end) for end in range(10, 401, 10))
        wrong += any(not low <= 0.5 <= high for low, high in looks)
    assert wrong / 200 > 0.15


@pytest.mark.parametrize(("share", "enough"), [(0.6, 700), (0.75, 120), (0.97, 40)])
def test_a_difference_is_found(share, enough):
    for seed in range(20):
        low, _ = verdict(coins(seed, enough, share), 0.05)
        assert low > 0.5
        assert low <= share + 0.1


def test_the_interval_holds_at_all_times_and_shrinks():
    missed = 0
    for seed in range(100):
        means = coins(seed, 200, 0.7)
        widths = []
        for end in (0, 20, 60, 200):
            low, high = verdict(means[:end], 0.1)
            missed += not low <= 0.7 <= high
            widths.append(high - low)
        assert widths[0] == pytest.approx(1.0)
        assert widths == sorted(widths, reverse=True)
    assert missed <= 4 * 12


def test_the_interval_is_the_same_from_both_sides():
    means = coins(3, 50, 0.6, faces=4)
    (low, high), (other_low, other_high) = verdict(means, 0.05), verdict(1 - means, 0.05)
    assert (low, high) == pytest.approx((1 - other_high, 1 - other_low))


def test_wealth_of_a_true_claim_is_1_on_average():
    wealth = [most_wealth(coins(seed, 1, 0.3, faces=1), 0.3) for seed in range(4000)]
    assert np.exp(wealth).mean() < 2.0  # the best moment of one toss: never below the start
    assert most_wealth(np.zeros(0), 0.3) == 0.0


@pytest.mark.parametrize(("values", "error"), [([1.2], 0.05), ([-0.1], 0.05), ([0.5], 0.0), ([0.5], 1.0)])
def test_what_is_no_observation_or_no_error(values, error):
    with pytest.raises(ValueError, match=r"an (observation|error)"):
        verdict(values, error)


def test_a_test_of_two_claims_errs_no_more_often_than_it_says():
    bounds, ends = (0.44, 0.5), strip(0.02, 0.1)
    ended: dict[float, list[tuple[bool, int]]] = {share: [] for share in bounds}
    for seed in range(150):
        for share in bounds:
            seen = coins(seed, 3_000, share)
            count, told = 4, 0.0
            while ends[0] < told < ends[1] and count < len(seen):
                told = evidence(seen[:count], bounds, 0.125)
                count += max(4, count // 4)
            ended[share].append((told >= ends[1], count))
    passed = {share: np.mean([passed for passed, _ in some]) for share, some in ended.items()}
    assert passed[0.44] <= 0.1 + 0.05
    assert passed[0.5] >= 0.98 - 0.03
    assert np.mean([count for _, count in ended[0.5]]) < 400, "it takes long where it could be certain"
    assert evidence([], bounds, 0.125) == 0
    assert evidence([0.5] * 3, bounds, 0.125) < ends[1] < evidence([0.5] * 30, bounds, 0.125)
