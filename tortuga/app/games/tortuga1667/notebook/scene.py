"""The notebook over the table: a page of one's own, kept by the library, and one for the adviser."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.notebook.adviserpage import AdviserPage, rows
from tortuga.app.games.tortuga1667.palette import ICON, NATIONS
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge, draw_face
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.games.tortuga1667.words.naming import Naming, action_words
from tortuga.app.games.tortuga1667.words.notes import MAX_NOTE, Note
from tortuga.app.input.focus import Focus, Focusable, id_parts
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import AnyObserver, Say
from tortuga.app.text import Text
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.dialog import error_dialog
from tortuga.app.widgets.entry import TextField, TypingScene
from tortuga.app.widgets.heading import heading
from tortuga.games.tortuga1667.events import Event
from tortuga.games.tortuga1667.pieces import LOYALTIES, Loyalty, loyalties
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.errors import UserError
from tortuga.kernel.observer import Observer
from tortuga.kernel.players import SeatSpec

_PAGE = Box(36, 112, 916, 930)
_ROWS = Box(76, 204, 836, 740)
_ROW_H = 92.0
"""The greatest height of a row."""
_MARK: Final = 48.0
"""Width and height of the mark of a guess."""
_MARKS_X, _WORDS_X = 300.0, 520.0
"""Where guesses and words begin, from the left of the rows."""
_COUNT: Final = 52.0
"""Width of a number of unknown loyalties."""
_OPEN = "open"


def guess_words(say: Say, name: str, guess: Loyalty | None) -> str:
    """The guess about a player, in words."""
    if guess is None:
        return say("notebook-guess-open", name=name)
    return say("notebook-guess", name=name, side=say(f"loyalty-{guess}"))


@dataclass(frozen=True)
class GuessMarks(Control):
    """The guesses that can be made about one player; pressing one activates `guess:<seat>:<loyalty>`."""

    seat: int
    box: Box
    chosen: Loyalty | None
    letters: dict[str, str]
    names: dict[Loyalty | None, str]
    """By guess, in order: what it is called."""

    def _places(self) -> Iterator[tuple[Loyalty | None, str, Box]]:
        x, y = self.box.at("midleft")
        for number, side in enumerate(self.names):
            center = (x + number * (_MARK + 6) + _MARK / 2, y)
            yield side, f"guess:{self.seat}:{side or _OPEN}", Box.around(center, _MARK)

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        return tuple(
            Focusable(name, box, self.names[side], checked=side == self.chosen)
            for side, name, box in self._places()
        )

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        for side, name, box in self._places():
            on, middle = side == self.chosen, box.center
            if on:
                canvas.glow(box, 8, 0.9, 6)
            canvas.plate("cream" if on else "label_hot" if focus.hot(name) else "label", box)
            if side is None:
                canvas.write("?", Style("black", 28, "ink" if on else "#8a6d40"), middle, anchor="center")
            else:
                draw_badge(canvas, side, middle, 38, self.letters[side], dim=not on, alpha=255 if on else 150)


@dataclass(frozen=True)
class OwnPage:
    """A player's own page.

    Args:
        view: of the seat whose notebook it is.
        notes: by seat.
        typing: the id of the field that is being typed in.
    """

    context: Context
    seats: tuple[SeatSpec, ...]
    view: View
    notes: Sequence[Note]
    typing: str | None

    def rows(self) -> Iterator[tuple[int, Box]]:
        """The other players, and where the notes about each lie."""
        return rows(_ROWS, self.view.seat, len(self.seats), _ROW_H)

    def field(self, seat: int, box: Box) -> TextField:
        """The field for words about a player, in a row."""
        name, words = f"words-{seat}", self.notes[seat].words
        label = self.context.say("notebook-words", name=self.seats[seat].name)
        place = Box(box.x + _WORDS_X, box.center[1] - 24, box.w - _WORDS_X, 48)
        typing = self.typing == name
        return TextField(name, place, words, label, tooltip=words, typing=typing, paper=True, notes=True)

    def _marks(self, seat: int, box: Box) -> GuessMarks:
        say = self.context.say
        letters: dict[str, str] = {side: say(f"side-letter-{side}") for side in LOYALTIES}
        guesses = notes.possible_guesses(len(self.seats))
        names = {side: guess_words(say, self.seats[seat].name, side) for side in guesses}
        return GuessMarks(seat, box.moved(_MARKS_X), self.notes[seat].guess, letters, names)

    def controls(self) -> Iterator[Control]:
        """Guesses and fields, in Tab order."""
        for seat, box in self.rows():
            yield self._marks(seat, box)
            yield self.field(seat, box)

    def draw(self, canvas: Canvas, looking: bool) -> None:
        """Paint it.

        Args:
            looking: whether it is read-only; then what would be controls is painted here.
        """
        say, table = self.context.say, self.view.table
        left, y, letters = _ROWS.x, _PAGE.y + 54, Style("bold", 21, "ink2")
        canvas.plate("parchment_torn", _PAGE)
        canvas.write(say("notebook-mine"), Style("display", 40, "red_d"), (left, y - 4), _MARKS_X - 20)
        canvas.write(say("notebook-my-guess"), letters, (left + _MARKS_X, y), _WORDS_X - _MARKS_X - 16)
        canvas.write(say("notebook-noticed"), letters, (left + _WORDS_X, y), _ROWS.w - 40 - _WORDS_X)
        naming = Naming(say, self.seats)
        style = canvas.alike_names([(name, 205) for name in naming.names], legible("sc", 25, "ink"))
        for seat, box in self.rows():
            middle = box.center[1]
            canvas.line(box.at("bottomleft"), box.at("bottomright"), "parch_dd", 1.4)
            draw_face(canvas, self.seats[seat].colour, (left + 34, middle), min(70.0, box.h - 8))
            canvas.write(naming.names[seat], style, (left + 80, middle - 14), 205)
            rank = naming.rank(table.board, seat) if table.turn else ""
            place = table.board.place(seat)
            if place >= 0:
                icon = ICON[("dutchman", "roger", "island", "rowboat", "rowboat")[place]]
                canvas.icon(icon, (left + 92, middle + 17), 22, "ink2")
            canvas.write(rank, legible("text", 20, "ink2"), (left + 110, middle + 16), 180)
            if looking:
                self._marks(seat, box).draw(canvas, Focus())
                self.field(seat, box).draw(canvas, Focus())
        self._draw_open(canvas, (left, _PAGE.bottom - 58))

    def _draw_open(self, canvas: Canvas, spot: tuple[float, float]) -> None:
        """How many of each loyalty are neither one's own nor guessed; negative if too many are guessed."""
        say, view = self.context.say, self.view
        title = canvas.write(say("notebook-open"), Style("sc", 24, "ink"), spot, 200)
        left = title.right + 40
        dealt = loyalties(len(self.seats))
        taken = [view.loyalty, *(note.guess for seat, note in enumerate(self.notes) if seat != view.seat)]
        for nation in (each for each in NATIONS if each in dealt):
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
"""Between pinned sentences."""
_FACES: Final = ("board", "pawn", "fan", "turn", "kept")
"""Kinds of elements that belong to one player."""


