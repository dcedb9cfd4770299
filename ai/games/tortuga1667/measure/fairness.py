"""Fairness: when everything a seat cannot know is dealt afresh, it must still make the same choice.

python -m ai fairness tortuga1667 --probes 2000 [--seats 5,9] [--players admiral,honest] [--seed fairness]
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

import msgspec

from ai.experiment import experiment
from ai.games.tortuga1667.captains import CAPTAINS
from ai.games.tortuga1667.measure.table import Moment, played
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table

PROBE_EVERY = 3
"""One decision in this many is probed, so that the probes come from many games."""


def dealt_anew(table: Table, seat: int, rng: random.Random) -> Table:
    """Another table that looks the same to a seat: everything that it does not know is shuffled.

    While a Crow's Nest is searched it is the same table.
    """
    if table.pool:
        return table
    others = [other for other in range(table.seats) if other != seat]
    sides = [table.loyalties[other] for other in others]
    rng.shuffle(sides)
    loyalties = list(table.loyalties)
    for other, side in zip(others, sides, strict=True):
        loyalties[other] = side
    kept = 1 if table.topped == seat else 0
    cards = [card for other in others for card in (*table.hands[other], *(table.ballots[other] or ()))]
    cards += table.deck[kept:]
    rng.shuffle(cards)
    drawn = iter(cards)
    hands = [hand if at == seat else tuple(next(drawn) for _ in hand) for at, hand in enumerate(table.hands)]
    ballots = [
        given if at == seat or given is None else tuple(str(next(drawn)) for _ in given)
        for at, given in enumerate(table.ballots)
    ]
    mask = table.seen[seat]
    dark = [at for at, card in enumerate(table.row) if card != "" and not mask >> at & 1]
    events = [table.row[at] for at in dark] + list(table.events)
    rng.shuffle(events)
    row = list(table.row)
    for at in dark:
        row[at] = events.pop()
    return msgspec.structs.replace(
        table,
        loyalties=tuple(loyalties),
        hands=tuple(hands),
        ballots=tuple(ballots),
        deck=(*table.deck[:kept], *drawn),
        row=tuple(row),
        events=tuple(events),
        memory=tuple(facts if at == seat else () for at, facts in enumerate(table.memory)),
    )


def probes(seats: int, player: str, seed: str) -> Iterator[tuple[str, bool]]:
    """For decisions of one game, the stage and whether the choice stayed the same."""
    rng = random.Random(seed)
    checks: list[tuple[str, bool]] = []
    count = 0

    def watch(moment: Moment) -> None:
        nonlocal count
        table, seat = moment.table, moment.seat
        count += 1
        if count % PROBE_EVERY or table.pool:
            return
        other = RULES.observe(dealt_anew(table, seat, rng), seat)
        first, second = (
            CAPTAINS.make(player, f"{seed}/{seat}").choose(each) for each in (moment.view, other)
        )
        checks.append((table.stage, first == second))

    played(seats, seed, [player] * seats, watch=watch)
    yield from checks


@experiment(
    "ai fairness tortuga1667", probes=2000, seats=[2, 3, 5, 7, 9], seed="fairness",
    players=["admiral", "quartermaster-schemer", "honest"],
)  # fmt: skip
def main(args: argparse.Namespace) -> int:
    """Probe and print; 1 if any choice changed."""
    tables = [(seats, name) for seats in args.seats for name in args.players]
    same = changed = game = 0
    while same + changed < args.probes:
        seats, name = tables[game % len(tables)]
        for stage, equal in probes(seats, name, f"{args.seed}/{game}"):
            same, changed = same + equal, changed + (not equal)
            if not equal:
                print(f"{name} at {seats} seats chose otherwise at stage {stage}, game {args.seed}/{game}")
        game += 1
    print(f"{same + changed} probes in {game} games, {changed} choices changed")
    return int(changed > 0)
