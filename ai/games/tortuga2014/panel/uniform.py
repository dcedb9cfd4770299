"""`random`: any legal choice, each as likely as the others."""

from __future__ import annotations

from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.legal import legal
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.players import Decision, Ranked, Reason

CHANCE = Reason("advice-random")


class Uniform:
    """Chooses at random by its seat seed. Each decision has its own address, so that none shifts the next."""

    def __init__(self, seat_seed: str) -> None:
        self.chance = Dealer(seat_seed)

    def choose(self, view: View) -> Decision[Command]:
        """Decide for the seat of the view."""
        table, seat = view.table, view.seat
        options = legal(table, seat)
        at = f"{table.round}/{table.cycle}/{table.stage}/{table.attempt}/{table.action}/{table.place}/{seat}"
        chosen = self.chance.words(at)[0] % len(options)
        ranked = (Ranked(options[chosen], 0.0, CHANCE),)
        return Decision(options[chosen], ranked)
