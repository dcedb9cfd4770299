"""Which commands a seat may give. Needs only what the seat may see, so it takes views as well as states."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, permutations

from tortuga.games.tortuga2014 import events as ev
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
from tortuga.games.tortuga2014.pieces import (
    ACTIONS,
    BOARD,
    DICE,
    EXPAND_FLEET,
    FIRST_BOX,
    LAST_BOX,
    NO_FACE,
    RAID,
    RECRUIT_CREW,
    SKULL,
    Action,
    Chest,
    Face,
)
from tortuga.games.tortuga2014.state import Board, Table
from tortuga.kernel.errors import Refusal


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
    keeps: tuple[Keep, ...] = ()
    for action in ACTIONS:
        if shown[action]:
            room = board_room if action == BOARD else raid_room if action == RAID else DICE
            keeps += _of_an_action(shown[action], skulls, room)
    return keeps + _skulls_alone(skulls) or (Keep(()),)


@cache
def _of_an_action(shown: tuple[int, ...], skulls: tuple[int, ...], room: int) -> tuple[Keep, ...]:
    """The keeps for one action, given the dice that show it, the skulls, and the number of free places."""
    keeps: list[Keep] = []
    for naturals in range(1, min(len(shown), room) + 1):
        for wild in range(min(len(skulls), room - naturals) + 1):
            for chosen in combinations(shown, naturals):
                keeps += [Keep(tuple(sorted(chosen + added))) for added in combinations(skulls, wild)]
    return tuple(keeps)


@cache
def _skulls_alone(skulls: tuple[int, ...]) -> tuple[Keep, ...]:
    """The keeps of nothing but skulls, whose action is declared later (R34)."""
    counts = range(1, len(skulls) + 1)
    return tuple([Keep(chosen) for count in counts for chosen in combinations(skulls, count)])


def is_stuck(faces: tuple[Face, ...], board: Board) -> bool:
    """Whether no die of a roll can be kept: all show attacks whose spaces are full (R31)."""
    room = {BOARD: board.room(BOARD), RAID: board.room(RAID), NO_FACE: 0}
    return not any(room.get(face, 1) for face in faces)


_PEACEFUL: tuple[Command, ...] = (Perform(), Forfeit())


@cache
def _steals(target: int, chests: int) -> tuple[Steal, ...]:
    """The attacks on a seat in 1st position, given how many chests lie in the attacked area."""
    return tuple([Steal(target, position) for position in range(chests)]) or (Steal(target, None),)


@cache
def _claims(target: int, center: tuple[Chest, ...]) -> tuple[Claim, ...]:
    """The attacks on a seat in 2nd position, given what lies on the center island."""
    return tuple([Claim(target, chest) for chest in center]) or (Claim(target, None),)


def legal(table: Table, seat: int) -> tuple[Command, ...]:
    """Every command the seat may give now; empty when it is not to act."""
    if not is_due(table, seat):
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
            if table.action not in (BOARD, RAID):
                return _PEACEFUL
            choices: tuple[Command, ...] = ()
            for target in targets(table, seat):
                if table.place == 0:
                    choices += _steals(target, len(attacked_area(table.boards[target], table.action)))
                else:
                    choices += _claims(target, table.center)
            return choices + _PEACEFUL[1:]
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
            return (table.acting,)
        case "skulls":
            return table.declaring[:1]
        case "reroll-keep":
            return table.stuck[:1]
        case "move":
            waiting = tuple([seat for seat, done in enumerate(table.chosen) if not done])
            if table.options.moves_in_turn:
                return table.clockwise(waiting)[:1]
            return waiting
        case _:
            return ()


def is_due(table: Table, seat: int) -> bool:
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
    if table.options.spares_empty:
        others = tuple(other for other in others if attacked_area(table.boards[other], table.action))
    return others


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


def decide(table: Table, seat: int, command: Command) -> ev.Event:
    """The event a command leads to.

    Raises:
        Refusal: with the reason; its ids start with `refusal-`.
    """
    if not is_due(table, seat):
        raise Refusal("refusal-not-your-turn")
    board = table.boards[seat]
    match table.stage:
        case "select" if isinstance(command, Keep) and not board.finished:
            check_keep(table, seat, command.dice)
            return ev.Committed(seat, command)
        case "select" if isinstance(command, TakeBonus) and board.finished:
            if command.action not in ACTIONS:
                raise Refusal("refusal-no-such-action")
            if board.bonus[command.action] == 2:
                raise Refusal("refusal-bonus-full")
            return ev.Committed(seat, command)
        case "act" if isinstance(command, Steal | Claim):
            return _attack(table, seat, command)
        case "act" if isinstance(command, Perform):
            return _perform(table, seat)
        case "act" if isinstance(command, Forfeit):
            return ev.Forfeited(seat, table.action, table.place)
        case "move" if isinstance(command, MoveChests):
            return _move(table, seat, command)
        case "tile" if isinstance(command, KeepTile):
            if not 0 <= command.index < len(table.drawn):
                raise Refusal("refusal-no-such-tile")
            return ev.TileKept(seat, command.index)
        case "skulls" if isinstance(command, DeclareSkulls):
            _check_declaration(table, seat, command.action)
            return ev.SkullsDeclared(seat, command.action)
        case "reroll-keep" if isinstance(command, Keep):
            check_keep(table, seat, command.dice)
            return ev.KeptOpenly(seat, command.dice)
        case _:
            raise Refusal("refusal-not-now")


def check_keep(table: Table, seat: int, dice: tuple[int, ...]) -> None:
    """Accept a legal keep (R28-R31).

    Raises:
        Refusal: saying which rule it breaks.
    """
    board, faces = table.boards[seat], table.rolls[seat]
    assert faces is not None, "a seat sees its own roll"
    if not dice:
        if is_stuck(faces, board):
            return
        raise Refusal("refusal-keep-nothing")
    action = None
    last = -1
    for die in dice:
        if not last < die < len(faces) or faces[die] == NO_FACE:
            raise Refusal("refusal-keep-not-rolled")
        last = die
        face = faces[die]
        if face == SKULL:
            continue
        if action is None:
            action = face
        elif face != action:
            raise Refusal("refusal-keep-mixed")
    if action is not None and len(dice) > (room := board.room(action)):
        raise Refusal("refusal-keep-no-room", action=action, room=max(room, 0))


def _check_declaration(table: Table, seat: int, action: int) -> None:
    """Accept an action with room for all kept skulls (R34)."""
    if action not in ACTIONS:
        raise Refusal("refusal-no-such-action")
    room = table.boards[seat].room(action)
    if len(table.kept[seat]) > room:
        raise Refusal("refusal-skulls-no-room", action=action, room=max(room, 0))


def _perform(table: Table, seat: int) -> ev.Event:
    """EXPAND FLEET, RECRUIT CREW or TREASURE HUNT (R47-R49, R87-R88)."""
    if table.action in (BOARD, RAID):
        raise Refusal("refusal-choose-target")
    board, place, boxes = table.boards[seat], table.place, table.strength
    if table.action == EXPAND_FLEET:
        return ev.FleetExpanded(seat, place, min(LAST_BOX, board.boat + boxes))
    if table.action == RECRUIT_CREW:
        return ev.CrewRecruited(seat, place, min(LAST_BOX, board.pirate + boxes))
    return ev.HuntStarted(seat, place)


def _attack(table: Table, seat: int, command: Steal | Claim) -> ev.Attacked:
    """BOARD or RAID in 1st or 2nd position (R52-R56)."""
    action, place, target = table.action, table.place, command.target
    if action not in (BOARD, RAID):
        raise Refusal("refusal-no-attack-here")
    if isinstance(command, Steal) != (place == 0):
        raise Refusal("refusal-wrong-position")
    if target not in targets(table, seat):
        raise Refusal(_why_no_target(table, seat, target))
    victim = table.boards[target]
    position: int | None = None
    chest: Chest | None
    if isinstance(command, Steal):
        area = attacked_area(victim, action)
        position = command.position
        if (position is None) != (not area) or (position is not None and not 0 <= position < len(area)):
            raise Refusal("refusal-no-such-chest")
        chest = area[position] if position is not None else None
    else:
        chest = command.chest
        if (chest is None) != (not table.center) or (chest is not None and chest not in table.center):
            raise Refusal("refusal-no-such-chest")
    boxes, defended = boxes_after(table, seat, target), action in victim.dice
    return ev.Attacked(action, seat, place, target, position, chest, defended, *boxes)


def boxes_after(table: Table, seat: int, target: int) -> tuple[int, int]:
    """Boxes of the target's and the attacker's token after an attack (R18, R52, R53, R55)."""
    action, victim = table.action, table.boards[target]
    target_box, box = victim.token(action) - 1, table.boards[seat].token(action) - (action in victim.dice)
    return max(FIRST_BOX, target_box), max(FIRST_BOX, box)


def _why_no_target(table: Table, seat: int, target: int) -> str:
    """The reason why a seat may not be attacked."""
    if target == seat:
        return "refusal-target-self"
    if not 0 <= target < table.seats:
        return "refusal-no-such-seat"
    if table.place == 1 and target == table.attacked:
        return "refusal-target-already"
    return "refusal-target-empty"


def _move(table: Table, seat: int, command: MoveChests) -> ev.Event:
    """The order of both moves (R69-R72)."""
    board = table.boards[seat]
    check_order(command.to_fleet, board.crew, board.boat_limit)
    check_order(command.to_crew, board.island, board.pirate_limit)
    if table.options.moves_in_turn:
        return ev.ChestsMoved(tuple(command if other == seat else None for other in range(table.seats)))
    return ev.Committed(seat, command)


def check_order(order: tuple[Chest, ...], chests: tuple[Chest, ...], limit: int) -> None:
    """Accept an order that moves as many of the chests as the limit allows (R69).

    Raises:
        Refusal: too few, too many, or chests that are not there.
    """
    if len(order) != min(len(chests), limit):
        raise Refusal("refusal-move-count", chests=len(order), must=min(len(chests), limit))
    rest = list(chests)
    for chest in order:
        if chest not in rest:
            raise Refusal("refusal-no-such-chest")
        rest.remove(chest)
