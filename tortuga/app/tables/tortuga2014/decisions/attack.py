"""BOARD and RAID: choose whom to attack and which chest to take (R52-R56, R89)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tortuga.app.notice import Notice
from tortuga.app.tables.tortuga2014.decisions import trays
from tortuga.app.tables.tortuga2014.decisions.act import place_status
from tortuga.app.tables.tortuga2014.decisions.chooser import Button, Chooser, Desk, Target
from tortuga.app.tables.tortuga2014.marks import Banner, Marks, Note, Status
from tortuga.app.tables.tortuga2014.spots import Spot
from tortuga.app.theme import FACE_ICON
from tortuga.games.tortuga2014.commands import Claim, Command, Forfeit, Steal
from tortuga.games.tortuga2014.legal import attacked_area
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, CHESTS, FIRST_BOX, Chest

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

    @property
    def target_after(self) -> int:
        """Box of the target's token afterwards."""
        return 0 if self.target is None else max(FIRST_BOX, self.box_of(self.target) - 1)

    @property
    def own_after(self) -> int:
        """Box of the own token afterwards."""
        box = self.box_of(self.desk.seat)
        return max(FIRST_BOX, box - 1) if self.target is not None and self.defends(self.target) else box

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
        token = "boat" if self.action == BOARD else "pirate"
        for seat in range(self.desk.table.seats):
            if seat == self.desk.seat:
                continue
            if seat not in self.legal_targets:
                already = self.desk.table.place == 1 and seat == self.desk.table.attacked
                said[seat] = Note(self.say("note-already" if already else "note-empty"), "tag_grey", "cancel")
            elif self.defends(seat):
                steps = self.box_of(self.desk.seat) - FIRST_BOX
                id = f"note-defends-{token}" if steps else "note-defends-in-vain"
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


class StealChooser(AttackChooser):
    """1st position: a chest of another captain, or the empty area of one."""

    kind = "steal"
    fields = ("target", "position")

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.position: int | None = None

    @property
    def chest(self) -> Chest | None:
        """See `AttackChooser`."""
        if self.target is None or self.position is None:
            return None
        return self.chests_of(self.target)[self.position]

    def _instruction(self) -> str:
        return "steal-board" if self.action == BOARD else "steal-raid"

    def marks(self) -> Marks:
        """See `Chooser`."""
        legal: set[Spot] = set()
        chosen: set[Spot] = set()
        for command in self.attacks:
            assert isinstance(command, Steal)
            legal.add(self.area_spot(command.target))
            if command.position is not None:
                legal.add(Spot(self.area, command.target, command.position))
        if self.target is not None:
            chosen.add(Spot("board", self.target))
            chosen.add(
                self.area_spot(self.target)
                if self.position is None
                else Spot(self.area, self.target, self.position)
            )
        return Marks(
            legal=frozenset(legal - chosen),
            chosen=frozenset(chosen),
            hot_action=self.action,
            notes=self.notes(),
        )

    def targets(self) -> Sequence[Target]:
        """See `Chooser`."""
        found = []
        for seat in self.desk.table.clockwise(tuple(range(self.desk.table.seats))):
            if seat == self.desk.seat:
                continue
            # the area lies below its chests: a click beside them tells what to do
            found.append(
                Target(
                    f"area-{seat}",
                    self.say(f"area-{self.area}", name=self.desk.name(seat)),
                    self.area_spot(seat),
                )
            )
            for index, chest in enumerate(self.chests_of(seat)):
                said = self.say("chest-of", chest=self.say(f"chest-{chest}"), name=self.desk.name(seat))
                found.append(Target(f"chest-{seat}-{index}", said, Spot(self.area, seat, index)))
        return found

    def pick(self, id: str) -> Notice | None:
        """See `Chooser`."""
        kind, *numbers = id.split("-")
        seat = int(numbers[0])
        position = int(numbers[1]) if kind == "chest" else None
        wish = Steal(seat, position)
        if wish not in self.attacks:
            if kind == "area" and seat in self.legal_targets:
                return Notice("missing-steal")
            return self.desk.refusal(wish) or self.missing()
        self.forfeiting = False
        self.target, self.position = seat, position
        return None

    def _attack(self) -> Command | None:
        wish = Steal(self.target, self.position) if self.target is not None else None
        return wish if wish in self.attacks else None

    def clear(self) -> None:
        """See `Chooser`."""
        super().clear()
        self.position = None

    def _take(self, command: Command) -> None:
        if isinstance(command, Steal):
            self.target, self.position = command.target, command.position


class ClaimChooser(AttackChooser):
    """2nd position: weaken another captain and claim a chest of the center island."""

    kind = "claim"
    fields = ("target", "claimed")

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.claimed: Chest | None = None
        self._preset()

    def _preset(self) -> None:
        """What there is no choice of is chosen."""
        center = self.desk.table.center
        self.claimed = center[0] if len(center) == 1 else None
        self.target = next(iter(self.legal_targets)) if len(self.legal_targets) == 1 else None

    @property
    def chest(self) -> Chest | None:
        """See `AttackChooser`."""
        return self.claimed

    def _instruction(self) -> str:
        if not self.desk.table.center:
            return "claim-nothing-board" if self.action == BOARD else "claim-nothing-raid"
        return "claim-board" if self.action == BOARD else "claim-raid"

    def marks(self) -> Marks:
        """See `Chooser`."""
        legal = {self.area_spot(seat) for seat in self.legal_targets}
        legal |= {Spot("center", -1, CHEST_INDEX[chest]) for chest in self.desk.table.center}
        chosen: set[Spot] = set()
        if self.target is not None:
            chosen |= {Spot("board", self.target), self.area_spot(self.target)}
        if self.claimed is not None:
            chosen.add(Spot("center", -1, CHEST_INDEX[self.claimed]))
        return Marks(
            legal=frozenset(legal - chosen),
            chosen=frozenset(chosen),
            hot_action=self.action,
            notes=self.notes(),
        )

    def targets(self) -> Sequence[Target]:
        """See `Chooser`."""
        found = [
            Target(
                f"area-{seat}", self.say(f"area-{self.area}", name=self.desk.name(seat)), self.area_spot(seat)
            )
            for seat in self.desk.table.clockwise(tuple(range(self.desk.table.seats)))
            if seat != self.desk.seat
        ]
        for place, chest in enumerate(self.desk.table.center):
            said = self.say("chest-of-island", chest=self.say(f"chest-{chest}"))
            index = CHEST_INDEX[chest]
            found.append(Target(f"center-{index}", said, Spot("center", -1, index), key=f"die-{place + 1}"))
        return found

    def pick(self, id: str) -> Notice | None:
        """See `Chooser`."""
        kind, number = id.split("-")
        if kind == "center":
            self.claimed = CHESTS[int(number)]
        else:
            seat = int(number)
            if seat not in self.legal_targets:
                first = self.desk.table.center
                return self.desk.refusal(Claim(seat, first[0] if first else None)) or self.missing()
            self.target = seat
        self.forfeiting = False
        return None

    def _attack(self) -> Command | None:
        wish = Claim(self.target, self.claimed) if self.target is not None else None
        return wish if wish in self.attacks else None

    def missing(self) -> Notice:
        """See `Chooser`."""
        return Notice("missing-claim-chest" if self.target is not None else "missing-claim")

    def clear(self) -> None:
        """See `Chooser`."""
        super().clear()
        self._preset()

    def _take(self, command: Command) -> None:
        if isinstance(command, Claim):
            self.target, self.claimed = command.target, command.chest
