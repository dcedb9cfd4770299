"""The picture of the table in layers, each painted again only when what it is drawn from has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import pygame

from tortuga.app.draw.brush import SetLine
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.fitted import words
from tortuga.app.draw.theme import STAGE, TYPE
from tortuga.app.draw.units import Box
from tortuga.app.table.marks import Banner, Shown, Spot

_MOST: Final = 24
"""Regions that are painted in a frame of 1920 x 1080; about a whole table has 60."""
_WASTE: Final = 1.15
"""Two boxes are painted as one if that is at most so much more area than both."""


TOPBAR: Final[Box] = Box(0, 0, STAGE[0], 58)


@dataclass(frozen=True, slots=True)
class Furniture:
    """Boxes of the house's own things on a game's table; units."""

    banner: Box = Box(478, 640, 964, 60)
    """The announcement; its medallion reaches out by 12 at the left."""
    primary: Box = Box(1540, 760, 346, 74)
    secondary: tuple[Box, Box, Box] = (
        Box(1540, 846, 109, 56),
        Box(1658.5, 846, 109, 56),
        Box(1777, 846, 109, 56),
    )
    small: tuple[str, str, str] = ("undo", "clear", "hint")
    """What these three do: the buttons of the house, and `notes` where a game has a notebook."""
    timeline: Box = Box(478, 628, 964, 72)
    """The line of time of a replay."""
    desk: Box = Box(1527, 634, 377, 274)
    """What a replay is steered with, in place of buttons and advice; a panel above gives way to it."""
    desk_plate: str = "wood"
    """What it lies on; "" where the table has nothing of its own there."""

    @property
    def buttons(self) -> Box:
        """All four buttons, with their shadows."""
        (x, y, w, _), last = self.primary, self.secondary[2]
        return Box(x - 14, y - 14, w + 28, last[1] + last[3] - y + 28)


HOUSE: Final = Furniture()
"""As it stands on most tables."""


def most_at_once(canvas: Canvas) -> int:
    """About how many regions a frame has time for: a large window has more pixels in each of them."""
    return round(_MOST / max(1.0, canvas.scale))


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the standing picture, painted again when its `key` differs from the last one."""

    name: str
    box: Box
    """Everything it may paint over, shadows and lights included; units."""
    key: object
    """Everything it is drawn from; compared with ==."""
    paint: Callable[[Canvas], None]


class Regions(Protocol):
    """What makes the parts of a table: a game's `Picture`."""

    @property
    def backdrop(self) -> str:
        """Name of the picture behind everything."""
        ...

    @property
    def furniture(self) -> Furniture:
        """Where the house puts its own things."""
        ...

    def announces(self, shown: Shown[Any]) -> bool:
        """Whether the banner lies on the table; else something of the game is in its place."""
        ...

    def regions(self, shown: Shown[Any]) -> Sequence[Region]:
        """The parts in drawing order."""
        ...


class TablePicture:
    """Draws the table and remembers the standing part of it.

    A frame in which nothing changed costs one blit. When view or marks change, only the regions whose own
    part changed are painted again. What is remembered never shows in what is drawn.

    Args:
        game: makes the parts of what lies on the table.
        most: about how many regions are painted in one frame; what is left over follows in the next frames,
            from right to left of the drawing order: tray and buttons first. None: all at once.
    """

    def __init__(self, game: Regions, most: int | None = None) -> None:
        self.most = most
        self._game = game
        self._dirty: list[Box] = []
        self._layer: Canvas | None = None
        self._size: tuple[object, ...] = ()
        """Window size, and the look of words in it."""
        self._regions: tuple[Region, ...] = ()
        self._own: tuple[Region, ...] = ()
        """Those of the game and the banner among them."""
        self._last: tuple[object, ...] = ()

    def draw(self, canvas: Canvas, shown: Shown[Any], extras: Sequence[Region] = ()) -> None:
        """Draw everything public and what the view holds.

        Args:
            extras: further parts in drawing order: side panel, tray, buttons.
        """
        letters = canvas.art.letters
        size = (canvas.surface.get_size(), letters.growth, letters.readable)
        inputs = (shown.view, shown.me, shown.marks, tuple(shown.seats), shown.text.language)
        keys = tuple((extra.name, extra.box, extra.key) for extra in extras)
        if self._layer is None or self._dirty or size != self._size or self._last != (inputs, keys):
            if size != self._size or self._last[:1] != (inputs,):
                self._own = (*self._game.regions(shown), *self._banner(shown))
            self._refresh(canvas, size, (*self._own, *extras))
            self._last = (inputs, keys)
        assert self._layer is not None
        canvas.stamp(self._layer)

    @property
    def whole(self) -> bool:
        """Whether all that has changed is painted."""
        return self._layer is not None and not self._dirty

    def restore(self, surface: pygame.Surface, areas: Iterable[pygame.Rect]) -> None:
        """Bring the standing picture back where something else was painted over it; pixels."""
        assert self._layer is not None
        for area in areas:
            surface.blit(self._layer.surface, area, area)

    def forget(self) -> None:
        """Paint everything anew next time (the art was loaded again)."""
        self._layer = None

    def _banner(self, shown: Shown[Any]) -> list[Region]:
        """The announcement, if there is one."""
        banner = shown.marks.banner
        if banner is None or not self._game.announces(shown):
            return []
        place = self._game.furniture.banner
        x, y, w, h = place
        box = Box(x - 24, y - 24, w + 48, h + 56)
        told = (banner, shown.text.language)
        return [Region("banner", box, told, lambda canvas: announcement(canvas, banner, place))]

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

    def _paint(self, layer: Canvas, regions: tuple[Region, ...], box: Box | None) -> int:
        """Paint backdrop and regions within `box` (everything when None); how many regions that were."""
        layer.clip(box)
        layer.backdrop(self._game.backdrop)
        # edges are rounded to whole pixels: what lies next to the box may reach into it
        inside = [region for region in regions if box is None or region.box.touches(grown(box, 2))]
        for region in inside:
            region.paint(layer)
        layer.clip(None)
        return len(inside)


