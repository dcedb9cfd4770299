"""How long captains think: milliseconds by kind of decision, where there is more than one choice.

python -m ai speed tortuga2014 [--player admiral] [--seats 2,3,4] [--games 10] [--seed speed]
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Mapping

from ai.experiment import experiment
from ai.games.tortuga2014.captains import CAPTAINS, Captain
from ai.games.tortuga2014.player import question
from ai.speed import summary, timed
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.game import GAME
from tortuga.games.tortuga2014.legal import legal
from tortuga.games.tortuga2014.pieces import DICE, UNASSIGNED
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.timeline import playing


def kind(view: View) -> str:
    """What is decided; the first keep of a round, with all dice to come, is a kind of its own."""
    asked = question(view)
    if asked == "select" and view.board.dice.count(UNASSIGNED) == DICE:
        return "first keep"
    return {"select": "later keep", "reroll-keep": "later keep"}.get(asked, asked)


def times_by_kind(player: str, seats: int, games: int, seed: str) -> Mapping[str, list[float]]:
    """Milliseconds of all decisions of a player that sits on every seat, by kind."""
    times: dict[str, list[float]] = defaultdict(list)
    for game in range(games):
        captains = [CAPTAINS.make(player, f"{seed}/{game}/{seat}") for seat in range(seats)]

        def choose(seat: int, view: View, captains: list[Captain] = captains) -> Command:
            command, milliseconds = timed(captains[seat], view)
            if len(legal(view.table, seat)) > 1:
                times[kind(view)].append(milliseconds)
            return command

        for _ in playing(RULES, RULES.start(GAME.make(seats, {})), Dealer(f"{seed}/{game}"), choose):
            pass
    return times


@experiment("ai speed tortuga2014", player="admiral", seats=[2, 3, 4], games=10, seed="speed")
def main(args: argparse.Namespace) -> None:
    """Measure and print."""
    CAPTAINS.warm_up()
    for seats in args.seats:
        for name, times in sorted(times_by_kind(args.player, seats, args.games, args.seed).items()):
            print(f"{args.player}, {seats} seats, {name}: {summary(times)}")
