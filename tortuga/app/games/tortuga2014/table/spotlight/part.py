"""The spotlight as a thing on the table: where its pieces are, and what can be pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.spotlight import contested
from tortuga.app.games.tortuga2014.table.spotlight import layout
from tortuga.app.games.tortuga2014.table.spotlight.paint import (
    SpotlightPainter,
    area_of,
    choice_boxes,
    choice_chest,
)
from tortuga.app.games.tortuga2014.table.spotlight.roundcard import draw_round_card
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga2014.legal import attacked_area


class SpotlightLayer(Part):
    """A piece of what is over the veil, painted apart so that a frame has little to paint.

    Args:
        draw: paints it.
    """

    def __init__(self, draw: Callable[[SpotlightPainter], None]) -> None:
        self._draw = draw

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        if shown.spotlight is not None:
            self._draw(SpotlightPainter(canvas, shown, shown.spotlight))


class SpotlightPart(Part):
    """The veil over the island, and what can be pointed at there."""

    places = {
        "spotlight_left": Box.around(layout.ACTOR, layout.FACE),
        "spotlight_right": Box.around(layout.TARGET, layout.FACE),
        "drawn": lambda index: layout.TILES.column(index, 2, 30),
    }

    pages = {"spotlight_left": "actions", "spotlight_right": "actions", "drawn": "hunt"}

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        if shown.spotlight is not None:
            SpotlightPainter(canvas, shown, shown.spotlight).veil()
        elif shown.marks.round_card is not None:
            draw_round_card(canvas, shown, shown.marks.round_card)

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        """What is seen here stands for the same things on the boards."""
        spotlight, table = shown.spotlight, shown.table
        if spotlight is None or contested(table):
            return
        if not spotlight.choosing:
            for seat, place in ((spotlight.actor, layout.ACTOR), (spotlight.target, layout.TARGET)):
                if seat is not None:
                    yield Hit(Spot("ribbon", seat), Box.around(place, layout.FACE))
            return
        for seat, box in self._choices(shown):
            yield Hit(Spot(f"area_{area_of(table.action)}", seat), box)

    @override
    def hit(self, shown: DiceShown, pos: Point) -> Hit | None:
        """A chest on the card of a captain who might be attacked, else the card."""
        table, spotlight = shown.table, shown.spotlight
        if spotlight is not None and spotlight.choosing and table.place == 0:
            for seat, box in self._choices(shown):
                for index in range(len(attacked_area(shown.board(seat), table.action))):
                    if (place := choice_chest(box, index)).has(pos):
                        return Hit(Spot(area_of(table.action), seat, index), place)
        return super().hit(shown, pos)

    @staticmethod
    def _choices(shown: DiceShown) -> Iterator[tuple[int, Box]]:
        """Whoever might be attacked, with the card of each."""
        table = shown.table
        seats = [seat for seat in table.clockwise(tuple(range(table.seats))) if seat != shown.me]
        yield from zip(seats, choice_boxes(table.seats, table.place), strict=True)
