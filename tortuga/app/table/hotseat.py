"""Several persons at one screen: whose decision is next, when the curtain falls, and what is seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from tortuga.app.captains import ask
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import ICON
from tortuga.app.scene.base import Control, ControlScene
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Input, Key, Pop, Sentence, Transition
from tortuga.app.table.presenter import Presenter
from tortuga.app.table.ui.anygame import AnyEyes, AnySession
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.text import Text
from tortuga.app.widgets.button import Button
from tortuga.app.widgets.curtain import hung
from tortuga.kernel.eyes import NOBODY

_BUTTON = (720.0, 880.0, 480.0, 92.0)
_PLAQUE = (460.0, 470.0, 1000.0, 370.0)
DEAF = 0.6
"""Seconds for which a cover hears no Enter: a key that was meant for the choice before lifts nothing."""


_WAYS = ((300.0, 892.0, 384.0, 68.0), (1236.0, 892.0, 384.0, 68.0))


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

    def update(self, dt: float) -> Transition | None:
        """See `Scene`."""
        self._age += dt
        return None

    def fit(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self._curtain = hung(canvas, canvas.seat(self.game, self.colour))

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
        for box, (told, way) in zip(_WAYS, self._ways.items(), strict=False):
            label = self.key_label(way.key) if way.key else ""
            yield Button(told, box, self.context.say(told), way.icon, key=way.key or None, key_label=label)

    def activate(self, name: str) -> Transition | None:
        """See `Scene`."""
        if self._age < DEAF:
            return None
        return Pop(self._ways[name].act() if name in self._ways else self._on_lift())

    def spoken(self) -> tuple[Sentence, ...]:
        """See `Scene`."""
        say = self.context.say
        words = (say("handover-title"), self.name, self.told, say("handover-note"), self.hint)
        return tuple(Sentence(each) for each in words if each)

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
        canvas.blit(self._curtain, (0, 0))
        canvas.topbar()
        x, y, w, _ = _PLAQUE
        middle = x + w / 2
        canvas.plate("parchment_torn", _PLAQUE)
        canvas.emblem(canvas.seat(self.game, self.colour), (middle, y - 40), 220)
        canvas.text(say("handover-title"), "ital", 30, "ink2", (middle, y + 122), "center", max_w=w - 120)
        canvas.text(self.name, "display", 88, "red_d", (middle, y + 200), "center", max_w=w - 140)
        note = " ".join(filter(None, (say("handover-note"), self.hint)))
        canvas.text(note, "text", 25, "ink", (middle, y + 262), "midtop", wrap=w - 180)
        if self.told:
            canvas.tag((middle, y + _PLAQUE[3] - 4), self.told, "tag_dark", ICON["wait"], 20, max_w=w - 200)
        self.draw_controls(canvas)


class Hotseat:
    """The persons of one game and the screen they share.

    With one person, that person's secrets are always seen. With several they are seen only from the moment
    the curtain is lifted until the choice is made, of some games only while they are held; in between the
    table shows nobody's.
    """

    def __init__(self, session: AnySession, ui: AnyTableUI, text: Text) -> None:
        self._session = session
        self.people = ask.people(session.seats)
        self.several = len(self.people) > 1
        me = self.people[0] if self.people else 0
        eyes = session.eyes(me if len(self.people) == 1 else NOBODY)
        self.presenter = Presenter(eyes, ui, text, me, fresh=not session.decisions())
        self._lifted: int | None = None
        self._peeks = ui.peeks()
        self._held = False
        """Whether what is theirs has to be held by the person behind the curtain."""

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
        """Whether the curtain has to fall before this person's decision: only where he decides unseen."""
        return self.several and self._lifted != seat and self._session.eyes(seat).secret

    def turn(self, seat: int) -> None:
        """A person decides in the open: the closed table turns to whoever it is."""
        if self.several and self._lifted != seat and seat != self.presenter.me:
            self.presenter.look(seat, self._session.eyes(NOBODY))

    def unseen(self) -> bool:
        """Whether one of several persons has still to decide unseen."""
        return self.several and any(
            seat in self.people and self._session.eyes(seat).secret for seat in self._session.to_act()
        )

    def instead(self, seat: int) -> int | None:
        """Who else has to decide unseen and may come first: the next one clockwise; None for nobody."""
        count = len(self._session.seats)
        others = [other for other in self._session.to_act() if other in self.people and other != seat]
        unseen = [other for other in others if self._session.eyes(other).secret]
        return min(unseen, key=lambda other: (other - seat) % count, default=None)

    def may_advise(self, seat: int) -> bool:
        """Whether a captain may advise a person now: not in the open, where others read what it knows."""
        open_ = self.presenter.eyes.seat == seat
        return not self.several or open_ or not self._session.rules.lasting

    def fall(self, seat: int) -> None:
        """Turn the closed table to a person; nothing of anybody's secrets is drawn any more."""
        self.presenter.look(seat, self._session.eyes(NOBODY))

    def lift(self, seat: int) -> None:
        """The person is there: show what is theirs, if it need not be held, and what they missed."""
        self._lifted, self._held = seat, self.holds(seat)
        self.presenter.look(seat, self._session.eyes(NOBODY if self._held else seat))
        self.presenter.lifted()

    def holds(self, seat: int) -> bool:
        """Whether a person has to hold what he chooses from."""
        return self._peeks is not None and self._peeks.held(self._session.eyes(seat).view)

    @property
    def visitor(self) -> AnyEyes | None:
        """The eyes of the person behind the curtain who has to hold what is theirs; None for nobody."""
        return self._session.eyes(self._lifted) if self._held and self._lifted is not None else None

    @property
    def veiled(self) -> bool:
        """Whether what the visitor chooses from lies face down."""
        return self.visitor is not None and self.presenter.eyes.seat == NOBODY

    def hold(self, down: bool) -> None:
        """The visitor opens what is theirs, or closes it; nothing happens without a visitor."""
        if self.visitor is not None and self._lifted is not None and down == self.veiled:
            self.presenter.look(self._lifted, self._session.eyes(self._lifted if down else NOBODY))

    @property
    def covered(self) -> tuple[int, ...]:
        """Persons who may look at their secrets for a moment: of several, while nobody's lie open."""
        if self._lifted is not None:
            return (self._lifted,) if self._held else ()
        if not self.several or self.presenter.eyes.seat != NOBODY or self._session.finished:
            return ()
        me = self.presenter.me
        return tuple(sorted(self.people, key=lambda seat: (seat - me) % len(self._session.seats)))

    def peek(self, seat: int) -> AnyEyes | None:
        """The eyes of a person who looks under a cover; the table stays closed. None where he may not."""
        return self._session.eyes(seat) if seat in self.covered else None

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
