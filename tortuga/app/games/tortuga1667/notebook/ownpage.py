"""The own page of the notebook: a guess and a line of words for each other player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import ICON, NATIONS
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.seen.spots import others
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.games.tortuga1667.words.naming import Naming
from tortuga.app.games.tortuga1667.words.notes import Note
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.widgets.entry import TextField
from tortuga.games.tortuga1667.pieces import LOYALTIES, Loyalty, loyalties
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import SeatSpec

_PAGE: Box = Box(36.0, 112.0, 916.0, 930.0)
_ROWS, _ROW_H, _ROWS_H = 92.0, 92.0, 740.0
"""Top of the rows, the greatest height of one, and the room for all of them."""
_MARK: Final = 48.0
_MARKS_X, _WORDS_X = 300.0, 520.0
_COUNT: Final = 52.0
_OPEN = "open"


@dataclass(frozen=True)
class Marks(Control):
    """The guesses that can be made of one player; pressing one activates `guess:<seat>:<loyalty>`."""

    seat: int
    box: Box
    offered: tuple[Loyalty | None, ...]
    chosen: Loyalty | None
    letters: dict[str, str]
    names: dict[str, str]

    def _places(self) -> Iterator[tuple[Loyalty | None, str, Box]]:
        x, y, _, h = self.box
        for at, side in enumerate(self.offered):
            name = f"guess:{self.seat}:{side or _OPEN}"
            yield side, name, Box(x + at * (_MARK + 6), y + h / 2 - _MARK / 2, _MARK, _MARK)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            Focusable(name, box, self.names[side or _OPEN], checked=side == self.chosen)
            for side, name, box in self._places()
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        for side, name, box in self._places():
            on, middle = side == self.chosen, (box[0] + _MARK / 2, box[1] + _MARK / 2)
            if on:
                canvas.glow(box, 8, 0.9, 6)
            canvas.plate("cream" if on else "label_hot" if focus.hot(name) else "label", box)
            if side is None:
                canvas.write("?", Style("black", 28, "ink" if on else "#8a6d40"), middle, anchor="center")
            else:
                draw_badge(canvas, side, middle, 38, self.letters[side], dim=not on, alpha=255 if on else 150)


@dataclass(frozen=True)
class OwnPage:
    """The page as it stands.

    Args:
        view: of the seat whose notebook it is.
        notes: by seat.
        typing: the line that is typed in.
    """

    context: Context
    seats: tuple[SeatSpec, ...]
    view: View
    notes: Sequence[Note]
    typing: str | None

    def rows(self) -> Iterator[tuple[int, Box]]:
        """The others clockwise, and where what is noted of each lies."""
        x, y, w, _ = _PAGE
        step = min(_ROW_H, _ROWS_H / max(1, len(self.seats) - 1))
        for at, seat in enumerate(others(self.view.seat, len(self.seats))):
            yield seat, Box(x + 40, y + _ROWS + at * step, w - 80, step)

    def field(self, seat: int, box: Box) -> TextField:
        """The line of words about a player."""
        x, y, w, h = box
        name = f"words-{seat}"
        label = self.context.say("notebook-words", name=self.seats[seat].name)
        return TextField(
            name,
            Box(x + _WORDS_X, y + h / 2 - 24, w - _WORDS_X, 48),
            self.notes[seat].words,
            label,
            tooltip=self.notes[seat].words,
            typing=self.typing == name,
            paper=True,
            notes=True,
        )

    def _marks(self, seat: int, box: Box) -> Marks:
        say = self.context.say
        letters: dict[str, str] = {side: say(f"side-letter-{side}") for side in LOYALTIES}
        name = self.seats[seat].name
        names: dict[str, str] = {
            side: say("notebook-guess", name=name, side=say(f"loyalty-{side}")) for side in LOYALTIES
        }
        names[_OPEN] = say("notebook-guess-open", name=name)
        offered = notes.offered(len(self.seats))
        x, y, w, h = box
        return Marks(seat, Box(x + _MARKS_X, y, w, h), offered, self.notes[seat].guess, letters, names)

    def controls(self) -> Iterator[Control]:
        """Guesses and lines, in Tab order."""
        for seat, box in self.rows():
            yield self._marks(seat, box)
            yield self.field(seat, box)

    def draw(self, canvas: Canvas, looking: bool) -> None:
        """Paint it.

        Args:
            looking: read only: what are controls otherwise is painted here.
        """
        say, table = self.context.say, self.view.table
        x, y, w, h = _PAGE
        canvas.plate("parchment_torn", _PAGE)
        canvas.write(say("notebook-mine"), Style("display", 40, "red_d"), (x + 40, y + 50), _MARKS_X - 20)
        letters = Style("bold", 21, "ink2")
        canvas.write(say("notebook-my-guess"), letters, (x + 40 + _MARKS_X, y + 54), _WORDS_X - _MARKS_X - 16)
        spot = (x + 40 + _WORDS_X, y + 54)
        canvas.write(say("notebook-noticed"), Style("bold", 21, "ink2"), spot, w - 120 - _WORDS_X)
        naming = Naming(say, self.seats)
        style = canvas.alike_names([(name, 205) for name in naming.names], legible("sc", 25, "ink"))
        for seat, box in self.rows():
            bx, by, bw, bh = box
            middle = by + bh / 2
            canvas.line((bx, by + bh), (bx + bw, by + bh), "parch_dd", 1.4)
            draw_face(canvas, self.seats[seat].colour, (bx + 34, middle), min(70.0, bh - 8))
            canvas.write(naming.names[seat], style, (bx + 80, middle - 14), 205)
            rank = naming.rank(table.board, seat) if table.turn else ""
            place = table.board.place(seat)
            icon = ICON[("dutchman", "roger", "island", "rowboat", "rowboat")[place]] if place >= 0 else ""
            if icon:
                canvas.icon(icon, (bx + 92, middle + 17), 22, "ink2")
            canvas.write(rank, legible("text", 20, "ink2"), (bx + 110, middle + 16), 180)
            if looking:
                self._marks(seat, box).draw(canvas, Focus())
                self.field(seat, box).draw(canvas, Focus())
        self._draw_open(canvas, (x + 40, y + h - 58))

    def _draw_open(self, canvas: Canvas, spot: tuple[float, float]) -> None:
        """How many of each loyalty are still unknown: all but the own one and those guessed.

        Negative where more were guessed than there are.
        """
        say, view = self.context.say, self.view
        title = canvas.write(say("notebook-open"), Style("sc", 24, "ink"), spot, 200)
        left = title.right + 40
        dealt = loyalties(len(self.seats))
        taken = [view.loyalty, *(note.guess for seat, note in enumerate(self.notes) if seat != view.seat)]
        for nation in NATIONS:
            if nation not in dealt:
                continue
            count = dealt.count(nation) - taken.count(nation)
            draw_badge(canvas, nation, (left, spot[1]), 44, say(f"side-letter-{nation}"))
            ink, sign = ("red", "\u2212") if count < 0 else ("ink", "\u00d7")
            canvas.write(f"{sign}{abs(count)}", Style("black", 25, ink), (left + 30, spot[1] - 1), _COUNT)
            left += 30 + _COUNT + 24
        if view.loyalty is not None:
            room = _PAGE.right - 36 - left
            canvas.write(say(f"you-are-{view.loyalty}"), legible("ital", 22, "ink2"), (left, spot[1]), room)
