"""Everybody's win chance at any public moment, from one rollout of the round for all seats together.

The engine's advice is for one seat: it solves that seat's dice exactly, against opponents with simple plans,
so the chances of all seats would add up to more than 1. Here every seat that still rolls plays its own solved
turn, all turns are sampled together, and every sample is played out once and valued for everybody: the
chances add up to 1 by construction.

The rollout predicts attacks badly: an attacker gains more than the chances just before promised. Numbers
fitted to games (`fit.py`) therefore raise every attacker's odds before it attacks; they hardly move the
chances of seats that are as good as home, or as good as lost. The rollout is also too sure of who leads while
much of the game is left, so a temperature by stage of the round brings chances closer together, less and less
as chests reach Tortuga.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
import numpy as np
from typing_extensions import override

from ai.games.tortuga2014.account.fitted import ATTACKS, Fitted
from ai.games.tortuga2014.advice.dice import ends, met_after
from ai.games.tortuga2014.dice_solver import FACES, RankedKeep, ranked_keeps
from ai.games.tortuga2014.engine.batch import COUNTS, Batch, Floats, Ints
from ai.games.tortuga2014.engine.decisions import Solved, after_moves, ends_of_acts, places_now, solved
from ai.games.tortuga2014.engine.evaluation import Evaluation, tile_means
from ai.games.tortuga2014.engine.foresight import moods, posterior
from ai.games.tortuga2014.engine.opponents import (
    Finals,
    OpponentTurn,
    Roll,
    finals,
    keeps_now,
    plain_turns,
    priorities_of,
    prizes,
    rolls_until,
    sample_ends,
)
from ai.games.tortuga2014.engine.places import Field, Places
from ai.games.tortuga2014.engine.rollout import (
    CommonDraws,
    EndOfRound,
    Rollout,
    RoundTerms,
    area_codes,
    common_draws,
    tokens_of,
)
from ai.games.tortuga2014.engine.value import TILE_SPREAD, load
from ai.games.tortuga2014.levels import EngineSettings
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.pieces import DICE, TREASURE_HUNT, UNASSIGNED
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table
from tortuga.kernel.game import EVERYTHING, NOBODY


class Samples(msgspec.Struct, frozen=True):
    """How much is sampled at a moment; the defaults keep the deviation between seeds below one point."""

    tables: int = 80
    """Final positions of the rivals' dice that a seat's turn is solved against."""
    joint: int = 1000
    """Final positions of all dice."""
    draws: int = 120
    """Rounds played out once all dice lie open."""


class Beliefs:
    """The coins that each observer counts for the tiles on every board: each seat, and last an onlooker.

    Args:
        hidden: (seats,) expected coins of each seat's tiles, to a seat that has not seen them.
    """

    def __init__(self, table: Table, hidden: Floats) -> None:
        seats = table.seats
        counts = [len(board.tiles) for board in table.boards]
        expected = hidden.copy()
        if table.stage == "tile":
            actor = table.acting
            expected[actor] += better_of_two(table) - max(coins or 0 for coins in table.drawn)
            counts[actor] += 1
        self.coins: Floats = np.tile(expected, (seats + 1, 1))
        """(observers, seats): at stage "tile" without the tile that the rollout adds."""
        self.spread: Floats = np.tile(TILE_SPREAD * np.sqrt(np.array(counts, float)), (seats + 1, 1))
        """(observers, seats): standard deviation."""
        own = np.arange(seats)
        self.coins[own, own] = [sum(coins or 0 for coins in board.tiles) for board in table.boards]
        self.spread[own, own] = 0.0


def better_of_two(table: Table) -> float:
    """The coins that an onlooker expects of the better of two tiles."""
    return tile_means(RULES.observe(table, NOBODY).table, 0)[1]


@dataclass(slots=True)
class Turn:
    """The solved dice turn of one seat."""

    seat: int
    solved: Solved
    to_roll: bool
    """Whether a roll comes next; otherwise a keep in the current cycle."""
    free: tuple[int, ...]
    """The seat's dice that are not assigned yet."""

    @property
    def keeping(self) -> Solved:
        """The turn from the next keep on."""
        solved = self.solved
        return Solved(solved.assignments, solved.values[1:], solved.finish[1:]) if self.to_roll else solved

    @property
    def before(self) -> float:
        """The seat's win chance before the roll; only valid if `to_roll`."""
        return float(self.solved.values[(0, *[UNASSIGNED] * len(self.free))])

    def keeps(self, roll: Sequence[int]) -> list[RankedKeep]:
        """Every legal keep of a roll, best first; dice are numbered among the free ones."""
        return ranked_keeps(
            self.keeping.values[0], (UNASSIGNED,) * len(self.free), [roll[die] for die in self.free]
        )

    def state(self, dice: Collection[int], action: int) -> tuple[int, ...]:
        """For each free die, where it lies after these dice went to an action."""
        return tuple(action if die in dice else UNASSIGNED for die in self.free)

    def chances(self, state: tuple[int, ...]) -> Floats:
        """(seats,): chances of all, in this seat's eyes, in a state after the next keep; they add up to 1."""
        met, early = met_after(self.keeping, ends(self.keeping.values, state))
        chances: Floats = met @ self.solved.assignments.equity
        chances -= early / (len(chances) - 1)
        chances[self.seat] += early * len(chances) / (len(chances) - 1)
        return chances


