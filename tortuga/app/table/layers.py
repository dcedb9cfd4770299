"""The picture of the table in layers, each painted again only when what it shows has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box, touch
from tortuga.app.games.tortuga2014.table import center
from tortuga.app.games.tortuga2014.table import layout as at
from tortuga.app.games.tortuga2014.table.boards import board_regions, marked
from tortuga.app.games.tortuga2014.table.layout import clockwise_from, grown
from tortuga.app.games.tortuga2014.table.shown import DiceShown
from tortuga.app.games.tortuga2014.table.topbar import MenuItem, top_bar
from tortuga.app.table.marks import Marks, Spot
from tortuga.app.table.regions import Region, changed, merged
from tortuga.app.text import Text
from tortuga.games.tortuga2014.state import View
from tortuga.kernel.players import SeatSpec

_ISLAND: Final[Box] = (715, 270, 490, 205)
_BAG: Final[Box] = (430, 495, 230, 150)
_SUPPLY: Final[Box] = (1325, 515, 165, 130)
_POOL: Final[Box] = (895, 580, 130, 52)
_MOST: Final = 24
"""Regions that are painted in a frame of 1920 x 1080; about a whole table has 60."""
_BAR: Final[Box] = (-4000, -4000, 12000, 4000 + at.TOPBAR[3] + 20)


def most_at_once(canvas: Canvas) -> int:
    """About how many regions a frame has time for: a large window has more pixels in each of them."""
    return round(_MOST / max(1.0, canvas.scale))


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


class TablePicture:
    """Draws the table and remembers the standing part of it.

    A frame in which nothing changed costs one blit. When view or marks change, only the regions whose own
    part changed are painted again. What is remembered never shows in what is drawn.

    Args:
        most: about how many regions are painted in one frame; what is left over follows in the next frames,
            from right to left of the drawing order: tray and buttons first. None: all at once.
    """

    def __init__(self, most: int | None = None) -> None:
        self.most = most
        self._dirty: list[Box] = []
        self._layer: Canvas | None = None
        self._size: tuple[object, ...] = ()
        """Window size, and the look of words in it."""
        self._regions: tuple[Region, ...] = ()
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
        if self._layer is None or self._dirty or size != self._size or self._last != (inputs, keys):
            sight = DiceShown(view, me, marks, seats, text)
            regions = (
                *_regions(sight, tuple(menu), hot),
                *(Region(e.name, e.box, e.key, e.paint) for e in extras),
            )
            self._refresh(canvas, size, regions)
            self._last = (inputs, keys)
        assert self._layer is not None
        canvas.stamp(self._layer)

    def forget(self) -> None:
        """Paint everything anew next time (the art was loaded again)."""
        self._layer = None

    def _refresh(self, canvas: Canvas, size: tuple[object, ...], regions: tuple[Region, ...]) -> None:
        if self._layer is None or size != self._size:
            self._layer, self._size = canvas.copy(), size
            self._dirty = []
            self._paint(self._layer, regions, None)
        else:
            self._dirty = merged((*changed(self._regions, regions), *self._dirty))
            painted = 0
            while self._dirty and (self.most is None or painted < self.most):
                painted += self._paint(self._layer, regions, self._dirty.pop(0))
        self._regions = regions

    @staticmethod
    def _paint(layer: Canvas, regions: tuple[Region, ...], box: Box | None) -> int:
        """Paint backdrop and regions within `box` (everything when None); how many regions that were."""
        layer.clip(box)
        layer.backdrop("tortuga2014/table")
        # edges are rounded to whole pixels: what lies next to the box may reach into it
        inside = [region for region in regions if box is None or touch(region.box, grown(box, 2))]
        for region in inside:
            region.paint(layer)
        layer.clip(None)
        return len(inside)


# ---------------------------------------------------------------- what each region depends on
def _regions(sight: DiceShown, menu: tuple[MenuItem, ...], hot: str | None) -> list[Region]:
    """The parts of the table in drawing order, each with everything it is drawn from."""
    table, me = sight.table, sight.me
    spots = marked(sight.marks)
    parts = _center(sight, spots.get((-1, "center")), spots.get((-1, "bag")), spots.get((-1, "supply")))
    for seat in (*clockwise_from(me, table.seats), me):
        parts += board_regions(sight, seat, spots)
    parts += [_trace(sight, spot) for spot in sorted(sight.marks.traces, key=str)]
    banner = sight.marks.banner
    if banner is not None:
        x, y, w, h = at.BANNER
        box = (x - 24, y - 24, w + 48, h + 56)
        told = (banner, sight.text.language)
        parts.append(Region("banner", box, told, lambda canvas: center.announcement(canvas, banner)))
    key = (sight.text.language, table.options, table.round, table.phase, table.action, menu, hot)
    parts.append(Region("topbar", _BAR, key, lambda canvas: top_bar(canvas, sight, menu, hot)))
    return parts


def _trace(sight: DiceShown, spot: Spot) -> Region:
    """A quiet outline where another captain did something."""
    box = grown(sight.box(spot.kind, spot.seat, spot.index), 3)
    return Region(f"trace {spot}", grown(box, 3), None, lambda canvas: canvas.plate("frame_gold", box, 135))


def _center(sight: DiceShown, chests: object, bag: object, supply: object) -> list[Region]:
    """Ring, island, bag, supply and the number of tiles; the arguments are their marks."""
    table = sight.table
    seats, plan, language = table.seats, sight.marks.plan, sight.text.language

    def region(
        name: str, box: Box, key: tuple[object, ...], paint: Callable[[Canvas, DiceShown], None]
    ) -> Region:
        return Region(name, box, key, lambda canvas: paint(canvas, sight))

    return [
        region("ring", at.CENTER_REGION, (table.pool,), center.tile_ring),
        region("island", _ISLAND, (table.center, seats, chests, plan, language), center.island),
        region("bag", _BAG, (table.bag, table.center, seats, bag, plan, language), center.bag),
        region("supply", _SUPPLY, (table.bonus_supply, supply), center.supply),
        region("pool", _POOL, (table.pool,), center.pool),
    ]
