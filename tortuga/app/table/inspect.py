"""Inspecting the table: tooltips, pages of the rules, and a board enlarged over the middle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.theme import STAGE
from tortuga.app.draw.units import Box, Point
from tortuga.app.table.course import TableCourse
from tortuga.app.table.layers import TOPBAR
from tortuga.app.table.marks import Shown, Spot
from tortuga.app.table.part import Hit, Silent
from tortuga.app.table.side.tabs import LOG
from tortuga.app.table.ui.picture import Picture
from tortuga.app.widgets.hints import TOOLTIP_AFTER, tooltip

LARGER: Final = 1.75
_EDGE: Final = 5.0
_ROW: Final = 120.0
"""Height of boards that are rows of a list; at the default text size they need no magnifier."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A board to be enlarged."""

    shown: Shown[Any]
    picture: Picture[Any]
    seat: int

    @property
    def board(self) -> Box:
        """Its box, with a margin."""
        return self.picture.parts.box(Spot("board", self.seat), self.shown.view, self.shown.me).inset(-_EDGE)

    @property
    def dense(self) -> bool:
        """Whether it holds so much that it is enlarged at the default text size, too."""
        return self.board[3] > _ROW

    @property
    def place(self) -> Box:
        """Box of the enlarged board, between top bar and banner."""
        _, _, w, h = self.board
        top, bottom = TOPBAR[3] + 4, self.picture.furniture.banner[1] - 6
        middle, larger = (top + bottom) / 2, self.larger
        return Box((STAGE[0] - w * larger) / 2, middle - h * larger / 2, w * larger, h * larger)

    @property
    def larger(self) -> float:
        """How much it is enlarged; a large board only as far as there is room."""
        return min(LARGER, (self.picture.furniture.banner[1] - TOPBAR[3] - 10) / self.board[3])


