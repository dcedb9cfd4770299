"""What can be asked about on the table: its things, the panels, the buttons, and the moment."""

from __future__ import annotations

from typing import Final

from tortuga.app.draw.units import Point
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.table.parts import PARTS
from tortuga.app.table.marks import Shown, Spot
from tortuga.app.table.ui.topics import Element
from tortuga.games.tortuga1667.state import Stage, View

PANEL_PAGE: Final = {"panel-log": "turn", "panel-talk": "secrets", "panel-notes": "secrets"}
BUTTON_PAGE: Final[dict[str, str]] = {
    "hint": "computers",
    "clear": "keys",
    "menu": "keys",
    "speed": "keys",
    "help": "keys",
    "panel": "keys",
    "tab-log": "turn",
    "tab-talk": "secrets",
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


class TableTopics67:
    """See `Topics`."""

    def element_at(self, shown: Shown[View], pos: Point) -> Element | None:
        """See `Topics`."""
        hit = PARTS.hit(TableShown.of(shown), pos)
        return None if hit is None else Element(hit.spot.kind, hit.box, hit.spot.seat, hit.spot.index)

    def tip(self, shown: Shown[View], element: Element) -> str:
        """See `Topics`."""
        if element.kind == "panel-log":
            return shown.say("tip-log-1667")
        return PARTS.tip(TableShown.of(shown), Spot(element.kind, element.seat, element.index))

    def key(self, element: Element, me: int) -> str:  # noqa: ARG002
        """See `Topics`: tiles tell their key themselves."""
        return "panel" if element.kind == "panel-log" else PARTS.key(Spot(element.kind))

    def page_of_element(self, kind: str, index: int = 0) -> str:
        """See `Topics`."""
        return PANEL_PAGE.get(kind) or PARTS.page(Spot(kind, index=index)) or "turn"

    def page_of_button(self, name: str) -> str | None:
        """See `Topics`."""
        return BUTTON_PAGE.get(name)

    def page_of_spot(self, spot: Spot) -> str | None:
        """See `Topics`."""
        return self.page_of_element(spot.kind, spot.index)

    def page_now(self, view: View, me: int) -> str:  # noqa: ARG002
        """See `Topics`."""
        table = view.table
        if table.stage == "ballot" and table.call is not None:
            return table.call.kind
        return STAGE_PAGE.get(table.stage, "turn" if table.turn else "setup")
