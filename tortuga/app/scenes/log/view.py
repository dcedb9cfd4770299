"""What all pages of the captain's log share: whose eyes, the parts of a change, and numbers in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

import msgspec

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.seatcolour import SeatColour
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.records import GameRecord
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import SHADE
from tortuga.kernel.analysis import Account, Analysis, GraphPoint, Moment, lines_of_steps
from tortuga.kernel.game import EVERYTHING
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.players import Reason, SeatSpec, adding_up

MAX_COLUMNS: Final = 9
BODY: Final = Box(40, 120, 1840, 920)
"""Where the pages lie."""
PANEL_HEAD: Final = Style("sc", 25, "label", SHADE)
PAGE_TITLE: Final = Style("display", 38, "red_d")
PAPER_NOTE: Final = Style("ital", 20, "ink2")
PAPER_LABEL: Final = Style("bold", 18, "ink2")
PANEL_NOTE: Final = Style("ital", 18, "note", SHADE)
PAPER_HEAD: Final = Style("sc", 20, "ink")
PAPER_TEXT: Final = Style("text", 23, "ink")
PANEL_TEXT: Final = Style("text", 21, "cream", SHADE)


@dataclass(frozen=True)
class Part:
    """One of the parts that a change in a seat's chance consists of."""

    id: str
    """For the four parts of an `Account`, its field; the text is `account-<id>`."""
    icon: str
    colour: str


PARTS: Final = (
    Part("own_choices", ICON["skill"], "#a5301f"),
    Part("own_luck", ICON["luck"], "#3f7d2a"),
    Part("rivals_luck", "rolling-dices", "#2a6fb4"),
    Part("rivals_choices", "meeple-group", "#8a5a1c"),
)
KNOWN: Final = Part("known", "spyglass", "#6b4a86")
"""What only the seat knows, which makes its chance differ from the one that an onlooker sees."""


@dataclass(frozen=True)
class Line:
    """A line of the graph."""

    name: str
    colour: str
    """As "#rrggbb"."""
    seat: int = -1
    """Whose it is; -1 for a side."""


