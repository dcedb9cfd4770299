"""BOARD and RAID in 2nd position: whom to weaken, and a chest of the center island (R53)."""

from __future__ import annotations

from collections.abc import Sequence

from tortuga.app.games.tortuga2014.decisions.attack import AttackChooser, digits
from tortuga.app.games.tortuga2014.decisions.desk import DiceDesk
from tortuga.app.games.tortuga2014.seen.shown import DiceMarks
from tortuga.app.table.chooser import Target
from tortuga.app.table.marks import Spot
from tortuga.games.tortuga2014.commands import Claim, Command
from tortuga.games.tortuga2014.pieces import BOARD, CHEST_INDEX, CHESTS, Chest
from tortuga.kernel.errors import Notice


class ClaimChooser(AttackChooser):
    """2nd position: weaken another player and claim a chest of the center island."""

    kind = "claim"
    fields = ("target", "claimed")

    def __init__(self, desk: DiceDesk) -> None:
        super().__init__(desk)
        self.claimed: Chest | None = None
        self._preset()

    def _preset(self) -> None:
        """What there is no choice of is chosen; where every attack is in vain, to let it be."""
        self.forfeiting = self.vain and self.may_forfeit
        center = self.desk.table.center
        self.claimed = center[0] if len(center) == 1 else None
        alone = len(self.legal_targets) == 1 and not self.forfeiting
        self.target = next(iter(self.legal_targets)) if alone else None

    @property
    def chest(self) -> Chest | None:
        """See `AttackChooser`."""
        return self.claimed

    def _instruction(self) -> str:
        if self.vain:
            return "claim-vain-board" if self.action == BOARD else "claim-vain-raid"
        if not self.desk.table.center:
            return "claim-nothing-board" if self.action == BOARD else "claim-nothing-raid"
        return "claim-board" if self.action == BOARD else "claim-raid"

    def marks(self) -> DiceMarks:
        """See `Chooser`."""
        legal = {self.area_spot(seat) for seat in self.legal_targets}
        legal |= {Spot("center", -1, CHEST_INDEX[chest]) for chest in self.desk.table.center}
        chosen: set[Spot] = set()
        if self.target is not None and not self.forfeiting:
            chosen |= {Spot("board", self.target), self.area_spot(self.target)}
        if self.claimed is not None and not self.forfeiting:
            chosen.add(Spot("center", -1, CHEST_INDEX[self.claimed]))
        return DiceMarks(
            legal=frozenset(legal - chosen),
            chosen=frozenset(chosen),
            hot_action=self.action,
            notes=self.notes(),
        )

    def targets(self) -> Sequence[Target]:
        """See `Chooser`. Digits mean what is asked: whom to attack, then which chest to claim."""
        notes, keys, whom = self.notes(), digits(), self.target is None
        found = [
            Target(
                f"area-{seat}",
                self.say(f"area-{self.area}", name=self.desk.name(seat)),
                self.area_spot(seat),
                key=next(keys) if whom and seat in self.legal_targets else None,
                heard=notes[seat].text,
            )
            for seat in self.desk.table.clockwise(tuple(range(self.desk.table.seats)))
            if seat != self.desk.seat
        ]
        for chest in self.desk.table.center:
            said = self.say("chest-of-island", chest=self.say(f"chest-{chest}"))
            index = CHEST_INDEX[chest]
            spot = Spot("center", -1, index)
            found.append(Target(f"center-{index}", said, spot, key=None if whom else next(keys), tip=said))
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

    def seen(self, hot: str | None) -> tuple[int | None, Chest | None]:
        """See `AttackChooser`."""
        if hot is not None and hot.startswith("area-") and int(hot[5:]) in self.legal_targets:
            return int(hot[5:]), self.claimed
        if hot is not None and hot.startswith("center-"):
            return self.target, CHESTS[int(hot[7:])]
        return self.target, self.claimed

    def _attack(self) -> Command | None:
        wish = Claim(self.target, self.claimed) if self.target is not None else None
        return wish if wish in self.attacks else None

    def _missing(self) -> str:
        return "missing-claim-chest" if self.target is not None else "missing-claim"

    def clear(self) -> None:
        """See `Chooser`."""
        super().clear()
        self._preset()

    def _take(self, command: Command) -> None:
        if isinstance(command, Claim):
            self.target, self.claimed = command.target, command.chest
