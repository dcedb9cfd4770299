"""Intervals of win shares, for a fixed number of games or at any time, and a test of two claimed shares.

**A fixed number** (`interval95`). Games under one seed (the same dice, other seats) belong together: they
tend to go the same way, or opposite ways. So seeds are counted, not games.

    effective games = games / design effect, which is variance between seeds / variance of independent games,

take the place of the games in the Wilson interval, with Student's t for seeds - 1 degrees of freedom:
effective sample size as in Korn & Graubard (Survey Methodology 24, 1998) and, for Wilson, Dean & Pagano (J.
Survey Statistics and Methodology 3, 2015).

**At any time** (`verdict`). Betting against a claimed mean m: a gambler who starts with 1 and always stakes
the same fraction s of his money on "more than m" has after t observations x in 0..1

    W(m) = product of (1 - s + s x / m),

which does not grow on average if the claim is true: a martingale with mean 1. So is the mean wealth of many
gamblers with different s, and by Ville's inequality a true claim lets it reach 1 / e with a chance of at
most e, whenever and however often one looks. Two crowds bet, on "more" and on "less", each against half of
the error. W(m) falls as m grows, so the claims not yet refuted form an interval.

**Which of two claims** (`evidence`). Chess engines accept a change when the logarithm of the likelihood
ratio of two claims, "wins `high`" and "wins `low`", leaves a strip: at the upper end "high" is accepted, at
the lower end "low". A true claim is rejected with about the chance for which its end was chosen, and no test
of these chances needs fewer games on average (Wald, "Sequential tests of statistical hypotheses", 1945). How
far the shares of seeds spread is estimated from them, as fishtest does for pairs of games.

Sources: Waudby-Smith & Ramdas, "Estimating means of bounded random variables by betting", J. R. Stat. Soc.
B 86 (2024); Ville, "Etude critique de la notion de collectif" (1939). Observations must be independent of
each other: here each is the mean share of all games under one seed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from tortuga.kernel.intervals import Z95, wilson

Floats = npt.NDArray[np.float64]

PRIOR_SEEDS: Final = 2
"""Seeds of plain coin tosses that every estimate of a design effect begins with, so that a few seeds that
happen to agree do not promise certainty."""
_T95: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306)
"""Student's t for 1 to 8 degrees of freedom; from 9 on the expansion is exact to 0.001."""


class Cluster(msgspec.Struct, frozen=True):
    """All games of one player under one seed."""

    wins: float
    """Sum of the win shares."""
    games: int


def student95(freedom: int) -> float:
    """Half width of a 95 % interval in standard errors; Cornish-Fisher expansion of Student's t.

    Source: Abramowitz & Stegun 26.7.5.
    """
    if freedom <= len(_T95):
        return _T95[max(freedom, 1) - 1]
    z, n = Z95, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def interval95(clusters: Sequence[Cluster]) -> tuple[float, float]:
    """95 % interval of the win share of all clusters together.

    Where only wins or only losses were seen, nothing is known about how games under one seed correlate, so
    each seed counts as a single game.

    Raises:
        ValueError: no games.
    """
    wins = np.array([cluster.wins for cluster in clusters], dtype=np.float64)
    games = np.array([cluster.games for cluster in clusters], dtype=np.float64)
    total = float(games.sum())
    if total <= 0:
        raise ValueError("no games, no interval")
    share = min(1.0, max(0.0, float(wins.sum()) / total))
    return wilson(share, total / design_effect(wins, games), student95(len(clusters) - 1))


def design_effect(wins: Floats, games: Floats) -> float:
    """How many of these games it takes to learn as much as from one independent game.

    1 for independent games, more where games under a seed go the same way, less where they balance.

    Args:
        wins: (seeds,) sums of win shares.
        games: (seeds,) games under each seed.
    """
    seeds, total = len(wins), float(games.sum())
    share = float(wins.sum()) / total
    alone = share * (1 - share)
    largest = float(games.max())
    if alone < 1e-12 or seeds < 2:
        return largest
    between = float(((wins - share * games) ** 2).sum()) * seeds / (seeds - 1)
    return (between / (alone * total) * seeds + PRIOR_SEEDS) / (seeds + PRIOR_SEEDS)


STAKES: Final = np.concatenate([np.geomspace(0.01, 0.5, 12), 1 - np.geomspace(0.01, 0.4, 8)])
"""Fractions of their money that the gamblers stake: small ones find small differences, large ones large."""
STEPS: Final = 40
"""Halvings until a bound is found: 2**-40."""


def verdict(observed: Sequence[float], error: float) -> tuple[float, float]:
    """Bounds of the mean, after these observations in their order, that hold at all times at once.

    Args:
        observed: each in 0..1, independent, all with the same mean.
        error: chance, over all times together, that the interval ever misses the mean.

    Raises:
        ValueError: an observation or an error outside of its range.
    """
    values = np.array(observed, dtype=np.float64)
    if not 0 < error < 1:
        raise ValueError(f"an error of {error} is no chance")
    if len(values) and not (values.min() >= 0 and values.max() <= 1):
        raise ValueError("an observation outside of 0..1")
    return _lower(values, error / 2), 1 - _lower(1 - values, error / 2)


def evidence(observed: Sequence[float], bounds: tuple[float, float], spread: float) -> float:
    """Logarithm of how much likelier these observations are with the higher mean than with the lower one.

    Args:
        observed: each in 0..1, independent, all with the same mean.
        bounds: two claimed means, the lower one first.
        spread: variance of an observation that is nothing but luck. The estimate begins with `PRIOR_SEEDS` of
            them, so that a few seeds that happen to agree do not promise certainty.
    """
    count, values = len(observed), np.array(observed, dtype=np.float64)
    if not count:
        return 0.0
    mean = float(values.mean())
    variance = (float(((values - mean) ** 2).sum()) + PRIOR_SEEDS * spread) / (count + PRIOR_SEEDS)
    low, high = bounds
    return count * (high - low) * (2 * mean - low - high) / (2 * variance)


def strip(wrong_low: float, wrong_high: float) -> tuple[float, float]:
    """The ends of the strip of `evidence` that decide for the lower and for the higher mean.

    Args:
        wrong_low: chance to decide for the lower mean when the higher one is true.
        wrong_high: chance to decide for the higher mean when the lower one is true.
    """
    return math.log(wrong_low / (1 - wrong_high)), math.log((1 - wrong_low) / wrong_high)


def most_wealth(values: Floats, mean: float) -> float:
    """Logarithm of the most money the crowd betting on "more than mean" ever had, at least 0."""
    if not len(values):
        return 0.0
    wealth = np.log(1 - STAKES[:, None] + STAKES[:, None] * values[None, :] / mean).cumsum(axis=1)
    top = wealth.max(axis=0)
    together = top + np.log(np.exp(wealth - top).mean(axis=0))
    return max(0.0, float(together.max()))


def _lower(values: Floats, error: float) -> float:
    """The smallest mean that was never refuted as too small."""
    enough = math.log(1 / error)
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if most_wealth(values, middle) >= enough:
            low = middle
        else:
            high = middle
    return low
