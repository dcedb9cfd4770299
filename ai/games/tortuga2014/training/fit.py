"""The fit: softmax cross-entropy on win shares, a convex problem that Newton's method solves exactly.

A final win share says little about a position early in a game: most of it is the luck of the rounds between.
So a position is taught partly by what the weights say of the next one, as in TD(lambda) (Sutton 1988), in a
few sweeps of fitting and predicting anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from ai.games.tortuga2014.engine.batch import Floats, softmax
from ai.games.tortuga2014.training.selfplay import Positions

STEPS: Final = 12
"""Most Newton steps; about six are needed."""
SWEEPS: Final = 8
"""Sweeps of TD(lambda): the targets move little after five."""
HELD_OUT: Final = 10
"""Every tenth game is held out."""


@dataclass(frozen=True)
class Fit:
    """Weights and how good they are."""

    weights: Floats
    loss: float
    """Cross-entropy of the positions fitted."""
    held_out: float
    """Cross-entropy of the positions held out."""
    brier: float
    """Squared error of the positions held out, summed over the seats."""
    uniform: float
    """Brier score of equal shares, for comparison."""


def fit(
    positions: Positions, prior: Floats, decay: float, weight: Floats | None = None, trace: float = 1.0
) -> Fit:
    """The weights (FEATURES,) under which the win shares are likeliest.

    The seats of the engine win more than those of weaker players in any position; a separate weight absorbs
    that, and is thrown away. Without it, everything that the engine's boards have in common would look good.

    Args:
        prior: weights where nothing is learned; the penalty is on the distance from them.
        decay: strength of the penalty, for features scaled to unit spread, in positions.
        weight: (positions,) how much each counts; by default all alike.
        trace: the lambda of TD(lambda): 1 teaches by the final win shares alone.
    """
    held = positions.game % HELD_OUT == 0
    skill = positions.engine.astype(np.float32)[..., None]
    every = np.concatenate([positions.features, skill], axis=2).astype(np.float64)
    x, final = every[~held], positions.shares[~held].astype(np.float64)
    count = np.ones(len(x)) if weight is None else weight[~held]
    x -= x.mean(axis=1, keepdims=True)
    start = np.append(prior, 0.0)
    penalty = decay * (np.sqrt((x**2).mean(axis=(0, 1))) + 1e-3) ** 2
    weights, y = start, final
    for _ in range(1 if trace == 1.0 else SWEEPS):
        weights = _newton(x, y, count, weights, start, penalty)
        y = traced(softmax(x @ weights), final, positions.game[~held], trace)
    share = softmax(x @ weights)
    loss = float(-(count[:, None] * final * np.log(share + 1e-12)).sum() / count.sum())
    out_y = positions.shares[held]
    predicted = softmax(every[held] @ weights)
    entropy = float(-(out_y * np.log(predicted + 1e-12)).sum(axis=1).mean())
    brier = float(((predicted - out_y) ** 2).sum(axis=1).mean())
    uniform = float(((1 / out_y.shape[1] - out_y) ** 2).sum(axis=1).mean())
    return Fit(weights[:-1], loss, entropy, brier, uniform)


def traced(share: Floats, final: Floats, game: npt.NDArray[np.int32], trace: float) -> Floats:
    """Targets of TD(lambda), (positions, seats), from predicted and final shares, game by game in order."""
    targets = final.copy()
    for at in range(len(game) - 2, -1, -1):
        if game[at] == game[at + 1]:
            targets[at] = (1 - trace) * share[at + 1] + trace * targets[at + 1]
    return targets


def _newton(x: Floats, y: Floats, count: Floats, weights: Floats, prior: Floats, penalty: Floats) -> Floats:
    """The minimum of the objective, from `weights` on."""
    current = _objective(x, y, count, weights, prior, penalty)
    for _ in range(STEPS):
        share = softmax(x @ weights)
        gradient = np.einsum("i,is,isf->f", count, share - y, x, optimize=True) + penalty * (weights - prior)
        centred = x - np.einsum("is,isf->if", share, x)[:, None, :]
        rooted = (centred * np.sqrt(share * count[:, None])[..., None]).reshape(-1, x.shape[2])
        step = np.linalg.solve(rooted.T @ rooted + np.diag(penalty + 1e-9), gradient)
        size = 1.0
        while size > 1e-3:
            tried = _objective(x, y, count, weights - size * step, prior, penalty)
            if tried <= current:
                break
            size /= 2
        weights = weights - size * step
        if current - tried < 1e-7 * len(x):
            break
        current = tried
    return weights


def _objective(x: Floats, y: Floats, count: Floats, weights: Floats, prior: Floats, penalty: Floats) -> float:
    share = softmax(x @ weights)
    loss = -(count[:, None] * y * np.log(share + 1e-12)).sum()
    return float(loss + 0.5 * (penalty * (weights - prior) ** 2).sum())
