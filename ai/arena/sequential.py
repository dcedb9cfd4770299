"""A test that may be looked at after every game, and an interval that holds at all times.

Betting against a claimed mean m: a gambler who starts with 1 and stakes a fixed part s of his money each time
on "more than m" has after t observations x in 0..1

    W(m) = product of (1 - s + s x / m),

which does not grow on average if the claim is true: a martingale with mean 1. So does the mean of the wealths
of many gamblers with different s, and Ville's inequality says that a true claim ever lets it reach 1 / e
with a chance of at most e, whenever and however often one looks. Two crowds bet, on "more" and on "less",
each against half of the error. W(m) falls as m grows, so the claims not yet refuted form an interval.

Sources: Waudby-Smith & Ramdas, "Estimating means of bounded random variables by betting", J. R. Stat. Soc. B
86 (2024); Ville, "Etude critique de la notion de collectif" (1939). Observations must be independent of each
other: here each is the mean share of all games under one seed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

STAKES: Final = np.concatenate([np.geomspace(0.01, 0.5, 12), 1 - np.geomspace(0.01, 0.4, 8)])
"""Fractions of their money that the gamblers stake: small ones find small differences, large ones large."""
STEPS: Final = 40
"""Halvings until a bound is found: 2**-40."""


class Verdict(msgspec.Struct, frozen=True):
    """What the observations so far have refuted."""

    low: float
    high: float
    """Bounds of the mean that hold at all times at once, with the error asked for."""

    def excludes(self, mean: float) -> bool:
        """Whether the answer is certain: the mean is not this one."""
        return not self.low <= mean <= self.high


def verdict(observed: Sequence[float], error: float) -> Verdict:
    """The interval of the mean after these observations, in the order in which they were made.

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
    return Verdict(_lower(values, error / 2), 1 - _lower(1 - values, error / 2))


def most_wealth(values: Floats, mean: float) -> float:
    """Logarithm of the most money the crowd betting on "more than mean" ever had, at least 0."""
    if not len(values):
        return 0.0
    each = np.log(1 - STAKES[:, None] + STAKES[:, None] * values[None, :] / mean).cumsum(axis=1)
    top = each.max(axis=0)
    together = top + np.log(np.exp(each - top).mean(axis=0))
    return max(0.0, float(together.max()))


def _lower(values: Floats, error: float) -> float:
    """The least mean that was never refuted as too small."""
    enough = math.log(1 / error)
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        middle = (low + high) / 2
        if most_wealth(values, middle) >= enough:
            low = middle
        else:
            high = middle
    return low
