"""How the options of a game are asked for: their words and controls, and the panel of house rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.gameui.boards import EditedOptions, OptionEditor
from tortuga.app.registry import UIS
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Pop, Scene, Sentence, Transition, ended
from tortuga.app.scenes.newgame.choices import NewGame
from tortuga.app.widgets.button import SHADE, Button
from tortuga.app.widgets.choice import Option as Choice
from tortuga.app.widgets.choice import Segmented
from tortuga.games import GAMES
from tortuga.kernel.game import Option
from tortuga.kernel.players import SeatSpec

_ON = "on"


@dataclass(frozen=True)
class OptionRow:
    """One option as it is asked for: its words, its controls, and what a press on one of them changes."""

    context: Context
    game: NewGame
    option: Option
    editor: OptionEditor | None
    take: Callable[[NewGame], Any]
    """Called with the game as it is after a press."""

    @property
    def id(self) -> str:
        """Id of its choice."""
        return self.editor.id if self.editor is not None else self.option.field

    @property
    def values(self) -> tuple[str, ...]:
        """The values that may be chosen."""
        return self.editor.values if self.editor is not None else tuple(map(str, self.option.values))

    @property
    def title(self) -> str:
        """The question."""
        return self.context.say(f"option-{self.option.field}")

    @property
    def value(self) -> str:
        """The chosen value; "" where there may be several."""
        chosen = self.game.chosen
        if self.editor is not None:
            return self.editor.value(chosen)
        return str(chosen[self.option.field]) if self.option.many is None else ""

    @property
    def note(self) -> str:
        """What the chosen value means."""
        return self._note_of(self.value) or self._worded("note", self.value)

    def _note_of(self, value: str) -> str:
        """What a value means, "" if one note covers all values."""
        return self._worded(f"{value}-note", value)

    def _worded(self, ending: str, value: str) -> str:
        message, number = f"option-{self.option.field}-{ending}", int(value) if value.isdigit() else value
        return self.context.say(message, value=number) if self.context.text.has(message) else ""

    @property
    def asked(self) -> EditedOptions:
        """What its editor needs to know."""
        seats = tuple(SeatSpec(seat.player, seat.name, seat.colour) for seat in self.game.seats)
        return EditedOptions(self.context, self.game.chosen, seats, self._change)

    def _change(self, fields: Mapping[str, Any]) -> None:
        self.take(self.game.choose(**fields))

    def more(self, box: Box) -> tuple[Control, ...]:
        """The controls for further questions of its editor."""
        return tuple(self.editor.more(self.asked, box)) if self.editor is not None else ()

    def choice(self, box: Box, size: float, *, told: bool = False) -> Iterator[Control]:
        """Its values to choose from.

        Args:
            told: whether each value has a note on its meaning.
        """
        field = self.option.field
        icons = self.editor.icons if self.editor is not None else {}
        parts = []
        for value in self.values:
            note = self._note_of(value) if told else ""
            word = self.context.say(f"option-{field}-{value}")
            parts.append(Choice(value, word, icons.get(value), note, not self._locked(value)))
        if self.option.many is None or self.editor is not None:
            take = lambda value: self.take(self.with_value(value))  # noqa: E731
            yield Segmented(self.id, box, tuple(parts), self.value, size, name=self.title, choose=take)
            return
        chosen = set(map(str, self.game.chosen[field]))
        for at, part in enumerate(parts):
            id, place = f"{field}.{part.value}", box.column(at, len(parts))
            on = msgspec.structs.replace(part, value=_ON)
            now, toggle = _ON if part.value in chosen else "", partial(self._toggle, part.value)
            yield Segmented(id, place, (on,), now, size, name=self.title, choose=toggle)

    def _locked(self, told: str) -> bool:
        """Whether this number of seats rules out a value; values known only to an editor are never locked."""
        locked, seats = self.option.locked, len(self.game.seats)
        return locked is not None and any(
            locked(value, seats) for value in self.option.values if str(value) == told
        )

    def with_value(self, value: str) -> NewGame:
        """The game with another value of the option."""
        if self.editor is not None:
            return self.game.choose(**self.editor.choose(self.game.chosen, value))
        return self.game.choose(**{self.option.field: self._parsed(value)})

    def _parsed(self, told: str) -> int | str:
        return next(value for value in self.option.values if str(value) == told)

    def _toggle(self, told: str, _on: str) -> None:
        """Add or remove a value, unless there would be too many or too few."""
        new = {*self.game.chosen[self.option.field]} ^ {self._parsed(told)}
        assert self.option.many is not None, "only such options have several values"
        if len(new) in self.option.many:
            self._change({self.option.field: tuple(known for known in self.option.values if known in new)})


def rows_of(
    context: Context, game: NewGame, place: str, take: Callable[[NewGame], Any]
) -> tuple[OptionRow, ...]:
    """The options asked for at a place, without those that leave no choice at this number of seats.

    Args:
        take: called with the game as it is after a press.
    """
    rows = []
    for option in GAMES[game.game].options:
        editor = UIS[game.game].editors.get(option.field)
        if option.place != place or not (option.values or editor is not None):
            continue
        locked = option.locked
        if locked is not None and all(locked(value, len(game.seats)) for value in option.values):
            continue
        rows.append(OptionRow(context, game, option, editor, take))
    return tuple(rows)


_WIDTH = 1400.0
_MIDDLE = (960.0, 538.0)
_ROW_Y, _ROW_H = 178.0, 110.0
_MAX_ROWS = 740.0
_FOOT = 110.0
_DISC = 48.0
"""Height of the panel's sign above its upper edge."""
_CHOICE_W = 520.0
_PAD = 52.0
_TITLED = 46.0
"""Height of the title within a row; the note has the rest."""
_SHARED_H = 20.0
"""The part of a row's height that further questions of its editor may use."""
_TITLE = Style("sc", 38, "gold_l", SHADE)
_INTRO = Style("ital", 21, "note", SHADE)
_LABEL = Style("sc", 24, "label", SHADE)
_NOTE = Style("text", 20, "cream", SHADE)


