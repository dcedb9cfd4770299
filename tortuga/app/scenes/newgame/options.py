"""How options are asked: the board below the seats of a new game, and House rules over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.gameui.editor import Asked, OptionEditor
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Transition
from tortuga.app.scenes.newgame.choices import NewGame
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.choice import Option as Choice
from tortuga.app.widgets.choice import Segmented
from tortuga.app.widgets.heading import label
from tortuga.app.widgets.inks import SHADE
from tortuga.games import GAMES
from tortuga.kernel.game import Option
from tortuga.kernel.players import SeatSpec

_ON = "on"


@dataclass(frozen=True)
class OptionRow:
    """One option as it is asked: its words, its controls, and what a press on one of them changes."""

    context: Context
    game: NewGame
    option: Option
    editor: OptionEditor | None

    @property
    def id(self) -> str:
        """Id of its choice."""
        return self.editor.id if self.editor is not None else self.option.field

    @property
    def title(self) -> str:
        """What is asked."""
        return self.context.say(f"option-{self.option.field}")

    @property
    def value(self) -> str:
        """Which value is chosen; "" where there may be several."""
        chosen = self.game.chosen
        if self.editor is not None:
            return self.editor.value(chosen)
        return str(chosen[self.option.field]) if self.option.many is None else ""

    @property
    def note(self) -> str:
        """What the chosen value means."""
        return self.note_of(self.value) or self._told(f"option-{self.option.field}-note", self.value)

    def note_of(self, value: str) -> str:
        """What a value means, "" where that is told for all of them."""
        return self._told(f"option-{self.option.field}-{value}-note", value)

    def _told(self, message: str, value: str) -> str:
        number = int(value) if value.isdigit() else value
        return self.context.say(message, value=number) if self.context.text.has(message) else ""

    @property
    def asked(self) -> Asked:
        """What its editor must know."""
        seats = tuple(SeatSpec(seat.player, seat.name, seat.colour) for seat in self.game.seats)
        return Asked(self.context, self.game.chosen, seats)

    def more(self, box: Box) -> tuple[Control, ...]:
        """What else its editor asks."""
        return tuple(self.editor.more(self.asked, box)) if self.editor is not None else ()

    def choice(self, box: Box, size: float, *, told: bool = False) -> Iterator[Control]:
        """Its values to choose from.

        Args:
            told: whether each value tells what it means.
        """
        field, seats = self.option.field, len(self.game.seats)
        values = self.editor.values if self.editor is not None else tuple(map(str, self.option.values))
        icons = self.editor.icons if self.editor is not None else {}
        parts = []
        for at, value in enumerate(values):
            note = self.note_of(value) if told else ""
            locked = self.option.locked is not None and self.option.locked(self.option.values[at], seats)
            word = self.context.say(f"option-{field}-{value}")
            parts.append(Choice(value, word, icons.get(value), note, not locked))
        if self.option.many is None:
            yield Segmented(self.id, box, tuple(parts), self.value, size)
            return
        x, y, w, h = box
        wide = w / len(parts)
        chosen = set(map(str, self.game.chosen[field]))
        for at, part in enumerate(parts):
            on = Choice(_ON, part.label, part.icon, part.tooltip, part.enabled)
            place = (x + at * wide, y, wide, h)
            yield Segmented(f"{field}.{part.value}", place, (on,), _ON if part.value in chosen else "", size)

    def pressed(self, name: str) -> NewGame | None:
        """The game after a press; None when the control is none of this option's."""
        control, _, value = name.partition(":")
        field = self.option.field
        if self.editor is not None:
            if control == self.editor.id:
                return self.game.choose(**self.editor.choose(self.game.chosen, value))
            changed = self.editor.press(self.asked, name)
            return self.game.choose(**changed) if changed is not None else None
        if control == field:
            return self.game.choose(**{field: self._parsed(value)})
        if self.option.many is not None and control.startswith(f"{field}."):
            return self.game.choose(**{field: self._toggled(control.removeprefix(f"{field}."))})
        return None

    def _parsed(self, told: str) -> int | str:
        return next(value for value in self.option.values if str(value) == told)

    def _toggled(self, told: str) -> tuple[Any, ...]:
        """The chosen values with one more or less; as they are where that would be too many or too few."""
        now: tuple[Any, ...] = tuple(self.game.chosen[self.option.field])
        value = self._parsed(told)
        new = {*now} ^ {value}
        assert self.option.many is not None, "only such options have several values"
        if len(new) not in self.option.many:
            return now
        return tuple(known for known in self.option.values if known in new)


