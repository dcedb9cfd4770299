"""The pages of the rules about buttons, panels and the moment."""

from __future__ import annotations

from typing import Final

from tortuga.app.games.tortuga2014.rules.pages import FIRST
from tortuga.app.games.tortuga2014.table.board import ACTION_PAGE
from tortuga.app.table.ui.topics import Topics
from tortuga.games.tortuga2014.state import Stage, Table, View

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


def page_of_stage(table: Table, seat: int) -> str:
    """The page of what is to be done now, for the seat that looks."""
    if table.stage == "select" and table.boards[seat].finished:
        return "bonus"
    if table.stage in ("act", "open"):
        return ACTION_PAGE[table.action]
    return STAGE_PAGE.get(table.stage, FIRST)


class DiceTopics(Topics[View]):
    """See `Topics`."""

    pages = BUTTON_PAGE
    tips = {"log": "tip-log", "dice": "tip-dice"}

    def page_now(self, view: View, me: int) -> str:
        """See `Topics`."""
        return page_of_stage(view.table, me)
