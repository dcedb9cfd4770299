"""`random` and `greedy`.

`random`: any legal choice, each as likely as the others. `greedy`: most pips now, the most valuable chest
now, and no thought of the opponents' dice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ai.games.tortuga2014.heuristic import chest_value
from ai.games.tortuga2014.panel.stages import (
    FORFEIT,
    STUCK,
    RankedCommand,
    StagePlayer,
    attack_reason,
    name,
    own_roll,
    perform_reason,
    reason,
    total_after,
    total_with,
)
from tortuga.games.tortuga2014.commands import (
    Claim,
    Command,
    DeclareSkulls,
    Forfeit,
    Keep,
    Steal,
    TakeBonus,
)
from tortuga.games.tortuga2014.legal import attacked_area, legal
from tortuga.games.tortuga2014.pieces import ACTIONS, SKULL, Action, Chest
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


class Greedy(StagePlayer):
    """The player `greedy`: the same for every seat seed, for it uses no random numbers."""

    def __init__(self, seat_seed: str) -> None:
        del seat_seed

    def keep(self, view: View) -> Iterator[RankedCommand]:
        """Most pips now."""
        roll = own_roll(view)
        for command in legal(view.table, view.seat):
            assert isinstance(command, Keep)
            if not command.dice:
                yield Ranked(command, 0.0, STUCK)
                continue
            shown = {roll[die] for die in command.dice} - {SKULL}
            pips, action = max(
                (self._pips(view, command.dice, action), -action)
                for action in shown or set(ACTIONS)
                if view.board.room(action) >= len(command.dice)
            )
            yield Ranked(command, float(pips), reason("advice-pips", action=name(-action), pips=pips))

    def _pips(self, view: View, dice: Iterable[int], action: Action) -> int:
        return sum(view.table.options.numbers[die][action] for die in dice)

    def bonus(self, view: View) -> Iterator[RankedCommand]:
        """On the action where one's own total is largest."""
        for command in legal(view.table, view.seat):
            assert isinstance(command, TakeBonus)
            total = total_after(view.board, view, command.action)
            yield Ranked(command, float(total), reason("advice-bonus", action=name(command.action)))

    def declare(self, view: View) -> Iterator[RankedCommand]:
        """Where the skulls give the most pips."""
        dice = view.table.kept[view.seat]
        for command in legal(view.table, view.seat):
            assert isinstance(command, DeclareSkulls)
            pips = self._pips(view, dice, command.action)
            total = total_with(view, dice, command.action)
            why = reason("advice-declare", action=name(command.action), total=total)
            yield Ranked(command, float(pips), why)

    def act(self, view: View) -> Iterator[RankedCommand]:
        """Never forfeits; takes the most valuable chest."""
        for command in legal(view.table, view.seat):
            yield self._act(view, command)

    def _act(self, view: View, command: Command) -> RankedCommand:
        match command:
            case Steal(target, position) if position is not None:
                chest = attacked_area(view.table.boards[target], view.table.action)[position]
                return self._take(command, chest, attack_reason(view, command))
            case Claim(_, chest) if chest is not None:
                return self._take(command, chest, attack_reason(view, command))
            case Steal() | Claim():
                return Ranked(command, 0.0, attack_reason(view, command))
            case Forfeit():
                return Ranked(command, -1.0, FORFEIT)
            case _:
                return Ranked(command, 1.0, perform_reason(view))

    def _take(self, command: Command, chest: Chest, why: Reason) -> RankedCommand:
        return Ranked(command, chest_value(chest), why)
