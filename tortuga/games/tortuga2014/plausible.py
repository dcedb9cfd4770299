"""Whether chance could have led to an event: the check for logs whose seed is still secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import (
    CHEST_INDEX,
    NO_FACE,
    SKULL,
    TILE_SUPPLY,
    UNASSIGNED,
    Chest,
)
from tortuga.games.tortuga2014.state import Board, Table


def plausible(table: Table, event: ev.Event) -> bool:
    """Whether this event is of the kind that is due and lies within what is left."""
    match table.stage, event:
        case "start", ev.StartDrawn(seat):
            return 0 <= seat < table.seats
        case "setup", ev.ChestsDealt(island, crew):
            return len(island) == len(crew) == table.seats and _in_bag(table, island + crew)
        case "roll", ev.Rolled(cycle, faces):
            return (
                cycle == table.cycle + 1
                and len(faces) == table.seats
                and all(
                    roll == () if board.finished else _possible_roll(board, roll)
                    for board, roll in zip(table.boards, faces, strict=True)
                )
            )
        case "reroll", ev.Rerolled(seat, attempt, faces):
            due = seat == table.stuck[0] and attempt == table.attempt + 1
            return due and _possible_roll(table.boards[seat], faces)
        case "hunt", ev.HuntDrawn(seat, chest, tiles):
            return seat == table.ranking[table.place] and _possible_hunt(table, chest, tiles)
        case "draw", ev.ChestsDrawn(chests):
            drawn = [chest for chest in chests if chest is not None]
            due = len(chests) == table.seats and len(drawn) == min(table.seats, sum(table.bag))
            return due and _in_bag(table, drawn)
        case _:
            return False


def _possible_roll(board: Board, faces: ev.Faces | None) -> bool:
    """Every unassigned die shows a face, every other none."""
    return (
        faces is not None
        and len(faces) == len(board.dice)
        and all(
            0 <= face <= SKULL if at == UNASSIGNED else face == NO_FACE
            for face, at in zip(faces, board.dice, strict=True)
        )
    )


def _in_bag(table: Table, chests: Iterable[Chest]) -> bool:
    """Whether the bag holds these chests."""
    return all(table.bag[CHEST_INDEX[chest]] >= count for chest, count in Counter(chests).items())


def _possible_hunt(table: Table, chest: Chest | None, tiles: tuple[int | None, ...]) -> bool:
    """A chest only for the 1st position, and as many tiles as are due and left in the pool."""
    first = table.place == 0
    if (chest is not None) != (first and sum(table.bag) > 0) or (chest and not _in_bag(table, (chest,))):
        return False
    if len(tiles) != min(2 if first and table.seats > 2 else 1, table.pool):
        return False
    held = Counter(tile for board in table.boards for tile in board.tiles) + Counter(tiles)
    return all(count <= TILE_SUPPLY.get(coins or 0, 0) for coins, count in held.items())
