"""What a seat may see: events and states without the secrets of the others (R92)."""

from __future__ import annotations

from msgspec.structs import replace

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.state import Table, View
from tortuga.kernel.game import EVERYTHING


def redact(event: ev.Event, seat: int) -> ev.Event:
    """The event as the seat sees it, or `NOBODY`, or `EVERYTHING`."""
    if seat == EVERYTHING:
        return event
    match event:
        case ev.Rolled(cycle, faces):
            return ev.Rolled(
                cycle, tuple(roll if other == seat or not roll else None for other, roll in enumerate(faces))
            )
        case ev.Committed(other, _) if other != seat:
            return ev.Committed(other, None)
        case ev.HuntDrawn(other, chest, tiles) if other != seat:
            return ev.HuntDrawn(other, chest, (None,) * len(tiles))
        case _:
            return event


def observe(table: Table, seat: int) -> View:
    """The table as the seat sees it, or `NOBODY`, or `EVERYTHING`."""
    if table.stage == "finished" or seat == EVERYTHING:
        return View(seat, table)
    boards, commits, rolls, drawn = table.boards, table.commits, table.rolls, table.drawn
    if any([board.tiles for board in boards]):
        boards = tuple([board if other == seat else board.face_down() for other, board in enumerate(boards)])
    if any(commits):
        commits = tuple([command if other == seat else None for other, command in enumerate(commits)])
    if table.stage in ("select", "reveal"):
        rolls = tuple([roll if other == seat or not roll else None for other, roll in enumerate(rolls)])
    if drawn and table.acting != seat:
        drawn = (None,) * len(drawn)
    return View(seat, replace(table, boards=boards, commits=commits, rolls=rolls, drawn=drawn))
