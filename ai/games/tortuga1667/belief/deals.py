"""All ways to deal the loyalties at a table (T10), and weights over them: what one observer believes.

There are at most 630 deals, so belief is exact.
"""

from __future__ import annotations

import functools
import itertools
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Sides = npt.NDArray[np.int8]
Indices = npt.NDArray[np.int32]

BRITISH, FRENCH, DUTCH = range(3)
SIDES: Final = 3


class Assignments(NamedTuple):
    """Every deal (m of them) for one number of seats (n)."""

    sides: Sides
    """(m, n): the side of each seat."""
    onehot: Floats
    """(m, 3 n): 1 at 3 s + l where seat s is on side l."""
    swaps: Indices
    """(n, n, m): the deal that results when seats a and b swap their cards."""

    @property
    def seats(self) -> int:
        """How many seats."""
        return int(self.sides.shape[1])


@functools.cache
def assignments(seats: int) -> Assignments:
    """All deals for a number of seats, 2 to 9."""
    half, odd = divmod(seats, 2)
    deals = sorted(_deals(seats, half, odd))
    sides = np.array(deals, dtype=np.int8)
    onehot = np.zeros((len(deals), seats, SIDES))
    for side in range(SIDES):
        onehot[:, :, side] = sides == side
    place = {deal: index for index, deal in enumerate(deals)}
    swaps = np.empty((seats, seats, len(deals)), dtype=np.int32)
    for a, b in itertools.product(range(seats), repeat=2):
        for index, deal in enumerate(deals):
            swapped = list(deal)
            swapped[a], swapped[b] = swapped[b], swapped[a]
            swaps[a, b, index] = place[tuple(swapped)]
    return Assignments(sides, onehot.reshape(len(deals), SIDES * seats), swaps)


def warm_up() -> None:
    """Compute the deals for every number of seats in advance."""
    for seats in range(2, 10):
        assignments(seats)


def _deals(seats: int, half: int, odd: int) -> set[tuple[int, ...]]:
    deals = set()
    for british in itertools.combinations(range(seats), half):
        others = [seat for seat in range(seats) if seat not in british]
        for dutch in others if odd else (-1,):
            deals.add(
                tuple(
                    BRITISH if seat in british else DUTCH if seat == dutch else FRENCH
                    for seat in range(seats)
                )
            )
    return deals


FLOOR: Final = 1e-12
"""Added to every possible deal, so that behaviour alone never rules one out."""


def prior(seats: int, observer: int | None = None, side: int | None = None) -> Floats:
    """Equal weights of all deals that agree with the observer's own card; for an onlooker, of all deals."""
    deals = assignments(seats)
    if observer is None or side is None:
        return np.full(len(deals.sides), 1 / len(deals.sides))
    return given_side(np.ones(len(deals.sides)), seats, observer, side)


def given_side(weights: Floats, seats: int, seat: int, side: int) -> Floats:
    """The weights given that a seat is on this side."""
    possible = weights * assignments(seats).onehot[:, SIDES * seat + side]
    total = possible.sum()
    if total <= 0:
        return prior(seats, seat, side)
    return np.asarray(possible / total)


def updated(weights: Floats, likelihood: Floats, tau: float = 1.0) -> Floats:
    """The weights after Bayes' rule for an act with this likelihood under each deal, tempered by `tau`."""
    posterior = weights * likelihood**tau
    posterior += FLOOR * (weights > 0)
    return np.asarray(posterior / posterior.sum())


def shuffled(weights: Floats, seats: int, a: int, b: int) -> Floats:
    """The weights after two seats shuffled their loyalties (T62), for those who do not see the result."""
    return np.asarray((weights + weights[assignments(seats).swaps[a, b]]) / 2)


def marginals(weights: Floats, seats: int) -> Floats:
    """(n, 3): chance of each side at each seat."""
    return np.asarray((weights @ assignments(seats).onehot).reshape(seats, SIDES))


def joint_marginals(weights: Floats, seats: int) -> Floats:
    """(n, 3, n, 3): joint chances of the sides of every two seats, by one matrix product."""
    onehot = assignments(seats).onehot
    product = onehot.T @ (onehot * weights[:, None])
    return np.asarray(product.reshape(seats, SIDES, seats, SIDES))
