"""A round robin: everybody against everybody at several numbers of seats, all under the same seeds.

It proceeds in turns. A turn plays the next bouts of every pairing that is not done; then the record is
complete and can be saved. When a turn ends depends on what was played and never on the number of processes,
so the same plan gives the same record, whether run in one go, in pieces, here or on a cluster.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from typing import Final

import msgspec

from ai.arena.bouts import Bout, BoutResult, games_of, play_bout
from ai.arena.executors import each_done
from ai.arena.record import Pairing, Plan, Record
from ai.arena.sequential import verdict

FIRST_TURN: Final = 4
"""Bouts of a pairing in its first turn."""
EVEN: Final = 0.5
"""Share that the first of two equal players wins."""


def tournament(
    record: Record,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
    keep: Callable[[Record], None] | None = None,
) -> Record:
    """Play what is left of a tournament.

    Args:
        record: from `begin` or `continued`.
        executor: where the bouts are played; None plays them right here.
        progress: told the number of games done, out of `games_in_all`; games that need not be played count.
        keep: given the record after every turn.
    """
    start, before = time.perf_counter(), record.seconds
    plan = record.plan
    while any(open_ := [not done(plan, pairing) for pairing in record.pairings]):
        bouts = [
            bout
            for index, pairing in enumerate(record.pairings)
            if open_[index]
            for bout in _next_bouts(plan, index, pairing)
        ]
        # the long ones first, so that nobody waits for a large table at the end of a turn
        bouts.sort(key=lambda bout: -bout.seats)
        results: defaultdict[int, list[BoutResult]] = defaultdict(list)
        finished = sum(_settled(plan, pairing) for pairing in record.pairings)
        for result in each_done(executor, play_bout, bouts):
            results[result.pairing].append(result)
            finished += games_of(record.pairings[result.pairing].seats)
            if progress is not None:
                progress(min(finished, games_in_all(plan)))
        pairings = tuple(
            _grown(plan, pairing, results[index]) if open_[index] else pairing
            for index, pairing in enumerate(record.pairings)
        )
        seconds = before + time.perf_counter() - start
        record = msgspec.structs.replace(record, pairings=pairings, seconds=seconds)
        if keep is not None:
            keep(record)
    return record


def done(plan: Plan, pairing: Pairing) -> bool:
    """Whether nothing is left to play of a pairing."""
    return pairing.certain or len(pairing.shares) >= plan.bouts(pairing.seats)


def games_in_all(plan: Plan) -> int:
    """Games of the whole plan, if no pairing ends early."""
    return sum(plan.bouts(seats) * games_of(seats) for seats, _, _ in plan.pairs())


def _settled(plan: Plan, pairing: Pairing) -> int:
    """Games already played, or no longer needed."""
    planned = plan.bouts(pairing.seats) * games_of(pairing.seats)
    return planned if done(plan, pairing) else pairing.games


def _next_bouts(plan: Plan, index: int, pairing: Pairing) -> Iterable[Bout]:
    """The bouts of a turn: a quarter of those played so far, so that even long pairings take few turns."""
    begun = len(pairing.shares)
    end = min(begun + max(FIRST_TURN, begun // 4), plan.bouts(pairing.seats))
    players = (pairing.first, pairing.second)
    return (
        Bout(index, number, players, pairing.seats, plan.game, plan.chosen, plan.seed)
        for number in range(begun, end)
    )


def _grown(plan: Plan, pairing: Pairing, results: Sequence[BoutResult]) -> Pairing:
    """The pairing with the results of a turn, whatever their order, and whether it is certain now."""
    ordered = sorted(results, key=lambda result: result.number)
    shares = pairing.shares + tuple(result.share for result in ordered)
    scores, rounds = pairing.scores, pairing.rounds
    for result in ordered:
        scores = (scores[0] + result.scores[0], scores[1] + result.scores[1])
        rounds += result.rounds
    return msgspec.structs.replace(
        pairing,
        shares=shares,
        scores=scores,
        rounds=rounds,
        certain=plan.stop and verdict(shares, plan.error_each).excludes(EVEN),
    )
