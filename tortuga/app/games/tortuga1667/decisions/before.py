"""Atlantis before one's own turn: no question of its own, but a button beside the actions (T59 a)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as changed
from functools import cached_property
from typing import Final

from msgspec.structs import replace
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.act import ActChooser
from tortuga.app.games.tortuga1667.decisions.acts import curse
from tortuga.app.games.tortuga1667.decisions.desk import PirateDesk
from tortuga.app.games.tortuga1667.decisions.parts import RESCUE
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.table.chooser import Desk, PrimaryButton, Target
from tortuga.app.table.marks import Banner, Marks, Meaning, Spot
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.errors import Notice, Refusal

_MAP: Final = "use-map"
"""The target that uses the map."""
_LEFT: Final[Box] = Box(tray.CHIP[0] - 210, tray.CHIP[1], 202, tray.CHIP[3])
"""Beside a saved letter."""


class _Onward(PirateDesk):
    """The desk as it will be when the map is kept: nothing but the question has passed."""

    def __init__(self, desk: Desk[View, cmd.Command]) -> None:
        super().__init__(desk)
        self.view = replace(desk.view, table=replace(desk.view.table, stage="act"))

    @cached_property
    def acts(self) -> tuple[cmd.Command, ...]:
        """What may be done then, talk apart."""
        legal = RULES.legal(self.table, self.seat)
        return tuple(command for command in legal if not isinstance(command, cmd.Say))

    @override
    def refusal(self, command: cmd.Command) -> Notice | None:
        try:
            RULES.decide(self.table, self.seat, command)
        except Refusal as refusal:
            return self.named(Notice(refusal.id, refusal.arguments))
        return None


class BeforeTurnChooser(ActChooser):
    """An action that keeps the map for now (both commands are given together), or the use of the map."""

    kind = "act"
    fields = ("picked", "using", "keeping")

    def __init__(self, desk: Desk[View, cmd.Command]) -> None:
        onward = _Onward(desk)
        self.using = self.keeping = False
        super().__init__(onward, onward.acts)

    # ------------------------------------------------------------------ what is given
    @override
    def command(self) -> cmd.Command | None:
        if self.using:
            return cmd.UseMap()
        return cmd.KeepMap() if self.keeping or super().command() is not None else None

    @override
    def then(self) -> cmd.Command | None:
        """The action, once the map is kept."""
        return None if self.using or self.keeping else super().command()

    @override
    def pick(self, id: str) -> Notice | None:
        if id in (_MAP, "map"):
            self.using, self.keeping, self.picked = not self.using, False, ()
            return None
        self.using = self.keeping = False
        return super().pick(id)

    @override
    def clear(self) -> None:
        super().clear()
        self.using = self.keeping = False

    @override
    def show(self, command: cmd.Command) -> None:
        self.using, self.keeping = isinstance(command, cmd.UseMap), isinstance(command, cmd.KeepMap)
        super().show(command)

    # ------------------------------------------------------------------ how it looks
    @override
    def banner(self) -> Banner:
        if not self.using and not self.keeping:
            return super().banner()
        return Banner(GROUP_ICON["map"], self.desk.names.event("atlantis"), self.say("do-ready"))

    @override
    def meaning(self) -> Meaning:
        if self.using:
            return Meaning(self.desk.names.event("atlantis"), self._jump())
        if self.keeping:
            return Meaning(self.desk.names.event("atlantis"), self.say("does-keep"))
        return super().meaning()

    def _jump(self) -> str:
        ship = 1 - self.desk.place
        message = self.say("does-jump", to=self.desk.names.to(ship))
        return " ".join(filter(None, (message, curse(self.desk, self.desk.seat, ship))))

    @override
    def button(self) -> PrimaryButton:
        if self.using or self.keeping:
            kind = "use" if self.using else "keep"
            return PrimaryButton(self.say(f"do-{kind}-button"), GROUP_ICON["map"], True)
        return super().button()

    @override
    def targets(self) -> Sequence[Target]:
        label = self.say("do-atlantis-first")
        chip = Target(_MAP, label, box=self.chip_box, key="use-map", tip=self._jump())
        return [*super().targets(), chip, Target("map", label, self._spot)]

    @property
    @override
    def chip_box(self) -> Box:
        return _LEFT if self.legal_act(RESCUE) else tray.CHIP

    @property
    def _spot(self) -> Spot:
        return Spot("map", index=spots.own_maps(self.desk.table, self.desk.seat).index("atlantis"))

    @override
    def marks(self) -> Marks:
        own = frozenset({self._spot})
        if self.using:
            return Marks(chosen=own)
        marks = super().marks()
        return changed(marks, legal=marks.legal | own)

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        super().paint(canvas, hot)
        tray.side_chip(
            canvas,
            self.chip_box,
            self.say("do-atlantis-first"),
            EVENT["atlantis"].icon,
            hot == _MAP,
            self.using,
        )
