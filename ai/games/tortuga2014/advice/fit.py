"""Finds the temperatures of win chances in games that no weights were learned from.

python -m ai.games.tortuga2014.advice.fit --games 120 --jobs 2        writes weights/temperatures.json

Half of the games finds temperature and optimism, the other half tells whether they make the predictions
better: then all games together find them. If not, the engine's own numbers stay.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from ai.arena.executors import each_done, workers
from ai.calibration import Observed, recorded
from ai.games.tortuga2014.advice.temperature import FILE, PLAIN, Temperature, Temperatures, rolling, stored
from ai.games.tortuga2014.captains import weights_hash
from ai.games.tortuga2014.dice_solver import Floats
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.errors import UserError

CAPTAIN: Final = "admiral"
SEED: Final = "temperature"
TARGET: Final = 6
TEMPERATURES: Final = np.round(np.arange(0.7, 3.0001, 0.04), 2)
OPTIMISMS: Final = np.round(np.arange(0.0, 1.2001, 0.04), 2)
EDGE: Final = 1e-4
"""No prediction counts as closer to 0 or 1 than this."""


class Example(msgspec.Struct, frozen=True):
    """The chance a captain gave himself at one decision, and what became of it."""

    value: float
    """Of the choice he took."""
    rolling: bool
    """Whether his dice still rolled."""
    won: float
    """His win share in the end."""


Games = Sequence[Sequence[Example]]
"""By game, the examples of its decisions."""


def play_game(game: Observed) -> list[Example]:
    """Play one game; runs in whatever process the executor chooses."""
    return [Example(each.value, rolling(each.view), each.won) for each in recorded(game, "fit")]


class Sample:
    """Games as arrays; every game counts the same."""

    def __init__(self, games: Games, seats: int) -> None:
        sure = np.clip(np.array([each.value for game in games for each in game]), EDGE, 1 - EDGE)
        self.even = -float(np.log(seats - 1))
        self.odds: Floats = np.log(sure / (1 - sure)) - self.even
        self.rolling = np.array([each.rolling for game in games for each in game], np.float64)
        self.won = np.array([each.won for game in games for each in game])
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
    """The temperature from all games, accepted if what the even ones yield helps on the odd ones."""
    found, other = Sample(games[::2], seats).best(), Sample(games[1::2], seats)
    before, after = other.loss(*PLAIN), other.loss(*found)
    taken = Sample(games, seats).best() if after < before else PLAIN
    return Temperature(seats, TARGET, *taken, weights, len(games), round(before, 5), round(after, 5))


def main(argv: list[str] | None = None) -> int:
    """Play, fit and write; 0, or 1 with the reason."""
    asked = _arguments().parse_args(argv)
    command = f"python -m ai.games.tortuga2014.advice.fit --games {asked.games} --seed {asked.seed}"
    folder = Path(__file__).parents[1] / "weights"
    try:
        if asked.games < 2:
            raise UserError("error-calibration-games", games=asked.games)
        before = stored(folder)
        found = {each.seats: each for each in before.tables} if before is not None else {}
        with workers(asked.jobs) as executor:
            for seats in asked.seats:
                played = _play(executor, seats, asked)
                found[seats] = temperature_of(played, seats, weights_hash(seats))
                print(_line(found[seats]))
        text = msgspec.json.encode(Temperatures(command, tuple(found[seats] for seats in sorted(found))))
        folder.joinpath(FILE).write_bytes(msgspec.json.format(text) + b"\n")
    except (UserError, OSError) as error:
        print(f"fit: {error}", file=sys.stderr)
        return 1
    return 0


def _play(executor: Executor | None, seats: int, asked: argparse.Namespace) -> list[list[Example]]:
    games = [
        Observed(RULES.name, CAPTAIN, seats, {"target": TARGET}, asked.seed, number)
        for number in range(asked.games)
    ]
    played = []
    for said in each_done(executor, play_game, games):
        played.append(said)
        if sys.stderr.isatty():
            print(f"\r{seats} seats: {len(played)}/{asked.games} ", end="", file=sys.stderr, flush=True)
    return played


def _line(found: Temperature) -> str:
    return (
        f"{found.seats} seats: temperature {found.temperature:.2f}, optimism {found.optimism:.2f} from"
        f" {found.games} games; loss on the held-out half {found.loss:.4f} -> {found.loss_told:.4f}"
    )


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m ai.games.tortuga2014.advice.fit", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=120, help="at each number of seats (120)")
    parser.add_argument("--seats", type=int, nargs="+", choices=(2, 3, 4), default=(2, 3, 4))
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    return parser


if __name__ == "__main__":
    sys.exit(main())
