"""BOARD and RAID in 1st position: a chest to steal, or whom to weaken where there is none (R52-R54)."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.app.games.tortuga2014.decisions.attack import AttackChooser, digits
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.seen.shown import DiceMarks
from tortuga.app.table.chooser import Target
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.commands import Command, Steal
from tortuga.games.tortuga2014.pieces import BOARD, Chest
from tortuga.kernel.errors import Notice


class StealChooser(AttackChooser):
    """1st position: a chest of another player, or an empty area of one."""

    kind = "steal"
    fields = ("target", "position")

    def __init__(self, desk: DiceDesk) -> None:
        super().__init__(desk)
        self.position: int | None = None
        self._preset()

    def _preset(self) -> None:
        """What there is no choice of is chosen; where every attack is in vain, to let it be."""
        self.forfeiting = self.vain and self.may_forfeit
        if len(self.attacks) == 1 and not self.forfeiting:
            self._take(self.attacks[0])

    @property
    def chest(self) -> Chest | None:
        """See `AttackChooser`."""
        if self.target is None or self.position is None:
            return None
        return self.chests_of(self.target)[self.position]

    def _instruction(self) -> str:
        if self.vain:
            return "steal-vain-board" if self.action == BOARD else "steal-vain-raid"
        if all(self.takes_none(command.target) for command in self.attacks):
            return "steal-nothing-board" if self.action == BOARD else "steal-nothing-raid"
        return "steal-board" if self.action == BOARD else "steal-raid"

    def marks(self) -> DiceMarks:
        """See `Chooser`."""
        legal: set[Spot] = set()
        chosen: set[Spot] = set()
        for command in self.attacks:
            assert isinstance(command, Steal)
            legal.add(self.area_spot(command.target))
            if command.position is not None:
                legal.add(Spot(self.area, command.target, command.position))
        if self.target is not None and not self.forfeiting:
            chosen.add(Spot("board", self.target))
            chosen.add(
                self.area_spot(self.target)
                if self.position is None
                else Spot(self.area, self.target, self.position)
            )
        return DiceMarks(
            legal=frozenset(legal - chosen),
            chosen=frozenset(chosen),
            hot_action=self.action,
            notes=self.notes(),
        )

    def targets(self) -> Sequence[Target]:
        """See `Chooser`."""
        found, notes = [], self.notes()
        keys = digits()
        for seat in self.desk.table.clockwise(tuple(range(self.desk.table.seats))):
            if seat == self.desk.seat:
                continue
            # the area lies below its chests: a click beside them tells what to do
            told = self.say(f"area-{self.area}", name=self.desk.name(seat))
            note = notes[seat].text
            key = next(keys, None) if Steal(seat, None) in self.attacks else None
            found.append(Target(f"area-{seat}", told, self.area_spot(seat), key=key, tip=told, heard=note))
            for index, chest in enumerate(self.chests_of(seat)):
                said = self.say("chest-of", chest=self.say(f"chest-{chest}"), name=self.desk.name(seat))
                spot = Spot(self.area, seat, index)
                key = next(keys, None) if Steal(seat, index) in self.attacks else None
                found.append(Target(f"chest-{seat}-{index}", said, spot, key=key, tip=said, heard=note))
        return found

    def meant(self, seat: int, kind: str = "", index: int = 0) -> str:  # noqa: ARG002
        """See `Chooser`. Where but one chest lies, it is that one."""
        meant = super().meant(seat)
        return f"chest-{seat}-0" if meant and len(self.chests_of(seat)) == 1 else meant

    def pick(self, id: str) -> Notice | None:
        """See `Chooser`."""
        wish = self._wish(id)
        if wish not in self.attacks:
            if wish.position is None and wish.target in self.legal_targets:
                return self.missing()
            return self.desk.refusal(wish) or self.missing()
        self.forfeiting = False
        self.target, self.position = wish.target, wish.position
        return None

    def _missing(self) -> str:
        return "missing-steal"

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
        self._preset()

    def _take(self, command: Command) -> None:
        if isinstance(command, Steal):
            self.target, self.position = command.target, command.position