def rows_of(context: Context, game: NewGame, place: str) -> tuple[OptionRow, ...]:
    """The options asked at a place; those without a choice at so many seats are left out."""
    found = []
    for option in GAMES[game.game].options:
        editor = UIS[game.game].editor(option.field)
        if option.place != place or not (option.values or editor is not None):
            continue
        locked = option.locked
        if locked is not None and all(locked(value, len(game.seats)) for value in option.values):
            continue
        found.append(OptionRow(context, game, option, editor))
    return tuple(found)


# ---------------------------------------------------------------- the board
_LEFT, _ROOM, _GAP = 44.0, 1010.0, 50.0
_GRAIN = 20.0
_SEED_X = 1104.0


def _places(rows: tuple[OptionRow, ...]) -> Iterator[tuple[OptionRow, Box]]:
    """Each row of the board and its box: as wide as it has values."""
    x, y, _, h = layout.OPTIONS_BOARD
    counts = [len(row.editor.values if row.editor is not None else row.option.values) for row in rows]
    room = _ROOM - _GAP * (len(rows) - 1)
    left = x + _LEFT
    for row, count in zip(rows, counts, strict=True):
        wide = round(room * count / sum(counts) / _GRAIN) * _GRAIN
        yield row, (left, y, wide, h)
        left += wide + _GAP


def board_controls(context: Context, game: NewGame) -> Iterator[Control]:
    """The options of the board in Tab order."""
    rows = rows_of(context, game, "board")
    for row, (x, y, w, _) in _places(rows):
        size = 22 if row.editor is not None else 23
        yield from row.choice((x, y + 70, w, 52), size, told=True)
        yield from row.more((x, y + 134, w, 58))


def board_ground(canvas: Canvas, context: Context, game: NewGame) -> None:
    """The ground with its words; the controls come over it."""
    say = context.say
    x, y, _, _ = layout.OPTIONS_BOARD
    canvas.plate("wood_brass", layout.OPTIONS_BOARD)
    for row, (left, _, w, _) in _places(rows_of(context, game, "board")):
        room = w if row.editor is None else w - 80
        _, _, wide, _ = label(canvas, row.title, (left, y + 46), 22, room)
        if row.editor is not None:
            row.editor.mark(canvas, (left + wide, y + 44))
        if row.note and not row.more((left, y + 134, w, 58)):
            _remark(canvas, row.note, (left + 2, y + 134), w - 4)
    label(canvas, say("newgame-seed"), (x + _SEED_X, y + 46), 22, 300)
    _remark(canvas, say("newgame-seed-same"), (x + _SEED_X + 2, y + 134), 310)


def _remark(canvas: Canvas, text: str, pos: tuple[float, float], wrap: float) -> None:
    canvas.text(text, "ital", 19, "note", pos, "topleft", shade=SHADE, wrap=wrap, max_h=68)


# ---------------------------------------------------------------- House rules
_X, _WIDTH = 260.0, 1400.0
_ROW_Y, _ROW_H = 186.0, 110.0
_ROWS_MOST = 760.0
_FOOT = 140.0
_CHOICE_W = 520.0
_PAD = 52.0
_NOTE_H = 66.0


