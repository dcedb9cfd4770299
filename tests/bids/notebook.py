"""A plain notebook over the table: a page for each person, stored in the library."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus, id_parts, rest_of
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition
from tortuga.app.table.ui.anygame import AnyObserver
from tortuga.app.widgets.button import SHADE, Button
from tortuga.app.widgets.dialog import error_dialog
from tortuga.app.widgets.entry import ENDS, TextField, TypingScene
from tortuga.kernel.errors import UserError

ROWS: Final = 10
"""Lines of a page."""
HELP: Final = (("notes",), "help-notes")
"""A row of the list of keys, for the `keys` of such a game."""
_LONGEST = 90
"""Most letters of a line."""
_BOX: Box = Box(410.0, 130.0, 1100.0, 820.0)
_ROW = 58.0
_LINE = "line-"


class NotebookScene(TypingScene):
    """The page of one seat.

    Args:
        eyes: of that seat.
        looking: whether the page is only looked at (in a replay).
    """

    overlay = True

    def __init__(self, context: Context, eyes: AnyObserver, looking: bool = False) -> None:
        super().__init__(context)
        self.looking = looking
        self._eyes = eyes
        self._kept = eyes.notes()
        lines = self._kept.split("\n")
        self.lines = [*lines, *[""] * (ROWS - len(lines))]
        self._onward = False
        """Whether Enter ended a line: the next one is typed in then."""

    # ---------------------------------------------------------------- controls
    def _field(self, row: int) -> TextField:
        x, y, w, _ = _BOX
        name = f"{_LINE}{row}"
        told = self.context.say("notes-line", line=row + 1, words=self.lines[row])
        box = Box(x + 48, y + 132 + row * _ROW, w - 96, _ROW - 8)
        return TextField(name, box, self.lines[row], told, typing=self.typing.field == name, notes=True)

    @override
    def controls(self) -> Iterator[Control]:
        x, y, w, h = _BOX
        if not self.looking:
            yield from map(self._field, range(ROWS))
        box = Box(x + w / 2 - 170, y + h - 92, 340, 64)
        yield Button("close", box, self.context.say("notes-close"), "check-mark", "primary", key="back")

    @override
    def activate(self, name: str) -> Transition | None:
        if name == "close":
            self.typing.end()
            return self._keep() or Pop()
        if self._canvas is not None:
            self.typing.begin(self._canvas, self._field(int(id_parts(name)[1])), _LONGEST)
        return None

    @override
    def handle(self, action: Input) -> Transition | None:
        """The key that opened the page closes it, too."""
        return self.activate("close") if action in (Key("back"), Key("notes")) else None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        return tuple(map(Sentence, (self.context.say("notes-title"), *filter(None, self.lines))))

    # ---------------------------------------------------------------- typing
    @override
    def typed(self, field: str, text: str) -> None:
        self.lines[int(id_parts(field)[1])] = text

    @override
    def raw(self, event: pygame.event.Event) -> bool:
        """While a line is typed in, the keys go there."""
        typing = self.typing.field is not None
        used = super().raw(event)
        if typing and used and self.typing.field is None:
            self._onward = event.key in ENDS
        return used

    @override
    def update(self, dt: float) -> Transition | None:
        """A line is kept as soon as its typing ends."""
        super().update(dt)
        onward, self._onward = self._onward, False
        line = rest_of(self.focus.focused, _LINE)
        if onward and line is not None:
            row = int(line) + 1
            if row < ROWS:
                self.focus.focused = f"{_LINE}{row}"
                self.activate(self.focus.focused)
        return self._keep() if self.typing.field is None else None

    def _keep(self) -> Transition | None:
        """Have the page kept; a dialog if that fails, after which it is tried again with the next change."""
        words = "\n".join(self.lines).rstrip()
        if self.looking or words == self._kept:
            return None
        self._kept = words
        try:
            self._eyes.note(words)
        except UserError as error:
            return error_dialog(self.context, error)
        return None

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        canvas.dim()
        x, y, w, _ = _BOX
        say, middle = self.context.say, x + w / 2
        whose = self._eyes.header.seats[self._eyes.seat].name
        canvas.plate("wood_brass", _BOX)
        canvas.write(say("notes-title"), Style("sc", 36, "gold_l", SHADE), (middle, y + 56), w - 96, "center")
        note = say("notes-note", name=whose)
        canvas.write(note, Style("text", 22, "cream", SHADE), (middle, y + 104), w - 96, "center")
        if self.looking:
            for row in range(ROWS):
                self._field(row).draw(canvas, Focus())
        self.draw_controls(canvas)
        self.typing.draw(canvas)


def notebook(context: Context, eyes: AnyObserver, looking: bool = False) -> NotebookScene | None:
    """What a game offers among its `sheets` under the action `notes`; nobody's eyes have no page."""
    return NotebookScene(context, eyes, looking) if eyes.seat >= 0 else None
