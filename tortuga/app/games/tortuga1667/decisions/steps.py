"""A choice made of parts, which are picked one after the other on the table or in the tray.

Viewing IV and V means the action and two cards; a rescue, a person and a ship. A part is picked by its place
on the table, by its tile in the tray, or by its digit: cards I-V 1-5, persons their seat, holds 1 British
2 French, ships and rowboats 1 Dutchman 2 Jolly Roger, Tortuga 3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from typing_extensions import override

from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.base import PirateChooser, PirateDesk
from tortuga.app.games.tortuga1667.palette import HOLDERS
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import TableMarks
from tortuga.app.games.tortuga1667.table.pawns import aboard
from tortuga.app.games.tortuga1667.words.naming import ACTIONS
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import Target
from tortuga.app.table.marks import Marks, Spot
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.commands import Command
from tortuga.games.tortuga1667.pieces import SHIPS
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.errors import Notice

Kind: TypeAlias = Literal[
    "act",  # one of the nine actions, 9 = a saved letter
    "way",  # Letter of Marque: 0 rescue, 1 swap, 2 keep
    "card",  # of the row
    "pawn",  # a person
    "place",  # ship, Tortuga or rowboat
    "stand",  # a free place in a line: 16 * place + position
    "from",  # where a treasure comes from: -1 the Galleon, else as `hold`
    "hold",  # 2 * place + hold
    "leave",  # nothing is taken
    "use",  # a map
    "keep",
]
HEADS: Final[frozenset[Kind]] = frozenset({"act", "way", "leave", "use", "keep"})
"""Parts that say what kind of choice it is; picking one begins again."""
ACTS: Final = (*ACTIONS, "rescue")
"""Names of what can be done in a turn, as ends of text ids."""
RESCUE: Final = 9
_LINE: Final = 16


class Part(NamedTuple):
    """One thing that is picked."""

    kind: Kind
    at: int = 0

    @property
    def id(self) -> str:
        """Id of its target in the tray."""
        return f"{self.kind}-{self.at}"

    @property
    def digit(self) -> int:
        """The digit that picks it while its kind is asked for."""
        match self.kind:
            case "act":
                return (self.at + 1) % 10
            case "hold" | "from":
                return max(0, self.at) % 2 + 1
            case "place":
                return spots.PLACE_DIGIT[self.at]
            case "stand":
                return self.standing[1] + 1
            case "leave":
                return 0
            case _:
                return self.at + 1

    @property
    def standing(self) -> tuple[int, int]:
        """For a `stand`: the place, and the position in its line."""
        return divmod(self.at, _LINE)

    @property
    def spot(self) -> Spot | None:
        """Where it is on the table; None if it is not a thing there."""
        match self.kind:
            case "card":
                return spots.card(self.at)
            case "pawn":
                return spots.pawn(self.at)
            case "place":
                return spots.going(self.at)
            case "stand":
                return spots.stand(*self.standing)
            case "from" if self.at < 0:
                return Spot("galleon")
            case "from" | "hold":
                return Spot("hold", index=self.at)
            case _:
                return None


_HEAD: Final[dict[type, Part]] = {
    **{action: Part("act", at) for at, action in enumerate(get_args(cmd.Act))},
    cmd.SwapVote: Part("way", 1),
    cmd.KeepLetter: Part("way", 2),
    cmd.LeaveTreasure: Part("leave"),
    cmd.UseMap: Part("use"),
    cmd.KeepMap: Part("keep"),
}


def parts_of(command: cmd.Command, table: Table, seat: int) -> tuple[Part, ...]:
    """The parts of a choice, in the order in which they are asked; () for a choice made in another way."""
    head = _HEAD.get(type(command))
    details = _details(command, table, seat)
    return details if head is None else (head, *details)


def _details(command: cmd.Command, table: Table, seat: int) -> tuple[Part, ...]:
    match command:
        case cmd.LookAt((first, second)):
            return Part("card", first), Part("card", second)
        case cmd.Force(target, (first, second)):
            return Part("card", first), Part("card", second), Part("pawn", target)
        case cmd.Reveal(card) | cmd.Pick(card):
            return (Part("card", card),)
        case cmd.Row(place) | cmd.BlowUp(place):
            return (Part("place", place),)
        case cmd.Sneak(hold) | cmd.PlaceTreasure(hold):
            return (Part("hold", 2 * table.board.place(seat) + hold),)
        case cmd.Rescue(target, place):
            head = Part("act", RESCUE) if table.stage == "act" else Part("way", 0)
            return head, Part("pawn", target), Part("place", place)
        case cmd.TakePlace(place, position):
            return Part("place", place), Part("stand", _LINE * place + position)
        case cmd.TakeTreasure(source, hold):
            ship = table.call.place if table.call is not None else SHIPS[0]
            origin = -1 if source < 0 else 2 * (1 - ship) + source
            return Part("from", origin), Part("hold", 2 * ship + hold)
        case cmd.Maroon(seat) | cmd.Shoot(seat) | cmd.Give(seat) | cmd.Infect(seat) | cmd.Climb(seat):
            return (Part("pawn", seat),)
    return ()


_CHART = "at"
"""Before the id of a part that is picked on the chart; in the tray it has the bare one."""
_FACE = "face"
"""A person that is picked in the roster."""


class StepsChooser(PirateChooser):
    """A decision made of parts; parts that follow from the picked ones count as picked, too."""

    fields: tuple[str, ...] = ("picked",)

    def __init__(self, desk: PirateDesk) -> None:
        super().__init__(desk)
        self.picked: tuple[Part, ...] = ()
        made_of = ((command, parts_of(command, desk.table, desk.seat)) for command in self.choices)
        self._parts = {command: parts for command, parts in made_of if parts}
        self._wholes: dict[tuple[Part, ...], tuple[Part, ...]] = {}
        """By picked parts, what follows from them."""
        self._parts_by_id = {part.id: part for parts in self._parts.values() for part in parts}

    # ------------------------------------------------------------------ what follows from what is picked
    def fitting(self, picked: Sequence[Part]) -> list[Command]:
        """The commands that have all these parts."""
        wanted = set(picked)
        return [command for command, parts in self._parts.items() if wanted.issubset(parts)]

    @property
    def whole(self) -> tuple[Part, ...]:
        """The picked parts, and those shared by every command that is still possible."""
        if self.picked not in self._wholes:
            self._wholes[self.picked] = self._whole()
        return self._wholes[self.picked]

    def _whole(self) -> tuple[Part, ...]:
        fitting = self.fitting(self.picked)
        if not fitting:
            return self.picked
        first, *others = (self._parts[command] for command in fitting)
        sure = [part for part in first if all(part in parts for parts in others)]
        return (*self.picked, *(part for part in sure if part not in self.picked))

    @property
    def head(self) -> Part | None:
        """The part that says what kind of choice it is, if there are several kinds."""
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
        """The kind that is asked for now and picked by digits; once all is picked, the last one."""
        whole = self.whole
        parts = self._parts[self.fitting(whole)[0]]
        picked, needed = (Counter(part.kind for part in each) for each in (whole, parts))
        return next((part.kind for part in parts if picked[part.kind] < needed[part.kind]), parts[-1].kind)

    def open(self) -> tuple[Part, ...]:
        """Every part that could be picked for this kind of choice, without heads."""
        head = self.head
        commands = self.fitting((head,) if head is not None else ())
        open_parts = {part for command in commands for part in self._parts[command]}
        return tuple(sorted(part for part in open_parts if part.kind not in HEADS))

    # ------------------------------------------------------------------ the chooser
    @override
    def pick(self, id: str) -> Notice | None:
        kind, *at = id_parts(id)
        if kind == _CHART:
            kind, *at = at
        bare = "-".join(("pawn" if kind == _FACE else kind, *at))
        part = self._parts_by_id.get(bare)
        if part is None:
            return self.barred(bare)
        if part in self.picked:
            self.picked = () if part.kind in HEADS else tuple(each for each in self.picked if each != part)
        else:
            self.picked = (part,) if part.kind in HEADS else (*self._beside(part), part)
        return None

    def _beside(self, part: Part) -> tuple[Part, ...]:
        """The parts that stay picked when this one is, too; of one kind, the oldest is dropped."""
        keep = list(self.picked)
        order = sorted(keep, key=lambda other: (other.kind != part.kind, other.kind in HEADS))
        while keep and not self.fitting((*keep, part)):
            keep.remove(order.pop(0))
        return tuple(keep)

    def barred(self, id: str) -> Notice:  # noqa: ARG002
        """Why something cannot be picked at all."""
        return self.missing()

    def lacking(self) -> Notice:
        """A reminder of what to pick next; for places, with their keys, which the table does not show."""
        if self.demand != "place":
            return Notice(f"missing-{self.demand}")
        places = tuple(part for part in self.open() if part.kind == "place")
        args: dict[str, str | int] = {"count": len(places)}
        for number, part in enumerate(places, start=1):
            args |= {f"place-{number}": self.label(part), f"key-place-{number}": tray.digit(part.digit)}
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
        """Targets of the same parts on the table; of persons in the roster, too."""
        keyed, demand = {target.id for target in self.tiles()}, self.demand
        for part in self.open():
            key = tray.digit(part.digit) if part.kind == demand and part.id not in keyed else None
            if part.spot is not None:
                label, known = self.label(part), self.known(part)
                box = aboard(self.desk.table.board, part.at) if part.kind == "pawn" else None
                tip = self.tip_of(part)
                yield Target(f"{_CHART}-{part.id}", label, part.spot, box, key, tip, heard=known)
            if part.kind == "pawn":
                yield Target(f"{_FACE}-{part.at}", self.label(part), Spot("board", part.at))

    def tiles(self) -> list[Target]:
        """The question, as the tray shows it."""
        if self.beside:
            return []
        parts = self.asked_parts()
        return [
            Target(part.id, self.label(part), box=box, key=tray.digit(part.digit), heard=self.known(part))
            for part, box in zip(parts, tray.boxes(len(parts)), strict=True)
        ]

    def asked_parts(self) -> tuple[Part, ...]:
        """The parts of the kind that is asked for."""
        demand, place = self.demand, self.one("place")
        parts = tuple(part for part in self.open() if part.kind == demand)
        return tuple(part for part in parts if part.standing[0] == place) if demand == "stand" else parts

    def label(self, part: Part) -> str:
        """The name of a part."""
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
                return self.say(f"hold-{HOLDERS[part.at % 2]}")
            case "leave":
                return self.say("do-leave")
            case _:
                return self.say(f"do-{part.kind}-{part.at}")

    def known(self, part: Part) -> str:
        """The name of a card of the row that the seat has viewed; "" of anything else."""
        card = self.desk.table.row[part.at] if part.kind == "card" and not self.closed else None
        return self.desk.names.event(card) if card else ""

    def slot(self, card: int) -> str:
        """A card of the row by its place, and by its name where the seat knows it."""
        slot, known = self.desk.names.slot(card), self.known(Part("card", card))
        return f"{slot} ({known})" if known else slot

    def reveals(self, card: int) -> str:
        """The effect of turning over a card that the seat has viewed; "" for any other card."""
        if not self.known(Part("card", card)):
            return ""
        line = self.say(f"event-{self.desk.table.row[card]}-line")
        return self.say("does-reveal-known", card=self.slot(card), line=line)

    def tip_of(self, part: Part) -> str:
        """What a card of the row is and does if the seat has viewed it; "" of anything else."""
        card = self.desk.table.row[part.at] if self.known(part) else None
        if not card:
            return ""
        slot, line = self.label(part), self.say(f"event-{card}-line")
        return self.say("tip-card-known", slot=slot, event=self.known(part), line=line)

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
