"""What a game's events add up to: faces rolled, and how the boards stood after each round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import SKULL
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Table


class Standing(msgspec.Struct, frozen=True):
    """One seat at the end of a round."""

    points: int
    """As if the game ended now; tiles count where their value is known."""
    boat: int
    pirate: int
    tortuga: int
    """Chests there."""


def faces_rolled(events: Iterable[object], seats: int) -> tuple[tuple[int, ...], ...]:
    """By seat, how often each face came up, 0..4 the actions and 5 the skull; all rolls, open and secret."""
    counts = [[0] * (SKULL + 1) for _ in range(seats)]
    for event in events:
        if isinstance(event, ev.Rolled):
            rolls: Sequence[tuple[int, ev.Faces | None]] = tuple(enumerate(event.faces))
        elif isinstance(event, ev.Rerolled):
            rolls = ((event.seat, event.faces),)
        else:
            continue
        for seat, faces in rolls:
            for face in faces or ():
                if face >= 0:
                    counts[seat][face] += 1
    return tuple(map(tuple, counts))


def standings(table: Table) -> tuple[Standing, ...]:
    """By seat, how it stands."""
    return tuple(
        Standing(score(board).total, board.boat, board.pirate, len(board.tortuga)) for board in table.boards
    )
