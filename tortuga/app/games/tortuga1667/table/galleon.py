"""The Spanish Galleon on the chart: its name, and its treasures."""

from __future__ import annotations

from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import ICON
from tortuga.app.games.tortuga1667.pieces.marks import draw_sign, draw_tick, draw_treasure
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Part

HULL: Final = Box.around((934, 186), 300, 112)
"""As the backdrop shows it."""
MOST: Final = 4
_SIGN_DY: Final = -76
_STERN, _STEP, _CHEST = 84, 58, 50
"""From the middle to the first chest, from one to the next, and the width of each."""


def chest(index: int) -> Box:
    """Where a treasure lies, the first one at the stern."""
    return Box.around(HULL.moved(_STERN - index * _STEP).center, _CHEST, _CHEST * 0.85)


class Galleon(Part):
    """The Galleon."""

    places = {"galleon": HULL, "chest": chest}
    points = ("galleon",)
    pages = {"galleon": "attack", "chest": "turn"}

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """The treasures, with a light on the one that would go."""
        spot = Spot("galleon")
        count, picked = shown.lying(spot, shown.table.board.galleon), shown.chosen(spot)
        hot = picked or shown.legal(spot)
        label = shown.say("pic-galleon", count=count)
        draw_sign(canvas, HULL.moved(dy=_SIGN_DY).center, label, ICON["galleon"], 21, 330)
        for index in range(min(count, MOST)):
            draw_treasure(canvas, chest(index).center, _CHEST, glow=hot and index == count - 1)
        if picked:
            draw_tick(canvas, chest(max(0, count - 1)).moved(22, -20).center, 28)

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        return shown.say("tip-galleon", count=shown.table.board.galleon)
