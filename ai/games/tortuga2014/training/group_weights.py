"""Learns how much each group of features should count in play, beyond how well it predicts the winner.

    python -m ai group-weights tortuga2014 [--seats 3] [--games 14000] [--jobs 2] [--seed TEXT]

The fit finds the weights that predict best. Where features are nearly collinear, those need not be the
weights that play best. So in each game the flip of a coin decides for every group whether it counts more or
less, for all groups at once (a factorial experiment: Box, Hunter and Hunter, Statistics for Experimenters,
ch. 5). A regression of the wins on the coins estimates what each group is worth, and each factor moves part
of the way.
The printed factors apply on top of the emphasis already in the stored weights; they are entered here by hand
unless games with other seeds show that they lose.
"""

from __future__ import annotations

import argparse
import functools
import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from ai.arena.play import play
from ai.experiment import experiment
from ai.games.tortuga2014.captains import Captain
from ai.games.tortuga2014.engine.batch import Floats
from ai.games.tortuga2014.engine.value import TABLE, Value, load
from ai.games.tortuga2014.levels import EngineSettings, Level
from ai.games.tortuga2014.panel.players import Additive
from ai.games.tortuga2014.player import Engine
from ai.games.tortuga2014.training.selfplay import Seats, parts
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.dealer import derived_seed
from tortuga.workers import process_pool

EMPHASIS: Final[Mapping[int, Mapping[str, float]]] = MappingProxyType(
    {
        3: MappingProxyType(
            {
                "chests in Tortuga by colour": 1.13,
                "boat, pirate: limit": 1.09,
                "bonus tile by action": 1.21,
                "sets now": 1.15,
                "sets with all whites": 0.8,
                "set colours begun": 0.87,
                "one chest short of a further set": 1.24,
                "fleet, crew: chests one attack would make surplus": 0.89,
                "score / 10": 1.16,
                "score: lead over the best rival / 10": 0.9,
                "projection / 10": 1.33,
                "projection: lead over the best rival / 10": 1.24,
                "score lead x clock, x clock squared, x end possible": 0.82,
                "chests in Tortuga / target, squared": 0.9,
                "chests in Tortuga and fleet / target, squared": 1.14,
                "may end the game in a round: yes, x score lead": 1.21,
                "chests in Tortuga: lead over the best rival / target": 0.89,
                "clock x fleet, clock x crew": 1.18,
                "clock x fleet chest points, clock x crew chest points": 0.91,
                "clock x boat limit, x pirate limit, x bonus tiles": 0.79,
            }
        )
    }
)
"""By seats and group, the factor on its learned weights; 1 for all others.

Learned from 14,000 games around the weights of an earlier training course, which had no emphasis.
"""
SAMPLES: Final = 8
STEP: Final = 0.4
"""How much more or less a group counts in the experiment, as a share of its weights."""
WAY: Final = 32.0
"""How far `EMPHASIS` moves per unit of win share that a coin is worth. Much farther, and the losses, which
grow with the square of the distance, would outweigh the gains."""


def emphasis(seats: int) -> Floats:
    """(FEATURES,): the factors on learned weights at a table of this size."""
    return _spread(np.array([EMPHASIS.get(seats, {}).get(name, 1.0) for name, _ in TABLE]))


def _spread(groups: Floats) -> Floats:
    """One number for each feature from one for each group."""
    return np.repeat(groups, [size for _, size in TABLE])


def coins(seed: str) -> Floats:
    """(groups,): 1 or -1 for each group of features."""
    words = np.random.default_rng(list(seed.encode()))
    return words.choice([-1.0, 1.0], len(TABLE))


def attempt(seats: Seats, seed: str, games: range) -> list[tuple[float, Floats]]:
    """Win share of the engine as the only one among `additive`, and the coins, game by game."""
    shares = []
    stored = load(seats, 6)
    level = Level("trial", EngineSettings(samples=SAMPLES, draws=SAMPLES))
    for game in games:
        dealt = derived_seed(seed, game)
        mine = game % seats
        thrown = coins(dealt)
        weights = stored.weights * _spread(1 + STEP * thrown)
        players: list[Captain] = [Additive(derived_seed(dealt, seat)) for seat in range(seats)]
        players[mine] = Engine(derived_seed(dealt, mine), level, value=Value(weights, stored.target))
        outcome = play(players, RULES, Options(seats=seats), dealt).outcome
        shares.append((outcome.share(mine, seats), thrown))
    return shares


def effects(won: Floats, thrown: Floats) -> tuple[Floats, float]:
    """What each coin is worth in win share (groups,), and the standard error, alike for all.

    Args:
        won: (games,) win shares.
        thrown: (games, groups) coins.
    """
    design = np.column_stack((np.ones(len(won)), thrown))
    solution = np.linalg.lstsq(design, won, rcond=None)[0]
    error = float((won - design @ solution).std()) / math.sqrt(len(won))
    return np.asarray(solution[1:], np.float64), error


@experiment("ai group-weights tortuga2014", seats=[3], games=14_000, jobs=2, seed="tortuga-1")
def main(args: argparse.Namespace) -> None:
    """Play the experiment and print what each group is worth."""
    with process_pool(args.jobs) as executor:
        for seats in args.seats:
            trial = functools.partial(attempt, seats, f"{args.seed}/emphasis/{seats}")
            results = [gain for games in executor.map(trial, parts(range(args.games), 20)) for gain in games]
            won = np.array([share for share, _ in results])
            gains, error = effects(won, np.array([thrown for _, thrown in results]))
            print(f"{seats} seats, {len(won)} games, {won.mean():.3f} won; standard error {error:.4f}")
            for (name, _), gain in zip(TABLE, gains, strict=True):
                print(f"  {gain:+.4f}  {1 + WAY * gain:.2f}  {name}", flush=True)
