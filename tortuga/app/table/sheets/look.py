"""Somebody learns a secret: he looks at it as often as he likes before the game goes on, until he is done."""

from __future__ import annotations

from typing import Any, Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.scene.base import DEAF
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Held, Input, Pop, Sentence, Transition
from tortuga.app.table.hotseat import Hotseat
from tortuga.app.table.marks import Marks, Shown
from tortuga.app.table.sheets.peek import AWAY, LONGEST, SECRETS, PeekScene
from tortuga.app.table.ui.anygame import AnyObservedStep
from tortuga.app.table.ui.sheets import Peeks
from tortuga.app.widgets.button import Button
from tortuga.kernel.game import NOBODY
from tortuga.kernel.log.format import Undone
from tortuga.kernel.session import Session

_BUTTON: Final[Box] = Box(760.0, 960.0, 400.0, 76.0)
_DONE: Final = "done"
_LEAST: Final = 0.4
"""Seconds for which the secrets must have been open before one is done."""


class Looks:
    """Who at a shared screen has still to look at what he has learned.

    Args:
        peeks: the game's part; None: there are no such secrets.
    """

    def __init__(
        self, context: Context, session: Session, hotseat: Hotseat, peeks: Peeks[Any] | None
    ) -> None:
        self._context = context
        self._session = session
        self._hotseat = hotseat
        self._peeks = peeks
        self._seats: list[int] = []
        public = session.observer(NOBODY)
        if not session.decisions():
            for seen in public.past():
                self._happened(seen)
        public.listen(self._happened)

    def _happened(self, what: AnyObservedStep | Undone) -> None:
        if self._peeks is None or not self._hotseat.several or isinstance(what, Undone):
            return
        owed = (seat for seat in self._peeks.owed(what) if seat in self._hotseat.people)
        self._seats += (seat for seat in owed if seat not in self._seats)

    def next(self) -> PeekScene | None:
        """The cover of the next one; None for nobody. What he sees is drawn as it is when he looks."""
        if self._peeks is None or not self._seats or self._session.finished:
            return None
        seat = self._seats.pop(0)
        seats, text = self._session.seats, self._context.text
        return LookScene(
            self._context,
            Shown(self._peeks.fresh(self._session.observer(seat).view), seat, Marks(), seats, text),
            self._peeks,
        )


class LookScene(PeekScene):
    """See `PeekScene`; it stays when the key is let go, closed, until Enter.

    Args:
        shown: as the person sees it who shall look; `me` is his seat.
        peeks: the game's part.
    """

    def __init__(self, context: Context, shown: Shown[Any], peeks: Peeks[Any]) -> None:
        super().__init__(context, shown, peeks)
        self._holding = False
        self._since = 0.0
        """Seconds for which it is held this time."""
        self._looked = 0.0
        """Seconds for which the secrets were open, altogether."""

    @property
    @override
    def open(self) -> bool:
        return self._holding and self._time >= AWAY

    @override
    def handle(self, action: Input) -> Transition | None:
        if isinstance(action, Held) and action.action == "peek":
            self._holding, self._since = action.down, 0.0
        return None

    @override
    def leave(self) -> None:
        """What lies over it, or comes after it, finds it closed."""
        self._holding = False

    @override
    def update(self, dt: float) -> Transition | None:
        self._time += dt
        if self.open:
            self._looked += dt
            self._since += dt
        if self._since > LONGEST:
            self._holding = False
        return None

    @override
    def animating(self) -> bool:
        return self._time < AWAY

    # ------------------------------------------------------------------ what can be pressed
    def _button(self) -> Button:
        done, key = self.context.say("look-done"), self.key_label("confirm")
        able = self._looked >= _LEAST
        return Button(
            _DONE, _BUTTON, done, "check-mark", "primary", 28, key="confirm", key_label=key, enabled=able
        )

    @override
    def focusables(self) -> tuple[Focusable, ...]:
        told = self.context.say("look-hold", key=self.key_label("peek"))
        return (Focusable("look", SECRETS, told, ring=False, held="peek"), *self._button().focusables())

    @override
    def activate(self, name: str) -> Transition | None:
        return Pop() if name == _DONE and self._looked >= _LEAST and self._time >= DEAF else None

    # ------------------------------------------------------------------ what is seen
    @override
    def note(self) -> str:
        if self._time < AWAY:
            return super().note()
        return self.context.say("look-hold", key=self.key_label("peek"))

    @override
    def spoken(self) -> tuple[Sentence, ...]:
        said, note = super().spoken(), Sentence(self.note())
        return said if self.open or note in said else (*said, note)

    @override
    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self._button().keyed(self.key_label, self.in_focus).draw(canvas, self.focus)
