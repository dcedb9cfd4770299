"""Asking about the table: tooltips, the page of the rules that explains a thing, an enlarged board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point, touch
from tortuga.app.games.tortuga2014 import tips as topics
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.layout import clockwise_from, grown
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.games.tortuga2014.tips import KEYS, Element, element_at, tip
from tortuga.app.table.log import panels
from tortuga.app.table.marks import Marks
from tortuga.app.widgets.hints import TOOLTIP_AFTER, tooltip

if TYPE_CHECKING:
    from tortuga.app.table.scene import TableScene


FROM = 1.25
"""Text size from which boards are enlarged; at the usual size they are legible as they are."""
LARGER = 1.75
REST = 0.35
"""Seconds that the pointer rests on a board."""


def looked_at(scene: TableScene, pos: Point | None) -> int | None:
    """The opponent under a resting pointer, or whose board has the keyboard's focus."""
    presenter = scene.presenter
    if scene.focus.visible:
        chooser = scene.decision.chooser if scene.decision is not None else None
        for target in chooser.targets() if chooser is not None else ():
            if target.id == scene.focus.focused and target.spot is not None:
                seat = target.spot.seat
                return seat if seat not in (-1, presenter.me) else None
        return None
    if pos is None:
        return None
    for seat in clockwise_from(presenter.me, presenter.view.table.seats):
        x, y, w, h = _board(seat, scene)
        if x <= pos[0] < x + w and y <= pos[1] < y + h:
            return seat
    return None


def magnify(canvas: Canvas, scene: TableScene, pos: Point | None) -> None:
    """Paint the enlarged board over the island, taken from what is drawn already."""
    if canvas.art.letters.growth < FROM or scene.presenter.busy or scene.carried is not None:
        return
    seat = looked_at(scene, pos)
    if seat is None:
        return
    source = canvas.rect(*grown(_board(seat, scene), 5)).clip(canvas.surface.get_rect())
    top, low = at.TOPBAR[3] + 4, at.BANNER[1] - 6
    x, y = at.TILE_RING[0], (top + low) / 2
    size = (round(source.w * LARGER), round(source.h * LARGER))
    larger = pygame.transform.smoothscale(canvas.surface.subsurface(source), size)
    wide, high = size[0] / canvas.scale, size[1] / canvas.scale
    box: Box = (x - wide / 2, y - high / 2, wide, high)
    canvas.glow(box, 18, 1.0)
    canvas.surface.blit(larger, canvas.rect(*box).topleft)
    canvas.plate("frame_board", box)


def _board(seat: int, scene: TableScene) -> Box:
    presenter = scene.presenter
    return (*at.origin_of(seat, presenter.me, presenter.view.table.seats), *at.SEAT_SIZE)


_ADVICE_PAGE = topics.BUTTON_PAGE["tab-advice"]


class Inspector:
    """Where the pointer rests on one table."""

    def __init__(self) -> None:
        self._pos: Point | None = None
        self._rest = 0.0

    def point(self, pos: Point) -> None:
        """The pointer moved."""
        if pos != self._pos:
            self._pos, self._rest = pos, 0.0

    def update(self, dt: float) -> None:
        """Time passes."""
        self._rest += dt

    def hide(self) -> None:
        """Take the tooltip away until the pointer moves."""
        self._pos = None

    # ------------------------------------------------------------------ pages
    def page_at(self, scene: TableScene, pos: Point) -> str:
        """The page about what lies below a point; over open sea the page of the moment."""
        element = element_at(_sight(scene), pos, scene.panel.tab)
        if element is None:
            return self.page(scene)
        if _advised(scene, element):
            return _ADVICE_PAGE
        return topics.page_of_element(element.kind, element.index)

    def page(self, scene: TableScene) -> str:
        """The page for the key of the rules: of what has the keyboard's focus, else of the moment."""
        table, me = scene.presenter.view.table, scene.presenter.me
        focus = scene.focus
        if focus.visible and focus.focused is not None:
            if focus.focused in topics.BUTTON_PAGE:
                return topics.BUTTON_PAGE[focus.focused]
            chooser = scene.decision.chooser if scene.decision is not None else None
            for target in chooser.targets() if chooser is not None else ():
                spot = target.spot
                if target.id == focus.focused and spot is not None and spot.kind != "die":
                    return topics.page_of_element(spot.kind, spot.index)
        return topics.page_of_stage(table, me)

    # ------------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, scene: TableScene) -> None:
        """The tooltip, once the pointer rests where nothing can be pressed; before it a magnified board."""
        focus = scene.focus
        magnify(canvas, scene, self._pos if self._rest >= REST else None)
        if self._pos is None or self._rest < TOOLTIP_AFTER or focus.hovered is not None or focus.visible:
            return
        sight = _sight(scene)
        element = element_at(sight, self._pos, scene.panel.tab)
        if element is None or _advised(scene, element):
            return
        said = tip(sight, element)
        if said:
            told = f"{said}{self._key(scene, element)}\n{sight.say('tip-more')}"
            tooltip(canvas, element.box, told, _advice_box(scene))

    @staticmethod
    def _key(scene: TableScene, element: Element) -> str:
        action = KEYS.get(element.kind)
        if element.kind == "action" and element.seat == scene.presenter.me:
            action = f"action-{element.index + 1}"
        label = scene.context.key_label(action) if action else ""
        return f"  ({label})" if label else ""


def _advice_box(scene: TableScene) -> Box | None:
    """The panel in which advice lies open, None when there is none."""
    if not (scene.panel.advice and scene.decision is not None and scene.decision.advice is not None):
        return None
    return panels(scene.presenter.view.table.seats, "log")["log"]


def _advised(scene: TableScene, element: Element) -> bool:
    """Whether advice lies over an element of the side panel."""
    box = _advice_box(scene)
    if box is None or not element.kind.startswith("panel-"):
        return False
    return touch(box, element.box)


def _sight(scene: TableScene) -> DiceShown:
    presenter = scene.presenter
    return DiceShown(presenter.view, presenter.me, Marks(), scene.session.seats, scene.context.text)
