"""The recap: a page over the log about the events since the player's last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tortuga.app.draw.canvas import Canvas, at_most, legible
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.table.acts.motions import Recap, Retold
from tortuga.app.table.marks import Line, Shown
from tortuga.app.table.presenter import Presenter
from tortuga.app.table.ui.anygame import AnyObserver, AnyView
from tortuga.app.table.ui.table import AnyTableUI
from tortuga.app.text import Text

MAX_LINES = 8
"""Lines beside the heading."""
_SIZE, _LARGEST, _LEADING, _GAP = 18.0, 25.0, 1.14, 4.0
_LEFT, _ROWS, _FEWER = 34.0, 3, 2
"""Maximum number of rows of one line; fewer if there is no room for them."""


@dataclass(frozen=True, slots=True)
class RecapRow:
    """A line with its layout; `number` among all lines, -1 for one that cannot be replayed."""

    number: int
    line: Line
    rows: tuple[str, ...]
    box: Box

    @property
    def id(self) -> str:
        """Id of the control that replays it."""
        return f"recap-{self.number}"


@dataclass(frozen=True, slots=True)
class RecapPage:
    """The page with its layout, a value."""

    rows: tuple[RecapRow, ...]
    size: float
    hot: str | None = None
    """The row under the pointer or in focus."""


class RecapPanel:
    """Opens at the player's turn, closes at the first choice, and can be opened at any time.

    Args:
        ui: the game's own part.
        text: the language.
    """

    def __init__(self, ui: AnyTableUI, text: Text) -> None:
        self._ui = ui
        self._text = text
        self.recap: Recap | None = None
        """The last recap; None if there was none yet, or the game has none."""
        self.open = False
        self._eyes: AnyObserver | None = None
        """The observer it was made for; its replays show that observer's view."""
        self._seen: tuple[object, int] | None = None
        self._canvas: Canvas | None = None
        self._rows: tuple[object, tuple[RecapRow, ...]] = (None, ())
        """The last layout, and what it was made for."""

    @property
    def has_lines(self) -> bool:
        """Whether there is a recap to show."""
        return self.recap is not None and bool(self.recap.lines)

    def fit(self, canvas: Canvas) -> None:
        """Take the window's canvas, which measures text."""
        self._canvas = canvas

    def tell(self, presenter: Presenter) -> Recap | None:
        """Make the recap for the present observer, without opening it."""
        self._eyes = eyes = presenter.eyes
        self.recap = self._ui.recap(self._text, eyes.header.seats, eyes.past(), presenter.me)
        return self.recap

    def offer(self, presenter: Presenter) -> bool:
        """A decision is open: show the recap if the player's turn has just begun; whether it opened."""
        recap = self.tell(presenter)
        turn = None if recap is None or recap.turn is None else (recap.turn, presenter.me)
        if recap is None or turn is None or turn == self._seen:
            return False
        self._seen, self.open = turn, bool(recap.lines)
        return self.open

    def ask(self, presenter: Presenter) -> bool:
        """Open the recap, or replay all of it if it is open; False if there is none."""
        if self.open and self._eyes is not presenter.eyes:
            self.tell(presenter)
        if self.open and self.recap is not None:
            presenter.replay(act for recalled in self.recap.lines for act in recalled.acts)
            return True
        self.tell(presenter)
        self.open = self.has_lines
        return self.open

    def play(self, line: int, presenter: Presenter) -> None:
        """Replay a line, as the present observer sees it."""
        if self._eyes is not presenter.eyes:
            self.tell(presenter)
        assert self.recap is not None, "a line of it is pressed"
        presenter.replay(self.recap.lines[line].acts)

    # ------------------------------------------------------------------ the page
    def page(self, box: Box, hot: str | None) -> RecapPage | None:
        """The open page within a box; None while it is closed."""
        if not self.open or self.recap is None or self._canvas is None:
            return None
        size = min(_LARGEST, self._canvas.sized("text", _SIZE))
        key = (self.recap, box, size, self._canvas.px(size))
        if self._rows[0] != key:
            self._rows = (key, tuple(_laid(self._canvas, self.recap, box, size, self._text.say)))
        rows = self._rows[1]
        return RecapPage(rows, size, hot if any(row.id == hot for row in rows) else None)

    def focusables(self, box: Box) -> Iterator[Focusable]:
        """Its lines, in their order."""
        page = self.page(box, None)
        for row in page.rows if page is not None else ():
            if row.number >= 0:
                tip = self._text.say("recap-tip")
                yield Focusable(row.id, row.box, row.line.text, tip, True, None, 8, zone="recap")


