"""What chance does: each outcome taken from its own address, so that no decision shifts later dice.

Addresses: `start`; `setup/<seat>/<draw>`; `roll/<round>/<cycle>/<attempt>/<seat>` with word k for die k,
attempt 0 being the common roll; `hunt/<round>/<seat>` with word 0 for the chest, words 1 and 2 for the
tiles; `draw/<round>/<seat>`.
"""

from __future__ import annotations

from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import DICE, NO_FACE, UNASSIGNED
from tortuga.games.tortuga2014.state import Board, Table
from tortuga.games.tortuga2014.supply import drawn_chest, drawn_tiles, with_chest
from tortuga.kernel.rules import Chance

CHANCE_STAGES = frozenset({"start", "setup", "roll", "reroll", "hunt", "draw"})


def deal(table: Table, chance: Chance) -> ev.Event:
    """The event that chance leads to in a chance stage."""
    match table.stage:
        case "start":
            return ev.StartDrawn(chance.words("start")[0] % table.seats)
        case "setup":
            return _setup(table, chance)
        case "roll":
            cycle = table.cycle + 1
            return ev.Rolled(
                cycle,
                tuple(
                    ()
                    if board.finished
                    else _faces(board, chance.words(f"roll/{table.round}/{cycle}/0/{seat}"))
                    for seat, board in enumerate(table.boards)
                ),
            )
        case "reroll":
            seat, attempt = table.stuck[0], table.attempt + 1
            words = chance.words(f"roll/{table.round}/{table.cycle}/{attempt}/{seat}")
            return ev.Rerolled(seat, attempt, _faces(table.boards[seat], words))
        case "hunt":
            return _hunt(table, chance)
        case "draw":
            return _draw(table, chance)
        case stage:
            raise AssertionError(f"no chance in stage {stage}")


def _faces(board: Board, words: tuple[int, ...]) -> ev.Faces:
    """The faces of all unassigned dice; each die has its own word."""
    dice = board.dice
    return tuple([words[die] % 6 if dice[die] == UNASSIGNED else NO_FACE for die in range(DICE)])


def _setup(table: Table, chance: Chance) -> ev.ChestsDealt:
    """Two chests each, one seat after the other (R23)."""
    bag, drawn = table.bag, []
    for seat in range(table.seats):
        for draw in range(2):
            chest = drawn_chest(bag, chance.words(f"setup/{seat}/{draw}")[0])
            assert chest is not None, "forty chests suffice for four seats"
            bag = with_chest(bag, chest, -1)
            drawn.append(chest)
    return ev.ChestsDealt(tuple(drawn[0::2]), tuple(drawn[1::2]))


def _hunt(table: Table, chance: Chance) -> ev.HuntDrawn:
    """1st position: a chest and two tiles; 2nd: one tile; at two seats a chest and one tile (R49, R88)."""
    seat = table.ranking[table.place]
    words = chance.words(f"hunt/{table.round}/{seat}")
    first = table.place == 0
    wanted = words[1:3] if first and table.seats > 2 else words[1:2]
    held = [tile for board in table.boards for tile in board.tiles]
    return ev.HuntDrawn(seat, drawn_chest(table.bag, words[0]) if first else None, drawn_tiles(held, wanted))


def _draw(table: Table, chance: Chance) -> ev.ChestsDrawn:
    """A chest each, clockwise from the start player while chests last (R67, R73)."""
    bag, drawn = table.bag, {}
    for seat in table.clockwise(tuple(range(table.seats))):
        chest = drawn_chest(bag, chance.words(f"draw/{table.round}/{seat}")[0])
        drawn[seat] = chest
        if chest is not None:
            bag = with_chest(bag, chest, -1)
    return ev.ChestsDrawn(tuple(drawn[seat] for seat in range(table.seats)))
