"""The pages of the rules about buttons, panels and the moment."""

from __future__ import annotations

from typing import Final

from typing_extensions import override

from tortuga.app.table.ui.topics import Topics
from tortuga.games.tortuga1667.state import Stage, View

BUTTON_PAGE: Final[dict[str, str]] = {
    "hint": "computers",
    "clear": "keys",
    "menu": "keys",
    "speed": "keys",
    "help": "keys",
    "panel": "keys",
    "tab-log": "turn",
    "tab-talk": "secrets",
    "tab-notes": "secrets",
    "tab-advice": "computers",
}
STAGE_PAGE: Final[dict[Stage, str]] = {
    "place": "advanced",
    "hold": "setup",
    "gap": "maps",
    "pick": "row",
    "jump": "maps",
    "dodge": "maps",
    "fountain": "maps",
    "ballot": "votes",
    "take": "attack",
    "lose": "marooning",
    "pistol": "helpful",
    "letter": "helpful",
    "swap": "helpful",
    "give": "maps",
    "powder": "starred",
    "fever": "starred",
    "nest": "starred",
    "search": "starred",
    "finished": "end",
}
"""Stage in which somebody decides -> page; all others have that of a turn."""


class TableTopics67(Topics[View]):
    """See `Topics`."""

    pages = BUTTON_PAGE
    tips = {"log": "tip-log-1667"}

    @override
    def page_now(self, view: View, me: int) -> str:
        table = view.table
        if table.stage == "ballot" and table.call is not None:
            return table.call.kind
        return STAGE_PAGE.get(table.stage, "turn" if table.turn else "setup")
