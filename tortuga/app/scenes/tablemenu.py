"""What Escape and the help icon open over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.app.scene import Push, Transition
from tortuga.app.widgets.dialog import Answer, Dialog

if TYPE_CHECKING:
    from tortuga.app.context import Context
    from tortuga.app.scenes.table import TableScene

_HELP = (
    ("confirm", "help-confirm"),
    ("hint", "help-hint"),
    ("die-1", "help-dice"),
    ("action-1", "help-actions"),
    ("next", "help-focus"),
    ("undo", "help-undo"),
    ("clear", "help-clear"),
    ("forfeit", "help-forfeit"),
    ("skip", "help-skip"),
    ("panel", "help-panel"),
    ("speed", "help-speed"),
    ("fullscreen", "help-full"),
    ("back", "help-menu"),
)


def menu_dialog(table: TableScene) -> Dialog:
    """Continue, keys, or back to the title; the game is saved in any case."""
    context = table.context
    say = context.say

    def answered(answer: str) -> Transition | None:
        if answer == "title":
            return table.to_title()
        return Push(help_dialog(context)) if answer == "help" else None

    return Dialog(
        context,
        say("pause-title"),
        say("pause-saved"),
        (
            Answer("title", say("pause-title-screen"), "exit-door"),
            Answer("help", say("pause-help"), "help"),
            Answer("stay", say("pause-continue"), "check-mark", "primary", "back"),
        ),
        answered,
        "anchor",
    )


def help_dialog(context: Context) -> Dialog:
    """All keys of the table."""
    rows = "\n".join(f"{context.key_label(action)}:  {context.say(message)}" for action, message in _HELP)
    answer = Answer("stay", context.say("pause-continue"), "check-mark", "primary", "back")
    return Dialog(context, context.say("help-title"), rows, (answer,), icon="help")
