"""The guide: how a lesson begins, where in the script it is, what may be done now, and why no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tortuga.app.gameui.script import Do, Entry, Lesson, Move, Tell
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Transition
from tortuga.app.table.chooser import Chooser
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import Answer, Dialog
from tortuga.games import GAMES
from tortuga.kernel.library.store import Store
from tortuga.kernel.session import Session

AnySession: TypeAlias = Session[Any, Any, Any, Any, Any]


class Guide:
    """Leads through the script; knows only how far the game is.

    Args:
        lesson: with the script.
        session: the game. When its choices are not those of the script, the lesson is over.
    """

    def __init__(self, lesson: Lesson, session: AnySession) -> None:
        self._script = lesson.script
        self.active = lesson.begins(session.rules.name, session.seed, session.options, session.seats)
        self._index = 0
        if not self.active:
            return
        for seat, command in _choices(session):
            while isinstance(self.entry, Tell):
                self._index += 1
            entry = self.entry
            fits = isinstance(entry, Do | Move) and _fits(entry, seat, command)
            if not fits:
                self.active = False
                return
            self._index += 1
        self.active = self._index < len(self._script)

    # ------------------------------------------------------------------ where it is
    @property
    def entry(self) -> Entry | None:
        """What is to happen now; None when the lesson is over."""
        if not self.active or self._index >= len(self._script):
            return None
        return self._script[self._index]

    @property
    def progress(self) -> tuple[int, int]:
        """Number of the present step and of all; what captains do is no step."""
        steps = [i for i, entry in enumerate(self._script) if not isinstance(entry, Move)]
        return sum(i <= self._index for i in steps), len(steps)

    def read(self) -> None:
        """What was to be read is read."""
        if isinstance(self.entry, Tell):
            self._index += 1
            self.active = self._index < len(self._script)

    def decided(self) -> None:
        """The choice of the present step was made."""
        if isinstance(self.entry, Do | Move):
            self._index += 1
            self.active = self._index < len(self._script)

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
    if entry.free:
        return seat == 0 and type(command) is type(entry.command)
    return bool(seat == 0 and command == entry.command)


def _choices(session: AnySession) -> list[tuple[int, Any]]:
    """Seats and commands of all decisions so far."""
    steps = session.whole_steps
    found: list[tuple[int, Any]] = []
    for index in session.decisions():
        decided = session.rules.command_of(steps[index].before, steps[index].event)
        if decided is not None:
            found.append(decided)
    return found


def lesson_session(lesson: Lesson, text: Text, store: Store | None = None) -> AnySession:
    """A new guided game.

    Raises:
        Told: the library refuses.
    """
    setup = lesson.setup(text.say)
    return Session.new(GAMES[setup.game].rules, setup.options, setup.seats, setup.seed, store)


def end_dialog(context: Context, end: Callable[[], None]) -> Dialog:
    """Asks whether to leave the guide behind."""
    say = context.say

    def answered(answer: str) -> Transition | None:
        if answer == "end":
            end()
        return None

    return Dialog(
        context,
        say("guide-leave"),
        say("guide-leave-tip"),
        (
            Answer("end", say("guide-leave"), "exit-door"),
            Answer("stay", say("button-back"), "ship-wheel", "primary", "back"),
        ),
        answered,
        "ship-wheel",
    )


def lesson_dialog(
    context: Context, go_on: Callable[[], Transition], anew: Callable[[], Transition]
) -> Dialog:
    """Asks whether to go on with a lesson that was left."""
    say = context.say

    def answered(answer: str) -> Transition | None:
        return {"on": go_on, "anew": anew}[answer]() if answer != "stay" else None

    return Dialog(
        context,
        say("guide-again-title"),
        say("guide-again"),
        (
            Answer("stay", say("button-back"), None, "secondary", "back"),
            Answer("anew", say("guide-anew"), "cycle"),
            Answer("on", say("guide-on"), "play-button", "primary", "confirm"),
        ),
        answered,
        "ship-wheel",
    )
