"""Two games of one deal side by side: how every seat stood after each round, and where they first differ."""

from __future__ import annotations

import itertools
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import mix
from tortuga.app.draw.units import Box
from tortuga.app.gameui.boards import Standing
from tortuga.app.records import GameRecord, RecordRouter
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Scroll, Sentence, Transition
from tortuga.app.scenes.library.words import date_of, entry_title
from tortuga.app.widgets.button import SHADE, Button, back_button
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.stepper import Stepper
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.replay import parting

SHEET_ROWS = 7
_SHEETS: tuple[Box, Box] = (Box(60.0, 116.0, 892.0, 694.0), Box(968.0, 116.0, 892.0, 694.0))
_STRIP: Box = Box(60.0, 826.0, 1800.0, 164.0)
_BUTTONS: Box = Box(380.0, 1006.0, 1008.0, 58.0)
_OTHER: Box = Box(1420.0, 1006.0, 440.0, 58.0)
_TITLE_DOWN, _NAMES_DOWN, _HEAD, _ROW = 32.0, 82.0, 120.0, 50.0
"""Layout of a sheet: middles of title and names, top of the first round, and height of a round."""
_NUMBER = 62.0
"""Width of the column of rounds."""
_ROWS_IN, _CHART_IN = 20.0, 22.0
"""From the edges of a sheet to its rounds, and to its chart."""
_CHART_H = 190.0
_SCALE_W, _FACE_W, _MARGIN = 52.0, 44.0, 16.0
"""Margins of a chart: at the left for the scale, at the right for the faces, above and below."""
_AIR = 1.08
"""The height of a chart as a multiple of its highest point."""
_FEW_LINES = 4.5
_DATE = Style("ital", 19, "note", SHADE)
_TITLE = legible("sc", 25, "gold_l", SHADE)
_NAME = legible("sc", 19, "cream", SHADE)
_ROUND = Style("ital", 18, "label_dim", SHADE)
_POINTS = Style("bold", 17, "label_dim")
_COUNT = Style("black", 22, "label", SHADE)
_SCORE = Style("black", 25, "cream", SHADE)
_SIGN = Style("bold", 20, "label", SHADE)
_SIGN_STEP = 58.0
"""Distance between two signs, if there is room."""
_STEPS = (1, 2, 5, 10, 20)
"""Points from line to line of the chart: treasure of 1667 in ones, points of 2014 in tens."""


