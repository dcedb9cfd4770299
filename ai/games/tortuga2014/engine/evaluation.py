"""The evaluation of one decision: the table as arrays, its random numbers, and the value of rollouts."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec
import numpy as np

from ai.games.tortuga2014.engine.batch import COUNTS, Batch, Floats, Ints, batch_of, hidden_tiles
from ai.games.tortuga2014.engine.foresight import moods, posterior
from ai.games.tortuga2014.engine.opponents import Finals, priorities_of, sample_finals
from ai.games.tortuga2014.engine.places import Field, Places, alike_before, distinct, liking, own_totals
from ai.games.tortuga2014.engine.rollout import CommonDraws, EndOfRound, Rollout, RoundTerms, common_draws
from ai.games.tortuga2014.engine.value import TILE_SPREAD, Value, points
from ai.games.tortuga2014.levels import EngineSettings
from tortuga.games.tortuga2014.commands import Command, Forfeit, Perform
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, RAID, TILE_SUPPLY, UNASSIGNED
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.players import Reason


class ActionValue(msgspec.Struct, frozen=True):
    """One choice and what it leads to."""

    command: Command
    value: float
    """Own win chance, 0..1, as this captain sees it."""
    chances: tuple[float, ...]
    """Everybody's win chance, by seat; they add up to 1."""
    reason: Reason | None = None


def standard_error(values: Floats) -> float:
    """Of the mean of some samples; 0 if there are too few to tell."""
    return float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0


def ranking(action_values: Sequence[ActionValue]) -> list[int]:
    """Places in the list, best first.

    A step on a track or a hunt can only bring points (R47-R49), so forfeiting it comes last. The learned
    value is too coarse for such a difference, and now and then gets it the wrong way round.
    """
    free = any(isinstance(action.command, Perform) for action in action_values)

    def last_forfeits(place: int) -> tuple[bool, float]:
        action = action_values[place]
        return free and isinstance(action.command, Forfeit), -action.value

    return sorted(range(len(action_values)), key=last_forfeits)


def action_value(command: Command, equity: Floats, seat: int, reason: Reason | None) -> ActionValue:
    """A choice that leads to these win shares (seats,)."""
    return ActionValue(command, float(equity[seat]), tuple(map(float, equity)), reason)


def spread_over(value: float, equity: Iterable[float], seat: int) -> tuple[float, ...]:
    """Everybody's chances when one's own is known exactly and the others' only in proportion."""
    equity = tuple(map(float, equity))
    rest = sum(share for other, share in enumerate(equity) if other != seat)
    own = min(1.0, max(0.0, value))
    even = (1 - own) / (len(equity) - 1)
    return tuple(
        own if other == seat else share * (1 - own) / rest if rest > 0 else even
        for other, share in enumerate(equity)
    )


_encode = msgspec.msgpack.Encoder().encode


def chance_of(view: View, seat_seed: str) -> np.random.Generator:
    """The random numbers of a decision: they depend on nothing but the view and the seat seed."""
    key = hashlib.blake2b(_encode(view), key=seat_seed.encode()[:64], digest_size=16).digest()
    return np.random.Generator(np.random.PCG64(int.from_bytes(key, "little")))


def tile_means(table: Table, seat: int) -> tuple[float, float]:
    """Expected coins of one tile and of the better of two, given what the seat knows (R49)."""
    pool = dict(TILE_SUPPLY)
    for coins in table.boards[seat].tiles + table.drawn:
        if coins is not None:
            pool[coins] -= 1
    count = sum(pool.values())
    if not table.pool or count < 2:
        return (0.0, 0.0) if not table.pool else (float(max(pool, key=pool.__getitem__)),) * 2
    plain = sum(coins * number for coins, number in pool.items()) / count
    better, below = 0.0, 0
    for coins, number in sorted(pool.items()):
        pairs = math.comb(below + number, 2) - math.comb(below, 2)
        better += coins * pairs / math.comb(count, 2)
        below += number
    return plain, better


@dataclass(slots=True)
class Assignments:
    """Win shares of all full assignments of the free dice, averaged over the samples.

    They come from the distinct pairs of a sample and an outcome class that occur among the assignments.
    """

    field: Field
    finals: Finals
    terminal: Floats
    """(5,) * k: own win share."""
    mean: Floats
    """(seats,): everybody's mean win share over the pairs."""
    early: Floats
    """(6,): by cycle, own win share that finishing in it adds by bonus tiles, own minus theirs (R36)."""
    sample: Ints
    """(pairs,)."""
    classes: Ints
    """(pairs,)."""
    where: Ints
    """(samples, 5**k): pair of each assignment."""
    equity: Floats
    """(pairs, seats): win shares."""
    score: Floats
    """(pairs, seats): points after the round."""
    draws: CommonDraws
    """By sample: the draws with which all its pairs were played out."""


