"""One game between computer players, as fast as the rules allow."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from ai.registry import Captain
from tortuga.games.tortuga2014.commands import Command
from tortuga.games.tortuga2014.events import Event
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Table
from tortuga.kernel.dealer import Dealer

LONGEST: Final = 2_000
"""Rounds after which a game counts as endless; real games have 4 to 30."""


class EndlessGame(RuntimeError):
    """Players that never finish: a fault of theirs or of the rules."""


class Played(msgspec.Struct, frozen=True):
    """A finished game."""

    table: Table
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    times: tuple[tuple[int, ...], ...]
    """By seat, nanoseconds of each decision."""


def play(captains: Sequence[Captain], options: Options, seed: str) -> Played:
    """Play one game to its end.

    Raises:
        Refusal: a player chose what the rules do not allow.
        EndlessGame: more than `LONGEST` rounds.
    """
    dealer = Dealer(seed)
    table = RULES.start(options)
    events: list[Event] = []
    times: list[list[int]] = [[] for _ in captains]
    clock = time.perf_counter_ns
    while not RULES.finished(table):
        event = RULES.deal(table, dealer) if RULES.awaits_chance(table) else RULES.automatic(table)
        if event is None:
            seat = RULES.to_act(table)[0]
            view = RULES.observe(table, seat)
            start = clock()
            command: Command = captains[seat].choose(view).command
            times[seat].append(clock() - start)
            event = RULES.decide(table, seat, command)
        table = RULES.evolve(table, event)
        events.append(event)
        if table.round > LONGEST:
            raise EndlessGame(f"no end after {LONGEST} rounds (seed {seed})")
    outcome = RULES.outcome(table)
    return Played(table, tuple(events), outcome.scores or (), outcome.winners, tuple(map(tuple, times)))


def derived_seed(seed: str, *address: object) -> str:
    """A seed for one part of a larger undertaking: 32 hexadecimal digits that give away nothing else."""
    text = "/".join(map(str, (seed, *address)))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
