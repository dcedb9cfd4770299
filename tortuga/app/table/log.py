"""The parchment at the side: captain's log and dice table, which tab is open, how far it is scrolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import at_most, words
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.advice import Counsel, counsel_panel
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.games.tortuga2014.table.status import dice_table
from tortuga.app.table.marks import Line

_SCROLL = 2


class Panel:
    """The choice of tab, remembered for each phase: dice table in phase 1, then the log, until changed."""

    def __init__(self) -> None:
        self._tabs: dict[int, Tab] = {1: "dice"}
        self._phase = 0
        self.offset = 0
        self.advice = False
        """Whether advice lies over the log, as long as there is any."""

    @property
    def tab(self) -> Tab:
        """The open tab."""
        return self._tabs.get(self._phase, "log")

    def follow(self, phase: int) -> None:
        """The round goes on; a new phase shows its own tab, from the newest line."""
        if phase != self._phase:
            self._phase, self.offset = phase, 0

    def open(self, name: str) -> None:
        """Open "tab-log", "tab-dice" or "tab-advice"; with "panel" close the advice, else the other tab."""
        if name == "tab-advice" or (name == "panel" and self.advice):
            self.advice = name == "tab-advice"
            return
        self.advice = False
        wanted: Tab = "log" if name == "tab-log" or (name == "panel" and self.tab == "dice") else "dice"
        self._tabs[self._phase] = wanted
        self.offset = 0

    def scroll(self, steps: int, lines: int) -> None:
        """Scroll the log; positive steps go back."""
        self.offset = max(0, min(self.offset + steps * _SCROLL, max(0, lines - 5)))


Tab: TypeAlias = Literal["log", "dice"]
TABS: tuple[Tab, ...] = ("log", "dice")
ADVICE = "advice"
_SIZE, _LEADING, _GAP = 20.0, 24.0, 7.0
_LARGEST = 27.0
_TAB = 21.0


@dataclass(frozen=True, slots=True)
class Side:
    """What the panel shows."""

    lines: Sequence[Line] = ()
    """The log, oldest first."""
    tab: Tab = "log"
    """Which tab is open; without meaning where both fit."""
    offset: int = 0
    """How many lines the log is scrolled back."""
    faces: Mapping[int, int] = field(default_factory=dict)
    """By die 0..4, the face that lies before the player: framed in the dice table."""
    hot: str | None = None
    """The tab under the pointer or in focus."""
    counsel: Counsel | None = None
    """Advice that lies over the log, or over whatever tab is open."""
    advised: bool = False
    """Whether there is advice, open or not."""


def panels(seats: int, tab: Tab) -> dict[Tab, Box]:
    """The panels on the table and what each shows: the places of absent captains are used."""
    lower = (*at.RIGHT_LOWER, *at.SEAT_SIZE)
    left = (*at.LEFT_LOWER, *at.SEAT_SIZE)
    if seats == 4:
        return {tab: lower}
    if seats == 3:
        return {"log": lower, "dice": left}
    x, y = at.RIGHT_UPPER
    return {"log": (x, y - 4, at.SEAT_SIZE[0], lower[1] + lower[3] - y + 4), "dice": left}


def tab_boxes(seats: int, advised: bool = False) -> dict[str, Box]:
    """Where the tabs are, that of the advice too if there is any; none where both panels are open."""
    if seats < 4:
        return {}
    x, y = at.RIGHT_LOWER
    tabs = (*TABS, ADVICE) if advised else TABS
    step = 406 / len(tabs)
    return {tab: (x + 14 + i * step, y + 10, step - 4, 38) for i, tab in enumerate(tabs)}


def side_panel(canvas: Canvas, sight: DiceShown, side: Side) -> None:
    """Log and dice table in their places."""
    seats = sight.table.seats
    for kind, box in panels(seats, side.tab).items():
        canvas.plate("parchment_torn", box)
        x, y, w, h = box
        tabs = tab_boxes(seats, side.advised)
        shown: str = ADVICE if side.counsel is not None and (tabs or kind == "log") else kind
        labels = [(sight.say(f"pic-tab-{tab}"), spot[2] - 14) for tab, spot in tabs.items()]
        size = canvas.alike(labels, "sc", _TAB)
        for tab, spot in tabs.items():
            _tab(canvas, spot, sight.say(f"pic-tab-{tab}"), size, tab == shown, tab == side.hot)
        if not tabs:
            size = canvas.sized("sc", _TAB)
            _tab(canvas, (x + 14, y + 10, w - 28, 38), sight.say(f"pic-tab-{shown}"), size, True, False)
        inner = (x + 16, y + 56, w - 32, h - 70)
        if side.counsel is not None and shown == ADVICE:
            counsel_panel(canvas, sight, side.counsel, inner)
        elif kind == "log":
            log_lines(canvas, sight, side.lines, inner, side.offset)
        else:
            dice_table(canvas, sight, side.faces, inner)


def _tab(canvas: Canvas, box: Box, told: str, size: float, on: bool, hot: bool) -> None:
    canvas.plate("tab_on" if on else "tab_off", box)
    if hot and not on:
        canvas.plate("frame_gold", box)
    x, y, w, _h = box
    ink = "button_ink" if on else "ink2"
    words(canvas, SetLine(told), "sc", size, ink, (x + w / 2, y + 18), "center", max_w=w - 14)


def log_lines(canvas: Canvas, sight: DiceShown, lines: Sequence[Line], box: Box, offset: int = 0) -> None:
    """The newest lines that fit, the last one at the bottom and emphasised; long sentences take two rows."""
    x, y, w, h = box
    shown = lines[: len(lines) - offset] if offset else lines
    bottom = y + h
    leading = _LEADING * _size(canvas) / _SIZE
    scrolls = False
    placed: list[tuple[float, Line, list[str], bool]] = []
    for number in range(len(shown) - 1, -1, -1):
        line = shown[number]
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
        _line(canvas, sight, (x, top - rise, w, len(rows) * leading + _GAP), line, rows, newest)
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


def _line(canvas: Canvas, sight: DiceShown, box: Box, line: Line, rows: list[str], newest: bool) -> None:
    x, y, w, h = box
    middle = y + h / 2
    if line.seat is None and line.loud:
        told = words(canvas, line.text, "sc", 20, "red", (x + w / 2, middle), "center", max_w=w - 60)
        for left, right in ((x + 4, told[0] - 10), (told[0] + told[2] + 10, x + w - 8)):
            canvas.line((left, middle + 1), (right, middle + 1), "parch_dd", 1.5)
        return
    if line.seat is not None:
        canvas.emblem(sight.seat_colour(line.seat), (x + 16, middle), 27, lift=2)
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
            canvas.sprite(f"tortuga2014/chest_{line.sign}", (end + 22, cy), 32, lift=0)


def _scroll_bar(canvas: Canvas, box: Box, offset: int, shown: int, count: int) -> None:
    """Where the visible lines lie within the whole log."""
    x, y, w, h = box
    canvas.fill((x + w + 1, y, 5, h), "parch_dd", 110, radius=2)
    tall = max(24.0, h * shown / max(1, count))
    share = (count - shown - offset) / max(1, count - shown)
    top = y + (h - tall) * max(0.0, min(1.0, share))
    canvas.fill((x + w + 1, top, 5, tall), "red", 255, radius=2)
