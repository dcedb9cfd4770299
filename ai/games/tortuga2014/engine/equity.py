"""From scores to shares: how often each seat wins, and how dangerous each is."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from ai.games.tortuga2014.engine.batch import Floats

LOGISTIC: Final = math.sqrt(3) / math.pi
"""Scale of a logistic distribution with standard deviation 1."""


def softmax(scores: Floats) -> Floats:
    """Shares that add up to 1 along the last axis."""
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    equity: Floats = raised / raised.sum(axis=-1, keepdims=True)
    return equity


def final_equity(score: Floats, spread: Floats) -> Floats:
    """Win shares (rows, seats) of finished games whose points are known up to hidden tiles.

    Args:
        spread: (seats,) standard deviation of the points, from hidden tiles.
    """
    scale = 0.02 + LOGISTIC * math.sqrt(2 * float((spread**2).mean()))
    return softmax(score / scale)
