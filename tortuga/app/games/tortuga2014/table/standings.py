"""How the captains stand, on a parchment: two compared in a tug of war, or all of them by points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.spotlight import public_points
from tortuga.app.games.tortuga2014.table.layout import ArrangedPart
from tortuga.app.games.tortuga2014.table.pieces import draw_chest
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Board, View

_TITLE: Final = legible("sc", 21, "button_ink")
_THING: Final = legible("bold", 18, "ink2")
_FIGURE: Final = Style("black", 27, "ink")
_SIDE, _SIDE_SHARE = 156.0, 0.28
"""Most room beside the bars, in units, and as a share of the whole."""
_FIGURES: Final = 40.0
"""Room for a figure beside its bar."""
_NAME: Final = legible("sc", 20, "ink")
_NAME_W: Final = 170.0
_POINTS: Final = Style("black", 26, "ink")
_CHEST, _CHESTS = 30.0, 200.0
"""From chest to chest, and room for all of them."""
_TALL: Final = 152.0
"""Height from which a row shows ships and crews, too."""
_TALL_FACE, _TALL_CHEST = 100.0, 50.0
"""In such a row, the face, and from chest to chest at home."""
_TALL_NAME: Final = legible("sc", 26, "ink")
_TALL_POINTS: Final = Style("black", 38, "ink")


class _Parchment(ArrangedPart):
    """A parchment with a title, which not every arrangement has room for."""

    def place(self, seats: int) -> Box | None:
        """Where it lies; None if there is no room for it."""
        raise NotImplementedError

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        return self.place(view.table.seats) if spot.kind in self.kinds else None

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        box = self.place(shown.table.seats)
        if box is not None:
            yield Hit(Spot(self.kinds[0]), box)


def _draw_parchment(canvas: Canvas, title: str, box: Box) -> None:
    canvas.plate("parchment_torn", box)
    head = box.inset(14, 10)._replace(h=38)
    canvas.plate("tab_on", head)
    canvas.write(title, _TITLE, head.line(18, 7), anchor="center")


class Standing(NamedTuple):
    """One of the things two captains are compared in."""

    id: str
    icon: str
    mine: int
    other: int


def standings(shown: DiceShown) -> tuple[Standing, ...]:
    """How two compare, by public facts alone: no treasure tile counts, not even one's own."""
    me, other = shown.me, 1 - shown.me
    points = public_points(shown.marks.counted or shown.table)
    home = [
        sum(shown.shows("tortuga", seat, index) for index in range(len(shown.board(seat).tortuga)))
        for seat in range(2)
    ]
    stolen, won = [0, 0], [0, 0]
    for step in shown.past:
        match step.event:
            case ev.Attacked(seat=seat, chest=chest):
                won[seat] += 1
                stolen[seat] += chest is not None
            case ev.FleetExpanded(seat=seat) | ev.CrewRecruited(seat=seat) | ev.HuntDrawn(seat=seat):
                won[seat] += 1
    return (
        Standing("points", ICON["points"], points[me], points[other]),
        Standing("home", ICON["tortuga"], home[me], home[other]),
        Standing("stolen", FACE_ICON[BOARD], stolen[me], stolen[other]),
        Standing("won", ICON["phase2"], won[me], won[other]),
    )


class Between(_Parchment):
    """Points, chests at home, chests stolen and actions won, a tug of war each; only at a table of two."""

    kinds = ("between",)
    pages = {"between": "two"}

    @override
    def place(self, seats: int) -> Box | None:
        return self.arranged(seats).between

    @override
    def tip(self, shown: DiceShown, spot: Spot) -> str:
        names = {"name": shown.seats[shown.me].name, "other": shown.seats[1 - shown.me].name}
        arguments: dict[str, int] = {}
        for standing in standings(shown):
            arguments |= {standing.id: standing.mine, f"other-{standing.id}": standing.other}
        return shown.say("tip-between", **names, **arguments)

    @override
    def drawn_from(self, shown: DiceShown) -> object:
        if shown.table.seats != 2:
            return ()
        moods = tuple(shown.marks.moods.items())
        return standings(shown), moods, shown.me, tuple(shown.seats), shown.text.language

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        if (box := self.place(shown.table.seats)) is None:
            return
        _draw_parchment(canvas, shown.say("duel-between"), box)
        rows = box.cut(top=56)[1].cut(bottom=14)[1]
        beside = min(_SIDE, _SIDE_SHARE * box.w)
        mine, other = rows.cut(left=beside - _FIGURES)[0], rows.cut(right=beside - _FIGURES)[0]
        for seat, side in ((shown.me, mine), (1 - shown.me, other)):
            mood = shown.marks.moods.get(seat, "calm")
            canvas.emblem(
                shown.seat_colour(seat), side.center, min(76.0, side.w - 12), ring="gold_l", mood=mood
            )
        compared, room = standings(shown), rows.w - 2 * beside - 24
        names = [shown.say(f"duel-{one.id}", target=shown.table.options.target) for one in compared]
        style = canvas.alike([(name, room) for name in names], _THING)
        for index, (one, name) in enumerate(zip(compared, names, strict=True)):
            _tug(canvas, shown, one, name, style, rows.row(index, len(compared)).inset(beside, 0))


