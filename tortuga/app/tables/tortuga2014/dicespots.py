"""Which dice lie together, and how a few of them are packed."""

from __future__ import annotations

from tortuga.app.tables.tortuga2014.places import Point
from tortuga.games.tortuga2014.pieces import DICE, UNASSIGNED
from tortuga.games.tortuga2014.state import Board


def dice_on(board: Board, action: int) -> tuple[int, ...]:
    """The dice on an action space, A first."""
    return tuple(die for die in range(DICE) if board.dice[die] == action)


def loose_dice(board: Board) -> tuple[int, ...]:
    """The dice that lie on no action space."""
    return dice_on(board, UNASSIGNED)


def packed(position: int, count: int, wide: float, tall: float) -> Point:
    """Offset from the middle of the position-th of `count` dice, in at most two rows."""
    columns = {1: 1, 2: 2}.get(count, 2 if count <= 4 else 3)
    rows = -(-count // columns)
    row, column = divmod(position, columns)
    in_row = min(columns, count - row * columns)
    return ((column - (in_row - 1) / 2) * wide, (row - (rows - 1) / 2) * tall)
