"""Which commands a seat may give. Needs only what the seat may see, so it serves views as well as states."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, permutations

from tortuga.games.tortuga2014.commands import (
    Claim,
    Command,
    DeclareSkulls,
    Forfeit,
    Keep,
    KeepTile,
    MoveChests,
    Perform,
    Steal,
    TakeBonus,
)
from tortuga.games.tortuga2014.pieces import ACTIONS, BOARD, DICE, NO_FACE, RAID, SKULL, Action, Chest, Face
from tortuga.games.tortuga2014.state import Board, Table


@lru_cache(maxsize=1 << 17)
def keeps(faces: tuple[Face, ...], board_room: int, raid_room: int) -> tuple[Keep, ...]:
    """All legal keeps of a roll (R28, R29); only the empty keep for a stuck seat (R31).

    Args:
        faces: die A..E -> face, -1 for a die that was not rolled.
        board_room: free places on BOARD.
        raid_room: free places on RAID.
    """
    shown: list[tuple[int, ...]] = [()] * (len(ACTIONS) + 1)
    for die, face in enumerate(faces):
        if face != NO_FACE:
            shown[face] += (die,)
    skulls = shown[SKULL]
    found: tuple[Keep, ...] = ()
    for action in ACTIONS:
        if shown[action]:
            room = board_room if action == BOARD else raid_room if action == RAID else DICE
            found += _of_an_action(shown[action], skulls, room)
    return found + _skulls_alone(skulls) or (Keep(()),)


@cache
def _of_an_action(shown: tuple[int, ...], skulls: tuple[int, ...], room: int) -> tuple[Keep, ...]:
    """The keeps for one action with the dice that show it, skulls beside them, and so many free places."""
    found: list[Keep] = []
    for naturals in range(1, min(len(shown), room) + 1):
        for wild in range(min(len(skulls), room - naturals) + 1):
            for chosen in combinations(shown, naturals):
                found += [Keep(tuple(sorted(chosen + added))) for added in combinations(skulls, wild)]
    return tuple(found)


@cache
def _skulls_alone(skulls: tuple[int, ...]) -> tuple[Keep, ...]:
    """The keeps of nothing but skulls, whose action is declared later (R34)."""
    counts = range(1, len(skulls) + 1)
    return tuple([Keep(chosen) for count in counts for chosen in combinations(skulls, count)])


def is_stuck(faces: tuple[Face, ...], board_room: int, raid_room: int) -> bool:
    """Whether no die of a roll can be kept (R31)."""
    for face in faces:
        if face == NO_FACE:
            continue
        if face == BOARD:
            if board_room:
                return False
        elif face == RAID:
            if raid_room:
                return False
        else:
            return False
    return True


def legal(table: Table, seat: int) -> tuple[Command, ...]:
    """Every command the seat may give now; empty when it is not to act."""
    if not may_act(table, seat):
        return ()
    board = table.boards[seat]
    match table.stage:
        case "select" if board.finished:
            return tuple([TakeBonus(action) for action in ACTIONS if board.bonus[action] < 2])
        case "select" | "reroll-keep":
            faces = table.rolls[seat]
            assert faces is not None, "a seat sees its own roll"
            return keeps(faces, board.room(BOARD), board.room(RAID))
        case "skulls":
            count = len(table.kept[seat])
            return tuple(DeclareSkulls(action) for action in ACTIONS if board.room(action) >= count)
        case "act":
            return _acts(table, seat)
        case "tile":
            return tuple(KeepTile(index) for index in range(len(table.drawn)))
        case "move":
            return moves(board.crew, board.island, board.boat_limit, board.pirate_limit)
        case _:
            return ()


def to_act(table: Table) -> tuple[int, ...]:
    """Seats whose decision is awaited, in the order in which they may act."""
    match table.stage:
        case "select":
            return tuple([seat for seat, done in enumerate(table.chosen) if not done])
        case "act" | "tile":
            return (table.ranking[table.place],)
        case "skulls":
            return table.declaring[:1]
        case "reroll-keep":
            return table.stuck[:1]
        case "move":
            waiting = tuple([seat for seat, done in enumerate(table.chosen) if not done])
            if table.options.move_choice == "clockwise":
                return table.clockwise(waiting)[:1]
            return waiting
        case _:
            return ()


def may_act(table: Table, seat: int) -> bool:
    """Whether the seat's decision is awaited; the quick form of `seat in to_act(table)`."""
    if table.stage == "select":
        return 0 <= seat < len(table.chosen) and not table.chosen[seat]
    return seat in to_act(table)


def taken(table: Table, command: Steal | Claim) -> Chest | None:
    """The chest that an attack takes, from its target or from the center island (R52, R53); None if none."""
    if isinstance(command, Claim):
        return command.chest
    if command.position is None:
        return None
    return attacked_area(table.boards[command.target], table.action)[command.position]


def attacked_area(board: Board, action: Action) -> tuple[Chest, ...]:
    """The chests that an attack aims at: BOARD the fleet area, RAID the crew area (R50, R51)."""
    return board.fleet if action == BOARD else board.crew


def targets(table: Table, seat: int) -> tuple[int, ...]:
    """Seats that the acting seat may attack, clockwise from it (R52-R54)."""
    count = table.seats
    others = tuple((seat + step) % count for step in range(1, count))
    if table.place == 1:
        others = tuple(other for other in others if other != table.attacked)
    if table.options.attack_empty == "forbidden":
        others = tuple(other for other in others if attacked_area(table.boards[other], table.action))
    return others


def _acts(table: Table, seat: int) -> tuple[Command, ...]:
    """Choices of the seat whose turn it is in the current action."""
    if table.action not in (BOARD, RAID):
        return (Perform(), Forfeit())
    choices: list[Command] = []
    for target in targets(table, seat):
        if table.place == 0:
            positions = range(len(attacked_area(table.boards[target], table.action)))
            choices += [Steal(target, position) for position in positions] or [Steal(target, None)]
        else:
            choices += [Claim(target, chest) for chest in table.center] or [Claim(target, None)]
    choices.append(Forfeit())
    return tuple(choices)


@lru_cache(maxsize=1 << 14)
def orders(chests: tuple[Chest, ...], limit: int) -> tuple[tuple[Chest, ...], ...]:
    """All distinguishable ways to fill an area left to right from these chests, as far as possible (R69)."""
    return tuple(sorted(set(permutations(chests, min(len(chests), limit)))))


@lru_cache(maxsize=1 << 12)
def moves(
    crew: tuple[Chest, ...], island: tuple[Chest, ...], boat_limit: int, pirate_limit: int
) -> tuple[MoveChests, ...]:
    """All legal orders of both moves of phase 3 (R69, R70)."""
    return tuple(
        MoveChests(to_fleet, to_crew)
        for to_fleet in orders(crew, boat_limit)
        for to_crew in orders(island, pirate_limit)
    )
