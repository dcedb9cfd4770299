"""Reasons that captains give for a choice, and the totals they mention."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from tortuga.games.tortuga2014.commands import Claim, Command, Keep, MoveChests, Perform, Steal
from tortuga.games.tortuga2014.course import with_dice
from tortuga.games.tortuga2014.legal import attacked_area, taken
from tortuga.games.tortuga2014.pieces import (
    ACTION_NAMES,
    BOARD,
    FIRST_BOX,
    RAID,
    TREASURE_HUNT,
    UNASSIGNED,
    Action,
)
from tortuga.games.tortuga2014.scoring import score, sets_of
from tortuga.games.tortuga2014.state import Board, Table, View
from tortuga.kernel.errors import Argument
from tortuga.kernel.players import Reason

STUCK: Final = Reason("advice-stuck")
FORFEIT: Final = Reason("advice-forfeit")
WAIVED: Final = Reason("advice-forfeit-waived")
_NAMED: Final = {
    "expand-fleet": ("advice-why-boats",),
    "recruit-crew": ("advice-why-pirates",),
    "treasure-hunt": ("advice-why-coins",),
}
"""By action, the deciding parts already mentioned in the reason for performing it."""
_TAKES: Final = ("advice-why-fleets", "advice-why-crews", "advice-why-chests")
"""The deciding parts already mentioned in a reason that says which chest is taken."""
_TILE: Final = 2
"""Points expected of a treasure tile that lies face down."""
_SAFE: Final = 0.85
"""Chance to be the best from which a total needs no more dice."""
_MAX_BONUS: Final = 2


def reason(id: str, **args: Argument) -> Reason:
    """A reason by its text id."""
    return Reason(id, args)


def total_of(view: View, board: Board, action: Action) -> int:
    """The total of a board on an action, 0 without a die there (R41)."""
    numbers = view.table.options.numbers
    there = [numbers[die][action] for die, at in enumerate(board.dice) if at == action]
    return board.bonus[action] + sum(there) if there else 0


def total_with(view: View, dice: Sequence[int], action: Action) -> int:
    """One's own total on an action once these dice join it."""
    return total_of(view, with_dice(view.board, tuple(dice), action), action)


def bonus_reason(view: View, action: Action) -> Reason:
    """Where a bonus tile goes, and the total it makes there (R37)."""
    total, name = total_of(view, view.board, action), ACTION_NAMES[action]
    if not total:
        return reason("advice-bonus", action=name)
    return reason("advice-bonus-total", action=name, total=total + 1)


def move_reason(view: View, command: MoveChests) -> Reason:
    """How many chests are lost when these move on (R69, R70)."""
    lost = len(view.board.crew + view.board.island) - len(command.to_fleet + command.to_crew)
    return reason("advice-move", lost=lost)


def attack_reason(view: View, command: Steal | Claim) -> Reason:
    """What an attack takes, from whom, whether that completes a set, and whether it weakens the target.

    A target whose token is on the first box is not weakened (R54).
    """
    action, seat = view.table.action, command.target
    target = view.table.boards[seat]
    chest = taken(view.table, command)
    loot: dict[str, Argument] = {}
    if chest is not None:
        loot["chest"] = chest
        with_it = msgspec.structs.replace(view.board, island=(*view.board.island, chest))
        if len(sets_of(with_it)) > len(sets_of(view.board)):
            loot["set"] = 1  # it completes one more (R79)
    if isinstance(command, Steal) and chest is not None:
        return reason("advice-steal", seat=seat, **loot)
    weak = int(target.token(action) > FIRST_BOX)
    return reason("advice-claim" if chest is not None else "advice-attack", seat=seat, weak=weak, **loot)


def perform_reason(view: View) -> Reason:
    """What performing the current action brings; `bag`: a chest from the bag as well (R49, R88)."""
    table = view.table
    args: dict[str, Argument] = {"action": ACTION_NAMES[table.action]}
    if table.action == TREASURE_HUNT and table.place == 0 and any(table.bag):
        args["bag"] = 1
    return reason("advice-perform", **args)


def with_deciding(view: View, said: Reason, deciding: Reason | None, best: Command, worse: Command) -> Reason:
    """The reason for the best choice, beginning with what decides unless it mentions that already.

    The argument `deciding` is the id of the text to begin with, `decides` the action it names. For an attack
    two facts are added if the worse choice lacks them: `leads`, the target is ahead of everybody, and
    `double`, the chest is purple (R78).

    Args:
        view: of the seat that chooses.
        said: what the best choice does.
        deciding: the part that sets it apart from the worse choice, if a single one does.
        best: the best choice.
        worse: the first choice that is clearly worse.
    """
    args = dict(said.args)
    if isinstance(best, Steal | Claim):
        target = worse.target if isinstance(worse, Steal | Claim) else None
        other = taken(view.table, worse) if isinstance(worse, Steal | Claim) else None
        if target != best.target and view.table.seats > 2 and _leads(view, best.target):
            args["leads"] = 1
        if args.get("chest") == "purple" and other != "purple":
            args["double"] = 1
    if deciding is None:
        return Reason(said.id, args)
    part = deciding.args.get("action")
    if part is not None:
        # another action may decide, as these dice are then no longer free for it
        if part != args.get("action") and isinstance(best, Keep):
            args |= {"deciding": "advice-decides-place", "decides": part}
    elif deciding.id == "advice-why-tiles":
        if isinstance(best, Keep):
            args["deciding"] = "advice-decides-tiles"
    elif isinstance(best, Steal | Claim):
        weakened = "advice-why-boats" if view.table.action == BOARD else "advice-why-pirates"
        named = (*(_TAKES if "chest" in args else ()), *((weakened,) if args.get("weak") else ()))
        if deciding.id not in named:
            args["deciding"] = deciding.id
    elif isinstance(best, Perform) and deciding.id not in _NAMED[ACTION_NAMES[view.table.action]]:
        args["deciding"] = deciding.id
    return Reason(said.id, args)


