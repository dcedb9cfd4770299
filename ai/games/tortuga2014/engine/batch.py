"""Many tables at once: the arrays on which a round is played out, one row per table, and their lookup tables.

A fleet or crew area has at most four chests whose order matters (R62). It is written as a *code*: base 6,
leftmost space first, digit 0 = empty, else colour + 1. Whatever the rules do to an area is then one look-up.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ai.games.tortuga2014 import heuristic
from tortuga.games.tortuga2014.pieces import CHEST_INDEX, CHESTS, LAST_BOX, LIMIT, Chest
from tortuga.games.tortuga2014.state import Board, Table, View

Ints = npt.NDArray[np.intp]
Floats = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

COLOURS: Final = len(CHESTS)
SPACES: Final = 4
"""Maximum number of chests in a fleet or crew area (R15)."""
BASE: Final = COLOURS + 1
CODES: Final = BASE**SPACES

LIMITS: Final[Ints] = np.array(LIMIT, np.intp)
"""(9,): limit by box of the token (R15)."""
POWERS: Final[Ints] = BASE ** np.arange(SPACES + 1)
"""code % POWERS[limit] = the area after its rightmost chests beyond the limit are lost (R61, R62)."""


def area_code(chests: Iterable[Chest]) -> int:
    """Code of an area, left to right."""
    return sum((CHEST_INDEX[chest] + 1) * BASE**space for space, chest in enumerate(chests))


def _code_tables() -> tuple[Ints, Ints, Ints, Ints]:
    codes = np.arange(CODES)
    digits = codes[:, None] // POWERS[:SPACES] % BASE
    counts = np.stack([(digits == colour + 1).sum(axis=1) for colour in range(COLOURS)], axis=1)
    without = np.tile(codes[:, None], (1, SPACES + 1))
    first_space = np.full((CODES, COLOURS + 1), SPACES, np.intp)
    for space in reversed(range(SPACES)):
        without[:, space] = codes % POWERS[space] + codes // POWERS[space + 1] * POWERS[space]
        for colour in range(COLOURS):
            first_space[digits[:, space] == colour + 1, colour] = space
    return counts.astype(np.intp), (digits > 0).sum(axis=1).astype(np.intp), without, first_space


COUNTS, SIZES, WITHOUT, FIRST_SPACE = _code_tables()
"""(CODES, 5): chests by colour. (CODES,): number of chests. (CODES, 5): code after the chest on a space is
taken and the others close up (R61); column 4: none is taken. (CODES, 6): leftmost space of a colour, 4 = none
there; column 5 ("no chest") is 4."""

_COUNT_STATES: Final = 12
STRIDES: Final[Ints] = np.array([_COUNT_STATES * _COUNT_STATES * 7, _COUNT_STATES * 7, 7, 1, 0], np.intp)
"""(5,): counts of colours @ STRIDES = index into the tables of sets; purple is in no set (R79)."""


def _sets() -> tuple[Floats, Floats, Floats]:
    red, blue, yellow, white = np.indices((_COUNT_STATES, _COUNT_STATES, _COUNT_STATES, 7)).reshape(4, -1)
    colours = np.stack([red, blue, yellow])
    full = np.zeros(red.shape)
    for count in range(1, _COUNT_STATES + 7):
        lack = np.maximum(0, count - colours).sum(axis=0)
        full = np.where(lack <= white, count, full)
    begun = (colours > full).sum(axis=0)
    return full, begun.astype(float), heuristic.SET * full + heuristic.STARTED * begun


SETS, BEGUN, SET_VALUE = _sets()
"""By set index: sets that can be made (R79), further colours begun, and the worth in points as
`ai.games.tortuga2014.heuristic` counts it."""

ONES: Final[Ints] = np.ones(COLOURS, np.intp)
"""(5,): chests @ ONES = their number; faster than a sum over a short axis."""

NEVER: Final = -1e9
ABSENT: Final[Floats] = np.where(np.column_stack((COUNTS > 0, SIZES == 0)), 0.0, NEVER)
"""(CODES, 6): `NEVER` for a colour missing from the area, else 0; column 5 means taking nothing."""

CHEST_VALUE: Final[Floats] = np.array([heuristic.chest_value(chest) for chest in CHESTS])
"""(5,): how a colour compares with a plain chest."""
DOUBLE: Final[Floats] = np.array([1.0, 1.0, 1.0, 1.0, 2.0])
"""(5,): points of a chest by colour where a plain one counts 1 (R78)."""
AREA_VALUE: Final[Floats] = (COUNTS * CHEST_VALUE).sum(axis=1)
"""(CODES,): chests of an area, compared with plain ones."""


def weighted(chests: Ints | Floats, weights: Floats) -> Floats:
    """(rows, seats): chests (rows, seats, 5) weighted by colour; without a BLAS, whose bits vary."""
    sums: Floats = np.einsum("rsc,c->rs", chests, weights)
    return sums


_box: Final = np.arange(LAST_BOX + 1)
TOKEN_VALUE: Final[Floats] = _box + heuristic.LIMIT_STEP * LIMITS
"""(9,): points of a token on a box, its limit included."""
TOKEN_LOSS: Final[Floats] = np.concatenate(([0.0, 0.0], np.diff(TOKEN_VALUE)[1:]))
"""(9,): what one box to the left costs; nothing on box 1 (R18)."""


OPPONENT_TILE = 1.75
"""Coins of an opponent's tile on average: most are the better of two (R49)."""


@dataclass(slots=True)
class Batch:
    """Tables of one game, row by row. Scratch memory: rounds are played out in place.

    Shapes: (rows, seats) and (rows, seats, 5) by colour; `center` and `bag` (rows, 5).
    """

    boat: Ints
    pirate: Ints
    fleet: Ints
    """Area codes (see the module)."""
    crew: Ints
    tortuga: Ints
    island: Ints
    held: Ints
    """All chests on the board, by colour."""
    coins: Floats
    """Exact for one's own seat, expected for the others' hidden tiles."""
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

    tortuga = ints([colour_counts(board.tortuga) for board in boards])
    island = ints([colour_counts(board.island) for board in boards])
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
        center=ints(colour_counts(table.center)),
        bag=ints(table.bag),
    )


def colour_counts(chests: tuple[Chest, ...]) -> list[int]:
    """Chests by colour."""
    counts = [0] * COLOURS
    for chest in chests:
        counts[CHEST_INDEX[chest]] += 1
    return counts


def _coins(board: Board) -> float:
    """Coins of a board: those known, and the mean for each hidden tile."""
    return float(sum(OPPONENT_TILE if tile is None else tile for tile in board.tiles))


def hidden_tiles(table: Table) -> tuple[int, ...]:
    """By seat, the number of tiles whose value is hidden."""
    return tuple(sum(tile is None for tile in board.tiles) for board in table.boards)


def exact_sets(tortuga: Ints, held: Ints) -> Floats:
    """(rows, seats): sets by the rules, with the whites in Tortuga only (R79)."""
    index = held @ STRIDES - held[..., 3] + tortuga[..., 3]
    return SETS.take(index)


def softmax(scores: Floats) -> Floats:
    """Shares that add up to 1 along the last axis, that of the seats."""
    raised = np.exp(scores - across(np.maximum, scores))
    equity: Floats = raised / across(np.add, raised)
    return equity


def across(combine: np.ufunc, values: Any, axis: int = -1) -> Any:
    """All seats combined in order, their axis kept; faster than a reduction of so short an axis."""
    return np.expand_dims(functools.reduce(combine, np.moveaxis(values, axis, 0)), axis)
