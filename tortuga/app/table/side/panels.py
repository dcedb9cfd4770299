"""The parchment at the side: places, tabs and drawing of the log and the side panels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import structs

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.input.focus import Focusable, id_parts, rest_of
from tortuga.app.table.acts.motions import Act
from tortuga.app.table.layers import Extra
from tortuga.app.table.marks import Line, Meaning, Shown
from tortuga.app.table.side.recap import RecapPage, draw_recap
from tortuga.app.table.side.sentence import draw_meaning, rows_of, size_in, tall, write
from tortuga.app.table.side.tabs import ADVICE, CHOICE, LOG, RECAP
from tortuga.app.table.tutor import CANDIDATES, draw_candidates
from tortuga.app.table.ui.anygame import AnyView, Say
from tortuga.app.table.ui.panels import AdvicePanel, Look, OpenAdvice, SidePanel
from tortuga.app.table.ui.picture import Picture


def draw_lines(
    canvas: Canvas, shown: Shown[Any], game: str, lines: Sequence[Line], box: Box, offset: int = 0
) -> None:
    """Draw the newest lines that fit, the last one emphasised at the bottom."""
    x, _, w, h = box
    size = size_in(canvas, h)
    placed, scrolls = _placed(canvas, lines, box, offset)
    for number, top, rows in placed:
        line, newest = lines[number], number == len(lines) - 1
        colour = None if line.seat is None else canvas.seat(game, shown.colour(line.seat))
        ink = "red" if newest or (line.seat is None and line.loud) else "ink"
        write(canvas, line, rows, size, Box(x, top, w, tall(rows, size)), colour, ink, bold=newest)
    if scrolls or offset:
        _scroll_bar(canvas, box, offset, len(placed), len(lines))


def _placed(
    canvas: Canvas, lines: Sequence[Line], box: Box, offset: int
) -> tuple[list[tuple[int, float, tuple[str, ...]]], bool]:
    """Index, top and rows of each sentence in the box, and whether there are more above."""
    _, y, w, h = box
    bottom, size = y + h, size_in(canvas, h)
    scrolls = False
    placed: list[tuple[int, float, tuple[str, ...]]] = []
    for number in range(len(lines) - offset - 1, -1, -1):
        rows = rows_of(canvas, lines[number], w, size, bold=number == len(lines) - 1)
        top = bottom - tall(rows, size)
        if top < y - 2:
            scrolls = True
            break
        bottom = top
        placed.append((number, bottom, rows))
    rise = bottom - y if not scrolls and not offset else 0.0
    return [(number, top - rise, rows) for number, top, rows in placed], scrolls


def _scroll_bar(canvas: Canvas, box: Box, offset: int, shown: int, count: int) -> None:
    """Draw where the visible lines lie within the whole log."""
    x, y, w, h = box
    canvas.fill(Box(x + w + 1, y, 5, h), "parch_dd", 110, radius=2)
    tall = max(24.0, h * shown / max(1, count))
    share = (count - shown - offset) / max(1, count - shown)
    top = y + (h - tall) * max(0.0, min(1.0, share))
    canvas.fill(Box(x + w + 1, top, 5, tall), "red", 255, radius=2)


_TAB = legible("sc", 21, "ink2")
_MAX_EVEN_TABS = 2
"""Up to this many tabs are equally wide."""
_PANEL_PREFIX = "side-"
"""Prefix of a panel control's id, before the panel's name."""


def own_control(id: str | None) -> dict[str, str]:
    """The control's own id by its panel's name; empty if it is not a panel's."""
    name = id_parts(rest_of(id, _PANEL_PREFIX))[0]
    own = rest_of(id, f"{_PANEL_PREFIX}{name}-")
    return {} if own is None else {name: own}


def panels(places: Sequence[Box], names: Sequence[str], tab: str = LOG) -> dict[str, Box]:
    """Boxes of the open panels; those without a place of their own share the last one by tabs.

    Args:
        places: see `Picture.places`.
        names: names of the side panels beside the log.
        tab: the open tab.
    """
    every = (LOG, *names)
    if len(every) <= len(places):
        return dict(zip(every, places, strict=False))
    alone = len(places) - 1
    open_one = tab if tab in every[alone:] else every[alone]
    return {**dict(zip(every[:alone], places, strict=False)), open_one: places[-1]}


