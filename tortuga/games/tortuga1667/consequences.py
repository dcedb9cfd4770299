"""What follows from an action: marooning, the maps that answer it, Albatrosses, and the end of the action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.board import Board, lines_with, moved
from tortuga.games.tortuga1667.pieces import ATLANTIS, FOUNTAIN, MAPS, SHIPS, TORTUGA, Cause, Place
from tortuga.games.tortuga1667.state import Stage, Table

Value = TypeVar("Value")


def with_item(values: tuple[Value, ...], index: int, value: Value) -> tuple[Value, ...]:
    """The values with one of them replaced."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def without(hand: tuple[str | None, ...], cards: Sequence[str | None]) -> tuple[str | None, ...]:
    """A hand without some of its cards; hidden ones are all alike."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


def finish(table: Table, **changes: Any) -> Table:
    """The table when an action or a card is done: in overtime a lead ends the game (T73, A14)."""
    stage: Stage = "next"
    if table.overtime and changes.get("board", table.board).lead:
        stage = "end"
    elif not table.events and not any(card != "" for card in table.row):
        # only overtime gets here: before it the Armada is the last card (T74)
        stage = "overtime" if changes.get("discards", table.discards) else "end"
    return replace(table, stage=stage, turned=None, call=None, victim=-1, **changes)


def nothing(table: Table, _event: ev.Event) -> Table:
    """The action is spent and changes nothing (A2, A15, T65, T68); in v2 a letter is saved."""
    return finish(table)


def to_stage(table: Table, after: Stage, **changes: Any) -> Table:
    """The table in its next stage; `next` means that the action is done."""
    if after == "next":
        return finish(table, **changes)
    return replace(table, stage=after, **changes)


def cursed(table: Table, board: Board, first: Place = -1) -> tuple[Place, ...]:
    """Ships on which there are two Albatrosses or more, `first` before the other (T55, U10)."""
    birds = table.albatrosses
    if sum(birds) < 2:
        return ()
    ships = tuple(ship for ship in SHIPS if sum(birds[seat] for seat in board.lines[ship]) > 1)
    return ships[::-1] if len(ships) == 2 and first == SHIPS[1] else ships


def arrive(table: Table, board: Board, after: Stage, first: Place = -1, **changes: Any) -> Table:
    """The table after pawns have moved: Albatrosses strike before play goes on (T55)."""
    struck = cursed(table, board, first)
    if not struck:
        return to_stage(table, after, board=board, **changes)
    return replace(table, stage="strike", after=after, cursed=struck, board=board, **changes)


def strike_ship(table: Table) -> ev.AlbatrossStruck:
    """Everybody on the first cursed ship is marooned, the Cabin Boy first (T43)."""
    ship = table.cursed[0]
    return ev.AlbatrossStruck(ship, table.board.lines[ship][::-1])


def struck(table: Table, event: ev.AlbatrossStruck) -> Table:
    """The ship is empty and keeps its treasure (T24)."""
    lines = lines_with(table.board.lines, event.place, ())
    board = replace(table.board, lines=lines_with(lines, TORTUGA, lines[TORTUGA] + event.seats))
    rest = table.cursed[1:]
    if rest:
        return replace(table, board=board, cursed=rest)
    return to_stage(table, table.after, board=board, cursed=())


def can_jump(table: Table, seat: int) -> bool:
    """Whether a seat is on a ship and the other ship has room (T58)."""
    place = table.board.place(seat)
    return place in SHIPS and not table.board.full(1 - place)


def may_answer(table: Table, seat: int, cause: Cause) -> tuple[int, ...]:
    """The maps with which a seat may answer its marooning, Atlantis first (T57-T59, A3, C6)."""
    jumps = cause == "captain" and not table.options.later and can_jump(table, seat)
    spared = cause != "powder" and (cause != "mutiny" or table.options.spared_by_fountain)
    maps = table.maps
    return tuple([at for at, may in ((ATLANTIS, jumps), (FOUNTAIN, spared)) if may and maps[at] == seat])


def start_marooning(table: Table, seat: int, cause: Cause, **changes: Any) -> Table:
    """The table with a seat about to be marooned, whose maps may answer one after the other."""
    stage = _first_stage(may_answer(table, seat, cause))
    return replace(table, stage=stage, victim=seat, cause=cause, **changes)


def _first_stage(maps: tuple[int, ...]) -> Stage:
    """What is asked for first."""
    if ATLANTIS in maps:
        return "dodge"
    return "fountain" if FOUNTAIN in maps else "maroon"


def map_kept(table: Table, event: ev.MapKept) -> Table:
    """Play goes on as if there were no map."""
    match table.stage:
        case "gap":
            return replace(table, stage="act")
        case "jump":
            return replace(table, stage="open")
        case "dodge":
            rest = [at for at in may_answer(table, event.seat, table.cause) if at != ATLANTIS]
            return replace(table, stage=_first_stage(tuple(rest)))
        case _:
            return replace(table, stage="maroon")


def map_used(table: Table, event: ev.MapUsed) -> Table:
    """The map is discarded; after Atlantis a captain who marooned has another action (T57-T59)."""
    discards = (*table.discards, event.event)
    if event.event == MAPS[FOUNTAIN]:
        return finish(table, maps=with_item(table.maps, FOUNTAIN, -1), discards=discards)
    board = moved(table.board, event.seat, event.place)
    table = replace(table, maps=with_item(table.maps, ATLANTIS, -1), discards=discards)
    if table.stage == "jump":
        return arrive(table, board, "open")
    if table.stage == "dodge":
        return arrive(table, board, "act", action=table.action + 1, victim=-1)
    return arrive(table, board, "act")


def maroon_victim(table: Table) -> ev.Marooned:
    """The victim goes to Tortuga (T39, T40)."""
    return ev.Marooned(table.victim, table.cause, table.board.place(table.victim))


def marooned(table: Table, event: ev.Marooned) -> Table:
    """The pawn is at the back of the line; if it was on Tortuga before, a vote card is lost (T39-T42)."""
    board = moved(table.board, event.seat, TORTUGA)
    if event.origin != TORTUGA or not table.hands[event.seat]:
        return finish(table, board=board)
    stage: Stage = "lose" if len(table.hands[event.seat]) > 1 else "lose-last"
    return replace(table, stage=stage, board=board)


def lose_last_vote(table: Table) -> ev.LastVoteLost:
    """The only vote card is lost without a choice (T40)."""
    return ev.LastVoteLost(table.victim, table.hands[table.victim][0])


def vote_lost(table: Table, event: ev.VoteLost | ev.LastVoteLost) -> Table:
    """A vote card is under the deck for good (T40)."""
    hand = without(table.hands[event.seat], (event.card,))
    hands = with_item(table.hands, event.seat, hand)
    return finish(table, hands=hands, deck=(*table.deck, event.card))
