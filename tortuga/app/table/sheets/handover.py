"""The curtain between two persons at one screen: who shall take the seat, and the ways on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import DEAF, Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.curtain import hung

_BUTTON = Box(720.0, 880.0, 480.0, 92.0)
_PLAQUE = Box(460.0, 470.0, 1000.0, 370.0)
_WAYS = (Box(300, 892, 384, 68), Box(1236, 892, 384, 68))


class Way(NamedTuple):
    """Another way on from a curtain than lifting it."""

    told: str
    """Text of its button."""
    icon: str
    act: Callable[[], Transition | None]
    """What it returns happens after the curtain is gone."""
    key: str = ""
    """Bound action, "" for none."""


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
        ways: other ways on, one or two.
        told: how far the others are.
        hint: how to look at what is secret, where that has to be held.
    """

    def __init__(
        self,
        context: Context,
        name: str,
        game: str,
        colour: str,
        on_lift: Callable[[], Transition | None] = _nothing,
        on_menu: Callable[[], Transition | None] | None = None,
        ways: Sequence[Way] = (),
        told: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(context)
        self.name = name
        self.game = game
        self.colour = colour
        self._on_lift = on_lift
        self._on_menu = on_menu
        self._ways = {way.told: way for way in ways}
        self.told = told
        self.hint = hint
        self._age = 0.0
        self._curtain: pygame.Surface | None = None

    @override
    def update(self, dt: float) -> Transition | None:
        self._age += dt
        return None

    @override
    def fit(self, canvas: Canvas) -> None:
        self._curtain = hung(canvas, canvas.seat(self.game, self.colour))

    @override
    def controls(self) -> Iterator[Control]:
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
        for box, (told, way) in zip(_WAYS, self._ways.items(), strict=False):
            label = self.key_label(way.key) if way.key else ""
            yield Button(told, box, self.context.say(told), way.icon, key=way.key or None, key_label=label)

    @override
    def activate(self, name: str) -> Transition | None:
        if self._age < DEAF:
            return None
        return Pop(self._ways[name].act() if name in self._ways else self._on_lift())

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        say = self.context.say
        words = (say("handover-title"), self.name, self.told, say("handover-note"), self.hint)
        return tuple(Sentence(each) for each in words if each)

    @override
    def handle(self, action: Input) -> Transition | None:
        if action == Key("back") and self._on_menu is not None:
            return self._on_menu()
        return None

    @override
    def draw(self, canvas: Canvas) -> None:
        say = self.context.say
        if self._curtain is None:
            raise RuntimeError("a scene is fitted to the window before it is drawn")
        canvas.blit(self._curtain, (0, 0))
        canvas.topbar()
        x, y, w, _ = _PLAQUE
        middle = x + w / 2
        canvas.plate("parchment_torn", _PLAQUE)
        canvas.emblem(canvas.seat(self.game, self.colour), (middle, y - 40), 220)
        canvas.write(say("handover-title"), Style("ital", 30, "ink2"), (middle, y + 122), w - 120, "center")
        canvas.write(self.name, Style("display", 88, "red_d"), (middle, y + 200), w - 140, "center")
        note = " ".join(filter(None, (say("handover-note"), self.hint)))
        canvas.paragraph(note, Style("text", 25, "ink"), (middle, y + 262), w - 180, "midtop")
        if self.told:
            canvas.tag((middle, y + _PLAQUE[3] - 4), self.told, "tag_dark", ICON["wait"], 20, max_w=w - 200)
        self.draw_controls(canvas)
