"""The parchment at the side: captain's log and dice table, which tab is open, how far it is scrolled."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import at_most, words
from tortuga.app.draw.units import Box
from tortuga.app.table.layers import Region, grown, union
from tortuga.app.table.marks import Line, Shown
from tortuga.app.table.ui import AdvicePanel, Counsel, Picture, SidePanel

LOG, ADVICE = "log", "advice"
_SCROLL = 2


class OpenTabs:
    """The choice of tab, remembered for each part of a round until changed.

    Args:
        names: of the side panels beside the log.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = (LOG, *names)
        self._tabs: dict[Hashable, str] = {}
        self._part: Hashable = None
        self._usual = LOG
        self.offset = 0
        self.advice = False
        """Whether advice lies over the log, as long as there is any."""

    @property
    def tab(self) -> str:
        """The open tab."""
        return self._tabs.get(self._part, self._usual)

    def follow(self, part: Hashable, usual: str) -> None:
        """The round goes on; a new part of it shows its own tab, from the newest line."""
        if part != self._part:
            self._part, self._usual, self.offset = part, usual, 0

    def open(self, name: str) -> None:
        """Open `tab-<name>`; with "panel" close the advice, else open the next tab."""
        if name == f"tab-{ADVICE}" or (name == "panel" and self.advice):
            self.advice = name != "panel"
            return
        self.advice = False
        if name == "panel":
            place = self._names.index(self.tab) + 1
            name = self._names[place % len(self._names)]
        self._tabs[self._part] = name.removeprefix("tab-")
        self.offset = 0

    def scroll(self, steps: int, lines: int) -> None:
        """Scroll the log; positive steps go back."""
        self.offset = max(0, min(self.offset + steps * _SCROLL, max(0, lines - 5)))


_SIZE, _LEADING, _GAP = 20.0, 24.0, 7.0
_LARGEST = 27.0
_TAB = 21.0


def panels(places: Sequence[Box], names: Sequence[str], tab: str = LOG) -> dict[str, Box]:
    """The open panels and where they lie: what finds no place of its own shares the last one by tabs.

    Args:
        places: see `Picture.places`.
        names: of the side panels beside the log.
        tab: the open tab.
    """
    every = (LOG, *names)
    if len(every) <= len(places):
        return dict(zip(every, places, strict=False))
    alone = len(places) - 1
    open_one = tab if tab in every[alone:] else every[alone]
    return {**dict(zip(every[:alone], places, strict=False)), open_one: places[-1]}


def tab_boxes(places: Sequence[Box], names: Sequence[str], advised: bool = False) -> dict[str, Box]:
    """Where the tabs are, that of the advice too if there is any; none where every panel is open."""
    every = (LOG, *names)
    if len(every) <= len(places):
        return {}
    x, y, w, _ = places[-1]
    tabs = (*every[len(places) - 1 :], *((ADVICE,) if advised else ()))
    step = (w - 24) / len(tabs)
    return {tab: (x + 14 + i * step, y + 10, step - 4, 38) for i, tab in enumerate(tabs)}


@dataclass(frozen=True, slots=True)
class Side:
    """What the panels show."""

    lines: Sequence[Line] = ()
    """The log, oldest first."""
    tab: str = LOG
    """Which tab is open; without meaning where all panels are."""
    offset: int = 0
    """How many lines the log is scrolled back."""
    keys: Mapping[str, Any] = field(default_factory=dict)
    """By name of a side panel, what it is drawn from beside view and language (`SidePanel.region_key`)."""
    hot: str | None = None
    """The tab under the pointer or in focus."""
    counsel: Counsel | None = None
    """Advice that lies over the log, or over whatever tab is open."""
    advised: bool = False
    """Whether there is advice, open or not."""


class SidePanels:
    """Draws the log and what lies beside it.

    Args:
        game: whose colours the seats have.
        picture: tells the places.
        side: the game's panels.
        advice: draws advice.
    """

    def __init__(
        self, game: str, picture: Picture[Any], side: Sequence[SidePanel[Any]], advice: AdvicePanel[Any]
    ) -> None:
        self._game = game
        self._picture = picture
        self._side = {panel.name: panel for panel in side}
        self._advice = advice

    @property
    def names(self) -> tuple[str, ...]:
        """Of the panels beside the log."""
        return tuple(self._side)

    def boxes(self, seats: int, tab: str = LOG) -> dict[str, Box]:
        """The open panels, see `panels`."""
        return panels(self._picture.places(seats), self.names, tab)

    def tabs(self, seats: int, advised: bool = False) -> dict[str, Box]:
        """The tabs, see `tab_boxes`."""
        return tab_boxes(self._picture.places(seats), self.names, advised)

    def region(self, shown: Shown[Any], side: Side) -> Region:
        """All of them as one part of the picture."""
        first, *others = self.boxes(len(shown.seats), side.tab).values()
        whole = first
        for box in others:
            whole = union(whole, box)
        key = (side, len(shown.seats), shown.me, shown.text.language)
        return Region("side", grown(whole, 24), key, lambda canvas: self.draw(canvas, shown, side))

    def draw(self, canvas: Canvas, shown: Shown[Any], side: Side) -> None:
        """Log and side panels in their places."""
        seats = len(shown.seats)
        for kind, box in self.boxes(seats, side.tab).items():
            canvas.plate("parchment_torn", box)
            x, y, w, h = box
            tabs = self.tabs(seats, side.advised) if box == self._picture.places(seats)[-1] else {}
            named = ADVICE if side.counsel is not None and (tabs or kind == LOG) else kind
            labels = [(shown.say(f"pic-tab-{tab}"), spot[2] - 14) for tab, spot in tabs.items()]
            size = canvas.alike(labels, "sc", _TAB)
            for tab, spot in tabs.items():
                _tab(canvas, spot, shown.say(f"pic-tab-{tab}"), size, tab == named, tab == side.hot)
            if not tabs:
                size = canvas.sized("sc", _TAB)
                _tab(canvas, (x + 14, y + 10, w - 28, 38), shown.say(f"pic-tab-{named}"), size, True, False)
            inner = (x + 16, y + 56, w - 32, h - 70)
            if side.counsel is not None and named == ADVICE:
                self._advice.draw(canvas, shown, side.counsel, inner)
            elif kind == LOG:
                log_lines(canvas, shown, self._game, side.lines, inner, side.offset)
            else:
                self._side[kind].draw(canvas, shown, side.keys.get(kind), inner)


