"""Whom a seat fears: what a point lost by an opponent is worth to it, and how sure one can be of that."""

from __future__ import annotations

from typing import Final

import numpy as np

from ai.games.tortuga2014 import heuristic
from ai.games.tortuga2014.engine.batch import (
    AREA_VALUE,
    KIND,
    SET_VALUE,
    STRIDES,
    TOKEN_VALUE,
    Batch,
    Floats,
    Ints,
    weighted,
)
from ai.games.tortuga2014.engine.equity import softmax

BEST_OPPONENT: Final = 0.6
"""Share of a seat's attention that goes to dangerous opponents; the rest is spread evenly."""
CLOSE: Final = 3.0
"""Projected points that make an opponent e times as dangerous as another."""

MOOD: Final = 1.0
"""Standard deviation, in points, of whatever decides an attack apart from its points.

Whom opponents attack is best predicted by a softmax of the points divided by 0.5 if they are `additive`, by
2 if they are engines; this lies between. Without it, captains make plans that fail if an opponent hits
somebody else.
"""


def moods(rng: np.random.Generator, count: int, seats: int, own: int) -> Floats:
    """(count, seats, seats): points that an attacker adds to each target; none for one's own attacks.

    Two players have no choice of targets.
    """
    if seats == 2:
        return np.zeros((count, 2, 2))
    found = rng.normal(0.0, MOOD, (count, seats, seats))
    found[:, own] = 0.0
    return found


def threat_weights(batch: Batch, rows: Ints, actors: Ints) -> Floats:
    """(actors, seats): what a point lost by a seat is worth to an actor, by the boards as they are now.

    A fleet that grows in this round draws attacks in this round.

    Args:
        rows, actors: rows of the batch in which a seat acts, and that seat.
    """
    if batch.seats == 2:
        return np.ones((len(rows), 2))
    points = projected(batch, rows)
    points[np.arange(len(rows)), actors] = -np.inf
    return (1 - BEST_OPPONENT) / (batch.seats - 1) + BEST_OPPONENT * softmax(points / CLOSE)


def projected(batch: Batch, rows: Ints) -> Floats:
    """(rows, seats): projected points in mid-round, for these rows of the batch."""
    found = weighted(heuristic.TORTUGA * batch.tortuga[rows] + heuristic.ISLAND * batch.island[rows], KIND)
    found += AREA_VALUE.take(batch.fleet[rows]) * heuristic.FLEET
    found += AREA_VALUE.take(batch.crew[rows]) * heuristic.CREW
    found += SET_VALUE.take(batch.held[rows] @ STRIDES)
    found += TOKEN_VALUE.take(batch.boat[rows]) + TOKEN_VALUE.take(batch.pirate[rows])
    return found + batch.coins[rows]
