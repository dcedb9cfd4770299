"""The action of a turn, one of nine, with what it asks for (T26-T35), and Atlantis before it (T59 a)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from msgspec import structs
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667 import layout
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.base import PirateDesk
from tortuga.app.games.tortuga1667.decisions.steps import ACTS, RESCUE, Part, StepsChooser
from tortuga.app.games.tortuga1667.palette import EVENT, GROUP_ICON, ICON
from tortuga.app.games.tortuga1667.pieces.marks import TileState, draw_action
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import table_marks
from tortuga.app.games.tortuga1667.words.naming import ACTIONS, HOLD_OWNERS
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import Desk, PrimaryButton, Target
from tortuga.app.table.marks import Banner, Marks, Meaning, Spot
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.events import VoteOpened
from tortuga.games.tortuga1667.pieces import BOATS, SHIPS, TORTUGA, VoteKind
from tortuga.games.tortuga1667.state import Call, Table, View
from tortuga.games.tortuga1667.votes import open_vote
from tortuga.kernel.errors import Notice


def _sample(act: int, table: Table, seat: int) -> tuple[cmd.Command, ...]:
    """Commands of an action that is not legal; the first one that is refused says why."""
    place, other = table.board.place(seat), (seat + 1) % table.seats
    name = ACTS[act]
    if name == "row":
        ways = (place - BOATS[0],) if place in BOATS else BOATS if place == TORTUGA else (BOATS[place],)
        return tuple(cmd.Row(way) for way in ways)
    if name in ("maroon", "rescue"):
        alone = place in SHIPS and table.board.lines[place] == (seat,)
        return () if alone and not table.late else (cmd.Maroon(other),)
    others: dict[str, tuple[cmd.Command, ...]] = {
        "view": (cmd.LookAt((0, 1)),),
        "reveal": (cmd.Reveal(-1),),
        "force": (cmd.Force(other, (0, 1)),),
        "attack": (cmd.Attack(),),
        "mutiny": (cmd.Mutiny(),),
        "sneak": (cmd.Sneak(0), cmd.Sneak(1)),
        "brawl": (cmd.Brawl(),),
    }
    return others[name]


class ActChooser(StepsChooser):
    """The action of a turn. Illegal actions are targets, too, and say why they are not possible."""

    kind = "act"

    # ------------------------------------------------------------------ what can be done
    def legal_act(self, act: int) -> bool:
        """Whether an action is possible at all."""
        return Part("act", act).id in self._parts_by_id

    def lock(self, act: int) -> Notice:
        """Why an action is not possible, as a refusal of the rules."""
        desk = self.desk
        refusals = (desk.refusal(command) for command in _sample(act, desk.table, desk.seat))
        return next(filter(None, refusals), Notice("refusal-nobody-else"))

    def note(self, act: int, *, brief: bool) -> str:
        """What an action does; if it is not possible, why not: in a sentence, or in two or three words."""
        if self.legal_act(act):
            return self.say(f"act-{ACTS[act]}-note")
        lock = self.lock(act)
        if brief:
            return self.say(f"lock-{lock.id.removeprefix('refusal-')}", **lock.args)
        return self.say(lock.id, **lock.args)

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
            plain = "do-act" if names.has_rank(board, seat) else "do-act-plain"
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
        return Meaning(self.say(f"act-{ACTS[self.act]}-does"), self._effect(self.act))

    def _effect(self, act: int) -> str:
        """The effect of the action with the current picks, or the pick that is still missing."""
        desk, names = self.desk, self.desk.names
        cards, target, place, hold = self.of("card"), self.one("pawn"), self.one("place"), self.one("hold")
        slots = [self.slot(card) for card in cards]
        match ACTS[act]:
            case "view" if len(slots) == 2:
                return self.say("does-view", first=slots[0], second=slots[1])
            case "reveal" if slots:
                return self.reveals(cards[0]) or self.say("does-reveal", card=slots[0])
            case "force" if len(slots) == 2 and target is not None:
                return self.say("does-force", name=desk.name(target), first=slots[0], second=slots[1])
            case "row" if place is not None:
                message = self.say("does-row-boat" if place in BOATS else "does-row-line", to=names.to(place))
                return " ".join(filter(None, (message, desk.curse(desk.seat, place))))
            case "attack" | "mutiny" | "brawl" as kind:
                return self._vote(kind)
            case "maroon" if target is not None:
                message = self.say("does-maroon", name=desk.name(target))
                return " ".join((message, desk.answers(target, "captain")))
            case "sneak" if hold is not None:
                british, french = desk.board.totals
                step = 1 if hold % 2 else -1
                side = "british" if step > 0 else "french"
                then = {"then_british": british + step, "then_french": french - step}
                return self.say("does-sneak", side=side, british=british, french=french, **then)
            case "rescue" if target is not None and place is not None:
                message = self.say("does-rescue", name=desk.name(target), to=names.to(place))
                return " ".join(filter(None, (message, desk.curse(target, place))))
        return self.say(f"act-{ACTS[act]}-whole")

    def _vote(self, kind: VoteKind) -> str:
        """Who would give a card in a vote that this seat calls, and whom the Pirate Code makes miss it."""
        desk = self.desk
        place = TORTUGA if kind == "brawl" else desk.place
        captain = -1 if kind == "brawl" else desk.board.captain(place)
        opened = open_vote(structs.replace(desk.table, call=Call(kind, desk.seat, place, captain)))
        voters, missing = (opened.voters, opened.missing) if isinstance(opened, VoteOpened) else ((), ())
        who = desk.names.join(voters)
        message = [self.say(f"does-{kind}", names=who) if voters else self.say("does-nobody")]
        if missing:
            message.append(self.say("log-absent", names=desk.names.join(missing)))
        return " ".join((*message, self.say(f"need-{kind}")))

    @override
    def heard(self) -> Iterable[str]:
        """Before an action is picked, how things stand."""
        return tuple(self._situation()) if self.act is None else super().heard()

    def _situation(self) -> Iterator[str]:
        """Who stands where, in order; the treasure of both nations; unless `closed`, the seat's secrets."""
        say, names, board, view = self.say, self.desk.names, self.desk.board, self.desk.view
        for place, line in enumerate(board.lines):
            if line:
                yield say("heard-line", place=names.place(place), names=names.join(line))
        for place, seat in zip(BOATS, board.boats, strict=True):
            if seat >= 0:
                yield say("heard-line", place=names.place(place), names=names.names[seat])
        for side, count in zip(HOLD_OWNERS, board.totals, strict=True):
            yield say("tip-score", side=side, count=count)
        if view.loyalty is not None and not self.closed:
            yield say("tip-loyalty", side=view.loyalty)
        if view.hand and not self.closed:
            yield say("heard-votes", votes=names.votes(view.hand))

    @override
    def button(self) -> PrimaryButton:
        if self.act is None:
            return PrimaryButton(self.say("do-act-button"), ICON["wait"], False)
        name, target = ACTS[self.act], self.one("pawn")
        icon = ICON.get(name, ICON["row"])
        if self.command() is None:
            return PrimaryButton(self.say(f"do-need-{self.demand}"), icon, False)
        whom = "" if target is None else self.desk.name(target)
        return PrimaryButton(self.say(f"do-{name}-button", name=whom), icon, True)

    @override
    def missing(self) -> Notice:
        return super().missing() if self.act is None else self.lacking()

    @override
    def targets(self) -> Sequence[Target]:
        further = self.on_chart() if self.act is not None and self.demand != "act" else ()
        if not self._asking:
            further = (replace(target, key=None) for target in further)
        targets = []
        for act, name in enumerate(ACTS):
            if act == RESCUE and not self.legal_act(RESCUE):
                continue
            box, tip = (tray.CHIP, "") if act == RESCUE else (layout.action(act), self.note(act, brief=False))
            key = None if self._asking else tray.digit(Part("act", act).digit)
            targets.append(Target(f"act-{act}", self.say(f"pic-act-{name}"), box=box, key=key, tip=tip))
        return [*targets, *further]

    @property
    def _asking(self) -> bool:
        """Whether the picked action leaves something to choose, which the digits then pick."""
        return self.act is not None and self.demand != "act" and len(self.asked_parts()) > 1

    @override
    def marks(self) -> Marks:
        """Nothing shines on the table before an action is picked."""
        if self.act is None:
            return Marks()
        marks = table_marks(super().marks())
        numbered = marks.numbered if self._asking else frozenset()
        return replace(marks, chosen=marks.chosen | {Spot("action", index=self.act)}, numbered=numbered)

    @override
    def tiles(self) -> list[Target]:
        """None: the bar stays, and what an action asks for is picked on the table."""
        return []

    @property
    def chip_box(self) -> Box | None:
        """Where the first choice beside the heading is; None if there is none."""
        return tray.CHIP if self.legal_act(RESCUE) else None

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        if self.legal_act(RESCUE):
            plate = "well_hot_small" if self.act == RESCUE or hot == f"act-{RESCUE}" else "well_small"
            canvas.plate(plate, tray.CHIP)
            style = Style("bold", 17, "cream")
            canvas.write(f"0  {self.say('pic-act-rescue')}", style, tray.CHIP.inset(6, 0), anchor="center")
        tray.heading(canvas, self.say("do-act-heading"), self.chip_box)
        for act, name in enumerate(ACTIONS):
            legal: TileState = "legal" if self.legal_act(act) else "illegal"
            state = "chosen" if self.act == act else legal
            label, note = self.say(f"pic-act-{name}"), self.note(act, brief=True)
            hover, digits = hot == f"act-{act}", not self._asking
            draw_action(canvas, act, label, ICON[name], note, state, hover=hover, label=digits)


