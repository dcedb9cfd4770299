"""A page longer than its window: how far it is scrolled, its bar, and the two arrows that turn it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focus
from tortuga.app.scene.context import Context
from tortuga.app.widgets.iconbutton import IconButton

_GLIDE = 14.0  # share of the way to the target that is covered each second
_ARRIVED = 0.5  # units from the target
_BAR_W, _BAR_ROUND, _TRACK_ALPHA = 8.0, 4.0, 120
_PALE = 90  # alpha of an arrow at an end of the page


class Scrolling:
    """How far a page is scrolled, seen through a window as high as its `room`; it glides there."""

    def __init__(self, room: float) -> None:
        self.room = room
        self.height = 0.0
        self.target = 0.0
        self.offset = 0.0

    @property
    def last(self) -> float:
        """How far the page can be scrolled."""
        return max(0.0, self.height - self.room)

    @property
    def moving(self) -> bool:
        """Whether the page glides."""
        return self.offset != self.target

    def take(self, height: float) -> None:
        """Show another page, or the same one laid out again."""
        self.height = height
        self.scroll(0)

    def top(self) -> None:
        """Go to the beginning at once."""
        self.target = self.offset = 0.0

    def scroll(self, by: float) -> None:
        """Scroll down by this many units, or up if negative."""
        self.target = min(max(0.0, self.target + by), self.last)

    def update(self, dt: float, still: bool) -> None:
        """`dt` seconds passed; `still`: the page arrives at once."""
        if still or abs(self.target - self.offset) < _ARRIVED:
            self.offset = self.target
        else:
            self.offset += (self.target - self.offset) * min(1.0, _GLIDE * dt)

    def draw_bar(self, canvas: Canvas, x: float, y: float, track: float) -> None:
        """Show which part of the page is seen; nothing when all of it is."""
        if not self.last:
            return
        length = track * self.room / self.height
        top = y + (track - length) * self.offset / self.last
        canvas.fill(Box(x, y, _BAR_W, track), "parch_dd", _TRACK_ALPHA, _BAR_ROUND)
        canvas.fill(Box(x, top, _BAR_W, length), "red_d", 255, _BAR_ROUND)

    def arrows(
        self, context: Context, texts: str, up: Box, down: Box, size: float, page: float
    ) -> Iterator[ScrollArrow]:
        """Two buttons that turn the page by `page` units, if it is longer than its window.

        The messages `<texts>-up` and `<texts>-down` name them.
        """
        if not self.last:
            return
        ways = (("up", up, self.target > 0, -page), ("down", down, self.target < self.last, page))
        for name, box, may, by in ways:
            label, turn = context.say(f"{texts}-{name}"), partial(self.scroll, by)
            key, flip = f"page-{name}", name == "up"
            yield ScrollArrow(name, box, "", label, key, flip, icon_size=size, enabled=may, action=turn)


@dataclass(frozen=True)
class ScrollArrow(IconButton):
    """A button with the marker of the table as an arrow, pale at the end of the page."""

    @override
    def draw(self, canvas: Canvas, focus: Focus) -> None:
        super().draw(canvas, focus)
        turn, alpha = 180 if self.flip else 0, 255 if self.enabled else _PALE
        canvas.sprite("marker", self.box.center, self.icon_size or 0.0, turn, alpha, shadow=False)