class Magnifier:
    """Keeps the picture of the last enlarged board."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._picture: pygame.Surface | None = None

    def draw(self, canvas: Canvas, looked: Looked) -> None:
        """Paint the enlarged board."""
        shown, letters = looked.shown, canvas.art.letters
        seen = (shown.view, shown.me, shown.marks, tuple(shown.seats), shown.text.language)
        key = (looked.seat, seen, canvas.surface.get_size(), letters.growth, letters.readable)
        if self._picture is None or key != self._key:
            self._key, self._picture = key, enlarged(canvas, looked)
        canvas.glow(looked.place, 18, 1.0)
        canvas.blit(self._picture, canvas.rect(*looked.place).topleft)
        canvas.plate("frame_board", looked.place)


def enlarged(canvas: Canvas, looked: Looked) -> pygame.Surface:
    """The board at its larger size, in pixels of this canvas."""
    board, place = looked.board, canvas.rect(*looked.place).clip(canvas.surface.get_rect())
    lens = canvas.layer()
    lens.scale = canvas.scale * looked.larger
    lens.origin = (place.x - board[0] * lens.scale, place.y - board[1] * lens.scale)
    lens.clipped = place
    parts, shown = looked.picture.parts, looked.shown
    parts.owner(Spot("board", looked.seat), shown.view, shown.me).paint(lens, parts.of(shown))
    return lens.surface.subsurface(place).copy()


FROM = 1.25
"""Text size from which boards are enlarged sooner; at the default size most are legible as they are."""
_REST, _REST_USUAL = 0.35, 0.9
"""Seconds the pointer has to rest on a board: with large text, and by default."""


class InspectedTable:
    """What can be inspected on a table at one moment."""

    def __init__(self, table: TableCourse, shown: Shown[Any]) -> None:
        self.shown = shown
        self.picture = table.presenter.picture
        self.topics, side = table.ui.topics, table.panels.side
        self.pages = {**self.topics.pages, **{f"tab-{name}": panel.page for name, panel in side.items()}}
        """Pages of the rules by id of the control."""
        self.tips = {**self.topics.tips, **{name: panel.tip for name, panel in side.items() if panel.tip}}
        """Texts of tooltips by panel."""
        self.focus = table.focus
        self._decision = table.decision
        self.moving = table.presenter.busy or table.drag_state.carried is not None
        """Whether something moves or is dragged."""
        panels, seats = table.panels, len(shown.seats)
        boxes = (*panels.boxes(seats, table.panel.tab).items(), *panels.tabs(seats).items())
        self._panels = tuple((name, box) for name, box in boxes if not table.covered(box))
        """Open side panels, then the tabs over them, by name."""
        self.advice = panels.boxes(seats)[LOG] if table.panel.advised(table.decision) else None
        """The panel showing advice, None if there is none."""
        self.key_label = table.key_label

    @property
    def focused(self) -> Spot | None:
        """The spot of the target with the keyboard focus."""
        if not self.focus.visible or self._decision is None:
            return None
        targets = self._decision.chooser.targets()
        return next((target.spot for target in targets if target.id == self.focus.focused), None)

    def panel_at(self, pos: Point) -> tuple[str, Box] | None:
        """The topmost panel or tab below a point; None beside them."""
        return next((panel for panel in reversed(self._panels) if panel[1].has(pos)), None)

    def thing_at(self, pos: Point) -> Hit | None:
        """The topmost thing on the table below a point; None over a panel and over open sea."""
        return None if self.panel_at(pos) is not None else self.picture.parts.hit(self.shown, pos)

    def advised(self, box: Box) -> bool:
        """Whether advice lies over a panel."""
        return self.advice is not None and self.advice.touches(box)

    def tip_at(self, pos: Point) -> tuple[str, str, Box] | None:
        """The tooltip at a point, the bound action of the thing there, and its box."""
        panel = self.panel_at(pos)
        if panel is not None:
            name, box = panel
            if self.advised(box) or name not in self.tips:
                return None
            return self.shown.say(self.tips[name]), "panel", box
        hit = self.picture.parts.hit(self.shown, pos)
        if hit is None or isinstance(hit, Silent):
            return None
        spot, parts = hit.spot, self.picture.parts
        return parts.tip(self.shown, spot), parts.key(spot, self.shown.me), hit.box


def looked_at(inspected: InspectedTable, pos: Point | None) -> int | None:
    """The opponent whose board is under the resting pointer or has the keyboard focus."""
    me, count = inspected.shown.me, len(inspected.shown.seats)
    if inspected.focus.visible:
        spot = inspected.focused
        return spot.seat if spot is not None and spot.seat not in (-1, me) else None
    if pos is None:
        return None
    parts, view = inspected.picture.parts, inspected.shown.view
    around = ((me + step) % count for step in range(1, count))
    return next((seat for seat in around if parts.box(Spot("board", seat), view, me).has(pos)), None)


class Inspector:
    """Shows tooltips, rule pages and enlarged boards of one table."""

    def __init__(self) -> None:
        self.pos: Point | None = None
        """Where the pointer is; None until it moves again after `hide`."""
        self._rest = 0.0
        self._magnifier = Magnifier()
        self._board: int | None = None
        """Whose board was enlarged by key, wherever the pointer is."""
        self.shows = False
        """Whether the last frame had a tooltip or an enlarged board."""

    def pointed(self, inspected: InspectedTable) -> Spot | None:
        """The focused thing on the table, otherwise the one under the pointer."""
        if inspected.focused is not None or self.pos is None:
            return inspected.focused
        hit = inspected.thing_at(self.pos)
        return None if hit is None else hit.spot

    def point(self, pos: Point) -> None:
        """The pointer moved."""
        if pos != self.pos:
            self.pos, self._rest = pos, 0.0

    def update(self, dt: float) -> None:
        """Time passes."""
        self._rest += dt

    def hide(self) -> None:
        """Hide the tooltip until the pointer moves, and the enlarged board."""
        self.pos = self._board = None

    @property
    def enlarged(self) -> bool:
        """Whether a board was enlarged by key; Escape closes it first."""
        return self._board is not None

    def next_board(self, inspected: InspectedTable) -> None:
        """Enlarge the next opponent's board; after the last one, none."""
        me, count = inspected.shown.me, len(inspected.shown.seats)
        step = 1 if self._board is None else (self._board - me) % count + 1
        self._board = (me + step) % count if step < count else None

    # ------------------------------------------------------------------ pages
    @classmethod
    def page_at(cls, inspected: InspectedTable, pos: Point) -> str:
        """The page about the thing at a point; over open sea the page about the present moment."""
        panel, hit = inspected.panel_at(pos), inspected.thing_at(pos)
        if panel is not None:
            name = "advice" if inspected.advised(panel[1]) else panel[0]
            return inspected.pages.get(f"tab-{name}") or cls.page(inspected)
        return (inspected.picture.parts.page(hit.spot) if hit is not None else "") or cls.page(inspected)

    @staticmethod
    def page(inspected: InspectedTable) -> str:
        """The page for the rules key: about the focused thing, otherwise about the present moment."""
        focus = inspected.focus
        if focus.visible and focus.focused is not None:
            page = inspected.pages.get(focus.focused, "")
            if not page and inspected.focused is not None:
                page = inspected.picture.parts.page(inspected.focused)
            if page:
                return page
        return Inspector.page_now(inspected)

    @staticmethod
    def page_now(inspected: InspectedTable) -> str:
        """The page about the present moment, whatever has the focus."""
        return inspected.topics.page_now(inspected.shown.view, inspected.shown.me)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, inspected: InspectedTable) -> None:
        """Draw the enlarged board, and the tooltip once the pointer rests beside all controls."""
        focus = inspected.focus
        if inspected.moving and self.shows:
            self.hide()  # the tooltip is outdated, and would cover the movement
        self.shows = self._magnify(canvas, inspected)
        if self.pos is None or self._rest < TOOLTIP_AFTER or focus.hovered is not None or focus.visible:
            return
        tip = inspected.tip_at(self.pos)
        if tip is None or not tip[0]:
            return
        said, action, box = tip
        label = inspected.key_label(action) if action else ""
        key = f"  [{label}]" if label else ""
        tooltip(canvas, box, f"{said}{key}\n{inspected.shown.say('tip-more')}", inspected.advice)
        self.shows = True

    def _magnify(self, canvas: Canvas, inspected: InspectedTable) -> bool:
        """Draw the enlarged board of the inspected opponent; whether there is one."""
        large = canvas.art.letters.growth >= FROM
        rests = self._rest >= (_REST if large else _REST_USUAL)
        if inspected.moving:
            self._board = None
            return False
        seat = looked_at(inspected, self.pos if rests else None) if self._board is None else self._board
        if seat is None:
            return False
        looked = Looked(inspected.shown, inspected.picture, seat)
        if not (large or looked.dense or self._board is not None):
            return False
        self._magnifier.draw(canvas, looked)
        return True
