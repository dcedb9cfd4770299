"""Do two analyses of a game call the same choices mistakes?

python -m ai agreement tortuga2014 --games 8 --jobs 2

Every game, between levels drawn at random, is analysed twice with different random draws. The agreement is
2 both / (first + second), where `both` counts the choices that both analyses call mistakes.
"""

from __future__ import annotations

import argparse
import random
from typing import NamedTuple

import numpy as np

from ai.arena.executors import workers
from ai.experiment import collected, experiment
from ai.games.tortuga2014.account.analysis import booked
from ai.games.tortuga2014.account.choices import SAMPLES
from ai.losses import played_by
from ai.registry import CAPTAINS
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.dealer import derived_seed


class Task(NamedTuple):
    """One game."""

    seats: int
    target: int
    seed: str


class Called(NamedTuple):
    """How many choices of one game were called mistakes."""

    first: int
    second: int
    both: int


def called(task: Task) -> Called:
    """Play a game and analyse it twice."""
    levels = random.Random(task.seed).choices(list(CAPTAINS[RULES.name].levels), k=task.seats)
    replay = played_by(RULES.name, levels, {"target": task.target}, task.seed)
    judged = (booked(replay, SAMPLES, f"{task.seed}/{key}").judged for key in ("first", "second"))
    first, second = ({step for step, choice in one.items() if choice.mistake} for one in judged)
    return Called(len(first), len(second), len(first & second))


def agreement(games: list[Called]) -> tuple[float, float]:
    """The agreement of the two analyses and its standard error over games."""
    first, second, both = np.array(games, float).T
    share = 2 * both.sum() / (first + second).sum()
    error = ((2 * both - share * (first + second)) ** 2).sum() ** 0.5 / (first + second).sum()
    return float(share), float(error)


@experiment("ai agreement tortuga2014", games=8, seats=[2, 3, 4], target=[6], seed="agreement", jobs=2)
def main(args: argparse.Namespace) -> None:
    """Play, analyse and print."""
    with workers(args.jobs) as executor:
        for target in args.target:
            for seats in args.seats:
                tasks = [
                    Task(seats, target, derived_seed(args.seed, seats, target, game))
                    for game in range(args.games)
                ]
                games = collected(executor, called, tasks, f"{seats} seats")
                share, error = agreement(games)
                mistakes = sum(game.first for game in games)
                table = f"{seats} seats, target {target}"
                print(f"{table}: {share:.3f} +- {error:.3f} of {mistakes} mistakes", flush=True)
