"""Games of the engine against itself, and the positions they leave behind."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

import numpy as np
import numpy.typing as npt

from ai.games.tortuga2014.captains import Captain
from ai.games.tortuga2014.engine.batch import COUNTS, batch_of
from ai.games.tortuga2014.engine.rollout import EndOfRound
from ai.games.tortuga2014.engine.value import Floats32, Value, features, points
from ai.games.tortuga2014.levels import EngineSettings, Level
from ai.games.tortuga2014.panel.players import Additive
from ai.games.tortuga2014.player import Engine
from tortuga.games.tortuga2014.commands import Command, Perform
from tortuga.games.tortuga2014.legal import legal
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options, Table, View
from tortuga.kernel.dealer import Dealer, derived_seed
from tortuga.kernel.timeline import playing

Seats = Literal[2, 3, 4]
TargetChests = Literal[6, 8]

HASTE: Final = Level("haste", EngineSettings(samples=6, draws=4))
"""Fewer samples than at the table: more games in the same time."""
STRAY: Final = (0.0, 0.03, 0.06)
"""Share of keeps chosen at random, in turn over games and seats: the value must know odd positions too."""
MAX_ROUNDS: Final = 60
"""Rounds after which a game is thrown away; hardly ever seen."""


@dataclass(frozen=True)
class Job:
    """Some games of self-play: everything a process needs."""

    seats: Seats
    target: TargetChests
    games: range
    engines: tuple[int, ...]
    """How many seats are the engine's, in turn over the games; `additive` has the others."""
    seed: str
    weights: npt.NDArray[np.float64]


@dataclass(frozen=True)
class Positions:
    """Positions at the start of rounds and how their games ended."""

    features: Floats32
    """(positions, seats, FEATURES)."""
    shares: Floats32
    """(positions, seats): final win shares."""
    game: npt.NDArray[np.int32]
    """(positions,): number of the game; the positions of a game follow each other, round by round."""
    engine: npt.NDArray[np.bool_]
    """(positions, seats): which seats are the engine's."""


class Sparring:
    """A fast player who sometimes strays: the engine if it has a value, else `additive`."""

    def __init__(self, seat_seed: str, value: Value | None, stray: float) -> None:
        engine = value is not None
        self.player: Captain = Engine(seat_seed, HASTE, value=value) if engine else Additive(seat_seed)
        self.chance = Dealer(seat_seed)
        self.stray = stray

    def command(self, view: View) -> Command:
        """A command; obvious ones are chosen without thinking."""
        table = view.table
        options = legal(table, view.seat)
        if len(options) == 1:
            return options[0]
        if table.stage == "act" and table.action < BOARD:
            return Perform()
        if self.stray and table.stage in ("select", "reroll-keep") and not view.board.finished:
            words = self.chance.words(f"{table.round}/{table.cycle}/{table.attempt}")
            if words[0] < self.stray * 2**64:
                return options[words[1] % len(options)]
        return self.player.choose(view).command


def play_job(job: Job) -> Positions:
    """Play the games of a job."""
    value = Value(job.weights, job.target)
    seen, shares, numbers, whose = [], [], [], []
    for game in job.games:
        seed = derived_seed(job.seed, game)
        engines = job.engines[game // job.seats % len(job.engines)]
        engine = [(game + seat) % job.seats < engines for seat in range(job.seats)]
        players = [
            Sparring(
                derived_seed(seed, seat),
                value if engine[seat] else None,
                STRAY[(game // job.seats + seat) % len(STRAY)],
            )
            for seat in range(job.seats)
        ]
        positions = []
        options = Options(seats=job.seats, target=job.target)
        for step in playing(RULES, RULES.start(options), Dealer(seed), functools.partial(_choice, players)):
            table = step.after
            if table.round > MAX_ROUNDS:
                break
            if table.round > step.before.round >= 1:
                positions.append(position(table, (game + table.round) % job.seats))
        if RULES.finished(table):
            outcome = RULES.outcome(table)
            share = [outcome.share(seat, job.seats) for seat in range(job.seats)]
            seen += positions
            shares += [share] * len(positions)
            numbers += [game] * len(positions)
            whose += [engine] * len(positions)
    single = np.array(seen, np.float32), np.array(shares, np.float32)
    return Positions(*single, np.array(numbers, np.int32), np.array(whose, np.bool_))


def _choice(players: Sequence[Sparring], seat: int, view: View) -> Command:
    return players[seat].command(view)


def position(table: Table, seat: int) -> Floats32:
    """(seats, FEATURES) at the start of a round, with the coins known to this seat."""
    batch = batch_of(RULES.observe(table, seat))
    outcome = EndOfRound(batch, COUNTS[batch.fleet], COUNTS[batch.crew])
    position: Floats32 = features(outcome, table.start, table.options.target, points(outcome))[0]
    return position


def parts(games: range, size: int) -> Iterable[range]:
    """The games in pieces of at most this size."""
    return [games[first : first + size] for first in range(0, len(games), size)]
