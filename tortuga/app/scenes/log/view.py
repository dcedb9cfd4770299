"""What all pages of the captain's log share: whose eyes, the parts of a change, and numbers in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import msgspec

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.records import GameRecord
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.kernel.analysis import Account, Analysis, GraphPoint, Moment, lines_of_steps
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import Reason, SeatSpec, adding_up

BODY: Final = Box(40, 120, 1840, 920)
"""Where the pages lie."""


@dataclass(frozen=True)
class Part:
    """One of the four parts that a change of one's chance consists of."""

    id: str
    """Field of `Account`; its text is `account-<id>`."""
    icon: str
    colour: str


PARTS: Final = (
    Part("own_choices", ICON["skill"], "#a5301f"),
    Part("own_luck", ICON["luck"], "#3f7d2a"),
    Part("rivals_luck", "rolling-dices", "#2a6fb4"),
    Part("rivals_choices", "meeple-group", "#8a5a1c"),
)


@dataclass(frozen=True)
class LogView:
    """An analysed game through the eyes of one seat."""

    context: Context
    record: GameRecord
    analysis: Analysis
    eyes: int

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sat at the table."""
        return self.record.seats

    def colour(self, canvas: Canvas, seat: int) -> SeatColour:
        """The colour of a seat."""
        return canvas.seat(self.record.game, self.seats[seat].colour)

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return max(row.round for row in self.analysis.accounts)

    def account(self, round_: int) -> Account:
        """One round in these eyes."""
        return next(row for row in self.analysis.accounts if (row.round, row.seat) == (round_, self.eyes))

    @cached_property
    def accounts(self) -> tuple[Account, ...]:
        """All rounds in these eyes."""
        return tuple(row for row in self.analysis.accounts if row.seat == self.eyes)

    def points(self, account: Account) -> tuple[float, ...]:
        """The four parts of a round in points to one place; they add up as shown."""
        exact = [1000 * getattr(account, part.id) for part in PARTS]
        whole = round(1000 * account.after) - round(1000 * account.before)
        return tuple(tenths / 10 for tenths in adding_up(exact, whole))

    @cached_property
    def sums(self) -> tuple[float, ...]:
        """The four parts of the whole game, as the rounds show them."""
        rounds = [self.points(account) for account in self.accounts]
        return tuple(round(sum(column), 1) for column in zip(*rounds, strict=True))

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """What this seat did wrong and how lucky it was, the weightiest first."""
        mine = (moment for moment in self.analysis.moments if moment.seat == self.eyes)
        return tuple(sorted(mine, key=lambda moment: -abs(moment.points)))

    @cached_property
    def ends(self) -> tuple[GraphPoint, ...]:
        """The chances of everybody, to an onlooker, after each round; the last are the result."""
        by_round = {point.round: point for point in self.analysis.graph}
        return tuple(by_round[number] for number in range(1, self.rounds + 1))

    @cached_property
    def steps(self) -> Sequence[ObservedStep[Any, Any]]:
        """The whole game, seen by somebody who sees everything."""
        return self.record.replay.observer(EVERYTHING).story()

    def brief(self, line: int, about: Reason) -> str:
        """An event in one sentence."""
        narrative = self.narrative
        lines = narrative.lines(self.step(line))
        if lines and (len(lines) == 1 or "action" in about.args):
            return f"{narrative.plain(lines[0])}."
        words = self.worded(about)
        return f"{words[0].upper()}{words[1:]}."

    def step(self, line: int) -> ObservedStep[Any, Any]:
        """The step whose event a line of the log holds."""
        return self.steps[lines_of_steps(self.record.log).index(line)]

    @property
    def narrative(self) -> Any:
        """Puts the game into words."""
        return UIS[self.record.game].narrative(self.context.text, self.seats)

    def worded(self, about: Reason) -> str:
        """What was decided, drawn or revealed."""
        return str(self.narrative.worded(about.id, about.args))

    def told(self, line: int) -> str:
        """The sentences of the game about an event; "" for what only prepares another one."""
        narrative, step = self.narrative, self.step(line)
        return " ".join(narrative.plain(line) + "." for line in narrative.lines(step))

    def chosen(self, moment: Moment) -> str:
        """What was done, as a sentence."""
        return str(self.narrative.decision(self.step(moment.line)))

    def better(self, moment: Moment) -> str:
        """What would have been best, as a sentence."""
        step = self.step(moment.line)
        event = msgspec.convert(moment.instead, self.record.replay.rules.event_type)
        return str(self.narrative.decision(msgspec.structs.replace(step, event=event)))


def signed(context: Context, points: float) -> str:
    """Points with their sign, to one place: "+1.4", "\u22120.4"."""
    number = context.say("statistics-decimal", value=round(abs(points), 1))
    if round(points, 1) == 0:
        return number
    return f"+{number}" if points > 0 else f"\u2212{number}"