_MAP: Final = "use-map"
"""The target that uses the map."""
_LEFT: Final[Box] = Box(tray.CHIP[0] - 210, tray.CHIP[1], 202, tray.CHIP[3])
"""Beside a saved letter."""


class BeforeTurnChooser(ActChooser):
    """An action that keeps the map for now (both commands are given together), or the use of the map."""

    fields = ("picked", "alone")

    def __init__(self, desk: Desk[View, cmd.Command]) -> None:
        super().__init__(PirateDesk(desk, "act"))
        self.alone: cmd.UseMap | cmd.KeepMap | None = None
        """The command about the map, when no action follows it at once."""

    @property
    def _using(self) -> bool:
        return isinstance(self.alone, cmd.UseMap)

    # ------------------------------------------------------------------ what is given
    @override
    def command(self) -> cmd.Command | None:
        if self.alone is not None:
            return self.alone
        return None if super().command() is None else cmd.KeepMap()

    @override
    def then(self) -> cmd.Command | None:
        """The action, once the map is kept."""
        return super().command() if self.alone is None else None

    @override
    def pick(self, id: str) -> Notice | None:
        if id in (_MAP, "map"):
            self.alone, self.picked = None if self._using else cmd.UseMap(), ()
            return None
        self.alone = None
        return super().pick(id)

    @override
    def clear(self) -> None:
        super().clear()
        self.alone = None

    @override
    def show(self, command: cmd.Command) -> None:
        self.alone = command if isinstance(command, cmd.UseMap | cmd.KeepMap) else None
        super().show(command)

    # ------------------------------------------------------------------ how it looks
    @override
    def banner(self) -> Banner:
        if self.alone is None:
            return super().banner()
        return Banner(GROUP_ICON["map"], self.desk.names.event("atlantis"), self.say("do-ready"))

    @override
    def meaning(self) -> Meaning:
        if self.alone is None:
            return super().meaning()
        message = self._jump() if self._using else self.say("does-keep")
        return Meaning(self.desk.names.event("atlantis"), message)

    def _jump(self) -> str:
        ship = 1 - self.desk.place
        message = self.say("does-jump", to=self.desk.names.to(ship))
        return " ".join(filter(None, (message, self.desk.curse(self.desk.seat, ship))))

    @override
    def button(self) -> PrimaryButton:
        if self.alone is None:
            return super().button()
        label = self.say("do-use-button" if self._using else "do-keep-button")
        return PrimaryButton(label, GROUP_ICON["map"], True)

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
        return spots.own_map(self.desk.table, self.desk.seat, "atlantis")

    @override
    def marks(self) -> Marks:
        own = frozenset({self._spot})
        if self._using:
            return Marks(chosen=own)
        marks = super().marks()
        return replace(marks, legal=marks.legal | own)

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        super().paint(canvas, hot)
        if self._using:
            canvas.glow(self.chip_box, 10, 1.0, 8)
        label, lit = self.say("do-atlantis-first"), self._using or hot == _MAP
        tray.chip(canvas, self.chip_box, label, EVENT["atlantis"].icon, 20, lit)
