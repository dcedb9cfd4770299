"""Positions from games of quick players, for tests of the engine."""

import functools
import random

from ai.games.tortuga2014.panel.players import Greedy, Uniform
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.dealer import Dealer


@functools.cache
def tables(options: Options, games: int, seed: str = "positions"):
    """Every table of a few games, in order."""
    found = []
    for game in range(games):
        dealer = Dealer(f"{seed}/{game}")
        table = RULES.start(options)
        players = [(Greedy if (seat + game) % 2 else Uniform)(f"{seat}") for seat in range(options.seats)]
        while not RULES.finished(table):
            found.append(table)
            event = RULES.deal(table, dealer) if RULES.awaits_chance(table) else RULES.automatic(table)
            if event is None:
                seat = RULES.to_act(table)[0]
                command = players[seat].choose(RULES.observe(table, seat)).command
                event = RULES.decide(table, seat, command)
            table = RULES.evolve(table, event)
    return found


def some(options: Options, stages, count: int, games: int = 4, seed: int = 1):
    """Some tables at these stages, evenly taken by chance."""
    fitting = [table for table in tables(options, games) if table.stage in stages]
    return random.Random(seed).sample(fitting, min(count, len(fitting)))
