"""Tortuga on the chart: the line of pirates ashore, and the treasure on the beach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.theme import SMALLEST_READ
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import ASHORE, ICON, NAME
from tortuga.app.games.tortuga1667.pieces.faces import draw_empty, draw_pirate
from tortuga.app.games.tortuga1667.pieces.marks import draw_sign, draw_tick, draw_treasures
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import Pirate, TableShown
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.pieces import TORTUGA
from tortuga.games.tortuga1667.state import View

ISLE: Final = Box(652, 356, 564, 346)
"""As the backdrop shows it."""
BEACH: Final = Box(886, 586, 96, 72)
FACE: Final = 66
_FACE_SMALL: Final = 56
_SIGN: Final[Point] = (934, 428)
_MIDDLE: Final[Point] = (934, 510)
_STEP: Final = 76
CIRCLES: Final = 6
"""The places that are drawn; more pirates stand closer together."""
_LIGHT: Final = 58
_TREASURE: Final = 42
_WHOLE: Final = Box.around(_MIDDLE, 470, 92)


def place(index: int, pirates: int) -> Box:
    """The box of a face in a line of `pirates`."""
    places = max(CIRCLES, pirates)
    step = _STEP if places <= CIRCLES else _STEP * CIRCLES / places * 1.06
    middle = (_MIDDLE[0] + (index - (places - 1) / 2) * step, _MIDDLE[1])
    return Box.around(middle, FACE if pirates <= CIRCLES else _FACE_SMALL)


class Isle(Part):
    """Tortuga with its line."""

    kinds = ("tortuga", "place")

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        """A place of the line, or the island as a way to go."""
        if spot.kind == "tortuga":
            count = max(len(view.table.board.lines[TORTUGA]), spot.index + 1)
            return place(spot.index, count)
        return _WHOLE if spot.index == TORTUGA else None

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        yield Hit(spots.going(TORTUGA), _WHOLE)

    @override
    def page(self, spot: Spot) -> str:
        return "turn" if spot.kind == "tortuga" else "ranks" if spot.index == TORTUGA else ""

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        """The number of pirates ashore."""
        if spot.kind != "place":
            return ""
        return shown.say("tip-island", count=len(shown.table.board.lines[TORTUGA]))

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """The line, with a light on places that can be taken and a tick on the chosen one."""
        line = [shown.pirate(seat) for seat in shown.table.board.lines[TORTUGA]]
        count, way = len(line), spots.going(TORTUGA)
        if shown.legal(way) or shown.chosen(way):
            canvas.glow(Box.around(place(count, count + 1).center, _LIGHT), _LIGHT / 2, 1.0, 12)
        stands = [spots.stand(TORTUGA, index) for index in range(max(CIRCLES, count))]
        taken = list(filter(shown.chosen, stands))
        for stand in (*filter(shown.legal, stands), *taken):
            canvas.glow(Box.around(place(stand.index, count).center, _LIGHT), _LIGHT / 2, 0.9, 12)
        draw_sign(canvas, _SIGN, shown.place_name(TORTUGA), ICON["island"], 22)
        for index in range(count, CIRCLES):
            draw_empty(canvas, place(index, count).center, FACE - 4, str(index + 1), ashore=True)
        self._line(canvas, line, shown.say("rank-governor"))
        for stand in taken:
            draw_tick(canvas, place(stand.index, count).moved(24, -22).center, 28)

    def _line(self, canvas: Canvas, line: list[Pirate | None], governor: str) -> None:
        """The faces, with their names in one or two rows below; the first has a plate above."""
        count = len(line)
        step = place(1, count).x - place(0, count).x
        names = [here.name for here in line if here is not None]
        rows = 1 if all(canvas.width(name, "bold", SMALLEST_READ, True) <= step - 2 for name in names) else 2
        style = canvas.alike_names(
            [(name, step * rows - 4) for name in names], legible("sc", 19 if rows == 1 else 17, ASHORE)
        )
        style = style.at_most(18.5) if rows == 2 else style  # the rows are 16 apart
        for index, here in enumerate(line):
            if here is None:
                continue
            box = place(index, count)
            x, y = box.center
            draw_pirate(canvas, here, (x, y), box.w)
            below = (x, y + box.w / 2 + (12 if rows == 1 else 8.5 + 16 * (index % 2)))
            canvas.write(here.name, style, below, step * rows - 4, "center")
            if index == 0:
                above, plate = (x, box.y - 13), f"{NAME}/tag_governor"
                canvas.tag(above, governor, plate, ICON["governor"], 17, "#fff0c8", max_w=150)


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
        canvas.write(label, legible("bold", 17, ASHORE), BEACH.line(-11, 2), anchor="center")
