"""Confidence intervals of win shares that allow for games sharing their dice.

Games under one seed (the same dice, other seats) belong together: they tend to go the same way, or opposite
ways. So seeds are counted, not games.

    effective games = games / design effect, which is variance between seeds / variance of independent games,

take the place of the games in the Wilson interval, with Student's t for seeds - 1 degrees of freedom:
effective sample size as in Korn & Graubard (Survey Methodology 24, 1998) and, for Wilson, Dean & Pagano (J.
Survey Statistics and Methodology 3, 2015).
"""

from __future__ import annotations

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
