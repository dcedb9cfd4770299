"""What every decision of the dice game is made from, and what all its choosers share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from tortuga.app.games.tortuga2014.shown import dice_on, die_letter
from tortuga.app.table.chooser import Chooser
from tortuga.app.table.marks import Status
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga2014.commands import Command, Forfeit
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, DIE_LETTERS
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Board, Table, View
from tortuga.kernel.errors import Notice, Refusal
from tortuga.kernel.players import SeatSpec

DIGITS: Final = 9
"""How many keys pick dice and chests: the digits 1 to 9."""


@dataclass(frozen=True)
class DiceDesk:
    """A `Desk` made from a view alone: a view tells what is legal.

    Args:
        board_of: the seat whose board it is; that of the view by default.
    """

    view: View
    seats: tuple[SeatSpec, ...]
    say: Say
    board_of: int | None = None

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.view.seat if self.board_of is None else self.board_of

    @property
    def table(self) -> Table:
        """The table as the seat sees it."""
        return self.view.table

    @property
    def board(self) -> Board:
        """One's own board."""
        return self.view.table.boards[self.seat]

    def name(self, seat: int) -> str:
        """Name of a captain."""
        return self.seats[seat].name

    def colour(self, seat: int | None = None) -> str:
        """Colour of a seat, the deciding one by default."""
        return self.seats[self.seat if seat is None else seat].colour

    def action(self, action: int) -> str:
        """Name of an action."""
        return self.say(f"log-action-{ACTION_NAMES[action]}")

    def letter(self, die: int, face: int) -> str:
        """The letter of the baked die that shows on `face` what this die shows there."""
        return die_letter(self.table.options.numbers, die, face)

    def total(self, action: int, added: Iterable[int]) -> int:
        """The total of an action with the dice already there and those added."""
        numbers, board = self.table.options.numbers, self.board
        dice = {*dice_on(board, action), *added}
        return sum(numbers[die][action] for die in dice) + board.bonus[action]

    def legal(self) -> tuple[Command, ...]:
        """Every command the seat may give."""
        return tuple(RULES.legal(self.table, self.seat))

    def refusal(self, command: Command) -> Notice | None:
        """Why the rules do not allow a command; None when they do."""
        try:
            RULES.decide(self.table, self.seat, command)
        except Refusal as refusal:
            return Notice(refusal.id, refusal.arguments)
        return None


class DiceChooser(Chooser[Command]):
    """What the choosers of the dice game share."""

    desk: DiceDesk
    icon = ""
    """Icon of its banner, of the ribbon, and of the button until something is chosen."""

    @override
    def status(self) -> Status:
        return Status(self.say(f"status-{self.kind}"), self.icon, "gold_l")

    @override
    def propose(self, command: Command) -> None:
        self.forfeiting = isinstance(command, Forfeit)
        if not self.forfeiting:
            self.adopt(command)

    def adopt(self, command: Command) -> None:
        """Make the pending selection that leads to this command, where it needs one."""

    @property
    def may_forfeit(self) -> bool:
        """Whether the action may be forfeited."""
        return any(isinstance(command, Forfeit) for command in self.commands)


def letters(dice: Sequence[int]) -> str:
    """Dice 0..4 as letters."""
    return "".join(DIE_LETTERS[die] for die in sorted(dice))