def _leads(view: View, seat: int) -> bool:
    """Whether a seat is ahead of everybody; hidden tiles count what is expected of them."""
    totals = [score(board).total + _TILE * board.tiles.count(None) for board in view.table.boards]
    return all(totals[seat] > total for other, total in enumerate(totals) if other != seat)


def by_total(
    view: View, id: str, dice: Sequence[int], action: Action, chance: Callable[[int], float]
) -> Reason:
    """Why dice go to an action: the total there, its chance, and what makes it better or worse than it seems.

    The arguments `total` and `chance` (percent) are always there, the others, 1 or a seat, if they apply:
    `safe`, the action is as good as won without these dice; `sure`, nobody can reach the total; `seat`, who
    can beat it by turning skulls kept earlier (R34); `tie`, somebody has the same total, but this seat wins
    the tie (R43); `more`, the dice still free can make it the best total shown; `defends`, no die lay there,
    and an attack would cost something (R52, R55).

    Args:
        view: of the seat whose dice they are.
        id: of the text.
        dice: those that join the action.
        action: the one they join.
        chance: by a total on that action, the chance that it is the best in the end, 0..1.
    """
    board, seat = view.board, view.seat
    before, total = total_of(view, board, action), total_with(view, dice, action)
    args: dict[str, Argument] = {
        "action": ACTION_NAMES[action],
        "total": total,
        "chance": round(100 * chance(total)),
    }
    rivals = [other for other in range(view.table.seats) if other != seat]
    if before and chance(before) >= _SAFE:
        args["safe"] = 1
    if not any(_beats(view, other, within_reach(view, other, action), total) for other in rivals):
        args["sure"] = 1
    for other in rivals:
        if _beats(view, other, _with_skulls(view, other, action), total):
            args["seat"] = other
    shown = {other: total_of(view, view.table.boards[other], action) for other in rivals}
    tied = [other for other in rivals if shown[other] == total]
    if tied and not any(_beats(view, other, total, total) for other in tied):
        args["tie"] = 1
    grown = _grown(view, with_dice(board, tuple(dice), action), action)
    if grown > total and not any(_beats(view, other, theirs, grown) for other, theirs in shown.items()):
        args["more"] = 1
    token = board.token(action)
    if action in (BOARD, RAID) and not before and (attacked_area(board, action) or token > FIRST_BOX):
        args["defends"] = 1
    return reason(id, **args)


def within_reach(view: View, seat: int, action: Action) -> int:
    """The highest total a seat can reach, 0 if it can have no die there (R29, R36, R41)."""
    table, board = view.table, view.table.boards[seat]
    total = _grown(view, board, action)
    return total + min(_MAX_BONUS - board.bonus[action], _tiles(table, seat)) if total else 0


def _grown(view: View, board: Board, action: Action) -> int:
    """The total of a board once the best of its free dice have joined an action (R29, R41)."""
    free = [die for die, at in enumerate(board.dice) if at == UNASSIGNED]
    numbers = view.table.options.numbers
    best = sorted(free, key=lambda die: -numbers[die][action])[: board.room(action)]
    return total_of(view, with_dice(board, tuple(best), action), action)


def _tiles(table: Table, seat: int) -> int:
    """The most bonus tiles a seat can still get: one in each cycle it begins without free dice (R36)."""
    open_cycle = table.stage in ("roll", "select", "reveal")
    busy = {*table.stuck, *table.declaring}
    owing = [open_cycle or player in busy for player in range(table.seats)]
    left = [board.dice.count(UNASSIGNED) for board in table.boards]
    later = max(dice - owes for dice, owes in zip(left, owing, strict=True))
    if not left[seat]:
        return later + open_cycle
    return later - (not owing[seat])


def _with_skulls(view: View, seat: int, action: Action) -> int:
    """The total of a seat if its kept skulls go to the action; 0 if it has none to declare."""
    table = view.table
    kept = table.kept[seat] if seat in table.declaring else ()
    if not kept or table.boards[seat].room(action) < len(kept):
        return 0
    return total_of(view, with_dice(table.boards[seat], kept, action), action)


def _beats(view: View, other: int, theirs: int, own: int) -> bool:
    """Whether another seat's total beats one's own, also by winning a tie (R43)."""
    nearer = view.table.clockwise((view.seat, other))[0] == other
    return theirs > own or (theirs == own and nearer)
