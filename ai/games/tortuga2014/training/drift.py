"""Where a captain misjudges a round: how its stated win chances drift from one decision to the next.

python -m ai drift tortuga2014 [--captain admiral] [--opponents additive] [--seats 2,3,4] [--games 200]

Chances may jump, but on average they should stay where they are: a belief is a martingale (Augenblick
and Rabin, Quarterly Journal of Economics 136, 2021). Where they drift by more than their interval, what comes
next in the round is not played out as it happens. One drift is known and does no harm: while bonus tiles are
placed, those of the cycles to come do not count yet, so chances fall when one begins to place them and rise
afterwards.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import numpy as np

from ai.arena.executors import workers
from ai.arena.play import play
from ai.calibration import Recorder, Taken
from ai.captains import check
from ai.experiment import collected, experiment
from ai.games.tortuga2014.captains import CAPTAINS
from ai.games.tortuga2014.training.selfplay import Seats
from tortuga.games.tortuga2014.commands import Command, TakeBonus
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, View
from tortuga.kernel.dealer import derived_seed, seat_seed

Drifts = Mapping[str, list[float]]
"""By moment, how far the captain's chance had moved by the next decision of the same round."""
NORMAL: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""


def drifts(taken: Sequence[Taken]) -> Drifts:
    """The changes within the rounds of one game."""
    drifts: dict[str, list[float]] = defaultdict(list)
    for now, then in itertools.pairwise(taken):
        if now.view.table.round == then.view.table.round:
            drifts[moment(now.view, now.command)].append(then.value - now.value)
    return drifts


def moment(view: View, command: Command) -> str:
    """What a decision is about, in the words of the printed table."""
    table = view.table
    if isinstance(command, TakeBonus):
        return "bonus tile"
    if table.stage == "act":
        return f"{ACTION_NAMES[table.action]}, position {table.place + 1}"
    return {"select": "keep", "reroll-keep": "keep", "skulls": "skulls"}.get(table.stage, table.stage)


def watch(captain: str, opponents: str, seats: Seats, seed: str, number: int) -> Drifts:
    """Play one game, one captain alone among the opponents; runs in any process the executor chooses."""
    seed = derived_seed(seed, "drift", seats, number)
    own = number % seats
    players = [CAPTAINS.make(opponents, seat_seed(seed, seat)) for seat in range(seats)]
    players[own] = recorder = Recorder(CAPTAINS.make(captain, seat_seed(seed, own)))
    play(players, RULES, Options(seats=seats), seed)
    return drifts(recorder.taken)


def gathered(parts: Iterable[Drifts]) -> Drifts:
    """All drifts together."""
    drifts: dict[str, list[float]] = defaultdict(list)
    for part in parts:
        for what, changes in part.items():
            drifts[what] += changes
    return drifts


def mean(changes: Sequence[float]) -> tuple[float, float]:
    """The mean drift and half the width of its 95 % interval."""
    values = np.array(changes)
    return float(values.mean()), NORMAL * float(values.std()) / math.sqrt(len(values))


@experiment(
    "ai drift tortuga2014", captain="admiral", opponents="additive", seats=[2, 3, 4], games=200, jobs=2,
    seed="tortuga-1",
)  # fmt: skip
def main(args: argparse.Namespace) -> None:
    """Play and print."""
    check(CAPTAINS, args.captain)
    check(CAPTAINS, args.opponents)
    with workers(args.jobs) as executor:
        for seats in args.seats:
            game = functools.partial(watch, args.captain, args.opponents, seats, args.seed)
            drifts = gathered(collected(executor, game, range(args.games), f"{seats} seats"))
            print(f"{seats} seats, {args.captain} alone among {args.opponents}, {args.games} games")
            for what in sorted(drifts):
                drift, margin = mean(drifts[what])
                print(f"  {drift:+.4f} +- {margin:.4f}  {len(drifts[what]):6}  {what}", flush=True)
