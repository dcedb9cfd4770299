"""What all choosers of this game have in common, and the chooser of a seat that only listens."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property

from msgspec.structs import replace
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.palette import ICON, symbol
from tortuga.app.games.tortuga1667.words.naming import Naming, last_actions
from tortuga.app.table.chooser import Chooser, Desk, PrimaryButton, Target
from tortuga.app.table.marks import Banner, Meaning, Status
from tortuga.app.table.ui.anygame import Say
from tortuga.games.tortuga1667.board import Board, moved
from tortuga.games.tortuga1667.commands import Command
from tortuga.games.tortuga1667.commands import Say as Said
from tortuga.games.tortuga1667.consequences import cursed, may_answer
from tortuga.games.tortuga1667.pieces import MAPS, Cause
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import Stage, Table, View
from tortuga.kernel.errors import Notice, Refusal
from tortuga.kernel.players import SeatSpec


class PirateDesk:
    """A desk with everything else that decisions of this game need.

    Args:
        desk: of one seat, as every game has it.
        stage: that of the table once a question that changes nothing else has passed.
    """

    def __init__(self, desk: Desk[View, Command], stage: Stage | None = None) -> None:
        table = desk.view.table
        self.table: Table = table if stage is None else replace(table, stage=stage)
        self.view: View = replace(desk.view, table=self.table)
        self.legal = desk.legal
        self.seat: int = desk.seat
        self.board: Board = self.table.board
        self.seats: tuple[SeatSpec, ...] = desk.seats
        self.say: Say = desk.say
        self.names = Naming(self.say, self.seats)
        self.choices = choices_of(RULES.legal(self.table, self.seat))

    @property
    def place(self) -> int:
        """Where one's own pawn stands."""
        return self.board.place(self.seat)

    def name(self, seat: int) -> str:
        """Name of a player."""
        return self.seats[seat].name

    def refusal(self, command: Command) -> Notice | None:
        """Why the rules do not allow a command, with the name of the seat it is about; None when they do."""
        try:
            RULES.decide(self.table, self.seat, command)
        except Refusal as refusal:
            args = dict(refusal.arguments)
            if isinstance(seat := args.get("seat"), int):
                args["seat"] = self.name(seat - 1)
            return Notice(refusal.id, args)
        return None

    def curse(self, seat: int, place: int) -> str:
        """What Albatrosses do once a pawn has come to a place (T55); "" for nothing."""
        struck = cursed(self.table, moved(self.board, seat, place))
        return self.say("does-albatrosses") if struck else ""

    def answers(self, target: int, cause: Cause) -> str:
        """Which maps of the marooned player may answer; "" for none. All of this is public."""
        maps = [self.names.event(MAPS[at]) for at in may_answer(self.table, target, cause)]
        return self.say("does-answer", maps=", ".join(maps)) if maps else ""


def choices_of(commands: Sequence[Command]) -> tuple[Command, ...]:
    """The commands that decide something: all but table talk."""
    return tuple(command for command in commands if not isinstance(command, Said))


class PirateChooser(Chooser[Command]):
    """A decision of this game; its meaning stands on the parchment beside the tray.

    Args:
        desk: the view it is made from, and the choices.
    """

    # they do not change while a choice is made
    forced = False
    single = True
    advisable = True

    def __init__(self, desk: PirateDesk) -> None:
        super().__init__(desk)
        self.desk: PirateDesk = desk
        self.choices = desk.choices
        self.forced = len(self.choices) == 1

    @property
    def stage(self) -> str:
        """Stage of the game, as an end of text ids."""
        return self.desk.table.stage

    @abstractmethod
    def meaning(self) -> Meaning:
        """What the pending selection does, or what can be chosen."""

    @abstractmethod
    def show(self, command: Command) -> None:
        """Make the pending selection that leads to this command."""

    @abstractmethod
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        """The inside of the tray; the parchment is painted already."""

    @property
    @override
    def means(self) -> Meaning | None:
        return self.meaning()

    @override
    def heard(self) -> Iterable[str]:
        """The words on the parchment."""
        return () if self.means is None else (self.means.text,)

    @override
    def status(self) -> Status:
        """One's own row of the roster has rank and place already; for one's last act the symbol is enough."""
        return self._status

    @cached_property
    def _status(self) -> Status:
        last = last_actions(self.desk.table, self.desk.say).get(self.desk.seat)
        return Status("", None if last is None else symbol(last[1]))

    @override
    def propose(self, command: Command) -> None:
        self.clear()
        self.show(command)

    @property
    def beside(self) -> bool:
        """Whether the vote panel covers the tray, which leaves the chooser only the parchment at the side."""
        table = self.desk.table
        return table.call is not None and table.stage in ("jump", "ballot")

    @override
    def tray(self, canvas: Canvas, hot: str | None) -> None:
        tray.parchment(canvas, self.meaning())
        self.paint(canvas, hot)


class ListeningChooser(PirateChooser):
    """Others decide; the seat can only talk meanwhile."""

    kind = "listen"
    fields = ()
    calls = False
    advisable = False
    means = None  # the banner says it

    @override
    def banner(self) -> Banner:
        return Banner(ICON["wait"], *self.meaning())

    @override
    def meaning(self) -> Meaning:
        return Meaning(self.say("do-listen-title"), self.say("do-listen"))

    @override
    def button(self) -> PrimaryButton:
        return PrimaryButton(self.say("table-waiting"), ICON["wait"], False)

    @override
    def targets(self) -> Sequence[Target]:
        return ()

    @override
    def pick(self, id: str) -> Notice | None:
        return None

    @override
    def command(self) -> Command | None:
        return None

    @override
    def clear(self) -> None:
        pass

    @override
    def show(self, command: Command) -> None:
        pass

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        pass