class NotebookScene67(TypingScene):
    """The notebook of one seat.

    Args:
        eyes: of that seat.
        looking: whether it is read-only (in a replay).
        executor: where the adviser works; a process of its own when None.
    """

    def __init__(
        self, context: Context, eyes: PirateObserver, looking: bool = False, executor: Executor | None = None
    ) -> None:
        super().__init__(context)
        self.looking = looking
        self.seats = tuple(eyes.header.seats)
        self.notes = list(notes.parse(eyes.notes(), len(self.seats)))
        # Not in the export of a running game: that is a copy, in which help would not be counted.
        advised = context.settings.now.hints and (
            eyes.seed_revealed or not (eyes.header.unadvised or eyes.header.eyes is not None)
        )
        self._adviser = AdviserPage(context, self.seats, eyes.seat, executor, barred=not advised)
        self._eyes, self._saved = eyes, eyes.notes()

    # ---------------------------------------------------------------- controls
    @property
    def _own(self) -> OwnPage:
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
                self.typing.begin(self._canvas, own.field(int(number), box), MAX_NOTE)
        return None

    def _ask(self) -> Transition | None:
        """Ask the adviser; while the game runs this counts as a hint, even in a replay."""
        try:
            if not self._eyes.seed_revealed:
                self._eyes.assisted("hint")
        except UserError as error:
            return error_dialog(self.context, error)
        self._adviser.ask(self._eyes.view)
        return None

    @override
    def handle(self, action: Input) -> Transition | None:
        """The key that opened the notebook closes it, too."""
        if action == Key("guess"):
            control = self.focus.hovered or self.focus.focused or ""
            seat = next((int(part) for part in id_parts(control) if part.isdigit()), None)
            if self.looking or seat is None or not notes.possible_guesses(len(self.seats)):
                return None
            guess = notes.next_guess(self.notes[seat].guess, len(self.seats))
            self.notes[seat] = replace(self.notes[seat], guess=guess)
            return self._keep()
        return self.activate("close") if action in (Key("back"), Key("notes")) else None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
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
        """Words are saved as soon as typing ends."""
        super().update(dt)
        return self._keep() if self.typing.field is None else None

    def _keep(self) -> Transition | None:
        """Save the notes; if that fails a dialog says so, and the next change tries again."""
        text = notes.as_text(self.notes)
        if self.looking or text == self._saved:
            return None
        self._saved = text
        try:
            self._eyes.note(text)
        except UserError as error:
            return error_dialog(self.context, error)
        return None

    def animating(self) -> bool:
        """Also while estimates are on their way."""
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


