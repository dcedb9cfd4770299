"""The page of moments: every mistake and stroke of luck of a seat, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.theme import ICON, STAGE
from tortuga.app.draw.units import Box
from tortuga.app.scene.base import Control
from tortuga.app.scene.protocol import Transition
from tortuga.app.scenes.log.overview import moment_row
from tortuga.app.scenes.log.view import BODY, PAGE_TITLE, PAPER_NOTE, PAPER_TEXT, PARTS, LogView, signed
from tortuga.app.widgets.button import Button, in_a_row
from tortuga.kernel.analysis import Moment

LIST, _SIDE = BODY.cut(left=640)
DETAIL: Final = _SIDE.cut(left=18)[1]
_ROWS: Final = LIST.inset(20, 20)
ROWS: Final = 11
_TEXT: Final = DETAIL.inset(46, 40)
_FOOT: Final = _TEXT.cut(bottom=78)[0]
_BUTTONS: Final = _FOOT.cut(left=740)[0]
_PICTURE_W: Final = 890.0
PICTURE: Final = Box.around((DETAIL.center[0], DETAIL.y + 366), _PICTURE_W, _PICTURE_W * STAGE[1] / STAGE[0])
"""The table at that moment."""
_WORDS: Final = Box(_TEXT.x, PICTURE.bottom + 22, _TEXT.w, _FOOT.y - PICTURE.bottom - 36)


class Moments:
    """Draws the page.

    Args:
        at: which moment is shown, `first`: which one is at the top of the list.
        pick: shows another one.
        look: goes to the event in a line of the log.
        play: asks how to play on from a position.
        table: paints the table as it was into `PICTURE`.
        why: says what sets a choice apart from the best one, or nothing.
    """

    def __init__(
        self,
        view: LogView,
        at: int,
        first: int,
        pick: Callable[[int], None],
        look: Callable[[int], Transition | None],
        play: Callable[[int, Moment], Transition],
        table: Callable[[Canvas, Moment], None],
        why: Callable[[Moment], str],
    ) -> None:
        self._why = why
        self._view, self._pick, self._look, self._play, self._table = view, pick, look, play, table
        self._at, self._first = at, first
        self._say = view.context.say

    @property
    def moment(self) -> Moment | None:
        """The moment shown; None if there is none."""
        moments = self._view.moments
        return moments[self._at] if self._at < len(moments) else None

    def controls(self) -> Iterator[Control]:
        """The list, and the ways to the table."""
        shown = list(enumerate(self._view.moments))[self._first : self._first + ROWS]
        for place, (at, moment) in enumerate(shown):
            box = _ROWS.row(place, ROWS).inset(0, 3)
            yield moment_row(self._view, moment, f"moment:{at}", box, partial(self._pick, at), at == self._at)
        if self.moment is not None:
            yield from in_a_row(self._ways(self.moment))

    def _ways(self, moment: Moment) -> Iterator[Button]:
        """The buttons to try the moment shown again, and to see it at the table."""
        view, start, say = self._view, self._view.start(moment), self._say
        note = "over" if start is None else moment.kind
        yield Button(
            "try",
            _BUTTONS.column(0, 2, 16),
            say("replay-branch"),
            "ship-wheel",
            size=26,
            tooltip=say(f"account-try-{note}", name=view.seats[moment.seat].name),
            enabled=start is not None,
            action=None if start is None else partial(self._play, start, moment),
        )
        yield Button(
            "look",
            _BUTTONS.column(1, 2, 16),
            say("account-look"),
            "spyglass",
            "primary",
            26,
            key="confirm",
            action=partial(self._look, moment.line),
        )

    def spoken(self) -> Iterator[str]:
        """The moment shown, in words."""
        if self.moment is None:
            yield self._say("account-quiet")
        else:
            yield from (words for _, words in self._detail_lines(self.moment))
            yield self._judged(self.moment)

    def _detail_lines(self, moment: Moment) -> Iterator[tuple[str, str]]:
        """What happened: heading and sentence."""
        view = self._view
        if moment.kind == "luck":
            id = "account-good-luck" if moment.points > 0 else "account-bad-luck"
            yield self._say("account-what"), view.told(moment.line) or view.worded(moment.about)
            yield self._say("account-meant"), self._say(id, points=signed(view.context, 100 * moment.points))
            return
        lost = self._say("statistics-decimal", value=round(100 * moment.points, 1))
        yield self._say("account-done"), view.chosen(moment)
        yield self._say("account-better"), view.better(moment)
        if error := round(100 * (moment.se or 0.0), 1):
            give = self._say("statistics-decimal", value=error)
            cost = self._say("account-cost", points=lost, error=give)
        else:
            cost = self._say("account-cost-exactly", points=lost)
        yield self._say("account-meant"), f"{cost} {self._why(moment)}".rstrip()

    def _judged(self, moment: Moment) -> str:
        """How its points were found."""
        return self._say("account-judged-luck" if moment.kind == "luck" else "account-judged")

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
        canvas.disc(part.colour, part.icon, (_TEXT.x + 30, _TEXT.y + 18), 56)
        where = self._say("account-moment", round=moment.round, about=view.label(moment))
        canvas.write(where, PAGE_TITLE, _TEXT.line(18, 76, 0))
        canvas.plate("frame_board", PICTURE.inset(-6))
        self._table(canvas, moment)
        lines = tuple(self._detail_lines(moment))
        columns = 2 if moment.kind == "luck" else 4
        for at, (head, words) in enumerate(lines):
            box = _WORDS.column(at, columns, 30)
            if at == len(lines) - 1:  # the last one has the most to say
                box = box._replace(w=_WORDS.right - box.x)
            canvas.write(head, Style("sc", 22, "red_d"), box.line(12))
            canvas.fit_paragraph(words, PAPER_TEXT, box.cut(top=32)[1], "topleft")
        judged = Box(_BUTTONS.right + 24, _FOOT.y, _FOOT.right - _BUTTONS.right - 24, _FOOT.h)
        canvas.fit_paragraph(self._judged(moment), PAPER_NOTE, judged, "midleft")