class HouseRulesScene(ControlScene):
    """A panel over the new-game screen.

    Args:
        game: whose rules are shown.
        on_done: called with the game under the rules agreed on, but not when the panel is left by Escape.
    """

    overlay = True

    def __init__(self, context: Context, game: NewGame, on_done: Callable[[NewGame], None]) -> None:
        super().__init__(context)
        self.game = game
        self._on_done = on_done

    @property
    def _rows(self) -> tuple[OptionRow, ...]:
        return rows_of(self.context, self.game, "house", self._take)

    def _take(self, game: NewGame) -> None:
        self.game = game

    @property
    def _pitch(self) -> float:
        rows = self._rows
        return min(_ROW_H, (_MAX_ROWS - sum(map(self._more, rows))) / max(1, len(rows)))

    @staticmethod
    def _room(row: OptionRow) -> float:
        """Height of the further questions of a row's editor."""
        return row.editor.room if row.editor is not None and row.more(Box(0, 0, _CHOICE_W, 0)) else 0.0

    def _more(self, row: OptionRow) -> float:
        """Height of a row beyond the default."""
        return max(0.0, self._room(row) - _SHARED_H)

    @property
    def box(self) -> Box:
        """The panel; it grows when there is more to choose."""
        rows = self._rows
        h = _ROW_Y + len(rows) * self._pitch + _FOOT + sum(map(self._more, rows))
        box = Box.around(_MIDDLE, _WIDTH, h)
        return box._replace(y=max(box.y, _DISC))

    def _places(self) -> Iterator[tuple[OptionRow, Box]]:
        """Each row and its place, which begins at the middle of its first line."""
        rest = self.box.inset(_PAD, 0).cut(top=_ROW_Y)[1]
        for row in self._rows:
            place, rest = rest.cut(top=self._pitch + self._more(row))
            yield row, place

    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        for row, place in self._places():
            right = place.cut(right=_CHOICE_W)[0]
            yield from row.choice(right.moved(dy=-26)._replace(h=52), 20)
            yield from row.more(right.moved(dy=42)._replace(h=self._room(row)))
        foot = self.box.inset(_PAD, 0).line(-106)._replace(h=62)
        usual, foot = foot.cut(left=330)
        done, foot = foot.cut(right=330)
        cancel = foot.inset(20, 0).cut(right=260)[0]
        yield Button("usual", usual, say("rule-usual"), "cycle", size=22, action=self._reset)
        yield Button("cancel", cancel, say("button-cancel"), size=22, key="back", action=Pop)
        end = self._finish
        yield Button("done", done, say("button-done"), "check-mark", "primary", 26, key="confirm", action=end)

    def _reset(self) -> None:
        """Return to the printed rules."""
        options = GAMES[self.game.game].options
        self.game = self.game.choose(**{o.field: o.default for o in options if o.place == "house"})

    def _finish(self) -> Transition:
        self._on_done(self.game)
        return Pop()

    @override
    def coming(self) -> Iterator[Scene]:
        """The panel with what a choice unfolds."""
        for row in self._rows:
            for value in row.editor.values if row.editor is not None else ():
                game = row.with_value(value)
                if game != self.game:
                    yield HouseRulesScene(self.context, game, self._on_done)

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """Every rule with the value agreed on; after a change only the changed one."""
        say = self.context.say
        rules = (f"{row.title}: {row.note}" if row.note else row.title for row in self._rows)
        return tuple(Sentence(ended(told)) for told in (say("rule-title"), say("rule-intro"), *rules))

    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.dim()
        canvas.plate("wood_brass", self.box)
        canvas.disc("red_d", "scroll-unfurled", self.box.moved(dy=4).at("midtop"), 92)
        canvas.write(say("rule-title"), _TITLE, self.box.moved(dy=82).at("midtop"), anchor="center")
        canvas.write(say("rule-intro"), _INTRO, self.box.line(122, 60), anchor="center")
        room = self.box.w - 2 * _PAD - _CHOICE_W - 40
        rows = tuple(self._places())
        titles = canvas.alike([(row.title, room) for row, _ in rows], _LABEL).at_most(28)
        high = self._pitch - _TITLED
        sizes = (canvas.typeset(row.note, _NOTE, room, high)[1] for row, _ in rows)
        notes = _NOTE.fixed(min(sizes, default=_NOTE.size))
        for row, place in rows:
            canvas.write(row.title, titles, place.moved(dy=-14).at("topleft"), room)
            canvas.paragraph(row.note, notes, place.moved(dy=8).at("topleft"), room, "topleft")
        self.draw_controls(canvas)
