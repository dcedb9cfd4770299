"""Finds the temperatures of win chances in games that no weights were learned from.

python -m ai.advice.fit --games 120 --jobs 2        writes ai/weights/temperatures.json

Half of the games finds the temperature, the other half tells whether it makes the predictions better; if not,
the engine's own numbers stay.
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

import ai
from ai.advice.temperature import FILE, NEUTRAL, Temperature, Temperatures, stored, told
from ai.arena.bouts import Seats
from ai.arena.executors import each_done, workers
from ai.calibration.observe import Game, play_game
from ai.calibration.report import Forecasts
from ai.dice import Floats
from ai.weights_hash import weights_hash
from tortuga.kernel.errors import Told

CAPTAIN: Final = "admiral"
SEED: Final = "temperature"
TARGET: Final = 6
GRID: Final = np.round(np.arange(0.7, 3.0001, 0.02), 2)
EDGE: Final = 1e-4
"""No prediction is taken to be surer than this."""


def loss(games: Sequence[Forecasts], seats: int, temperature: float) -> float:
    """Mean logarithmic loss of the predictions, told with a temperature; every game counts the same."""
    return float(np.mean([_loss_of(game, seats, temperature) for game in games]))


def _loss_of(game: Forecasts, seats: int, temperature: float) -> float:
    said = np.array([told(chance, seats, temperature) for chance in game.predicted])
    sure: Floats = np.clip(said, EDGE, 1 - EDGE)
    won = np.array(game.observed)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def fitted(games: Sequence[Forecasts], seats: int) -> float:
    """The temperature of the grid with the least loss."""
    losses = [loss(games, seats, float(temperature)) for temperature in GRID]
    return float(GRID[int(np.argmin(losses))])


def temperature_of(games: Sequence[Forecasts], seats: int, weights: str) -> Temperature:
    """Found on the even games, accepted by the odd ones; at least two games with decisions."""
    found = fitted(games[::2], seats)
    before, after = loss(games[1::2], seats, NEUTRAL), loss(games[1::2], seats, found)
    taken = found if after < before else NEUTRAL
    return Temperature(seats, TARGET, taken, weights, len(games), found, round(before, 5), round(after, 5))


def main(argv: list[str] | None = None) -> int:
    """Play, fit and write; 0, or 1 with the reason."""
    asked = _arguments().parse_args(argv)
    command = f"python -m ai.advice.fit --games {asked.games} --seed {asked.seed}"
    folder = Path(ai.__path__[0]) / "weights"
    try:
        if asked.games < 2:
            raise Told("error-calibration-games", games=asked.games)
        before = stored(folder)
        found = {each.seats: each for each in before.seats} if before is not None else {}
        with workers(asked.jobs) as executor:
            for seats in asked.seats:
                played = _play(executor, seats, asked)
                found[seats] = temperature_of(played, seats, weights_hash(seats))
                print(_line(found[seats]))
        text = msgspec.json.encode(Temperatures(command, tuple(found[seats] for seats in sorted(found))))
        folder.joinpath(FILE).write_bytes(msgspec.json.format(text) + b"\n")
    except (Told, OSError) as error:
        print(f"fit: {error}", file=sys.stderr)
        return 1
    return 0


def _play(executor: Executor | None, seats: Seats, asked: argparse.Namespace) -> list[Forecasts]:
    games = [Game(CAPTAIN, seats, TARGET, asked.seed, number) for number in range(asked.games)]
    played = []
    for forecasts in each_done(executor, play_game, games):
        if forecasts.predicted:
            played.append(forecasts)
        if sys.stderr.isatty():
            print(f"\r{seats} seats: {len(played)}/{asked.games} ", end="", file=sys.stderr, flush=True)
    return played


def _line(found: Temperature) -> str:
    return (
        f"{found.seats} seats: temperature {found.temperature:.2f} from {found.games} games;"
        f" loss on the held-out half {found.loss:.4f}, with {found.fitted:.2f}: {found.loss_told:.4f}"
    )


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m ai.advice.fit", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--games", type=int, default=120, help="at each number of seats (120)")
    parser.add_argument("--seats", type=int, nargs="+", choices=(2, 3, 4), default=(2, 3, 4))
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    return parser


if __name__ == "__main__":
    sys.exit(main())
