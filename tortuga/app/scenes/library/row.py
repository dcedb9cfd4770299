"""One game in the list of the library."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from typing_extensions import override

from tortuga.app.draw.canvas import MIN_TEXT, Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Action, Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scenes.library.words import entry_title, kind_of, when
from tortuga.app.widgets.button import SHADE
from tortuga.kernel.library.entries import Entry

ROWS = 9
_FIRST: Box = Box(86.0, 206.0, 1214.0, 79.0)
_STEP = 86.0
_SEATS_X, _SEAT_W = 440.0, 152.0
MAX_NAMED_SEATS = 4
"""Most seats whose names there is room for."""
_NAME_W = _SEAT_W - 62.0
_NAME_STEP = 1.12  # line distance of a name in two lines, in font sizes
KIND_PLATE = "tag_steel"
STATE_PLATE = {
    "running": "tag_gold",
    "finished": "tag_green",
    "unfinished": "tag_grey",
    "damaged": "tag_grey",
}


def row_box(place: int) -> Box:
    """Where the row at `place` (0..ROWS - 1) lies."""
    x, y, w, h = _FIRST
    return Box(x, y + place * _STEP, w, h)


@dataclass(frozen=True)
class GameRow(Control):
    """A row of the list."""

    context: Context
    entry: Entry
    rounds: int
    box: Box
    chosen: bool
    beside: tuple[Entry, ...] = ()
    """All games shown, this one included: their words have one size."""
    action: Action | None = field(default=None, compare=False)

    @property
    def _id(self) -> str:
        return f"game:{self.entry.id}"

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        label = f"{entry_title(self.context, self.entry)}, {when(self.context, self.entry, self.rounds)}"
        kind = kind_of(self.context, self.entry)
        if kind is not None:
            label = f"{label}, {kind[0]}"
        return (Focusable(self._id, self.box, label, action=self.action),)

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        x, y, w, h = self.box
        entry, context = self.entry, self.context
        canvas.plate("well_hot" if self.chosen else "well" if focus.hot(self._id) else "well_tray", self.box)
        room = _SEATS_X - 40
        ink = "gold_l" if self.chosen else "cream"
        beside = self.beside or (entry,)
        style = canvas.alike(
            [(line, room) for line in {entry_title(context, one) for one in beside}],
            legible("sc", 25, "cream", SHADE),
        )
        canvas.write(entry_title(context, entry), style.inked(ink), (x + 22, y + 27), room)
        line = when(context, entry, self.rounds)
        canvas.write(line, legible("ital", 19, "note", SHADE), (x + 22, y + 57), room)
        if len(entry.seats) > MAX_NAMED_SEATS:
            self._draw_many(canvas)
        else:
            self._draw_seats(canvas, beside)
        state = context.say(f"library-state-{entry.state}")
        kind = kind_of(context, entry)
        middle = y + h / 2 - (16 if kind else 0)
        canvas.tag((x + w - 88, middle), state, STATE_PLATE[entry.state], None, 18, max_w=158)
        if kind is not None:
            line, icon = kind
            canvas.tag((x + w - 88, middle + 33), line, KIND_PLATE, icon, 18, max_w=158)

    def _draw_seats(self, canvas: Canvas, beside: tuple[Entry, ...]) -> None:
        """Who played, or the final scores."""
        x, y, _, h = self.box
        entry = self.entry
        for seat, spec in enumerate(entry.seats):
            left = x + _SEATS_X + seat * _SEAT_W
            canvas.emblem(canvas.seat(entry.game, spec.colour), (left + 22, y + h / 2), 46)
            won = entry.winners is not None and seat in entry.winners
            tone = "gold_l" if won else "label"
            if entry.scores is None:
                few = [one for one in beside if one.scores is None and len(one.seats) <= MAX_NAMED_SEATS]
                names = {seat.name for one in few for seat in one.seats}
                _name(canvas, spec.name, (left + 50, y + h / 2 - 1), _name_size(canvas, names), tone)
                continue
            points = str(entry.scores[seat])
            wide = canvas.write(points, Style("black", 29, tone, SHADE), (left + 52, y + h / 2 - 1))[2]
            if won:
                canvas.icon("laurels-trophy", (left + 70 + wide, y + h / 2), 28, "gold_l", shadow=120)

    def _draw_many(self, canvas: Canvas) -> None:
        """Draw many seats: there is only room for an emblem each, with the points below."""
        x, y, _, h = self.box
        entry = self.entry
        step = MAX_NAMED_SEATS * _SEAT_W / len(entry.seats)
        for seat, spec in enumerate(entry.seats):
            middle = x + _SEATS_X + (seat + 0.5) * step
            won = entry.winners is not None and seat in entry.winners
            seat_colour = canvas.seat(entry.game, spec.colour)
            canvas.emblem(seat_colour, (middle, y + 29), 40, ring="gold_l" if won else "gold")
            if entry.scores is not None:
                tone = "gold_l" if won else "label"
                style = Style("black", 19, tone, SHADE)
                canvas.write(str(entry.scores[seat]), style, (middle, y + h - 16), anchor="center")
            elif won:
                canvas.icon("laurels-trophy", (middle, y + h - 17), 22, "gold_l", shadow=120)


def _name_size(canvas: Canvas, names: Iterable[str]) -> float:
    """The size of all names beside discs, such that each fits its room, in two lines if need be."""
    size = canvas.sized("text", 19)
    words = {word for name in names for word in _halves(name)}
    while size > MIN_TEXT and any(canvas.width(word, "text", size, True) > _NAME_W for word in words):
        size -= 0.5
    return size


def _halves(name: str) -> list[str]:
    """A name at its best break: two lines, or one where there is no blank."""
    breaks = [i for i, letter in enumerate(name) if letter == " "]
    if not breaks:
        return [name]
    best = min(breaks, key=lambda i: abs(2 * i - len(name)))
    return [name[:best], name[best + 1 :]]


def _name(canvas: Canvas, name: str, spot: tuple[float, float], size: float, tone: str) -> None:
    """Write a player's name beside the disc, clear of the next one, in two lines when one is too short."""
    whole = canvas.width(name, "text", size, True) <= _NAME_W
    rows = [name] if whole else _halves(name)
    for i, row in enumerate(rows):
        place = (spot[0], spot[1] + (i - (len(rows) - 1) / 2) * size * _NAME_STEP)
        canvas.write(row, legible("text", size, tone, SHADE, grows=False), place, _NAME_W)
