"""After a failure that no scene could deal with: what happened, a report, and the way on.

If no game can start at all (a second instance, a folder that cannot be written), a window only says why.
"""

from __future__ import annotations

import traceback
from functools import partial
from pathlib import Path

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Quit, Reset, Sentence, Transition
from tortuga.app.scenes.settings.trouble import tell_handed
from tortuga.app.stage import report
from tortuga.app.widgets.dialog import Answer, Dialog, notice_words
from tortuga.app.widgets.toast import Toasts
from tortuga.kernel.errors import Notice, UserError

_give_up = partial(Quit, 1)


class DeadEndScene(Dialog):
    """A dialog with nothing behind it; its only answer leaves with exit code 1."""

    overlay = False

    def __init__(self, context: Context, notice: Notice) -> None:
        leave = Answer("leave", context.say("button-quit"), "exit-door", "primary", "confirm", True, _give_up)
        super().__init__(context, *notice_words(context, notice), (leave,), "pirate-skull")

    @override
    def draw(self, canvas: Canvas) -> None:
        canvas.backdrop("title")
        super().draw(canvas)


class WreckScene(Dialog):
    """The only scene after a crash: all others are gone; the game in play is in the library.

    Args:
        error: what was raised.
        log: the file with its traceback.
    """

    overlay = False

    def __init__(self, context: Context, error: Exception, log: Path) -> None:
        say, game = context.say, _running(context)
        stays = partial(Answer, stays=True)
        home = stays(
            "title", say("wreck-title"), "anchor", "primary" if game is None else "secondary", "back",
            action=lambda: Reset(context.router.title()),
        )  # fmt: skip
        copy = stays("report", say("report-copy"), "scroll-quill", key="copy", action=self._hand_over)
        leave = stays("quit", say("button-quit"), "exit-door", action=_give_up)
        answers: tuple[Answer, ...] = (home, copy, leave)
        if game is not None:
            words, resume = say("wreck-continue"), partial(context.router.resume, game)
            on = stays("continue", words, "play-button", "primary", "confirm", action=resume)
            answers = (on, copy, home, leave)
        # only its kind: its message may name what others at the table must not see
        told = say("wreck-told", reason=type(error).__name__, file=str(log))
        super().__init__(context, say("error-crash-title"), told, answers, "pirate-skull")
        trace = "".join(traceback.format_exception(error))
        self._report = report.written(context.router.report_facts(), trace)
        self.toasts = Toasts((960.0, 1010.0), 1500.0)

    def _hand_over(self) -> None:
        tell_handed(self.context, self.toasts, self._report)

    @override
    def update(self, dt: float) -> Transition | None:
        self.toasts.update(dt)
        return None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        """Also says where the report went."""
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
    """The game that can be continued; None when there is none, or when it was the library that failed."""
    try:
        running = context.router.resumable_game()
    except UserError:
        return None
    return running.game if running is not None else None
