"""What moves in phase 2: plates for who acts, tokens, tiles, stolen chests, surplus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from tortuga.app.games.tortuga2014.acts import flights, staging
from tortuga.app.games.tortuga2014.acts.motions import (
    ChestPiece,
    DiceMotion,
    TilePiece,
)
from tortuga.app.games.tortuga2014.palette import FACE_ICON
from tortuga.app.table.acts.motions import Pause, PlateDrop, Travel
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX
from tortuga.games.tortuga2014.state import View

Motions: TypeAlias = Iterator[DiceMotion]


def action_opened(say: Say, event: ev.ActionOpened, before: View, me: int) -> Motions:
    """See `DiceDirector`."""
    if not event.ranking:
        yield Pause(0.0, 0.2)
        return
    acting = event.ranking[: 1 if before.table.seats == 2 else 2]
    for place, seat in enumerate(acting):
        told = say("pop-rank", place=place + 1, total=event.totals[seat])
        plate = "tag_gold" if place == 0 else "tag_steel"
        yield PlateDrop(told, staging.sign(seat, event.action, me), plate, None, 0.12 * place, 1.1)


def forfeited(say: Say, event: ev.Forfeited, me: int) -> Motions:
    """See `DiceDirector`."""
    yield PlateDrop(say("pop-forfeits"), staging.sign(event.seat, event.action, me), "tag_grey", "cancel")


def fleet_expanded(event: ev.FleetExpanded, before: View) -> Motions:
    """See `DiceDirector`."""
    yield from staging.token(event.seat, "boat", before.table.boards[event.seat].boat, event.box, 0.1)


def crew_recruited(event: ev.CrewRecruited, before: View) -> Motions:
    """See `DiceDirector`."""
    yield from staging.token(event.seat, "pirate", before.table.boards[event.seat].pirate, event.box, 0.1)


def hunt_drawn(event: ev.HuntDrawn, after: View) -> Motions:
    """See `DiceDirector`."""
    board = after.table.boards[event.seat]
    if event.chest is not None:
        yield Travel(
            ChestPiece(event.chest),
            Spot("bag"),
            Spot("island", event.seat, len(board.island) - 1),
            waits=False,
        )
    if len(event.tiles) == 1:
        end = Spot("tile", event.seat, len(board.tiles) - 1)
        yield Travel(TilePiece(event.tiles[0]), Spot("pool"), end, 0.2, 0.4, waits=False)
    else:
        for place, _ in enumerate(event.tiles):
            yield Travel(
                TilePiece(),
                Spot("pool"),
                Spot("tiles", event.seat),
                0.2 + 0.12 * place,
                0.4,
                sink=True,
                waits=False,
            )
    yield Pause(0.6, 0.3)


def tile_kept(event: ev.TileKept, before: View, after: View, me: int) -> Motions:
    """See `DiceDirector`."""
    coins = before.table.drawn[event.index] if event.seat == me and before.table.drawn else None
    last = len(after.table.boards[event.seat].tiles) - 1
    tray = Spot("screen", event.seat) if event.seat == me else Spot("tiles", event.seat)
    yield Travel(TilePiece(coins), tray, Spot("tile", event.seat, last), 0.0, 0.4, 40)
    yield Travel(TilePiece(), tray, Spot("pool"), 0.1, 0.4, sink=True)


def attacked(say: Say, event: ev.Attacked, before: View, after: View, me: int) -> Motions:
    """See `DiceDirector`."""
    seat, target = event.seat, event.target
    token, area = ("boat", "fleet") if event.action == BOARD else ("pirate", "crew")
    when = 0.15
    yield PlateDrop(
        say("pop-attack", place=event.place + 1),
        staging.sign(seat, event.action, me),
        "tag_gold",
        FACE_ICON[event.action],
        0.0,
        0.9,
    )
    if event.chest is not None:
        source = Spot("center", -1, CHEST_INDEX[event.chest])
        if event.position is not None:
            source = Spot(area, target, event.position)
        end = Spot("island", seat, len(after.table.boards[seat].island) - 1)
        yield Travel(ChestPiece(event.chest), source, end, when, staging.FLIGHT)
        if event.position is not None:
            board = after.table.boards[target]
            lying = board.fleet if area == "fleet" else board.crew
            yield from staging.close_up(target, area, lying, event.position, when + staging.THEFT)
        when += staging.FLIGHT + 0.05
    boards = before.table.boards
    was = (
        (boards[target].boat, boards[seat].boat)
        if event.action == BOARD
        else (boards[target].pirate, boards[seat].pirate)
    )
    yield from staging.token(target, token, was[0], event.target_box, when)
    if event.defended:
        yield PlateDrop(
            say("pop-defends"),
            staging.sign(target, event.action, me),
            "tag_red",
            "checked-shield",
            when,
            0.75,
            20,
        )
        yield from staging.token(seat, token, was[1], event.box, when + 0.15)
    yield Pause(when, 0.75)


def surplus_dropped(event: ev.SurplusDropped, before: View) -> Motions:
    """See `DiceDirector`."""
    area = "fleet" if event.action == BOARD else "crew"
    moves = []
    for seat, chests in enumerate(event.dropped):
        board = before.table.boards[seat]
        size = len(board.fleet if event.action == BOARD else board.crew)
        moves += [(Spot(area, seat, size - 1 - place), chest) for place, chest in enumerate(chests)]
    yield from flights.surplus(moves, before, 0.1)
    yield Pause(0.6, 0.3)
