"""Crow's Nest: a new hand put together from the twelve kinds of vote cards (T63)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.base import PirateChooser
from tortuga.app.games.tortuga1667.decisions.desk import PirateDesk
from tortuga.app.games.tortuga1667.decisions.keys import digit
from tortuga.app.games.tortuga1667.palette import EVENT
from tortuga.app.games.tortuga1667.pieces.votes import vote_front
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Meaning
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.legal import in_order
from tortuga.games.tortuga1667.pieces import VOTE_KINDS
from tortuga.kernel.errors import Notice

_ICON = EVENT["nest"].icon
_COLUMNS = 6


class NestChooser(PirateChooser):
    """A pick adds a card of its kind; once there are no more, all of that kind go back."""

    kind = "nest"
    fields = ("chosen",)
    lone = False

    def __init__(self, desk: PirateDesk) -> None:
        super().__init__(desk)
        self.chosen: tuple[str, ...] = ()
        table = desk.table
        assert table.turned is not None, "a hand is exchanged"
        self.target = table.turned.target
        self.size = len(table.hands[self.target])
        self.pool = Counter(card for card in table.pool if card is not None)
        self.kinds = tuple(kind for kind in VOTE_KINDS if self.pool[kind])

    @override
    def banner(self) -> Banner:
        message = self.say("do-search", name=self.desk.name(self.target), count=self.size)
        return Banner(_ICON, self.desk.names.event("nest"), message)

    @override
    def meaning(self) -> Meaning:
        title = self.say("do-search-title", name=self.desk.name(self.target))
        if not self.chosen:
            return Meaning(title, self.say("do-search", name=self.desk.name(self.target), count=self.size))
        return Meaning(title, self.desk.names.votes(in_order(self.chosen)))

    @override
    def button(self) -> PrimaryButton:
        left = self.size - len(self.chosen)
        label = self.say("do-search-left", count=left) if left else self.say("do-search-button")
        return PrimaryButton(label, _ICON, not left)

    @override
    def targets(self) -> Sequence[Target]:
        boxes = tray.boxes(len(self.kinds), min(_COLUMNS, max(1, len(self.kinds))))
        return [
            Target(
                f"kind-{kind}",
                self.say("do-search-kind", card=self.desk.names.vote(kind), count=self.pool[kind]),
                box=box,
                key=digit((at + 1) % 10) if at < 10 else None,
            )
            for at, (kind, box) in enumerate(zip(self.kinds, boxes, strict=True))
        ]

    @override
    def pick(self, id: str) -> Notice | None:
        kind = next(kind for kind in self.kinds if id == f"kind-{kind}")
        taken = self.chosen.count(kind)
        if taken < self.pool[kind] and len(self.chosen) < self.size:
            self.chosen = (*self.chosen, kind)
        elif taken:
            self.chosen = tuple(card for card in self.chosen if card != kind)
        else:
            return Notice("refusal-hand-size", {"cards": self.size})
        return None

    @override
    def missing(self) -> Notice:
        return Notice("refusal-hand-size", {"cards": self.size})

    @override
    def command(self) -> cmd.Command | None:
        return cmd.Compose(in_order(self.chosen)) if len(self.chosen) == self.size else None

    @override
    def clear(self) -> None:
        self.chosen = ()

    @override
    def show(self, command: cmd.Command) -> None:
        if isinstance(command, cmd.Compose):
            self.chosen = command.cards

    @property
    @override
    def single(self) -> bool:
        return False

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        tray.heading(canvas, self.say("do-search", name=self.desk.name(self.target), count=self.size))
        for at, (kind, target) in enumerate(zip(self.kinds, self.targets(), strict=True)):
            assert target.box is not None, "kinds lie in the tray"
            taken = self.chosen.count(kind)
            x, y, w, h = target.box
            ink = tray.plate(canvas, target.box, chosen=taken > 0, hot=hot == target.id)
            if at < 10:
                tray.number(canvas, target.box, (at + 1) % 10)
            vote_front(canvas, kind, (x + w * 0.44, y + h / 2), min(w * 0.5, (h - 14) / 1.46))
            count = f"{taken}/{self.pool[kind]}"
            canvas.write(count, legible("bold", 20, ink, "shade"), (x + w - 24, y + h - 20), 42, "center")
