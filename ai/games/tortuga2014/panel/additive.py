"""`additive`: the exact best keep when every action is valued on its own.

A full assignment of the dice is worth the sum over the actions of: chance that the total there is best
(second best) times what the 1st (2nd) position would gain now. The dice solver does the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
import numpy as np

from ai.games.tortuga2014.dice_solver import Floats, solve
from ai.games.tortuga2014.heuristic import Gains, stakes
from ai.games.tortuga2014.keeps import MOST_PIPS, additive_terminal, declarations, ranked_keeps
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
)
from ai.games.tortuga2014.panel.totals import PlaceOdds, by_total, load
from tortuga.games.tortuga2014.commands import Claim, DeclareSkulls, Forfeit, Keep, Perform, Steal, TakeBonus
from tortuga.games.tortuga2014.legal import legal
from tortuga.games.tortuga2014.pieces import ACTIONS, UNASSIGNED, Action
from tortuga.games.tortuga2014.state import Board, View
from tortuga.kernel.players import Ranked

FUTURE_ROUNDS = 3.0
"""Rounds after this one in which a bonus tile is taken to count."""
FRESH = (UNASSIGNED,) * 5


class Additive(StagePlayer):
    """The player `additive`: the same for every seat seed. `chances` replaces the stored table."""

    def __init__(self, seat_seed: str, chances: PlaceOdds | None = None) -> None:
        del seat_seed
        self.chances = chances

    def values(self, view: View, board: Board, aims: Sequence[tuple[float, float]]) -> Floats:
        """Solved values of the dice turn for one's own board, or one with other bonus tiles."""
        chances = self.chances or load(view.table.seats)
        # by action and sum of numbers; 0 without a die (R41)
        prizes = np.zeros((len(ACTIONS), MOST_PIPS + 1))
        for action, (first, second) in enumerate(aims):
            totals = slice(board.bonus[action] + 1, board.bonus[action] + MOST_PIPS + 1)
            prizes[action, 1:] = (
                first * chances.first[action, totals] + second * chances.second[action, totals]
            )
        terminal = additive_terminal(view.table.options.numbers, prizes)
        return solve(terminal, board.boat_limit, board.pirate_limit)

    def keep(self, view: View) -> Iterator[RankedCommand]:
        """By expected gain of the whole turn."""
        keeps = ranked_keeps(
            self.values(view, view.board, stakes(view.table)[view.seat]), view.board.dice, own_roll(view)
        )
        if not keeps:
            yield Ranked(Keep(()), 0.0, STUCK)
        for kept in keeps:
            id = "advice-keep-skulls" if kept.skulls_only else "advice-keep"
            why = by_total(view, id, kept.dice, kept.action, self._chance(view, kept.action))
            yield Ranked(Keep(kept.dice), kept.value, why)

    def _chance(self, view: View, action: Action) -> Callable[[int], float]:
        chances = self.chances or load(view.table.seats)
        return lambda total: float(chances.first[action, total])

    def bonus(self, view: View) -> Iterator[RankedCommand]:
        """By what the tile adds now and in later rounds."""
        aims = stakes(view.table)[view.seat]
        before = self._with_tiles(view, view.board, aims)
        for command in legal(view.table, view.seat):
            assert isinstance(command, TakeBonus)
            tiles = list(view.board.bonus)
            tiles[command.action] += 1
            after = self._with_tiles(view, msgspec.structs.replace(view.board, bonus=tuple(tiles)), aims)
            total = total_after(view.board, view, command.action)
            action = name(command.action)
            why = reason("advice-bonus-total", action=action, total=total + 1) if total else None
            yield Ranked(command, after - before, why or reason("advice-bonus", action=action))

    def _with_tiles(self, view: View, board: Board, aims: Sequence[tuple[float, float]]) -> float:
        """Gain of this round and the next ones with the bonus tiles of `board`."""
        values = self.values(view, board, aims)
        return float(values[board.dice]) + FUTURE_ROUNDS * float(values[FRESH])

    def declare(self, view: View) -> Iterator[RankedCommand]:
        """By expected gain of the whole turn."""
        dice = view.table.kept[view.seat]
        for value, action in declarations(
            self.values(view, view.board, stakes(view.table)[view.seat]), view.board.dice, dice
        ):
            why = by_total(view, "advice-declare-chance", dice, action, self._chance(view, action))
            yield Ranked(DeclareSkulls(action), value, why)

    def act(self, view: View) -> Iterator[RankedCommand]:
        """By gain; forfeits only what hurts. An attack on one of several equal chests is weighed once."""
        table = view.table
        gains = Gains(table, view.seat)
        for command in legal(table, view.seat):
            match command:
                case Perform():
                    gain = max(0.0, gains.action(table.action, table.place))
                    yield Ranked(command, gain, perform_reason(view))
                case Steal() | Claim():
                    gain = gains.attack(table.action, command)
                    yield Ranked(command, gain, attack_reason(view, command))
                case Forfeit():
                    yield Ranked(command, 0.0, FORFEIT)
