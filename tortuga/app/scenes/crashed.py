"""After something failed that no scene could deal with: what happened, a report, and the way on.

Where there is no game at all (a second instance, a folder that cannot be written) a window only tells why.
"""

from __future__ import annotations

import traceback
from pathlib import Path

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Quit, Reset, Sentence, Transition
from tortuga.app.scenes.settings.trouble import tell_handed
from tortuga.app.stage import report
from tortuga.app.widgets.dialog import Answer, Dialog
from tortuga.app.widgets.toast import Toasts
from tortuga.kernel.errors import Notice, UserError


class DeadEndScene(Dialog):
    """A dialog with nothing behind it; its only answer leaves with exit code 1."""

    overlay = False

    def __init__(self, context: Context, notice: Notice) -> None:
        title = f"{notice.id}-title"
        super().__init__(
            context,
            context.say(title if context.text.has(title) else "error-title"),
            context.text.in_words(notice.id, notice.args, place=True),
            (Answer("leave", context.say("button-quit"), "exit-door", "primary", "confirm", True),),
            lambda _answer: Quit(1),
            "pirate-skull",
        )

    @override
    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("title")
        super().draw(canvas)


class WreckScene(Dialog):
    """Stands alone: the scenes that were there are gone, the game in play is in the library.

    Args:
        error: what was raised.
        log: the file with its traceback.
    """

    overlay = False

    def __init__(self, context: Context, error: Exception, log: Path) -> None:
        say = context.say
        self._game = _running(context)
        way_on = (
            Answer("title", say("wreck-title"), "anchor", "primary", "back")
            if self._game is None
            else Answer("continue", say("wreck-continue"), "play-button", "primary", "confirm")
        )
        answers = [
            way_on,
            Answer("report", say("report-copy"), "scroll-quill", key="copy"),
            Answer("quit", say("button-quit"), "exit-door"),
        ]
        if self._game is not None:
            answers.insert(2, Answer("title", say("wreck-title"), "anchor", key="back"))
        super().__init__(
            context,
            say("error-crash-title"),
            # only its kind: what it says may name what others at the table must not see
            say("wreck-told", reason=type(error).__name__, file=str(log)),
            tuple(answers),
            icon="pirate-skull",
        )
        trace = "".join(traceback.format_exception(error))
        self._report = report.written(context.router.facts(), trace)
        self.toasts = Toasts((960.0, 1010.0), 1500.0)

    @override
    def activate(self, name: str) -> Transition | None:
        match name:
            case "continue" if self._game is not None:
                return self.context.router.resume(self._game)
            case "report":
                tell_handed(self.context, self.toasts, self._report)
                return None
            case "title":
                return Reset(self.context.router.title())
        return Quit(1)

    @override
    def handle(self, action: Input) -> Transition | None:
        return self.activate("title") if action == Key("back") else None

    @override
    def update(self, dt: float) -> Transition | None:
        self.toasts.update(dt)
        return None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """Where the report went, too."""
        return (*super().spoken(), *self.toasts.spoken)

    @override
    def animating(self) -> bool:
        return bool(self.toasts.text)

    @override
    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("sea")
        super().draw(canvas)
        self.toasts.draw(canvas)


def _running(context: Context) -> int | None:
    """The game that can be continued; None when there is none, or when the library is what failed."""
    try:
        running = context.router.running()
    except UserError:
        return None
    return running.game if running is not None else None
