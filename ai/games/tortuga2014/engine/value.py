"""The value of positions: a linear score of each seat's features, turned into win shares by a softmax."""

from __future__ import annotations

import functools
import math
from importlib import resources
from typing import Final, Literal

import msgspec
import numpy as np

from ai.games.tortuga2014.engine.batch import ONES, Floats, softmax
from ai.games.tortuga2014.engine.features import DIGEST, FEATURES, TABLE, Floats32, features, points
from ai.games.tortuga2014.engine.rollout import EndOfRound
from tortuga.kernel.errors import UserError

TILE_SPREAD: Final = 0.72
"""Standard deviation of the coins of a hidden treasure tile (R4)."""


LOGISTIC: Final = math.sqrt(3) / math.pi
"""Scale of a logistic distribution with standard deviation 1."""


class BadWeights(UserError):
    """A file of weights that this engine cannot use."""


class WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file in `weights/` holds."""

    format: Literal["tortuga-weights"]
    seats: int
    target: int
    features: str
    """Hash of the feature table they were learned for."""
    about: str
    training: dict[str, int | float | str]
    """Games, positions, losses, seed, commit: where they come from."""
    weights: dict[str, tuple[float, ...]]
    """By group of features, in the order of the table."""


class Value:
    """Weights for one number of seats and one target."""

    def __init__(self, weights: Floats, target: int) -> None:
        self.weights: Floats32 = weights.astype(np.float32)
        self.target = target

    def equity(self, outcome: EndOfRound, start: int, spread: Floats) -> tuple[Floats, Floats]:
        """Win shares (rows, seats), and points if the game ended now (rows, seats).

        Args:
            start: start player of the next round.
            spread: (seats,) standard deviation of the points, from hidden tiles.
        """
        score = points(outcome)
        share = softmax(self.scores(outcome, start, score))
        ended = (outcome.batch.tortuga @ ONES >= self.target).any(axis=1)
        if ended.any():
            share[ended] = final_equity(score[ended], spread)
        return share, score

    def scores(self, outcome: EndOfRound, start: int, score: Floats) -> Floats:
        """(rows, seats): weighted features, whose softmax is the win share; `score` from `points`."""
        columns = features(outcome, start, self.target, score)
        lying = np.moveaxis(columns, 2, 0).reshape(FEATURES, -1)
        flat = np.einsum("f,fn->n", self.weights, lying)  # no BLAS: the same bits on every processor
        found_scores: Floats = flat.reshape(score.shape).astype(np.float64)
        return found_scores


def final_equity(score: Floats, spread: Floats) -> Floats:
    """Win shares (rows, seats) of finished games whose points are known up to hidden tiles.

    Args:
        spread: (seats,) standard deviation of the points, from hidden tiles.
    """
    scale = 0.02 + LOGISTIC * math.sqrt(2 * float((spread**2).mean()))
    return softmax(score / scale)


def by_group(weights: Floats) -> dict[str, tuple[float, ...]]:
    """Weights as a readable mapping."""
    parts = np.split(weights, np.cumsum([size for _, size in TABLE])[:-1])
    rounded = [tuple(round(float(weight), 6) for weight in part) for part in parts]
    return dict(zip([name for name, _ in TABLE], rounded, strict=True))


def hand_weights(seats: int) -> Floats:
    """Weights without learning: projected points, the lead in them, and bonus tiles; larger at 2 seats."""
    groups = {name: [0.0] * size for name, size in TABLE}
    two = seats == 2
    groups["projection / 10"] = [0.9 if two else 0.55]
    groups["projection: lead over the best rival / 10"] = [0.6 if two else 0.25]
    groups["bonus tile by action"] = [0.12 if two else 0.06] * 5
    return np.array([weight for name, _ in TABLE for weight in groups[name]])


def decode(text: bytes, name: str) -> WeightsFile:
    """The content of a file of weights.

    Raises:
        BadWeights: not such a file, or made for another table of features.
    """
    try:
        read = msgspec.json.decode(text, type=WeightsFile)
    except msgspec.DecodeError as error:
        raise BadWeights("error-weights-broken", file=name, reason=str(error)) from error
    if read.features != DIGEST:
        raise BadWeights("error-weights-features", file=name, found=read.features, expected=DIGEST)
    if [(group, len(values)) for group, values in read.weights.items()] != list(TABLE):
        raise BadWeights("error-weights-groups", file=name)
    return read


def file_name(seats: int, target: int) -> str:
    """Name of the file for a number of seats and a target."""
    return f"value-{seats}-seats-target-{target}.json"


def vector(file: WeightsFile) -> Floats:
    """The weights as one array (FEATURES,)."""
    return np.array([weight for values in file.weights.values() for weight in values])


@functools.cache
def load(seats: int, target: int) -> Value:
    """The stored value; where the longer game has no file, that of the shorter one.

    Raises:
        BadWeights: there is none, so the installation is incomplete; or it does not fit this engine.
    """
    for name in (file_name(seats, target), file_name(seats, 6)):
        stored = resources.files("ai.games.tortuga2014").joinpath("weights", name)
        if stored.is_file():
            return Value(vector(decode(stored.read_bytes(), name)), target)
    raise BadWeights("error-weights-missing", file=file_name(seats, 6))
