"""What a total is good for while dice still roll: how often it is best, and why dice go to an action.

How often a total is best or second best was measured once in self-play (`measure_odds.py`) and is stored
beside this module.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from importlib import resources
from typing import Final

import msgspec
import numpy as np

from ai.games.tortuga2014.dice_solver import Floats
from ai.games.tortuga2014.keeps import MOST_PIPS
from ai.games.tortuga2014.panel.stages import name, reason, total_after, total_with
from tortuga.games.tortuga2014.course import placed
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, BOARD, FIRST_BOX, RAID, UNASSIGNED, Action
from tortuga.games.tortuga2014.state import Board, Table, View
from tortuga.kernel.errors import Argument
from tortuga.kernel.players import Reason

MOST_TOTAL: Final = MOST_PIPS + 2
"""Highest total: all numbers 5, and a bonus tile of 2."""
FILE: Final = "place_odds.json"


class PlaceOddsRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action at one number of seats: chances by total, from 0 to `MOST_TOTAL`."""

    first: tuple[float, ...]
    second: tuple[float, ...]


class PlaceOddsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `place_odds.json` holds."""

    about: str
    recipe: str
    games: int
    seats: dict[str, dict[str, PlaceOddsRow]]
    """Number of seats -> name of the action -> chances."""


class PlaceOdds(msgspec.Struct, frozen=True):
    """Chances of a total at one number of seats."""

    first: Floats
    """(5, MOST_TOTAL + 1): by action and total, chance of the 1st position."""
    second: Floats
    """(5, MOST_TOTAL + 1): the same for the 2nd position; 0 at two seats, where it gets nothing (R86)."""


@functools.cache
def load(seats: int) -> PlaceOdds:
    """The stored chances for 2, 3 or 4 seats."""
    text = resources.files("ai.games.tortuga2014.panel").joinpath(FILE).read_bytes()
    rows = msgspec.json.decode(text, type=PlaceOddsFile).seats[str(seats)]
    first = np.array([rows[action].first for action in ACTION_NAMES])
    second = np.array([rows[action].second for action in ACTION_NAMES])
    return PlaceOdds(first, second)


def warm_up() -> None:
    """Load the chances for every number of seats."""
    for seats in (2, 3, 4):
        load(seats)


SAFE: Final = 0.85
"""Chance to be the best from which a total is as good as the best already."""
_MOST_BONUS: Final = 2


def by_total(
    view: View, id: str, dice: Sequence[int], action: Action, chance: Callable[[int], float]
) -> Reason:
    """Why dice go to an action: the total there, its chance, and what makes it more or less than it seems.

    Args:
        view: of the seat whose dice they are.
        id: of the text.
        dice: that join the action.
        action: they join.
        chance: of a total of one's own on that action to be the best in the end, 0..1.

    The arguments `total` and `chance` (per cent) are always there, the others, 1 or a seat, where they hold:
    `safe`, without these dice the action is as good as won; `sure`, nobody can reach the total; `seat`, who
    beats it by turning skulls kept before (R34); `tie`, somebody has the same total, which does for oneself
    (R43); `more`, dice that are free after it can still make it the best of all that lie open; `defends`,
    no die lay there, and an attack would cost something (R52, R55).
    """
    board, seat = view.board, view.seat
    before, total = total_after(board, view, action), total_with(view, dice, action)
    args: dict[str, Argument] = {
        "action": name(action),
        "total": total,
        "chance": round(100 * chance(total)),
    }
    rivals = [other for other in range(view.table.seats) if other != seat]
    if before and chance(before) >= SAFE:
        args["safe"] = 1
    if not any(_beats(view, other, within_reach(view, other, action), total) for other in rivals):
        args["sure"] = 1
    for other in rivals:
        if _beats(view, other, _with_skulls(view, other, action), total):
            args["seat"] = other
    shown = {other: total_after(view.table.boards[other], view, action) for other in rivals}
    tied = [other for other in rivals if shown[other] == total]
    if tied and not any(_beats(view, other, total, total) for other in tied):
        args["tie"] = 1
    grown = _grown(view, placed(board, tuple(dice), action), action)
    if grown > total and not any(_beats(view, other, theirs, grown) for other, theirs in shown.items()):
        args["more"] = 1
    token = board.boat if action == BOARD else board.pirate
    if action in (BOARD, RAID) and not before and (attacked_area(board, action) or token > FIRST_BOX):
        args["defends"] = 1
    return reason(id, **args)


def within_reach(view: View, seat: int, action: Action) -> int:
    """The most that a seat's total can come to, 0 if it can have no die there (R29, R36, R41)."""
    table, board = view.table, view.table.boards[seat]
    total = _grown(view, board, action)
    return total + min(_MOST_BONUS - board.bonus[action], _tiles(table, seat)) if total else 0


def _grown(view: View, board: Board, action: Action) -> int:
    """The total of a board once the best of its free dice have joined an action (R29, R41)."""
    free = [die for die, at in enumerate(board.dice) if at == UNASSIGNED]
    numbers = view.table.options.numbers
    best = sorted(free, key=lambda die: -numbers[die][action])[: board.room(action)]
    return total_after(placed(board, tuple(best), action), view, action)


def _tiles(table: Table, seat: int) -> int:
    """The most bonus tiles a seat still gets: one in each cycle that it begins with no dice left (R36)."""
    open_cycle = table.stage in ("roll", "select", "reveal")
    busy = {*table.stuck, *table.declaring}
    owing = [open_cycle or player in busy for player in range(table.seats)]
    left = [board.dice.count(UNASSIGNED) for board in table.boards]
    later = max(dice - owes for dice, owes in zip(left, owing, strict=True))
    if not left[seat]:
        return later + open_cycle
    return later - (not owing[seat])


def _with_skulls(view: View, seat: int, action: Action) -> int:
    """The total of a seat if the skulls that it has kept go to the action; 0 if it has none to declare."""
    table = view.table
    kept = table.kept[seat] if seat in table.declaring else ()
    if not kept or table.boards[seat].room(action) < len(kept):
        return 0
    return total_after(placed(table.boards[seat], kept, action), view, action)


def _beats(view: View, other: int, theirs: int, own: int) -> bool:
    """Whether a total of another seat is better than one's own, by the tie too (R43)."""
    nearer = view.table.clockwise((view.seat, other))[0] == other
    return theirs > own or (theirs == own and nearer)
