"""The board: pawns in lines and rowboats, treasure in holds, all of it public (T6, T20-T25)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tortuga.games.tortuga1667.pieces import BOATS, CREW, DUTCHMAN, JOLLY, TORTUGA, Place


class Board(msgspec.Struct, frozen=True, gc=False):
    """Everything on the board; lines are from front to back."""

    lines: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]] = ((), (), ())
    """Pawns on the Dutchman, the Jolly Roger and Tortuga, from front to back, by seat."""
    boats: tuple[int, int] = (-1, -1)
    """Who is in the rowboat of the Dutchman and of the Jolly Roger, -1 = nobody."""
    holds: tuple[tuple[int, int], tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0), (0, 0))
    """Treasure in the British and the French hold of the Dutchman, the Jolly Roger and Tortuga."""
    galleon: int = 4
    beach: int = 2
    """Treasure on Tortuga outside the holds."""
    closed: int = -1
    """The rowboat closed by Black Powder, -1 = none (T61)."""

    def place(self, seat: int) -> Place:
        """Where a pawn stands; -1 while it is in the pouch."""
        first, second, third = self.lines
        if seat in first:
            return DUTCHMAN
        if seat in second:
            return JOLLY
        if seat in third:
            return TORTUGA
        return self.boats.index(seat) + BOATS[0] if seat in self.boats else -1

    def captain(self, ship: Place) -> int:
        """First on a ship, on Tortuga the Governor; -1 = nobody (T22)."""
        line = self.lines[ship]
        return line[0] if line else -1

    def mate(self, ship: Place) -> int:
        """Second on a ship; -1 = nobody (T22)."""
        line = self.lines[ship]
        return line[1] if len(line) > 1 else -1

    def boy(self, ship: Place) -> int:
        """Last on a ship; -1 = nobody (T22)."""
        line = self.lines[ship]
        return line[-1] if line else -1

    @property
    def governor(self) -> int:
        """First on Tortuga; -1 = nobody (T22)."""
        return self.captain(TORTUGA)

    def full(self, ship: Place) -> bool:
        """Whether a ship has no room left (T23)."""
        return len(self.lines[ship]) >= CREW

    def mates(self, seat: int) -> tuple[int, ...]:
        """Seats in the same place as this one, front to back, itself included."""
        place = self.place(seat)
        return self.lines[place] if place <= TORTUGA else (seat,)

    @property
    def totals(self) -> tuple[int, int]:
        """Treasure of the British and of the French (T71)."""
        first, second, third = self.holds
        return first[0] + second[0] + third[0], first[1] + second[1] + third[1]

    @property
    def lead(self) -> int:
        """British treasure minus French treasure."""
        british, french = self.totals
        return british - french

    def takeable(self, ship: Place) -> bool:
        """Whether an attack from this ship can take anything (T49)."""
        return self.galleon > 0 or self.holds[1 - ship] != (0, 0)


def destinations(board: Board, seat: int) -> tuple[Place, ...]:
    """Where a pawn may be rowed to: a free open rowboat, or from one to Tortuga and its ship (T30)."""
    place = board.place(seat)
    if place in BOATS:
        ship = place - BOATS[0]
        return (TORTUGA,) if len(board.lines[ship]) >= CREW else (TORTUGA, ship)
    boats = BOATS if place == TORTUGA else (BOATS[place],)
    return tuple([boat for boat in boats if boat != board.closed and board.boats[boat - BOATS[0]] < 0])


Lines = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def lines_with(lines: Lines, place: Place, line: tuple[int, ...]) -> Lines:
    """The lines with one of them replaced."""
    first, second, third = lines
    if place == 0:
        return line, second, third
    return (first, line, third) if place == 1 else (first, second, line)


def moved(board: Board, seat: int, place: Place) -> Board:
    """The board when a pawn goes to the back of a line or into a rowboat; those behind it move up (T21)."""
    origin, lines, boats = board.place(seat), board.lines, board.boats
    if 0 <= origin <= TORTUGA:
        lines = lines_with(lines, origin, tuple([other for other in lines[origin] if other != seat]))
    elif origin > TORTUGA:
        boats = (-1, boats[1]) if origin == BOATS[0] else (boats[0], -1)
    if place <= TORTUGA:
        lines = lines_with(lines, place, (*lines[place], seat))
    else:
        boats = (seat, boats[1]) if place == BOATS[0] else (boats[0], seat)
    return replace(board, lines=lines, boats=boats)


def swapped(board: Board, seat: int, other: int) -> Board:
    """The board when two pawns change places (T64)."""
    names = {seat: other, other: seat}
    first, second, third = (tuple([names.get(pawn, pawn) for pawn in line]) for line in board.lines)
    left, right = (names.get(pawn, pawn) for pawn in board.boats)
    return replace(board, lines=(first, second, third), boats=(left, right))


def stored(board: Board, place: Place, british: int, french: int) -> Board:
    """The board with treasure added to, or taken from, the holds of a place."""
    first, second, third = (
        (hold[0] + british, hold[1] + french) if at == place else hold for at, hold in enumerate(board.holds)
    )
    return replace(board, holds=(first, second, third))
