"""Commands judged: the event each leads to, or the reason why it is refused."""

from __future__ import annotations

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
from tortuga.games.tortuga2014.legal import attacked_area, is_stuck, may_act, targets
from tortuga.games.tortuga2014.pieces import (
    ACTIONS,
    BOARD,
    EXPAND_FLEET,
    FIRST_BOX,
    LAST_BOX,
    NO_FACE,
    RAID,
    RECRUIT_CREW,
    SKULL,
    Chest,
)
from tortuga.games.tortuga2014.state import Board, Table
from tortuga.kernel.errors import Refusal


def decide(table: Table, seat: int, command: Command) -> ev.Event:
    """The event a command leads to.

    Raises:
        Refusal: with the reason; its ids start with `refusal-`.
    """
    if not may_act(table, seat):
        raise Refusal("refusal-not-your-turn")
    stage, board = table.stage, table.boards[seat]
    match command:
        case Keep(dice) if stage == "select" and not board.finished:
            check_keep(table, seat, dice)
            return ev.Committed(seat, command)
        case TakeBonus(action) if stage == "select" and board.finished:
            _check_bonus(board, action)
            return ev.Committed(seat, command)
        case Keep(dice) if stage == "reroll-keep":
            check_keep(table, seat, dice)
            return ev.KeptOpenly(seat, dice)
        case DeclareSkulls(action) if stage == "skulls":
            _check_declaration(table, seat, action)
            return ev.SkullsDeclared(seat, action)
        case KeepTile(index) if stage == "tile":
            if not 0 <= index < len(table.drawn):
                raise Refusal("refusal-no-such-tile")
            return ev.TileKept(seat, index)
        case MoveChests() if stage == "move":
            return _move(table, seat, command)
        case Forfeit() if stage == "act":
            return ev.Forfeited(seat, table.action, table.place)
        case Perform() if stage == "act":
            return _perform(table, seat)
        case Steal() | Claim() if stage == "act":
            return _attack(table, seat, command)
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
        if is_stuck(faces, board.room(BOARD), board.room(RAID)):
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


def _check_bonus(board: Board, action: int) -> None:
    """Accept a bonus space that is empty or shows 1 (R37)."""
    if action not in ACTIONS:
        raise Refusal("refusal-no-such-action")
    if board.bonus[action] == 2:
        raise Refusal("refusal-bonus-full")


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
    board, place = table.boards[seat], table.place
    boxes = 2 if place == 0 and table.seats > 2 else 1
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
    defended = action in victim.dice
    target_box = max(FIRST_BOX, _box(victim, action) - 1)
    own_box = _box(table.boards[seat], action)
    box = max(FIRST_BOX, own_box - 1) if defended else own_box
    return ev.Attacked(action, seat, place, target, position, chest, defended, target_box, box)


def _box(board: Board, action: int) -> int:
    """Where the token stands that an attack of this kind moves."""
    return board.boat if action == BOARD else board.pirate


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
    if table.options.move_choice == "clockwise":
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
