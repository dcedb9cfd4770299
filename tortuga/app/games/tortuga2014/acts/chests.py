"""What moves outside the actions: chests that are dealt, drawn and moved, a round and a game that end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from tortuga.app.games.tortuga2014.acts import flights, staging
from tortuga.app.games.tortuga2014.acts.motions import (
    ChestPiece,
    DiceMotion,
    SchoonerPiece,
)
from tortuga.app.table.acts.motions import Pause, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.state import View

Motions: TypeAlias = Iterator[DiceMotion]


def chests_dealt(event: ev.ChestsDealt) -> Motions:
    """See `DiceDirector`."""
    for place, chest in enumerate(event.crew):
        yield Travel(
            ChestPiece(chest),
            Spot("bag"),
            Spot("crew", place, 0),
            0.12 * place,
            staging.FLIGHT,
            waits=False,
        )
    for place, chest in enumerate(event.island):
        yield Travel(
            ChestPiece(chest),
            Spot("bag"),
            Spot("island", place, 0),
            0.3 + 0.12 * place,
            staging.FLIGHT,
            waits=False,
        )


def chests_drawn(event: ev.ChestsDrawn, after: View) -> Motions:
    """See `DiceDirector`."""
    table = after.table
    order = table.clockwise(tuple(range(table.seats)))
    for place, seat in enumerate(order):
        chest = event.chests[seat]
        if chest is not None:
            end = Spot("island", seat, len(table.boards[seat].island) - 1)
            yield Travel(ChestPiece(chest), Spot("bag"), end, 0.15 * place, staging.FLIGHT, waits=False)


def chests_moved(event: ev.ChestsMoved, before: View) -> Motions:
    """See `DiceDirector`."""
    yield from flights.moved(event, before)


def round_ended(event: ev.RoundEnded, before: View) -> Motions:
    """See `DiceDirector`."""
    yield Travel(
        SchoonerPiece(), Spot("schooner", before.table.start), Spot("schooner", event.start), 0.1, 0.6, 30
    )
    yield Pause(0.7, 0.2)


def game_ended(say: Say, event: ev.GameEnded, me: int) -> Motions:
    """See `DiceDirector`."""
    for seat, points in enumerate(event.scores):
        won = seat in event.winners
        told = say("pop-score", points=points)
        spot = Spot("area_tortuga" if seat == me else "screen", seat)
        yield PlateDrop(
            told, spot, "tag_gold" if won else "tag_steel", "laurels-trophy" if won else None, 0.1, 1.4
        )
