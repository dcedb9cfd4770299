"""The notebook over the table: a page of one's own, kept by the library, and one of the adviser if wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.notebook.adviserpage import AdviserPage
from tortuga.app.games.tortuga1667.palette import ICON, NATIONS
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.seen.spots import others
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.games.tortuga1667.words.naming import Naming, action_words
from tortuga.app.games.tortuga1667.words.notes import LONGEST, Note
from tortuga.app.input.focus import Focus, Focusable, id_parts
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import AnyObserver, Say
from tortuga.app.text import Text
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.dialog import error_dialog
from tortuga.app.widgets.entry import TextField
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.typing import TypingScene
from tortuga.games.tortuga1667.events import Event
from tortuga.games.tortuga1667.pieces import LOYALTIES, Loyalty, loyalties
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.errors import UserError
from tortuga.kernel.observer import Observer
from tortuga.kernel.players import SeatSpec

_PAGE: Box = Box(36.0, 112.0, 916.0, 930.0)
_ROWS, _ROW_H, _ROWS_H = 92.0, 92.0, 740.0
"""Top of the rows, the greatest height of one, and the room for all of them."""
_MARK: Final = 48.0
_MARKS_X, _WORDS_X = 300.0, 520.0
_COUNT: Final = 52.0
_OPEN = "open"


def guess_words(say: Say, name: str, guess: Loyalty | None) -> str:
    """What is guessed of a player."""
    if guess is None:
        return say("notebook-guess-open", name=name)
    return say("notebook-guess", name=name, side=say(f"loyalty-{guess}"))


@dataclass(frozen=True)
class GuessMarks(Control):
    """The guesses that can be made of one player; pressing one activates `guess:<seat>:<loyalty>`."""

    seat: int
    box: Box
    chosen: Loyalty | None
    letters: dict[str, str]
    names: dict[Loyalty | None, str]
    """The guesses in their order, each in words."""

    def _places(self) -> Iterator[tuple[Loyalty | None, str, Box]]:
        x, y, _, h = self.box
        for at, side in enumerate(self.names):
            name = f"guess:{self.seat}:{side or _OPEN}"
            yield side, name, Box(x + at * (_MARK + 6), y + h / 2 - _MARK / 2, _MARK, _MARK)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            Focusable(name, box, self.names[side], checked=side == self.chosen)
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
        place, words = Box(x + _WORDS_X, y + h / 2 - 24, w - _WORDS_X, 48), self.notes[seat].words
        typing = self.typing == name
        return TextField(name, place, words, label, tooltip=words, typing=typing, paper=True, notes=True)

    def _marks(self, seat: int, box: Box) -> GuessMarks:
        say = self.context.say
        letters: dict[str, str] = {side: say(f"side-letter-{side}") for side in LOYALTIES}
        guesses = notes.possible_guesses(len(self.seats))
        names = {side: guess_words(say, self.seats[seat].name, side) for side in guesses}
        x, y, w, h = box
        return GuessMarks(seat, Box(x + _MARKS_X, y, w, h), self.notes[seat].guess, letters, names)

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


PirateObserver: TypeAlias = Observer[View, Event]
_BETWEEN: Final = "; "
_FACES: Final = ("board", "pawn", "fan", "turn", "kept")
"""Kinds of elements that are of one player."""


class NotebookScene67(TypingScene):
    """The notebook of one seat.

    Args:
        eyes: of that seat.
        looking: whether it is only looked at (in a replay).
        executor: where the adviser works; a process of its own when None.
    """

    def __init__(
        self, context: Context, eyes: PirateObserver, looking: bool = False, executor: Executor | None = None
    ) -> None:
        super().__init__(context)
        self.looking = looking
        self.seats = tuple(eyes.header.seats)
        self.notes = list(notes.read(eyes.notes(), len(self.seats)))
        advised = context.settings.now.hints and _advised(eyes)
        self._adviser = AdviserPage(context, self.seats, eyes.seat, executor, barred=not advised)
        self._eyes, self._kept = eyes, eyes.notes()

    # ---------------------------------------------------------------- controls
    @property
    def _own(self) -> OwnPage:
        """One's own page as it stands."""
        return OwnPage(self.context, self.seats, self._eyes.view, self.notes, self.typing.field)

    @override
    def controls(self) -> Iterator[Control]:
        if not self.looking:
            yield from self._own.controls()
        yield from self._adviser.controls()
        label, key = self.context.say("notes-close"), self.key_label("back")
        box = Box(1560, 30, 300, 60)
        yield Button("close", box, label, "check-mark", "primary", 24, key="back", key_label=key)

    @override
    def activate(self, name: str) -> Transition | None:
        match id_parts(name):
            case ("close",):
                self.typing.end()
                return self._keep() or Pop()
            case ("adviser",):
                return self._ask()
            case ("who", seat):
                self._adviser.chosen = int(seat)
            case ("guess", seat, side):
                guess = next((each for each in LOYALTIES if each == side), None)
                self.notes[int(seat)] = replace(self.notes[int(seat)], guess=guess)
                return self._keep()
            case (_, number) if self._canvas is not None:
                own = self._own
                box = next(box for seat, box in own.rows() if seat == int(number))
                self.typing.begin(self._canvas, own.field(int(number), box), LONGEST)
        return None

    def _ask(self) -> Transition | None:
        """Ask the adviser; while the game runs this counts as a hint, in a replay, too."""
        try:
            if not self._eyes.over:
                self._eyes.assisted("hint")
        except UserError as error:
            return error_dialog(self.context, error)
        self._adviser.ask(self._eyes.view)
        return None

    @override
    def handle(self, action: Input) -> Transition | None:
        """The key that opened the notebook closes it, too."""
        if action == Key("guess"):
            return self._turn_guess()
        return self.activate("close") if action in (Key("back"), Key("notes")) else None

    def _turn_guess(self) -> Transition | None:
        """The next guess of the player whose row is under the pointer or in focus."""
        control = self.focus.hovered or self.focus.focused or ""
        at = next((part for part in id_parts(control) if part.isdigit()), "")
        if self.looking or not at or not notes.possible_guesses(len(self.seats)):
            return None
        seat = int(at)
        guess = notes.next_guess(self.notes[seat].guess, len(self.seats))
        self.notes[seat] = replace(self.notes[seat], guess=guess)
        return self._keep()

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """All notes."""
        say = self.context.say
        sentences = [say("notes-title")]
        for seat, _ in self._own.rows():
            note = self.notes[seat]
            side = say(f"loyalty-{note.guess}") if note.guess else "?"
            sentences.append(say("notebook-spoken", name=self.seats[seat].name, side=side, words=note.words))
        return tuple(map(Sentence, sentences))

    # ---------------------------------------------------------------- keeping
    @override
    def typed(self, field: str, text: str) -> None:
        seat = int(id_parts(field)[-1])
        self.notes[seat] = replace(self.notes[seat], words=text)

    @override
    def update(self, dt: float) -> Transition | None:
        """A line is saved as soon as its typing ends."""
        super().update(dt)
        return self._keep() if self.typing.field is None else None

    def _keep(self) -> Transition | None:
        """Save the notes; if that fails a dialog says so, and the next change tries again."""
        text = notes.written(self.notes)
        if self.looking or text == self._kept:
            return None
        self._kept = text
        try:
            self._eyes.note(text)
        except UserError as error:
            return error_dialog(self.context, error)
        return None

    def animating(self) -> bool:
        """The caret blinks, and estimates are on their way."""
        return super().animating() or self._adviser.waiting

    @override
    def close(self) -> None:
        self._adviser.close()

    # ---------------------------------------------------------------- drawing
    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.ground(self.context.game)
        whose = self.seats[self._eyes.seat].name
        heading(canvas, say("notes-title"), say("notes-note", name=whose), 1480)
        self._own.draw(canvas, self.looking)
        self._adviser.draw(canvas)
        self.draw_controls(canvas)
        self.typing.draw(canvas)


