"""Everything on the table that can be asked about, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.picture import DicePanel
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.table.layers import HOUSE
from tortuga.app.table.side.panels import panels, tab_boxes
from tortuga.app.table.ui.topics import Element
from tortuga.games.tortuga2014.pieces import ACTIONS

_CENTER: Final[Box] = Box(730, 330, 460, 110)
_RING: Final = (0.91, 1.09)
"""Shares of the half axes of the ring of tiles between which its tiles lie."""
_SCREEN_PARTS: Final[tuple[tuple[str, Box], ...]] = (
    ("phase-1", at.PHASE_1),
    ("phase-2", at.PHASE_2),
    ("phase-3", at.PHASE_3),
    ("target", at.TARGET_PILL),
    ("tray", at.TRAY),
    ("banner", HOUSE.banner),
)
_AREAS: Final = ("area_tortuga", "area_fleet", "area_crew", "area_island", "ribbon")


def elements(sight: DiceShown, tab: str = "log") -> Iterator[Element]:
    """All elements; what comes later lies on top.

    Args:
        tab: which tab of the side panel is open.
    """
    for kind, box in _SCREEN_PARTS:
        yield Element(kind, box)
    seats = sight.table.seats
    for name, box in panels(at.side_places(seats), (DicePanel.name,), tab).items():
        yield Element(f"panel-{name}", box)
    for tab_name, box in tab_boxes(at.side_places(seats), (DicePanel.name,)).items():
        yield Element(f"panel-{tab_name}", box)
    yield Element("center", _CENTER)
    for kind in ("bag", "supply", "pool"):
        yield Element(kind, sight.box(kind))
    for seat in range(seats):
        yield from _of_seat(sight, seat)


def _of_seat(sight: DiceShown, seat: int) -> Iterator[Element]:
    yield Element("board", sight.box("board", seat), seat)
    for kind in _AREAS:
        yield Element(kind, sight.box(kind, seat), seat)
    if sight.behind_screen(seat):
        yield Element("screen", sight.box("screen", seat), seat)
    yield Element("tiles", sight.box("tiles", seat), seat)
    for kind in ("boat", "pirate"):
        yield Element(kind, sight.box(kind, seat), seat)
    for action in ACTIONS:
        yield Element("action", sight.box("action", seat, action), seat, action)
        yield Element("bonus", sight.box("bonus", seat, action), seat, action)
    if sight.table.start == seat and sight.table.stage != "start":
        yield Element("schooner", sight.box("schooner", seat), seat)


def element_at(sight: DiceShown, pos: Point, tab: str = "log") -> Element | None:
    """The topmost element below a point; None over open sea."""
    found = None
    for element in elements(sight, tab):
        if element.box.has(pos):
            # the tray and one's own areas lie on one's own board, which is listed after the tray
            if element.kind == "board" and found is not None and found.kind == "tray":
                continue
            found = element
    return found if found is not None else _round_the_island(sight, pos)


def _round_the_island(sight: DiceShown, pos: Point) -> Element | None:
    """The land of the centre island and the ring of treasure tiles: neither of them is a box."""
    cx, cy, a, b = at.TILE_RING
    reach = hypot((pos[0] - cx) / a, (pos[1] - cy) / b)
    if _RING[0] <= reach <= _RING[1]:
        return Element("pool", sight.box("pool"))
    return Element("center", _CENTER) if reach < _RING[0] else None