@dataclass(frozen=True)
class LogView:
    """An analysed game through the eyes of one seat."""

    context: Context
    record: GameRecord
    analysis: Analysis
    eyes: int
    voyage: bool = False
    """Whether it was a voyage, which has other goals than winning the game."""

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Who sat at the table."""
        return self.record.seats

    def colour(self, canvas: Canvas, seat: int) -> SeatColour:
        """The colour of a seat."""
        return canvas.seat(self.record.game, self.seats[seat].colour)

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts that the game has: where all luck is in the cards, nobody has luck of its own."""
        return tuple(part for part in PARTS if part.id != "own_luck") if self.analysis.sides else PARTS

    @cached_property
    def spans(self) -> tuple[tuple[int, int], ...]:
        """First and last round of each column: one round, or several where there are many."""
        before = self.first - 1
        every = self.rounds - before
        count = min(every, MAX_COLUMNS)
        ends = [before + every * number // count for number in range(count + 1)]
        return tuple((first + 1, last) for first, last in pairwise(ends))

    def span(self, first: int, last: int) -> str:
        """A column in words."""
        say = self.context.say
        if first == last:
            return say("account-round", round=first)
        return say("account-span", first=first, last=last)

    def lines(self, canvas: Canvas) -> tuple[Line, ...]:
        """The lines of the graph: seats, or sides."""
        if self.analysis.sides:
            colours, say = UIS[self.record.game].side_colours, self.context.say
            return tuple(Line(say(f"side-{side}"), colours[side]) for side in self.analysis.sides)
        seats = range(len(self.seats))
        return tuple(Line(self.seats[seat].name, self.colour(canvas, seat).rgb, seat) for seat in seats)

    @property
    def first(self) -> int:
        """The first round that the analysis covers."""
        return min(row.round for row in self.analysis.accounts)

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
        """The parts of a round in points to one place; they add up as shown."""
        exact = [1000 * getattr(account, part.id) for part in self.parts]
        whole = round(1000 * account.after) - round(1000 * account.before)
        return tuple(tenths / 10 for tenths in adding_up(exact, whole))

    def seen_by_all(self, round_: int) -> tuple[tuple[float, ...], ...]:
        """By seat: its chance to an onlooker before and after a round, and between them what changed it.

        The changes are the parts in the seat's own eyes, and what only it knows: how much more its own chance
        grew than the onlooker's, subtracted again. Points to one place, which add up.
        """
        rows = (row for row in self.analysis.accounts if row.round == round_)
        then, now = (
            adding_up([1000 * chance for chance in self.onlooker(number)], 1000)
            for number in (round_ - 1, round_)
        )
        seats = []
        for row, before, after in zip(rows, then, now, strict=True):
            parts = self.points(row)
            known = round((after - before) / 10 - sum(parts), 1)
            seats.append((before / 10, *parts, known, after / 10))
        return tuple(seats)

    def onlooker(self, round_: int) -> tuple[float, ...]:
        """Everybody's chances after a round, or at the start, as seen by somebody who sees nothing hidden."""
        points = [point for point in self.analysis.graph if point.round <= round_]
        start = self.analysis.graph[0]
        if (round_ and points) or self.analysis.sides:
            return (points or [start])[-1].chances
        return start.chances if start.round else (1 / len(self.seats),) * len(self.seats)

    @cached_property
    def known(self) -> tuple[float, ...]:
        """By span, what only this seat knew (`seen_by_all`); empty where chances are those of sides."""
        if self.analysis.sides:
            return ()
        return tuple(
            round(sum(self.seen_by_all(number)[self.eyes][-2] for number in range(first, last + 1)), 1)
            for first, last in self.spans
        )

    @cached_property
    def columns(self) -> tuple[tuple[float, ...], ...]:
        """The parts of each span, as its rounds show them."""
        rounds = {account.round: self.points(account) for account in self.accounts}
        return tuple(
            tuple(
                round(sum(column), 1)
                for column in zip(*(rounds[number] for number in range(first, last + 1)), strict=True)
            )
            for first, last in self.spans
        )

    @cached_property
    def sums(self) -> tuple[float, ...]:
        """The parts of the whole game, as the rounds show them."""
        return tuple(round(sum(column), 1) for column in zip(*self.columns, strict=True))

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """What this seat did wrong and how lucky it was, the weightiest first."""
        mine = (moment for moment in self.analysis.moments if moment.seat == self.eyes)
        return tuple(sorted(mine, key=lambda moment: -abs(moment.points)))

    @cached_property
    def ends(self) -> tuple[GraphPoint, ...]:
        """The chances that an onlooker sees at the end of each column; the last ones are the result."""
        last_of = {point.round: point for point in self.analysis.graph}
        known = sorted(last_of)
        return tuple(last_of[max(number for number in known if number <= last)] for _, last in self.spans)

    def where(self, round_: int) -> float:
        """Where a round lies on the graph, in columns."""
        for column, (first, last) in enumerate(self.spans):
            if round_ <= last:
                return column + (round_ - first + 0.5) / (last - first + 1)
        return float(len(self.spans))

    @cached_property
    def steps(self) -> Sequence[ObservedStep[Any, Any]]:
        """The whole game, seen by somebody who sees everything; if it broke off, seen by these eyes."""
        replay = self.record.replay
        return replay.observer(EVERYTHING if replay.seed_revealed else self.eyes).story()

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
        return self.steps[self._lines.index(line)]

    @cached_property
    def _lines(self) -> Sequence[int]:
        return lines_of_steps(self.record.log)

    def start(self, moment: Moment) -> int | None:
        """The position from which a moment can be tried again: just before the choice, or the luck.

        An event that followed by rule counts as what it followed from. None where the seat of the moment had
        nothing left to decide.
        """
        at = self._lines.index(moment.line)
        while at and self.steps[at].cause == "automatic":
            at -= 1
        return at if any(step.seat == moment.seat for step in self.steps[at:]) else None

    @property
    def narrative(self) -> Any:
        """Puts the game into words."""
        return UIS[self.record.game].narrative(self.context.text, self.seats)

    def worded(self, about: Reason) -> str:
        """What was decided, drawn or revealed."""
        return str(self.narrative.worded(about.id, about.args))

    def kind(self, moment: Moment) -> str:
        """What went wrong, or what the luck was about, as the id of a text that names it."""
        if moment.kind == "luck":
            return moment.about.id
        return UIS[self.record.game].table.advice.mistake(moment)

    def label(self, moment: Moment) -> str:
        """The same in words."""
        return self.worded(msgspec.structs.replace(moment.about, id=self.kind(moment)))

    def told(self, line: int) -> str:
        """What an event meant for these eyes' seat, or the sentences of the game about it; "" for none."""
        narrative, step = self.narrative, self.step(line)
        if own := narrative.chance(step, self.eyes):
            return str(own)
        return " ".join(narrative.plain(line) + "." for line in narrative.lines(step))

    def chosen(self, moment: Moment) -> str:
        """What was done, as a sentence."""
        return str(self.narrative.decision(self.step(moment.line)))

    def better(self, moment: Moment) -> str:
        """What would have been best, as a sentence."""
        step = self.step(moment.line)
        best = next(one.event for one in moment.candidates if one.command == moment.best)
        event = msgspec.convert(best, self.record.replay.rules.event_type)
        return str(self.narrative.decision(msgspec.structs.replace(step, event=event)))


def signed(context: Context, points: float) -> str:
    """Points with their sign, to one place: "+1.4", "\u22120.4"."""
    number = context.say("statistics-decimal", value=round(abs(points), 1))
    if round(points, 1) == 0:
        return number
    return f"+{number}" if points > 0 else f"\u2212{number}"


def kind_name(context: Context, about: str) -> str:
    """A kind of decision in words, by what the analysis says it was about."""
    text, own = context.text, f"{about}-kind"
    return text.say(own if text.has(own) else about)
