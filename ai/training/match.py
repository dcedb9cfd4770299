"""The match that decides whether new weights are accepted."""

from __future__ import annotations

import math
from collections.abc import Iterable
from concurrent.futures import Executor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ai.arena.play import derived_seed, play
from ai.engine.engine import Engine
from ai.engine.value import Value
from ai.training.selfplay import HASTE, Seats, Target
from tortuga.games.tortuga2014.options import Options


@dataclass(frozen=True)
class Bout:
    """Some games of a match between two sets of weights."""

    seats: Seats
    target: Target
    games: range
    seed: str
    new: npt.NDArray[np.float64]
    old: npt.NDArray[np.float64]


@dataclass(frozen=True)
class Verdict:
    """What the new weights won, relative to an equal share."""

    share: float
    """Mean win share of a seat with the new weights, where 0.5 = as good as the old ones."""
    margin: float
    """Half of the 95 % interval."""
    games: int


def fight(bout: Bout) -> list[float]:
    """Difference of mean win share, new minus old, game by game; seats alternate."""
    new, old = Value(bout.new, bout.target), Value(bout.old, bout.target)
    options = Options(seats=bout.seats, target=bout.target)
    found = []
    for game in bout.games:
        seed = derived_seed(bout.seed, game // 2)
        fresh = [(seat + game) % 2 == 0 for seat in range(bout.seats)]
        captains = [
            Engine(derived_seed(seed, seat), HASTE, value=new if is_new else old)
            for seat, is_new in enumerate(fresh)
        ]
        winners = play(captains, options, seed).winners
        won = sum(fresh[seat] for seat in winners) / len(winners)
        seats = sum(fresh)
        found.append(won / seats - (1 - won) / (bout.seats - seats))
    return found


def verdict(executor: Executor, bout: Bout, chunk: int = 10) -> Verdict:
    """Play a whole match."""
    bouts = [
        Bout(bout.seats, bout.target, part, bout.seed, bout.new, bout.old)
        for part in parts(bout.games, chunk)
    ]
    found = np.array([each for part in executor.map(fight, bouts) for each in part])
    # a difference of d between shares of 1/n: on the scale of two players, 0.5 + d * n / 4
    scale = bout.seats / 4
    margin = 1.96 * float(found.std()) / math.sqrt(len(found)) * scale
    return Verdict(0.5 + float(found.mean()) * scale, margin, len(found))


def parts(games: range, size: int) -> Iterable[range]:
    """The games in pieces."""
    return [games[first : first + size] for first in range(0, len(games), size)]
