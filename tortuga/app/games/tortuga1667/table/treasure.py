"""Treasure on the chart: on the Galleon, in the holds, on the beach, and the total of each nation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga1667.palette import ASHORE, HOLDERS, ICON, NAME, SHIPS, Nation
from tortuga.app.games.tortuga1667.pieces.marks import draw_sign, draw_tick, draw_treasure, draw_treasures
from tortuga.app.games.tortuga1667.pieces.nations import draw_badge
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.table.places import HULL
from tortuga.app.games.tortuga1667.words.naming import HOLD_OWNERS
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.pieces import HOLDS, TORTUGA

GALLEON: Final = Box.around((934, 186), 300, 112)
"""The backdrop is painted from it, too."""
MAX_CHESTS: Final = 4
_SIGN_DY: Final = -76
_STERN, _STEP, _CHEST = 84, 58, 50
"""From the middle to the first chest, from one to the next, and the width of each."""
BEACH: Final = Box(886, 586, 96, 72)
_TREASURE: Final = 42
_HOLD, _HOLD_ASHORE = Box(0, 562, 98, 92), Box(0, 582, 118, 80)
"""The height and the size of a hold on a ship and ashore."""
_NUMBER: Final = Style("black", 28, "cream", "shade")
_ON_BEACH: Final = legible("bold", 17, ASHORE)
SCORE: Final[dict[Nation, Box]] = {
    "british": Box(GALLEON.center[0] - 136, 243, 124, 38),
    "french": Box(GALLEON.center[0] + 12, 243, 124, 38),
}


def chest(index: int) -> Box:
    """Where a treasure lies, the first one at the stern."""
    return Box.around(GALLEON.moved(_STERN - index * _STEP).center, _CHEST, _CHEST * 0.85)


class Galleon(Part):
    """The Galleon."""

    places = {"galleon": GALLEON, "chest": chest}
    points = ("galleon",)
    pages = {"galleon": "attack", "chest": "turn"}

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """The treasures, with a light on the one that would go."""
        spot = Spot("galleon")
        count, picked = shown.lying(spot, shown.table.board.galleon), shown.chosen(spot)
        hot = picked or shown.legal(spot)
        label = shown.say("pic-galleon", count=count)
        draw_sign(canvas, GALLEON.moved(dy=_SIGN_DY).center, label, ICON["galleon"], 21, 330)
        for index in range(min(count, MAX_CHESTS)):
            draw_treasure(canvas, chest(index).center, _CHEST, glow=hot and index == count - 1)
        if picked:
            draw_tick(canvas, chest(max(0, count - 1)).moved(22, -20).center, 28)

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        return shown.say("tip-galleon", count=shown.table.board.galleon)


def hold(index: int) -> Box:
    """A hold (2 x place + side): British left, French right; ashore the beach lies between them."""
    place, side = divmod(index, 2)
    if place == TORTUGA:
        return _HOLD_ASHORE.moved(BEACH.right + 4 if side else BEACH.x - 4 - _HOLD_ASHORE.w)
    left = HULL[SHIPS[place]].center[0] - _HOLD.w - 3
    return _HOLD.moved(left + side * (_HOLD.w + 6))


class Holds(Part):
    """Both holds of a ship or of Tortuga."""

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
        return shown.say("tip-hold", side=HOLD_OWNERS[side], place=shown.place_name(place), count=count)

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """Both holds, with a light where treasure can go or come from."""
        holds = [spots.hold(self.place, side) for side in HOLDS]
        for spot, nation in zip(holds, HOLDERS, strict=True):
            self._hold(canvas, shown, spot, nation)
        for spot in filter(shown.chosen, holds):
            draw_tick(canvas, hold(spot.index).moved(-8, 6).at("topright"), 28)

    def _hold(self, canvas: Canvas, shown: TableShown, spot: Spot, nation: Nation) -> None:
        """A hold with its treasures and their count; if that changed, an arrow from the one before."""
        box, was = hold(spot.index), shown.marks.was.get(spot)
        count = shown.lying(spot, shown.table.board.holds[self.place][spot.index % 2])
        if shown.legal(spot) or shown.chosen(spot):
            canvas.glow(box, 10, 1.0, 8)
        canvas.plate(f"{NAME}/hold_{nation}", box)
        size = min(_CHEST, box.h * 0.52)
        middle = (box.center[0], box.y + box.h * 0.40)
        draw_treasures(canvas, middle, box.w - 20 - size, count, size, step=size * 0.62)
        mark = canvas.numeral(38, 44)
        badge = (box.x + mark / 2 + 1, box.bottom - mark / 2 + 3)
        draw_badge(canvas, nation, badge, mark, shown.letter(nation))
        label = f"\u00d7{count}" if was in (None, count) else f"{was}\u2192{count}"
        style = _NUMBER._replace(size=canvas.numeral(24, 30), color="cream" if count else "locked")
        canvas.write(label, style, box.line(-17, 42, 10), anchor="midright")


class Beach(Part):
    """The treasure of Tortuga outside the holds."""

    places = {"beach": BEACH}
    points = ("beach",)
    pages = {"beach": "brawl"}

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        return shown.say("tip-beach", count=shown.table.board.beach)

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """At least two places, with ghosts where nothing lies."""
        spot = Spot("beach")
        count = shown.lying(spot, shown.table.board.beach)
        if shown.legal(spot):
            canvas.glow(BEACH, 14, 1.0, 8)
        canvas.plate(f"{NAME}/beach_sand", BEACH)
        middle = (BEACH.center[0], BEACH.y + BEACH.h * 0.38)
        draw_treasures(canvas, middle, BEACH.w - 46, count, _TREASURE, _TREASURE, least=2)
        label = shown.say("pic-beach", count=count)
        canvas.write(label, _ON_BEACH, BEACH.line(-11, 2), anchor="center")


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
        return shown.say("tip-score", side=HOLD_OWNERS[spot.index], count=shown.total(spot.index))

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """Badge, number, chest."""
        for side, nation in enumerate(HOLDERS):
            box = SCORE[nation]
            middle = box.center[1]
            canvas.plate(f"{NAME}/score_{nation}", box)
            draw_badge(canvas, nation, (box.x + 18, middle), box.h * 1.21, shown.letter(nation))
            canvas.write(str(shown.total(side)), _NUMBER, (box.x + box.w * 0.52, middle - 1), anchor="center")
            draw_treasure(canvas, (box.right - 26, middle - 1), 30)
