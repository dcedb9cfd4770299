"""What is told of things on the table: the tooltip of each, and its page in the rules."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.units import Point
from tortuga.app.games.tortuga2014.elements import element_at
from tortuga.app.games.tortuga2014.rules.pages import FIRST
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.table.marks import Shown, Spot
from tortuga.app.table.ui.topics import Element
from tortuga.games.tortuga2014.pieces import ACTION_NAMES
from tortuga.games.tortuga2014.scoring import score
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
        case "phase-2":
            return {"two": int(table.seats == 2)}
        case "target":
            return {"count": table.options.target}
        case "bag":
            return {"count": sum(table.bag)}
        case "supply":
            return {"count": table.bonus_supply}
        case "pool":
            return {"count": table.pool}
        case "center":
            return {"count": len(table.center), "two": int(table.seats == 2)}
    if element.seat < 0:
        return {}
    board = sight.board(element.seat)
    # one's own chests are drawn as they will lie
    plan = sight.marks.plan if element.seat == sight.me else None
    match element.kind:
        case "area_tortuga":
            coming = 0 if plan is None else len(plan.to_tortuga)
            return {"count": len(board.tortuga) + coming, "most": table.options.target}
        case "area_fleet":
            return {"count": len(board.fleet if plan is None else plan.fleet), "most": board.boat_limit}
        case "area_crew":
            return {"count": len(board.crew if plan is None else plan.crew), "most": board.pirate_limit}
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
            points = score(board)
            return {
                "name": sight.seats[element.seat].name,
                "points": sight.points(element.seat),
                "chests": points.tortuga + points.fleet + points.crew,
                "sets": points.set_points,
                "tokens": points.tracks,
                "tiles": points.tiles,
                "hidden": board.tiles.count(None),
            }
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
