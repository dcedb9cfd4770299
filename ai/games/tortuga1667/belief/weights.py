"""What one observer believes: a weight for every deal, and what that means for each seat."""

from __future__ import annotations

from typing import Final

import numpy as np

from ai.games.tortuga1667.belief.assignments import SIDES, Floats, assignments

FLOOR: Final = 1e-12
"""Added to every possible deal, so that behaviour alone never rules one out."""


def prior(seats: int, observer: int | None = None, side: int | None = None) -> Floats:
    """Even weights over the deals that fit the observer's own card; for an onlooker, over all."""
    deals = assignments(seats)
    if observer is None or side is None:
        return np.full(len(deals.sides), 1 / len(deals.sides))
    return known(np.ones(len(deals.sides)), seats, observer, side)


def known(weights: Floats, seats: int, seat: int, side: int) -> Floats:
    """The weights when only deals that give a seat this side remain."""
    possible = weights * assignments(seats).onehot[:, SIDES * seat + side]
    total = possible.sum()
    if total <= 0:
        return prior(seats, seat, side)
    return np.asarray(possible / total)


def moved(weights: Floats, likelihood: Floats, tau: float = 1.0) -> Floats:
    """The weights after an act with this likelihood under each deal, tempered by `tau`."""
    posterior = weights * likelihood**tau
    posterior += FLOOR * (weights > 0)
    return np.asarray(posterior / posterior.sum())


def shuffled(weights: Floats, seats: int, a: int, b: int) -> Floats:
    """The weights after two seats shuffled their loyalties (T62), for those who do not see the result."""
    return np.asarray((weights + weights[assignments(seats).swaps[a, b]]) / 2)


def marginals(weights: Floats, seats: int) -> Floats:
    """(n, 3): chance of each side at each seat."""
    return np.asarray((weights @ assignments(seats).onehot).reshape(seats, SIDES))


def together(weights: Floats, seats: int) -> Floats:
    """(n, 3, n, 3): joint chances of the sides of every two seats, by one matrix product."""
    onehot = assignments(seats).onehot
    product = onehot.T @ (onehot * weights[:, None])
    return np.asarray(product.reshape(seats, SIDES, seats, SIDES))
