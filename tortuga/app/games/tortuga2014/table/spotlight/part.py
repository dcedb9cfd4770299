"""The spotlight as a thing on the table: where its pieces are, and what can be pointed at."""

from __future__ import annotations

from collections.abc import Iterator

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table.spotlight import layout
from tortuga.app.games.tortuga2014.table.spotlight.paint import (
    SpotlightPainter,
    area_of,
    choice_boxes,
    choice_chest,
)
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga2014.legal import attacked_area


class SpotlightPart(Part):
    """The veil over the island, and what is played out on it."""

    places = {
        "actor": Box.around(layout.ACTOR, layout.FACE),
        "target": Box.around(layout.TARGET, layout.FACE),
        "drawn": lambda index: layout.TILES.column(index, 2, 30),
    }

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        if shown.spotlight is not None:
            SpotlightPainter(canvas, shown, shown.spotlight).paint()

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        """Whoever might be attacked, and the chests there, stand for the same things on the boards."""
        spotlight, table = shown.spotlight, shown.table
        if spotlight is None or not spotlight.choosing:
            return
        area = area_of(table.action)
        seats = [seat for seat in table.clockwise(tuple(range(table.seats))) if seat != shown.me]
        for seat, box in zip(seats, choice_boxes(table.seats, table.place), strict=True):
            yield Hit(Spot(f"area_{area}", seat), box)
            if table.place == 0:
                chests = attacked_area(shown.board(seat), table.action)
                for index in range(len(chests)):
                    yield Hit(Spot(area, seat, index), choice_chest(box, index))
