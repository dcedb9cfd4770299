"""What `honest` makes of public acts: a score per seat, British positive."""

from __future__ import annotations

from ai.games.tortuga1667.belief.tells import sign
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import Table

MOST = 6


def scores(table: Table, me: int) -> list[int]:
    """Scores by seat, -6..6, from everything that happened."""
    found = [0] * table.seats
    for past in table.history:
        event = past.event
        match event:
            case ev.TreasurePlaced():
                _add(found, event.seat, 1 - 2 * event.hold)
            case ev.TreasureTaken():
                _add(found, event.seat, 2 - 4 * event.hold)
                if event.source >= 0:
                    _add(found, event.seat, 4 * event.source - 2)
            case ev.Sneaked():
                _add(found, event.seat, 4 * event.hold - 2)  # out of one hold is into the other
            case ev.MaroonOrdered() | ev.Shot():
                _against(found, event.seat, event.target, me)
            case ev.VoteCalled():
                if event.kind == "mutiny":
                    _against(found, event.seat, event.captain, me)
            case ev.Rescued():
                if event.seat != event.target:
                    _add(found, event.target, sign(found[event.seat]))
            case ev.Infected():
                found[event.seat] = found[event.target] = 0
            case _:
                pass  # says nothing of sides
    return found


def _against(found: list[int], actor: int, target: int, me: int) -> None:
    if actor in (me, target):
        return
    if found[actor]:
        _add(found, target, -sign(found[actor]))
    elif found[target]:
        _add(found, actor, -sign(found[target]))


def _add(found: list[int], seat: int, points: int) -> None:
    found[seat] = max(-MOST, min(MOST, found[seat] + points))
