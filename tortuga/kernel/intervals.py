"""Statistics: confidence intervals of shares, and the chi-square test of equal counts."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z95 = 1.959963984540054
"""Normal quantile of a two-sided interval of 95 %."""


def interval(hits: float, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; (0, 1) without any trial.

    Args:
        hits: may be fractional, as shared victories count 1/k.
        of: number of trials.
    """
    return wilson(hits / of, of) if of else (0.0, 1.0)


def wilson(share: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval of a share observed in independent trials; sound near 0 and 1, too.

    Args:
        trials: above 0; fractional where trials are correlated and count less.
        z: half of its width in standard errors.
    """
    z2 = z * z
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = z * math.sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return (centre - half if share > 0 else 0.0), (min(1.0, centre + half) if share < 1 else 1.0)


def chi_square(counts: Sequence[int]) -> float:
    """Pearson's statistic of counts that should all be equal; 0 without any."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected if expected else 0.0


def chi_square_p(statistic: float, freedom: int) -> float:
    """The chance of a statistic at least as large, by the closed forms for whole degrees of freedom.

    Source: Abramowitz and Stegun, 26.4.4 and 26.4.5.

    Args:
        freedom: 1 or more.
    """
    half = statistic / 2
    if freedom % 2 == 0:
        term = total = 1.0
        for i in range(1, freedom // 2):
            term *= half / i
            total += term
        return math.exp(-half) * total
    total, term = 0.0, math.sqrt(2 * statistic / math.pi) * math.exp(-half) if statistic else 0.0
    for i in range(1, (freedom - 1) // 2 + 1):
        total += term
        term *= statistic / (2 * i + 1)
    return math.erfc(math.sqrt(half)) + total
