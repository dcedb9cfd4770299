"""BOARD and RAID: what both positions share (R52-R56, R89)."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from tortuga.app.tables.tortuga2014.decisions import trays
from tortuga.app.tables.tortuga2014.decisions.act import place_status
from tortuga.app.tables.tortuga2014.decisions.chooser import Button, Chooser, Desk
from tortuga.app.tables.tortuga2014.marks import Banner, Note, Status
from tortuga.app.tables.tortuga2014.spots import Spot
from tortuga.app.theme import FACE_ICON
from tortuga.games.tortuga2014.commands import Claim, Command, Forfeit, Steal
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import BOARD, FIRST_BOX, Chest

if TYPE_CHECKING:
    from tortuga.app.canvas import Canvas


class AttackChooser(Chooser):
    """What both positions share: the target, its defence, the outcome."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.action = desk.table.action
        self.area = "fleet" if self.action == BOARD else "crew"
        self.attacks = tuple(command for command in self.commands if isinstance(command, Steal | Claim))
        self.legal_targets = frozenset(command.target for command in self.attacks)
        self.target: int | None = None

    # ------------------------------------------------------------------ outcome
    def chests_of(self, seat: int) -> tuple[Chest, ...]:
        """The area of a seat that this action attacks."""
        return attacked_area(self.desk.table.boards[seat], self.action)

    def box_of(self, seat: int) -> int:
        """Where the token stands that an attack moves."""
        board = self.desk.table.boards[seat]
        return board.boat if self.action == BOARD else board.pirate

    def defends(self, seat: int) -> bool:
        """Whether a seat has a die on this action (R55)."""
        return self.action in self.desk.table.boards[seat].dice

    @property
    @abstractmethod
    def chest(self) -> Chest | None:
        """The chest that would be taken."""

    @abstractmethod
    def seen(self, hot: str | None) -> tuple[int | None, Chest | None]:
        """Target and chest of the outcome strip: what is under the pointer, else what is chosen."""

    def target_after(self, target: int) -> int:
        """Box of the target's token after an attack."""
        return max(FIRST_BOX, self.box_of(target) - 1)

    def own_after(self, target: int) -> int:
        """Box of the own token after an attack on this target (R52)."""
        box = self.box_of(self.desk.seat)
        return max(FIRST_BOX, box - 1) if self.defends(target) else box

    # ------------------------------------------------------------------ shown
    def status(self) -> Status:
        """See `Chooser`."""
        return place_status(self.desk)

    def banner(self) -> Banner:
        """See `Chooser`."""
        return Banner(FACE_ICON[self.action], self.desk.action(self.action), self.say(self._instruction()))

    @abstractmethod
    def _instruction(self) -> str:
        """Text id of what is to be done."""

    def button(self) -> Button:
        """See `Chooser`."""
        icon = FACE_ICON[self.action]
        if self.forfeiting:
            return Button(self.say("forfeit-button"), "cancel", True)
        if self.target is None:
            return Button(self.say("attack-none-button"), icon, False)
        id = "attack-board-button" if self.action == BOARD else "attack-raid-button"
        return Button(self.say(id, name=self.desk.name(self.target)), icon, self.command() is not None)

    def notes(self) -> dict[int, Note]:
        """Defence of every target, and who is out of reach."""
        said: dict[int, Note] = {}
        for seat in range(self.desk.table.seats):
            if seat == self.desk.seat:
                continue
            if seat not in self.legal_targets:
                already = self.desk.table.place == 1 and seat == self.desk.table.attacked
                said[seat] = Note(self.say("note-already" if already else "note-empty"), "tag_grey", "cancel")
            elif self.defends(seat):
                steps = self.box_of(self.desk.seat) - FIRST_BOX
                id = "note-defends" if steps else "note-defends-in-vain"
                said[seat] = Note(self.say(id), "tag_red", "checked-shield")
            else:
                said[seat] = Note(self.say("note-does-not-defend"), "tag_green", "check-mark")
        return said

    def area_spot(self, seat: int) -> Spot:
        """The attacked area of a seat."""
        return Spot(f"area_{self.area}", seat)

    # ------------------------------------------------------------------ done
    def clear(self) -> None:
        """See `Chooser`."""
        self.forfeiting = False
        self.target = None

    def command(self) -> Command | None:
        """See `Chooser`."""
        if self.forfeiting:
            return Forfeit()
        return self._attack()

    @abstractmethod
    def _attack(self) -> Command | None:
        """The attack that is chosen, None when something is missing."""

    def tray(self, canvas: Canvas, hot: str | None) -> None:
        """See `Chooser`."""
        trays.attack(canvas, self, hot)
