"""A person holds a key and looks at his own secrets, under a cover that hides the table until he lets go."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.scene.base import BaseScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Held, Input, Key, Pop, Push, Sentence, Transition
from tortuga.app.table.hotseat import Hotseat
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.ui.sheets import Peeks
from tortuga.app.widgets.curtain import hung
from tortuga.kernel.players import SeatSpec

HELP: Final = (("peek",), "help-peek")
"""A row of the list of keys, for the `keys` of a game that has something to peek at."""
AWAY: Final = 1.0
"""Seconds for which the others may look away before anything is shown."""
LONGEST: Final = 20.0
"""Seconds after which the cover closes by itself: something lies on the key."""
_CHIP = "peek:"
_PLAQUE: Box = Box(360.0, 300.0, 1200.0, 640.0)
SECRETS: Box = Box(400.0, 536.0, 1120.0, 310.0)
_RING = 74.0


class PeekScene(BaseScene):
    """The cover of one seat: for a second closed, then with what the game shows of that seat's own.

    It is no layer: nothing of the table is drawn beneath. Whatever is pressed while it is there is not heard.

    Args:
        shown: as the person sees it who holds the key; `me` is his seat.
        peeks: the game's part.
    """

    def __init__(self, context: Context, shown: Shown[Any], peeks: Peeks[Any]) -> None:
        super().__init__(context)
        self._shown = shown
        self._peeks = peeks
        self._time = 0.0
        self._over = False
        self._curtain: pygame.Surface | None = None

    @property
    def open(self) -> bool:
        """Whether the secrets are seen."""
        return self._time >= AWAY and not self._over

    @override
    def fit(self, canvas: Canvas) -> None:
        self._curtain = hung(canvas, canvas.seat(self.context.game, self._shown.colour(self._shown.me)))

    @override
    def handle(self, action: Input) -> Transition | None:
        """Letting go is all it hears, and Escape, should that have gone astray."""
        match action:
            case Held("peek", _, False) | Key("back"):
                return Pop()
        return None

    @override
    def consult(self) -> Transition | None:
        """Nothing opens over the secrets."""
        return None

    @override
    def leave(self) -> None:
        """What the stage lays over it, settings, closes it."""
        self._over = True

    @override
    def update(self, dt: float) -> Transition | None:
        self._time += dt
        return Pop() if self._over or self._time > AWAY + LONGEST else None

    @override
    def animating(self) -> bool:
        """The ring closes."""
        return not self.open

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        name = Sentence(self._shown.seats[self._shown.me].name)
        if not self.open:
            return (name, Sentence(self.context.say("peek-away")))
        return (name, *map(Sentence, self._peeks.told(self._shown)))

    @override
    def draw(self, canvas: Canvas) -> None:
        assert self._curtain is not None, "a scene is fitted to the window before it is drawn"
        me = self._shown.me
        canvas.surface.blit(self._curtain, (0, 0))
        canvas.topbar()
        x, y, w, h = _PLAQUE
        middle = x + w / 2
        canvas.plate("parchment_torn", _PLAQUE)
        canvas.emblem(canvas.seat(self.context.game, self._shown.colour(me)), (middle, y - 30), 220)
        name = self._shown.seats[me].name
        canvas.write(name, Style("display", 76, "red_d"), (middle, y + 158), w - 140, "center")
        if self.open:
            self._peeks.draw(canvas, self._shown, SECRETS)
        else:
            self._ring(canvas, (middle, SECRETS[1] + SECRETS[3] / 2))
        canvas.write(self.note(), Style("text", 26, "ink"), (middle, y + h - 64), w - 160, "center")

    def note(self) -> str:
        """What stands below."""
        say = self.context.say
        return say("peek-note", key=self.key_label("peek")) if self.open else say("peek-away")

    def _ring(self, canvas: Canvas, center: tuple[float, float]) -> None:
        """A ring that fills while the others look away."""
        rays = 48
        for ray in range(rays):
            full = ray < rays * self._time / AWAY
            turn = 2 * math.pi * ray / rays - math.pi / 2
            way = (math.cos(turn), math.sin(turn))
            inner, outer = (
                (center[0] + way[0] * reach, center[1] + way[1] * reach) for reach in (_RING - 14, _RING)
            )
            canvas.line(inner, outer, "red_d" if full else "ink2", 6.0 if full else 2.0)


class Peeking:
    """Offers a peek at the table: a chip for each person who may look, and the cover it leads to.

    Args:
        peeks: the game's part; None: there is nothing to peek at.
    """

    def __init__(
        self, context: Context, seats: Sequence[SeatSpec], hotseat: Hotseat, peeks: Peeks[Any] | None
    ) -> None:
        self._context = context
        self._seats = seats
        self._hotseat = hotseat
        self._peeks = peeks

    def chips(self) -> list[Focusable]:
        """Where the mouse may be held, the one of the seat at the bottom first."""
        if self._peeks is None:
            return []
        presenter, found = self._hotseat.presenter, []
        for seat in self._hotseat.covered:
            box = self._peeks.chip(presenter.view, presenter.me, seat)
            if box is not None:
                key = self._context.key_label("peek")
                told = self._context.say("peek-chip", name=self._seats[seat].name, key=key)
                found.append(Focusable(f"{_CHIP}{seat}", box, told, told, zone="peek", held="peek"))
        return found

    def offers(self, name: str) -> bool:
        """Whether this is a chip: pressing it for a moment does nothing, it has to be held."""
        return name.startswith(_CHIP)

    def lay(self, chip: str) -> Transition | None:
        """The cover over the table, if its secrets are still closed."""
        seat = int(chip.removeprefix(_CHIP))
        eyes = self._hotseat.peek(seat)
        if eyes is None or self._peeks is None:
            return None
        marks = Marks(jotted=eyes.notes())
        shown = Shown(self._peeks.fresh(eyes.view), seat, marks, self._seats, self._context.text)
        return Push(PeekScene(self._context, shown, self._peeks))
