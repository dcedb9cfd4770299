"""A window that only tells why there is no game: a second instance, a folder that cannot be written."""

from __future__ import annotations

from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Quit
from tortuga.app.widgets.dialog import Answer, Dialog
from tortuga.kernel.errors import Notice


class DeadEndScene(Dialog):
    """A dialog with nothing behind it; its only answer leaves with exit code 1."""

    overlay = False

    def __init__(self, context: Context, notice: Notice) -> None:
        title = f"{notice.id}-title"
        super().__init__(
            context,
            context.say(title if context.text.has(title) else "error-title"),
            context.text.told(notice.id, notice.args, place=True),
            (Answer("leave", context.say("button-quit"), "exit-door", "primary", "confirm"),),
            icon="pirate-skull",
        )

    def activate(self, name: str) -> Quit:  # noqa: ARG002
        """See `Scene`."""
        return Quit(1)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        canvas.backdrop("title")
        super().draw(canvas)
