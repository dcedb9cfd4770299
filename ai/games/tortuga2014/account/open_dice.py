"""Measures what levels lose per choice once all dice lie open, when it is enough to look.

python -m ai open-dice tortuga2014 --levels deckhand,mate --seats 2,3 --games 24 --jobs 2

All seats play the same level. The choices counted are those that matter once nobody has a die left to roll;
the engine of the strongest level judges them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import chain
from typing import Any, Final, NamedTuple

import numpy as np

from ai.arena.executors import workers
from ai.arena.play import seated
from ai.experiment import collected, experiment
from ai.games.tortuga2014.account.choices import judged
from ai.games.tortuga2014.captains import CAPTAINS
from ai.games.tortuga2014.engine.evaluation import standard_error
from ai.games.tortuga2014.player import to_come
from ai.losses import MIN_SPREAD
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.game import GAME
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.dealer import Dealer, derived_seed
from tortuga.kernel.timeline import playing

MUCH: Final = 0.2
"""More win chance than anybody who looks at the dice gives away."""


class Task(NamedTuple):
    """One game of a level against itself."""

    level: str
    seats: int
    seed: str


class Loss(NamedTuple):
    """What one choice cost."""

    what: str
    loss: float


def losses_of(task: Task) -> list[Loss]:
    """What each choice made with all dice open cost in a game."""
    options: Any = GAME.make(task.seats, {})
    players = seated(CAPTAINS, [task.level] * task.seats, task.seed)
    found = []

    def choose(seat: int, view: View) -> Command:
        command: Command = players[seat].choose(view).command
        if not to_come(view.table):
            choice = judged(view, command, key=task.seed)
            if choice and choice.spread > MIN_SPREAD:
                found.append(Loss(choice.kind.what, choice.loss))
        return command

    for _ in playing(RULES, RULES.start(options), Dealer(task.seed), choose):
        pass
    return found


def summary(losses: Iterable[Loss]) -> str:
    """The mean loss with its standard error, and how many losses are more than `MUCH`."""
    lost = np.array([each.loss for each in losses])
    much = int((lost > MUCH).sum())
    return f"{lost.mean():.4f} +-{standard_error(lost):.4f}, {much} of {len(lost)} more than {MUCH}"


@experiment(
    "ai open-dice tortuga2014", levels=["deckhand", "mate"], seats=[2, 3], games=24, seed="open", jobs=2
)
def main(args: argparse.Namespace) -> None:
    """Play, judge and print."""
    with workers(args.jobs) as executor:
        for seats in args.seats:
            for level in args.levels:
                tasks = [
                    Task(level, seats, derived_seed(args.seed, seats, game)) for game in range(args.games)
                ]
                what = f"{seats} seats, {level}"
                losses = list(chain(*collected(executor, losses_of, tasks, what)))
                print(f"{what}: {summary(losses)}", flush=True)
                for kind in sorted({each.what for each in losses}):
                    print(f"  {kind}: {summary(each for each in losses if each.what == kind)}", flush=True)
