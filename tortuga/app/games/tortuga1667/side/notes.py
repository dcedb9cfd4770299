"""One's own notes beside the log, in a window that is wide enough: guesses and words."""

from __future__ import annotations

from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, at_most, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import known_nation
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_face
from tortuga.app.games.tortuga1667.seen.spots import others
from tortuga.app.games.tortuga1667.words.notes import Note, parse
from tortuga.app.table.marks import Shown
from tortuga.app.table.ui.panels import Look, SidePanel
from tortuga.games.tortuga1667.state import View

_SIZE, _LARGEST = 19.0, 25.0
_STEP: Final = 74.0
"""Height of a player's notes, if there is room for it."""
_ROWS: Final = 2


class NotesPanel(SidePanel[View]):
    """One's own notes, in short; empty at a shared screen, where notes are read under a cover."""

    name = "notes"
    page = "secrets"
    roomy = True

    @override
    def draw(self, canvas: Canvas, shown: Shown[View], key: None, box: Box, look: Look) -> None:
        x, y, w, h = box
        if not look.own_notes:
            message = shown.say("notes-panel-none")
            canvas.paragraph(message, Style("ital", 20, "ink2"), box.inset(10, 0), anchor="center")
            return
        count = len(shown.seats)
        seats, noted = others(shown.me, count), parse(look.own_notes, count)
        if h < len(seats) * _STEP:  # no room for players without notes
            seats = tuple(seat for seat in seats if noted[seat].guess or noted[seat].words)
        step = min(_STEP, h / max(1, len(seats)))
        for at, seat in enumerate(seats):
            _draw_note(canvas, shown, seat, noted[seat], Box(x, y + at * step, w, step))


def _draw_note(canvas: Canvas, shown: Shown[View], seat: int, note: Note, box: Box) -> None:
    """The notes on a player: below the name, or beside it if there is little room."""
    x, y, w, h = box
    face, middle = min(48.0, h - 4), y + h / 2
    draw_face(canvas, shown.colour(seat), (x + 26, middle), face)
    guess = known_nation(note.guess)
    if guess is not None:
        letter = shown.say(f"side-letter-{guess}")
        draw_badge(canvas, guess, (x + 26 + face * 0.42, middle + face * 0.3), 26, letter)
    left, room, low = x + 60, w - 62, h < _STEP - 8
    name = shown.seats[seat].name
    at = middle if low or not note.words else y + 14
    rooms = [(spec.name, room * 0.45 if low else room) for spec in shown.seats]
    style = canvas.alike_names(rooms, legible("sc", 20, "ink"))
    name_box = canvas.write(name, style._replace(grows=True), (left, at), room)
    if not note.words:
        return
    size = 18.0 if low else min(_LARGEST, canvas.sized("text", _SIZE))
    if low:
        left, room = name_box.right + 8, x + w - name_box[0] - name_box[2] - 10
    rows = at_most(canvas.lines(note.words, "text", size, room), 1 if low else _ROWS)
    for row, line in enumerate(rows):
        spot = (left, at if low else y + 36 + row * min(size * 1.12, 24))
        canvas.write(line, legible("text", size, "ink2", grows=False), spot, room)
