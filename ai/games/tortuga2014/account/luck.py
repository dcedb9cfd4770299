"""Tests the account: over many games luck averages to nothing, event by event, and no chance drifts.

python -m ai luck tortuga2014 --games 40 --jobs 2

Luck is what a chance event changes beyond what was foreseen, so every kind of it must have mean 0, within
three standard errors over games; one chi-square over all kinds guards against many small faults. The same
goes for the leader: its chance must not fall or rise on average at a reveal.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
import numpy as np

from ai.arena.executors import workers
from ai.experiment import collected, experiment
from ai.games.tortuga2014.account.fit import Task, play
from ai.games.tortuga2014.account.fitted import fitted
from ai.games.tortuga2014.account.joint import JointEvaluator, Samples
from ai.games.tortuga2014.account.ledger import OWN_LUCK, RIVALS_LUCK, Ledger
from tortuga.kernel.dealer import derived_seed

SAMPLES: Final = Samples(tables=40, joint=300, draws=60)
TINY: Final = 1e-9
"""A standard error up to this is nothing but rounding."""
LIMIT: Final = 3.0
"""Standard errors beyond which a mean is not zero."""


class Sums(NamedTuple):
    """What one game contributes to each kind: the sum of the changes, and their number."""

    luck: dict[str, tuple[float, int]]
    leader: dict[str, tuple[float, int]]


def sums_of(task: Task) -> Sums:
    """Play a game and sum up its account."""
    played, numbers = play(task), task.numbers
    ledger = Ledger(JointEvaluator(numbers.seats, numbers.target, numbers, SAMPLES, task.seed))
    luck: defaultdict[str, list[float]] = defaultdict(list)
    leader: defaultdict[str, list[float]] = defaultdict(list)
    for step in played.steps:
        before, booked = ledger.chances.copy(), len(ledger.entries)
        ledger.take(step)
        leading = int(before.argmax())
        for entry in ledger.entries[booked:]:
            if entry.part not in (OWN_LUCK, RIVALS_LUCK):
                continue
            whose = "own" if entry.part == OWN_LUCK else "rivals'"
            kind = entry.kind
            luck[f"{whose} {' '.join(str(part) for part in kind if part not in (-1, 0))}"].append(
                entry.change
            )
            if entry.seat == leading and kind.what in ("reveal", "last-reveal"):
                leader[f"leader at {kind.what} {kind.number or ''}"].append(entry.change)
    return Sums(_summed(luck), _summed(leader))


def _summed(changes: dict[str, list[float]]) -> dict[str, tuple[float, int]]:
    return {kind: (float(sum(values)), len(values)) for kind, values in changes.items()}


class Mean(NamedTuple):
    """A mean over all games."""

    kind: str
    mean: float
    error: float
    """Standard error, games counted as clusters."""
    changes: int

    @property
    def off(self) -> float:
        """Standard errors from zero."""
        return self.mean / self.error if self.error > TINY else 0.0


def means(games: Sequence[dict[str, tuple[float, int]]]) -> list[Mean]:
    """The mean of every kind that came up in at least two games, in order of kind."""
    results = []
    for kind in sorted({kind for game in games for kind in game}):
        sums, counts = np.array([game.get(kind, (0.0, 0)) for game in games]).T
        if np.count_nonzero(counts) < 2:
            continue
        mean = float(sums.sum() / counts.sum())
        error = float(((sums - mean * counts) ** 2).sum() ** 0.5 / counts.sum())
        results.append(Mean(kind, mean, error, int(counts.sum())))
    return results


@experiment("ai luck tortuga2014", games=40, seats=[2, 3, 4], target=[6], seed="luck", jobs=2)
def main(args: argparse.Namespace) -> int:
    """Play, sum up and print; 1 if a mean is not zero."""
    faults = 0
    with workers(args.jobs) as executor:
        for target in args.target:
            for seats in args.seats:
                numbers = msgspec.structs.replace(fitted(seats, target), seats=seats, target=target)
                tasks = [
                    Task(numbers, derived_seed(args.seed, seats, target, game)) for game in range(args.games)
                ]
                games = collected(executor, sums_of, tasks, f"{seats} seats")
                luck, leader = means([game.luck for game in games]), means([game.leader for game in games])
                chi = sum(result.off**2 for result in luck)
                table = f"{seats} seats, target {target}, {args.games} games"
                print(f"{table}: chi-square {chi:.1f} over {len(luck)} kinds")
                for result in (*luck, *leader):
                    off = abs(result.off) > LIMIT
                    faults += off
                    mean = f"{100 * result.mean:+.2f} +- {100 * result.error:.2f} points"
                    print(f"  {mean}  {result.changes:6}  {result.kind}{'  off' if off else ''}", flush=True)
    return int(faults > 0)
