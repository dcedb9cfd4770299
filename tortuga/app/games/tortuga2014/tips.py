"""Everything on the table that has a meaning: its place, its tooltip, its page in the rules."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.picture import DicePanel
from tortuga.app.games.tortuga2014.rules.pages import FIRST
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.table.layers import BANNER
from tortuga.app.table.log import panels, tab_boxes
from tortuga.app.table.marks import Shown, Spot
from tortuga.app.table.ui import Element
from tortuga.games.tortuga2014.pieces import ACTION_NAMES, ACTIONS
from tortuga.games.tortuga2014.state import Stage, Table, View

ACTION_PAGE: Final = ("fleet", "crew", "hunt", "board-action", "raid")

ELEMENT_PAGE: Final[dict[str, str]] = {
    "tortuga": "end",
    "fleet": "board-action",
    "crew": "raid",
    "island": "move",
    "center": "surplus",
    "bonus": "bonus",
    "die": "roll",
    "boat": "board",
    "pirate": "board",
    "bag": "components",
    "supply": "bonus",
    "pool": "hunt",
    "tiles": "hunt",
    "tile": "hunt",
    "screen": "roll",
    "schooner": "actions",
    "ribbon": "scoring",
    "board": "board",
    "area_fleet": "board",
    "area_crew": "board",
    "area_tortuga": "end",
    "area_island": "move",
    "tray": "round",
    "banner": "round",
    "panel-log": "round",
    "panel-dice": "dice",
    "phase-1": "roll",
    "phase-2": "actions",
    "phase-3": "move",
    "target": "end",
}
"""Kind of an element (a `Spot` kind, or a part of the screen) -> page."""

BUTTON_PAGE: Final[dict[str, str]] = {
    "forfeit": "actions",
    "hint": "captains",
    "undo": "keys",
    "menu-undo": "keys",
    "clear": "keys",
    "menu": "keys",
    "speed": "keys",
    "help": "keys",
    "panel": "dice",
    "tab-log": "round",
    "tab-dice": "dice",
    "tab-advice": "captains",
}

STAGE_PAGE: Final[dict[Stage, str]] = {
    "start": "setup",
    "setup": "setup",
    "roll": "roll",
    "select": "roll",
    "reveal": "reveal",
    "skulls": "skulls",
    "reroll": "room",
    "reroll-keep": "room",
    "open": "actions",
    "act": "actions",
    "hunt": "hunt",
    "tile": "hunt",
    "surplus": "surplus",
    "draw": "move",
    "move": "move",
    "moved": "move",
    "end": "end",
    "finished": "scoring",
}


def page_of_element(kind: str, index: int = 0) -> str:
    """The page of an element; action spaces have one each."""
    if kind == "action":
        return ACTION_PAGE[index]
    return ELEMENT_PAGE[kind]


def page_of_stage(table: Table, seat: int) -> str:
    """The page of what is to be done now, for the seat that looks."""
    if table.stage == "select" and table.boards[seat].finished:
        return "bonus"
    if table.stage in ("act", "open"):
        return ACTION_PAGE[table.action]
    return STAGE_PAGE.get(table.stage, FIRST)


_CENTER: Final[Box] = (730, 330, 460, 110)
_RING: Final = (0.91, 1.09)
"""Shares of the half axes of the ring of tiles between which its tiles lie."""
_SCREEN_PARTS: Final[tuple[tuple[str, Box], ...]] = (
    ("phase-1", at.PHASE_1),
    ("phase-2", at.PHASE_2),
    ("phase-3", at.PHASE_3),
    ("target", at.TARGET_PILL),
    ("tray", at.TRAY),
    ("banner", BANNER),
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
    if seats > 2:
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
    x, y = pos
    found = None
    for element in elements(sight, tab):
        left, top, w, h = element.box
        if left <= x < left + w and top <= y < top + h:
            # the tray and the own areas lie on the own board, which is listed after the tray
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
    return Element("center", _CENTER) if reach < _RING[0] and sight.table.seats > 2 else None


TIPS: Final[dict[str, str]] = {
    "phase-1": "tip-phase-1",
    "phase-2": "tip-phase-2",
    "phase-3": "tip-phase-3",
    "target": "tip-target",
    "tray": "",
    "banner": "",
    "panel-log": "tip-log",
    "panel-dice": "tip-dice",
    "center": "tip-center",
    "bag": "tip-bag",
    "supply": "tip-supply",
    "pool": "tip-pool",
    "board": "",
    "area_tortuga": "tip-tortuga",
    "area_fleet": "tip-fleet",
    "area_crew": "tip-crew",
    "area_island": "tip-island",
    "ribbon": "tip-ribbon",
    "screen": "tip-screen",
    "tiles": "tip-tiles",
    "boat": "tip-boat",
    "pirate": "tip-pirate",
    "action": "tip-action",
    "bonus": "tip-bonus",
    "schooner": "tip-schooner",
}
"""Kind of an element -> text; "" where what lies there speaks for itself."""

KEYS: Final[dict[str, str]] = {"panel-log": "panel", "panel-dice": "panel"}
"""Kind -> bound action that does something with it."""


def tip(sight: DiceShown, element: Element) -> str:
    """What the tooltip of an element says, "" for none."""
    id = TIPS[element.kind]
    if not id:
        return ""
    if element.kind == "action":
        total = sight.total(element.seat, element.index)
        said = sight.say(f"tip-action-{ACTION_NAMES[element.index]}", two=int(sight.table.seats == 2))
        return f"{said} {sight.say('tip-total', total=total)}" if total else said
    return sight.say(id, **_told(sight, element))


def _told(sight: DiceShown, element: Element) -> dict[str, str | int]:
    """The variables of a text."""
    table = sight.table
    match element.kind:
        case "target":
            return {"count": table.options.target}
        case "bag":
            return {"count": sum(table.bag)}
        case "supply":
            return {"count": table.bonus_supply}
        case "pool":
            return {"count": table.pool}
        case "center":
            return {"count": len(table.center)}
    if element.seat < 0:
        return {}
    board = sight.board(element.seat)
    match element.kind:
        case "area_tortuga":
            return {"count": len(board.tortuga), "most": table.options.target}
        case "area_fleet":
            return {"count": len(board.fleet), "most": board.boat_limit}
        case "area_crew":
            return {"count": len(board.crew), "most": board.pirate_limit}
        case "area_island":
            return {"count": len(board.island)}
        case "boat":
            return {"box": board.boat, "most": board.boat_limit}
        case "pirate":
            return {"box": board.pirate, "most": board.pirate_limit}
        case "bonus":
            return {"value": board.bonus[element.index]}
        case "tiles":
            return {"count": len(board.tiles), "own": int(element.seat == sight.me)}
        case "ribbon":
            return {"name": sight.seats[element.seat].name, "points": sight.points(element.seat)}
        case "screen":
            return {"own": int(element.seat == sight.me)}
    return {}


class DiceTopics:
    """See `Topics`."""

    def element_at(self, shown: Shown[View], pos: Point) -> Element | None:
        """See `Topics`."""
        return element_at(DiceShown.of(shown), pos)

    def tip(self, shown: Shown[View], element: Element) -> str:
        """See `Topics`."""
        return tip(DiceShown.of(shown), element)

    def key(self, element: Element, me: int) -> str:
        """See `Topics`."""
        if element.kind == "action" and element.seat == me:
            return f"action-{element.index + 1}"
        return KEYS.get(element.kind, "")

    def page_of_element(self, kind: str, index: int = 0) -> str:
        """See `Topics`."""
        return page_of_element(kind, index)

    def page_of_button(self, name: str) -> str | None:
        """See `Topics`."""
        return BUTTON_PAGE.get(name)

    def page_of_spot(self, spot: Spot) -> str | None:
        """See `Topics`: the moment tells more of dice."""
        return page_of_element(spot.kind, spot.index) if spot.kind != "die" else None

    def page_now(self, view: View, me: int) -> str:
        """See `Topics`."""
        return page_of_stage(view.table, me)
