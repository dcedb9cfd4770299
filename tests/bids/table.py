"""The table of Bids: a card for each seat, a tray of buttons, words. As plain as the protocol allows."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final

from tests.bids.narrative import BidsNarrative
from tests.bids.notebook import HELP, notebook
from tests.bids.pieces import Bid, BidMade, Claim, Command, Event, Peek, Peeked, Revealed, Take, View
from tests.bids.rules import RULES
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box, Point
from tortuga.app.table.acts.motions import Act, Motion, PlateDrop
from tortuga.app.table.chooser import Chooser, Desk, PrimaryButton, Target
from tortuga.app.table.layers import Extra
from tortuga.app.table.marks import Banner, Marks, Shown, Spot, Status
from tortuga.app.table.part import Hit, Part, Parts
from tortuga.app.table.sheets.covers import HELP as PEEK
from tortuga.app.table.ui.anygame import Say
from tortuga.app.table.ui.panels import AdvicePanel, OpenAdvice
from tortuga.app.table.ui.picture import Picture
from tortuga.app.table.ui.sheets import Peeks, Sheet
from tortuga.app.table.ui.table import TableUI
from tortuga.app.table.ui.telling import Topics
from tortuga.app.text import Text
from tortuga.kernel.errors import Notice
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import Advice, SeatSpec

OWN: Final[Box] = Box(16, 716, 1016, 352)
TRAY: Final[Box] = Box(1048, 740, 476, 316)
CARD: Final[Point] = (220, 150)
NINE: Final = 9


class BidsDirector:
    """See `tortuga.app.table.ui.telling.Director`."""

    def __init__(self, say: Say, seats: Sequence[SeatSpec] = ()) -> None:
        self._say = say

    def act(self, seen: ObservedStep[View, Event], me: int, sentences: Sequence[str] = ()) -> Act:
        banner = Banner("rolling-dices", self._say("game-bids"), " \u00b7 ".join(sentences))
        pops: tuple[Motion, ...] = ()
        match seen.event:
            case BidMade(seat) | Peeked(seat):
                pops = (PlateDrop(sentences[0], Spot("board", seat)),)
            case Revealed(_, bids):
                pops = tuple(PlateDrop(str(bid), Spot("board", seat)) for seat, bid in enumerate(bids))
        news = seen.cause == "decision" and seen.seat != me
        return Act(seen.before, seen.after, me, pops, banner=banner, news=news)

    def lifted(self, view: View, me: int) -> Act | None:
        return None


class BidsChooser(Chooser[Command]):
    """Every command that is legal is a button; one pick makes the choice."""

    kind = "bids"

    def __init__(self, desk: Desk[View, Command]) -> None:
        super().__init__(desk)
        self.chosen: Command | None = None

    def banner(self) -> Banner:
        return Banner("rolling-dices", self.say("game-bids"), self.say("game-bids-about"))

    def status(self) -> Status:
        return Status(self.say("game-bids"))

    def button(self) -> PrimaryButton:
        label = self.say("game-bids") if self.chosen is None else self._label(self.chosen)
        return PrimaryButton(label, "check-mark", self.chosen is not None)

    def marks(self) -> Marks:
        chosen = {Spot("board", self.chosen.target)} if isinstance(self.chosen, Peek) else set()
        return Marks(chosen=frozenset(chosen))

    def targets(self) -> Sequence[Target]:
        width, height = TRAY[2] / 3, TRAY[3] / 6
        return [
            Target(
                name_of(command),
                self._label(command),
                box=Box(TRAY[0] + width * (at % 3), TRAY[1] + height * (at // 3), width - 6, height - 6),
            )
            for at, command in enumerate(self.commands)
        ]

    def _label(self, command: Command) -> str:
        match command:
            case Bid(amount):
                return self.say("bids-act-bid", amount=amount)
            case Take(coins):
                return self.say("bids-act-take", coins=coins)
            case Peek(target):
                return self.say("bids-act-peek", target=self.desk.seats[target].name)
            case Claim(side):
                return self.say("bids-act-claim", side=self.say(f"side-{side}"))

    def tray(self, canvas: Canvas, hot: str | None) -> None:
        for target in self.targets():
            assert target.box is not None
            lit = target.id == hot or (self.chosen is not None and target.id == name_of(self.chosen))
            canvas.plate("well_gold" if lit else "well_card", target.box)
            canvas.write(
                target.label, Style("text", 18, "label"), _center(target.box), target.box[2] - 8, "center"
            )

    def pick(self, id: str) -> Notice | None:
        found = next((command for command in self.commands if name_of(command) == id), None)
        if found is None:
            return Notice("refusal-bids-illegal")
        self.chosen = None if found == self.chosen else found
        return None

    def command(self) -> Command | None:
        return self.chosen

    def missing(self) -> Notice:
        return Notice("refusal-bids-illegal")

    def clear(self) -> None:
        self.chosen = None

    def propose(self, command: Command) -> None:
        self.chosen = command


def name_of(command: Command) -> str:
    """What a command's button is called: "bid-2", "peek-0"."""
    match command:
        case Bid(amount):
            return f"bid-{amount}"
        case Take(coins):
            return f"take-{coins}"
        case Peek(target):
            return f"peek-{target}"
        case Claim(side):
            return f"claim-{side}"


