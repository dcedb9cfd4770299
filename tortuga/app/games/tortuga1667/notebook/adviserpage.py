"""The adviser's page of the notebook: asked for when wanted, a player chosen to see why."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.notebook import estimates
from tortuga.app.input.focus import Focus, Focusable
from tortuga.app.scene.base import Control
from tortuga.app.scene.context import Context
from tortuga.app.widgets.button import Button
from tortuga.games.tortuga1667.state import View
from tortuga.kernel.players import SeatSpec

_PAGE: Box = Box(968.0, 112.0, 916.0, 930.0)
_MIDDLE = 480.0
"""Where it is written that there is nothing yet."""
_BARS: Box = Box(1016.0, 216.0, 820.0, 470.0)


@dataclass(frozen=True)
class _Row:
    """A bar that can be pressed."""

    id: str
    box: Box
    label: str

    def focusables(self) -> tuple[Focusable, ...]:
        """See `Control`."""
        return (Focusable(self.id, self.box, self.label, radius=9),)

    def draw(self, canvas: Canvas, focus: Focus) -> None:
        """See `Control`. The page has painted it."""


class AdviserPage:
    """Empty until the adviser is asked.

    Args:
        me: the seat whose notebook it is.
        executor: where it works; a process of its own when None.
        barred: whether he may not be asked.
    """

    def __init__(
        self,
        context: Context,
        seats: tuple[SeatSpec, ...],
        me: int,
        executor: Executor | None,
        *,
        barred: bool = False,
    ) -> None:
        self._barred = barred
        self._context = context
        self._seats = seats
        self._me = me
        self._executor = executor
        self._estimates: estimates.Estimates | None = None
        self._chosen = (me + 1) % len(seats)

    @property
    def waiting(self) -> bool:
        """Whether estimates are on their way."""
        return self._estimates is not None and self._estimates.beliefs is None

    def controls(self) -> Iterator[Control]:
        """The question, or the players one of whom can be looked at."""
        x, y, w, _ = _PAGE
        if self._barred:
            return
        if self._estimates is None:
            box = Box(x + w / 2 - 220, y + _MIDDLE + 70, 440, 64)
            yield Button("adviser", box, self._context.say("notebook-ask"), "brain", "secondary", 24)
        elif self._estimates.beliefs:
            for seat, (bx, by, bw, bh) in estimates.rows(self._seats, self._me, _BARS):
                yield _Row(f"who:{seat}", Box(bx - 8, by, bw + 16, bh), self._seats[seat].name)

    def ask(self, view: View) -> None:
        """Have the adviser work from what the seat sees."""
        self._estimates = estimates.Estimates(view, self._seats, self._executor)

    def choose(self, seat: int) -> None:
        """Look at what speaks for the estimate of a player."""
        self._chosen = seat

    def close(self) -> None:
        """Nothing more is asked."""
        if self._estimates is not None:
            self._estimates.close()

    def draw(self, canvas: Canvas) -> None:
        """Paint it; the controls come over it."""
        say = self._context.say
        x, y, w, h = _PAGE
        canvas.plate("parchment_torn", _PAGE)
        title = canvas.text(say("notebook-adviser"), "display", 40, "red_d", (x + 40, y + 50), max_w=330)
        left = title[0] + title[2] + 20
        canvas.text(say("notebook-adviser-note"), "ital", 21, "ink2", (left, y + 54), max_w=x + w - 40 - left)
        middle = (x + w / 2, y + _MIDDLE)
        if not (self._estimates and self._estimates.beliefs):
            canvas.icon("brain", (x + w / 2, y + _MIDDLE - 150), 180, "ink2", alpha=60)
        if self._estimates is None:
            note = say("notebook-barred" if self._barred else "notebook-ask-note")
            canvas.text(note, "text", 24, "ink2", middle, "center", wrap=w - 200)
        elif self._estimates.beliefs is None:
            canvas.text(say("notebook-asking"), "ital", 26, "ink2", middle, "center", max_w=w - 100)
        elif not self._estimates.beliefs:
            canvas.text(say("notebook-nothing"), "ital", 26, "ink2", middle, "center", max_w=w - 100)
        else:
            beliefs, me = self._estimates.beliefs, self._me
            estimates.draw_bars(canvas, self._context, self._seats, beliefs, me, self._chosen, _BARS)
            canvas.line((x + 40, y + 596), (x + w - 40, y + 596), "parch_dd", 2)
            box = Box(x + 48, y + 616, w - 96, h - 640)
            estimates.draw_grounds(canvas, self._context, self._seats, beliefs, self._chosen, box)
