"""The fit: softmax cross-entropy on win shares, a convex problem that Newton's method solves exactly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from ai.engine.tables import Floats
from ai.engine.value import softmax
from ai.training.selfplay import Positions

STEPS: Final = 12
"""Newton steps at most; it needs about six."""
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


def fit(positions: Positions, prior: Floats, decay: float, weight: Floats | None = None) -> Fit:
    """The weights (FEATURES,) under which the final win shares are likeliest.

    Args:
        prior: weights that hold where nothing is learned; the penalty counts from there.
        decay: strength of the penalty, for features scaled to unit spread, in positions.
        weight: (positions,) how much each counts; all alike if missing.
    """
    held = positions.game % HELD_OUT == 0
    x = positions.features[~held].astype(np.float64)
    y = positions.shares[~held].astype(np.float64)
    each = np.ones(len(x)) if weight is None else weight[~held]
    x -= x.mean(axis=1, keepdims=True)
    scale = np.sqrt((x**2).mean(axis=(0, 1))) + 1e-3
    weights = prior.copy()
    penalty = decay * scale**2
    current = _objective(x, y, each, weights, prior, penalty)
    for _ in range(STEPS):
        share = softmax(x @ weights)
        gradient = np.einsum("i,is,isf->f", each, share - y, x, optimize=True) + penalty * (weights - prior)
        centred = x - np.einsum("is,isf->if", share, x)[:, None, :]
        rooted = (centred * np.sqrt(share * each[:, None])[..., None]).reshape(-1, x.shape[2])
        step = np.linalg.solve(rooted.T @ rooted + np.diag(penalty + 1e-9), gradient)
        size = 1.0
        while size > 1e-3:
            tried = _objective(x, y, each, weights - size * step, prior, penalty)
            if tried <= current:
                break
            size /= 2
        weights = weights - size * step
        if current - tried < 1e-7 * len(x):
            break
        current = tried
    share = softmax(x @ weights)
    loss = float(-(each[:, None] * y * np.log(share + 1e-12)).sum() / each.sum())
    out_x, out_y = positions.features[held].astype(np.float64), positions.shares[held]
    predicted = softmax(out_x @ weights)
    entropy = float(-(out_y * np.log(predicted + 1e-12)).sum(axis=1).mean())
    brier = float(((predicted - out_y) ** 2).sum(axis=1).mean())
    uniform = float(((1 / out_y.shape[1] - out_y) ** 2).sum(axis=1).mean())
    return Fit(weights, loss, entropy, brier, uniform)


def _objective(x: Floats, y: Floats, each: Floats, weights: Floats, prior: Floats, penalty: Floats) -> float:
    share = softmax(x @ weights)
    loss = -(each[:, None] * y * np.log(share + 1e-12)).sum()
    return float(loss + 0.5 * (penalty * (weights - prior) ** 2).sum())
