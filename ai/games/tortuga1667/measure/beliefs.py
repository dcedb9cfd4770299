"""Measures whether beliefs come true: log-loss by round, and predicted against observed chances by tenths.

    python -m ai beliefs tortuga1667 [--seats 5,9] [--actors admiral] [--games 100] [--tau 0.8] [--onlooker]

Without --tau, beliefs are the adviser's, who knows which level plays; an onlooker's are as the results show.

At the start of each round (as many turns as there are seats), what every seat believes about every other seat
is recorded: -ln of the chance given to the true loyalty; for British and French, the chance and the truth.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from ai.captains import Decided
from ai.experiment import experiment, in_tenths
from ai.games.tortuga1667.belief.deals import DUTCH, SIDES, marginals
from ai.games.tortuga1667.belief.evidence import BeliefCache, EvidenceReader, Seen, Tau, steps
from ai.games.tortuga1667.belief.tells import Target, Vote, likelihood_of
from ai.games.tortuga1667.levels import ADMIRAL, evidence
from ai.games.tortuga1667.measure.table import Moment, played
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.game import NOBODY

MIN_CHANCE = 1e-12
"""Chance that counts in place of a smaller one."""


@dataclass
class Found:
    """How good the beliefs were."""

    losses: defaultdict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By round."""
    chances: list[tuple[float, float]] = field(default_factory=list)
    """For every belief in British or French, its chance and whether it was true."""

    @property
    def loss(self) -> float:
        """The mean over all rounds."""
        every = [loss for losses in self.losses.values() for loss in losses]
        return sum(every) / len(every)


def measured(
    seats: int, actors: Sequence[str], games: int, tau: Tau | None, seed: str, onlooker: bool = False
) -> Found:
    """Beliefs of all seats, or of an onlooker alone, in `games` games; tau None: the adviser's own."""
    eyes = (NOBODY,) if onlooker else tuple(range(seats))
    quality = Found()
    for game in range(games):
        players = [actors[game % len(actors)]] * seats
        default_tau = ADMIRAL.tau if onlooker else evidence(players, seats)
        caches = {seat: BeliefCache(default_tau if tau is None else tau) for seat in eyes}
        played(seats, f"{seed}/{game}", players, watch=partial(_note, quality, caches, set()))
    return quality


def _note(quality: Found, caches: Mapping[int, BeliefCache], done: set[int], moment: Moment) -> None:
    """Record what the seats of one game believe before the first decision of a round."""
    table = moment.table
    if table.stage != "act" or table.turn % table.seats != 1 or table.turn in done:
        return
    done.add(table.turn)
    for eyes, cache in caches.items():
        believed = marginals(cache.weights(RULES.observe(table, eyes)), table.seats)
        for seat, loyalty in enumerate(table.loyalties):
            if seat == eyes or loyalty is None:
                continue
            true = LOYALTIES.index(loyalty)
            quality.losses[table.turn // table.seats].append(-math.log(max(MIN_CHANCE, believed[seat, true])))
            sides = (side for side in range(SIDES) if side != DUTCH)
            quality.chances += [(float(believed[seat, side]), float(side == true)) for side in sides]


def surprises(decisions: Sequence[Decided], end: Table) -> Mapping[str, Sequence[float]]:
    """Surprises of loyalties to whoever begins a round, and of votes and targets to an onlooker."""
    nats: dict[str, list[float]] = {"loyalty": [], "vote": [], "target": []}
    for table, seat, _ in decisions:
        if table.stage != "act" or table.turn % table.seats != 1:
            continue
        believed = marginals(BeliefCache(ADMIRAL.tau).weights(RULES.observe(table, seat)), table.seats)
        sides = [(at, LOYALTIES.index(side)) for at, side in enumerate(table.loyalties) if at != seat]
        nats["loyalty"] += [-math.log(max(MIN_CHANCE, believed[at, side])) for at, side in sides]
    reader = EvidenceReader(end.seats, NOBODY).read(RULES.observe(end, NOBODY))
    for step in steps(reader, 1.0):
        if isinstance(step.seen, Seen) and isinstance(step.seen.tell, Vote | Target):
            likely = likelihood_of(step.seen.tell, end.seats)
            kind = "vote" if isinstance(step.seen.tell, Vote) else "target"
            nats[kind].append(-math.log(max(MIN_CHANCE, float(step.before @ likely / step.before.sum()))))
    return nats


@experiment(
    "ai beliefs tortuga1667", seats=[5, 9], actors=["admiral"], games=100, tau=float, seed="beliefs",
    onlooker=False,
)  # fmt: skip
def main(args: argparse.Namespace) -> None:
    """Measure and print."""
    for seats in args.seats:
        quality = measured(seats, args.actors, args.games, args.tau, args.seed, args.onlooker)
        tau = "as usual" if args.tau is None else args.tau
        actors = ",".join(args.actors)
        print(f"{actors}, {seats} seats, {args.games} games, tau {tau}: log-loss {quality.loss:.3f}")
        rounds = [(round, losses) for round, losses in sorted(quality.losses.items()) if round <= 8]
        print("  by round:", " ".join(f"{sum(losses) / len(losses):.3f}" for _, losses in rounds))
        tenths = (f"{chance:.2f}/{true:.2f}" for chance, true, _ in in_tenths(quality.chances))
        print("  predicted/observed:", *tenths)
