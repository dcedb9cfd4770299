"""How long captains think: milliseconds per decision with more than one choice.

python -m ai speed tortuga1667 [--player admiral] [--seats 5,9] [--games 30] [--seed speed]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from ai.games.tortuga1667.captains import CAPTAINS
from ai.games.tortuga1667.chance import decisions
from ai.games.tortuga1667.measure.table import Moment, played


def milliseconds(player: str, seats: int, games: int, seed: str) -> list[tuple[float, float]]:
    """Per decision with a choice: the time of a captain that stayed at the table, and of one new to it."""
    found: list[tuple[float, float]] = []

    def watch(moment: Moment) -> None:
        if len(decisions(moment.view)) < 2:
            return
        took = []
        for each in (CAPTAINS.make(player, "speed"), moment.captain):
            begun = time.perf_counter()
            each.choose(moment.view)
            took.append(1000 * (time.perf_counter() - begun))
        found.append((took[1], took[0]))

    for game in range(games):
        played(seats, f"{seed}/{game}", [player] * seats, watch=watch)
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m ai speed tortuga1667", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--player", default="admiral")
    parser.add_argument("--seats", default="5,9")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", default="speed")
    asked = parser.parse_args(argv)
    CAPTAINS.warm_up()
    for seats in map(int, asked.seats.split(",")):
        found = milliseconds(asked.player, seats, asked.games, asked.seed)
        for name, times in zip(("at the table", "new to it"), zip(*found, strict=True), strict=True):
            ordered = sorted(times)
            median, late = ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))]
            print(f"{asked.player}, {seats} seats, {name}: median {median:.2f} ms, p99 {late:.2f} ms", end="")
            print(f", slowest {ordered[-1]:.1f} ms, {len(ordered)} decisions")
    return 0
