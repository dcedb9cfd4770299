"""Whole games between computer players, watched decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ai.games.tortuga2014.captains import CAPTAINS
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.players import Decision


class Moment(NamedTuple):
    """One decision of a game."""

    table: Table
    seat: int
    player: str
    seat_seed: str
    decision: Decision[Command]


def moments(players: tuple[str, ...], options: Options, seed: str) -> Iterator[Moment]:
    """Every decision of a whole game; the rules refuse what is not legal."""
    dealer = Dealer(seed)
    captains = [CAPTAINS.make(name, f"{seed}/{seat}") for seat, name in enumerate(players)]
    table = RULES.start(options)
    while not RULES.finished(table):
        if seats := RULES.to_act(table):
            seat = seats[0]
            decision = captains[seat].choose(RULES.observe(table, seat))
            yield Moment(table, seat, players[seat], f"{seed}/{seat}", decision)
            event = RULES.decide(table, seat, decision.command)
        elif RULES.awaits_chance(table):
            event = RULES.deal(table, dealer)
        else:
            event = RULES.automatic(table)
        table = RULES.evolve(table, event)
