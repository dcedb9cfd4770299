"""Vote cards: cast, put back or lost (T40, T47, T53, T60), or chosen again for a whole hand (T63)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.base import PirateChooser, PirateDesk
from tortuga.app.games.tortuga1667.layout import VOTE_SHAPE
from tortuga.app.games.tortuga1667.palette import EVENT, ICON
from tortuga.app.games.tortuga1667.pieces.cards import draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.pieces.marks import draw_digit, draw_tile
from tortuga.app.games.tortuga1667.seen.shown import TableMarks
from tortuga.app.games.tortuga1667.table.peeks import shuffle
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Meaning, Spot
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.legal import in_order
from tortuga.games.tortuga1667.pieces import ELDORADO, VOTE_KINDS
from tortuga.kernel.errors import Notice

STAGES: Final = ("ballot", "swap", "lose")
_CARD: Final = "vote-"
_TRAY: Final = "held-"


class HandChooser(PirateChooser):
    """Asks everybody who has a card, whatever they hold: skipping anybody would give the hand away."""

    kind = "vote"
    fields = ("lifted",)
    icon = ICON["mutiny"]
    lone = False

    def __init__(self, desk: PirateDesk) -> None:
        super().__init__(desk)
        self.lifted: tuple[int, ...] = ()
        self.single = self.most == 1
        self.proposed = False
        """Whether the adviser has lifted the cards: the next pick of one of them leaves it lifted."""
        held = [card for card in desk.view.hand if card is not None]
        self.mixed = len(held) > 1 and sum(spec.is_human for spec in desk.seats) > 1
        """Whether the cards are shuffled each time: at a shared screen the key pressed then tells nothing."""
        if self.mixed:
            shuffle(held)
        self.hand = tuple(held)

    @property
    def most(self) -> int:
        """How many cards may be lifted (T60)."""
        table = self.desk.table
        return 2 if self.stage == "ballot" and table.maps[ELDORADO] == self.desk.seat else 1

    @property
    def cards(self) -> tuple[str, ...]:
        """Those that are lifted, in the order of the rules."""
        return in_order(tuple(self.hand[index] for index in self.lifted))

    # ------------------------------------------------------------------ words
    @property
    def _occasion(self) -> str:
        """What the card is for; part of text ids."""
        call = self.desk.table.call
        return f"ballot-{call.kind}" if self.stage == "ballot" and call is not None else self.stage

    @override
    def banner(self) -> Banner:
        most = "do-ballot-two" if self.most > 1 else f"do-{self.stage}"
        return Banner(self.icon, self.say(f"do-{self._occasion}-title"), self.say(most))

    @override
    def meaning(self) -> Meaning:
        if not self.lifted or self.closed:
            sentences = [self.say(f"do-{self._occasion}-whole")]
            if self.most > 1:  # a vote covers the banner, which says it otherwise
                sentences.append(self.say("do-ballot-two"))
            if self.mixed:
                sentences.append(self.say("do-vote-mixed"))
        else:
            sentences = [self.say(f"does-{self.stage}", cards=self.desk.names.votes(self.cards))]
            if len(self.lifted) > 1:
                sentences.append(self.say("does-ballot-two"))
        return Meaning(self.say(f"do-{self._occasion}-title"), " ".join(sentences))

    @override
    def button(self) -> PrimaryButton:
        label = self.say(f"do-{self.stage}-button" if self.lifted else "do-need-vote")
        return PrimaryButton(label, self.icon, bool(self.lifted))

    # ------------------------------------------------------------------ picking
    def _named(self, card: str) -> str:
        """A card in words, while it is seen."""
        return self.desk.names.vote(None if self.closed else card)

    @override
    def targets(self) -> Sequence[Target]:
        held = [
            Target(f"{_CARD}{index}", self._named(card), Spot("vote", index=index), key=tray.digit(index + 1))
            for index, card in enumerate(self.hand)
        ]
        return [*held, *self._tiles()]

    def _tiles(self) -> list[Target]:
        """The same cards large in the tray, where it is free."""
        boxes = () if self.beside else tray.boxes(len(self.hand))
        return [
            Target(f"{_TRAY}{index}", self._named(self.hand[index]), box=box)
            for index, box in enumerate(boxes)
        ]

    @override
    def pick(self, id: str) -> Notice | None:
        """Lift a card; if that is one too many, the one lifted first goes down."""
        index = int(id_parts(id)[-1])
        if index not in self.lifted:
            self.lifted = (*self.lifted, index)[-self.most :]
        elif not self.proposed:
            self.lifted = tuple(other for other in self.lifted if other != index)
        self.proposed = False
        return None

    @override
    def command(self) -> cmd.Command | None:
        if not self.lifted:
            return None
        if self.stage == "ballot":
            return cmd.Ballot(self.cards)
        return (cmd.PutBack if self.stage == "swap" else cmd.LoseVote)(self.cards[0])

    @override
    def clear(self) -> None:
        self.lifted, self.proposed = (), False

    @override
    def show(self, command: cmd.Command) -> None:
        self.proposed = True
        wanted: list[str] = []
        match command:
            case cmd.Ballot(cards):
                wanted.extend(cards)
            case cmd.PutBack(card) | cmd.LoseVote(card):
                wanted.append(card)
        for index, card in enumerate(self.hand):
            if card in wanted:
                wanted.remove(card)
                self.lifted = (*self.lifted, index)

    @override
    def marks(self) -> TableMarks:
        chosen = frozenset(Spot("vote", index=index) for index in self.lifted)
        cards = frozenset(Spot("vote", index=index) for index in range(len(self.hand)))
        return TableMarks(legal=cards - chosen, chosen=chosen, hand=self.hand)

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        if self.beside:
            return
        tray.heading(canvas, self.say(f"do-{self.stage}"))
        for index, target in enumerate(self._tiles()):
            assert target.box is not None, "tiles lie in the tray"
            pointed = hot in (target.id, f"{_CARD}{index}")
            draw_tile(canvas, target.box, chosen=index in self.lifted, hot=pointed)
            draw_digit(canvas, target.box, index + 1)
            middle, wide = target.box.center, min(target.box.w - 60, (target.box.h - 20) / VOTE_SHAPE)
            if self.closed:
                draw_vote_back(canvas, middle, wide)
            else:
                vote_front(canvas, self.hand[index], middle, wide)


_ICON = EVENT["nest"].icon
_COLUMNS, _DIGITS = 6, 10
_COUNT = legible("bold", 20, "ink", "shade")


class NestChooser(PirateChooser):
    """A pick adds a card of its kind; once there are no more, all of that kind go back."""

    kind = "nest"
    fields = ("chosen",)
    lone = False
    single = False

    def __init__(self, desk: PirateDesk) -> None:
        super().__init__(desk)
        self.chosen: tuple[str, ...] = ()
        table = desk.table
        assert table.turned is not None, "a hand is exchanged"
        self.target = table.turned.target
        self.size = len(table.hands[self.target])
        self.pool = Counter(card for card in table.pool if card is not None)
        self.kinds = tuple(kind for kind in VOTE_KINDS if self.pool[kind])

    @property
    def _task(self) -> str:
        """How many cards are to be chosen for whom."""
        return self.say("do-search", name=self.desk.name(self.target), count=self.size)

    @override
    def banner(self) -> Banner:
        return Banner(_ICON, self.desk.names.event("nest"), self._task)

    @override
    def meaning(self) -> Meaning:
        title = self.say("do-search-title", name=self.desk.name(self.target))
        return Meaning(title, self.desk.names.votes(in_order(self.chosen)) if self.chosen else self._task)

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
                key=tray.digit((at + 1) % _DIGITS) if at < _DIGITS else None,
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
            return self.missing()
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

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        tray.heading(canvas, self._task)
        for kind, target in zip(self.kinds, self.targets(), strict=True):
            taken = self.chosen.count(kind)
            box, ink = tray.tile(canvas, target, hot, chosen=taken > 0)
            middle, wide = (box.x + box.w * 0.44, box.center[1]), min(box.w / 2, (box.h - 14) / VOTE_SHAPE)
            vote_front(canvas, kind, middle, wide)
            corner = Box(box.right - 45, box.bottom - 20, 42, 0)
            canvas.write(f"{taken}/{self.pool[kind]}", _COUNT.inked(ink), corner, anchor="center")
