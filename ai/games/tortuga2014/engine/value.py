"""The value of positions: a linear score of each seat's features, turned into win shares by a softmax.

`TABLE` is the contract between the code and the weights: its hash is written into every file of weights, and
a file with another hash is refused.
"""

from __future__ import annotations

import functools
import hashlib
import math
from importlib import resources
from typing import Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from ai.games.tortuga2014 import heuristic
from ai.games.tortuga2014.engine.batch import (
    BEGUN,
    CHEST_VALUE,
    DOUBLE,
    LIMITS,
    ONES,
    SET_VALUE,
    SETS,
    STRIDES,
    Batch,
    Flags,
    Floats,
    Ints,
    across,
    exact_sets,
    softmax,
    weighted,
)
from ai.games.tortuga2014.engine.rollout import EndOfRound
from tortuga.kernel.errors import UserError

Floats32 = npt.NDArray[np.float32]

TABLE: Final[tuple[tuple[str, int], ...]] = (
    ("chests in Tortuga by colour", 5),
    ("chests in the fleet area by colour", 5),
    ("chests in the crew area by colour", 5),
    ("boat, pirate: box / 4", 2),
    ("boat, pirate: limit", 2),
    ("boat, pirate: on box 1", 2),
    ("bonus tile by action", 5),
    ("bonus tile by action: highest at the table", 5),
    ("coins / 4", 1),
    ("sets now", 1),
    ("sets with all whites", 1),
    ("set colours begun", 1),
    ("one chest short of a further set", 1),
    ("fleet, crew: chests one attack would make surplus", 2),
    ("crew: chests beyond the boat limit", 1),
    ("largest fleet, crew of a rival", 2),
    ("score / 10", 1),
    ("score: lead over the best rival / 10", 1),
    ("projection / 10", 1),
    ("projection: lead over the best rival / 10", 1),
    ("score lead x clock, x clock squared, x end possible", 3),
    ("projection lead x clock, x clock squared", 2),
    ("chests in Tortuga / target, squared", 2),
    ("chests in Tortuga and fleet / target, squared", 2),
    ("may end the game in a round: yes, x score lead", 2),
    ("a rival may end the game in a round: x score lead, x fleet, x crew", 3),
    ("chests in Tortuga: lead over the best rival / target", 1),
    ("clock x fleet, clock x crew", 2),
    ("clock x fleet chest points, clock x crew chest points", 2),
    ("clock x boat limit, x pirate limit, x bonus tiles", 3),
    ("start player", 1),
    ("last seat", 1),
)
"""Groups of features in order: what they are, and how many."""

FEATURES: Final = sum(size for _, size in TABLE)
DIGEST: Final = hashlib.sha256(repr(TABLE).encode()).hexdigest()[:16]
"""Hash of this table, stored in files of weights."""


def best_other(values: Floats | Ints) -> Floats:
    """(rows, seats): the largest value among the other seats."""
    columns = [values[:, seat] for seat in range(values.shape[1])]
    return np.stack(
        [functools.reduce(np.maximum, columns[:seat] + columns[seat + 1 :]) for seat in range(len(columns))],
        axis=1,
    )


def points(outcome: EndOfRound) -> Floats:
    """(rows, seats): points of the final scoring if the game ended now (R78-R82)."""
    batch = outcome.batch
    chests = weighted(3 * batch.tortuga + 2 * outcome.fleet + outcome.crew, DOUBLE)
    points: Floats = chests + 3 * exact_sets(batch.tortuga, batch.held)
    return points + batch.boat + batch.pirate + batch.coins


def projection(outcome: EndOfRound) -> Floats:
    """(rows, seats): projected points, as `heuristic.py` counts them, with the coins as they are."""
    batch = outcome.batch
    chests = (
        heuristic.TORTUGA * batch.tortuga + heuristic.FLEET * outcome.fleet + heuristic.CREW * outcome.crew
    )
    limits = heuristic.LIMIT_STEP * (LIMITS.take(batch.boat) + LIMITS.take(batch.pirate))
    points: Floats = weighted(chests, CHEST_VALUE) + SET_VALUE.take(batch.set_index())
    return points + limits + batch.boat + batch.pirate + batch.coins


def features(outcome: EndOfRound, start: int, target: int, score: Floats) -> Floats32:
    """(rows, seats, FEATURES) float32 for positions at the start of a round.

    Args:
        start: seat that holds the start player token in that round.
        target: chests in Tortuga that end the game.
        score: what `points` gives.
    """
    batch = outcome.batch
    seats = batch.seats
    areas = batch.tortuga, outcome.fleet, outcome.crew
    tortuga, fleet, crew = (area @ ONES for area in areas)
    boat_limit, pirate_limit = LIMITS.take(batch.boat), LIMITS.take(batch.pirate)
    columns = [column for area in areas for column in np.moveaxis(area, 2, 0)]
    columns += [
        batch.boat / 4,
        batch.pirate / 4,
        boat_limit,
        pirate_limit,
        batch.boat == 1,
        batch.pirate == 1,
    ]
    columns += [*np.moveaxis(batch.bonus, 2, 0), *np.moveaxis(_highest(batch), 2, 0), batch.coins / 4]
    index = batch.set_index()
    whole = SETS.take(index)
    columns += [exact_sets(batch.tortuga, batch.held), whole, BEGUN.take(index)]
    columns += [SETS.take(index + STRIDES[3]) > whole]
    columns += [np.maximum(fleet - LIMITS.take(np.maximum(batch.boat - 1, 1)), 0)]
    columns += [np.maximum(crew - LIMITS.take(np.maximum(batch.pirate - 1, 1)), 0)]
    columns += [np.maximum(crew - boat_limit, 0), best_other(fleet), best_other(crew)]
    lead = (score - best_other(score)) / 10
    future = projection(outcome)
    ahead = (future - best_other(future)) / 10
    columns += [score / 10, lead, future / 10, ahead]
    near = tortuga + fleet
    clock = across(np.maximum, near) / target
    possible = near >= target
    columns += [lead * clock, lead * clock * clock, lead * across(np.logical_or, possible)]
    columns += [ahead * clock, ahead * clock * clock]
    columns += [tortuga / target, (tortuga / target) ** 2, near / target, (near / target) ** 2]
    threat = best_other(near) >= target
    columns += [possible, possible * lead, threat * lead, threat * fleet, threat * crew]
    columns += [(tortuga - best_other(tortuga)) / target, clock * fleet, clock * crew]
    columns += [clock * weighted(outcome.fleet, CHEST_VALUE), clock * weighted(outcome.crew, CHEST_VALUE)]
    columns += [clock * boat_limit, clock * pirate_limit, clock * (batch.bonus @ ONES)]
    columns += [np.arange(seats) == start, np.arange(seats) == (start - 1) % seats]
    x = np.empty((FEATURES, batch.rows, seats), np.float32)
    for at, column in zip(range(FEATURES), columns, strict=True):
        x[at] = column
    return np.moveaxis(x, 0, 2)


def _highest(batch: Batch) -> Flags:
    """(rows, seats, 5): whether a seat alone has the highest bonus tile on an action."""
    top = across(np.maximum, batch.bonus, axis=1)
    highest = (batch.bonus == top) & (top > 0)
    alone: Flags = highest & (across(np.add, highest.astype(np.int8), axis=1) == 1)
    return alone


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
