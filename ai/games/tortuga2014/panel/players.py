"""The players of the panel: `random`, `greedy` and `additive`.

`random`: any legal choice, each as likely as the others. `greedy`: most pips now, the most valuable chest
now, and no thought of the opponents' dice. `additive`: the exact best keep when every action is valued on
its own: a full assignment of the dice is worth the sum over the actions of the chance that the total there is
best (second best) times what the 1st (2nd) position would gain now. The dice solver does the rest.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec
import numpy as np

from ai.games.tortuga2014.dice_solver import Floats, declarations, ranked_keeps, solve
from ai.games.tortuga2014.engine.places import PlaceOdds, load, terminal_values
from ai.games.tortuga2014.heuristic import Gains, chest_value, ranked_moves, stakes
from ai.games.tortuga2014.reasons import (
    FORFEIT,
    STUCK,
    attack_reason,
    bonus_reason,
    by_total,
    move_reason,
    perform_reason,
    reason,
    total_of,
    total_with,
)
from tortuga.games.tortuga2014 import commands as cmd
from tortuga.games.tortuga2014.legal import legal, taken
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, ACTIONS, NO_DICE, SKULL, Action
from tortuga.games.tortuga2014.state import Board, View
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.players import Decision, Ranked, Reason

RankedCommand = Ranked[cmd.Command]
CHANCE = Reason("advice-random")
FUTURE_ROUNDS = 3.0
"""Rounds after this one in which a bonus tile is taken to count."""


class Uniform:
    """Chooses at random by its seat seed. Each decision has its own address, so that none shifts the next."""

    def __init__(self, seat_seed: str) -> None:
        self.chance = Dealer(seat_seed)

    def choose(self, view: View) -> Decision[cmd.Command]:
        """Decide for the seat of the view."""
        table, seat = view.table, view.seat
        options = legal(table, seat)
        at = f"{table.round}/{table.cycle}/{table.stage}/{table.attempt}/{table.action}/{table.place}/{seat}"
        chosen = options[self.chance.words(at)[0] % len(options)]
        return Decision(chosen, (Ranked(chosen, 0.0, CHANCE),))


class StagePlayer(ABC):
    """Ranks the choices of a decision and takes the best; among equals, the first.

    Each method gets a view in which the seat must decide, and gives every choice worth showing, at least one.
    It is the same for every seat seed, for it uses no random numbers.
    """

    def __init__(self, seat_seed: str) -> None:
        del seat_seed

    def choose(self, view: View) -> Decision[cmd.Command]:
        """Decide for the seat of the view.

        Raises:
            ValueError: the seat has nothing to decide at this stage.
        """
        ranked = tuple(sorted(self._choices(view), key=lambda choice: -choice.value))
        return Decision(ranked[0].command, ranked)

    def _choices(self, view: View) -> Iterable[RankedCommand]:
        if view.table.stage == "select" and view.board.finished:
            return self.bonus(view)
        rankings = {"select": self.keep, "reroll-keep": self.keep, "skulls": self.declare, "act": self.act}
        rankings |= {"tile": self.tile, "move": self.move}
        if view.table.stage not in rankings:
            raise ValueError(f"no seat decides at stage {view.table.stage}")
        return rankings[view.table.stage](view)

    @abstractmethod
    def keep(self, view: View) -> Iterable[RankedCommand]:
        """Which dice of the roll to keep (R28-R31)."""

    @abstractmethod
    def bonus(self, view: View) -> Iterable[RankedCommand]:
        """Where to put or turn a bonus tile (R37)."""

    @abstractmethod
    def declare(self, view: View) -> Iterable[RankedCommand]:
        """Which action to turn the kept skulls to (R34)."""

    @abstractmethod
    def act(self, view: View) -> Iterable[RankedCommand]:
        """Perform, attack, or forfeit (R45, R47-R56)."""

    def tile(self, view: View) -> Iterable[RankedCommand]:
        """Which of two treasure tiles to keep (R49): the one with more coins."""
        for index, coins in enumerate(view.table.drawn):
            if coins is None:
                raise ValueError("the captain's own tiles are hidden")
            yield Ranked(cmd.KeepTile(index), float(coins), reason("advice-tile", coins=coins))

    def move(self, view: View) -> Iterable[RankedCommand]:
        """The order of chests in phase 3 (R68-R72), by what the board is worth after it."""
        for value, command in ranked_moves(view.board):
            yield Ranked(command, value, move_reason(view, command))


class Greedy(StagePlayer):
    """The player `greedy`."""

    def keep(self, view: View) -> Iterator[RankedCommand]:
        """Most pips now."""
        roll = view.table.rolls[view.seat]
        assert roll, "a seat sees its own roll"
        for command in legal(view.table, view.seat):
            assert isinstance(command, cmd.Keep)
            if not command.dice:
                yield Ranked(command, 0.0, STUCK)
                continue
            shown = {roll[die] for die in command.dice} - {SKULL}
            pips, action = max(
                (self._pips(view, command.dice, action), -action)
                for action in shown or set(ACTIONS)
                if view.board.room(action) >= len(command.dice)
            )
            why = reason("advice-pips", action=ACTION_NAMES[-action], pips=pips)
            yield Ranked(command, float(pips), why)

    def _pips(self, view: View, dice: Iterable[int], action: Action) -> int:
        return sum(view.table.options.numbers[die][action] for die in dice)

    def bonus(self, view: View) -> Iterator[RankedCommand]:
        """On the action where one's own total is largest."""
        for command in legal(view.table, view.seat):
            assert isinstance(command, cmd.TakeBonus)
            total = total_of(view, view.board, command.action)
            why = reason("advice-bonus", action=ACTION_NAMES[command.action])
            yield Ranked(command, float(total), why)

    def declare(self, view: View) -> Iterator[RankedCommand]:
        """Where the skulls give the most pips."""
        dice = view.table.kept[view.seat]
        for command in legal(view.table, view.seat):
            assert isinstance(command, cmd.DeclareSkulls)
            pips, total = self._pips(view, dice, command.action), total_with(view, dice, command.action)
            why = reason("advice-declare", action=ACTION_NAMES[command.action], total=total)
            yield Ranked(command, float(pips), why)

    def act(self, view: View) -> Iterator[RankedCommand]:
        """Never forfeits; takes the most valuable chest."""
        for command in legal(view.table, view.seat):
            match command:
                case cmd.Steal() | cmd.Claim():
                    chest = taken(view.table, command)
                    worth = chest_value(chest) if chest is not None else 0.0
                    yield Ranked(command, worth, attack_reason(view, command))
                case cmd.Forfeit():
                    yield Ranked(command, -1.0, FORFEIT)
                case _:
                    yield Ranked(command, 1.0, perform_reason(view))


