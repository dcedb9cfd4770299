"""A choice that is made part by part, on the table or in the tray (see `parts`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from typing_extensions import override

from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.base import PirateChooser
from tortuga.app.games.tortuga1667.decisions.desk import PirateDesk
from tortuga.app.games.tortuga1667.decisions.keys import digit
from tortuga.app.games.tortuga1667.decisions.parts import HEADS, Kind, Part, parts_of
from tortuga.app.games.tortuga1667.palette import HOLDERS
from tortuga.app.games.tortuga1667.seen.shown import TableMarks
from tortuga.app.games.tortuga1667.table.pawns import aboard
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import Target
from tortuga.app.table.marks import Marks, Spot
from tortuga.games.tortuga1667.commands import Command
from tortuga.kernel.errors import Notice

_CHART = "at"
"""Before the id of a part that is picked on the chart; in the tray it has the bare one."""
_FACE = "face"
"""A person that is picked in the roster."""


class StepsChooser(PirateChooser):
    """A decision made of parts; parts that follow from the picked ones count as picked, too.

    Args:
        desk: the view it is made from.
        choices: what is chosen from; by default every command but table talk.
    """

    fields: tuple[str, ...] = ("picked",)

    def __init__(self, desk: PirateDesk, choices: Sequence[Command] | None = None) -> None:
        super().__init__(desk, choices)
        self.picked: tuple[Part, ...] = ()
        self._parts = {command: parts_of(command, desk.table, desk.seat) for command in self.choices}
        self._parts = {command: parts for command, parts in self._parts.items() if parts}
        self._known = {part.id: part for parts in self._parts.values() for part in parts}

    # ------------------------------------------------------------------ what follows from what is picked
    def fitting(self, picked: Sequence[Part]) -> list[Command]:
        """The commands that have all these parts."""
        wanted = set(picked)
        return [command for command, parts in self._parts.items() if wanted <= set(parts)]

    @property
    def whole(self) -> tuple[Part, ...]:
        """The picked parts, and those that every command has that they fit."""
        fitting = self.fitting(self.picked)
        if not fitting:
            return self.picked
        first, *others = (self._parts[command] for command in fitting)
        sure = [part for part in first if all(part in parts for parts in others)]
        return (*self.picked, *(part for part in sure if part not in self.picked))

    @property
    def head(self) -> Part | None:
        """What kind of choice it is to be, if there are several."""
        return next((part for part in self.whole if part.kind in HEADS), None)

    def of(self, kind: Kind) -> tuple[int, ...]:
        """The picked parts of a kind, rising."""
        return tuple(sorted(part.at for part in self.whole if part.kind == kind))

    def one(self, kind: Kind) -> int | None:
        """The only picked part of a kind."""
        picked = self.of(kind)
        return picked[0] if picked else None

    @property
    def demand(self) -> Kind:
        """What is asked for now: the digits mean that. Once all is picked, what was asked last."""
        whole = self.whole
        parts = self._parts[self.fitting(whole)[0]]
        lacking = (part.kind for part in parts if self._lacks(part.kind, parts, whole))
        return next(lacking, parts[-1].kind)

    @staticmethod
    def _lacks(kind: Kind, parts: Sequence[Part], whole: Sequence[Part]) -> bool:
        return sum(part.kind == kind for part in whole) < sum(part.kind == kind for part in parts)

    def open(self) -> tuple[Part, ...]:
        """Everything that could be a part of this kind of choice, heads aside."""
        head = self.head
        commands = self.fitting((head,) if head is not None else ())
        open_parts = dict.fromkeys(part for command in commands for part in self._parts[command])
        return tuple(sorted(part for part in open_parts if part.kind not in HEADS))

    # ------------------------------------------------------------------ the chooser
    @override
    def pick(self, id: str) -> Notice | None:
        kind, *at = id_parts(id)
        if kind == _CHART:
            kind, *at = at
        bare = "-".join(("pawn" if kind == _FACE else kind, *at))
        part = self._known.get(bare)
        if part is None:
            return self.barred(bare)
        if part in self.picked:
            rest = () if part.kind in HEADS else tuple(other for other in self.picked if other != part)
            self.picked = rest
        else:
            self.picked = (part,) if part.kind in HEADS else (*self._beside(part), part)
        return None

    def _beside(self, part: Part) -> tuple[Part, ...]:
        """What stays picked when this part is: of one kind the oldest goes first."""
        keep = list(self.picked)
        order = sorted(keep, key=lambda other: (other.kind != part.kind, other.kind in HEADS))
        while keep and not self.fitting((*keep, part)):
            keep.remove(order.pop(0))
        return tuple(keep)

    def barred(self, id: str) -> Notice:  # noqa: ARG002
        """Why something is no part of any choice."""
        return self.missing()

    def lacking(self) -> Notice:
        """What is asked for, as a reminder; of places, whose keys stand nowhere on the table, with these."""
        if self.demand != "place":
            return Notice(f"missing-{self.demand}")
        places = tuple(part for part in self.open() if part.kind == "place")
        args: dict[str, str | int] = {"count": len(places)}
        for number, part in enumerate(places, start=1):
            args |= {f"place-{number}": self.label(part), f"key-place-{number}": digit(part.digit)}
        return Notice("missing-place", args)

    @override
    def command(self) -> Command | None:
        whole = set(self.whole)
        return next((command for command, parts in self._parts.items() if set(parts) == whole), None)

    @override
    def clear(self) -> None:
        self.picked = ()

    @override
    def show(self, command: Command) -> None:
        self.picked = self._parts.get(command, ())

    @override
    def targets(self) -> Sequence[Target]:
        return [*self.tiles(), *self.on_chart()]

    def on_chart(self) -> Iterator[Target]:
        """The same things where they are on the table; persons in the roster, too."""
        keyed, demand = {target.id for target in self.tiles()}, self.demand
        for part in self.open():
            key = digit(part.digit) if part.kind == demand and part.id not in keyed else None
            if part.spot is not None:
                label, known = self.label(part), self.known(part)
                box = aboard(self.desk.table.board, part.at) if part.kind == "pawn" else None
                tip = self.tip_of(part)
                yield Target(f"{_CHART}-{part.id}", label, part.spot, box, key, tip, heard=known)
            if part.kind == "pawn":
                yield Target(f"{_FACE}-{part.at}", self.label(part), Spot("board", part.at))

    def tiles(self) -> list[Target]:
        """What is asked for, in the tray."""
        if self.beside:
            return []
        asked = self.asked_parts()
        return [
            Target(part.id, self.label(part), box=box, key=digit(part.digit), heard=self.known(part))
            for part, box in zip(asked, tray.boxes(len(asked)), strict=True)
        ]

    def asked_parts(self) -> tuple[Part, ...]:
        """The parts of the kind that is asked for."""
        demand = self.demand
        if demand == "stand":
            place = self.one("place")
            return tuple(part for part in self.open() if part.kind == demand and part.standing[0] == place)
        return tuple(part for part in self.open() if part.kind == demand)

    def label(self, part: Part) -> str:
        """What a part is called."""
        names = self.desk.names
        match part.kind:
            case "card":
                return names.slot(part.at)
            case "pawn":
                return self.desk.name(part.at)
            case "place":
                return names.place(part.at)
            case "stand":
                place, position = part.standing
                return self.say("do-stand", number=position + 1, place=names.place(place))
            case "from" if part.at < 0:
                return self.say("place-galleon")
            case "hold" | "from":
                return self.hold(part.at)
            case "leave":
                return self.say("do-leave")
            case _:
                return self.say(f"do-{part.kind}-{part.at}")

    def known(self, part: Part) -> str:
        """What the seat knows of a card of the row; "" of all else."""
        card = self.desk.table.row[part.at] if part.kind == "card" and not self.closed else None
        return self.desk.names.event(card) if card else ""

    def tip_of(self, part: Part) -> str:
        """What a card of the row is and does, where the seat knows it; "" of all else."""
        card = self.desk.table.row[part.at] if self.known(part) else None
        if not card:
            return ""
        slot, line = self.label(part), self.say(f"event-{card}-line")
        return self.say("tip-card-known", slot=slot, event=self.known(part), line=line)

    def hold(self, at: int) -> str:
        """A hold by its number `2 * place + hold`."""
        side = HOLDERS[at % 2]
        return self.say(f"hold-{side}")

    @override
    def marks(self) -> Marks:
        chosen = frozenset(self._spots(self.whole))
        legal = frozenset(self._spots(self.open())) - chosen
        return TableMarks(legal=legal, chosen=chosen, numbered=frozenset(self._spots(self.asked_parts())))

    @staticmethod
    def _spots(parts: Sequence[Part]) -> Iterator[Spot]:
        for part in parts:
            if part.spot is not None:
                yield part.spot
            if part.kind == "pawn":
                yield Spot("board", part.at)
