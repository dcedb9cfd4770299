"""Whom a seat minds: what a point that a rival loses is worth to it."""

from __future__ import annotations

from typing import Final

import numpy as np

from ai import worth
from ai.engine.batch import Batch
from ai.engine.tables import COUNTS, KIND, LIMITS, SET_WORTH, Floats, weighted

BEST_RIVAL: Final = 0.6
"""Share of a seat's attention that goes to dangerous rivals; the rest is spread evenly."""


def projected(batch: Batch) -> Floats:
    """(rows, seats): projected points in mid-round."""
    chests = worth.TORTUGA * batch.tortuga + worth.ISLAND * batch.island
    chests = chests + worth.FLEET * COUNTS[batch.fleet] + worth.CREW * COUNTS[batch.crew]
    limits = worth.LIMIT_STEP * (LIMITS.take(batch.boat) + LIMITS.take(batch.pirate))
    found: Floats = weighted(chests, KIND) + SET_WORTH.take(batch.set_index())
    return found + limits + batch.boat + batch.pirate + batch.coins


def rivalry(batch: Batch) -> Floats:
    """(seats, seats): what a point lost by a target is worth to an actor, by the first row of the batch."""
    count = batch.seats
    if count == 2:
        return np.ones((2, 2))
    danger = np.exp(projected(batch)[0] / 3 - projected(batch)[0].max() / 3)
    weights = np.tile(danger, (count, 1))
    np.fill_diagonal(weights, 0.0)
    weights /= weights.sum(axis=1, keepdims=True)
    return (1 - BEST_RIVAL) / (count - 1) + BEST_RIVAL * weights