def board(seat: int, me: int, seats: int) -> Box:
    """Where the card of a seat lies."""
    if seat == me:
        return OWN
    at = (seat - me) % seats - 1
    return Box(456 + (CARD[0] + 12) * (at % 4), 80 + (CARD[1] + 12) * (at // 4), *CARD)


class Card(Part):
    """A card for each seat, with all that is known of it."""

    kinds = ("board",)
    pages = {"board": "bids"}

    def __init__(self, step: int) -> None:
        self.step = step

    def box(self, spot: Spot, view: View, me: int) -> Box:
        return board(spot.seat, me, view.table.options.seats)

    def areas(self, shown: Shown[View]) -> Iterator[Hit]:
        seats = shown.view.table.options.seats
        if self.step < seats:
            seat = (shown.me + self.step) % seats
            yield Hit(Spot("board", seat), board(seat, shown.me, seats))

    def tip(self, shown: Shown[View], spot: Spot) -> str:
        return shown.say("game-bids-about")

    def paint(self, canvas: Canvas, shown: Shown[View]) -> None:
        for spot, box in self.areas(shown):
            seat = spot.seat
            lit = Spot("board", seat) in shown.marks.chosen
            canvas.plate("well_gold" if lit else "well_card", box)
            for at, word in enumerate(self._words(shown, seat)[:5]):
                canvas.write(word, Style("text", 20, "label"), (box.x + 12, box.y + 22 + 27 * at), box.w - 24)
            closed = shown.view.seat < 0 and shown.seats[seat].is_human
            chip = BidsPeeks().chip(shown.view, shown.me, seat) if closed else None
            if chip is not None:
                canvas.icon("spyglass", chip.center, 30, "glyph")

    def _words(self, shown: Shown[View], seat: int) -> list[str]:
        table, say = shown.view.table, shown.say
        words = [say("bids-seat", name=shown.seats[seat].name, coins=table.coins[seat])]
        if table.dice and table.dice[seat] is not None:
            words.append(say("bids-die", die=(table.dice[seat] or 0) + 1))
        if table.sides and table.sides[seat] is not None:
            words.append(say("bids-side", side=say(f"side-{table.sides[seat]}")))
        claims = [side for _, who, side in table.claims if who == seat]
        words += [say("bids-act-claim", side=say(f"side-{side}")) for side in claims]
        status = shown.marks.status.get(seat)
        return words if status is None else [*words, status.text]


class BidsPicture(Picture[View]):
    """See `tortuga.app.table.ui.picture.Picture`."""

    backdrop = "sea"
    parts = Parts(*map(Card, range(NINE)))

    def tray(
        self, shown: Shown[View], chooser: Chooser[Command] | None, hot: str | None, carried: str | None
    ) -> Extra:
        def paint(canvas: Canvas) -> None:
            canvas.plate("well_tray", TRAY)
            if chooser is not None:
                chooser.tray(canvas, hot)

        key = None if chooser is None else (chooser.desk.view, chooser.pending(), hot, shown.text.language)
        return Extra("tray", key, paint)

    def places(self, seats: int, count: int) -> tuple[Box, ...]:
        return (Box(1474, 76, 430, 620), Box(16, 76, 420, 620))

    def fly(
        self, canvas: Canvas, act: Act, motion: Motion, time: float, seats: Sequence[SeatSpec], still: bool
    ) -> None:
        if isinstance(motion, PlateDrop) and motion.delay <= time:
            box = self.parts.box(motion.spot, act.after, act.me)
            canvas.tag(box.center, motion.text, motion.plate, motion.icon, max_w=box.w)

    def statuses(self, view: View, say: Say) -> Mapping[int, Status]:
        return {seat: Status(say("bids-waits")) for seat in RULES.to_act(view.table)}

    def awaited(self, view: View) -> tuple[int, ...]:
        return RULES.to_act(view.table)

    def waiting(self, view: View, say: Say, names: str) -> Banner:
        return Banner("rolling-dices", say("game-bids"), names)


class BidsAdvice(AdvicePanel[View]):
    """See `tortuga.app.table.ui.panels.AdvicePanel`."""

    def draw(self, canvas: Canvas, shown: Shown[View], opened: OpenAdvice, box: Box) -> None:
        for at, word in enumerate(self._words(shown.text, shown.seats, opened.advice)[:16]):
            canvas.write(word, Style("text", 19, "ink"), (box[0] + 18, box[1] + 40 + 28 * at), box[2] - 36)

    def spoken(self, text: Text, seats: Sequence[SeatSpec], advice: Advice[Command], page: int) -> str:
        return " ".join(self._words(text, seats, advice))

    def words(self, text: Text, seats: Sequence[SeatSpec], view: View, command: Command) -> str:
        return name_of(command)

    def _words(self, text: Text, seats: Sequence[SeatSpec], advice: Advice[Command]) -> list[str]:
        weighed = [f"{name_of(choice.command)}: {choice.expected[0][1]:+.1f}" for choice in advice.choices]
        believed = [
            f"{seats[belief.seat].name}: {text.say(f'side-{belief.side}')} {belief.chance:.0%}"
            for belief in advice.beliefs
        ]
        return weighed + believed


class BidsPeeks(Peeks[View]):
    """See `tortuga.app.table.ui.sheets.Peeks`: one's own die and loyalty."""

    def chip(self, view: View, me: int, seat: int) -> Box | None:
        left, top, wide, high = board(seat, me, view.table.options.seats)
        return Box(left + wide - 46, top + high - 46, 40, 40) if view.table.dice else None

    def draw(self, canvas: Canvas, shown: Shown[View], box: Box) -> None:
        for at, word in enumerate(self.spoken(shown)):
            place = (box[0] + box[2] / 2, box[1] + 60 + 60 * at)
            canvas.write(word, Style("text", 34, "ink"), place, box[2] - 40, "center")

    def spoken(self, shown: Shown[View]) -> Sequence[str]:
        table, me = shown.view.table, shown.me
        die, side = table.dice[me], table.sides[me]
        assert die is not None
        assert side is not None
        return (shown.say("bids-die", die=die + 1), shown.say("bids-side", side=shown.say(f"side-{side}")))


class BidsTopics(Topics[View]):
    """See `tortuga.app.table.ui.telling.Topics`."""

    pages: Mapping[str, str] = {}
    tips: Mapping[str, str] = {}

    def page_now(self, view: View, me: int) -> str:
        return "bids"


class BidsTable(TableUI[View, Command]):
    """See `tortuga.app.table.ui.table.TableUI`."""

    narrative = BidsNarrative
    director = BidsDirector
    picture = BidsPicture
    advice = BidsAdvice()
    topics = BidsTopics()
    sheets: Mapping[str, Sheet] = {"notes": notebook}
    peeks = BidsPeeks()
    keys = (HELP, PEEK)

    def chooser(self, desk: Desk[View, Command]) -> BidsChooser:
        return BidsChooser(desk)

    def tab(self, view: View) -> tuple[Hashable, str]:
        return view.table.round, "log"


TABLE = BidsTable()


def _center(box: Box) -> Point:
    return box[0] + box[2] / 2, box[1] + box[3] / 2
