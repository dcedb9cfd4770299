"""Bids in words; knows no screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from tests.bids.pieces import (
    BidMade,
    Claimed,
    Event,
    LoyaltiesDealt,
    Peeked,
    Penalty,
    Revealed,
    Rolled,
    RoundEnded,
    State,
    Taken,
    Unmasked,
    View,
)
from tests.bids.rules import RULES
from tortuga.app.table.marks import Line
from tortuga.app.text import Text
from tortuga.kernel.errors import Argument
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import Reason, SeatSpec


class BidsNarrative:
    """See `tortuga.app.table.ui.telling.Narrative`."""

    def __init__(self, text: Text, seats: Sequence[SeatSpec]) -> None:
        self._text = text
        self._names = tuple(seat.name for seat in seats)

    def lines(self, seen: ObservedStep[View, Event]) -> list[Line]:
        event = seen.event
        match event:
            case LoyaltiesDealt():
                return [self._line(None, "loyalties")]
            case Rolled():
                head = self._line(None, "round", loud=True, round=seen.after.table.round)
                return [head, self._line(None, "rolled")]
            case BidMade(seat, amount):
                return [
                    self._line(seat, "bid-hidden")
                    if amount is None
                    else self._line(seat, "bid", amount=amount)
                ]
            case Peeked(seat, target, die):
                name = self._names[target]
                if die is None:
                    return [self._line(seat, "peeked", target=name)]
                return [self._line(seat, "peeked-seen", target=name, die=die + 1)]
            case Claimed(seat, side):
                return [self._line(seat, "claimed", side=self._say(f"side-{side}"))]
            case Revealed(winner, bids):
                opened = ", ".join(f"{self._names[seat]} {bid}" for seat, bid in enumerate(bids))
                return [self._line(None, "revealed", bids=opened), self._line(winner, "best")]
            case Taken(seat, coins):
                return [self._line(seat, "taken", coins=coins)]
            case Penalty(coins):
                return [self._line(seen.before.table.winner, "penalty", coins=coins)]
            case RoundEnded():
                return []
            case Unmasked(sides):
                shown = [
                    self._line(seat, "unmasked", side=self._say(f"side-{side}"))
                    for seat, side in enumerate(sides)
                ]
                return [*shown, self._end(seen.after.table)]
        assert_never(event)

    def _end(self, table: State) -> Line:
        outcome = RULES.outcome(table)
        if not outcome.winners:
            return self._line(None, "draw", loud=True)
        side = self._say(f"side-{outcome.sides[outcome.winners[0]]}")
        return self._line(None, "won", loud=True, side=side)

    def decision(self, seen: ObservedStep[View, Event]) -> str:
        """A decision in a few words, for the review; "" for a step that nobody decided."""
        match seen.event:
            case Peeked():
                return self._say("deed-peeked")
            case Claimed():
                return self._say("deed-claimed")
        lines = self.lines(seen) if seen.cause == "decision" else []
        return lines[0].text if lines else ""

    def chance(self, seen: ObservedStep[View, Event], seat: int) -> str:
        return ""

    def plain(self, line: Line) -> str:
        return line.text

    def worded(self, id: str, args: Mapping[str, Argument]) -> str:
        words = dict(args)
        if "side" in words:
            words["side"] = self._say(f"side-{words['side']}")
        return self._say(id, **words)

    def advised(self, reason: Reason, best: bool = False) -> str:
        return self.worded(reason.id, reason.args)

    def _say(self, id: str, **args: str | int) -> str:
        return self._text.say(id, **args)

    def _line(self, seat: int | None, id: str, loud: bool = False, **args: str | int) -> Line:
        named = {} if seat is None else {"name": self._names[seat]}
        return Line(seat, self._say(f"log-{id}", **named, **args), loud=loud)