class Evaluation:
    """Everything a decision needs about one view."""

    def __init__(
        self,
        view: View,
        value: Value,
        settings: EngineSettings,
        rng: np.random.Generator,
        bias: Floats | None = None,
        daring: float = 0.0,
    ) -> None:
        """`bias` (5, 2): what acting 1st or 2nd is worth beyond what it brings; `daring`: see Character."""
        self.view, self.table, self.seat = view, view.table, view.seat
        self.bias = np.zeros((len(ACTIONS), 2)) if bias is None else bias
        self.daring = daring
        self.value, self.settings, self.rng = value, settings, rng
        table = view.table
        self.base = batch_of(view)
        plain, better = tile_means(table, view.seat)
        self.terms = RoundTerms(table.options, table.start, better, plain)
        self.spread: Floats = TILE_SPREAD * np.sqrt(np.array(hidden_tiles(table), float))

    def draws(self, count: int) -> CommonDraws:
        """`count` rows of common random numbers; moods do not affect one's own attacks."""
        draws = common_draws(self.rng, moods(self.rng, count, posterior(self.table)))
        draws.mood[:, self.seat] = 0.0
        return draws

    def finals(self, samples: int) -> Finals:
        """Sampled ends of the opponents' dice."""
        table = self.table
        return sample_finals(table, self.seat, priorities_of(table.seats), samples, self.rng)

    def rows(self, count: int) -> Batch:
        """The table `count` times."""
        return self.base.take(np.zeros(count, np.intp))

    def rollout_equity(self, batch: Batch, places: Places, draws: CommonDraws) -> tuple[Floats, Floats]:
        """Play the round out: win shares (rows, seats) and points (rows, seats)."""
        return self.equity(self.rolled_out(batch, places, draws))

    def rolled_out(
        self, batch: Batch, places: Places, draws: CommonDraws, action: int = 0, place: int = 0
    ) -> EndOfRound:
        """The end of the round, played out from an action on."""
        rollout = Rollout(batch, places, self.terms, draws)
        rollout.act(action, place)
        return rollout.finish()

    def equity(self, outcome: EndOfRound) -> tuple[Floats, Floats]:
        """Win shares (rows, seats) and points (rows, seats) at the end of the round."""
        return self.value.equity(outcome, (self.table.start + 1) % self.base.seats, self.spread)

    def assignments(self) -> Assignments:
        """Value every assignment of the free dice by joint rollouts against sampled opponents."""
        board = self.view.board
        finals = self.finals(self.settings.samples)
        samples = len(finals.last)
        field = Field(finals.totals, self.seat, self.table.start)
        totals = own_totals(self.table.options.numbers, board.dice, board.bonus)
        sample, classes, where = distinct(field.classes(totals))
        draws = self.draws(samples)
        equity, score = self.class_equity(field, finals, draws, sample, classes)
        own = equity[:, self.seat]
        if self.bias.any():
            own = own + liking(classes, self.bias)
        values = own.take(where)
        terminal = values.mean(axis=0)
        if self.daring:
            terminal += self.daring * values.std(axis=0)
        terminal = terminal.reshape((len(ACTIONS),) * board.dice.count(UNASSIGNED))
        early = self.early(finals, own, equity)
        mean = equity.mean(axis=0)
        return Assignments(field, finals, terminal, mean, early, sample, classes, where, equity, score, draws)

    def class_equity(
        self, field: Field, finals: Finals, draws: CommonDraws, sample: Ints, classes: Ints
    ) -> tuple[Floats, Floats]:
        """Play out outcome classes against samples: win shares (pairs, seats) and points (pairs, seats).

        Most pairs differ only in what comes late in the round. So each phase is played out once for all pairs
        that are alike before the next, and its rows are copied only then.
        """
        phases = []
        for begin, end in ((RAID, len(ACTIONS)), (BOARD, RAID), (0, BOARD)):
            sample, classes, where = alike_before(end, sample, classes)
            phases.append((begin, end, sample, classes, where))
        batch = self.rows(len(sample))
        batch.bonus = finals.bonus[sample]
        for begin, end, sample, classes, where in reversed(phases):
            rollout = Rollout(batch, field.places(sample, classes), self.terms, draws.take(sample))
            rollout.act(begin, before=end)
            if end < len(ACTIONS):
                batch = batch.take(where)  # the pairs of the next phase
        equity, score = self.equity(rollout.finish())
        return equity[where], score[where]

    def early(self, finals: Finals, own: Floats, equity: Floats) -> Floats:
        """(6,): by cycle, own win share that finishing in it adds by bonus tiles.

        Opponents who are finished take one in every cycle in which one still rolls alone.

        Args:
            own: (rows,) one's own win shares.
            equity: (rows, seats) everybody's.
        """
        cycles = np.arange(6)
        mine = np.maximum(finals.last[:, None] - cycles, 0).mean(axis=0)
        theirs = np.maximum(cycles - finals.counted[:, None], 0).mean(axis=0)
        gains = self.tile_gains()
        slope = own * (1 - own)
        others = np.delete(np.arange(len(gains)), self.seat)
        lost = (own[:, None] * equity[:, others]).mean(axis=0) @ gains[others]
        early: Floats = mine * gains[self.seat] * float(slope.mean()) - theirs * lost
        return early * self.settings.tile_factor

    def tile_gains(self) -> Floats:
        """(seats,): what one bonus tile on its best space adds to the score of each seat."""
        spaces = [
            (seat, action)
            for seat, board in enumerate(self.table.boards)
            for action in ACTIONS
            if board.bonus[action] < 2
        ]
        gains = np.zeros(self.base.seats)
        if spaces:
            seats, actions = np.array(spaces).T
            batch = self.rows(1 + len(spaces))
            batch.bonus[np.arange(1, batch.rows), seats, actions] += 1
            outcome = EndOfRound(batch, COUNTS[batch.fleet], COUNTS[batch.crew])
            scores = self.value.scores(outcome, self.table.start, points(outcome))
            np.maximum.at(gains, seats, scores[np.arange(1, batch.rows), seats] - scores[0, seats])
        return gains
