"""What chance alone would do: how sure a share is, and how likely counts as uneven as these are."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z95 = 1.959963984540054
"""Normal quantile of a two-sided interval of 95 %."""


def interval(hits: float, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; (0, 1) without any trial.

    Args:
        hits: may be a broken number, as shared victories count 1/k.
        of: number of trials.
    """
    if not of:
        return 0.0, 1.0
    share, z2 = hits / of, Z95 * Z95
    middle = share + z2 / (2 * of)
    reach = Z95 * math.sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    return max(0.0, (middle - reach) / (1 + z2 / of)), min(1.0, (middle + reach) / (1 + z2 / of))


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