def notebook(context: Context, eyes: PirateObserver, looking: bool = False) -> NotebookScene67 | None:
    """The notebook that the action `notes` opens; None for an observer without a seat."""
    return NotebookScene67(context, eyes, looking) if eyes.seat >= 0 else None


def guessed(text: Text, eyes: AnyObserver, pointed: Spot | None, line: int) -> str:  # noqa: ARG001
    """Go to the next guess about the player pointed at: open, British, French, Dutch."""
    seats = eyes.header.seats
    if pointed is None or pointed.kind not in _FACES or pointed.seat in (-1, eyes.seat):
        return ""
    if not notes.possible_guesses(len(seats)):
        return ""
    note = _note(eyes, pointed.seat)
    guess = notes.next_guess(note.guess, len(seats))
    _keep(eyes, pointed.seat, replace(note, guess=guess))
    return guess_words(text.say, seats[pointed.seat].name, guess)


def pinned(text: Text, eyes: AnyObserver, pointed: Spot | None, line: int) -> str:  # noqa: ARG001
    """Add a line of the log to the notes about the player whom it is about."""
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
        note = _note(eyes, seat)
        parts = [part for part in note.words.split(_BETWEEN) if part and part != pin]
        while parts and len(_BETWEEN.join((*parts, pin))) > MAX_NOTE:
            parts.pop(0)
        _keep(eyes, seat, replace(note, words=_BETWEEN.join((*parts, pin))[:MAX_NOTE]))
        return f"{seats[seat].name}: {pin}"
    return ""


def _note(eyes: AnyObserver, seat: int) -> Note:
    """What is noted about a player."""
    return notes.parse(eyes.notes(), len(eyes.header.seats))[seat]


def _keep(eyes: AnyObserver, seat: int, note: Note) -> None:
    """Keep a new note about a player."""
    kept = list(notes.parse(eyes.notes(), len(eyes.header.seats)))
    kept[seat] = note
    eyes.note(notes.as_text(kept))
