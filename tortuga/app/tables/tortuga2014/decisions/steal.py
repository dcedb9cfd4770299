"""BOARD and RAID in 1st position: a chest of another captain, or an empty area (R52)."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.app.notice import Notice
from tortuga.app.tables.tortuga2014.decisions.attack import AttackChooser
from tortuga.app.tables.tortuga2014.decisions.chooser import Desk, Target
from tortuga.app.tables.tortuga2014.marks import Marks
from tortuga.app.tables.tortuga2014.spots import Spot
from tortuga.games.tortuga2014.commands import Command, Steal
from tortuga.games.tortuga2014.pieces import BOARD, Chest


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
            told = self.say(f"area-{self.area}", name=self.desk.name(seat))
            found.append(Target(f"area-{seat}", told, self.area_spot(seat), tip=told))
            for index, chest in enumerate(self.chests_of(seat)):
                said = self.say("chest-of", chest=self.say(f"chest-{chest}"), name=self.desk.name(seat))
                found.append(Target(f"chest-{seat}-{index}", said, Spot(self.area, seat, index), tip=said))
        return found

    def pick(self, id: str) -> Notice | None:
        """See `Chooser`."""
        wish = self._wish(id)
        if wish not in self.attacks:
            if wish.position is None and wish.target in self.legal_targets:
                return Notice("missing-steal")
            return self.desk.refusal(wish) or self.missing()
        self.forfeiting = False
        self.target, self.position = wish.target, wish.position
        return None

    def seen(self, hot: str | None) -> tuple[int | None, Chest | None]:
        """See `AttackChooser`."""
        if hot is not None and (wish := self._wish(hot)) in self.attacks:
            position = wish.position
            return wish.target, None if position is None else self.chests_of(wish.target)[position]
        return self.target, self.chest

    @staticmethod
    def _wish(id: str) -> Steal:
        kind, *numbers = id.split("-")
        return Steal(int(numbers[0]), int(numbers[1]) if kind == "chest" else None)

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
