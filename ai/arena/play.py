"""One game between computer players as fast as the rules allow, and the seats and dice of many such games."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ai.captains import AnyCaptains, AnyPlayer
from tortuga.kernel.dealer import Dealer, seat_seed
from tortuga.kernel.game import Outcome, Rules
from tortuga.kernel.timeline import playing


def seating(count: int, game: int) -> tuple[int, ...]:
    """The seat of each entry: rotated from game to game, in another order after every `count` games."""
    orders = list(itertools.permutations(range(1, count)))
    order = (0, *orders[game // count % len(orders)])
    return tuple((order.index(entry) + game) % count for entry in range(count))


def dice_of(players: Sequence[str], game: int) -> tuple[int, ...]:
    """The key of the dice of a game: games with the same key have the same dice.

    In n games in a row everybody has every seat once, with the same dice. Where entries share a name, the
    same names may sit in the same seats more than once among them: that would only repeat a game, and tell
    nothing new. So the repeated table gets dice of its own.
    """
    count = len(players)
    block, place = divmod(game, count)
    if len(set(players)) == count:
        return (block,)
    tables = [by_seat(players, block * count + number) for number in range(place + 1)]
    turn = tables[:-1].count(tables[-1])
    return (block, turn) if turn else (block,)


def by_seat(players: Sequence[str], game: int) -> tuple[str, ...]:
    """The names of the entries by the seats they have in a game."""
    seats = seating(len(players), game)
    return tuple(players[seats.index(seat)] for seat in range(len(players)))


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
        """A seat's share of the victory; with sides every winner counts a whole victory."""
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
