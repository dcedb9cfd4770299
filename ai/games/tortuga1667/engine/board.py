"""A board that is copied and edited hundreds of times a decision: plain lists, no rules beyond moving pawns.

Lines are 0 Flying Dutchman, 1 Jolly Roger, 2 Tortuga; boat 0 joins Tortuga with ship 0, boat 1 with ship 1.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Concatenate, Final

FLYING_DUTCHMAN, JOLLY_ROGER, TORTUGA = range(3)
SHIPS: Final = (FLYING_DUTCHMAN, JOLLY_ROGER)
FULL: Final = 5
NOBODY: Final = -1


@dataclass(slots=True, eq=False)
class Board:
    """Where pawns and treasure are, and what changes how they move. Edit a copy, as `after` does."""

    seats: int
    lines: list[list[int]]
    """Pawns of FD, JR and Tortuga, front to back."""
    boats: list[int]
    """Who sits in each boat, or `NOBODY`."""
    holds: list[int]
    """FD British, FD French, JR British, JR French, Tortuga British, Tortuga French."""
    galleon: int
    outside: int
    albatross: list[int]
    cards: list[int]
    """Vote cards in hand by seat."""
    marks: int = 0
    """Bit s is set when seat s misses its next turn (Scurvy)."""
    closed: int = NOBODY
    """The boat with the explosion token, or `NOBODY`."""

    def copy(self) -> Board:
        """An independent copy."""
        return Board(
            self.seats,
            [line[:] for line in self.lines],
            self.boats[:],
            self.holds[:],
            self.galleon,
            self.outside,
            self.albatross,
            self.cards[:],
            self.marks,
            self.closed,
        )

    def after(self, edit: Callable[Concatenate[Board, ...], None], *numbers: int) -> Board:
        """A copy after an edit, as `board.after(Board.maroon, seat)`."""
        board = self.copy()
        edit(board, *numbers)
        return board

    @property
    def lead(self) -> int:
        """British less French treasure (T71)."""
        holds = self.holds
        return holds[0] + holds[2] + holds[4] - holds[1] - holds[3] - holds[5]

    def place_of(self, seat: int) -> tuple[int, int]:
        """(0 FD, 1 JR, 2 Tortuga, 3 FD boat, 4 JR boat; rank from 0 in the line)."""
        for place, line in enumerate(self.lines):
            if seat in line:
                return place, line.index(seat)
        return 3 + self.boats.index(seat), 0

    def ship_of(self, seat: int) -> int:
        """The ship a seat is on, or `NOBODY`."""
        return next((ship for ship in SHIPS if seat in self.lines[ship]), NOBODY)

    def leave(self, seat: int) -> None:
        """Take a pawn off its place; those behind move up (T21)."""
        for line in self.lines:
            if seat in line:
                line.remove(seat)
                return
        self.boats[self.boats.index(seat)] = NOBODY

    def maroon(self, seat: int) -> None:
        """To the back of Tortuga; a seat that stands there already loses a vote card (T39, T40)."""
        if seat in self.lines[TORTUGA]:
            self.cards[seat] = max(0, self.cards[seat] - 1)
        self.leave(seat)
        self.lines[TORTUGA].append(seat)

    def board(self, seat: int, place: int) -> None:
        """To the back of a ship or of Tortuga, with what two Albatrosses do (T55)."""
        self.leave(seat)
        self.lines[place].append(seat)
        self.sink(place)

    def row(self, seat: int, boat: int) -> None:
        """Into a free boat."""
        self.leave(seat)
        self.boats[boat] = seat

    def sink(self, ship: int) -> None:
        """Maroon everybody on a ship with two Albatrosses, cabin boy first (T43)."""
        if ship == TORTUGA or sum(self.albatross[seat] for seat in self.lines[ship]) < 2:
            return
        self.lines[TORTUGA].extend(reversed(self.lines[ship]))
        self.lines[ship] = []

    def gain_albatross(self, seat: int) -> None:
        """One more Albatross lies before a seat."""
        self.albatross = [number + (owner == seat) for owner, number in enumerate(self.albatross)]
        if (ship := self.ship_of(seat)) != NOBODY:
            self.sink(ship)

    def swap(self, a: int, b: int) -> None:
        """Two pawns change places (T64); `a` is the revealer, whose ship is looked at first."""
        if a == b:
            return
        for line in self.lines:
            line[:] = [b if seat == a else a if seat == b else seat for seat in line]
        self.boats = [b if seat == a else a if seat == b else seat for seat in self.boats]
        for ship in (self.ship_of(a), self.ship_of(b)):
            if ship != NOBODY:
                self.sink(ship)

    def close(self, boat: int) -> None:
        """The explosion token on a boat; a player in it is marooned (T61)."""
        self.closed = boat
        if self.boats[boat] != NOBODY:
            self.maroon(self.boats[boat])

    def storm(self, seat: int) -> None:
        """All treasure of the place goes back to the Galleon, or out of the holds (T68)."""
        place = self.place_of(seat)[0]
        if place in SHIPS:
            self.galleon += self.holds[2 * place] + self.holds[2 * place + 1]
            self.holds[2 * place] = self.holds[2 * place + 1] = 0
        elif place == TORTUGA:
            self.outside += self.holds[4] + self.holds[5]
            self.holds[4] = self.holds[5] = 0

    def scurvy(self, seat: int) -> None:
        """Everybody of the place misses a turn (T67); in a boat, the revealer."""
        place = self.place_of(seat)[0]
        for struck in self.lines[place] if place <= TORTUGA else [seat]:
            self.marks |= 1 << struck

    def take(self, ship: int, source: int, hold: int) -> None:
        """A token from the Galleon (`source` -1) or a hold, into a hold of a ship (T48)."""
        if source < 0:
            self.galleon -= 1
        else:
            self.holds[source] -= 1
        self.holds[2 * ship + hold] += 1

    def sneak(self, ship: int, to: int) -> None:
        """A token of a ship to the other hold (T35)."""
        self.holds[2 * ship + to] += 1
        self.holds[2 * ship + 1 - to] -= 1

    def brawl(self, british: int) -> None:
        """Both treasures of Tortuga: 2, 1 or 0 of them into the British hold (T51)."""
        self.holds[4], self.holds[5], self.outside = british, 2 - british, 0
