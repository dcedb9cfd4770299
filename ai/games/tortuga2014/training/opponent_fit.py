"""Learns how opponents who think ahead value the actions: the priorities that predict their dice best.

python -m ai opponents tortuga2014 [--seats 2,3,4] [--games 40] [--players engine] [--jobs 2] [--seed TEXT]

Games are played, and in each round one seat, another one every time, predicts its opponents' totals as the
engine does. The score is the CRPS of those totals in pips; smaller is better (Gneiting and Raftery, JASA 102,
2007). Half of the games are for training, half for testing. The result is entered in `engine/opponents.py` by
hand, once a match has shown that it plays no worse.
"""

from __future__ import annotations

import argparse
import functools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from ai.experiment import experiment
from ai.games.tortuga2014.captains import CAPTAINS, Captain
from ai.games.tortuga2014.engine.batch import Ints
from ai.games.tortuga2014.engine.opponents import PLAIN, Priorities, priorities_of, sample_finals
from ai.games.tortuga2014.engine.places import totals_of
from ai.games.tortuga2014.player import Engine
from ai.games.tortuga2014.training.selfplay import HASTE, Seats, parts
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.pieces import ACTIONS
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, Table, View
from tortuga.kernel.dealer import Dealer, derived_seed
from tortuga.kernel.timeline import playing
from tortuga.workers import process_pool

SAMPLES: Final = 16
WATCHED_CYCLES: Final = 3
"""Cycles that are watched: later on, little is left to predict."""
STEPS: Final = (1.5, 1.22)
"""Factors by which the search changes one number at a time, coarse and then fine."""
START: Final = replace(PLAIN, tile=1.8)
"""Where the search starts."""


@dataclass(frozen=True)
class WatchedView:
    """A view while the dice rolled, and what became of the dice."""

    view: View
    totals: Ints
    """(seats, 5)."""


def watch(seats: Seats, name: str, seed: str, games: range) -> list[WatchedView]:
    """Play the games; in each round one seat in turn watches the first cycles.

    Args:
        name: of all players: `engine` at the level `HASTE`, or a captain's name.
    """
    watched: list[WatchedView] = []
    for game in games:
        dealt = derived_seed(seed, game)
        players = [_player(name, derived_seed(dealt, seat)) for seat in range(seats)]
        views: dict[int, View] = {}

        def choose(seat: int, view: View) -> Command:
            table = view.table
            watching = table.stage == "select" and seat == (game + table.round) % seats  # noqa: B023
            if watching and table.cycle <= WATCHED_CYCLES and not view.board.finished:
                views.setdefault(table.cycle, view)  # noqa: B023
            return players[seat].choose(view).command  # noqa: B023

        for step in playing(RULES, RULES.start(Options(seats=seats)), Dealer(dealt), choose):
            if step.after.stage == "act":
                watched += [WatchedView(view, _totals(step.after)) for view in views.values()]
                views.clear()
    return watched


def _player(name: str, seat_seed: str) -> Captain:
    return Engine(seat_seed, HASTE) if name == "engine" else CAPTAINS.make(name, seat_seed)


def _totals(table: Table) -> Ints:
    dice = np.array([[board.dice for board in table.boards]])
    bonus = np.array([[board.bonus for board in table.boards]])
    totals: Ints = totals_of(dice, table.options.numbers, bonus)[0]
    return totals


def crps(seen: Sequence[WatchedView], kinds: Sequence[Priorities]) -> float:
    """Mean CRPS of the totals of all opponents who still roll, over the actions."""
    scores = []
    for number, watched in enumerate(seen):
        table, seat = watched.view.table, watched.view.seat
        finals = sample_finals(table, seat, kinds, SAMPLES, np.random.default_rng(number))
        rolling = [s for s, board in enumerate(table.boards) if s != seat and not board.finished]
        predicted = finals.totals[:, rolling].astype(float)
        missed = np.abs(predicted - watched.totals[rolling]).mean(axis=0)
        spread = np.abs(predicted[:, None] - predicted[None]).mean(axis=(0, 1))
        scores += list((missed - spread / 2).mean(axis=1))
    return float(np.mean(scores))


def learn(seen: Sequence[WatchedView]) -> Priorities:
    """The priorities that predict best, found by changing one number at a time."""
    best, least = START, crps(seen, (START,))
    for step in STEPS:
        moved = True
        while moved:
            moved = False
            for index in range(len(ACTIONS) + 1):
                for factor in (step, 1 / step):
                    tried = _changed(best, index, factor)
                    score = crps(seen, (tried,))
                    if score < least - 1e-3:
                        best, least, moved = tried, score, True
                        break
    return best


def _changed(priorities: Priorities, index: int, factor: float) -> Priorities:
    if index == len(ACTIONS):
        return replace(priorities, tile=priorities.tile * factor)
    a, b, c, d, e = (factor * like if at == index else like for at, like in enumerate(priorities.liking))
    return Priorities(priorities.tile, (a, b, c, d, e))


@experiment("ai opponents tortuga2014", players="engine", seats=[2, 3, 4], games=40, jobs=2, seed="tortuga-1")
def main(args: argparse.Namespace) -> None:
    """Watch, learn and print; players are captains by name, or `engine` at the level `HASTE`."""
    with process_pool(args.jobs) as executor:
        for seats in args.seats:
            job = functools.partial(watch, seats, args.players, f"{args.seed}/outlooks/{seats}")
            views = executor.map(job, parts(range(args.games), 2))
            seen = [watched for some in views for watched in some]
            taught, tested = seen[: len(seen) // 2], seen[len(seen) // 2 :]
            learned = learn(taught)
            like = ", ".join(f"{value:.2f}" for value in learned.liking)
            print(f"{seats} seats, {args.games} games of {args.players}: learned from {len(taught)} views")
            print(f"  tile {learned.tile:.2f}, liking {like}")
            compared = {
                "plain": (PLAIN,),
                "as the engine does": priorities_of(seats),
                "as learned": (learned,),
            }
            for name, kinds in compared.items():
                print(f"  CRPS in {len(tested)} other views, {name}: {crps(tested, kinds):.3f}", flush=True)
