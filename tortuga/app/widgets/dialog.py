"""A question or a message over a scene: dimmed stage, wooden panel, buttons. Answers through a function."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from typing_extensions import override

from tortuga.app.draw.canvas import WRAP_LEADING, Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Push, Quit, Sentence, Transition
from tortuga.app.widgets.button import SHADE, Button, in_a_row
from tortuga.kernel.errors import Notice, UserError

_WIDTH = 900.0
_PAD = 48.0
_SIZE = 24.0
_BUTTON_H = 68.0
_HIGHEST = 500.0  # a message that would be higher with larger words stays smaller
_GAP = 18.0
_CENTRE = (960.0, 520.0)


@dataclass(frozen=True)
class Answer:
    """One button of a dialog; `key` is the bound action that presses it."""

    id: str
    label: str
    icon: str | None = None
    kind: Literal["primary", "secondary"] = "secondary"
    key: str | None = None
    stays: bool = False
    """Whether the dialog waits below what the answer opens: from there one step back leads to it."""


def _nothing(_answer: str) -> Transition | None:
    return None


class Dialog(ControlScene):
    """A dialog.

    Args:
        title: heading, worded.
        message: worded; may have line breaks.
        answers: left to right; the one with key "back" also answers Escape.
        on_answer: gets the id of the pressed answer; what it returns happens after the dialog is gone.
        icon: medallion above the heading.
    """

    overlay = True

    def __init__(
        self,
        context: Context,
        title: str,
        message: str,
        answers: tuple[Answer, ...],
        on_answer: Callable[[str], Transition | None] = _nothing,
        icon: str = "info",
    ) -> None:
        super().__init__(context)
        self.title = title
        self.message = message
        self.answers = answers
        self._on_answer = on_answer
        self._icon = icon
        self._text_h = _SIZE * WRAP_LEADING

    grows = True
    """False when something is drawn over the message that does not follow the text size."""

    @override
    def fit(self, canvas: Canvas) -> None:
        most = _HIGHEST if self.grows else None
        lines, size = canvas.typeset(self.message, Style("text", _SIZE), _WIDTH - 2 * _PAD, most)
        self._text_h = size * WRAP_LEADING * len(lines)

    @override
    def activate(self, name: str) -> Transition | None:
        stays = any(answer.stays for answer in self.answers if answer.id == name)
        then = self._on_answer(name)
        return then if stays else Pop(then)

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        return (Sentence(self.title), Sentence(self.message))

    def handle(self, action: Input) -> Transition | None:
        """Escape gives the only answer of a dialog; Enter gives the red one that Escape gives, too."""
        if action == Key("back") and len(self.answers) == 1:
            return self.activate(self.answers[0].id)
        if action == Key("confirm"):
            reds = (reply for reply in self.answers if (reply.kind, reply.key) == ("primary", "back"))
            red = next(reds, None)
            return None if red is None else self.activate(red.id)
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
        """More than three buttons stand in two columns."""
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
        )

    @override
    def draw(self, canvas: Canvas) -> None:
        canvas.dim()
        x, y, w, _ = self.box
        canvas.plate("wood_brass", self.box)
        canvas.disc("red_d", self._icon, (x + w / 2, y + 2), 84)
        style = Style("sc", 36, "gold_l", SHADE)
        canvas.write(self.title, style, self.box.line(_PAD + 32, _PAD), anchor="center")
        letters = Style("text", _SIZE, "cream", SHADE)
        spot = self.box.line(_PAD + 70, _PAD)
        canvas.paragraph(self.message, letters, spot, anchor="midtop", high=_HIGHEST if self.grows else None)
        self.draw_controls(canvas)


def notice_dialog(
    context: Context, notice: Notice, on_answer: Callable[[str], Transition | None] = _nothing
) -> Dialog:
    """A message with one button; the heading is the text `<id>-title`, or that of any error."""
    title = f"{notice.id}-title"
    return Dialog(
        context,
        context.say(title if context.text.has(title) else "error-title"),
        context.text.in_words(notice.id, notice.args, place=True),
        (Answer("ok", context.say("button-ok"), "check-mark", "primary", "confirm"),),
        on_answer,
        "pirate-skull" if notice.id.startswith("error") else "info",
    )


def error_notice(error: UserError) -> Notice:
    """The notice of an error that is fit to be shown."""
    return Notice(error.id, error.arguments)


def error_dialog(context: Context, error: UserError) -> Transition:
    """A dialog that says what went wrong."""
    return Push(notice_dialog(context, error_notice(error)))


def quit_dialog(context: Context, message: str) -> Dialog:
    """Asks whether to leave the program."""
    return Dialog(
        context,
        context.say("quit-title"),
        message,
        (
            Answer("stay", context.say("button-stay"), None, "secondary", "back"),
            Answer("quit", context.say("button-quit"), "exit-door", "primary", "confirm"),
        ),
        lambda answer: Quit() if answer == "quit" else None,
        "exit-door",
    )


def quitting(context: Context, message: str) -> Transition:
    """Leave the program, after a question unless the player wants none."""
    return Push(quit_dialog(context, message)) if context.settings.now.confirm_leaving else Quit()


def remember(context: Context, **changes: Any) -> Transition | None:
    """Change settings; if they cannot be written, they hold for this run, and a notice says so once."""
    try:
        context.settings.change(**changes)
    except OSError as error:
        if context.settings.unwritable:
            return None
        context.settings.unwritable = True
        return Push(
            notice_dialog(
                context, Notice("error-settings-unwritable", {"reason": error.strerror or str(error)})
            )
        )
    return None