def _tab(canvas: Canvas, box: Box, told: str, size: float, on: bool, hot: bool) -> None:
    canvas.plate("tab_on" if on else "tab_off", box)
    if hot and not on:
        canvas.plate("frame_gold", box)
    x, y, w, _h = box
    ink = "button_ink" if on else "ink2"
    words(canvas, SetLine(told), "sc", size, ink, (x + w / 2, y + 18), "center", max_w=w - 14)


def log_lines(
    canvas: Canvas, shown: Shown[Any], game: str, lines: Sequence[Line], box: Box, offset: int = 0
) -> None:
    """The newest lines that fit, the last one at the bottom and emphasised; long sentences take two rows."""
    x, y, w, h = box
    told = lines[: len(lines) - offset] if offset else lines
    bottom = y + h
    leading = _LEADING * _size(canvas) / _SIZE
    scrolls = False
    placed: list[tuple[float, Line, list[str], bool]] = []
    for number in range(len(told) - 1, -1, -1):
        line = told[number]
        newest = number == len(lines) - 1
        rows = _rows(canvas, line, w, newest)
        tall = len(rows) * leading + _GAP
        if bottom - tall < y - 2:
            scrolls = True
            break
        bottom -= tall
        placed.append((bottom, line, rows, newest))
    rise = bottom - y if not scrolls and not offset else 0.0
    for top, line, rows, newest in placed:
        _line(canvas, shown, game, (x, top - rise, w, len(rows) * leading + _GAP), line, rows, newest)
    if scrolls or offset:
        _scroll_bar(canvas, box, offset, len(placed), len(lines))


def _rows(canvas: Canvas, line: Line, width: float, newest: bool) -> list[str]:
    if line.seat is None and line.loud:
        return [line.text]
    room = width - 46 - (40 if line.sign else 0)
    return at_most(canvas.lines(line.text, "bold" if newest else "text", _size(canvas), room), 3) or [""]


def _size(canvas: Canvas) -> float:
    """Of the sentences: larger with the text size, as far as the narrow panel allows."""
    return min(_LARGEST, canvas.sized("text", _SIZE))


def _line(
    canvas: Canvas, shown: Shown[Any], game: str, box: Box, line: Line, rows: list[str], newest: bool
) -> None:
    x, y, w, h = box
    middle = y + h / 2
    if line.seat is None and line.loud:
        told = words(canvas, line.text, "sc", 20, "red", (x + w / 2, middle), "center", max_w=w - 60)
        for left, right in ((x + 4, told[0] - 10), (told[0] + told[2] + 10, x + w - 8)):
            canvas.line((left, middle + 1), (right, middle + 1), "parch_dd", 1.5)
        return
    if line.seat is not None:
        canvas.emblem(canvas.seat(game, shown.colour(line.seat)), (x + 16, middle), 27, lift=2)
    else:
        canvas.icon("scroll-quill", (x + 16, middle), 22, "ink2")
    ink = "red" if newest else "ink"
    role = "bold" if newest or line.loud else "text"
    end = x + 36
    leading = _LEADING * _size(canvas) / _SIZE
    for i, row in enumerate(rows):
        cy = middle + (i - (len(rows) - 1) / 2) * leading
        told = words(
            canvas, row, role, _size(canvas), ink, (x + 36, cy), max_w=w - 44 - (40 if line.sign else 0)
        )
        end = told[0] + told[2]
        if i == len(rows) - 1 and line.sign is not None:
            canvas.sprite(line.sign, (end + 22, cy), 32, lift=0)


def _scroll_bar(canvas: Canvas, box: Box, offset: int, shown: int, count: int) -> None:
    """Where the visible lines lie within the whole log."""
    x, y, w, h = box
    canvas.fill((x + w + 1, y, 5, h), "parch_dd", 110, radius=2)
    tall = max(24.0, h * shown / max(1, count))
    share = (count - shown - offset) / max(1, count - shown)
    top = y + (h - tall) * max(0.0, min(1.0, share))
    canvas.fill((x + w + 1, top, 5, tall), "red", 255, radius=2)
