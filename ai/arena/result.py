"""What a simulation found, in the form of `tortuga simulate --json`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from ai.arena.intervals import Cluster, interval95

NANOSECONDS: Final = 1e6
"""In a millisecond."""


class PlayerResult(msgspec.Struct, frozen=True):
    """One entry of a simulation, over all seats it had."""

    name: str
    win_share: float
    """0..1; a shared victory counts 1/k."""
    ci95: tuple[float, float]
    """Interval of the win share; games that share their dice count together (`ai.arena.intervals`)."""
    score_mean: float
    ms_per_decision_p50: float
    ms_per_decision_p99: float


class SimulationResult(msgspec.Struct, frozen=True):
    """A whole simulation; `players` in the order in which they were entered."""

    games: int
    seed: str
    target: int
    rounds_mean: float
    decisions: int
    seconds: float
    players: tuple[PlayerResult, ...]


class Tally(msgspec.Struct, frozen=True):
    """One game of a simulation, by entry instead of by seat."""

    game: int
    rounds: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    times: tuple[tuple[int, ...], ...]
    """Nanoseconds of each decision."""


def summary(
    names: Sequence[str], tallies: Sequence[Tally], *, seed: str, target: int, seconds: float
) -> SimulationResult:
    """The result of all games; their order does not matter."""
    tallies = sorted(tallies, key=lambda tally: tally.game)
    games = len(tallies)
    players = []
    for entry, name in enumerate(names):
        share = sum(tally.shares[entry] for tally in tallies) / games
        times = np.array([took for tally in tallies for took in tally.times[entry]], dtype=float)
        middle, slow = np.percentile(times, (50, 99)) / NANOSECONDS
        score = sum(tally.scores[entry] for tally in tallies) / games
        players.append(
            PlayerResult(name, share, _interval(tallies, entry), score, float(middle), float(slow))
        )
    return SimulationResult(
        games=games,
        seed=seed,
        target=target,
        rounds_mean=sum(tally.rounds for tally in tallies) / games,
        decisions=sum(len(times) for tally in tallies for times in tally.times),
        seconds=seconds,
        players=tuple(players),
    )


def _interval(tallies: Sequence[Tally], entry: int) -> tuple[float, float]:
    """The interval of an entry; n games in a row have the same dice."""
    by_seed: defaultdict[int, list[float]] = defaultdict(list)
    for tally in tallies:
        by_seed[tally.game // len(tally.shares)].append(tally.shares[entry])
    return interval95([Cluster(sum(shares), len(shares)) for shares in by_seed.values()])
