"""The places of pirates on the chart: the two ships, their rowboats, and Tortuga."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

import pygame
from typing_extensions import override

from tortuga.app.draw.brush import Ring
from tortuga.app.draw.canvas import Canvas, legible
from tortuga.app.draw.nineslice import blank
from tortuga.app.draw.theme import SMALLEST_READ, rgb
from tortuga.app.draw.units import Box, Point
from tortuga.app.games.tortuga1667.palette import ASHORE, COLOUR, ICON, NAME, SHIPS, Ship
from tortuga.app.games.tortuga1667.pieces.marks import draw_sign, draw_tick
from tortuga.app.games.tortuga1667.pieces.nations import draw_empty, draw_face, draw_pirate
from tortuga.app.games.tortuga1667.seen import spots
from tortuga.app.games.tortuga1667.seen.shown import Pirate, TableShown
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit, Part
from tortuga.games.tortuga1667.pieces import BOATS, CREW, TORTUGA
from tortuga.games.tortuga1667.state import View

HULL: Final[dict[Ship, Box]] = {"dutchman": Box(392, 100, 266, 580), "roger": Box(1210, 100, 266, 580)}
ISLE: Final = Box(652, 356, 564, 346)
BOAT: Final[dict[Ship, Box]] = {
    "dutchman": Box.around((736, 352), 122, 66),
    "roger": Box.around((1132, 352), 122, 66),
}
"""As the backdrop shows ships and island, and where the boats lie."""
FACE_ABOARD, FACE_IN_BOAT, FACE_ASHORE, _FACE_ASHORE_SMALL = 64, 60, 66, 56
_TICK: Final = 28


class _Place(Part):
    """A place that pirates can go to, with its box and the page of the rules about it."""

    def __init__(self, place: int, whole: Box, rules: str = "ranks") -> None:
        self.place, self.whole, self._rules = place, whole, rules
        self.kinds = ("place", *spots.LINES[place : place + 1])

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        return self.whole if spot.index == self.place else None

    @override
    def areas(self, shown: TableShown) -> Iterator[Hit]:
        yield Hit(spots.going(self.place), self.whole)

    @override
    def page(self, spot: Spot) -> str:
        return "turn" if spot.kind != "place" else self._rules if spot.index == self.place else ""


def _tick(canvas: Canvas, x: float, y: float) -> None:
    """The tick at a chosen face."""
    draw_tick(canvas, (x + 24, y - 22), _TICK)


# ------------------------------------------------------------------ ships
SIGN_Y: Final = 170
_BAR: Final = Box(0, -27, 182, 54)
"""Name and rank, from the middle of the face."""
_BERTH: Final = Box(-34, -33, 212, 66)
"""The whole place, from the middle of the face."""
_NAME: Final = legible("sc", 22, "cream", "shade", most=24)
_RANK: Final = legible("bold", 18, "gold_l", "shade", most=21)
"""Their letters grow little, as the bar does not grow."""
_NAME_DY, _RANK_DY, _RANK_DX = -12, 13, 22
"""From the middle of the face down to name and rank; from a rank's symbol to its word."""
_TIGHT = 1.12
"""The factor by which two ranks may be too wide and still be written, in smaller letters."""
_FIRST: Final[Point] = (61, 226)
"""The middle of the face on a ship's first place: from the ship's left edge, and on the stage."""
_STEP: Final = 72


def seat_aboard(ship: Ship, index: int) -> Point:
    """The middle of the face on a place 0..4 of a ship."""
    return (HULL[ship].x + _FIRST[0], _FIRST[1] + index * _STEP)


def berth(ship: Ship, index: int) -> Box:
    """The whole place: face, name and ranks."""
    return _BERTH.moved(*seat_aboard(ship, index))


def _light(ship: Ship, index: int) -> Box:
    """The highlighted area of a place that can be taken."""
    return berth(ship, index).inset(0, 6)


def _shine(canvas: Canvas, box: Box, strength: float = 1.0) -> None:
    canvas.glow(box, 12, strength, 8)


