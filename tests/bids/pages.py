"""What Bids shows beside its table: a page of rules, results, statistics, proof."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tests.bids.pieces import BIDS, Event, State, View
from tests.bids.rules import RULES
from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.gameui.boards import Counted, Proof, Standing, StatisticsPanel, draw_cards
from tortuga.app.gameui.pages import Page, RuleBook, SetTable
from tortuga.app.scene.context import Context
from tortuga.app.table.menu import Keys
from tortuga.app.text import Text
from tortuga.kernel.log.format import Log
from tortuga.kernel.observer import Observer
from tortuga.kernel.players import SeatSpec


class BidsBook(RuleBook):
    """See `tortuga.app.gameui.pages.RuleBook`: one page, no pictures."""

    pages = (Page("bids", "rolling-dices", ("1", "*2")),)
    keys: Keys = ()

    def words(self, page: Page) -> tuple[str, ...]:
        return ()

    def figures(self, text: Text) -> BidsFigures:
        return BidsFigures()

    def table(self, canvas: Canvas, context: Context, page: Page, width: float) -> SetTable:
        return (lambda _canvas, _x, _y: None), 0.0


class BidsFigures:
    """There are none."""

    def picture(self, canvas: Canvas, name: str, width: float) -> pygame.Surface:
        raise KeyError(name)


BOOK = BidsBook()


# ------------------------------------------------------------------------------------- results
@dataclass(frozen=True)
class BidsCard:
    """What one seat has in the end."""

    name: str
    coins: int
    side: str

    def words(self, context: Context) -> str:
        return context.say(
            "bids-result", name=self.name, coins=self.coins, side=context.say(f"side-{self.side}")
        )

    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        place = (box[0] + 20, box[1] + box[3] / 2)
        canvas.write(self.words(context), Style("text", 24, "label"), place, box[2] - 40)


class BidsResults:
    """See `tortuga.app.gameui.boards.ResultsBoard`."""

    def __init__(self, table: State, seats: Sequence[SeatSpec]) -> None:
        self._outcome = RULES.outcome(table)
        cards = [
            BidsCard(spec.name, table.coins[seat], self._outcome.sides[seat])
            for seat, spec in enumerate(seats)
        ]
        order = sorted(
            range(len(seats)), key=lambda seat: (seat not in self._outcome.winners, -table.coins[seat])
        )
        self.cards = [cards[seat] for seat in order]

    def draw(self, canvas: Canvas, context: Context) -> None:
        draw_cards(canvas, context, self.cards)

    def verdict(self, context: Context) -> str:
        if not self._outcome.winners:
            return context.say("log-draw")
        side = self._outcome.sides[self._outcome.winners[0]]
        return context.say("log-won", side=context.say(f"side-{side}"))

    def spoken(self, context: Context) -> tuple[str, ...]:
        return tuple(card.words(context) for card in self.cards)


# ---------------------------------------------------------------------------------- statistics
def results(eyes: Observer[View, Event]) -> BidsResults:
    """The results of a finished game."""
    return BidsResults(eyes.view.table, eyes.header.seats)


def _draw_bids(canvas: Canvas, context: Context, box: Box, counted: Counted) -> None:
    for at, amount in enumerate(BIDS):
        count = counted.mine.get(("bid-made", amount), 0)
        words = context.say("bids-panel-line", name=counted.name, amount=amount, count=count)
        canvas.write(words, Style("text", 22, "ink"), (box[0] + 20, box[1] + 30 + 32 * at), box[2] - 40)


PANELS = (StatisticsPanel(("bid-made",), "amount", _draw_bids),)


def standings(view: View) -> tuple[Standing, ...]:
    """Coins, and how often a seat has looked at a die."""
    looked = [seat for _, seat, _ in view.table.peeks]
    return tuple(
        Standing(coins, (("two-coins", looked.count(seat)),)) for seat, coins in enumerate(view.table.coins)
    )


# --------------------------------------------------------------------------------------- proof
class BidsProof(Proof):
    """How the dice of a game fell."""

    recipe = ("import hashlib",)

    def __init__(self, log: Log) -> None:
        self._log = log

    def outcomes(self, context: Context, dealt: int) -> str:
        return context.say("bids-proof", dealt=dealt)

    def draw(self, canvas: Canvas, context: Context, box: Box) -> None:
        dice = [die for event in self._log.events for die in getattr(event, "dice", ())]
        for face in range(6):
            words = f"{face + 1}: {dice.count(face)}"
            canvas.write(words, Style("text", 22, "label"), (box[0] + 20, box[1] + 30 + 32 * face))
