"""Are the win chances and swings that the results page shows for finished games borne out?

    python -m ai swings tortuga1667 [--seats 5,9] [--actors admiral] [--games 100]

First, every side's chance before each turn, predicted / observed, by tenths. Then the swings as the board
predicts them, before the results page discounts them: what share of each came true, by size and by whether
treasure changed holds.
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
from collections.abc import Iterator, Sequence

from ai.experiment import experiment, in_tenths
from ai.games.tortuga1667.adviser import LASTING, chances_of, realised_share
from ai.games.tortuga1667.measure.table import Moment, played
from tortuga.games.tortuga1667.observer import opened
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import View

SIZES = (0.05, 0.1, 0.15, 0.2, 0.3, 0.4)


class Watch:
    """Records the table before each turn of a game."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self._turn = 0

    def __call__(self, moment: Moment) -> None:
        """Called before every decision; the first of a turn counts."""
        table = moment.table
        if table.turn > self._turn:
            self._turn = table.turn
            self.views.append(opened(table))


def swung(
    seats: int, actors: Sequence[str], games: int, seed: str
) -> Iterator[tuple[bool, float, float, float]]:
    """For every side and turn but the last: whether treasure moved, chance before, swing, final result."""
    for game in range(games):
        rng, watch = random.Random(f"{seed}/{game}"), Watch()
        end = played(seats, f"{seed}/{game}", [rng.choice(actors) for _ in range(seats)], watch=watch)
        chances = [chances_of(view) for view in watch.views]
        for (one, other), (was, now) in zip(
            itertools.pairwise(watch.views), itertools.pairwise(chances), strict=True
        ):
            for at, side in enumerate(LOYALTIES if seats % 2 else LOYALTIES[:2]):
                moved = realised_share(one.table, other.table) == LASTING
                yield moved, was[at], now[at] - was[at], float(end.winner == side)


def slope(swings: Sequence[tuple[bool, float, float, float]], moved: bool, least: float = 0.12) -> float:
    """How much of a swing of at least `least` came true: the slope of a least-squares fit through zero."""
    kept = [row for row in swings if row[0] == moved and abs(row[2]) >= least]
    whole = sum(swing * swing for _, _, swing, _ in kept)
    return sum(swing * (came - before) for _, before, swing, came in kept) / whole if whole else 0.0


def _came(kept: Sequence[tuple[bool, float, float, float]]) -> str:
    came = [math.copysign(1, swing) * (came - before) for _, before, swing, came in kept]
    mean = _mean(came)
    spread = math.sqrt(_mean([(share - mean) ** 2 for share in came]) / len(came))
    return f"{mean:.2f} +-{1.96 * spread:.2f} ({len(came)})"


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


@experiment("ai swings tortuga1667", seats=[*range(2, 10)], actors=["admiral"], games=100, seed="swings")
def main(args: argparse.Namespace) -> None:
    """Measure and print."""
    every: list[tuple[bool, float, float, float]] = []
    for seats in args.seats:
        swings = list(swung(seats, args.actors, args.games, args.seed))
        every += swings
        chances = in_tenths((before, came) for _, before, _, came in swings)
        pairs = " ".join(f"{before:.2f}/{came:.2f}" for before, came, _ in chances)
        print(f"{','.join(args.actors)}, {seats} seats, {args.games} games, predicted/observed: {pairs}")
    for moved, name in ((True, "treasure moved"), (False, "only people moved")):
        print(f"{name}: {slope(every, moved):.2f} of a swing came true;", end="")
        for low, high in itertools.pairwise((*SIZES, 1.0)):
            kept = [swing for swing in every if swing[0] == moved and low <= abs(swing[2]) < high]
            if kept:
                print(f" {_mean([abs(swing[2]) for swing in kept]):.2f} predicted {_came(kept)}", end=",")
        print()
