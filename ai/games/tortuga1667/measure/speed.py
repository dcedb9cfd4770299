"""How long captains think: milliseconds per decision with more than one choice.

python -m ai speed tortuga1667 [--player admiral] [--seats 5,9] [--games 30] [--seed speed]
"""

from __future__ import annotations

import argparse

from ai.experiment import experiment
from ai.games.tortuga1667.captains import CAPTAINS
from ai.games.tortuga1667.engine.situation import decisions
from ai.games.tortuga1667.measure.table import Moment, played
from ai.speed import summary, timed


def milliseconds(player: str, seats: int, games: int, seed: str) -> list[tuple[float, float]]:
    """Per decision with a choice: the time of a captain that stayed at the table, and of one new to it."""
    times: list[tuple[float, float]] = []

    def watch(moment: Moment) -> None:
        if len(decisions(moment.view)) < 2:
            return
        _, new = timed(CAPTAINS.make(player, "speed"), moment.view)
        _, stayed = timed(moment.captain, moment.view)
        times.append((stayed, new))

    for game in range(games):
        played(seats, f"{seed}/{game}", [player] * seats, watch=watch)
    return times


@experiment("ai speed tortuga1667", player="admiral", seats=[5, 9], games=30, seed="speed")
def main(args: argparse.Namespace) -> None:
    """Measure and print."""
    CAPTAINS.warm_up()
    for seats in args.seats:
        columns = milliseconds(args.player, seats, args.games, args.seed)
        for name, times in zip(("at the table", "new to it"), zip(*columns, strict=True), strict=True):
            print(f"{args.player}, {seats} seats, {name}: {summary(times)}")
