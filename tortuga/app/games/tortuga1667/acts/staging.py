"""Parts of which the director makes acts: walks, treasure and cards in flight."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.acts.motions import (
    EventPiece,
    TableMotion,
    TreasurePiece,
    VotePiece,
    Walk,
)
from tortuga.app.table.acts.motions import Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.pieces import TORTUGA

Motions: TypeAlias = Iterator[TableMotion]
_CIRCLES = 6
"""So many places of Tortuga have circles; a longer line stands closer."""


def walks(
    seats: Iterable[int],
    before: Board,
    after: Board,
    splash: bool = False,
    gap: float = 0.0,
    delay: float = 0.0,
) -> Motions:
    """Pawns walk to where they stand now, one after the other, and those behind them move up.

    Args:
        splash: they are marooned.
        gap: seconds from one to the next.
    """
    going = tuple(seats)
    for at, seat in enumerate(going):
        yield Walk(seat, delay + gap * at, pace.WALK, splash=splash)
    yield from moving_up(going, before, after, delay)


def moving_up(going: Iterable[int], before: Board, after: Board, delay: float = 0.0) -> Motions:
    """Whoever stands elsewhere in his own line, those who walk left out."""
    walking = set(going)
    for place, line in enumerate(after.lines):
        was = before.lines[place]
        closer = place == TORTUGA and max(len(line), len(was)) > _CIRCLES and len(line) != len(was)
        for at, seat in enumerate(line):
            if seat not in walking and seat in was and (closer or was.index(seat) != at):
                yield Walk(seat, delay + pace.MOVE_UP_AFTER, pace.MOVE_UP, arc=0.0)


def treasure(start: Spot, end: Spot, delay: float = 0.0) -> Travel:
    """A treasure is carried."""
    return Travel(TreasurePiece(), start, end, delay, pace.TREASURE)


def fan(seat: int) -> Spot:
    """The votes of a seat, as everybody sees them: a card leaves them from the middle."""
    return Spot("fan", seat)


def vote(start: Spot, end: Spot, duration: float = pace.GIVE, delay: float = 0.0) -> Travel:
    """The back of a vote card flies; in a hand it is one of several, nobody sees which."""
    return Travel(VotePiece(), start, end, delay, duration, arc=40.0, swell=1.0, sink=end.kind != "ballot")


def kept(event: str, seat: int, index: int) -> Travel:
    """An event card comes to lie before a player."""
    return Travel(EventPiece(event), Spot("event"), Spot("kept", seat, index), 0.0, pace.GIVE, 40.0, 1.0)