class JointEvaluator:
    """The chances of all seats at one table. Equal arguments always give equal chances.

    Args:
        key: sets the random numbers of an evaluator apart from those of another.
    """

    def __init__(self, seats: int, target: int, numbers: Fitted, samples: Samples, key: str = "") -> None:
        self.seats, self.numbers, self.samples = seats, numbers, samples
        self.value = load(seats, target)
        self._key = key

    def draws(self, table: Table, moment: str, count: int) -> CommonDraws:
        """Common random numbers for all events of a moment, such as the actions of a round.

        Args:
            table: as it is when the moment begins.
        """
        return _draws(self._rng(moment), table, count)

    def _rng(self, moment: str) -> np.random.Generator:
        digest = hashlib.blake2b(f"{self._key}/{moment}".encode(), digest_size=16).digest()
        return np.random.Generator(np.random.PCG64(int.from_bytes(digest, "little")))

    def before_roll(
        self, table: Table, beliefs: Beliefs, moment: str, own: Turn | None = None
    ) -> tuple[Floats, dict[int, Turn]]:
        """Chances (observers, seats) before a roll, and the turns of the seats that roll.

        Args:
            moment: the same for all cycles of a round, so that they are sampled with the same dice.
            own: a turn that is solved already.
        """
        rng, count = self._rng(moment), self.samples.joint
        rolling = [seat for seat in range(self.seats) if not table.boards[seat].finished]
        faces = rng.integers(0, FACES, (count + self.samples.tables, self.seats, LONGEST_ROW, DICE), np.int8)
        draws = _draws(rng, table, count)
        turns = {} if own is None else {own.seat: own}
        turns |= self.turns(
            table, beliefs, [seat for seat in rolling if seat not in turns], faces[count:], rng
        )
        plans = [_plan(table, turns[seat]) for seat in rolling]
        ends = sample_ends(table, rolling, plans, count, _roll_of(faces, rolling, table.cycle, rng))
        all_ends = finals(table, *ends, np.arange(self.seats), prizes(table))
        evaluation = OpenEvaluation(self, table, beliefs, draws)
        batch = evaluation.rows(count)
        batch.bonus = all_ends.bonus
        places = joint_places(all_ends.totals, table.start)
        share = self.shares(evaluation.rolled_out(batch, places, draws), table, beliefs)
        chances = self.foreseen(share, evaluation.attackers, table).mean(axis=0)
        return tempered(chances, self.numbers.temperature(table)), turns

    def turns(
        self, table: Table, beliefs: Beliefs, seats: Sequence[int], faces: Ints, rng: np.random.Generator
    ) -> dict[int, Turn]:
        """The turns of some seats, solved against rivals with simple plans.

        Args:
            faces: (samples, seats, rolls, 5), the dice that the rivals roll from now on.
        """
        prize = prizes(table)
        rolling = [seat for seat in range(self.seats) if not table.boards[seat].finished]
        kinds = priorities_of(self.seats)
        plans = plain_turns(table, rolling, kinds, prize)
        count = len(faces) // len(kinds)
        dice, ended = sample_ends(table, rolling, plans, count, _roll_of(faces, rolling, table.cycle, rng))
        draws = _draws(rng, table, len(dice))
        turns = {}
        for seat in seats:
            others = np.array([other for other in range(self.seats) if other != seat])
            rivals = dice.copy()
            rivals[:, seat] = table.boards[seat].dice
            open_ends = finals(table, rivals, ended, others, prize, rolls_until(table, seat))
            evaluation = TurnEvaluation(self, table, seat, beliefs, open_ends, draws)
            free = tuple(die for die, at in enumerate(table.boards[seat].dice) if at == UNASSIGNED)
            turns[seat] = Turn(seat, solved(evaluation), not keeps_now(table, seat), free)
        return turns

    def turn(self, table: Table, beliefs: Beliefs, seat: int, moment: str) -> Turn:
        """The turn of one seat in mid-cycle."""
        rng = self._rng(moment)
        faces = rng.integers(0, FACES, (self.samples.tables, self.seats, LONGEST_ROW, DICE), np.int8)
        return self.turns(table, beliefs, (seat,), faces, rng)[seat]

    def open(self, table: Table, beliefs: Beliefs, draws: CommonDraws) -> Floats:
        """Chances (observers, seats) once all dice lie open, at any stage up to the end of the round."""
        return self.settled(self._open_shares(table, beliefs, draws), table)

    def settled(self, shares: Floats, table: Table, done: bool = False) -> Floats:
        """Chances (..., observers, seats) once all dice lie open, from shares (..., rows, observers, seats).

        Args:
            done: whether the place whose turn it is has acted.
        """
        return tempered(shares.mean(axis=-3), self.numbers.temperature(table, done))

    def _open_shares(self, table: Table, beliefs: Beliefs, draws: CommonDraws) -> Floats:
        """Win shares (rows, observers, seats) once all dice lie open."""
        evaluation = OpenEvaluation(self, table, beliefs, draws)
        count = len(draws.hunt)
        batch = evaluation.rows(count)
        if table.stage in ("move", "moved"):
            return self.shares(after_moves(evaluation, batch), table, beliefs)
        if table.stage == "end":
            outcome = EndOfRound(batch, COUNTS[batch.fleet], COUNTS[batch.crew])
            return self.shares(outcome, table, beliefs)
        if table.stage == "draw":
            rollout = Rollout(batch, _nowhere(count, self.seats), evaluation.terms, draws)
            return self.shares(rollout.finish(), table, beliefs)
        places = places_now(evaluation).take(np.zeros(count, np.intp))
        action, place = table.action, table.place
        if table.stage == "hunt":
            rows, actors = np.arange(count), np.full(count, table.acting)
            Rollout(batch, places, evaluation.terms, draws).perform(TREASURE_HUNT, place, rows, actors)
        elif table.stage == "tile":
            batch.coins[:, table.acting] += max(coins or 0 for coins in table.drawn)
        next_place = place + 1 if table.stage in ("hunt", "tile", "surplus") else place
        share = self.shares(evaluation.rolled_out(batch, places, draws, action, next_place), table, beliefs)
        return self.foreseen(share, evaluation.attackers, table)

    def commands(
        self, table: Table, beliefs: Beliefs, draws: CommonDraws
    ) -> tuple[tuple[Command, ...], Floats]:
        """The commands of the seat that acts, and the chances (commands, observers, seats) after each."""
        evaluation = OpenEvaluation(self, table, beliefs, draws)
        commands, outcome = ends_of_acts(evaluation)
        share = self.foreseen(self.shares(outcome, table, beliefs), evaluation.attackers, table)
        by_command = share.reshape(len(commands), -1, *share.shape[1:])
        return commands, self.settled(by_command, table, done=True)

    def shares(self, outcome: EndOfRound, table: Table, beliefs: Beliefs) -> Floats:
        """(rows, observers, seats): win shares at the end of the round, as each observer counts the tiles."""
        coins, start = outcome.batch.coins, (table.start + 1) % self.seats
        different, which = np.unique(np.hstack((beliefs.coins, beliefs.spread)), axis=0, return_inverse=True)
        shares = []
        for row in different:
            outcome.batch.coins = coins - beliefs.coins[-1] + row[: self.seats]
            shares.append(self.value.equity(outcome, start, row[self.seats :])[0])
        outcome.batch.coins = coins
        return np.stack(shares, axis=1)[:, which.reshape(-1)]

    def foreseen(self, share: Floats, attackers: Ints, table: Table) -> Floats:
        """Raise the odds of the attackers (attacks, rows) in the shares (rows, ..., seats), in place."""
        attacking = attackers[..., None] == np.arange(self.seats)
        odds = np.exp(np.tensordot(self.numbers.gains_at(table), attacking, axes=1))
        share *= odds.reshape(len(odds), *[1] * (share.ndim - 2), self.seats)
        share /= share.sum(axis=-1, keepdims=True)
        return share


