"""A question or a message over a scene: dimmed stage, wooden panel, buttons."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

import msgspec
from typing_extensions import override

from tortuga.app.draw.canvas import WRAP_LEADING, Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Callback, Input, Key, Pop, Push, Quit, Sentence, Transition
from tortuga.app.settings import SettingsStore
from tortuga.app.widgets.button import SHADE, Button, in_a_row
from tortuga.kernel.errors import Notice, UserError

_WIDTH = 900.0
_PAD = 48.0
_TITLE = 80.0  # units from the upper edge of the panel to the middle of its title
_SIZE = 24.0
_BUTTON_H = 68.0
_HIGHEST = 500.0  # a message that would be too high with larger words stays smaller
_GAP = 18.0
_CENTRE = (960.0, 520.0)


def _nothing() -> Transition | None:
    return None


class Answer(msgspec.Struct, frozen=True):
    """One button of a dialog; `key` is the bound action that presses it."""

    id: str
    label: str
    icon: str | None = None
    kind: Literal["primary", "secondary"] = "secondary"
    key: str | None = None
    stays: bool = False
    """Whether the dialog stays below what the answer opens, one step back from there."""
    action: Callback = _nothing
    """What the answer does; a transition it returns happens after the dialog is closed."""


class Dialog(ControlScene):
    """A medallion, a title, a message that may have line breaks, and answers from left to right.

    The answer with the key "back" also answers Escape.
    """

    overlay = True

    def __init__(
        self, context: Context, title: str, message: str, answers: tuple[Answer, ...], icon: str = "info"
    ) -> None:
        super().__init__(context)
        self.title = title
        self.message = message
        self.answers = answers
        self._icon = icon
        self._text_h = _SIZE * WRAP_LEADING

    grows = True
    """False if something that ignores the text size is drawn over the message."""

    @override
    def fit(self, canvas: Canvas) -> None:
        most = _HIGHEST if self.grows else None
        lines, size = canvas.typeset(self.message, Style("text", _SIZE), _WIDTH - 2 * _PAD, most)
        self._text_h = size * WRAP_LEADING * len(lines)

    @staticmethod
    def _give(answer: Answer) -> Transition | None:
        then = answer.action()
        return then if answer.stays else Pop(then)

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        return (Sentence(self.title), Sentence(self.message))

    def handle(self, action: Input) -> Transition | None:
        """Escape presses a dialog's only button; Enter presses the red one that Escape presses, too."""
        for answer in self.answers:
            alone = action == Key("back") and len(self.answers) == 1
            if alone or (action == Key("confirm") and (answer.kind, answer.key) == ("primary", "back")):
                return self._give(answer)
        return None

    @property
    def box(self) -> Box:
        """The panel."""
        buttons = self._rows * _BUTTON_H + (self._rows - 1) * _GAP
        h = 2 * _PAD + 70 + self._text_h + 34 + buttons
        return Box(_CENTRE[0] - _WIDTH / 2, _CENTRE[1] - h / 2, _WIDTH, h)

    @override
    def controls(self) -> tuple[Button, ...]:
        return in_a_row(self._button(i, answer) for i, answer in enumerate(self.answers))

    @property
    def _rows(self) -> int:
        """Number of rows of buttons; more than three buttons are in two columns."""
        return 1 if len(self.answers) <= 3 else -(-len(self.answers) // 2)

    def _button(self, i: int, answer: Answer) -> Button:
        x, y, w, h = self.box
        columns = -(-len(self.answers) // self._rows)
        widest = 300.0 if self._rows == 1 else 380.0
        width = min(widest, (w - 2 * _PAD - _GAP * (columns - 1)) / columns)
        left = x + (w - width * columns - _GAP * (columns - 1)) / 2
        row, column = divmod(i, columns)
        alone = self._rows > 1 and column == 0 and i == len(self.answers) - 1
        wide = width * columns + _GAP * (columns - 1) if alone else width
        top = y + h - _PAD + 8 - (self._rows - row) * (_BUTTON_H + _GAP) + _GAP
        return Button(
            answer.id,
            Box(left + column * (width + _GAP), top, wide, _BUTTON_H),
            answer.label,
            answer.icon,
            answer.kind,
            26 if self._rows == 1 else 24,
            key=answer.key,
            key_label=self.key_label(answer.key) if answer.key else "",
            action=partial(self._give, answer),
        )

    @override
    def draw(self, canvas: Canvas) -> None:
        draw_panel(canvas, self.box, self._icon, self.title)
        letters = Style("text", _SIZE, "cream", SHADE)
        spot = self.box.line(_PAD + 70, _PAD)
        canvas.paragraph(self.message, letters, spot, anchor="midtop", high=_HIGHEST if self.grows else None)
        self.draw_controls(canvas)


def draw_panel(canvas: Canvas, box: Box, icon: str, title: str, down: float = _TITLE) -> None:
    """A wooden panel over a dimmed scene, its medallion on the upper edge and the title below that."""
    canvas.dim()
    canvas.plate("wood_brass", box)
    canvas.disc("red_d", icon, (box.center[0], box.y + 2), 84)
    canvas.write(title, Style("sc", 36, "gold_l", SHADE), box.line(down, _PAD), anchor="center")


def notice_words(context: Context, notice: Notice) -> tuple[str, str]:
    """Heading (the text `<id>-title`, or that of any error) and message of a notice."""
    title = f"{notice.id}-title"
    heading = context.say(title if context.text.has(title) else "error-title")
    return heading, context.text.describe_error(notice.id, notice.args, place=True)


def notice_dialog(context: Context, notice: Notice) -> Dialog:
    """A message with one button."""
    answers = (Answer("ok", context.say("button-ok"), "check-mark", "primary", "confirm"),)
    icon = "pirate-skull" if notice.id.startswith("error") else "info"
    return Dialog(context, *notice_words(context, notice), answers, icon)


def error_notice(error: UserError) -> Notice:
    """The notice for an error that is fit to be shown."""
    return Notice(error.id, error.arguments)


def error_dialog(context: Context, error: UserError) -> Transition:
    """Opens a dialog that says what went wrong."""
    return Push(notice_dialog(context, error_notice(error)))


def quit_dialog(context: Context, message: str) -> Dialog:
    """Asks whether to leave the program."""
    return Dialog(
        context,
        context.say("quit-title"),
        message,
        (
            Answer("stay", context.say("button-stay"), None, "secondary", "back"),
            Answer("quit", context.say("button-quit"), "exit-door", "primary", "confirm", action=Quit),
        ),
        "exit-door",
    )


def save_settings(settings: SettingsStore, **changes: Any) -> Notice | None:
    """Change settings; a notice the first time they cannot be saved. They apply even then."""
    try:
        settings.change(**changes)
    except OSError as error:
        told, settings.unwritable = settings.unwritable, True
        reason = {"reason": error.strerror or str(error)}
        return None if told else Notice("error-settings-unwritable", reason)
    return None


def remember(context: Context, **changes: Any) -> Transition | None:
    """Change settings; if they cannot be saved, say so once and go on with them."""
    notice = save_settings(context.settings, **changes)
    return Push(notice_dialog(context, notice)) if notice else None
