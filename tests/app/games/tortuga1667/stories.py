"""Played games of 1667 for tests of its words and its direction.

Chance decides for everybody, first what kind of thing to do, so that there are many votes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import get_args

from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.legal import may_run_out
from tortuga.games.tortuga1667.observer import observe, redact
from tortuga.games.tortuga1667.options import Options
from tortuga.games.tortuga1667.pieces import STARRED
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import SeatSpec

NAMES = ("Rosa", "Jack", "Bellamy", "Anne", "Silas", "Zola", "Kofi", "Finn", "Mei Lin")
TINTS = ("rosa", "jack", "bellamy", "anne", "silas", "zola", "kofi", "finn", "mei")
EVENT_TYPES = frozenset(get_args(ev.Event))
GAMES = (
    Options(seats=9, starred=STARRED, starred_count=len(STARRED), talk="on"),
    Options(seats=5, talk="on", setup="advanced"),
    Options(seats=4, starred=("facade", "fever", "nest", "bells"), starred_count=4),
    Options(seats=6, timer=30, starred_count=6),
    Options(seats=7, fountain_vs_mutiny="yes", starred_count=8),
    Options(seats=3),
    Options(seats=2, edition="v2"),
    Options(seats=2),
)
"""Games of many kinds; together they show every kind of event."""

Step = tuple[Table, ev.Event, Table]


def specs(seats: int) -> tuple[SeatSpec, ...]:
    """So many players."""
    return tuple(SeatSpec("random", NAMES[seat], TINTS[seat]) for seat in range(seats))


def _choice(table: Table, hand: random.Random) -> ev.Event:
    """What one of those who may decide now decides; words are rare, so that games end."""
    seats = RULES.may_act(table) if hand.random() < 0.02 else RULES.to_act(table)
    seat = hand.choice(seats)
    if may_run_out(table, seat) and hand.random() < 0.1:
        return RULES.decide(table, seat, cmd.RunOut())
    legal = RULES.legal(table, seat)
    acts = [command for command in legal if not isinstance(command, cmd.Say)]
    kind = hand.choice(sorted({type(command).__name__ for command in acts or legal}))
    return RULES.decide(table, seat, hand.choice([each for each in legal if type(each).__name__ == kind]))


@cache
def played(options: Options, seed: str) -> tuple[Step, ...]:
    """Every step of one game, whole."""
    hand, dealer = random.Random(seed), Dealer(seed)
    table, steps = RULES.start(options), []
    while not RULES.finished(table) and len(steps) < 3000:
        if RULES.awaits_chance(table):
            event: ev.Event = RULES.deal(table, dealer)
        else:
            event = RULES.automatic(table) or _choice(table, hand)
        after = RULES.evolve(table, event)
        steps.append((table, event, after))
        table = after
    return tuple(steps)


def games() -> Iterator[tuple[Options, tuple[Step, ...]]]:
    """Some games of every kind."""
    for options in GAMES:
        for seed in ("a", "b", "c"):
            yield options, played(options, seed)
    yield GAMES[2], played(GAMES[2], "v165")  # a captain jumps away before the mutiny


def seen_by(step: Step, eyes: int) -> ObservedStep[View, ev.Event]:
    """A step as some eyes saw it."""
    before, event, after = step
    decided = RULES.command_of(before, event) is not None
    return ObservedStep(
        redact(event, eyes),
        observe(before, eyes),
        observe(after, eyes),
        "decision" if decided else "automatic",
        -1,
        1,
    )
