"""The tooltip of every element of the table: one table from kinds to texts, and what the texts are told."""

from __future__ import annotations

from typing import Final

from tortuga.app.tables.tortuga2014.elements import Element
from tortuga.app.tables.tortuga2014.sight import Sight
from tortuga.games.tortuga2014.pieces import ACTION_NAMES

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


def tip(sight: Sight, element: Element) -> str:
    """What the tooltip of an element says, "" for none."""
    id = TIPS[element.kind]
    if not id:
        return ""
    if element.kind == "action":
        total = sight.total(element.seat, element.index)
        said = sight.say(f"tip-action-{ACTION_NAMES[element.index]}", two=int(sight.table.seats == 2))
        return f"{said} {sight.say('tip-total', total=total)}" if total else said
    return sight.say(id, **_told(sight, element))


def _told(sight: Sight, element: Element) -> dict[str, str | int]:
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
