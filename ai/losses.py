"""Measures what each level loses per choice, so that players can be likened to levels.

python -m ai.losses --game tortuga2014 --games 4 --jobs 2        writes weights/losses.json

All seats play the same level; the games are analysed as players' games are. The judge is the engine of the
strongest level, so its own loss is small by construction.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from ai.arena.executors import workers
from ai.arena.play import play, seated
from ai.experiment import collected, experiment, weights_folder, write_report
from ai.rating import LOSSES, MIN_LOSS, Losses, LossesFile, measured
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import derived_seed
from tortuga.kernel.log.format import Log, SeedRevealed, new_header
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.registry import load_object
from tortuga.kernel.replay import Replay

MIN_SPREAD: Final = 0.02
"""Smallest difference between best and worst choice, in win chance, for a decision to count."""
MIN_DECISIONS: Final = 5
"""Fewest decisions by which anybody is likened to a level."""
SAMPLES: Final = 160


def like_level(game: str, seats: int, loss: float, decisions: int) -> str:
    """The level with about this mean loss; levels part at the geometric means of their losses.

    The measured table with the nearest number of seats counts; "" if nothing was measured or too few choices
    were made.
    """
    tables = measured(game)
    if not tables or decisions < MIN_DECISIONS:
        return ""
    levels = list(min(tables, key=lambda table: abs(table.seats - seats)).levels.items())
    for (weaker, more), (_, less) in pairwise(levels):
        if loss > (more * max(less, MIN_LOSS)) ** 0.5:
            return weaker
    return levels[-1][0]


class Task(NamedTuple):
    """One game of a level against itself."""

    game: str
    level: str
    seats: int
    seed: str


def losses_of(task: Task) -> tuple[float, int]:
    """The sum of the losses of all seats in a game, and how many choices mattered."""
    replay = played_by(task.game, [task.level] * task.seats, {}, task.seed)
    plays = CAPTAINS[task.game].analyse(replay, SAMPLES, lambda _: None).seats
    return sum(seat.loss_total for seat in plays), sum(seat.decisions for seat in plays)


def played_by(game: str, names: Sequence[str], options: dict[str, Any], seed: str) -> Replay:
    """A finished game of these players, seat by seat."""
    rules, made = GAMES[game].rules, GAMES[game].make(len(names), options)
    played = play(seated(CAPTAINS[game], names, seed), rules, made, seed)
    seats = [SeatSpec(name, str(seat), "") for seat, name in enumerate(names)]
    header = new_header(rules, made, seats, seed)
    return Replay(rules, Log(header, made, (*played.events, SeedRevealed(seed))))


def summed(games: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """The mean loss of a choice and its standard error over games."""
    lost, counted = np.array(games).T
    mean = float(lost.sum() / counted.sum())
    error = float((lost - mean * counted).std(ddof=1) / counted.mean() / len(games) ** 0.5)
    return round(mean, 5), round(error, 5)


@experiment("ai.losses", game=tuple(GAMES), games=4, seats="", seed="losses", jobs=2)
def main(args: argparse.Namespace) -> None:
    """Play, analyse, print and write."""
    command = f"python -m ai.losses --game {args.game} --games {args.games} --seed {args.seed}"
    tables = {table.seats: table for table in measured(args.game)}
    wanted = [int(seats) for seats in args.seats.split(",") if seats] or list(GAMES[args.game].seats)
    with workers(args.jobs) as executor:
        for seats in wanted:
            levels, errors = {}, {}
            for level in CAPTAINS[args.game].levels:
                tasks = [
                    Task(args.game, level, seats, derived_seed(args.seed, seats, game))
                    for game in range(args.games)
                ]
                games = collected(executor, losses_of, tasks, f"{seats} seats, {level}")
                levels[level], errors[level] = summed(games)
                print(f"{seats} seats, {level}: {levels[level]:.5f} +- {errors[level]:.5f}", flush=True)
            tables[seats] = Losses(seats, levels, errors, args.games)
            report = LossesFile(command, tuple(tables[key] for key in sorted(tables)))
            write_report(report, weights_folder(args.game) / LOSSES)


if __name__ == "__main__":
    # by its name, so that other processes find what is sent to them
    sys.exit(load_object("ai.losses:main")())
