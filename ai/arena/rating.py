"""A rating for a whole table of pairings: Bradley-Terry strengths on the Elo scale.

The chance that i beats j is 1 / (1 + 10**((r_j - r_i) / 400)); the ratings are those under which the observed
shares are likeliest, and their mean is 0. One drawn game is added for each pair, so that a player who won
everything has a finite rating too.

A rating is one number per player, and strength here is not: a player who beats a raider may lose to one who
waits. So every table also says which pairing its rating misses most, and by how much (`worst_miss`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from tortuga.kernel.dealer import derived_seed

Floats = npt.NDArray[np.float64]

ELO: Final = 400 / math.log(10)
"""Points of a rating in one unit of the logistic scale."""
DRAWN: Final = 1.0
"""Games that count as drawn between any two who met."""
NEWTON_STEPS: Final = 60
TOLERANCE: Final = 1e-10
FEWEST_SEEDS: Final = 10
RESAMPLES: Final = 400
"""Of the seeds, for the intervals of the ratings."""


class Rated(msgspec.Struct, frozen=True):
    """A player's rating."""

    rating: float
    low: float | None
    high: float | None
    """95 % interval: bootstrap over the seeds, all pairings of a seed together. None with fewer than
    `FEWEST_SEEDS`, which cannot tell how much seeds differ."""


class Meeting(msgspec.Struct, frozen=True):
    """What two players did to each other."""

    first: int
    second: int
    """Indices of the players."""
    shares: tuple[float, ...]
    """The first player's, by seed; the n-th of every meeting is from the same seed."""
    games: int
    """Under each seed."""


def fit(weights: Floats, share: Floats) -> Floats:
    """Ratings, mean 0, of the likeliest Bradley-Terry model; Newton's method.

    Args:
        weights: (players, players) games between two, symmetric, 0 where they never met.
        share: (players, players) win share of the row, 0..1.
    """
    players = len(weights)
    met = weights > 0
    games = weights + DRAWN * met
    wins = weights * share + 0.5 * DRAWN * met
    strength: Floats = np.zeros(players)
    for _ in range(NEWTON_STEPS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        gradient = (wins - games * chance).sum(axis=1)
        spread = games * chance * (1 - chance)
        curvature = np.diag(spread.sum(axis=1)) - spread
        # only differences count, and groups that never met are unrelated: this keeps the system solvable
        step = np.linalg.solve(
            curvature + np.full((players, players), 1e-9) + 1e-9 * np.eye(players), gradient
        )
        strength = strength + np.clip(step, -2, 2)
        if np.abs(step).max() < TOLERANCE:
            break
    rated: Floats = ELO * (strength - strength.mean())
    return rated


def rate(players: int, meetings: Sequence[Meeting], seed: str) -> tuple[Rated, ...]:
    """Ratings with intervals, by player; the same seed draws the same resamples."""
    most = max((len(meeting.shares) for meeting in meetings), default=0)
    if most == 0:
        return (Rated(0.0, None, None),) * players
    best = fit(*_tables(players, meetings, np.ones(most)))
    if most < FEWEST_SEEDS:
        return tuple(Rated(float(rating), None, None) for rating in best)
    chance = np.random.Generator(np.random.PCG64(int(derived_seed(seed, "bootstrap"), 16)))
    drawn = np.array(
        [
            fit(*_tables(players, meetings, np.bincount(chance.integers(most, size=most), minlength=most)))
            for _ in range(RESAMPLES)
        ]
    )
    low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
    return tuple(
        Rated(float(rating), float(min(rating, below)), float(max(rating, above)))
        for rating, below, above in zip(best, low, high, strict=True)
    )


def expected(first: float, second: float) -> float:
    """Win share of the first that two ratings predict."""
    return 1 / (1 + 10 ** ((second - first) / 400))


def _tables(
    players: int, meetings: Sequence[Meeting], times: npt.NDArray[np.generic]
) -> tuple[Floats, Floats]:
    """Games and shares between all players, each seed counted as often as `times` says."""
    weights: Floats = np.zeros((players, players))
    share: Floats = np.full((players, players), 0.5)
    for meeting in meetings:
        count = times[: len(meeting.shares)].astype(np.float64)
        total = float(count.sum())
        if total == 0:
            continue
        one, other = meeting.first, meeting.second
        weights[one, other] = weights[other, one] = total * meeting.games
        share[one, other] = float(count @ np.array(meeting.shares)) / total
        share[other, one] = 1 - share[one, other]
    return weights, share