def tab_boxes(
    places: Sequence[Box], names: Sequence[str], over: Sequence[str] = (), say: Say | None = None
) -> dict[str, Box]:
    """Boxes of all tabs, including those that lie over the panels; none if every panel is open.

    Args:
        say: words the tabs; if there are many, their widths follow their labels.
    """
    every = (LOG, *names)
    shared = len(every) > len(places)
    if not shared and not over:
        return {}
    x, y, w, _ = places[-1] if shared else places[0]
    tabs = (*(every[len(places) - 1 :] if shared else (LOG,)), *over)
    even = say is None or len(tabs) <= _MAX_EVEN_TABS
    weights = [1 if even or say is None else len(say(f"pic-tab-{tab}")) + 3 for tab in tabs]
    boxes, left, unit = {}, x + 14, (w - 24) / sum(weights)
    for tab, weight in zip(tabs, weights, strict=True):
        boxes[tab] = Box(left, y + 10, weight * unit - 4, 38.0)
        left += weight * unit
    return boxes


@dataclass(frozen=True, slots=True)
class Side:
    """What the panels show."""

    lines: Sequence[Line] = ()
    """The log, oldest first."""
    tab: str = LOG
    """The open tab; meaningless if all panels are open."""
    offset: int = 0
    """Number of lines the log is scrolled back."""
    keys: Mapping[str, Any] = field(default_factory=dict)
    """`SidePanel.region_key` of each side panel by name."""
    hot: str | None = None
    """The tab under the pointer or in focus."""
    own: Mapping[str, str] = field(default_factory=dict)
    """The control under the pointer or in focus, by its panel's name."""
    advice: OpenAdvice | None = None
    """Open advice, over any tab."""
    over: tuple[str, ...] = ()
    """Further tabs, see `OpenTabs.over`."""
    own_notes: str = ""
    """The person's notebook, while nobody else looks."""
    recap: RecapPage | None = None
    """The open recap, shown unless advice is open."""
    meaning: Meaning | None = None
    """Effect of the choice if its tab is open, shown unless advice or recap is open."""

    @property
    def named(self) -> str:
        """The tab that lies over the panels; "" for none."""
        if self.advice is not None:
            return ADVICE
        return RECAP if self.recap is not None else CHOICE if self.meaning is not None else ""


