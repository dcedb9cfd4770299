"""Cards of one's own hand: the vote that is cast, the one that goes back or is lost (T40, T47, T53, T60)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga1667.decisions import tray
from tortuga.app.games.tortuga1667.decisions.base import PirateChooser
from tortuga.app.games.tortuga1667.decisions.desk import PirateDesk
from tortuga.app.games.tortuga1667.decisions.keys import digit
from tortuga.app.games.tortuga1667.palette import ICON
from tortuga.app.games.tortuga1667.pieces.votes import draw_vote_back, vote_front
from tortuga.app.games.tortuga1667.seen.shown import TableMarks
from tortuga.app.games.tortuga1667.table.peeks import shuffle
from tortuga.app.input.focus import id_parts
from tortuga.app.table.chooser import PrimaryButton, Target
from tortuga.app.table.marks import Banner, Meaning, Spot
from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667.legal import in_order
from tortuga.games.tortuga1667.pieces import ELDORADO
from tortuga.kernel.errors import Notice

STAGES: Final = ("ballot", "swap", "lose")
_CARD: Final = "vote-"
_TRAY: Final = "held-"


class HandChooser(PirateChooser):
    """Everybody with a card is asked, whatever they hold: skipping the question would give the hand away."""

    kind = "vote"
    fields = ("lifted",)
    icon = ICON["mutiny"]
    lone = False

    def __init__(self, desk: PirateDesk) -> None:
        super().__init__(desk)
        self.lifted: tuple[int, ...] = ()
        self.proposed = False
        """Whether the adviser has lifted them: whoever then picks one of them means it."""
        held = [card for card in desk.view.hand if card is not None]
        self.mixed = len(held) > 1 and sum(spec.is_human for spec in desk.seats) > 1
        """At a shared screen in a fresh order each time: what finger goes where tells nothing."""
        if self.mixed:
            shuffle(held)
        self.hand = tuple(held)

    @property
    def stage(self) -> str:
        """Of the game; end of its text ids."""
        return self.desk.table.stage

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
    def _id(self) -> str:
        call = self.desk.table.call
        return f"ballot-{call.kind}" if self.stage == "ballot" and call is not None else self.stage

    @override
    def banner(self) -> Banner:
        most = "do-ballot-two" if self.most > 1 else f"do-{self.stage}"
        return Banner(self.icon, self.say(f"do-{self._id()}-title"), self.say(most))

    @override
    def meaning(self) -> Meaning:
        title = self.say(f"do-{self._id()}-title")
        if not self.lifted or self.closed:
            whole = self.say(f"do-{self._id()}-whole")
            sentences = [whole]
            # the vote lies where the banner tells it otherwise
            sentences += [self.say("do-ballot-two")] if self.most > 1 else []
            sentences += [self.say("do-vote-mixed")] if self.mixed else []
            return Meaning(title, " ".join(sentences))
        plays = self.say(f"does-{self.stage}", cards=self.desk.names.votes(self.cards))
        return Meaning(title, f"{plays} {self.say('does-ballot-two')}" if len(self.lifted) > 1 else plays)

    @override
    def button(self) -> PrimaryButton:
        ready = bool(self.lifted)
        return PrimaryButton(
            self.say(f"do-{self.stage}-button" if ready else "do-need-vote"), self.icon, ready
        )

    # ------------------------------------------------------------------ picking
    def _named(self, card: str) -> str:
        """A card in words, while it is seen."""
        return self.desk.names.vote(None if self.closed else card)

    @override
    def targets(self) -> Sequence[Target]:
        held = [
            Target(f"{_CARD}{index}", self._named(card), Spot("vote", index=index), key=digit(index + 1))
            for index, card in enumerate(self.hand)
        ]
        return [*held, *self._tiles()]

    def _tiles(self) -> list[Target]:
        """The same cards large in the tray, where it is free."""
        if self.beside:
            return []
        boxes = tray.boxes(len(self.hand))
        return [
            Target(f"{_TRAY}{index}", self._named(card), box=box)
            for index, (card, box) in enumerate(zip(self.hand, boxes, strict=True))
        ]

    @override
    def pick(self, id: str) -> Notice | None:
        """One card too many: the one that was lifted first sinks back."""
        index = int(id_parts(id)[-1])
        proposed, self.proposed = self.proposed, False
        if index in self.lifted and proposed:
            return None
        if index in self.lifted:
            self.lifted = tuple(other for other in self.lifted if other != index)
        else:
            self.lifted = (*self.lifted, index)[-self.most :]
        return None

    @override
    def command(self) -> cmd.Command | None:
        if not self.lifted:
            return None
        match self.stage:
            case "ballot":
                return cmd.Ballot(self.cards)
            case "swap":
                return cmd.PutBack(self.cards[0])
        return cmd.LoseVote(self.cards[0])

    @override
    def clear(self) -> None:
        self.lifted, self.proposed = (), False

    @override
    def show(self, command: cmd.Command) -> None:
        self.proposed = True
        match command:
            case cmd.Ballot(cards):
                wanted = list(cards)
            case cmd.PutBack(card) | cmd.LoseVote(card):
                wanted = [card]
            case _:
                wanted = []
        for index, card in enumerate(self.hand):
            if card in wanted:
                wanted.remove(card)
                self.lifted = (*self.lifted, index)

    @property
    @override
    def single(self) -> bool:
        return self.most == 1

    @override
    def marks(self) -> TableMarks:
        chosen = frozenset(Spot("vote", index=index) for index in self.lifted)
        return TableMarks(
            legal=frozenset(Spot("vote", index=index) for index in range(len(self.hand))) - chosen,
            chosen=chosen,
            hand=self.hand,
        )

    @override
    def paint(self, canvas: Canvas, hot: str | None) -> None:
        if self.beside:
            return
        tray.heading(canvas, self.say(f"do-{self.stage}"))
        for index, target in enumerate(self._tiles()):
            assert target.box is not None, "tiles lie in the tray"
            tray.plate(
                canvas, target.box, chosen=index in self.lifted, hot=hot in (target.id, f"{_CARD}{index}")
            )
            tray.number(canvas, target.box, index + 1)
            x, y, w, h = target.box
            middle, wide = (x + w / 2, y + h / 2), min(w - 60, (h - 20) / 1.46)
            if self.closed:
                draw_vote_back(canvas, middle, wide)
            else:
                vote_front(canvas, self.hand[index], middle, wide)