@dataclass(frozen=True)
class Sheet:
    """Draws one game.

    Args:
        rows: by round and seat.
        beside: rows of the other game, to show which is better.
        mark: the round in which the games part.
        offset: rounds scrolled away.
    """

    context: Context
    record: GameRecord
    rows: tuple[tuple[Standing, ...], ...]
    beside: tuple[tuple[Standing, ...], ...]
    mark: int | None
    offset: int

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Paint it on a wooden board."""
        canvas.plate("wood", box)
        entry = self.record.entry
        if entry is not None:
            date = date_of(self.context, entry.changed)
            title = box.line(_TITLE_DOWN, 28, 26)
            right = canvas.write(date, _DATE, title.at("midright"), anchor="midright")[2]
            name = entry_title(self.context, entry)
            canvas.write(name, _TITLE, (title.x, title.y - 1), box.w - 90 - right)
        seats, names = self.record.seats, box.line(_NAMES_DOWN, _NUMBER + _CHART_IN, _CHART_IN)
        wide = names.w / len(seats)
        room = wide - 54
        style = canvas.alike([(spec.name, room) for spec in seats], _NAME)
        for seat, spec in enumerate(seats):
            left = names.x + seat * wide
            canvas.emblem(canvas.seat(self.record.game, spec.colour), (left + 22, names.y), 40)
            canvas.write(spec.name, style, (left + 48, names.y - 1), room)
        canvas.write(self.context.say("compare-round"), _ROUND, (box.x + 26, names.y), _NUMBER - 8)
        first = box.cut(top=_HEAD)[1].cut(top=_ROW - 6)[0].inset(_ROWS_IN, 0)
        for place, number in enumerate(range(self.offset, min(len(self.rows), self.offset + SHEET_ROWS))):
            self._row(canvas, first.moved(dy=place * _ROW), number, wide)
        below = box.inset(_CHART_IN, _ROWS_IN)
        self._chart(canvas, below.cut(bottom=_CHART_H)[0])

    def _chart(self, canvas: Canvas, box: Box) -> None:
        """The points of all seats by round, on the scale of both games."""
        canvas.plate("well_tray", box)
        both = (*self.rows, *self.beside)
        most = max([1, *(now.points for row in both for now in row)]) * _AIR
        last = max(len(self.rows), len(self.beside), 2)

        area = box.cut(left=_SCALE_W)[1].cut(right=_FACE_W)[1].inset(0, _MARGIN)

        def at(number: int, points: float) -> tuple[float, float]:
            return (area.x + area.w * number / (last - 1), area.bottom - area.h * max(0.0, points) / most)

        step = next((step for step in _STEPS if most < _FEW_LINES * step), _STEPS[-1])
        for points in range(0, int(most) + 1, step):
            left, right = at(0, points), at(last - 1, points)
            canvas.line(left, right, "#6d4b2a", 1.2)
            canvas.write(str(points), _POINTS, (left[0] - 14, left[1]), anchor="midright")
        for seat, spec in enumerate(self.record.seats):
            spots = [at(number, row[seat].points) for number, row in enumerate(self.rows)]
            tone = mix(canvas.seat(self.record.game, spec.colour).rgb, "#ffffff", 0.15)
            for color, width in (("#120a05", 7.0), (tone, 4.0)):
                for one, other in itertools.pairwise(spots):
                    canvas.line(one, other, color, width)
        for seat, spec in enumerate(self.record.seats):
            if self.rows:
                canvas.emblem(
                    canvas.seat(self.record.game, spec.colour),
                    at(len(self.rows) - 1, self.rows[-1][seat].points),
                    30,
                )

    def _row(self, canvas: Canvas, box: Box, number: int, wide: float) -> None:
        marked = number + 1 == self.mark
        canvas.plate("well_hot_small" if marked else "well_small", box)
        x, middle = box.at("midleft")
        style = _COUNT.inked("gold_l" if marked else "label")
        canvas.write(str(number + 1), style, (x + _NUMBER / 2 - 2, middle), anchor="center")
        other = self.beside[number] if number < len(self.beside) else None
        for seat, now in enumerate(self.rows[number]):
            left = x + _NUMBER + 4 + seat * wide
            better = other is not None and now.points > other[seat].points
            points = _SCORE.inked("gold_l" if better else "cream")
            canvas.write(str(now.points), points, (left + 40, middle - 1), anchor="midright")
            step = min(_SIGN_STEP, (wide - _SIGN_STEP) / 3)
            for i, (icon, value) in enumerate(now.signs):
                spot = left + 60 + i * step
                canvas.icon(icon, (spot, middle), 22, "glyph", shadow=80)
                canvas.write(str(value), _SIGN, (spot + 14, middle - 1))


@dataclass(frozen=True)
class Parting:
    """The first decision that differs from the one in the game beside it."""

    position: int
    """The position just before it."""
    round: int
    seen: ObservedStep[Any, Any]
    """The step as everybody may see it now."""


class CompareScene(ControlScene):
    """Two games under one seed.

    Args:
        first: the game at the left.
        others: games of the same deal, one of which is shown at the right; not empty.
        way: leads to replays; None when there is none.
    """

    def __init__(
        self,
        context: Context,
        first: GameRecord,
        others: Sequence[GameRecord],
        way: RecordRouter | None = None,
    ) -> None:
        super().__init__(context)
        self.first = first
        self.others = tuple(others)
        self.at = 0
        self.offset = 0
        self._way = way
        self._take()

    def _take(self) -> None:
        """Compare with the other game chosen."""
        pair = (self.first, self.others[self.at])
        # what one game still hides counts in neither, or the other would look better for it
        self.open = all(record.seed_revealed for record in pair)
        self.rounds = tuple(by_round(record, self.open) for record in pair)
        self.parting = parting_of(*pair)

    @property
    def other(self) -> GameRecord:
        """The game at the right."""
        return self.others[self.at]

    # ---------------------------------------------------------------- controls
    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        yield back_button(self.context)
        if len(self.others) > 1:
            count = say("compare-other", number=self.at + 1, count=len(self.others))
            ways = say("compare-previous"), say("compare-next")
            yield Stepper("other", _OTHER, count, 21, *ways, step=self._next_other)
        if self._way is not None and self.parting is not None:
            for side, record in enumerate((self.first, self.other)):
                watch = partial(self._way.watch_at, record, self.parting[side].position)
                box, label = _BUTTONS.column(side, len(_SHEETS), 16), say(f"compare-watch-{side + 1}")
                yield Button(f"watch:{side}", box, label, "spyglass", size=21, action=watch)

    def _next_other(self, step: int) -> None:
        self.at = (self.at + step) % len(self.others)
        self.offset = 0
        self._take()

    @override
    def handle(self, action: Input) -> Transition | None:
        most = max(0, max(map(len, self.rounds)) - SHEET_ROWS)
        match action:
            case Scroll(_, steps):
                self.offset = max(0, min(most, self.offset - round(steps)))
            case Key("page-up") | Key("page-down"):
                step = SHEET_ROWS if action.action == "page-down" else -SHEET_ROWS
                self.offset = max(0, min(most, self.offset + step))
            case _:
                pass
        return None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """How both games ended, and where they part."""
        ends = [
            ", ".join(f"{spec.name} {now.points}" for spec, now in zip(record.seats, rows[-1], strict=True))
            for record, rows in zip((self.first, self.other), self.rounds, strict=True)
            if rows and rows[-1]
        ]
        title = self.context.say("compare-title")
        return tuple(map(Sentence, (f"{title}. {self._parting_title}", *self._partings, *ends)))

    @property
    def _parting_title(self) -> str:
        say = self.context.say
        if self.parting is None:
            return say("compare-same")
        return say("compare-parting", round=self.parting[0].round)

    @property
    def _partings(self) -> tuple[str, ...]:
        """What was decided in each game where they part."""
        open_ = self.first.seed_revealed and self.other.seed_revealed
        sentences = []
        for here, record in zip(self.parting or (), (self.first, self.other), strict=False):
            narrative = UIS[record.log.header.game].narrative(self.context.text, record.seats)
            name = record.seats[here.seen.seat].name
            sentences.append(
                narrative.decision(here.seen) if open_ else self.context.say("compare-secret", name=name)
            )
        return tuple(sentences)

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.ground(self.context.game)
        note = say("compare-note" if self.open else "compare-note-public")
        heading(canvas, say("compare-title"), note, 1500)
        mark = None if self.parting is None else self.parting[0].round
        for side, record in enumerate((self.first, self.other)):
            rows, beside = self.rounds[side], self.rounds[1 - side]
            Sheet(self.context, record, rows, beside, mark, self.offset).draw(canvas, _SHEETS[side])
        self._draw_strip(canvas)
        self.draw_controls(canvas)

    def _draw_strip(self, canvas: Canvas) -> None:
        """Where the games part, in words."""
        canvas.plate("parchment_torn", _STRIP)
        middle = _STRIP.line(_STRIP.h / 2, 70)
        canvas.disc("red_d", "crossed-sabres" if self.parting else "check-mark", (middle.x, middle.y), 84)
        if self.parting is None:
            canvas.write(self._parting_title, Style("bold", 26, "ink"), _STRIP.line(_STRIP.h / 2, 140, 60))
            return
        canvas.write(self._parting_title, Style("sc", 25, "red_d"), _STRIP.line(34, 136, 64))
        games = zip(self.parting, (self.first, self.other), self._partings, strict=True)
        for i, (here, record, said) in enumerate(games):
            seat = record.seats[here.seen.seat]
            line = _STRIP.line(78 + i * 46, 152, 62)
            canvas.tag((line.x, line.y), str(i + 1), "tag_ink", None, 19)
            canvas.emblem(canvas.seat(record.game, seat.colour), (line.x + 48, line.y), 36)
            canvas.write(said, legible("bold", 23, "ink"), (line.x + 76, line.y - 1), line.w - 76)


def by_round(record: GameRecord, open_: bool) -> tuple[tuple[Standing, ...], ...]:
    """How the seats stood at the end of each round: in truth if all is open, else by what was public."""
    replay, ui = record.replay, UIS[record.log.header.game]
    story = replay.observer(EVERYTHING if open_ else NOBODY).story()
    ends = [*replay.rounds()[1:], *([replay.length] if record.seed_revealed else [])]
    return tuple(ui.standings(story[end - 1].after) for end in ends)


def parting_of(one: GameRecord, other: GameRecord) -> tuple[Parting, Parting] | None:
    """Where two games part; None when one of them merely goes further."""
    positions = parting(one.replay, other.replay)
    if positions is None:
        return None
    left, right = (_parting(record, at) for record, at in zip((one, other), positions, strict=True))
    return left, right


def _parting(record: GameRecord, position: int) -> Parting:
    replay = record.replay
    seen = replay.observer(EVERYTHING if record.seed_revealed else NOBODY).story()[position]
    return Parting(position, max(1, bisect_right(replay.rounds(), position)), seen)