class SidePanels:
    """Draws the log and what lies beside it.

    Args:
        game: whose colours the seats have.
        picture: knows the places.
        side: the game's panels.
        advice: draws advice.
    """

    def __init__(
        self, game: str, picture: Picture[Any], side: Sequence[SidePanel[Any]], advice: AdvicePanel[Any]
    ) -> None:
        self._game = game
        self._picture = picture
        self.side = {panel.name: panel for panel in side}
        """The game's own, by name."""
        self._advice = advice

    def _names(self, seats: int) -> tuple[str, ...]:
        """The panels beside the log for which there is room now."""
        names = tuple(self.side)
        return names if len(self._picture.places(seats, 1 + len(names))) > len(names) else self.names

    def _places(self, seats: int) -> tuple[Box, ...]:
        """Their places, the log first."""
        return self._picture.places(seats, 1 + len(self._names(seats)))

    def focusables(self, shown: Shown[Any], side: Side) -> Iterator[Focusable]:
        """Controls of the open panels: `side-<name>-<id>`."""
        if side.named:
            return
        for name, box in self.boxes(len(shown.seats), side.tab).items():
            if name in self.side:
                for item in self.side[name].focusables(shown, inside(box)):
                    yield structs.replace(item, id=f"{_PANEL_PREFIX}{name}-{item.id}", zone="tabs")

    def keys(self, view: AnyView, me: int, act: Act | None) -> dict[str, Any]:
        """`SidePanel.region_key` of each side panel, by name."""
        return {name: panel.region_key(view, me, act) for name, panel in self.side.items()}

    def press(self, id: str) -> None:
        """One of `focusables` was pressed."""
        for name, own in own_control(id).items():
            self.side[name].press(own)

    def line_at(self, canvas: Canvas, seats: int, side: Side, pos: Point) -> int | None:
        """Index of the log's sentence at a point; None if the log is closed or has none there."""
        box = self.boxes(seats, side.tab).get(LOG)
        if box is None or side.named:
            return None
        inner = inside(box)
        size = size_in(canvas, inner.h)
        for number, top, rows in _placed(canvas, side.lines, inner, side.offset)[0]:
            if Box(inner.x, top, inner.w, tall(rows, size)).has(pos):
                return number
        return None

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the panels beside the log that fit even the smallest window."""
        return tuple(name for name, panel in self.side.items() if not panel.roomy)

    def boxes(self, seats: int, tab: str = LOG) -> dict[str, Box]:
        """The open panels, see `panels`."""
        return panels(self._places(seats), self._names(seats), tab)

    def tabs(self, seats: int, over: Sequence[str] = (), say: Say | None = None) -> dict[str, Box]:
        """The tabs, see `tab_boxes`."""
        return tab_boxes(self._places(seats), self._names(seats), over, say)

    def _tabbed(self, seats: int) -> Box:
        """The place with the tabs."""
        places = self._places(seats)
        return places[-1] if len(self._names(seats)) >= len(places) else places[0]

    def over(self, seats: int) -> Box:
        """The box of a tab that lies over the panels."""
        return inside(self._tabbed(seats))

    def region(self, shown: Shown[Any], side: Side) -> Extra:
        """All panels as one piece of the picture."""
        key = (side, len(shown.seats), shown.me, shown.text.language)
        return Extra("side", key, lambda canvas: self.draw(canvas, shown, side))

    def draw(self, canvas: Canvas, shown: Shown[Any], side: Side) -> None:
        """Log and side panels in their places."""
        seats = len(shown.seats)
        for kind, box in self.boxes(seats, side.tab).items():
            canvas.plate("parchment_torn", box)
            x, y, w, _h = box
            first = box == self._tabbed(seats)
            tabs = self.tabs(seats, side.over, shown.say) if first else {}
            named = (side.named or kind) if first else kind
            labels = [shown.say(f"pic-tab-{tab}") for tab in tabs]
            rooms = [(label, spot[2] - 14) for label, spot in zip(labels, tabs.values(), strict=True)]
            style = canvas.alike_names(rooms or [(shown.say(f"pic-tab-{named}"), w - 50)], _TAB)
            for label, (tab, spot) in zip(labels, tabs.items(), strict=True):
                _tab(canvas, spot, label, style, tab == named, tab == side.hot)
            if not tabs:
                _tab(
                    canvas, Box(x + 14, y + 10, w - 28, 38), shown.say(f"pic-tab-{named}"), style, True, False
                )
            inner = inside(box)
            if side.advice is not None and named == ADVICE and side.advice.rung == CANDIDATES:
                draw_candidates(canvas, shown, self._advice, side.advice.candidates, inner, side.advice.key)
            elif side.advice is not None and named == ADVICE:
                self._advice.draw(canvas, shown, side.advice, inner)
            elif side.recap is not None and named == RECAP:
                draw_recap(canvas, shown, self._game, side.recap)
            elif side.meaning is not None and named == CHOICE:
                draw_meaning(canvas, side.meaning, inner)
            elif kind == LOG:
                draw_lines(canvas, shown, self._game, side.lines, inner, side.offset)
            else:
                look = Look(side.offset if kind == side.tab else 0, side.own.get(kind), side.own_notes)
                self.side[kind].draw(canvas, shown, side.keys.get(kind), inner, look)


def inside(box: Box) -> Box:
    """The room of a panel below its tabs."""
    x, y, w, h = box
    return Box(x + 16, y + 56, w - 32, h - 70)


def _tab(canvas: Canvas, box: Box, label: str, style: Style, on: bool, hot: bool) -> None:
    """One tab; `style` is the same for all."""
    canvas.plate("tab_on" if on else "tab_off", box)
    if hot and not on:
        canvas.plate("frame_gold", box)
    ink = "button_ink" if on else "ink2"
    canvas.write(label, style.inked(ink), box.line(18, 7), anchor="center")