class Additive(StagePlayer):
    """The player `additive`. `odds` replaces the stored table."""

    def __init__(self, seat_seed: str, odds: PlaceOdds | None = None) -> None:
        super().__init__(seat_seed)
        self._odds = odds

    def odds(self, view: View) -> PlaceOdds:
        """The chances of totals at a table of this size."""
        return self._odds or load(view.table.seats)

    def values(self, view: View, board: Board, aims: Sequence[tuple[float, float]]) -> Floats:
        """Solved values of the dice turn for one's own board, or one with other bonus tiles."""
        prizes = self.odds(view).prizes(np.array(aims))
        terminal = terminal_values(prizes, view.table.options.numbers, NO_DICE, board.bonus)
        return solve(terminal, board.boat_limit, board.pirate_limit)

    def keep(self, view: View) -> Iterator[RankedCommand]:
        """By expected gain of the whole turn."""
        roll = view.table.rolls[view.seat]
        assert roll, "a seat sees its own roll"
        values = self.values(view, view.board, stakes(view.table)[view.seat])
        keeps = ranked_keeps(values, view.board.dice, roll)
        if not keeps:
            yield Ranked(cmd.Keep(()), 0.0, STUCK)
        for kept in keeps:
            id = "advice-keep-skulls" if kept.skulls_only else "advice-keep"
            why = by_total(view, id, kept.dice, kept.action, self._chance(view, kept.action))
            yield Ranked(cmd.Keep(kept.dice), kept.value, why)

    def _chance(self, view: View, action: Action) -> Callable[[int], float]:
        odds = self.odds(view)
        return lambda total: float(odds.first[action, total])

    def bonus(self, view: View) -> Iterator[RankedCommand]:
        """By what the tile adds now and in later rounds."""
        aims = stakes(view.table)[view.seat]
        before = self._with_tiles(view, view.board, aims)
        for command in legal(view.table, view.seat):
            assert isinstance(command, cmd.TakeBonus)
            tiles = list(view.board.bonus)
            tiles[command.action] += 1
            after = self._with_tiles(view, msgspec.structs.replace(view.board, bonus=tuple(tiles)), aims)
            yield Ranked(command, after - before, bonus_reason(view, command.action))

    def _with_tiles(self, view: View, board: Board, aims: Sequence[tuple[float, float]]) -> float:
        """Gain of this round and the next ones with the bonus tiles of `board`."""
        values = self.values(view, board, aims)
        return float(values[board.dice]) + FUTURE_ROUNDS * float(values[NO_DICE])

    def declare(self, view: View) -> Iterator[RankedCommand]:
        """By expected gain of the whole turn."""
        dice = view.table.kept[view.seat]
        values = self.values(view, view.board, stakes(view.table)[view.seat])
        for value, action in declarations(values, view.board.dice, dice):
            why = by_total(view, "advice-declare-chance", dice, action, self._chance(view, action))
            yield Ranked(cmd.DeclareSkulls(action), value, why)

    def act(self, view: View) -> Iterator[RankedCommand]:
        """By gain; forfeits only what hurts. An attack on one of several equal chests is weighed once."""
        table = view.table
        gains = Gains(table, view.seat)
        for command in legal(table, view.seat):
            match command:
                case cmd.Perform():
                    gain = max(0.0, gains.action(table.action, table.place))
                    yield Ranked(command, gain, perform_reason(view))
                case cmd.Steal() | cmd.Claim():
                    yield Ranked(command, gains.attack(table.action, command), attack_reason(view, command))
                case cmd.Forfeit():
                    yield Ranked(command, 0.0, FORFEIT)
