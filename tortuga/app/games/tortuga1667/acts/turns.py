"""Set-up, actions without a vote, marooning and maps, as they are seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from tortuga.app.games.tortuga1667.acts import pace
from tortuga.app.games.tortuga1667.acts.motions import (
    EventPiece,
    LetterPiece,
    Lift,
    Point,
    TableMotion,
    TurnEvent,
    Walk,
)
from tortuga.app.games.tortuga1667.acts.staging import fan, moving_up, treasure, vote, walks
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.table.acts.motions import Pause, Travel
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.state import Table

_STAGGER = 0.08
"""From one card that is dealt to the next."""


def set_up(event: ev.SetUpEvent, before: Table, after: Table) -> Iterator[TableMotion]:
    """Cards are dealt, pawns leave the pouch, the captains place their treasure (T10-T18, T78)."""
    match event:
        case ev.LoyaltiesDealt(loyalties):
            for seat in range(len(loyalties)):
                yield Travel(LetterPiece(), Spot("deck"), Spot("board", seat), _STAGGER * seat, pace.TREASURE)
            yield Pause(pace.TREASURE, pace.READ)
        case ev.VotesDealt(hands):
            for seat in range(len(hands)):
                yield vote(Spot("votes"), fan(seat), delay=_STAGGER * seat)
        case ev.EventsLaid():
            for at in range(len(after.row)):
                yield Travel(EventPiece(), Spot("deck"), spots.card(at), _STAGGER * at, pace.GIVE, 0.0, 1.0)
        case ev.PawnsDrawn(seats):
            for at, seat in enumerate(seats):
                yield Walk(seat, _STAGGER * at, pace.WALK)
        case ev.PlaceTaken(seat):
            yield Walk(seat, 0.0, pace.WALK)
        case ev.GapsClosed():
            yield from moving_up((), before.board, after.board)
        case ev.TreasurePlaced(seat, place, hold):
            yield treasure(spots.pawn(seat), spots.hold(place, hold))
        case ev.PawnDrawn():
            yield Pause(0.0, pace.LEAD)
        case _:
            assert_never(event)


def turn(event: ev.ActionEvent, before: Table, after: Table) -> Iterator[TableMotion]:
    """Actions without a vote. View 2 looks the same for every seat (T27)."""
    match event:
        case ev.TurnBegan() | ev.ActionGranted() | ev.TurnMissed() | ev.TimeRanOut() | ev.Picked():
            yield Pause(0.0, pace.LEAD)
        case ev.Looked(_, cards):
            yield Lift(cards, 0.0, pace.LOOK)
        case ev.CardChosen():
            return
        case ev.Forced(seat, target, cards):
            yield Point(seat, target, cards, 0.0, pace.POINT)
        case ev.CardTurned(_, card, name):
            yield TurnEvent(card, name, 0.0, pace.TURN)
            yield Pause(pace.TURN, pace.READ)
        case ev.Refilled(card):
            yield Travel(EventPiece(), Spot("deck"), spots.card(card), 0.0, pace.REFILL, 0.0, 1.0)
        case ev.Rowed(seat):
            yield from walks((seat,), before.board, after.board)
        case ev.Sneaked(_, place, hold):
            yield treasure(spots.hold(place, hold), spots.hold(place, 1 - hold))
        case ev.MaroonOrdered(seat, target):
            yield Point(seat, target, (), 0.0, pace.POINT)
        case _:
            assert_never(event)


def fate(event: ev.MarooningEvent, before: Table, after: Table) -> Iterator[TableMotion]:
    """Marooning, and the maps that answer it (T39-T44, T55-T59)."""
    match event:
        case ev.MapUsed(seat):
            yield Pause(0.0, pace.ANSWER)
            if event.event == "atlantis":
                yield from walks((seat,), before.board, after.board, delay=pace.ANSWER)
        case ev.MapKept():
            # before a turn nobody is told that a map was not used
            if before.stage != "gap":
                yield Pause(0.0, pace.ANSWER)
        case ev.Marooned(seat):
            yield from walks((seat,), before.board, after.board, splash=True)
        case ev.VoteLost(seat) | ev.LastVoteLost(seat):
            yield vote(fan(seat), Spot("votes"))
        case ev.AlbatrossStruck(_, seats):
            yield from walks(seats, before.board, after.board, splash=True, gap=pace.EACH_FURTHER)
        case _:
            assert_never(event)
