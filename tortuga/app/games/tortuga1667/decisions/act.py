"""The action of a turn, one of nine, with what it asks for (T26-T35), and Atlantis before it (T59 a)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from msgspec import structs
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.base import PirateDesk
from tortuga.app.games.tortuga1667.decisions.effects import curse, effect, sample
from tortuga.app.games.tortuga1667.decisions.steps import ACTS, RESCUE, Part, StepsChooser
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, ICON
from tortuga.app.games.tortuga1667.pieces.tiles import TileState, draw_action
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import table_marks
from tortuga.app.games.tortuga1667.words.naming import HOLD_SIDES, Naming
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import Desk, PrimaryButton, Target
from tortuga.app.table.marks import Banner, Marks, Meaning, Spot
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.pieces import BOATS
from tortuga.games.tortuga1667.rules import RULES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.errors import Notice, Refusal


def situation(say: Callable[..., str], names: Naming, view: View, *, own: bool) -> Iterator[str]:
    """Who stands where, in order; the treasure of both nations; if `own`, what the seat alone knows."""
    board = view.table.board
    for place, line in enumerate(board.lines):
        if line:
            yield say("heard-line", place=names.place(place), names=names.join(line))
    for place, seat in zip(BOATS, board.boats, strict=True):
        if seat >= 0:
            yield say("heard-line", place=names.place(place), names=names.names[seat])
    for side, count in zip(HOLD_SIDES, board.totals, strict=True):
        yield say("tip-score", side=side, count=count)
    if not own:
        return
    if view.loyalty is not None:
        yield say("tip-loyalty", side=view.loyalty)
    if view.hand:
        yield say("heard-votes", votes=names.votes(view.hand))


ACTIONS: Final = 9


class ActChooser(StepsChooser):
    """The action of a turn. Illegal actions are targets, too, and say why they are not possible."""

    kind = "act"

    # ------------------------------------------------------------------ what can be done
    def legal_act(self, act: int) -> bool:
        """Whether an action is possible at all."""
        return Part("act", act).id in self._known

    def lock(self, act: int) -> Notice:
        """Why an action is not possible, as a refusal of the rules."""
        desk = self.desk
        for command in sample(act, desk.table, desk.seat):
            notice = desk.refusal(command)
            if notice is not None:
                return notice
        return Notice("refusal-nobody-else")

    def lock_words(self, act: int) -> str:
        """The same in two or three words."""
        notice = self.lock(act)
        why = notice.id.removeprefix("refusal-")
        return self.say(f"lock-{why}", **notice.args)

    @property
    def act(self) -> int | None:
        """The action that is picked."""
        return self.one("act")

    @override
    def barred(self, id: str) -> Notice:
        kind, *numbers = id_parts(id)
        return self.lock(int(numbers[0])) if kind == "act" else Notice("missing-act")

    # ------------------------------------------------------------------ the chooser
    @override
    def banner(self) -> Banner:
        if self.act is None:
            names, board, seat = self.desk.names, self.desk.board, self.desk.seat
            plain = "do-act" if names.ranked(board, seat) else "do-act-plain"
            rank, place = names.rank(board, seat), names.on(self.desk.place)
            message = self.say("do-act-late" if self.desk.table.late else plain, rank=rank, place=place)
            return Banner(ICON["captain"], self.say("do-act-title"), message[:1].upper() + message[1:])
        name = ACTS[self.act]
        step = "do-ready" if self.command() is not None else f"do-{name}-{self.demand}"
        return Banner(ICON.get(name, ICON["row"]), self.say(f"pic-act-{name}"), self.say(step))

    @override
    def meaning(self) -> Meaning:
        if self.act is None:
            return Meaning(self.say("do-act-title"), self.say("do-act-none"))
        return Meaning(self.say(f"act-{ACTS[self.act]}-does"), effect(self, self.act))

    @override
    def heard(self) -> Iterable[str]:
        """Before an action is picked, how things stand."""
        if self.act is not None:
            return super().heard()
        return situation(self.say, self.desk.names, self.desk.view, own=not self.closed)

    @override
    def button(self) -> PrimaryButton:
        if self.act is None:
            return PrimaryButton(self.say("do-act-button"), ICON["wait"], False)
        name = ACTS[self.act]
        ready = self.command() is not None
        target = self.one("pawn")
        if ready:
            label = self.say(f"do-{name}-button", name="" if target is None else self.desk.name(target))
        else:
            label = self.say(f"do-need-{self.demand}")
        return PrimaryButton(label, ICON.get(name, ICON["row"]), ready)

    @override
    def missing(self) -> Notice:
        return super().missing() if self.act is None else self.lacking()

    @override
    def targets(self) -> Sequence[Target]:
        asked = self.on_chart() if self.act is not None and self.demand != "act" else ()
        if not self._asking:
            asked = (replace(target, key=None) for target in asked)
        return [*self._bar(not self._asking), *asked]

    @property
    def _asking(self) -> bool:
        """Whether the picked action asks for something of which there is a choice: the digits mean that."""
        return self.act is not None and self.demand != "act" and len(self.asked_parts()) > 1

    @override
    def marks(self) -> Marks:
        """Nothing on the table shines that cannot be picked before there is an action."""
        if self.act is None:
            return Marks()
        marks = table_marks(super().marks())
        numbered = marks.numbered if self._asking else frozenset()
        return replace(marks, chosen=marks.chosen | {Spot("action", index=self.act)}, numbered=numbered)

    @override
    def tiles(self) -> list[Target]:
        """The bar stays where it is, what an action asks for is on the table."""
        return []

    def _bar(self, keyed: bool) -> list[Target]:
        targets = []
        for act in range(ACTIONS):
            open_ = self.legal_act(act)
            tip = self.say(f"act-{ACTS[act]}-note") if open_ else self._told(self.lock(act))
            key = tray.digit(act + 1) if keyed else None
            targets.append(
                Target(f"act-{act}", self.say(f"pic-act-{ACTS[act]}"), box=at.action(act), key=key, tip=tip)
            )
        if self.legal_act(RESCUE):
            key = tray.digit(0) if keyed else None
            targets.append(Target(f"act-{RESCUE}", self.say("pic-act-rescue"), box=tray.CHIP, key=key))
        return targets

    def _told(self, notice: Notice) -> str:
        return self.say(notice.id, **notice.args)

    @property
    def chip_box(self) -> Box | None:
        """The first choice that stands beside the line over the tiles, None for none."""
        return tray.CHIP if self.legal_act(RESCUE) else None

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        if self.legal_act(RESCUE):
            plate = "well_hot_small" if self.act == RESCUE or hot == f"act-{RESCUE}" else "well_small"
            canvas.plate(plate, tray.CHIP)
            style = Style("bold", 17, "cream")
            canvas.write(f"0  {self.say('pic-act-rescue')}", style, tray.CHIP.inset(6, 0), anchor="center")
        tray.heading(canvas, self.say("do-act-heading"), self.chip_box)
        for act in range(ACTIONS):
            open_ = self.legal_act(act)
            state: TileState = "chosen" if self.act == act else "legal" if open_ else "illegal"
            note = self.say(f"act-{ACTS[act]}-note") if open_ else self.lock_words(act)
            draw_action(
                canvas,
                act,
                self.say(f"pic-act-{ACTS[act]}"),
                ICON[ACTS[act]],
                note,
                state,
                hover=hot == f"act-{act}",
                label=not self._asking,
            )


_MAP: Final = "use-map"
"""The target that uses the map."""
_LEFT: Final[Box] = Box(tray.CHIP[0] - 210, tray.CHIP[1], 202, tray.CHIP[3])
"""Beside a saved letter."""


class _Onward(PirateDesk):
    """The desk as it will be when the map is kept: nothing but the question has passed."""

    def __init__(self, desk: Desk[View, cmd.Command]) -> None:
        super().__init__(desk)
        self.view = structs.replace(desk.view, table=structs.replace(desk.view.table, stage="act"))

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
        return replace(marks, legal=marks.legal | own)

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
