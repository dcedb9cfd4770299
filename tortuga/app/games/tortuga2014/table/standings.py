"""Who leads: all captains by points, with their chests in Tortuga; in windows that have room for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas, Style, legible
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.shown import DiceShown
from tortuga.app.games.tortuga2014.table.layout import ArrangedPart
from tortuga.app.games.tortuga2014.table.pieces import draw_chest
from tortuga.app.table.marks import Spot
from tortuga.app.table.part import Hit
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import View

_HEAD: Final = legible("sc", 21, "button_ink")
_NAME: Final = legible("sc", 20, "ink")
_POINTS: Final = Style("black", 26, "ink")
_CHEST, _MOST = 30.0, 200.0
"""From chest to chest, and room for all of them."""


class Standings(ArrangedPart):
    """A row for each captain, best first."""

    kinds = ("standings",)
    pages = {"standings": "scoring"}

    @override
    def box(self, spot: Spot, view: View, me: int) -> Box | None:
        return self.arranged(view.table.seats).standings if spot.kind == "standings" else None

    @override
    def areas(self, shown: DiceShown) -> Iterator[Hit]:
        box = self.arranged(shown.table.seats).standings
        if box is not None:
            yield Hit(Spot("standings"), box)

    @override
    def tip(self, shown: DiceShown, spot: Spot) -> str:
        return shown.say("tip-standings")

    @override
    def drawn_from(self, shown: DiceShown) -> object:
        if self.arranged(shown.table.seats).standings is None:
            return ()
        points = tuple(score(board).total for board in (shown.marks.counted or shown.table).boards)
        return points, shown.view, shown.marks.hidden, shown.me, tuple(shown.seats), shown.text.language

    @override
    def paint(self, canvas: Canvas, shown: DiceShown) -> None:
        box = self.arranged(shown.table.seats).standings
        if box is None:
            return
        canvas.plate("parchment_torn", box)
        head = Box(box.x + 14, box.y + 10, box.w - 28, 38)
        canvas.plate("tab_on", head)
        canvas.write(shown.say("side-standings"), _HEAD, head.line(18, 7), anchor="center")
        boards = (shown.marks.counted or shown.table).boards
        order = sorted(range(len(boards)), key=lambda seat: -score(boards[seat]).total)
        style = canvas.alike_names([(spec.name, 170.0) for spec in shown.seats], _NAME)
        rows = box.cut(top=54)[1].cut(bottom=12)[1].inset(20, 0)
        for place, seat in enumerate(order):
            _row(canvas, shown, seat, style, rows.row(place, len(order)))


def _row(canvas: Canvas, shown: DiceShown, seat: int, style: Style, row: Box) -> None:
    """Face, name, the chests at home in the spaces of the target, points."""
    middle, target = row.center[1], shown.table.options.target
    own = "red" if seat == shown.me else "ink"
    canvas.emblem(shown.seat_colour(seat), (row.x + 20, middle), 38)
    canvas.write(shown.seats[seat].name, style.inked(own), (row.x + 48, middle - 1), 170)
    lying = enumerate(shown.board(seat).tortuga)
    home = [chest for index, chest in lying if shown.shows("tortuga", seat, index)]
    step = min(_CHEST, _MOST / max(target, len(home)))
    for index in range(max(target, len(home))):
        spot = (row.x + 224 + (index + 0.5) * step, middle)
        if index < len(home):
            draw_chest(canvas, home[index], spot, step - 3)
        else:
            canvas.outline(Box.around(spot, step - 4), "parch_dd", 2, 5)
    canvas.write(shown.points(seat), _POINTS.inked(own), (row.right, middle - 1), anchor="midright")
