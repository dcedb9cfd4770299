"""The top bar: logo, turn number, the faces in seat order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import LOGO, Canvas, legible
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.layout import MOST_SEATS, TOPBAR_H
from tortuga.app.games.tortuga1667.palette import ICON, NAME, YEAR_GRADIENT
from tortuga.app.games.tortuga1667.pieces.faces import draw_face
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.games.tortuga1667.table.pawns import pawn_tip
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.state import View

_LOGO: Final[Point] = (46, 28)
_YEAR: Final = "1667"
_YEAR_STYLE: Final = LOGO._replace(size=34, gradient=YEAR_GRADIENT, rim=1.4)
_STRIP: Final[Point] = (1000, 29)
_PITCH, _STRIP_H = 60, 44
_FACE, _FACE_ON = 38, 58


def face(seat: int, seats: int) -> Box:
    """A face in the turn strip; the faces keep their places, and the light moves."""
    return Box.around((_STRIP[0] + (seat - (seats - 1) / 2) * _PITCH, _STRIP[1]), _FACE_ON)


def strip(seats: int) -> Box:
    """The dark plate below the turn strip."""
    return Box.around(_STRIP, (seats - 1) * _PITCH + 96, _STRIP_H)


class TopBar(Part):
    """The bar, over which the house lays its menu."""

    kinds = ("turn",)
    pages = {"turn": "turn"}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box:
        return face(spot.seat, view.table.seats)

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        for seat in range(shown.table.seats):
            yield Hit(Spot("turn", seat), face(seat, shown.table.seats))

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        return pawn_tip(shown, spot.seat)

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        canvas.topbar(TOPBAR_H)
        x, y = _LOGO
        canvas.icon(ICON["logo"], _LOGO, 42, "gold_l", shadow=160)
        logo = canvas.write("Tortuga", LOGO, (x + 32, y - 2))
        year = canvas.write(_YEAR, _YEAR_STYLE, (logo.right + 12, y + 2))
        if shown.table.turn:
            left = year.right + 24
            room = strip(MOST_SEATS).x - left - 12
            label = shown.say("pic-turn", turn=shown.table.turn)
            canvas.write(label, legible("sc", 23, "#efd9a8", "shade"), (left, y + 1), room)
        self._strip(canvas, shown)

    def _strip(self, canvas: Canvas, shown: TableShown) -> None:
        """The faces, with a sign on those who miss their next turn."""
        table, seats = shown.table, len(shown.seats)
        canvas.plate(f"{NAME}/turn_strip", strip(seats))
        for seat in range(seats):
            x, y = face(seat, seats).center
            on = seat == table.current and table.stage != "finished"
            if seat:
                canvas.icon(ICON["move"], (x - _PITCH / 2, y), 10, "#8d6f42")
            who, size = shown.colour(seat), _FACE_ON if on else _FACE
            if on:
                draw_face(canvas, who, (x, y + 3), size, shown.mood(seat), "gold", glow=True)
            else:
                draw_face(canvas, who, (x, y), size, "calm", "dark")
            if seat < len(table.scurvy) and table.scurvy[seat]:
                canvas.disc("#5a2338", ICON["wait"], (x + 15, y + 12), 20)