def _tug(canvas: Canvas, shown: DiceShown, one: Standing, name: str, style: Style, row: Box) -> None:
    """What is compared, and a bar both pull at; they are even at the mark in its middle."""
    middle = row.center[1]
    label = canvas.write(name, style, (row.center[0] + 12, middle - 9), row.w - 24, "center")
    canvas.icon(one.icon, (label.x - 14, middle - 9), 21, "ink2")
    bar = Box(row.x, middle + 5, row.w, 12)
    share = one.mine / (one.mine + one.other) if one.mine + one.other else 0.5
    mine, other = bar.cut(left=max(1.0, bar.w * share))[0], bar.cut(right=max(1.0, bar.w * (1 - share)))[0]
    for part, seat in ((mine, shown.me), (other, 1 - shown.me)):
        canvas.fill(part.inset(1, 0), shown.seat_colour(seat).rgb, radius=5)
    canvas.fill(Box(bar.center[0] - 1.5, bar.y - 4, 3, bar.h + 8), "ink")
    for value, against, at, anchor in (
        (one.mine, one.other, (row.x - 14, middle + 4), "midright"),
        (one.other, one.mine, (row.right + 14, middle + 4), "midleft"),
    ):
        tone = "red" if value > against else "ink"
        canvas.write(str(value), _FIGURE.inked(tone), at, anchor=anchor)


class Standings(_Parchment):
    """A row for each captain, the leader first."""

    kinds = ("standings",)
    pages = {"standings": "scoring"}

    @override
    def place(self, seats: int) -> Box | None:
        return self.arranged(seats).standings

    @override
    def tip(self, shown: DiceShown, spot: Spot) -> str:
        return shown.say("tip-standings")

    @override
    def drawn_from(self, shown: DiceShown) -> object:
        if self.place(shown.table.seats) is None:
            return ()
        points = tuple(score(board).total for board in (shown.marks.counted or shown.table).boards)
        seen = (shown.view, shown.marks.hidden, tuple(shown.marks.moods.items()))
        return points, seen, shown.me, tuple(shown.seats), shown.text.language

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        if (box := self.place(shown.table.seats)) is None:
            return
        _draw_parchment(canvas, shown.say("side-standings"), box)
        boards = (shown.marks.counted or shown.table).boards
        order = sorted(range(len(boards)), key=lambda seat: -score(boards[seat]).total)
        style = canvas.alike_names([(spec.name, _NAME_W) for spec in shown.seats], _NAME)
        rows = box.cut(top=54)[1].cut(bottom=12)[1].inset(20, 0)
        for place, seat in enumerate(order):
            row = rows.row(place, len(order))
            if row.h < _TALL:
                _row(canvas, shown, seat, style, row)
                continue
            if place:
                canvas.fill(Box(row.x, row.y, row.w, 2), "parch_dd")
            _tall_row(canvas, shown, seat, boards[seat], Box.around(row.center, row.w, _TALL))


def _row(canvas: Canvas, shown: DiceShown, seat: int, style: Style, row: Box) -> None:
    """Face, name, the chests at home among as many spaces as win the game, points."""
    middle, own = row.center[1], "red" if seat == shown.me else "ink"
    canvas.emblem(shown.seat_colour(seat), (row.x + 20, middle), 38)
    canvas.write(shown.seats[seat].name, style.inked(own), (row.x + 48, middle - 1), _NAME_W)
    home = row.cut(left=224)[1]._replace(w=_CHESTS)
    _chests(canvas, shown, Spot("tortuga", seat), shown.table.options.target, home, _CHEST)
    canvas.write(shown.points(seat), _POINTS.inked(own), (row.right, middle - 1), anchor="midright")


def _tall_row(canvas: Canvas, shown: DiceShown, seat: int, board: Board, row: Box) -> None:
    """The same with a large face, and below it what stands on ships and with crews."""
    own = "red" if seat == shown.me else "ink"
    face, rest = row.cut(left=_TALL_FACE + 16)
    mood = shown.marks.moods.get(seat, "calm")
    canvas.emblem(shown.seat_colour(seat), face.moved(-8).center, _TALL_FACE, ring="gold_l", mood=mood)
    name, home, ships = (rest.row(index, 3) for index in range(3))
    points = canvas.write(shown.points(seat), _TALL_POINTS.inked(own), name.at("midright"), anchor="midright")
    canvas.write(shown.seats[seat].name, _TALL_NAME.inked(own), name.cut(right=points.w + 16)[1])
    _chests(canvas, shown, Spot("tortuga", seat), shown.table.options.target, home, _TALL_CHEST)
    for index, (area, box) in enumerate((("fleet", board.boat), ("crew", board.pirate))):
        place = ships.column(index, 2, 8)
        canvas.icon(ICON[area], (place.x + 14, place.center[1]), 27, "ink2")
        canvas.write(str(box), _POINTS, (place.x + 34, place.center[1]))
        _chests(canvas, shown, Spot(area, seat), 0, place.cut(left=60)[1], _CHEST)


def _chests(canvas: Canvas, shown: DiceShown, area: Spot, spaces: int, box: Box, most: float) -> None:
    """The chests of an area in a row of at least this many spaces; those in flight are not there yet.

    Args:
        most: from one to the next, at most.
    """
    board, kind, seat = shown.board(area.seat), area.kind, area.seat
    lying = {"tortuga": board.tortuga, "fleet": board.fleet, "crew": board.crew}[kind]
    chests = [chest for index, chest in enumerate(lying) if shown.shows(kind, seat, index)]
    places = max(spaces, len(chests))
    step = min(most, box.w / max(1, places))
    for index in range(places):
        spot = (box.x + (index + 0.5) * step, box.center[1])
        if index < len(chests):
            draw_chest(canvas, chests[index], spot, step - 3)
        else:
            canvas.outline(Box.around(spot, step - 4), "parch_dd", 2, 5)
