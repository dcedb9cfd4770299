"""One of two games side by side: how every seat stood after each round, in numbers and as lines."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.theme import mix
from tortuga.app.draw.units import Box
from tortuga.app.gameui.boards import Standing
from tortuga.app.records import GameRecord
from tortuga.app.scene.context import Context
from tortuga.app.scenes.library.words import date_of, entry_title
from tortuga.app.widgets.inks import SHADE

SHEET_ROWS = 7
_HEAD, _ROW = 120.0, 50.0
_NUMBER = 62.0
_CHART_H = 190.0
_STEPS = (1, 2, 5, 10, 20)
"""Points from line to line of the chart: treasure of 1667 in ones, points of 2014 in tens."""


@dataclass(frozen=True)
class Sheet:
    """Draws one game.

    Args:
        rows: by round and seat.
        beside: of the other game, to tell what is better.
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
        x, y, w, h = box
        canvas.plate("wood", box)
        entry = self.record.entry
        say = self.context.say
        if entry is not None:
            date = date_of(self.context, entry.changed)
            right = canvas.text(date, "ital", 19, "note", (x + w - 26, y + 32), "midright", SHADE)[2]
            name = entry_title(self.context, entry)
            words(canvas, name, "sc", 25, "gold_l", (x + 28, y + 31), shade=SHADE, max_w=w - 90 - right)
        seats = self.record.seats
        wide = (w - _NUMBER - 44) / len(seats)
        room = wide - 54
        size = canvas.alike([(spec.name, room) for spec in seats], "sc", 19)
        for seat, spec in enumerate(seats):
            left = x + _NUMBER + 22 + seat * wide
            canvas.emblem(canvas.seat(self.record.game, spec.colour), (left + 22, y + 82), 40)
            told = SetLine(spec.name)
            words(canvas, told, "sc", size, "cream", (left + 48, y + 81), shade=SHADE, max_w=room)
        canvas.text(
            say("compare-round"), "ital", 18, "label_dim", (x + 26, y + 82), shade=SHADE, max_w=_NUMBER - 8
        )
        for place, number in enumerate(range(self.offset, min(len(self.rows), self.offset + SHEET_ROWS))):
            self._row(canvas, Box(x + 20, y + _HEAD + place * _ROW, w - 40, _ROW - 6), number, wide)

        self._chart(canvas, Box(x + 22, y + h - _CHART_H - 20, w - 44, _CHART_H))

    def _chart(self, canvas: Canvas, box: Box) -> None:
        """The points of all seats by round, on the scale of both games."""
        x, y, w, h = box
        canvas.plate("well_tray", box)
        both = (*self.rows, *self.beside)
        most = max([1, *(now.points for row in both for now in row)]) * 1.08
        last = max(len(self.rows), len(self.beside), 2)

        def at(number: int, points: float) -> tuple[float, float]:
            return (x + 52 + (w - 96) * number / (last - 1), y + h - 16 - (h - 32) * max(0.0, points) / most)

        step = next((step for step in _STEPS if most < 4.5 * step), _STEPS[-1])
        for points in range(0, int(most) + 1, step):
            left, right = at(0, points), at(last - 1, points)
            canvas.line(left, right, "#6d4b2a", 1.2)
            canvas.text(str(points), "bold", 17, "label_dim", (left[0] - 14, left[1]), "midright")
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
        x, y, _, h = box
        marked = number + 1 == self.mark
        canvas.plate("well_hot_small" if marked else "well_small", box)
        middle = y + h / 2
        tone = "gold_l" if marked else "label"
        canvas.text(str(number + 1), "black", 22, tone, (x + _NUMBER / 2 - 2, middle), "center", SHADE)
        other = self.beside[number] if number < len(self.beside) else None
        for seat, now in enumerate(self.rows[number]):
            left = x + _NUMBER + 4 + seat * wide
            better = other is not None and now.points > other[seat].points
            canvas.text(
                str(now.points), "black", 25, "gold_l" if better else "cream", (left + 40, middle - 1),
                "midright", SHADE,
            )  # fmt: skip
            step = min(58.0, (wide - 58) / 3)
            for i, (icon, value) in enumerate(now.signs):
                spot = left + 60 + i * step
                canvas.icon(icon, (spot, middle), 22, "glyph", shadow=80)
                canvas.text(str(value), "bold", 20, "label", (spot + 14, middle - 1), shade=SHADE)
