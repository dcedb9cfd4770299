"""Setup, phase 3 and the end: chests that are dealt, drawn, moved, or find no room (R23, R60-R77, R90)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.chance import Bag, with_chest
from tortuga.games.tortuga2014.commands import MoveChests
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, LIMIT, UNASSIGNED, Action, Chest
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Board, Table

NO_DICE = (UNASSIGNED,) * 5


def start_drawn(table: Table, event: ev.StartDrawn) -> Table:
    """A seat holds the start player token (R24)."""
    return replace(table, stage="setup", start=event.seat)


def chests_dealt(table: Table, event: ev.ChestsDealt) -> Table:
    """Every board has a chest on its island area and one on its crew area; round 1 begins (R23)."""
    bag, boards = table.bag, []
    for board, island, crew in zip(table.boards, event.island, event.crew, strict=True):
        bag = with_chest(with_chest(bag, island, -1), crew, -1)
        boards.append(replace(board, island=(island,), crew=(crew,)))
    return replace(table, stage="roll", boards=tuple(boards), bag=bag, round=1, cycle=0)


def chests_drawn(table: Table, event: ev.ChestsDrawn) -> Table:
    """The dice are back behind the screens and each island area got a chest (R46, R67)."""
    bag, boards = table.bag, []
    for board, chest in zip(table.boards, event.chests, strict=True):
        island = board.island
        if chest is not None:
            bag, island = with_chest(bag, chest, -1), (*island, chest)
        boards.append(replace(board, dice=NO_DICE, island=island))
    return replace(table, stage="move", boards=tuple(boards), bag=bag, chosen=(False,) * len(boards))


def moving(table: Table) -> ev.ChestsMoved:
    """All secret orders, carried out together (R72)."""
    moves = tuple([command if isinstance(command, MoveChests) else None for command in table.commits])
    return ev.ChestsMoved(moves)


def surplus_at(board: Board, action: Action) -> tuple[Chest, ...]:
    """Chests beyond the limit of the area that the action attacks, the rightmost first (R61, R62)."""
    area = attacked_area(board, action)
    limit = LIMIT[board.boat if action == BOARD else board.pirate]
    return area[: limit - len(area) - 1 : -1] if len(area) > limit else ()


def surplus_of(board: Board, move: MoveChests) -> tuple[Chest, ...]:
    """Chests that an order leaves without a place, in the order in which they lay (R70)."""
    crew, island = list(board.crew), list(board.island)
    for chest in move.to_fleet:
        crew.remove(chest)
    for chest in move.to_crew:
        island.remove(chest)
    return tuple(crew + island)


def dropped(
    bag: Bag, center: tuple[Chest, ...], chests: Iterable[Chest], seats: int
) -> tuple[Bag, tuple[Chest, ...]]:
    """Bag and center island after a drop (R63, R90)."""
    chests = tuple(chests)
    for chest, stays in zip(chests, staying(center, chests, seats), strict=True):
        if stays:
            center = tuple(sorted((*center, chest), key=CHEST_INDEX.__getitem__))
        else:
            bag = with_chest(bag, chest, +1)
    return bag, center


def staying(center: tuple[Chest, ...], chests: Iterable[Chest], seats: int) -> tuple[bool, ...]:
    """By chest that is dropped, whether it stays on the center island: one of a colour, at two seats none.

    The others go into the bag (R63, R90).
    """
    there, stays = set(center), []
    for chest in chests:
        stays.append(seats > 2 and chest not in there)
        there.add(chest)
    return tuple(stays)


def chests_moved(table: Table, event: ev.ChestsMoved) -> Table:
    """Fleet to Tortuga, crew to fleet, island to crew; the rest to the center island or the bag (R68-R72)."""
    bag, center, boards, chosen = table.bag, table.center, list(table.boards), list(table.chosen)
    for seat, move in enumerate(event.moves):
        if move is None:
            continue
        board = boards[seat]
        bag, center = dropped(bag, center, surplus_of(board, move), table.seats)
        tortuga = board.tortuga + board.fleet
        boards[seat] = replace(board, tortuga=tortuga, fleet=move.to_fleet, crew=move.to_crew, island=())
        chosen[seat] = True
    return replace(
        table,
        stage="end" if all(chosen) else "move",
        boards=tuple(boards),
        bag=bag,
        center=center,
        chosen=tuple(chosen),
        commits=(None,) * len(boards),
    )


def ending(table: Table) -> ev.RoundEnded | ev.GameEnded:
    """The next round, or the end once a seat has enough chests in Tortuga (R76, R77, R85)."""
    if all(len(board.tortuga) < table.options.target for board in table.boards):
        return ev.RoundEnded((table.start + 1) % table.seats)
    scores = tuple(score(board).total for board in table.boards)
    best = max(scores)
    return ev.GameEnded(
        tuple(tuple(tile for tile in board.tiles if tile is not None) for board in table.boards),
        scores,
        tuple(seat for seat, points in enumerate(scores) if points == best),
    )


def round_ended(table: Table, event: ev.RoundEnded) -> Table:
    """A new round begins with the next start player (R26)."""
    return replace(table, stage="roll", start=event.start, round=table.round + 1, cycle=0)


def game_ended(table: Table, event: ev.GameEnded) -> Table:
    """All treasure tiles lie open."""
    boards = tuple(
        replace(board, tiles=tiles) for board, tiles in zip(table.boards, event.tiles, strict=True)
    )
    return replace(table, stage="finished", boards=boards)
