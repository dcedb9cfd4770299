"""The picture of the table: all parts in layers, redrawn only where something changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tortuga.app.canvas import Canvas
from tortuga.app.tables.tortuga2014 import places as at
from tortuga.app.tables.tortuga2014 import seats as seat_boards
from tortuga.app.tables.tortuga2014.center import announcement, center_piece
from tortuga.app.tables.tortuga2014.marks import Marks
from tortuga.app.tables.tortuga2014.own import own_board
from tortuga.app.tables.tortuga2014.places import Box, clockwise_from, grown
from tortuga.app.tables.tortuga2014.sight import Sight
from tortuga.app.tables.tortuga2014.topbar import MenuItem, top_bar
from tortuga.app.text import Text
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.seats import SeatSpec


@dataclass(frozen=True)
class Extra:
    """Something the caller adds to the standing picture: the side panel, the tray, the buttons.

    It is painted over the table when its `key` differs from the last one (compared with ==).
    """

    name: str
    box: Box
    """Everything it may paint over, shadows included; units."""
    key: object
    paint: Callable[[Canvas], None]


@dataclass(frozen=True)
class _Region:
    name: str
    box: Box
    key: object
    paint: Callable[[Canvas], None]


class TablePicture:
    """Draws the table and remembers the standing part of it.

    A frame in which nothing changed costs one blit. When view or marks change, only the regions whose own
    part changed are painted again. What is remembered never shows in what is drawn.
    """

    def __init__(self) -> None:
        self._layer: Canvas | None = None
        self._size: tuple[object, ...] = ()
        """Window size, and the look of words in it."""
        self._regions: tuple[_Region, ...] = ()
        self._last: tuple[object, ...] = ()

    def draw(
        self,
        canvas: Canvas,
        view: View,
        me: int,
        marks: Marks,
        seats: Sequence[SeatSpec],
        text: Text,
        menu: Sequence[MenuItem] = (),
        hot: str | None = None,
        extras: Sequence[Extra] = (),
    ) -> None:
        """Draw everything public and what the view holds.

        Args:
            me: the seat at the bottom.
            menu: the icons at the right of the top bar, the first one rightmost; `hot` = the one to light.
            extras: further parts in drawing order.
        """
        letters = canvas.art.letters
        size = (canvas.surface.get_size(), letters.growth, letters.readable)
        inputs = (view, me, marks, tuple(seats), text.language, tuple(menu), hot)
        keys = tuple((extra.name, extra.box, extra.key) for extra in extras)
        if self._layer is None or size != self._size or self._last != (inputs, keys):
            sight = Sight(view, me, marks, seats, text)
            regions = (
                *_regions(sight, tuple(menu), hot),
                *(_Region(e.name, e.box, e.key, e.paint) for e in extras),
            )
            self._refresh(canvas, size, regions)
            self._last = (inputs, keys)
        assert self._layer is not None
        canvas.stamp(self._layer)

    def forget(self) -> None:
        """Paint everything anew next time (the art was loaded again)."""
        self._layer = None

    def _refresh(self, canvas: Canvas, size: tuple[object, ...], regions: tuple[_Region, ...]) -> None:
        if self._layer is None or size != self._size:
            self._layer, self._size = canvas.copy(), size
            self._paint(self._layer, regions, None)
        else:
            before = {region.name: region for region in self._regions}
            now = {region.name for region in regions}
            dirty = [r.box for name, r in before.items() if name not in now]
            for region in regions:
                old = before.get(region.name)
                if old is None or old.box != region.box or old.key != region.key:
                    dirty.append(region.box)
            for box in _merged(dirty):
                self._paint(self._layer, regions, box)
        self._regions = regions

    @staticmethod
    def _paint(layer: Canvas, regions: tuple[_Region, ...], box: Box | None) -> None:
        """Paint backdrop and regions within `box` (everything when None)."""
        layer.clip(box)
        layer.backdrop("table")
        for region in regions:
            if box is None or _touch(region.box, box):
                region.paint(layer)
        layer.clip(None)


def _touch(a: Box, b: Box) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def _merged(boxes: Sequence[Box]) -> list[Box]:
    """Boxes that overlap joined, so that nothing is painted twice."""
    out: list[Box] = []
    for box in boxes:
        joined = box
        rest: list[Box] = []
        for other in out:
            if _touch(joined, other) or _within(joined, other):
                joined = _union(joined, other)
            else:
                rest.append(other)
        out = [*rest, joined]
    return out


def _within(a: Box, b: Box) -> bool:
    return _union(a, b) == b


def _union(a: Box, b: Box) -> Box:
    left, top = min(a[0], b[0]), min(a[1], b[1])
    return (left, top, max(a[0] + a[2], b[0] + b[2]) - left, max(a[1] + a[3], b[1] + b[3]) - top)


# ---------------------------------------------------------------- what each region depends on
def _regions(sight: Sight, menu: tuple[MenuItem, ...], hot: str | None) -> tuple[_Region, ...]:
    """The parts of the table in drawing order, each with everything it is drawn from."""
    table, marks, me = sight.table, sight.marks, sight.me
    common = (sight.text.language, table.options, table.seats, me)
    center_key = (
        common,
        (table.bag, table.center, table.pool, table.bonus_supply),
        _of(marks, -1),
        marks.plan,
    )
    parts = [_Region("center", at.CENTER_REGION, center_key, lambda canvas: center_piece(canvas, sight))]
    parts += [_seat_region(sight, seat, common) for seat in (*clockwise_from(me, table.seats), me)]
    banner = marks.banner
    if banner is not None:
        box = grown(at.BANNER, 24)
        parts.append(_Region("banner", box, banner, lambda canvas: announcement(canvas, banner)))
    bar_key = (common, table.round, table.phase, table.action, menu, hot)
    bar: Box = (-4000, -4000, 12000, 4000 + at.TOPBAR[3] + 20)
    parts.append(_Region("topbar", bar, bar_key, lambda canvas: top_bar(canvas, sight, menu, hot)))
    return tuple(parts)


def _seat_region(sight: Sight, seat: int, common: tuple[object, ...]) -> _Region:
    table, marks = sight.table, sight.marks
    own = seat == sight.me
    key = (
        common,
        sight.seats[seat],
        sight.board(seat),
        table.start == seat and table.stage != "start",
        sight.behind_screen(seat),
        sight.open_faces(seat),
        sight.hot_action,
        _of(marks, seat),
        (marks.notes.get(seat), marks.status.get(seat), marks.folds.get(seat)),
        (marks.preview, marks.plan) if own else None,
    )
    if own:
        box = grown(at.OWN_BOARD, 40)
        return _Region("own", box, key, lambda canvas: own_board(canvas, sight))
    return _Region(
        f"seat {seat}",
        seat_boards.extent(sight, seat),
        key,
        lambda canvas: seat_boards.opponent_board(canvas, sight, seat),
    )


def _of(marks: Marks, seat: int) -> tuple[object, ...]:
    """The marked spots of one seat, or of the centre (-1)."""
    return tuple(
        frozenset(spot for spot in group if spot.seat == seat)
        for group in (marks.legal, marks.chosen, marks.hidden, marks.leaving)
    )
