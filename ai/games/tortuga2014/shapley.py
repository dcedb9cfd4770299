"""Shapley values: the difference of two outcomes split over what sets them apart.

They are the one way to split a difference that adds up, treats alike what is alike, and gives nothing to what
changes nothing (L. S. Shapley, "A value for n-person games", 1953). A coalition is a set of coordinates as
bits. Its worth is the value of an outcome that has these coordinates from one position and the others from
another. The split of worth(all) - worth(none) is a weighted sum of steps from coalition to coalition, so it
adds up by construction, whatever the value function is.
"""

from __future__ import annotations

import functools
import math

import numpy as np

from ai.games.tortuga2014.dice_solver import Floats


@functools.cache
def shapley_matrix(count: int) -> Floats:
    """(2**count, count): worths of all coalitions @ matrix = the part of each coordinate."""
    matrix = np.zeros((1 << count, count))
    for coalition in range(1 << count):
        for coordinate in range(count):
            size = coalition.bit_count()
            if coalition >> coordinate & 1:
                matrix[coalition, coordinate] = weight(size - 1, count)
            else:
                matrix[coalition, coordinate] = -weight(size, count)
    matrix.flags.writeable = False
    return matrix


def weight(size: int, count: int) -> float:
    """Share of the orders of `count` coordinates in which one comes right after a given set of `size`."""
    return math.factorial(size) * math.factorial(count - size - 1) / math.factorial(count)


def shapley_split(values: Floats) -> Floats:
    """(..., count): the parts; `values` (..., 2**count) are the worths by coalition."""
    parts: Floats = values @ shapley_matrix(values.shape[-1].bit_length() - 1)
    return parts
