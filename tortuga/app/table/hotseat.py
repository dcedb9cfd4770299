"""Several persons at one screen: whose decision is next, when the curtain falls, and what is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from tortuga.app.captains import ask
from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition
from tortuga.app.table.presenter import Presenter
from tortuga.app.table.ui import AnySession, AnyTableUI
from tortuga.app.text import Text
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.curtain import curtain
from tortuga.kernel.eyes import NOBODY

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

    def spoken(self) -> tuple[Sentence, ...]:
        """See `Scene`."""
        say = self.context.say
        return (Sentence(say("handover-title")), Sentence(self.name), Sentence(say("handover-note")))

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


class Hotseat:
    """The persons of one game and the screen they share.

    With one person the own secrets are always seen. With several they are seen only from the moment the
    curtain is lifted until the choice is made; in between the table shows nobody's.
    """

    def __init__(self, session: AnySession, ui: AnyTableUI, text: Text) -> None:
        self._session = session
        self.people = ask.people(session.seats)
        self.several = len(self.people) > 1
        me = self.people[0] if self.people else 0
        eyes = session.eyes(me if len(self.people) == 1 else NOBODY)
        self.presenter = Presenter(eyes, ui, text, me, fresh=not session.decisions())
        self._lifted: int | None = None

    def decider(self) -> int | None:
        """The person whose decision is next: clockwise from the one in front of the screen.

        While nobody's decision is awaited but a captain's, a lone person may still interrupt. With several
        whoever interrupts does so in a decision of his own: else all would be called for each of them.
        """
        waiting = [seat for seat in self._session.to_act() if seat in self.people]
        count, me = len(self._session.seats), self.presenter.me
        if not waiting and len(self.people) == 1 and self._session.eyes(me).legal():
            return me
        return min(waiting, key=lambda seat: (seat - me) % count, default=None)

    def must_fall(self, seat: int) -> bool:
        """Whether the curtain has to fall before this person's decision."""
        if not self.several or self._lifted == seat:
            return False
        return self._session.eyes(seat).secret or seat != self.presenter.me

    def fall(self, seat: int) -> None:
        """Turn the closed table to a person; nothing of anybody's secrets is drawn any more."""
        self.presenter.look(seat, self._session.eyes(NOBODY))

    def lift(self, seat: int) -> None:
        """The person is there: show what is theirs, and what they missed."""
        self._lifted = seat
        self.presenter.look(seat, self._session.eyes(seat))
        self.presenter.lifted()

    def chosen(self, position: int | None = None) -> None:
        """The person has chosen: with several persons the secrets are closed again.

        Args:
            position: how many steps counted when they chose; None: nothing has come of it yet.
        """
        self._lifted = None
        if not self.several:
            return
        eyes = self._session.eyes(NOBODY)
        since = () if position is None else eyes.past()[position:]
        self.presenter.look(self.presenter.me, eyes, since[0].before if since else None)
