"""What has come to light at a shared screen lies open until all have seen it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import ICON
from tortuga.app.scene.base import DEAF, Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition, ended
from tortuga.app.table.layers import Furniture, announcement
from tortuga.app.table.marks import Banner
from tortuga.app.widgets.button import Button

_DONE: Final = "seen"


class SeenScene(ControlScene):
    """Lies over the closed table and covers nothing of it but banner and button.

    Args:
        furniture: where these are on this table.
        on_menu: what Escape leads to (the table's menu).
    """

    overlay = True

    def __init__(
        self, context: Context, furniture: Furniture, on_menu: Callable[[], Transition | None]
    ) -> None:
        super().__init__(context)
        self._furniture = furniture
        self._on_menu = on_menu
        self._age = 0.0

    @override
    def update(self, dt: float) -> Transition | None:
        self._age += dt
        return None

    def _banner(self) -> Banner:
        say = self.context.say
        return Banner(ICON["info"], say("handover-open-title"), say("handover-open"))

    @override
    def controls(self) -> Iterator[Control]:
        told = self.context.say("handover-open-done")
        yield Button(_DONE, self._furniture.primary, told, "check-mark", "primary", 26, key="confirm")

    @override
    def activate(self, name: str) -> Transition | None:
        """Not at once: a key that was meant for the choice before ends nothing."""
        return Pop() if name == _DONE and self._age >= DEAF else None

    @override
    def handle(self, action: Input) -> Transition | None:
        return self._on_menu() if action == Key("back") else None

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        banner = self._banner()
        return (Sentence(f"{ended(banner.title)} {banner.message}"),)

    @override
    def draw(self, canvas: Canvas) -> None:
        announcement(canvas, self._banner(), self._furniture.banner)
        self.draw_controls(canvas)
