"""One game between computer players, as fast as the rules allow."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ai.captains import AnyCaptains, AnyPlayer
from tortuga.kernel.dealer import Dealer, seat_seed
from tortuga.kernel.game import Outcome, Rules
from tortuga.kernel.timeline import playing

LONGEST: Final = 2_000
"""Rounds after which a game counts as endless; real games have 4 to 30."""


class EndlessGame(RuntimeError):
    """Players that never finish: a fault of theirs or of the rules."""


class Played(msgspec.Struct, frozen=True):
    """A finished game."""

    state: Any
    events: tuple[Any, ...]
    outcome: Outcome
    rounds: int
    times: tuple[tuple[int, ...], ...]
    """By seat, the nanoseconds each decision took."""

    def credit(self, seat: int) -> float:
        """What a seat has of the victory: its share; with sides every winner counts a whole victory."""
        if self.outcome.sides:
            return float(seat in self.outcome.winners)
        return self.outcome.share(seat, len(self.times))


def play(players: Sequence[AnyPlayer], rules: Rules, options: Any, seed: str) -> Played:
    """Play one game to its end.

    Raises:
        Refusal: a player chose what the rules do not allow.
        EndlessGame: more than `LONGEST` rounds.
    """
    events: list[Any] = []
    times: list[list[int]] = [[] for _ in players]
    clock = time.perf_counter_ns

    def choose(seat: int, view: Any) -> Any:
        start = clock()
        command = players[seat].choose(view).command
        times[seat].append(clock() - start)
        return command

    state = rules.start(options)
    for step in playing(rules, state, Dealer(seed), choose):
        events.append(step.event)
        state = step.after
        if step.cause == "decision" and rules.round(state) > LONGEST:
            raise EndlessGame(f"no end after {LONGEST} rounds (seed {seed})")
    return Played(state, tuple(events), rules.outcome(state), rules.round(state), tuple(map(tuple, times)))


def seated(captains: AnyCaptains, names: Sequence[str], seed: str) -> list[AnyPlayer]:
    """The players by seat, each with its own seed, derived from the game's."""
    return [captains.make(name, seat_seed(seed, seat)) for seat, name in enumerate(names)]
