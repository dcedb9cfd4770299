"""The two ships on the chart: the name of each and its five places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.brush import Ring
from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import COLOUR, ICON, NAME, SHIPS, Ship
from tortuga.app.games.tortuga1667.pieces.faces import draw_empty, draw_face
from tortuga.app.games.tortuga1667.pieces.marks import draw_sign, draw_tick
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import Pirate, TableShown
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.pieces import CREW
from tortuga.games.tortuga1667.state import View

HULL: Final[dict[Ship, Box]] = {"dutchman": Box(392, 100, 266, 580), "roger": Box(1210, 100, 266, 580)}
"""As the backdrop shows them."""
SIGN_Y: Final = 170
FACE: Final = 64
_BAR: Final = Box(0, -27, 182, 54)
"""Name and rank, from the middle of the face."""
_BERTH: Final = Box(-34, -33, 212, 66)
"""The whole place, from the middle of the face."""
_NAME, _RANK = 24.0, 21.0
"""The largest letters of name and rank, as the bar does not grow."""
_TIGHT = 1.12
"""The factor by which two ranks may be too wide and still be written, in smaller letters."""
_DECK: Final = 27
_FIRST, _STEP = 226, 72
"""The middle of a ship's first place, and the step to the next."""


def face(ship: Ship, index: int) -> Point:
    """The middle of the face on a place 0..4 of a ship."""
    return (HULL[ship].x + _DECK + 34, _FIRST + index * _STEP)


def berth(ship: Ship, index: int) -> Box:
    """The whole place: face, name and ranks."""
    return _BERTH.moved(*face(ship, index))


class ShipPart(Part):
    """A ship.

    Args:
        place: 0 for the Flying Dutchman, 1 for the Jolly Roger.
    """

    def __init__(self, place: int) -> None:
        self.place, self.ship = place, SHIPS[place]
        self._whole = HULL[self.ship].inset(20, 0).cut(top=52)[1].cut(top=432)[0]
        self.kinds = (spots.LINES[place], "place")

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        """A place of the line, or the ship as a way to go."""
        if spot.kind == spots.LINES[self.place]:
            return berth(self.ship, spot.index)
        return self._whole if spot.index == self.place else None

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        yield Hit(spots.going(self.place), self._whole)

    @override
    def page(self, spot: Spot) -> str:
        return "turn" if spot.kind != "place" else "ranks" if spot.index == self.place else ""

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        """The number of pirates aboard, and whether there is room."""
        if spot.kind != "place":
            return ""
        board = shown.table.board
        full = "yes" if board.full(self.place) else "no"
        count = sum(seat >= 0 for seat in board.lines[self.place])
        return shown.say("tip-ship", place=shown.place_name(self.place), full=full, count=count)

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """The line, with a light on places that can be taken and a tick on the chosen one."""
        stands = [spots.stand(self.place, index) for index in range(CREW)]
        taken = list(filter(shown.chosen, stands))
        for stand in (*filter(shown.legal, stands), *taken):
            light = berth(self.ship, stand.index).inset(0, 6)
            canvas.glow(light, 12, 1.0 if stand in taken else 0.8, 8)
        self._line(canvas, shown)
        for stand in taken:
            x, y = face(self.ship, stand.index)
            draw_tick(canvas, (x + 24, y - 22), 28)

    def _line(self, canvas: Canvas, shown: TableShown) -> None:
        """The name, and the five places with the pirates who stand there."""
        crew, way = shown.table.board.lines[self.place], spots.going(self.place)
        name = shown.place_name(self.place)
        if len(crew) >= CREW and -1 not in crew:
            name = f"{name} \u00b7 {shown.say('pic-full')}"
        draw_sign(canvas, (HULL[self.ship].center[0], SIGN_Y), name, ICON[self.ship], 21, 262)
        lit = shown.legal(way) or shown.chosen(way)
        for index in range(CREW):
            here = shown.pirate(crew[index]) if index < len(crew) else None
            center = face(self.ship, index)
            if here is not None:
                draw_place(canvas, center, here)
                continue
            if lit:  # the first free one
                light = berth(self.ship, index).inset(0, 6)
                canvas.glow(light, 12, 1.0, 8)
                canvas.plate(f"{NAME}/berth_hot", light)
                lit = False
            draw_empty(canvas, center, 62, str(index + 1))


def draw_place(canvas: Canvas, center: Point, pirate: Pirate) -> None:
    """A taken place of a ship: face, name and ranks on a dark bar with a stripe of the pirate's colour.

    Args:
        center: of the face.
    """
    x, y = center
    lit = pirate.legal or pirate.chosen
    box = _BAR.moved(x, y)
    if lit:
        canvas.glow(box, 12, 1.0 if pirate.chosen else 0.9, 8)
    canvas.plate(f"{NAME}/{'berth_hot' if lit else 'berth'}", box)
    stripe = box.inset(3, 6).cut(right=4)[0]
    canvas.fill(stripe, COLOUR[pirate.who].rgb, radius=2)
    ring: Ring = "gold" if pirate.acts else "brass"
    draw_face(canvas, pirate.who, center, FACE, pirate.mood, ring, glow=pirate.acts)
    left = x + FACE / 2 + 6
    room = box.right - 12 - left
    canvas.write(pirate.name, legible("sc", 22, "cream", "shade", most=_NAME), (left, y - 12), room)
    at, rest = left, room - 22.0 * len(pirate.ranks)
    size = min(canvas.sized("bold", 18), _RANK)
    wide = [canvas.width(word, "bold", size, True) for _, word in pirate.ranks]
    for k, (icon, word) in enumerate(pirate.ranks):
        canvas.icon(icon, (at + 9, y + 13), 19, "gold_l", 140)
        at += 22
        if sum(wide[k:]) > rest * _TIGHT and k < len(wide) - 1:
            continue  # the crown alone stands for the Captain
        space = rest if k == len(wide) - 1 else min(wide[k], rest - min(wide[-1], rest / 2))
        box = canvas.write(word, legible("bold", 18, "gold_l", "shade", most=_RANK), (at, y + 13), space)
        at, rest = at + box.w + 4, rest - box.w - 4
