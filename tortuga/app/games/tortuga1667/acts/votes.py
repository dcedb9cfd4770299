"""Attacks, mutinies and brawls as they are seen: alike for every seat, in the order that the event tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.acts.motions import Flip, Shuffle, TableMotion
from tortuga.app.games.tortuga1667.acts.staging import fan, treasure, vote
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.table.acts.motions import Pause
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import HOLDS, TORTUGA
from tortuga.games.tortuga1667.state import Table


def voted(event: ev.VoteEvent, before: Table, after: Table, me: int) -> Iterator[TableMotion]:
    """What is seen of a vote. Nothing of a single ballot: when the last is in, all of them appear.

    Args:
        me: whoever sits at the screen: what he takes part in has longer beats.
    """
    match event:
        case ev.VoteCalled() | ev.VoteVoided():
            yield Pause(0.0, pace.CALL)
        case ev.VoteOpened():
            return
        case ev.BallotCast():
            if after.stage == "show" and after.call is not None:
                for seat in after.call.voters:
                    yield vote(fan(seat), Spot("ballot", seat), pace.CAST)
        case ev.VoteShown():
            own = me in (*event.voters, event.captain)
            yield from _shown(len(event.cards), pace.OWN_VOTE if own else pace.VOTE)
        case ev.VotesDrawn(seats):
            duration = pace.GIVE if before.stage == "gold" else pace.DRAW
            for seat in seats:
                yield vote(Spot("votes"), fan(seat), duration)
        case ev.TreasureTaken(_, ship, source, hold):
            start = spots.chest(before.board.galleon - 1) if source < 0 else spots.hold(1 - ship, source)
            yield treasure(start, spots.hold(ship, hold))
        case ev.TreasureLeft():
            yield Pause(0.0, pace.LEAD)
        case ev.BrawlSettled():
            yield from _settled(before, after)
        case _:
            assert_never(event)


def _shown(count: int, beats: pace.Beats) -> Iterator[TableMotion]:
    """Shuffled, turned one by one, a rest before the last, time to read what came of it."""
    yield Shuffle(count, 0.0, beats.shuffle)
    time = beats.shuffle
    for at in range(count):
        time += beats.before_last if 0 < at == count - 1 else 0.0
        yield Flip(at, count, time, beats.flip)
        time += beats.flip
    yield Pause(time, beats.result)


def _settled(before: Table, after: Table) -> Iterator[TableMotion]:
    """Both treasures of Tortuga go where they belong; those that lie there already stay (T51)."""
    was, now = before.board.holds[TORTUGA], after.board.holds[TORTUGA]
    starts = [Spot("beach")] * before.board.beach
    starts += [spots.hold(TORTUGA, side) for side in HOLDS for _ in range(was[side] - now[side])]
    ends = [spots.hold(TORTUGA, side) for side in HOLDS for _ in range(now[side] - was[side])]
    if not ends:
        yield Pause(0.0, pace.LEAD)
    for start, end in zip(starts, ends, strict=True):
        yield treasure(start, end)