class ShipPart(_Place):
    """A ship: 0 is the Flying Dutchman, 1 the Jolly Roger."""

    def __init__(self, place: int) -> None:
        self.ship = SHIPS[place]
        super().__init__(place, HULL[self.ship].inset(20, 0).cut(top=52)[1].cut(top=432)[0])

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        whole = spot.kind == "place"
        return super().box(spot, view, me) if whole else berth(self.ship, spot.index)

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
            _shine(canvas, _light(self.ship, stand.index), 1.0 if stand in taken else 0.8)
        self._line(canvas, shown)
        for stand in taken:
            _tick(canvas, *seat_aboard(self.ship, stand.index))

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
            center = seat_aboard(self.ship, index)
            if here is not None:
                draw_place(canvas, center, here)
                continue
            if lit:  # the first free one
                light = _light(self.ship, index)
                _shine(canvas, light)
                canvas.plate(f"{NAME}/berth_hot", light)
                lit = False
            draw_empty(canvas, center, 62, str(index + 1))


def draw_place(canvas: Canvas, center: Point, pirate: Pirate) -> None:
    """A taken place of a ship: face, name and ranks on a dark bar with a stripe of the pirate's colour."""
    x, y = center
    lit = pirate.legal or pirate.chosen
    box = _BAR.moved(x, y)
    if lit:
        _shine(canvas, box, 1.0 if pirate.chosen else 0.9)
    canvas.plate(f"{NAME}/{'berth_hot' if lit else 'berth'}", box)
    stripe = box.inset(3, 6).cut(right=4)[0]
    canvas.fill(stripe, COLOUR[pirate.who].rgb, radius=2)
    ring: Ring = "gold" if pirate.acts else "brass"
    draw_face(canvas, pirate.who, center, FACE_ABOARD, pirate.mood, ring, glow=pirate.acts)
    left = x + FACE_ABOARD / 2 + 6
    room = box.right - 12 - left
    canvas.write(pirate.name, _NAME, (left, y + _NAME_DY), room)
    at, rest, low = left, room - _RANK_DX * len(pirate.ranks), y + _RANK_DY
    size = min(canvas.sized(_RANK.role, _RANK.size), _RANK.most)
    wide = [canvas.width(word, _RANK.role, size, True) for _, word in pirate.ranks]
    for k, (icon, word) in enumerate(pirate.ranks):
        canvas.icon(icon, (at + 9, low), 19, "gold_l", 140)
        at += _RANK_DX
        if sum(wide[k:]) > rest * _TIGHT and k < len(wide) - 1:
            continue  # the crown alone stands for the Captain
        space = rest if k == len(wide) - 1 else min(wide[k], rest - min(wide[-1], rest / 2))
        box = canvas.write(word, _RANK, (at, low), space)
        at, rest = at + box.w + 4, rest - box.w - 4


# ------------------------------------------------------------------ rowboats
BoatState = Literal["free", "taken", "closed"]
_TAG_DY: Final = 46
_WAY: Final[tuple[Point, ...]] = ((46, 38), (70, 54), (82, 80), (86, 104))
"""A curve from the middle of the Flying Dutchman's boat to Tortuga; the other is mirrored."""
_WAY_DX, _WAY_DY = 66, 71
"""From a boat's middle to the middle of its way."""
_WAY_W, _WAY_H = 60, 86
_WAY_STEPS: Final = 60
_DASH, _DASH_AND_GAP = 8, 15
"""In steps."""
_WAY_STROKES: Final = ((4.0, "#fff3cf"), (2.4, "#8c2a16"))
"""Half the width and the colour of each."""


