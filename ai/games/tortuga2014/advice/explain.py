"""A choice before it is worded, how a difference is split, and when a split deserves a sentence.

Shapley values are the one way to split a difference that adds up, treats alike what is alike, and gives
nothing to what changes nothing (L. S. Shapley, "A value for n-person games", 1953). A coalition is a set of
coordinates as bits. Its worth is the value of an outcome that has these coordinates from one position and
the others from another. The split of worth(all) - worth(none) is a weighted sum of steps from coalition to
coalition, so it adds up by construction, whatever the value function is.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np

from ai.games.tortuga2014.dice_solver import Floats
from ai.games.tortuga2014.engine.decisions import Solved
from ai.games.tortuga2014.engine.evaluation import ActionValue
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.kernel.players import Reason


@functools.cache
def matrix(count: int) -> Floats:
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


def split(values: Floats) -> Floats:
    """(..., count): the parts; `values` (..., 2**count) are the worths by coalition."""
    parts: Floats = values @ matrix(values.shape[-1].bit_length() - 1)
    return parts


TILES: Final = len(ACTION_NAMES)
CHESTS: Final = TILES + 1
PARTS: Final = (*ACTION_NAMES, "tiles", "chests")
"""What a difference is split over, in order."""

Meaning = Literal["places", "pieces"]
"""What the part of an action means. `places`, while dice are placed: the place won there. `pieces`, after
that: what the action works on, that is boats, pirates, coins, chests of the fleets, chests of the crews;
"chests" are then those that come to the islands, and in phase 3 all of them."""

DOMINANT: Final = 0.6
"""Share of the summed sizes of all parts that a part must exceed to decide."""
LEAST: Final = 0.005
"""Smallest difference of win chances; anything smaller is within the noise of the engine's samples."""

PIECES: Final = ("advice-why-boats", "advice-why-pirates", "advice-why-coins", "advice-why-fleets")


def sentence(difference: float, parts: Sequence[float], meaning: Meaning, about: int = -1) -> Reason | None:
    """The decisive part, or None if no part decides alone.

    Args:
        about: the part that is chosen between, which decides nothing: of a bonus tile, the tiles.
    """
    if difference < LEAST:
        return None
    part = max(range(len(parts)), key=lambda index: parts[index])
    if parts[part] <= DOMINANT * sum(map(abs, parts)):
        return None
    if part == about:
        return None
    if part == TILES:
        return Reason("advice-why-tiles")
    if part == CHESTS:
        return Reason("advice-why-chests")
    if meaning == "places":
        return Reason("advice-why-place", {"action": PARTS[part]})
    return Reason(PIECES[part] if part < len(PIECES) else "advice-why-crews")


@dataclass(slots=True)
class Draft:
    """One choice as the engine sees it."""

    action_value: ActionValue
    raw: float
    """Own win chance before it is clipped to 0..1."""
    points: float
    lead: float
    error: float = 0.0
    """Standard error of how far it is behind the best choice; 0 where nothing is sampled."""


def standard_error(values: Floats) -> float:
    """Of the mean of some samples; 0 if there are too few to tell."""
    return float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0


@dataclass(slots=True)
class Drafts:
    """All choices of a decision, best first, and how the raw difference of two of them splits."""

    choices: list[Draft]
    meaning: Meaning
    split: Callable[[int, int], Floats]
    """For two indices, the parts (7,) of raw[first] - raw[second], which add up to it."""
    turn: Solved | None = None
    """The solved turn of one's own dice while they are rolling or being declared."""
    about: int = -1
    """The part that is chosen between; -1 = none."""
