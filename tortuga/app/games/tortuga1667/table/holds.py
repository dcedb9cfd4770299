"""Treasure in the holds of both ships and of Tortuga, and the total of each nation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import HOLDERS, NAME, SHIPS, Nation
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick, draw_treasure, draw_treasures
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.table.isle import BEACH
from tortuga.app.games.tortuga1667.table.ships import HULL
from tortuga.app.games.tortuga1667.words.naming import HOLD_SIDES
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.pieces import HOLDS, TORTUGA

_W, _H, _Y = 98, 92, 562
_ASHORE_W, _ASHORE_H, _ASHORE_Y = 118, 80, 582
SCORE: Final[dict[Nation, Box]] = {"british": Box(798, 243, 124, 38), "french": Box(946, 243, 124, 38)}


def hold(index: int) -> Box:
    """A hold (2 x place + side): British left, French right; ashore the beach lies between them."""
    place, side = divmod(index, 2)
    if place == TORTUGA:
        return Box(BEACH.right + 4 if side else BEACH.x - 4 - _ASHORE_W, _ASHORE_Y, _ASHORE_W, _ASHORE_H)
    left = HULL[SHIPS[place]].center[0] - _W - 3
    return Box(left + side * (_W + 6), _Y, _W, _H)


class Holds(Part):
    """Both holds of a ship or of Tortuga.

    Args:
        place: of `tortuga.games.tortuga1667.pieces`.
    """

    places = {"hold": hold}
    pages = {"hold": "treasure"}
    rings = {"hold": 10.0}

    def __init__(self, place: int) -> None:
        self.place = place

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        for side in HOLDS:
            spot = spots.hold(self.place, side)
            yield Hit(spot, hold(spot.index))

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        place, side = divmod(spot.index, 2)
        count = shown.table.board.holds[place][side]
        return shown.say("tip-hold", side=HOLD_SIDES[side], place=shown.place_name(place), count=count)

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """Both holds, with a light where treasure can go or come from."""
        holds = [spots.hold(self.place, side) for side in HOLDS]
        for spot, nation in zip(holds, HOLDERS, strict=True):
            count = shown.lying(spot, shown.table.board.holds[self.place][spot.index % 2])
            hot = shown.legal(spot) or shown.chosen(spot)
            was = shown.marks.was.get(spot)
            draw_hold(canvas, hold(spot.index), nation, count, shown.letter(nation), was, hot)
        for spot in filter(shown.chosen, holds):
            box = hold(spot.index)
            draw_tick(canvas, (box.right - 8, box.y + 6), 28)


def draw_hold(
    canvas: Canvas,
    box: Box,
    nation: Nation,
    count: int,
    letter: str,
    was: int | None = None,
    hot: bool = False,
) -> None:
    """A hold with its treasures and their count.

    Args:
        was: the count before, drawn with an arrow to the new one.
    """
    if hot:
        canvas.glow(box, 10, 1.0, 8)
    canvas.plate(f"{NAME}/hold_{nation}", box)
    size = min(50.0, box.h * 0.52)
    middle = (box.center[0], box.y + box.h * 0.40)
    draw_treasures(canvas, middle, box.w - 20 - size, count, size, step=size * 0.62)
    mark = canvas.numeral(38, 44)
    draw_badge(canvas, nation, (box.x + mark / 2 + 1, box.bottom - mark / 2 + 3), mark, letter)
    label = f"\u00d7{count}" if was is None or was == count else f"{was}\u2192{count}"
    ink, size, spot = (
        "cream" if count else "locked",
        canvas.numeral(24, 30),
        (box.right - 10, box.bottom - 17),
    )
    canvas.write(label, Style("black", size, ink, "shade"), spot, box.w - 52, "midright")


class Scores(Part):
    """The treasure in the holds of each nation, below the Galleon."""

    places = {"score": lambda index: SCORE[HOLDERS[index]]}
    pages = {"score": "goal"}

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        for side, nation in enumerate(HOLDERS):
            yield Hit(Spot("score", index=side), SCORE[nation])

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        return shown.say("tip-score", side=HOLD_SIDES[spot.index], count=shown.total(spot.index))

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """Badge, number, chest."""
        for side, nation in enumerate(HOLDERS):
            box = SCORE[nation]
            middle = box.center[1]
            canvas.plate(f"{NAME}/score_{nation}", box)
            draw_badge(canvas, nation, (box.x + 18, middle), box.h * 1.21, shown.letter(nation))
            spot, style = (box.x + box.w * 0.52, middle - 1), Style("black", 28, "cream", "shade")
            canvas.write(str(shown.total(side)), style, spot, anchor="center")
            draw_treasure(canvas, (box.right - 26, middle - 1), 30)
