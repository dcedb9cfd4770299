"""The two rowboats on the chart: free, taken or closed, and the dashed way between them and Tortuga."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.theme import rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import ICON, NAME, SHIPS, Ship
from tortuga.app.games.tortuga1667.pieces.faces import draw_pirate
from tortuga.app.games.tortuga1667.pieces.marks import draw_tick
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import TableShown
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.pieces import BOATS
from tortuga.games.tortuga1667.state import View

BoatState = Literal["free", "taken", "closed"]
BOAT: Final[dict[Ship, Box]] = {
    "dutchman": Box.around((736, 352), 122, 66),
    "roger": Box.around((1132, 352), 122, 66),
}
FACE: Final = 60
_TAG_DY: Final = 46
_WAY: Final[tuple[Point, ...]] = ((46, 38), (70, 54), (82, 80), (86, 104))
"""A curve from the middle of the Flying Dutchman's boat to Tortuga; the other is mirrored."""
_WAY_DX, _WAY_DY = 66, 71
"""From a boat's middle to the middle of its way."""


class Rowboat(Part):
    """A rowboat.

    Args:
        ship: whose, 0 for the Flying Dutchman.
    """

    kinds = ("place",)

    def __init__(self, ship: int) -> None:
        self.place, self.ship = BOATS[ship], SHIPS[ship]
        self._mother = ship

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        return BOAT[self.ship] if spot.index == self.place else None

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        yield Hit(spots.going(self.place), BOAT[self.ship])

    @override
    def page(self, spot: Spot) -> str:
        return "boats" if spot.index == self.place else ""

    @override
    def tip(self, shown: TableShown, spot: Spot) -> str:
        """Its rower, or whether it is free or closed."""
        board = shown.table.board
        rower = board.boats[self._mother]
        state = "closed" if board.closed == self.place else "taken" if rower >= 0 else "free"
        name = shown.name(rower) if rower >= 0 else ""
        return shown.say("tip-boat", place=shown.place_name(self.place), state=state, name=name)

    @override
    def paint(self, canvas: Canvas, shown: TableShown) -> None:
        """The boat; it is pale while its ship is full, as nobody may enter it."""
        board, spot = shown.table.board, spots.going(self.place)
        seat = board.boats[self._mother]
        rower = shown.pirate(seat) if seat >= 0 else None
        state: BoatState = "closed" if board.closed == self.place else "free" if rower is None else "taken"
        free = shown.say("pic-closed" if state == "closed" else "pic-free")
        label = rower.name if rower is not None and state == "taken" else free
        legal = shown.legal(spot) or shown.chosen(spot)
        dim = board.full(self._mother) and state == "free" and not legal
        center = BOAT[self.ship].center
        if state != "closed":
            _draw_way(canvas, self.ship)
        draw_rowboat(canvas, self.ship, center, state, label, legal=legal, dim=dim)
        if rower is not None:
            draw_pirate(canvas, rower, center, FACE)
        if shown.chosen(spot):
            draw_tick(canvas, BOAT[self.ship].moved(34, -24).center, 28)


def draw_rowboat(
    canvas: Canvas,
    ship: Ship,
    center: Point,
    state: BoatState,
    label: str,
    *,
    legal: bool = False,
    dim: bool = False,
) -> None:
    """A ship's rowboat, without its rower.

    Args:
        label: the words for free or closed, or the rower's name.
        legal: with a light; dim: nobody may enter it.
    """
    wide = BOAT[ship].w
    if legal:
        canvas.glow(Box.around(center, wide - 16, 48), 24, 1.0, 14)
    width = canvas.px(wide)
    mirrored = ship == "roger"

    def turned() -> pygame.Surface:
        return pygame.transform.flip(canvas.art.sprite(f"{NAME}/rowboat", width), mirrored, False)

    canvas.blit_center(canvas.art.made(("rowboat", width, mirrored), turned), center, 130 if dim else 255)
    if state == "closed":
        canvas.blit_center(canvas.art.sprite(f"{NAME}/blast", canvas.px(66)), center)
    plates = {"free": ("tag_green", ICON["rowboat"]), "closed": ("tag_red", ICON["lock"])}
    plate, icon = plates.get(state, ("tag_dark", None))
    canvas.tag((center[0], center[1] + _TAG_DY), label, plate, icon, 17, max_w=132)


def _draw_way(canvas: Canvas, ship: Ship) -> None:
    """The dashed way, as on a treasure map."""
    side = 1 if ship == "dutchman" else -1
    picture = canvas.art.made(("rowboat way", side, canvas.px(100)), lambda: _dashes(canvas, side))
    canvas.blit_center(picture, BOAT[ship].moved(side * _WAY_DX, _WAY_DY).center)


def _dashes(canvas: Canvas, side: int) -> pygame.Surface:
    big = 3
    unit = canvas.scale * big
    wide, high = round(60 * unit), round(86 * unit)
    out = blank((wide, high))
    points: list[Point] = []
    for k in range(61):
        t, u = k / 60, 1 - k / 60
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        bx = sum(w * p[0] for w, p in zip(weights, _WAY, strict=True)) - _WAY_DX
        by = sum(w * p[1] for w, p in zip(weights, _WAY, strict=True)) - _WAY_DY
        points.append((wide / 2 + side * bx * unit, high / 2 + by * unit))
    for radius, tone in ((4.0, "#fff3cf"), (2.4, "#8c2a16")):
        for k, (px, py) in enumerate(points):
            if k % 15 < 8:
                pygame.draw.circle(out, rgb(tone), (px, py), radius * unit)
    return pygame.transform.smoothscale(out, (max(1, wide // big), max(1, high // big)))
