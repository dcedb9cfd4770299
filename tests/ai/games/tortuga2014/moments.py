"""Whole games between computer players, watched decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ai.games.tortuga2014.captains import CAPTAINS
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, Table, View
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.players import Decision
from tortuga.kernel.timeline import playing


class Moment(NamedTuple):
    """One decision of a game."""

    table: Table
    seat: int
    player: str
    seat_seed: str
    decision: Decision[Command]


def moments(players: tuple[str, ...], options: Options, seed: str) -> Iterator[Moment]:
    """Every decision of a whole game; the rules refuse what is not legal."""
    captains = [CAPTAINS.make(name, f"{seed}/{seat}") for seat, name in enumerate(players)]
    decisions: list[Decision[Command]] = []

    def choose(seat: int, view: View) -> Command:
        decisions.append(captains[seat].choose(view))
        return decisions[-1].command

    for step in playing(RULES, RULES.start(options), Dealer(seed), choose):
        if step.cause == "decision":
            seat = step.seat
            yield Moment(step.before, seat, players[seat], f"{seed}/{seat}", decisions[-1])
