"""What the ribbons and boards say about every captain: who chooses, who is done, who acts."""

from __future__ import annotations

from collections.abc import Callable

from tortuga.app.tables.tortuga2014.marks import Note, Status
from tortuga.app.theme import ICON
from tortuga.games.tortuga2014.state import Table

Say = Callable[..., str]


def statuses(table: Table, say: Say) -> dict[int, Status]:
    """By seat, the words on the ribbon; seats with nothing to say are missing."""
    found: dict[int, Status] = {}
    for seat in range(table.seats):
        status = _status(table, seat, say)
        if status is not None:
            found[seat] = status
    return found


def _status(table: Table, seat: int, say: Say) -> Status | None:
    board, chosen = table.boards[seat], bool(table.chosen) and table.chosen[seat]
    match table.stage:
        case "select" | "reveal" if chosen:
            return Status(say("status-chosen"), ICON["done"], "good")
        case "select" if board.finished:
            return Status(say("status-bonus"), ICON["turn"], "label")
        case "select":
            return Status(say("status-choosing"), ICON["wait"], "label")
        case "skulls" if table.declaring[:1] == (seat,):
            return Status(say("status-skulls"), ICON["skull"], "gold_l")
        case "reroll" | "reroll-keep" if table.stuck[:1] == (seat,):
            return Status(say("status-stuck"), ICON["cancel"], "warn")
        case "roll" | "skulls" | "reroll" | "reroll-keep" if board.finished:
            return Status(say("status-finished"), ICON["done"], "good")
        case "move" if chosen:
            return Status(say("status-ready"), ICON["done"], "good")
        case "move" if len(table.chosen):
            return Status(say("status-ordering"), ICON["wait"], "label")
        case "moved":
            return Status(say("status-ready"), ICON["done"], "good")
        case "act" | "hunt" | "tile" if seat in table.actors:
            place = table.actors.index(seat)
            tone = "gold_l" if place == table.place else "label"
            icon = ICON["wait"] if place >= table.place else ICON["done"]
            return Status(say("status-rank", place=place + 1), icon, tone)
    return None


def notes(table: Table, say: Say) -> dict[int, Note]:
    """By seat, a plate on an opponent's island row: who takes a bonus tile, who must declare or reroll."""
    found: dict[int, Note] = {}
    for seat, board in enumerate(table.boards):
        if table.stage == "select" and board.finished and not table.chosen[seat]:
            found[seat] = Note(say("note-bonus"), "tag_brown", ICON["turn"])
        elif table.stage == "skulls" and table.declaring[:1] == (seat,):
            found[seat] = Note(say("note-skulls"), "tag_brown", ICON["skull"])
    return found
