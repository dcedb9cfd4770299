"""The win chances that advice shows: everybody's, from the joint evaluator, whatever is being decided.

They agree with the captain's log, and those of all seats add up to 1: what a seat's roll and choice add,
shrunk as in the account, is added to its chance before the roll. They differ from the log only against weaker
rivals: the log takes everybody for the strongest level, while advice knows the levels at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec
import numpy as np

from ai.games.tortuga2014.account.fitted import fitted, game_left
from ai.games.tortuga2014.account.joint import Beliefs, JointEvaluator, Samples, Turn
from ai.games.tortuga2014.advice.dice import before_roll
from ai.games.tortuga2014.engine.batch import OPPONENT_TILE, Floats
from ai.games.tortuga2014.engine.decisions import Solved
from ai.games.tortuga2014.player import question
from ai.rating import ladder
from tortuga.games.tortuga2014.pieces import UNASSIGNED
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.players import level_of

SAMPLES: Final = {2: Samples(40, 1000), 3: Samples(16, 500), 4: Samples(12, 400)}
"""By number of seats: as many samples as a person at the table has the patience for."""
ROLLED: Final = ("select", "reroll-keep")
"""Questions that a seat answers after its own roll."""
FADING: Final = 1.5
"""Exponent of the part of the game that is left: how fast differences of level fade."""


def chances_before(view: View, key: str = "", own: Solved | None = None) -> tuple[Floats, dict[int, Turn]]:
    """Everybody's chances (seats,) before the seat's roll or decision, and the turns still to be rolled.

    Args:
        view: that of the judging seat.
        key: keeps the random numbers apart from those of other games.
        own: the seat's own turn from the decision on, if it is already solved.
    """
    table, decision = view.table, question(view)
    seats, target = table.seats, table.options.target
    joint = JointEvaluator(seats, target, fitted(seats, target), SAMPLES[seats], key)
    beliefs = _beliefs(view)
    moment = f"round {table.round}"
    if table.phase == 1:
        to_roll = table.stage == "select"
        if to_roll:
            table = msgspec.structs.replace(table, stage="roll", cycle=table.cycle - 1)
        elif table.stage == "reroll-keep":
            table = msgspec.structs.replace(table, stage="reroll")
        turn = None if own is None else _turn(view, own, to_roll)
        chances, turns = joint.before_roll(table, beliefs, moment, turn)
        return chances[view.seat], turns
    draws = joint.draws(table, moment, joint.samples.draws)
    if decision == "act":
        _, after = joint.commands(table, beliefs, draws)
        by_command = after[:, view.seat]
        best: Floats = by_command[by_command[:, view.seat].argmax()]
        return best, {}
    return joint.open(table, beliefs, draws)[view.seat], {}


def _turn(view: View, own: Solved, to_roll: bool) -> Turn:
    """The turn that `own` ends; if it is `to_roll`, an unused first cycle stands for the roll to come."""
    values = np.concatenate((own.values[:1], own.values)) if to_roll else own.values
    free = tuple(die for die, at in enumerate(view.board.dice) if at == UNASSIGNED)
    return Turn(view.seat, Solved(own.assignments, values, [0.0] * to_roll + own.finish), to_roll, free)


class Rivals(NamedTuple):
    """How the rivals' levels change a seat's chance; the evaluator takes all of them for the strongest."""

    seat: int
    """Whose rivals they are."""
    odds: Floats
    """(seats,): factor on each seat's odds to win."""
    apart: float
    """Exponent of its odds against an even share: how much further apart chances lie than among equals."""

    def adjusted(self, own: float, chances: Floats) -> float:
        """The seat's `own` chance among these rivals; it keeps the order of choices.

        Args:
            chances: (seats,) everybody's, which say how the rest is shared out.
        """
        rest = np.delete(chances, self.seat)
        weight = float(rest @ np.delete(self.odds, self.seat) / rest.sum()) if rest.sum() > 0 else 1.0
        mine: float = own**self.apart
        others: float = weight * (1 - own) ** self.apart * len(rest) ** (1 - self.apart)
        return mine / (mine + others)


def rivals_of(view: View, players: Sequence[str]) -> Rivals:
    """The rivals of the view's seat. It is assumed to play as advised, and people to play like the strongest.

    Weak rivals hold no leader back: the weaker they are, the more of the temperature's excess over 1 is
    undone. This and how fast the odds fade were measured with one admiral among weaker captains.

    Args:
        players: by seat; () = unknown.
    """
    table = view.table
    levels = [level_of(player) for player in players] or [""] * table.seats
    levels[view.seat] = ""
    measured = _strengths(table.seats)
    strengths = np.array([measured.get(level, 0.0) for level in levels])
    held_back = max(0.0, fitted(table.seats, table.options.target).temperature(table) - 1)
    weakness = float((1 - np.exp(2 * np.delete(strengths, view.seat))).mean())
    apart = 1 + held_back * weakness
    return Rivals(view.seat, np.exp(strengths * game_left(table) ** FADING), apart)


@cache
def _strengths(seats: int) -> dict[str, float]:
    """By level, its log odds in a whole game against the strongest level, from the strength report."""
    known = ladder(RULES.name)
    return dict(zip(known.levels, known.strengths_at(seats), strict=True)) if known else {}


def shrinkage(view: View) -> float:
    """How much of the difference between two choices is shown, since the engine overestimates it."""
    table = view.table
    return fitted(table.seats, table.options.target).scale(table)


def _beliefs(view: View) -> Beliefs:
    """The coins that each seat counts for treasure tiles, as far as the view's seat can know."""
    boards, seat = view.table.boards, view.seat
    hidden = np.array([OPPONENT_TILE * len(board.tiles) for board in boards])
    beliefs = Beliefs(view.table, hidden)
    own = beliefs.coins[seat, seat]
    np.fill_diagonal(beliefs.coins[:-1], hidden)  # others know their own coins, but this seat does not
    beliefs.coins[seat, seat] = own
    return beliefs


def shown_chance(view: View, value: float, players: Sequence[str] = ()) -> float:
    """The win chance that advice shows for a choice that the engine gave this value.

    Args:
        players: by seat; () = unknown.
    """
    chances, turns = chances_before(view)
    own = float(chances[view.seat])
    if question(view) in ROLLED:
        own += shrinkage(view) * (value - before_roll(turns[view.seat].keeping.values[0]))
    return rivals_of(view, players).adjusted(min(1.0, max(0.0, own)), chances)