class Rowboat(_Place):
    """The rowboat of a ship, by the ship's number."""

    def __init__(self, ship: int) -> None:
        self._mother, self.ship = ship, SHIPS[ship]
        super().__init__(BOATS[ship], BOAT[self.ship], "boats")

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
        center = self.whole.center
        if state != "closed":
            side = 1 if self.ship == "dutchman" else -1
            picture = canvas.art.made(("rowboat way", side, canvas.px(100)), lambda: _dashes(canvas, side))
            canvas.blit_center(picture, BOAT[self.ship].moved(side * _WAY_DX, _WAY_DY).center)
        draw_rowboat(canvas, self.ship, center, state, label, legal=legal, dim=dim)
        if rower is not None:
            draw_pirate(canvas, rower, center, FACE_IN_BOAT)
        if shown.chosen(spot):
            draw_tick(canvas, self.whole.moved(34, -24).center, _TICK)


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
    """A ship's rowboat without its rower; `label` is free or closed in words, or the rower's name.

    A `legal` one has a light, a `dim` one may not be entered.
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


def _dashes(canvas: Canvas, side: int) -> pygame.Surface:
    big = 3
    unit = canvas.scale * big
    wide, high = round(_WAY_W * unit), round(_WAY_H * unit)
    out = blank((wide, high))
    points: list[Point] = []
    for k in range(_WAY_STEPS + 1):
        t, u = k / _WAY_STEPS, 1 - k / _WAY_STEPS
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        bx = sum(w * p[0] for w, p in zip(weights, _WAY, strict=True)) - _WAY_DX
        by = sum(w * p[1] for w, p in zip(weights, _WAY, strict=True)) - _WAY_DY
        points.append((wide / 2 + side * bx * unit, high / 2 + by * unit))
    for radius, tone in _WAY_STROKES:
        for k, point in enumerate(points):
            if k % _DASH_AND_GAP < _DASH:
                pygame.draw.circle(out, rgb(tone), point, radius * unit)
    return pygame.transform.smoothscale(out, (max(1, wide // big), max(1, high // big)))


# ------------------------------------------------------------------ Tortuga
_ISLE_SIGN: Final[Point] = (934, 428)
_SHORE: Final[Point] = (934, 510)
_SHORE_STEP: Final = 76
CIRCLES: Final = 6
"""The places that are drawn; more pirates stand closer together."""
_LIGHT: Final = 58
_ASHORE: Final = {1: legible("sc", 19, ASHORE), 2: legible("sc", 17, ASHORE)}
"""The names of those who stand there, in one row and in two."""
_WHOLE_SHORE: Final = Box.around(_SHORE, 470, 92)


def spot_ashore(index: int, pirates: int) -> Box:
    """The box of a face in a line of `pirates`."""
    places = max(CIRCLES, pirates)
    step = _SHORE_STEP if places <= CIRCLES else _SHORE_STEP * CIRCLES / places * 1.06
    middle = (_SHORE[0] + (index - (places - 1) / 2) * step, _SHORE[1])
    return Box.around(middle, FACE_ASHORE if pirates <= CIRCLES else _FACE_ASHORE_SMALL)


def _shine_ashore(canvas: Canvas, face: Box, strength: float = 1.0) -> None:
    canvas.glow(Box.around(face.center, _LIGHT), _LIGHT / 2, strength, 12)


class Isle(_Place):
    """Tortuga with its line."""

    def __init__(self) -> None:
        super().__init__(TORTUGA, _WHOLE_SHORE)

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        if spot.kind == "place":
            return super().box(spot, view, me)
        return spot_ashore(spot.index, max(len(view.table.board.lines[TORTUGA]), spot.index + 1))

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
            _shine_ashore(canvas, spot_ashore(count, count + 1))
        stands = [spots.stand(TORTUGA, index) for index in range(max(CIRCLES, count))]
        taken = list(filter(shown.chosen, stands))
        for stand in (*filter(shown.legal, stands), *taken):
            _shine_ashore(canvas, spot_ashore(stand.index, count), 0.9)
        draw_sign(canvas, _ISLE_SIGN, shown.place_name(TORTUGA), ICON["island"], 22)
        for index in range(count, CIRCLES):
            draw_empty(canvas, spot_ashore(index, count).center, FACE_ASHORE - 4, str(index + 1), ashore=True)
        self._line(canvas, line, shown.say("rank-governor"))
        for stand in taken:
            _tick(canvas, *spot_ashore(stand.index, count).center)

    def _line(self, canvas: Canvas, line: list[Pirate | None], governor: str) -> None:
        """The faces, with their names in one or two rows below; the first has a plate above."""
        count = len(line)
        step = spot_ashore(1, count).x - spot_ashore(0, count).x
        names = [here.name for here in line if here is not None]
        rows = 1 if all(canvas.width(name, "bold", SMALLEST_READ, True) <= step - 2 for name in names) else 2
        style = canvas.alike_names([(name, step * rows - 4) for name in names], _ASHORE[rows])
        style = style.at_most(18.5) if rows == 2 else style  # the rows are 16 apart
        for index, here in enumerate(line):
            if here is None:
                continue
            box = spot_ashore(index, count)
            x, y = box.center
            draw_pirate(canvas, here, (x, y), box.w)
            below = (x, y + box.w / 2 + (12 if rows == 1 else 8.5 + 16 * (index % 2)))
            canvas.write(here.name, style, below, step * rows - 4, "center")
            if index == 0:
                above, plate = (x, box.y - 13), f"{NAME}/tag_governor"
                canvas.tag(above, governor, plate, ICON["governor"], 17, "#fff0c8", max_w=150)
