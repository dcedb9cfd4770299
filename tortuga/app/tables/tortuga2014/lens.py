"""Asking about the table: tooltips of what cannot be pressed, and the page of the rules that explains it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.app.rulebook import topics
from tortuga.app.tables.tortuga2014.elements import Element, element_at
from tortuga.app.tables.tortuga2014.magnifier import REST, magnify
from tortuga.app.tables.tortuga2014.marks import Marks
from tortuga.app.tables.tortuga2014.places import Box, Point
from tortuga.app.tables.tortuga2014.side import panels
from tortuga.app.tables.tortuga2014.sight import Sight
from tortuga.app.tables.tortuga2014.tips import KEYS, tip
from tortuga.app.units import touch
from tortuga.app.widgets.hints import TOOLTIP_AFTER, tooltip

if TYPE_CHECKING:
    from tortuga.app.canvas import Canvas
    from tortuga.app.scenes.table import TableScene


_ADVICE_PAGE = topics.BUTTON_PAGE["tab-advice"]


class Lens:
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
            chooser = scene.helm.chooser if scene.helm is not None else None
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
    if not (scene.panel.advice and scene.helm is not None and scene.helm.advice is not None):
        return None
    return panels(scene.presenter.view.table.seats, "log")["log"]


def _advised(scene: TableScene, element: Element) -> bool:
    """Whether advice lies over an element of the side panel."""
    box = _advice_box(scene)
    if box is None or not element.kind.startswith("panel-"):
        return False
    return touch(box, element.box)


def _sight(scene: TableScene) -> Sight:
    presenter = scene.presenter
    return Sight(presenter.view, presenter.me, Marks(), scene.session.seats, scene.context.text)
