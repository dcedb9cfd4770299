"""Many tables at once: the arrays on which a round is played out, one row for each."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np

from ai.engine.tables import COLOURS, COUNTS, SETS, STRIDES, Floats, Ints, area_code
from tortuga.games.tortuga2014.pieces import CHEST_INDEX, TILE_SUPPLY, TILES, Chest
from tortuga.games.tortuga2014.state import Board, Table, View

COINS = sum(coins * count for coins, count in TILE_SUPPLY.items())
RIVAL_TILE = 1.75
"""Coins of a rival's tile on average: most are the better one of two (R49)."""
PLAIN_TILE = COINS / TILES


@dataclass(slots=True)
class Batch:
    """Tables of one game, row by row. Scratch memory: the round is played out on it in place.

    Shapes: (rows, seats) and (rows, seats, 5) by colour; `center` and `bag` (rows, 5).
    """

    boat: Ints
    pirate: Ints
    fleet: Ints
    """Codes (see `tables`)."""
    crew: Ints
    tortuga: Ints
    island: Ints
    held: Ints
    """All chests on the board, by colour."""
    coins: Floats
    """Exact for the own seat, expected for the others."""
    bonus: Ints
    center: Ints
    bag: Ints

    @property
    def rows(self) -> int:
        """Number of tables."""
        return len(self.boat)

    @property
    def seats(self) -> int:
        """Number of seats of each table."""
        return int(self.boat.shape[1])

    def take(self, rows: Ints) -> Batch:
        """A new batch of these rows, in this order, each as often as named."""
        return Batch(*[getattr(self, field.name)[rows] for field in fields(self)])

    def set_index(self) -> Ints:
        """(rows, seats): index into the tables of sets, all whites counted."""
        return self.held @ STRIDES


def batch_of(view: View) -> Batch:
    """The table of a view as a batch of one row."""
    table = view.table
    boards = table.boards

    def ints(values: object) -> Ints:
        return np.array([values], np.intp)

    tortuga = ints([_counts(board.tortuga) for board in boards])
    island = ints([_counts(board.island) for board in boards])
    fleet = ints([area_code(board.fleet) for board in boards])
    crew = ints([area_code(board.crew) for board in boards])
    return Batch(
        boat=ints([board.boat for board in boards]),
        pirate=ints([board.pirate for board in boards]),
        fleet=fleet,
        crew=crew,
        tortuga=tortuga,
        island=island,
        held=tortuga + island + COUNTS[fleet] + COUNTS[crew],
        coins=np.array([[_coins(board) for board in boards]]),
        bonus=ints([board.bonus for board in boards]),
        center=ints(_counts(table.center)),
        bag=ints(table.bag),
    )


def _counts(chests: tuple[Chest, ...]) -> list[int]:
    counts = [0] * COLOURS
    for chest in chests:
        counts[CHEST_INDEX[chest]] += 1
    return counts


def _coins(board: Board) -> float:
    """Coins of a board: what is known, and the mean for each hidden tile."""
    return float(sum(RIVAL_TILE if tile is None else tile for tile in board.tiles))


def hidden_tiles(table: Table) -> tuple[int, ...]:
    """By seat, the number of tiles whose value is hidden."""
    return tuple(sum(tile is None for tile in board.tiles) for board in table.boards)


def exact_sets(tortuga: Ints, held: Ints) -> Floats:
    """(rows, seats): sets by the rules, with the whites in Tortuga only (R79)."""
    index = held @ STRIDES - held[..., 3] + tortuga[..., 3]
    return SETS.take(index)
