"""The match that decides whether new weights are accepted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ai.arena.play import play
from ai.games.tortuga2014.captains import Captain
from ai.games.tortuga2014.engine.value import Value
from ai.games.tortuga2014.panel.additive import Additive
from ai.games.tortuga2014.player import Engine
from ai.games.tortuga2014.training.selfplay import HASTE, Seats, TargetChests
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.dealer import derived_seed


@dataclass(frozen=True)
class WeightsMatch:
    """Some games of a match between two sets of weights."""

    seats: Seats
    target: TargetChests
    games: range
    seed: str
    new: npt.NDArray[np.float64]
    old: npt.NDArray[np.float64]


@dataclass(frozen=True)
class MatchVerdict:
    """What the new weights won on the scale of two players; 0.5 = as good as the old ones."""

    share: float
    """At one table with the old ones and among strangers, both together."""
    margin: float
    """Half of the 95 % interval."""
    together: float
    """At tables where new and old weights take alternate seats."""
    strangers: float
    """Alone among `additive`, with the seats and the dice the old ones had there."""
    games: int


def fight(bout: WeightsMatch) -> list[tuple[float, float]]:
    """Game by game, win shares new minus old: mean of a seat at one table, and alone among `additive`."""
    values = Value(bout.old, bout.target), Value(bout.new, bout.target)
    options = Options(seats=bout.seats, target=bout.target)
    found = []
    for game in bout.games:
        seed = derived_seed(bout.seed, game // 2)
        fresh = [(seat + game) % 2 == 0 for seat in range(bout.seats)]
        players: list[Captain] = [
            Engine(derived_seed(seed, seat), HASTE, value=values[is_new]) for seat, is_new in enumerate(fresh)
        ]
        outcome = play(players, RULES, options, seed).outcome
        won = sum(outcome.share(seat, bout.seats) for seat in range(bout.seats) if fresh[seat])
        seats = sum(fresh)
        together = won / seats - (1 - won) / (bout.seats - seats)
        old, new = (_alone(value, options, derived_seed(bout.seed, "alone", game), game) for value in values)
        found.append((together, new - old))
    return found


def _alone(value: Value, options: Options, seed: str, game: int) -> float:
    """Win share of one seat among `additive`."""
    mine = game % options.seats
    players: list[Captain] = [Additive(seed) for _ in range(options.seats)]
    players[mine] = Engine(derived_seed(seed, mine), HASTE, value=value)
    return play(players, RULES, options, seed).outcome.share(mine, options.seats)


def verdict(executor: Executor, bout: WeightsMatch, chunk: int = 10) -> MatchVerdict:
    """Play a whole match."""
    bouts = [
        WeightsMatch(bout.seats, bout.target, part, bout.seed, bout.new, bout.old)
        for part in parts(bout.games, chunk)
    ]
    return judged([each for part in executor.map(fight, bouts) for each in part], bout.seats)


def judged(found: Sequence[tuple[float, float]], seats: int) -> MatchVerdict:
    """The verdict on the differences of all games."""
    # a difference d between shares near 1/n is 0.5 + d * n / 4 on the scale of two players
    scaled = np.array(found) * (seats / 4)
    together, strangers = (0.5 + float(mean) for mean in scaled.mean(axis=0))
    both = scaled.mean(axis=1)
    margin = 1.96 * float(both.std()) / math.sqrt(len(both))
    return MatchVerdict(0.5 + float(both.mean()), margin, together, strangers, len(both))


def parts(games: range, size: int) -> Iterable[range]:
    """The games in pieces."""
    return [games[first : first + size] for first in range(0, len(games), size)]
