"""One game in the list of the library."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tortuga.app import shelves
from tortuga.app.chronicle import entry_title
from tortuga.app.focus import Box, Focus, Focusable
from tortuga.app.guide.lesson import is_guided
from tortuga.app.tables.tortuga2014.parts import at_most, words
from tortuga.app.widgets.control import SHADE
from tortuga.kernel.library import Entry

if TYPE_CHECKING:
    from tortuga.app.canvas import Canvas
    from tortuga.app.context import Context

ROWS = 9
_FIRST: Box = (86.0, 206.0, 1214.0, 79.0)
_STEP = 86.0
_SEATS_X, _SEAT_W = 440.0, 152.0
_NAME_W = _SEAT_W - 66.0
LESSON_PLATE, LESSON_ICON = "tag_steel", "ship-wheel"
STATE_PLATE = {"running": "tag_gold", "finished": "tag_green", "unfinished": "tag_grey"}


def row_box(place: int) -> Box:
    """Where the row at `place` (0..ROWS - 1) lies."""
    x, y, w, h = _FIRST
    return (x, y + place * _STEP, w, h)


@dataclass(frozen=True)
class GameRow:
    """A row; pressing activates `game:<id>`."""

    context: Context
    entry: Entry
    rounds: int
    box: Box
    chosen: bool

    @property
    def _id(self) -> str:
        return f"game:{self.entry.id}"

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Control`."""
        label = f"{entry_title(self.context, self.entry)}, {when(self.context, self.entry, self.rounds)}"
        if is_guided(self.entry.seats):
            label = f"{label}, {self.context.say('library-lesson')}"
        return (Focusable(self._id, self.box, label),)

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """See `Control`."""
        x, y, w, h = self.box
        entry, context = self.entry, self.context
        canvas.plate("well_hot" if self.chosen else "well" if focus.hot(self._id) else "well_tray", self.box)
        room = _SEATS_X - 40
        ink = "gold_l" if self.chosen else "cream"
        words(canvas, entry_title(context, entry), "sc", 25, ink, (x + 22, y + 27), shade=SHADE, max_w=room)
        told = when(context, entry, self.rounds)
        words(canvas, told, "ital", 19, "note", (x + 22, y + 57), shade=SHADE, max_w=room)
        for seat, spec in enumerate(entry.seats):
            left = x + _SEATS_X + seat * _SEAT_W
            canvas.disc(spec.colour, None, (left + 22, y + h / 2), 46)
            if entry.scores is None:
                _name(canvas, spec.name, (left + 50, y + h / 2 - 1))
                continue
            won = entry.winners is not None and seat in entry.winners
            points = str(entry.scores[seat])
            tone = "gold_l" if won else "label"
            wide = canvas.text(points, "black", 29, tone, (left + 52, y + h / 2 - 1), shade=SHADE)[2]
            if won:
                canvas.icon("laurels-trophy", (left + 70 + wide, y + h / 2), 28, "gold_l", shadow=120)
        state = context.say(f"library-state-{entry.state}")
        guided = is_guided(entry.seats)
        middle = y + h / 2 - (16 if guided else 0)
        canvas.tag((x + w - 88, middle), state, STATE_PLATE[entry.state], None, 18, max_w=158)
        if guided:
            told = context.say("library-lesson")
            canvas.tag((x + w - 88, middle + 33), told, LESSON_PLATE, LESSON_ICON, 18, max_w=158)


def _name(canvas: Canvas, name: str, spot: tuple[float, float]) -> None:
    """A player's name beside the disc, clear of the next one: in two lines when one is too short."""
    if canvas.width(name, "text", 19) <= _NAME_W or " " not in name:
        words(canvas, name, "text", 19, "label", spot, shade=SHADE, max_w=_NAME_W)
        return
    rows = at_most(canvas.lines(name, "text", 17, _NAME_W), 2)
    for i, row in enumerate(rows):
        at = (spot[0], spot[1] + (i - (len(rows) - 1) / 2) * 20)
        words(canvas, row, "text", 17, "label", at, shade=SHADE, max_w=_NAME_W)


def when(context: Context, entry: Entry, rounds: int) -> str:
    """Date and length of a game."""
    message = "library-when" if entry.state == "finished" else "library-when-running"
    return context.say(message, date=shelves.date_of(context, entry.changed), rounds=rounds)
