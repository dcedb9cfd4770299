"""What every decision of this game is made from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from tortuga.app.games.tortuga1667.words.naming import Naming
from tortuga.app.table.chooser import Desk
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga1667.board import Board
from tortuga.games.tortuga1667.commands import Command
from tortuga.games.tortuga1667.commands import Say as Said
from tortuga.games.tortuga1667.legal import to_act
from tortuga.games.tortuga1667.state import Table, View
from tortuga.kernel.errors import Notice
from tortuga.kernel.players import SeatSpec


class PirateDesk:
    """A desk with what the decisions of this game need besides.

    Args:
        desk: the house's, of one seat.
    """

    def __init__(self, desk: Desk[View, Command]) -> None:
        self._desk = desk
        self.seat: int = desk.seat
        self.view: View = desk.view
        self.seats: tuple[SeatSpec, ...] = desk.seats
        self.say: Say = desk.say

    @cached_property
    def names(self) -> Naming:
        """What things are called."""
        return Naming(self.say, self.seats)

    @property
    def table(self) -> Table:
        """The table as the seat sees it."""
        return self.view.table

    @property
    def board(self) -> Board:
        """Pawns and treasure."""
        return self.view.table.board

    @property
    def asked(self) -> bool:
        """Whether the game waits for this seat; else it may only say something."""
        return self.seat in to_act(self.table)

    @property
    def place(self) -> int:
        """Where one's own pawn stands."""
        return self.board.place(self.seat)

    def name(self, seat: int) -> str:
        """Name of a player."""
        return self.seats[seat].name

    def legal(self) -> Sequence[Command]:
        """All commands the seat may give."""
        return self._desk.legal()

    def refusal(self, command: Command) -> Notice | None:
        """Why the rules do not allow a command, with the name of the seat it is about; None when they do."""
        notice = self._desk.refusal(command)
        return None if notice is None else self.named(notice)

    def named(self, notice: Notice) -> Notice:
        """The same with the name of the seat that it speaks of."""
        if not isinstance(seat := notice.args.get("seat"), int):
            return notice
        return Notice(notice.id, {**notice.args, "seat": self.name(seat - 1)})


def choices_of(commands: Sequence[Command]) -> tuple[Command, ...]:
    """The commands that decide something: all but table talk."""
    return tuple(command for command in commands if not isinstance(command, Said))