def announcement(canvas: Canvas, banner: Banner, place: Box = HOUSE.banner) -> None:
    """The strip of parchment below the island with its medallion."""
    x, y, w, h = place
    middle = y + h / 2
    canvas.plate("parchment_torn", place)
    canvas.disc("red", banner.icon, (x + 30, middle), 72, lift=4)
    left = x + 82
    # with larger words the title gives way: the medallion shows the same
    if banner.title and (canvas.art.letters.growth == 1.0 or not banner.message):
        most = w * 0.42 if banner.message else x + w - 26 - left
        head = words(canvas, banner.title, "sc", TYPE["banner"], "red", (left, middle - 1), max_w=most)
        left = head[0] + head[2] + 16
    if not banner.message:
        return
    room = x + w - 26 - left
    size = float(TYPE["message"])
    if canvas.width(banner.message, "text", size, True) <= room * 1.12:
        words(canvas, banner.message, "text", size, "ink", (left, middle), max_w=room)
        return
    lines, size = canvas.typeset(banner.message, "text", 19, room, h - 6)
    for i, line in enumerate(lines[:2]):
        told = " ".join(lines[1:]) if i == 1 and len(lines) > 2 else line
        spot = (left, middle + (i - (min(2, len(lines)) - 1) / 2) * size * 1.16)
        words(canvas, SetLine(told), "text", size, "ink", spot, max_w=room)


def trace_region(spot: Spot, box: Box) -> Region:
    """A quiet outline where another player did something; `box` of the thing."""
    line = grown(box, 3)
    return Region(f"trace {spot}", grown(line, 3), None, lambda canvas: canvas.plate("frame_gold", line, 135))


def grown(box: Box, margin: float) -> Box:
    """The box with a margin on all four sides."""
    return Box(box[0] - margin, box[1] - margin, box[2] + 2 * margin, box[3] + 2 * margin)


def union(a: Box, b: Box) -> Box:
    """The smallest box around two boxes."""
    left, top = min(a[0], b[0]), min(a[1], b[1])
    return Box(left, top, max(a[0] + a[2], b[0] + b[2]) - left, max(a[1] + a[3], b[1] + b[3]) - top)


def changed(before: Sequence[Region], now: Sequence[Region]) -> list[Box]:
    """What has to be painted again: where regions came, went, moved, or are drawn from other things now.

    What is drawn last comes first.
    """
    old = {region.name: region for region in before}
    boxes: list[Box] = []
    for region in reversed(now):
        was = old.pop(region.name, None)
        if was is None or was.box != region.box or was.key != region.key:
            boxes.append(region.box)
            if was is not None and was.box != region.box:
                boxes.append(was.box)
    boxes += [region.box for region in old.values()]
    return boxes


def merged(boxes: Iterable[Box]) -> list[Box]:
    """The same area in few boxes: joined where one box around two wastes little."""
    out: list[Box] = []
    for box in boxes:
        joined, grew = box, True
        while grew:
            grew = False
            for other in out:
                both = union(joined, other)
                if joined.touches(other) and area(both) <= _WASTE * (area(joined) + area(other)):
                    out.remove(other)
                    joined, grew = both, True
                    break
        out.append(joined)
    return out


def area(box: Box) -> float:
    """Square units of a box, as far as the stage goes."""
    left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
    wide, high = min(right, STAGE[0]) - max(left, 0), min(bottom, STAGE[1]) - max(top, 0)
    return max(0.0, wide) * max(0.0, high)
