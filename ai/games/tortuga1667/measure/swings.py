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
from collections import defaultdict
from collections.abc import Iterator, Sequence

from ai.games.tortuga1667.hindsight import LASTING, chances_of, trust
from ai.games.tortuga1667.measure.table import Moment, played
from tortuga.games.tortuga1667.observer import opened
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import View

TENTHS = 10
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
        found = [chances_of(view) for view in watch.views]
        for (one, other), (was, now) in zip(
            itertools.pairwise(watch.views), itertools.pairwise(found), strict=True
        ):
            for at, side in enumerate(LOYALTIES if seats % 2 else LOYALTIES[:2]):
                moved = trust(one.table, other.table) == LASTING
                yield moved, was[at], now[at] - was[at], float(end.winner == side)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m ai swings tortuga1667", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--seats", default="2,3,4,5,6,7,8,9")
    parser.add_argument(
        "--actors", default="admiral", help="one captain for all seats; of several, each seat draws one"
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="swings")
    asked = parser.parse_args(argv)
    every: list[tuple[bool, float, float, float]] = []
    for seats in map(int, asked.seats.split(",")):
        found = list(swung(seats, asked.actors.split(","), asked.games, asked.seed))
        every += found
        pairs = " ".join(f"{mean:.2f}/{true:.2f}" for mean, true in tenths(found))
        print(f"{asked.actors}, {seats} seats, {asked.games} games, predicted/observed: {pairs}")
    for moved, name in ((True, "treasure moved"), (False, "only people moved")):
        print(f"{name}: {slope(every, moved):.2f} of a swing came true;", end="")
        for low, high in itertools.pairwise((*SIZES, 1.0)):
            kept = [each for each in every if each[0] == moved and low <= abs(each[2]) < high]
            if kept:
                print(f" {_mean([abs(each[2]) for each in kept]):.2f} predicted {_came(kept)}", end=",")
        print()
    return 0


def tenths(found: Sequence[tuple[bool, float, float, float]]) -> list[tuple[float, float]]:
    """Mean chance before a turn, and the share that came true, by tenth."""
    by_tenth = defaultdict(list)
    for _, before, _, came in found:
        by_tenth[min(TENTHS - 1, int(TENTHS * before))].append((before, came))
    return [
        (_mean([before for before, _ in kept]), _mean([came for _, came in kept]))
        for _, kept in sorted(by_tenth.items())
    ]


def slope(found: Sequence[tuple[bool, float, float, float]], moved: bool, least: float = 0.12) -> float:
    """How much of a swing of at least `least` came true: the slope of a least-squares fit through zero."""
    kept = [each for each in found if each[0] == moved and abs(each[2]) >= least]
    whole = sum(swing * swing for _, _, swing, _ in kept)
    return sum(swing * (came - before) for _, before, swing, came in kept) / whole if whole else 0.0


def _came(kept: Sequence[tuple[bool, float, float, float]]) -> str:
    came = [math.copysign(1, swing) * (came - before) for _, before, swing, came in kept]
    mean = _mean(came)
    spread = math.sqrt(_mean([(each - mean) ** 2 for each in came]) / len(came))
    return f"{mean:.2f} +-{1.96 * spread:.2f} ({len(came)})"


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
