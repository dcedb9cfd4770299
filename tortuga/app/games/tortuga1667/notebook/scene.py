"""The notebook over the table: a page of one's own, kept by the library, and one of the adviser if wanted."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import replace
from typing import Final, TypeAlias

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.narrative import Narrative1667
from tortuga.app.games.tortuga1667.notebook.adviserpage import AdviserPage
from tortuga.app.games.tortuga1667.notebook.ownpage import OwnPage
from tortuga.app.games.tortuga1667.words import notes
from tortuga.app.games.tortuga1667.words.naming import action_words
from tortuga.app.games.tortuga1667.words.notes import LONGEST, Note
from tortuga.app.input.focus import id_parts
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition
from tortuga.app.table.marks import Spot
from tortuga.app.table.ui.anygame import AnyObserver
from tortuga.app.text import Text
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.dialog import error_dialog
from tortuga.app.widgets.heading import heading
from tortuga.app.widgets.typing import TypingScene
from tortuga.games.tortuga1667.events import Event
from tortuga.games.tortuga1667.pieces import LOYALTIES
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.errors import UserError
from tortuga.kernel.observer import Observer

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
                self._adviser.choose(int(seat))
            case ("guess", seat, side):
                guess = next((each for each in LOYALTIES if each == side), None)
                self._note(int(seat), replace(self.notes[int(seat)], guess=guess))
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
        if self.looking or not at or not notes.offered(len(self.seats)):
            return None
        seat = int(at)
        guess = notes.turned(self.notes[seat].guess, len(self.seats))
        self._note(seat, replace(self.notes[seat], guess=guess))
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
    def _note(self, seat: int, note: Note) -> None:
        self.notes[seat] = note

    @override
    def typed(self, field: str, text: str) -> None:
        seat = int(id_parts(field)[-1])
        self._note(seat, replace(self.notes[seat], words=text))

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
    if not notes.offered(len(seats)):
        return ""
    noted[seat] = replace(noted[seat], guess=notes.turned(noted[seat].guess, len(seats)))
    eyes.note(notes.written(noted))
    guess, name = noted[seat].guess, seats[seat].name
    if guess is None:
        return text.say("notebook-guess-open", name=name)
    return text.say("notebook-guess", name=name, side=text.say(f"loyalty-{guess}"))


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