def _draws(rng: np.random.Generator, table: Table, count: int) -> CommonDraws:
    return common_draws(rng, moods(rng, count, posterior(table)))


def tempered(chances: Floats, temperature: float | Floats) -> Floats:
    """Chances (..., seats) brought closer together by a temperature; they still add up to 1, and 0 stays 0.

    Args:
        temperature: one for all, or (...).
    """
    raised = np.maximum(chances, 0.0) ** (1 / np.expand_dims(temperature, -1))
    closer: Floats = raised / raised.sum(axis=-1, keepdims=True)
    return closer


def attackers_of(batch: Batch, places: Places, action: int = 0, place: int = 0) -> Ints:
    """(attacks, rows): who attacks, from an action and place on, and may gain by it; -1 for nobody.

    A 1st may gain a chest, or drive a token back at no loss to itself. A 2nd can always choose whom to
    attack, and even with nothing to gain it avoids losses that it sometimes takes in the rollout.
    """
    found = []
    for moment in ATTACKS:
        here, position = moment
        actors = (places.second if position else places.first)[:, here]
        worth_it = (area_codes(batch, here) > 0) | (tokens_of(batch, here) > 1) & ~places.dice[:, :, here]
        others = worth_it.sum(axis=1) - worth_it[np.arange(len(actors)), actors]
        attacks = moment >= (action, place) and (others > 0) | bool(position)
        found.append(np.where(attacks, actors, NOBODY))
    return np.stack(found)