def _advised(eyes: PirateObserver) -> bool:
    """Whether the adviser may be asked; always once the game is over.

    The export of a running game is a copy: help asked for there would not be counted.
    """
    return eyes.over or not (eyes.header.unadvised or eyes.header.eyes is not None)


def notebook(context: Context, eyes: PirateObserver, looking: bool = False) -> NotebookScene67 | None:
    """The sheet of the table under the action `notes`; None for an observer without a seat."""
    return NotebookScene67(context, eyes, looking) if eyes.seat >= 0 else None


def guessed(text: Text, eyes: AnyObserver, pointed: Spot | None, line: int) -> str:  # noqa: ARG001
    """Turn the guess about the player pointed at: open, British, French, Dutch."""
    seats = eyes.header.seats
    if pointed is None or pointed.kind not in _FACES or pointed.seat in (-1, eyes.seat):
        return ""
    seat, noted = pointed.seat, list(notes.read(eyes.notes(), len(seats)))
    if not notes.possible_guesses(len(seats)):
        return ""
    noted[seat] = replace(noted[seat], guess=notes.next_guess(noted[seat].guess, len(seats)))
    eyes.note(notes.written(noted))
    return guess_words(text.say, seats[seat].name, noted[seat].guess)


def pinned(text: Text, eyes: AnyObserver, pointed: Spot | None, line: int) -> str:  # noqa: ARG001
    """Add what a sentence of the log says to the notes about its player."""
    seats = eyes.header.seats
    narrative, number = Narrative1667(text, seats), line
    for seen in eyes.past():
        sentences = narrative.lines(seen)
        if number >= len(sentences):
            number -= len(sentences)
            continue
        seat = sentences[number].seat if number >= 0 else None
        if seat is None or seat == eyes.seat:
            return ""
        words = action_words(seen.event, text.say) or narrative.plain(sentences[number])
        turn = seen.before.table.turn or seen.after.table.turn
        pin = text.say("notebook-pinned", turn=turn, words=words)
        noted = list(notes.read(eyes.notes(), len(seats)))
        noted[seat] = replace(noted[seat], words=_joined(noted[seat].words, pin))
        eyes.note(notes.written(noted))
        return f"{seats[seat].name}: {pin}"
    return ""


def _joined(words: str, pin: str) -> str:
    """The words with the pin at the end; the oldest pins are dropped to make room."""
    parts = [part for part in words.split(_BETWEEN) if part and part != pin]
    while parts and len(_BETWEEN.join((*parts, pin))) > LONGEST:
        parts.pop(0)
    return _BETWEEN.join((*parts, pin))[:LONGEST]