class HouseRulesScene(ControlScene):
    """A panel over the new-game screen.

    Args:
        game: whose rules are shown.
        on_done: is given the game with the rules agreed on; not called when the panel is left by Escape.
    """

    overlay = True

    def __init__(self, context: Context, game: NewGame, on_done: Callable[[NewGame], None]) -> None:
        super().__init__(context)
        self.game = game
        self._on_done = on_done

    @property
    def _rows(self) -> tuple[OptionRow, ...]:
        return rows_of(self.context, self.game, "house")

    @property
    def _pitch(self) -> float:
        return min(_ROW_H, _ROWS_MOST / max(1, len(self._rows)))

    @staticmethod
    def _room(row: OptionRow) -> float:
        """What the row takes beside its own height."""
        return row.editor.room if row.editor is not None and row.more((0, 0, _CHOICE_W, 0)) else 0.0

    @property
    def box(self) -> Box:
        """The panel; it grows when there is more to choose."""
        rows = self._rows
        more = sum(room - 20 for row in rows if (room := self._room(row)))
        h = _ROW_Y + len(rows) * self._pitch + _FOOT - 20 + more
        return (_X, 538 - h / 2, _WIDTH, h)

    def _tops(self) -> Iterator[tuple[OptionRow, float]]:
        """Each row and where it begins."""
        top = self.box[1] + _ROW_Y
        for row in self._rows:
            yield row, top
            room = self._room(row)
            top += self._pitch + (room - 20 if room else 0)

    def controls(self) -> Iterator[Control]:
        """See `ControlScene`."""
        say = self.context.say
        x, y, w, h = self.box
        left = x + w - _PAD - _CHOICE_W
        for row, top in self._tops():
            yield from row.choice((left, top - 26, _CHOICE_W, 52), 20)
            yield from row.more((left, top + 42, _CHOICE_W, self._room(row)))
        yield Button("usual", (x + _PAD, y + h - 106, 330, 62), say("rule-usual"), "cycle", size=22)
        yield Button(
            "cancel", (x + w - _PAD - 610, y + h - 106, 260, 62), say("button-cancel"), size=22, key="back"
        )
        yield Button(
            "done",
            (x + w - _PAD - 330, y + h - 106, 330, 62),
            say("button-done"),
            "check-mark",
            "primary",
            26,
            key="confirm",
        )

    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        if name == "usual":
            options = GAMES[self.game.game].options
            self.game = self.game.choose(**{o.field: o.usual for o in options if o.place == "house"})
        elif name in ("done", "cancel"):
            if name == "done":
                self._on_done(self.game)
            return Pop()
        else:
            changed = (row.pressed(name) for row in self._rows)
            self.game = next((game for game in changed if game is not None), self.game)
        return None

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        return Pop() if action == Key("back") else None

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        say = self.context.say
        canvas.dim()
        x, y, w, _ = self.box
        canvas.plate("wood_brass", self.box)
        canvas.disc("red_d", "scroll-unfurled", (x + w / 2, y + 4), 92)
        canvas.text(say("rule-title"), "sc", 38, "gold_l", (x + w / 2, y + 82), "center", shade=SHADE)
        canvas.text(
            say("rule-intro"), "ital", 21, "note", (x + w / 2, y + 122), "center", shade=SHADE, max_w=w - 120
        )
        room = w - 2 * _PAD - _CHOICE_W - 40
        rows = tuple(self._tops())
        heading = canvas.alike([(row.title, room) for row, _ in rows], "sc", 24)
        notes = [row.note for row, _ in rows]
        size = min((canvas.typeset(note, "text", 20, room, _NOTE_H)[1] for note in notes), default=20.0)
        left = x + _PAD
        for row, top in rows:
            title = SetLine(row.title)
            canvas.text(title, "sc", heading, "label", (left, top - 14), shade=SHADE, max_w=room)
            spot = (left, top + 8)
            canvas.text(row.note, "text", size, "cream", spot, "topleft", shade=SHADE, wrap=room, fixed=True)
        self.draw_controls(canvas)