def _laid(canvas: Canvas, recap: Recap, box: Box, size: float, say: Callable[..., str]) -> Iterator[RecapRow]:
    """The heading, the most important lines that fit, and the number of the others."""
    x, y, w, h = box
    leading = size * _LEADING

    def broken(line: Line, most: int) -> tuple[str, ...]:
        return tuple(at_most(canvas.lines(line.text, "text", size, w - _LEFT - 6), most)) or ("",)

    def high(rows: Sequence[str]) -> float:
        return len(rows) * leading + _GAP

    heading: tuple[str, ...] = ()
    top = y
    if recap.heading:
        heading = tuple(at_most(canvas.lines(recap.heading, "bold", size, w - 8), _FEWER))
        yield RecapRow(-1, Line(None, recap.heading, loud=True), heading, Box(x, y, w, high(heading)))
        y, h = y + high(heading), h - high(heading)
    over = y - top
    rows = [broken(recalled.line, _ROWS) for recalled in recap.lines]
    if len(rows) > MAX_LINES or sum(map(high, rows)) > h:
        rows = [broken(recalled.line, _FEWER) for recalled in recap.lines]
    beside = 0.0
    if recap.heading and len(heading) == 1:
        beside = w - 24 - canvas.width(recap.heading, "bold", size, True)
    longest = canvas.width(say("recap-more", count=len(recap.lines)), "text", size, True)
    more_high = 0.0 if longest <= beside else leading + _GAP
    chosen = _chosen(recap.lines, [high(row) for row in rows], h, more_high)
    for number in chosen:
        tall = high(rows[number])
        yield RecapRow(number, recap.lines[number].line, rows[number], Box(x, y, w, tall))
        y += tall
    if left := len(recap.lines) - len(chosen):
        more = say("recap-more", count=left)
        wide = canvas.width(more, "text", size, True)
        box = (
            Box(x + _LEFT, y, w - _LEFT, more_high)
            if more_high
            else Box(x + w - wide - 4, top, wide + 4, over)
        )
        yield RecapRow(-1, Line(None, more), (more,), box)


def _chosen(lines: Sequence[Retold], heights: Sequence[float], room: float, more: float) -> list[int]:
    """Indexes of the lines to show, in order, chosen by weight and then newest first."""
    if len(lines) <= MAX_LINES and sum(heights) <= room:
        return list(range(len(lines)))
    left, chosen = room - more, list[int]()
    for number in sorted(range(len(lines)), key=lambda at: (lines[at].weight, -at)):
        if len(chosen) < MAX_LINES and heights[number] <= left:
            chosen.append(number)
            left -= heights[number]
    return sorted(chosen)


def draw_recap(canvas: Canvas, shown: Shown[AnyView], game: str, page: RecapPage) -> None:
    """Paint the page."""
    leading = page.size * _LEADING
    for row in page.rows:
        x, y, w, h = row.box
        middle = y + h / 2
        recalled = row.number >= 0
        hot = recalled and row.id == page.hot
        if hot:
            canvas.fill(Box(x - 4, y, w + 8, h), "parch_dd", 70, radius=8)
        if recalled and row.line.seat is not None:
            canvas.emblem(canvas.seat(game, shown.colour(row.line.seat)), (x + 15, middle), 26, lift=2)
        elif recalled:
            canvas.icon("scroll-quill", (x + 15, middle), 21, "ink2")
        ink, role = ("red", "text") if hot else ("ink", "bold" if row.line.loud else "text")
        left = x + (_LEFT if recalled else 4 if row.line.loud else 0)
        for at, part in enumerate(row.rows):
            cy = middle + (at - (len(row.rows) - 1) / 2) * leading
            tone = ink if recalled or row.line.loud else "ink2"
            canvas.write(part, legible(role, page.size, tone, grows=False), (left, cy), x + w - left)
