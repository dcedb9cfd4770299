"""What two captains have done to each other so far, below the board of the rival."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.palette import FACE_ICON, ICON
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.spotlight import public_points
from tortuga.app.games.tortuga2014.table.layout import ArrangedPart
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.pieces import BOARD
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.observer import ObservedStep

_HEAD: Final = legible("sc", 21, "button_ink")
_NAME: Final = legible("bold", 18, "ink2")
_FIGURE: Final = Style("black", 27, "ink")
_SIDE, _SIDE_SHARE = 156.0, 0.28
"""Most room beside the bars, in units, and as a share of the whole."""
_FIGURES: Final = 40.0


class Standing(NamedTuple):
    """One of the things in which two are compared."""

    id: str
    icon: str
    mine: int
    other: int


def standings(shown: DiceShown, past: Sequence[ObservedStep[View, Any]]) -> tuple[Standing, ...]:
    """Public facts alone: no treasure tile counts, not even one's own."""
    me, other = shown.me, 1 - shown.me
    points = public_points(shown.marks.counted or shown.table)
    home = [
        sum(shown.shows("tortuga", seat, index) for index in range(len(shown.board(seat).tortuga)))
        for seat in range(2)
    ]
    stolen, won = [0, 0], [0, 0]
    for step in past:
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
        Standing("won", "laurels-trophy", won[me], won[other]),
    )


class Between(ArrangedPart):
    """Points, chests at home, chests stolen and actions won, one tug of war each; at tables of two alone."""

    kinds = ("between",)
    pages = {"between": "two"}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        return self.arranged(view.table.seats).between if spot.kind == "between" else None

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        box = self.arranged(shown.table.seats).between
        if box is not None:
            yield Hit(Spot("between"), box)

    @override
    def tip(self, shown: DiceShown, spot: Spot) -> str:
        names = {"name": shown.seats[shown.me].name, "other": shown.seats[1 - shown.me].name}
        told: dict[str, int] = {}
        for standing in standings(shown, shown.past):
            told |= {standing.id: standing.mine, f"other-{standing.id}": standing.other}
        return shown.say("tip-between", **names, **told)

    @override
    def drawn_from(self, shown: DiceShown) -> object:
        if shown.table.seats != 2:
            return ()
        moods = tuple(shown.marks.moods.items())
        return standings(shown, shown.past), moods, shown.me, tuple(shown.seats), shown.text.language

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        box = self.arranged(shown.table.seats).between
        if box is None:
            return
        canvas.plate("parchment_torn", box)
        head = Box(box.x + 14, box.y + 10, box.w - 28, 38)
        canvas.plate("tab_on", head)
        canvas.write(shown.say("duel-between"), _HEAD, head.line(18, 7), anchor="center")
        rows = box.cut(top=56)[1].cut(bottom=14)[1]
        beside = min(_SIDE, _SIDE_SHARE * box.w)
        mine, other = rows.cut(left=beside - _FIGURES)[0], rows.cut(right=beside - _FIGURES)[0]
        for seat, side in ((shown.me, mine), (1 - shown.me, other)):
            mood = shown.marks.moods.get(seat, "calm")
            canvas.emblem(
                shown.seat_colour(seat), side.center, min(76.0, side.w - 12), ring="gold_l", mood=mood
            )
        names = [(shown.say(f"duel-{one.id}", target=shown.table.options.target), rows.w - 2 * beside - 24)
                 for one in standings(shown, shown.past)]  # fmt: skip
        style = canvas.alike(names, _NAME)
        for index, (standing, (name, _)) in enumerate(zip(standings(shown, shown.past), names, strict=True)):
            _tug(canvas, shown, standing, name, style, rows.row(index, 4).inset(beside, 0))


def _tug(canvas: Canvas, shown: DiceShown, one: Standing, name: str, style: Style, row: Box) -> None:
    """The name, and a bar that both pull at; the mark in its middle is even."""
    middle = row.center[1]
    label = canvas.write(name, style, (row.center[0] + 12, middle - 9), row.w - 24, "center")
    canvas.icon(one.icon, (label.x - 14, middle - 9), 21, "ink2")
    bar = Box(row.x, middle + 5, row.w, 12)
    share = one.mine / (one.mine + one.other) if one.mine + one.other else 0.5
    for part, seat in ((bar.cut(left=max(1.0, bar.w * share))[0], shown.me),
                       (bar.cut(right=max(1.0, bar.w * (1 - share)))[0], 1 - shown.me)):  # fmt: skip
        canvas.fill(part.inset(1, 0), shown.seat_colour(seat).rgb, radius=5)
    canvas.fill(Box(bar.center[0] - 1.5, bar.y - 4, 3, bar.h + 8), "ink")
    for value, against, at, anchor in (
        (one.mine, one.other, (row.x - 14, middle + 4), "midright"),
        (one.other, one.mine, (row.right + 14, middle + 4), "midleft"),
    ):
        tone = "red" if value > against else "ink"
        canvas.write(str(value), _FIGURE.inked(tone), at, anchor=anchor)
