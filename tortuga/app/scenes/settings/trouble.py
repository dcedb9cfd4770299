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
from tortuga.app.scenes.settings.pages import Page
from tortuga.app.stage import report
from tortuga.app.widgets import layout
from tortuga.app.widgets.button import SHADE, Button
from tortuga.app.widgets.dialog import Answer, Dialog
from tortuga.app.widgets.toast import Toasts
from tortuga.kernel.library.copies import copies, day_of

_PAD = 56.0
OFFERED = 3
"""Days that one may go back to here, the newest ones; the command line knows all that are kept."""


class TroublePage(Page):
    """What a report tells, the button that copies it, and the way back to a copy of the library."""

    def __init__(self, context: Context, toasts: Toasts) -> None:
        self.context = context
        self.toasts = toasts
        self._facts = context.router.facts()
        self._copies = copies(context.data_dir)[:OFFERED]

    @override
    def controls(self) -> Iterator[Control]:
        x, y, _, h = layout.SETTINGS_PANEL
        say = self.context.say
        yield Button(
            "report", Box(x + _PAD, y + h - 132, 420, 76), say("report-copy"), "scroll-quill", "primary", 26,
            key="copy", action=self._hand_over,
        )  # fmt: skip
        yield Button(
            "restore", Box(x + _PAD + 440, y + h - 132, 420, 76), say("restore-copy"), "clockwise-rotation",
            "secondary", 26, enabled=bool(self._copies),
            tooltip=say("restore-copy-note" if self._copies else "restore-copy-none"), action=self._ask_copy,
        )  # fmt: skip

    def _hand_over(self) -> None:
        tell_handed(self.context, self.toasts, report.written(self._facts))

    def _ask_copy(self) -> Transition:
        """Ask which copy should replace the library."""
        say = self.context.say
        days = ((day_of(copy), partial(self.context.router.go_back, copy)) for copy in self._copies)
        answers = (
            Answer("cancel", say("button-cancel"), None, "primary", "back"),
            *(Answer(day, day, action=go_back) for day, go_back in days),
        )
        return Push(Dialog(self.context, say("restore-title"), say("restore-note"), answers))

    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        x, y, w, h = layout.SETTINGS_PANEL
        room = w - 2 * _PAD
        style = Style("text", 23, "cream", SHADE)
        canvas.paragraph(say("report-intro"), style, (x + _PAD, y + 48), room, "topleft", high=132)
        box = Box(x + _PAD, y + 190, room, h - 360)
        canvas.plate("well", box)
        rows = [(say("report-folder"), str(self.context.data_dir))]
        rows += [(say(f"report-{name}"), value) for name, value in self._facts.items()]
        pitch = min(46.0, (box[3] - 30) / len(rows))
        for i, (name, value) in enumerate(rows):
            middle = box[1] + 15 + (i + 0.5) * pitch
            canvas.write(name, Style("sc", 20, "label", SHADE), (box[0] + 26, middle), 270)
            canvas.write(value, Style("bold", 20, "cream"), (box[0] + 320, middle), room - 350)


def tell_handed(context: Context, toasts: Toasts, text: str) -> None:
    """Copy or write a report and announce where it went."""
    handed = report.hand_over(text, context.data_dir)
    if handed.file is None and not handed.copied:
        toasts.show(context.say("report-failed"), "warn", "cancel")
    elif handed.file is None:
        toasts.show(context.say("report-copied"), "good", "check-mark")
    else:
        name = "report-done" if handed.copied else "report-written"
        toasts.show(context.say(name, file=str(handed.file)), "good", "check-mark")
