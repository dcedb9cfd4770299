"""The page of the settings for when something is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Push, Transition
from tortuga.app.scenes.settings.pages import PAGE, Page
from tortuga.app.stage import report
from tortuga.app.widgets.button import SHADE, Button
from tortuga.app.widgets.dialog import Answer, Dialog
from tortuga.app.widgets.toast import Toasts
from tortuga.kernel.library.copies import copies, day_of

_REPORT: Box = PAGE.line(-132)._replace(w=420, h=76)
_RESTORE: Box = _REPORT.moved(440)
_FACTS: Box = PAGE.moved(dy=190)._replace(h=PAGE.h - 360)
_INTRO = Style("text", 23, "cream", SHADE)
_LABEL, _FACT = Style("sc", 20, "label", SHADE), Style("bold", 20, "cream")
OFFERED = 3
"""Number of days, the latest, that can be restored here; the command line offers all that are kept."""


class TroublePage(Page):
    """The content of a report, the button that copies it, and restoring a copy of the library."""

    def __init__(self, context: Context, toasts: Toasts) -> None:
        self.context = context
        self.toasts = toasts
        self._facts = context.router.report_facts()
        self._copies = copies(context.data_dir)[:OFFERED]

    @override
    def controls(self) -> Iterator[Control]:
        say = self.context.say
        yield Button(
            "report", _REPORT, say("report-copy"), "scroll-quill", "primary", 26,
            key="copy", action=self._hand_over,
        )  # fmt: skip
        yield Button(
            "restore", _RESTORE, say("restore-copy"), "clockwise-rotation",
            "secondary", 26, enabled=bool(self._copies),
            tooltip=say("restore-copy-note" if self._copies else "restore-copy-none"), action=self._ask_copy,
        )  # fmt: skip

    def _hand_over(self) -> None:
        tell_handed(self.context, self.toasts, report.written(self._facts))

    def _ask_copy(self) -> Transition:
        """Ask which copy should replace the library."""
        say = self.context.say
        days = ((day_of(copy), partial(self.context.router.restore_copy, copy)) for copy in self._copies)
        answers = (
            Answer("cancel", say("button-cancel"), None, "primary", "back"),
            *(Answer(day, day, action=go_back) for day, go_back in days),
        )
        return Push(Dialog(self.context, say("restore-title"), say("restore-note"), answers))

    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        canvas.paragraph(say("report-intro"), _INTRO, PAGE.line(48), anchor="topleft", high=132)
        canvas.plate("well", _FACTS)
        rows = [(say("report-folder"), str(self.context.data_dir))]
        rows += [(say(f"report-{name}"), value) for name, value in self._facts.items()]
        rest = _FACTS.inset(0, 15)
        pitch = min(46.0, rest.h / len(rows))
        for name, value in rows:
            row, rest = rest.cut(top=pitch)
            canvas.write(name, _LABEL, row.cut(left=26)[1]._replace(w=270))
            canvas.write(value, _FACT, row.cut(left=320)[1].cut(right=30)[1])


def tell_handed(context: Context, toasts: Toasts, text: str) -> None:
    """Copy or write a report and announce where it went."""
    copied, file = report.hand_over(text, context.data_dir)
    if file is None and not copied:
        toasts.show(context.say("report-failed"), "warn", "cancel")
    elif file is None:
        toasts.show(context.say("report-copied"), "good", "check-mark")
    else:
        name = "report-done" if copied else "report-written"
        toasts.show(context.say(name, file=str(file)), "good", "check-mark")
