"""The page of moments: every mistake and stroke of luck of a seat, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import ICON
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control
from tortuga.app.scene.protocol import Transition
from tortuga.app.scenes.log.overview import moment_row
from tortuga.app.scenes.log.view import BODY, PARTS, LogView, signed
from tortuga.app.widgets.button import Button
from tortuga.kernel.analysis import Moment

LIST, _SIDE = BODY.cut(left=640)
DETAIL: Final = _SIDE.cut(left=18)[1]
_ROWS: Final = LIST.inset(20, 20)
ROWS: Final = 11
_TEXT: Final = DETAIL.inset(60, 50)
_LOOK: Final = DETAIL.inset(60, 46).cut(bottom=84)[0].cut(left=520)[0]


class Moments:
    """Draws the page.

    Args:
        at: which moment is shown, `first`: which one stands on top of the list.
        pick: shows another one.
        look: goes to it on the table.
    """

    def __init__(
        self,
        view: LogView,
        at: int,
        first: int,
        pick: Callable[[int], None],
        look: Callable[[Moment], Transition | None],
    ) -> None:
        self._view, self._pick, self._look = view, pick, look
        self._at, self._first = at, first
        self._say = view.context.say

    @property
    def moment(self) -> Moment | None:
        """The one that is shown; None if there is none."""
        moments = self._view.moments
        return moments[self._at] if self._at < len(moments) else None

    def controls(self) -> Iterator[Control]:
        """The list, and the way to the table."""
        shown = list(enumerate(self._view.moments))[self._first : self._first + ROWS]
        for place, (at, moment) in enumerate(shown):
            box = _ROWS.row(place, ROWS).inset(0, 3)
            yield moment_row(self._view, moment, f"moment:{at}", box, partial(self._pick, at), at == self._at)
        if self.moment is not None:
            yield Button(
                "look",
                _LOOK,
                self._say("account-look"),
                "spyglass",
                "primary",
                26,
                key="confirm",
                action=partial(self._look, self.moment),
            )

    def spoken(self) -> Iterator[str]:
        """The moment that is shown."""
        if self.moment is None:
            yield self._say("account-quiet")
        else:
            yield from (words for _, words in self._told(self.moment))

    def _told(self, moment: Moment) -> Iterator[tuple[str, str]]:
        """What happened, heading and sentence."""
        view = self._view
        if moment.kind == "luck":
            id = "account-good-luck" if moment.points > 0 else "account-bad-luck"
            yield self._say("account-what"), view.about(moment)
            yield self._say("account-meant"), self._say(id, points=signed(view.context, 100 * moment.points))
            return
        error = self._say("statistics-decimal", value=round(100 * (moment.se or 0.0), 1))
        lost = self._say("statistics-decimal", value=round(100 * moment.points, 1))
        yield self._say("account-done"), view.chosen(moment)
        yield self._say("account-better"), view.better(moment)
        yield self._say("account-meant"), self._say("account-cost", points=lost, error=error)

    # ---------------------------------------------------------------- drawing
    def draw(self, canvas: Canvas) -> None:
        """Paint all but the controls."""
        canvas.plate("wood", LIST)
        canvas.plate("parchment_torn", DETAIL)
        moment = self.moment
        if moment is None:
            quiet = Style("ital", 28, "ink2")
            canvas.icon(ICON["points"], (DETAIL.center[0], DETAIL.center[1] - 90), 120, "ink2", alpha=120)
            canvas.paragraph(self._say("account-quiet"), quiet, DETAIL.center, DETAIL.w - 200, "center")
            return
        self._draw_detail(canvas, moment)

    def _draw_detail(self, canvas: Canvas, moment: Moment) -> None:
        view, part = self._view, PARTS[moment.kind == "luck"]
        canvas.disc(part.colour, part.icon, (_TEXT.x + 40, _TEXT.y + 40), 80)
        where = self._say("account-moment", round=moment.round, about=view.about(moment))
        canvas.write(where, Style("display", 38, "red_d"), _TEXT.line(40, 100, 0))
        top = _TEXT.y + 120
        for head, words in self._told(moment):
            canvas.write(head, Style("sc", 23, "red_d"), Box(_TEXT.x, top, _TEXT.w, 0).line(12))
            end = canvas.paragraph(
                words, Style("text", 27, "ink"), Box(_TEXT.x, top + 34, _TEXT.w, 0), anchor="topleft"
            )
            top = end.bottom + 34
        canvas.write(self._say("account-judged"), Style("ital", 20, "ink2"), _TEXT.line(-110))
