"""The page of one round: the account of every seat, and what the four parts consisted of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control
from tortuga.app.scene.protocol import Transition
from tortuga.app.scenes.log.view import (
    BODY,
    KNOWN,
    PAGE_TITLE,
    PANEL_HEAD,
    PANEL_NOTE,
    PAPER_LABEL,
    PAPER_NOTE,
    PARTS,
    LogView,
    signed,
)
from tortuga.app.widgets.button import SHADE, Button, in_a_row
from tortuga.app.widgets.row import Row
from tortuga.kernel.analysis import Change

STRIP, _REST = BODY.cut(top=74)
FALL, _SIDE = _REST.cut(top=16)[1].cut(left=900)
SEATS, _BELOW = _SIDE.cut(left=18)[1].cut(top=390)
CHANGES: Final = _BELOW.cut(top=14)[1]
_BARS: Final = FALL.inset(44, 64).cut(left=56)[1].cut(top=46)[1]
_GAP: Final = 16.0
"""Distance between two bars."""
STEPS: Final = (*PARTS, KNOWN)
"""What leads from the chance before a round to the one after it, in this order."""
MAX_CHANGES: Final = 6


class Rounds:
    """Draws the page.

    Args:
        number: which round is shown.
        turn: shows another one.
        look: goes to the event in a line of the log.
    """

    def __init__(
        self,
        view: LogView,
        number: int,
        turn: Callable[[int], None],
        look: Callable[[int], Transition | None],
    ) -> None:
        self._view, self._number, self._turn, self._look = view, number, turn, look
        self._say = view.context.say

    @property
    def changes(self) -> tuple[Change, ...]:
        """What weighed most in the round, in these eyes."""
        view = self._view
        mine = [
            change
            for change in view.analysis.changes
            if (change.seat, change.round) == (view.eyes, self._number)
        ]
        return tuple(sorted(mine, key=lambda change: -abs(change.points))[:MAX_CHANGES])

    def controls(self) -> Iterator[Control]:
        """The strip of rounds, and what weighed most."""
        first, rounds = self._view.first, self._view.rounds
        yield from in_a_row(
            Button(
                f"round:{number}",
                STRIP.column(number - first, max(rounds - first + 1, 8), 8),
                self._say("account-round", round=number),
                kind="primary" if number == self._number else "secondary",
                size=22,
                checked=number == self._number,
                action=partial(self._turn, number),
            )
            for number in range(first, rounds + 1)
        )
        body = CHANGES.inset(18, 14).cut(top=52)[1]
        for at, change in enumerate(self.changes):
            box = body.row(at, MAX_CHANGES).inset(0, 3)
            yield self._row(change, f"change:{at}", box)

    def _row(self, change: Change, id: str, box: Box) -> Row:
        """A change as a row that leads to its event on the table."""
        view = self._view
        part = next(part for part in PARTS if part.id == change.part)
        owner = view.seats[change.owner].name if change.owner >= 0 else ""
        note = self._say(f"account-{part.id}") + (f": {owner}" if owner else "")
        ink = "good" if change.points > 0 else "warn"
        figure = signed(view.context, 100 * change.points)
        words = view.worded(change.about)
        return Row(id, box, words, note, figure, part.icon, ink, action=partial(self._look, change.line))

    def spoken(self) -> Iterator[str]:
        """The round in these eyes, part by part."""
        view = self._view
        parts = zip(STEPS, self._row_of_eyes[1:-1], strict=True)
        said = [f"{self._say(f'account-{part.id}')} {signed(view.context, value)}" for part, value in parts]
        before, after = (self._percent(self._row_of_eyes[end] / 100) for end in (0, -1))
        yield self._say("account-round-told", round=self._number, before=before, after=after)
        yield "; ".join(said)
        yield from self._notes
        everybody = (
            self._say(
                "account-seat-told",
                name=spec.name,
                before=self._percent(before / 100),
                after=self._percent(after / 100),
            )
            for spec, (before, *_, after) in zip(view.seats, view.seen_by_all(self._number), strict=True)
        )
        yield f"{self._say('account-all')}: {'; '.join(everybody)}"

    def _percent(self, chance: float) -> str:
        return self._say("statistics-decimal", value=round(100 * chance, 1))

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas) -> None:
        """Paint all but the controls."""
        self._draw_waterfall(canvas)
        self._draw_seats(canvas)
        canvas.plate("wood", CHANGES)
        canvas.write(self._say("account-weighed"), PANEL_HEAD, CHANGES.line(36, 26))

    def _draw_waterfall(self, canvas: Canvas) -> None:
        """Draw the way from the chance before to the chance after, a step for each part."""
        view = self._view
        canvas.plate("parchment_torn", FALL)
        name = view.seats[view.eyes].name
        eyes = self._say("account-eyes", name=name)
        note = canvas.write(eyes, PAPER_NOTE, FALL.line(56, 44, 44), anchor="midright")
        title = self._say("account-round-of", round=self._number, name=name)
        canvas.write(title, PAGE_TITLE, FALL._replace(w=note.x - FALL.x - 16).line(52, 44, 0))
        points, levels = self._row_of_eyes[1:-1], self._levels
        low, high = min(0.0, *levels), max(100.0, *levels)
        for at, words in enumerate(self._notes):
            canvas.write(words, PAPER_NOTE, FALL.line(92 + 26 * at, 44, 44))

        def height(level: float) -> float:
            return _BARS.bottom - 60 - (_BARS.h - 90) * (level - low) / (high - low)

        for level in range(0, 101, 25):
            y = height(level)
            canvas.line((_BARS.x, y), (_BARS.right, y), "parch_dd", 1.4)
            percent = self._say("statistics-percent", percent=level)
            canvas.write(percent, PAPER_LABEL, (_BARS.x - 8, y), anchor="midright")
        columns = len(STEPS) + 2
        labels = [self._say(f"account-{part.id}") for part in STEPS]
        room = _BARS.column(0, columns, _GAP).w + 6
        label = canvas.alike([(line, room) for words in labels for line in _two_lines(words)], PAPER_LABEL)
        self._draw_level(canvas, _BARS.column(0, columns, _GAP), "account-before", levels[0], height)
        for at, (part, value) in enumerate(zip(STEPS, points, strict=True), start=1):
            box = _BARS.column(at, columns, _GAP)
            top, bottom = sorted((height(levels[at - 1]), height(levels[at])))
            canvas.fill(Box(box.x, top, box.w, max(3.0, bottom - top)), part.colour, 255, 4)
            canvas.line((box.x - _GAP, height(levels[at - 1])), (box.x, height(levels[at - 1])), "ink2", 2)
            words = signed(view.context, value)
            ink = "red" if value < 0 else "ink"
            canvas.write(words, Style("black", 24, ink), (box.center[0], top - 18), box.w, "center")
            canvas.disc(part.colour, part.icon, (box.center[0], _BARS.bottom - 31), 40)
            canvas.paragraph(labels[at - 1], label, (box.center[0], _BARS.bottom + 20), box.w + 6, "center")
        last = _BARS.column(columns - 1, columns, _GAP)
        self._draw_level(canvas, last, "account-after", levels[-1], height)

    @property
    def _row_of_eyes(self) -> tuple[float, ...]:
        """The round in these eyes, as in the rows beside it, so that no figure is shown with two values."""
        return self._view.seen_by_all(self._number)[self._view.eyes]

    @property
    def _levels(self) -> list[float]:
        """The chance before the round, and after each part."""
        before, *steps, _ = self._row_of_eyes
        return [round(level, 1) for level in accumulate(steps, initial=before)]

    @property
    def _notes(self) -> Iterator[str]:
        """Notes that explain the figures."""
        levels = self._levels
        if min(levels) < -0.05 or max(levels) > 100.05:
            yield self._say("account-outside")
        if self._view.voyage:
            yield self._say("account-voyage-on")

    def _draw_level(
        self, canvas: Canvas, box: Box, id: str, level: float, height: Callable[[float], float]
    ) -> None:
        top, bottom = height(level), height(0.0)
        colour = self._view.colour(canvas, self._view.eyes)
        canvas.fill(Box(box.x, top, box.w, max(3.0, bottom - top)), colour.rgb, 255, 4)
        middle = box.center[0]
        canvas.write(
            self._percent(level / 100), Style("black", 24, "ink"), (middle, top - 18), box.w, "center"
        )
        canvas.emblem(colour, (middle, _BARS.bottom - 31), 40)
        canvas.write(self._say(id), PAPER_LABEL, (middle, _BARS.bottom + 20), box.w, "center")

    def _draw_seats(self, canvas: Canvas) -> None:
        """Draw the same round for everybody, as seen by somebody who sees nothing hidden, as on the graph."""
        view = self._view
        canvas.plate("leather", SEATS)
        head, body = SEATS.inset(24, 14).cut(top=98)
        rows = view.seen_by_all(self._number)
        canvas.write(self._say("account-all"), PANEL_HEAD, head.line(18))
        canvas.write(self._say("account-all-note"), PANEL_NOTE, head.line(46))
        table = body.cut(left=200)[1]
        signs = [(part.colour, part.icon) for part in STEPS]
        columns = len(signs) + 2
        for at, sign in enumerate(signs, start=1):
            canvas.disc(*sign, (table.column(at, columns, 6).center[0], head.bottom - 16), 34)
        for at, id in ((0, "account-before"), (columns - 1, "account-after")):
            box = table.column(at, columns, 6)
            canvas.write(self._say(id), PANEL_NOTE, (box.center[0], head.bottom - 16), box.w, "center")
        for seat, (before, *parts, after) in enumerate(rows):
            line = body.row(seat, len(rows)).inset(0, 5)
            canvas.plate("well_gold" if seat == view.eyes else "well_small", line)
            x, y = line.at("midleft")
            canvas.emblem(view.colour(canvas, seat), (x + 30, y), min(44.0, line.h - 6))
            canvas.write(view.seats[seat].name, legible("sc", 19, "cream", SHADE), (x + 58, y - 1), 140)
            changes = (signed(view.context, value) for value in parts)
            figures = (self._percent(before / 100), *changes, self._percent(after / 100))
            for column, figure in enumerate(figures):
                ink = "warn" if figure.startswith("\u2212") else "cream"
                spot = (table.column(column, columns, 6).center[0], y - 1)
                canvas.write(figure, Style("bold", 20, ink, SHADE), spot, 90, "center")


def _two_lines(text: str) -> tuple[str, str]:
    """A text in two lines as alike in length as can be."""
    words = text.split()
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words) + 1)]
    return min(ways, key=lambda way: max(map(len, way)))
