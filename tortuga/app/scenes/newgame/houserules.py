"""House rules: a panel over the new-game screen with the options that few change."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Pop, Scene, Sentence, Transition, ended
from tortuga.app.scenes.newgame.choices import NewGame
from tortuga.app.scenes.newgame.optionrow import OptionRow, rows_of
from tortuga.app.widgets.button import SHADE, Button
from tortuga.games import GAMES

_X, _WIDTH = 260.0, 1400.0
_ROW_Y, _ROW_H = 178.0, 110.0
_ROWS_MOST = 740.0
_FOOT = 130.0
_DISC = 48.0
"""Of the panel's sign that stands above it."""
_CHOICE_W = 520.0
_PAD = 52.0
_HEADING = 28.0
_TITLED = 46.0
"""Of a row's height, what its title takes; the note has the rest."""


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
        return rows_of(self.context, self.game, "house", self._take)

    def _take(self, game: NewGame) -> None:
        self.game = game

    @property
    def _pitch(self) -> float:
        rows = self._rows
        return min(_ROW_H, (_ROWS_MOST - self._more(rows)) / max(1, len(rows)))

    def _more(self, rows: tuple[OptionRow, ...]) -> float:
        """What all rows take beside their own height."""
        return sum(room - 20 for row in rows if (room := self._room(row)))

    @staticmethod
    def _room(row: OptionRow) -> float:
        """What the row takes beside its own height."""
        return row.editor.room if row.editor is not None and row.more(Box(0, 0, _CHOICE_W, 0)) else 0.0

    @property
    def box(self) -> Box:
        """The panel; it grows when there is more to choose."""
        rows = self._rows
        h = _ROW_Y + len(rows) * self._pitch + _FOOT - 20 + self._more(rows)
        return Box(_X, max(538 - h / 2, _DISC), _WIDTH, h)

    def _tops(self) -> Iterator[tuple[OptionRow, float]]:
        """Each row and where it begins."""
        top = self.box[1] + _ROW_Y
        for row in self._rows:
            yield row, top
            room = self._room(row)
            top += self._pitch + (room - 20 if room else 0)

    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        x, y, w, h = self.box
        left = x + w - _PAD - _CHOICE_W
        for row, top in self._tops():
            yield from row.choice(Box(left, top - 26, _CHOICE_W, 52), 20)
            yield from row.more(Box(left, top + 42, _CHOICE_W, self._room(row)))
        usual, cancel = (
            Box(x + at, y + h - 106, wide, 62) for at, wide in ((_PAD, 330), (w - _PAD - 610, 260))
        )
        yield Button("usual", usual, say("rule-usual"), "cycle", size=22, action=self._reset)
        yield Button("cancel", cancel, say("button-cancel"), size=22, key="back", action=Pop)
        yield Button(
            "done",
            Box(x + w - _PAD - 330, y + h - 106, 330, 62),
            say("button-done"),
            "check-mark",
            "primary",
            26,
            key="confirm",
            action=self._finish,
        )

    def _reset(self) -> None:
        """The rules as they are printed."""
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
        """Every rule with what is agreed on; after a change that one anew."""
        say = self.context.say
        rules = (f"{row.title}: {row.note}" if row.note else row.title for row in self._rows)
        return tuple(Sentence(ended(told)) for told in (say("rule-title"), say("rule-intro"), *rules))

    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.dim()
        x, y, w, _ = self.box
        canvas.plate("wood_brass", self.box)
        canvas.disc("red_d", "scroll-unfurled", (x + w / 2, y + 4), 92)
        style = Style("sc", 38, "gold_l", SHADE)
        canvas.write(say("rule-title"), style, (x + w / 2, y + 82), anchor="center")
        letters = Style("ital", 21, "note", SHADE)
        canvas.write(say("rule-intro"), letters, self.box.line(122, 60), anchor="center")
        room = w - 2 * _PAD - _CHOICE_W - 40
        rows = tuple(self._tops())
        titles = canvas.alike([(row.title, room) for row, _ in rows], Style("sc", 24, "label", SHADE))
        titles = titles.at_most(_HEADING)
        notes = [row.note for row, _ in rows]
        high = self._pitch - _TITLED
        size = min((canvas.typeset(note, Style("text", 20), room, high)[1] for note in notes), default=20.0)
        left = x + _PAD
        for row, top in rows:
            canvas.write(row.title, titles, (left, top - 14), room)
            spot = (left, top + 8)
            look = Style("text", size, "cream", SHADE, grows=False)
            canvas.paragraph(row.note, look, spot, room, "topleft")
        self.draw_controls(canvas)