LONGEST_ROW: Final = 12
"""How many rolls of a seat in a round have dice drawn in advance; a seat that needs more rolls fresh ones."""


def _roll_of(faces: Ints, seats: Sequence[int], cycle: int, rng: np.random.Generator) -> Roll:
    """Rolls taken from `faces` (samples, seats, rolls, 5), beginning with the cycle after `cycle`."""

    def roll(rows: Ints, number: int) -> Ints:
        if cycle + number >= LONGEST_ROW:
            return rng.integers(0, FACES, (len(rows), DICE))
        sample, place = np.divmod(rows, len(seats))
        shown: Ints = faces[sample, np.array(seats)[place], cycle + number].astype(np.intp)
        return shown

    return roll


def _plan(table: Table, turn: Turn) -> OpponentTurn:
    cycle = table.cycle + turn.to_roll
    return OpponentTurn(table.boards[turn.seat].dice, turn.keeping.values, cycle, table.kept[turn.seat])


def joint_places(totals: Ints, start: int) -> Places:
    """Who acts where, given the totals (rows, seats, 5) of all seats."""
    field = Field(totals.copy(), 0, start)
    rows = np.arange(len(totals))
    own = totals[:, 0]  # (rows, 5)
    codes = field.code[rows[:, None], np.arange(own.shape[1]), own]
    return field.places(rows, codes @ 4 ** np.arange(own.shape[1]))


def _nowhere(rows: int, seats: int) -> Places:
    """Places at which nobody acts any more."""
    none = np.full((rows, DICE), -1)
    return Places(none, none, np.zeros((rows, seats, DICE), np.bool_), np.full((rows, 2), -1))


class OpenEvaluation(Evaluation):
    """A table as it is, except that tiles are rolled out as an onlooker counts them."""

    def __init__(self, joint: JointEvaluator, table: Table, beliefs: Beliefs, draws: CommonDraws) -> None:
        seat = table.acting if table.ranking else 0
        settings = EngineSettings(samples=joint.samples.tables, draws=len(draws.hunt))
        whole = msgspec.structs.replace(RULES.observe(table, EVERYTHING), seat=seat)
        super().__init__(whole, joint.value, settings, np.random.default_rng(0))
        self.base.coins = beliefs.coins[-1:]
        plain, better = tile_means(RULES.observe(table, NOBODY).table, 0)
        self.terms = RoundTerms(table.options, table.start, better, plain)
        self.attackers: Ints = np.empty((len(ATTACKS), 0), np.intp)
        """The attackers of the boards that were rolled out last (`attackers_of`)."""
        self._draws = draws

    @override
    def draws(self, count: int) -> CommonDraws:
        return self._draws

    @override
    def rolled_out(
        self, batch: Batch, places: Places, draws: CommonDraws, action: int = 0, place: int = 0
    ) -> EndOfRound:
        self.attackers = attackers_of(batch, places, action, place)
        return super().rolled_out(batch, places, draws, action, place)


class TurnEvaluation(Evaluation):
    """One seat's dice turn against given final positions of its rivals' dice, with what attackers gain."""

    def __init__(
        self,
        joint: JointEvaluator,
        table: Table,
        seat: int,
        beliefs: Beliefs,
        rivals: Finals,
        draws: CommonDraws,
    ) -> None:
        settings = EngineSettings(samples=len(rivals.last), draws=len(rivals.last))
        super().__init__(RULES.observe(table, seat), joint.value, settings, np.random.default_rng(0))
        self.base.coins, self.spread = beliefs.coins[seat][None], beliefs.spread[seat]
        self._joint, self._rivals, self._draws = joint, rivals, draws

    @override
    def finals(self, samples: int) -> Finals:
        return self._rivals

    @override
    def draws(self, count: int) -> CommonDraws:
        return self._draws

    @override
    def class_equity(
        self, field: Field, finals: Finals, draws: CommonDraws, sample: Ints, classes: Ints
    ) -> tuple[Floats, Floats]:
        equity, score = super().class_equity(field, finals, draws, sample, classes)
        attackers = attackers_of(self.base, field.places(sample, classes))
        return self._joint.foreseen(equity, attackers, self.table), score
