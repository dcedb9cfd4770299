"""Fits the temperatures of win chances to games that no weights were learned from.

python -m ai calibrate tortuga2014 --games 120 --jobs 2        writes weights/temperatures.json

Temperature and optimism are fitted on half of the games. If they improve the predictions of the other half,
they are fitted again on all games; if not, the engine's own numbers stay.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from ai.arena.executors import workers
from ai.calibration import Observed, recorded
from ai.experiment import collected, experiment, write_report
from ai.games.tortuga2014.advice.temperature import FILE, PLAIN, Temperature, Temperatures, rolling, stored
from ai.games.tortuga2014.captains import weights_hash
from ai.games.tortuga2014.dice_solver import Floats
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.errors import UserError

CAPTAIN: Final = "admiral"
TARGET: Final = 6
TEMPERATURES: Final = np.round(np.arange(0.7, 3.0001, 0.04), 2)
OPTIMISMS: Final = np.round(np.arange(0.0, 1.2001, 0.04), 2)
EDGE: Final = 1e-4
"""No prediction counts as closer to 0 or 1 than this."""


class Example(msgspec.Struct, frozen=True):
    """The win chance a captain stated at one decision, and how the game ended."""

    value: float
    """The value of the choice taken."""
    rolling: bool
    """Whether the captain's dice were still rolling."""
    won: float
    """The captain's win share in the end."""


Games = Sequence[Sequence[Example]]
"""By game, the examples of its decisions."""


def play_game(game: Observed) -> list[Example]:
    """Play one game; runs in any process the executor chooses."""
    return [Example(said.value, rolling(said.view), said.won) for said in recorded(game, "fit")]


class Sample:
    """Games as arrays; every game has the same weight."""

    def __init__(self, games: Games, seats: int) -> None:
        sure = np.clip(np.array([example.value for game in games for example in game]), EDGE, 1 - EDGE)
        self.even = -float(np.log(seats - 1))
        self.odds: Floats = np.log(sure / (1 - sure)) - self.even
        self.rolling = np.array([example.rolling for game in games for example in game], np.float64)
        self.won = np.array([example.won for game in games for example in game])
        self.weight = np.array([1 / len(game) / len(games) for game in games for _ in game])

    def loss(self, temperature: float, optimism: float) -> float:
        """Mean logarithmic loss of the chances that would be shown."""
        odds = self.odds / temperature + self.even - optimism * self.rolling
        return float(self.weight @ (np.logaddexp(0.0, odds) - self.won * odds))

    def best(self) -> tuple[float, float]:
        """The temperature and optimism on the grid with the least loss."""
        grid = [(float(t), float(o)) for t in TEMPERATURES for o in OPTIMISMS]
        return min(grid, key=lambda pair: self.loss(*pair))


def temperature_of(games: Games, seats: int, weights: str) -> Temperature:
    """The temperature fitted to all games, accepted if one fitted to the even games helps on the odd ones."""
    fitted, other = Sample(games[::2], seats).best(), Sample(games[1::2], seats)
    before, after = other.loss(*PLAIN), other.loss(*fitted)
    taken = Sample(games, seats).best() if after < before else PLAIN
    return Temperature(seats, TARGET, *taken, weights, len(games), round(before, 5), round(after, 5))


@experiment("ai calibrate tortuga2014", games=120, seats=[2, 3, 4], seed="temperature", jobs=1)
def main(asked: argparse.Namespace) -> None:
    """Play, fit and write."""
    command = f"python -m ai calibrate tortuga2014 --games {asked.games} --seed {asked.seed}"
    folder = Path(__file__).parents[1] / "weights"
    if asked.games < 2:
        raise UserError("error-calibration-games", games=asked.games)
    before = stored(folder)
    by_seats = {table.seats: table for table in before.tables} if before is not None else {}
    with workers(asked.jobs) as executor:
        for seats in asked.seats:
            games = [
                Observed(RULES.name, CAPTAIN, seats, {"target": TARGET}, asked.seed, number)
                for number in range(asked.games)
            ]
            played = collected(executor, play_game, games, f"{seats} seats")
            fitted = by_seats[seats] = temperature_of(played, seats, weights_hash(seats))
            print(
                f"{seats} seats: temperature {fitted.temperature:.2f}, optimism {fitted.optimism:.2f} from "
                f"{fitted.games} games; loss on the held-out half "
                f"{fitted.loss:.4f} -> {fitted.loss_told:.4f}"
            )
    write_report(Temperatures(command, tuple(by_seats[seats] for seats in sorted(by_seats))), folder / FILE)
