"""The guide: how a lesson begins, where in the script it is, what may be done now, and why nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typing_extensions import override

from tortuga.app.captains.thinking import Thinking
from tortuga.app.gameui.script import Do, Entry, Lesson, Move, Tell
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Transition
from tortuga.app.table.chooser import Chooser
from tortuga.app.table.queries import CaptainQueries
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import Answer, Dialog
from tortuga.games import GAMES
from tortuga.kernel.errors import Refusal
from tortuga.kernel.observer import ObservedStep
from tortuga.kernel.session import Session, Store


class Guide:
    """Leads through the script; knows only how far the game is.

    Args:
        lesson: with the script.
        session: the game. The lesson is over when the learner sees it leave the script; what captains choose
            unseen shows later.
    """

    def __init__(self, lesson: Lesson, session: Session) -> None:
        self._script = lesson.script
        self.active = lesson.begins(session.rules.name, session.seed, session.options, session.seats)
        self._index = 0
        self._eyes = session.observer(0)
        if not self.active:
            return
        self._played: Session = Session.new(session.rules, session.options, session.seats, session.seed)
        """The game as scripted, up to the present step."""
        self._compared = 0
        """How much of the past was found to be the same."""
        for seen in self._decisions:
            while isinstance(self.entry, Tell):
                self.read()
            self._follow(seen)

    # ------------------------------------------------------------------ where it is
    @property
    def entry(self) -> Entry | None:
        """The present entry of the script; None when the lesson is over."""
        return self._script[self._index] if self.active else None

    @property
    def progress(self) -> tuple[int, int]:
        """Number of the present step, and of all steps; what captains do is not a step."""
        steps = [i for i, entry in enumerate(self._script) if not isinstance(entry, Move)]
        return sum(i <= self._index for i in steps), len(steps)

    def read(self) -> None:
        """The text has been read."""
        if isinstance(self.entry, Tell):
            self._go_on()

    def decided(self) -> None:
        """The choice of the present step was made."""
        if isinstance(self.entry, Do | Move):
            self._follow(self._decisions[-1])

    @property
    def _decisions(self) -> list[ObservedStep[Any, Any]]:
        return [seen for seen in self._eyes.past() if seen.cause == "decision"]

    def _follow(self, seen: ObservedStep[Any, Any]) -> None:
        """Go on by one decision, or leave the script when the learner sees a different one."""
        entry = self.entry
        if not self.active or not isinstance(entry, Do | Move) or not self._same(entry, seen):
            self.active = False
        else:
            self._go_on()

    def _go_on(self) -> None:
        self._index += 1
        self.active = self._index < len(self._script)

    def _same(self, entry: Do | Move, seen: ObservedStep[Any, Any]) -> bool:
        """Whether a decision, and all that followed from it, is as scripted, as far as the learner sees."""
        decided = self._eyes.decision(seen)
        if decided is not None and not _fits(entry, *decided):
            return False
        if decided is None and (isinstance(entry, Do) or seen.seat != entry.seat):
            return False
        try:
            self._played.submit(seen.seat, entry.command if decided is None else decided[1])
        except Refusal:
            return False
        expected, happened = self._played.observer(0).past(self._compared), self._eyes.past(self._compared)
        self._compared += len(expected)
        return expected == happened[: len(expected)]

    def end(self) -> None:
        """Leave the script: the game goes on freely."""
        self.active = False

    # ------------------------------------------------------------------ what may be done
    @staticmethod
    def allows(step: Do, command: Any) -> bool:
        """Whether a command is what the step is about."""
        if step.free:
            return type(command) is type(step.command)
        return bool(command == step.command)

    @staticmethod
    def leads(step: Do, chooser: Chooser[Any]) -> bool:
        """Whether the pending selection can still become what the step is about."""
        return not chooser.forfeiting and (step.free or chooser.leads(step.command))


def _fits(entry: Do | Move, seat: int, command: Any) -> bool:
    if isinstance(entry, Move):
        return (seat, command) == (entry.seat, entry.command)
    return seat == 0 and Guide.allows(entry, command)


def lesson_session(lesson: Lesson, text: Text, store: Store | None = None) -> Session:
    """A new guided game.

    Raises:
        UserError: the library refuses.
    """
    setup = lesson.setup(text.of(lesson.game).say)
    return Session.new(GAMES[setup.game].rules, setup.options, setup.seats, setup.seed, store)


def lesson_dialog(
    context: Context, go_on: Callable[[], Transition], anew: Callable[[], Transition]
) -> Dialog:
    """Asks whether to go on with a lesson that was begun before."""
    say = context.say
    answers = (
        Answer("stay", say("button-back"), None, "secondary", "back"),
        Answer("anew", say("guide-anew"), "cycle", action=anew),
        Answer("on", say("guide-on"), "play-button", "primary", "confirm", action=go_on),
    )
    return Dialog(context, say("guide-again-title"), say("guide-again"), answers, "ship-wheel")


class GuidedQueries(CaptainQueries):
    """The captains of a guided game: while the guide leads, nobody is asked."""

    def __init__(self, session: Session, thinking: Thinking, guide: Guide, stand_in: str) -> None:
        super().__init__(session, thinking, stand_in)
        self._guide = guide

    @property
    @override
    def waiting(self) -> bool:
        if self._guide.active:
            return isinstance(self._guide.entry, Move)
        return super().waiting

    @override
    def ask(self) -> None:
        if not self._guide.active:
            super().ask()
