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
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.timeline import playing

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
    times: list[list[int]] = [[] for _ in captains]
    clock = time.perf_counter_ns

    def choose(seat: int, view: View) -> Command:
        start = clock()
        command: Command = captains[seat].choose(view).command
        times[seat].append(clock() - start)
        return command

    events: list[Event] = []
    table = RULES.start(options)
    for step in playing(RULES, table, Dealer(seed), choose):
        events.append(step.event)
        table = step.after
        if RULES.round(table) > LONGEST:
            raise EndlessGame(f"no end after {LONGEST} rounds (seed {seed})")
    outcome = RULES.outcome(table)
    return Played(table, tuple(events), outcome.scores or (), outcome.winners, tuple(map(tuple, times)))


def derived_seed(seed: str, *address: object) -> str:
    """A seed for one part of a larger undertaking: 32 hexadecimal digits that give away nothing else."""
    text = "/".join(map(str, (seed, *address)))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
