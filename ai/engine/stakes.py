"""What each action is worth to each seat now, in hand-made points: the aims a rival is given."""

from __future__ import annotations

from typing import Final

import numpy as np

from ai import worth
from ai.engine import attack
from ai.engine.batch import Batch
from ai.engine.resolve import Course
from ai.engine.tables import COUNTS, KIND, LIMITS, SET_WORTH, TOKEN_WORTH, Floats, weighted
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, LAST_BOX, RAID

DEFENCE: Final = 0.5
"""How often a target has a die on the same action, as long as the dice roll."""
DENIAL: Final = 0.8
"""How far a rival's gain in 1st position is a gain for whoever takes that position from him."""
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


def stakes(base: Batch, course: Course) -> Floats:
    """(seats, 5, 2): points that the 1st and 2nd position of each action bring each seat; at least 0."""
    count = base.seats
    every = np.arange(count)
    batch = base.take(np.zeros(count, np.intp))
    gains = np.zeros((count, len(ACTIONS), 2))
    for place in range(2 if count > 2 else 1):
        steps = 2 if place == 0 and count > 2 else 1
        for action, boxes in enumerate((base.boat[0], base.pirate[0])):
            after = TOKEN_WORTH.take(np.minimum(boxes + steps, LAST_BOX))
            gains[:, action, place] = after - TOKEN_WORTH.take(boxes)
        gains[:, 2, place] = course.better_tile if place == 0 and count > 2 else course.plain_tile
        for action in (BOARD, RAID):
            plan = attack.choose(
                batch,
                action,
                place,
                every,
                every,
                np.full(count, -1),
                np.full((count, count), DEFENCE),
                course.rivalry,
                course.options.attack_empty == "forbidden",
            )
            gains[:, action, place] = plan.gain
    bag = base.bag[0]
    if bag.any():
        gains[:, 2, 0] += attack.island_worth(batch, every, every) @ (bag / bag.sum())
    gains = np.maximum(gains, 0.0)
    total = gains[:, :, 0].sum(axis=0)
    gains[:, :, 0] += DENIAL / (count - 1) ** 2 * (total - gains[:, :, 0])
    return gains
