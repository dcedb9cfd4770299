"""The game chosen in the library: its name, seats, and what can be done with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.characters import level_name
from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Action
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scenes.library.row import KIND_PLATE, MAX_NAMED_SEATS
from tortuga.app.scenes.library.words import entry_title, kind_of, of_game, when
from tortuga.app.widgets.button import SHADE, Button, in_a_row
from tortuga.app.widgets.entry import TextField
from tortuga.app.widgets.heading import label
from tortuga.kernel.library.entries import Entry

CARD: Box = Box(1352.0, 182.0, 508.0, 808.0)
NAME = "name"
_MARGIN = 28.0
_ROOMY = 6
"""Most buttons that have more room between them; with more they are closer together."""
_SEAT_Y, _SEAT_H = 136.0, 62.0
_BUTTONS_Y = 448.0
_TAGS_Y, _TAG_STEP, _TAG = 415.0, 30.0, 17.0
_DATE, _LEVEL = Style("ital", 20, "note", SHADE), legible("ital", 18, "note", SHADE)
_NAME, _LOW_NAME = legible("sc", 21, "cream", SHADE), legible("sc", 19, "cream", SHADE)
_POINTS, _SEALED = Style("black", 30, "label", SHADE), Style("text", 18, "label", SHADE)


@dataclass(frozen=True)
class GameCard:
    """Controls and ground of the chosen game.

    Args:
        alike: whether another game has the same seed.
        typing: whether its name is being typed.
        actions: what each control does, by its id.
    """

    context: Context
    entry: Entry
    rounds: int
    alike: bool
    typing: bool
    actions: Mapping[str, Action] = field(compare=False)

    @property
    def name_field(self) -> TextField:
        """The field of the name."""
        x, y, w, _ = CARD
        return TextField(
            NAME,
            Box(x + _MARGIN, y + 38, w - 2 * _MARGIN, 48),
            self.entry.name,
            self.context.say("library-rename"),
            "scroll-quill",
            entry_title(self.context, self.entry),
            tooltip=self.context.say("library-rename"),
            size=22,
            typing=self.typing,
            action=self.actions.get(NAME),
        )

    def controls(self) -> Iterator[Control]:
        """Its controls in Tab order."""
        entry = self.entry
        say = of_game(self.context, entry).say
        x, y, w, _ = CARD
        yield self.name_field
        running, over = entry.state == "running", entry.state == "finished"
        sound = entry.state != "damaged"
        left, wide = x + _MARGIN, w - 2 * _MARGIN
        top = y + _BUTTONS_Y
        yield Button(
            "open",
            Box(left, top, wide, 74),
            say("library-continue" if running else "library-watch"),
            "play-button" if running else "spyglass",
            "primary",
            28,
            enabled=sound,
            key="confirm",
            action=self.actions.get("open"),
        )
        half = (wide - 12) / 2
        secret = "" if over else say("error-log-seen" if entry.seen else "library-secret")
        proof = say("error-log-seen" if entry.seen else "library-proof-note")
        rows = [
            ("same", "cycle", over, secret),
            ("compare", "checked-shield", self.alike, say("library-compare-note")),
            ("proof", ICON["proof"], sound and not entry.seen, proof),
            ("export", "save", sound, "" if over else say("library-export-note")),
            ("delete", "cancel", True, say("library-delete-note")),
        ]
        if running:
            rows.insert(0, ("watch", "spyglass", True, ""))
        if over:
            seen = say("error-log-seen") if entry.seen else ""
            rows.insert(0, ("results", "laurels-trophy", not entry.seen, seen))
            if captains_of(entry.game).analyses:
                rows.insert(1, ("log", "histogram", not entry.seen, seen))
        first, step = (90.0, 73.0) if len(rows) <= _ROOMY else (84.0, 56.0)
        buttons = []
        for i, (name, icon, enabled, note) in enumerate(rows):
            alone = i == len(rows) - 1 and i % 2 == 0
            box = Box(left + i % 2 * (half + 12), top + first + i // 2 * step, half, 0.85 * step)
            box = box._replace(w=wide) if alone else box
            label, act = say(f"library-{name}"), self.actions.get(name)
            buttons.append(Button(name, box, label, icon, size=20, enabled=enabled, tooltip=note, action=act))
        yield from in_a_row(buttons)

    @property
    def told(self) -> str:
        """The game in words: when it was played, and by whom."""
        entry = self.entry
        seats = [
            spec.name if entry.scores is None else f"{spec.name} {entry.scores[seat]}"
            for seat, spec in enumerate(entry.seats)
        ]
        parts = (entry_title(self.context, entry), when(self.context, entry, self.rounds), ", ".join(seats))
        return ". ".join(parts)

    def draw_board(self, canvas: Canvas) -> None:
        """The ground with its words; the controls come over it."""
        entry = self.entry
        say = of_game(self.context, entry).say
        x, y, w, h = CARD
        canvas.plate("wood_brass", CARD)
        label(canvas, say("library-rename"), (x + _MARGIN + 2, y + 25), 17, w - 2 * _MARGIN)
        date = when(self.context, entry, self.rounds)
        canvas.write(date, _DATE, (x + _MARGIN + 2, y + 106), w - 2 * _MARGIN)
        for seat in range(len(entry.seats)):
            self._draw_seat(canvas, seat)
        tags = []
        if (kind := kind_of(self.context, entry)) is not None:
            tags.append((kind[0], KIND_PLATE, kind[1]))
        if entry.branched:
            tags.append((say("library-branched"), "tag_steel", "clockwise-rotation"))
        if self.alike:
            tags.append((say("library-alike"), "tag_blue", "cycle"))
        rows = [row for row in (tags[:-1], tags[-1:]) if row]
        for i, row in enumerate(rows):
            wide = (w - 2 * _MARGIN) / len(row)
            for k, (word, plate, icon) in enumerate(row):
                middle = (x + _MARGIN + (k + 0.5) * wide, y + _TAGS_Y + _TAG_STEP * (i - (len(rows) - 1) / 2))
                canvas.tag(middle, word, plate, icon, _TAG, max_w=wide - 8)
        sealed = say("library-sealed", digits=entry.commitment[:16])
        canvas.icon("padlock", (x + _MARGIN + 14, y + h - 40), 24, "label", shadow=90)
        canvas.write(sealed, _SEALED, (x + _MARGIN + 34, y + h - 41), w - 2 * _MARGIN - 36)

    def _draw_seat(self, canvas: Canvas, seat: int) -> None:
        entry, spec = self.entry, self.entry.seats[seat]
        x, y, w, _ = CARD
        if len(entry.seats) > MAX_NAMED_SEATS:
            self._draw_low_seat(canvas, seat)
            return
        top = y + _SEAT_Y + seat * _SEAT_H
        canvas.plate("well_tray", Box(x + _MARGIN, top, w - 2 * _MARGIN, _SEAT_H - 6))
        middle = top + (_SEAT_H - 6) / 2
        canvas.emblem(canvas.seat(entry.game, spec.colour), (x + _MARGIN + 30, middle), 46)
        won = entry.winners is not None and seat in entry.winners
        room = w - 2 * _MARGIN - (170 if entry.scores else 80)
        style = canvas.alike([(other.name, room) for other in entry.seats], _NAME)
        spot = (x + _MARGIN + 62, middle - 13)
        canvas.write(spec.name, style, spot, room)
        level = self.context.say("newgame-person") if spec.is_human else level_name(self.context, spec.player)
        canvas.write(level, _LEVEL, (x + _MARGIN + 62, middle + 14), room)
        if entry.scores is not None:
            right = x + w - _MARGIN - 16
            points = str(entry.scores[seat])
            tone = "gold_l" if won else "label"
            wide = canvas.write(points, _POINTS.inked(tone), (right, middle - 1), anchor="midright").w
            if won:
                canvas.icon("laurels-trophy", (right - wide - 24, middle), 30, "gold_l", shadow=120)

    def _draw_low_seat(self, canvas: Canvas, seat: int) -> None:
        """One of many seats: a line with its name, in two columns."""
        entry, spec = self.entry, self.entry.seats[seat]
        x, y, w, _ = CARD
        rows = -(-len(entry.seats) // 2)
        high = MAX_NAMED_SEATS * _SEAT_H / rows
        column, row = divmod(seat, rows)
        wide = (w - 2 * _MARGIN - 8) / 2
        box = Box(x + _MARGIN + column * (wide + 8), y + _SEAT_Y + row * high, wide, high - 5)
        canvas.plate("well_tray", box)
        middle = box[1] + box[3] / 2
        canvas.emblem(canvas.seat(entry.game, spec.colour), (box[0] + 22, middle), min(36.0, box[3] - 6))
        won = entry.winners is not None and seat in entry.winners
        tone = "gold_l" if won else "cream"
        room = wide - 92
        style = canvas.alike([(other.name, room) for other in entry.seats], _LOW_NAME)
        canvas.write(spec.name, style.inked(tone), (box[0] + 44, middle), room)
        right = (box[0] + wide - 12, middle - 1)
        if entry.scores is not None:
            canvas.write(str(entry.scores[seat]), Style("black", 21, tone, SHADE), right, anchor="midright")
        elif won:
            canvas.icon("laurels-trophy", (right[0] - 10, middle), 22, "gold_l", shadow=120)
