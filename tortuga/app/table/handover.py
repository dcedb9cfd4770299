"""The curtain between two persons at one screen: it covers everything, and only the named one lifts it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.control import Control, ControlScene
from tortuga.app.scene.protocol import Input, Key, Pop, Transition
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.curtain import curtain

if TYPE_CHECKING:
    from tortuga.app.scene.context import Context

_BUTTON = (720.0, 880.0, 480.0, 92.0)
_PLAQUE = (460.0, 470.0, 1000.0, 370.0)


def _nothing() -> Transition | None:
    return None


class HandoverScene(ControlScene):
    """Shows nothing of anybody's secrets: it is given a name and a colour, and no view at all.

    Args:
        name: who shall take the seat.
        game: whose colours these are.
        colour: that player's, by name.
        on_lift: called when the curtain is lifted; what it returns happens after the curtain is gone.
        on_menu: what Escape leads to (the table's menu), None for nothing.
    """

    def __init__(
        self,
        context: Context,
        name: str,
        game: str,
        colour: str,
        on_lift: Callable[[], Transition | None] = _nothing,
        on_menu: Callable[[], Transition | None] | None = None,
    ) -> None:
        super().__init__(context)
        self.name = name
        self.game = game
        self.colour = colour
        self._on_lift = on_lift
        self._on_menu = on_menu
        self._curtain: pygame.Surface | None = None

    def fit(self, canvas: Canvas) -> None:
        """See `Scene`."""
        seat = canvas.seat(self.game, self.colour)
        self._curtain = canvas.art.made(("curtain", seat), lambda: curtain(canvas, seat))

    def controls(self) -> Iterator[Control]:
        """See `ControlScene`."""
        yield Button(
            "lift",
            _BUTTON,
            self.context.say("handover-lift"),
            "check-mark",
            "primary",
            30,
            key="confirm",
            key_label=self.key_label("confirm"),
            glow=True,
        )

    def activate(self, name: str) -> Transition | None:  # noqa: ARG002
        """See `Scene`."""
        return Pop(self._on_lift())

    def spoken(self) -> tuple[str, ...]:
        """See `Scene`."""
        return (self.context.say("handover-title"), self.name, self.context.say("handover-note"))

    def handle(self, action: Input) -> Transition | None:
        """See `Scene`."""
        if action == Key("back") and self._on_menu is not None:
            return self._on_menu()
        return None

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        say = self.context.say
        if self._curtain is None:
            raise RuntimeError("a scene is fitted to the window before it is drawn")
        canvas.surface.blit(self._curtain, (0, 0))
        canvas.topbar()
        x, y, w, _ = _PLAQUE
        middle = x + w / 2
        canvas.plate("parchment_torn", _PLAQUE)
        canvas.emblem(canvas.seat(self.game, self.colour), (middle, y - 40), 220)
        canvas.text(say("handover-title"), "ital", 30, "ink2", (middle, y + 122), "center", max_w=w - 120)
        canvas.text(self.name, "display", 88, "red_d", (middle, y + 200), "center", max_w=w - 140)
        canvas.text(say("handover-note"), "text", 25, "ink", (middle, y + 262), "midtop", wrap=w - 180)
        self.draw_controls(canvas)
