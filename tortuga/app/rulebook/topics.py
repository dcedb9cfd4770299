"""Which page explains what: the one table from elements, buttons and stages of the table to pages."""

from __future__ import annotations

from typing import Final

from tortuga.app.rulebook.pages import FIRST
from tortuga.games.tortuga2014.state import Stage, Table

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
