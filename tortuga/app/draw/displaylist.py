"""A canvas that records what would be painted, so that little is painted twice."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple, TypeAlias

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""


class Blit(NamedTuple):
    """A picture to be blitted."""

    area: Area
    """The pixels it may change, after clipping."""
    picture: pygame.Surface
    spot: tuple[int, int]
    alpha: int

    @property
    def covers(self) -> bool:
        """Whether it hides everything below it."""
        return self.alpha >= 255 and not self.picture.get_flags() & pygame.SRCALPHA

    def paint(self, canvas: Canvas) -> None:
        """Paint it on a canvas."""
        canvas.blit(self.picture, self.spot, self.alpha)


class Shape(NamedTuple):
    """A line, circle or rectangle; always painted whole, because its parts would not join exactly."""

    area: Area
    draw: Callable[..., object]
    args: tuple[Hashable, ...]

    @property
    def covers(self) -> bool:
        """Always False: which pixels a shape leaves out is not known."""
        return False

    def paint(self, canvas: Canvas) -> None:
        """Paint it on a canvas."""
        self.draw(canvas.surface, *self.args)


DrawOp: TypeAlias = Blit | Shape
"""One recorded painting step."""


class _CachedOps:
    """Draw operations that stay the same as long as `state` returns the same."""

    __slots__ = ("clip", "now", "ops", "paint", "state")

    def __init__(
        self, state: Callable[[], Hashable], paint: Callable[[Canvas], None], clip: pygame.Rect
    ) -> None:
        self.state, self.paint, self.clip = state, paint, clip
        self.now: Hashable = None
        self.ops: tuple[DrawOp, ...] = ()


class DisplayList(Canvas):
    """A canvas on which nothing is painted: it records the draw operations instead.

    Args:
        canvas: what they are for.
    """

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas.surface, canvas.art)
        self._items: list[DrawOp | _CachedOps] = []
        self._cached: list[_CachedOps] = []
        self._known: dict[Hashable, tuple[DrawOp, ...]] = {}
        self._used: dict[Hashable, tuple[DrawOp, ...]] = {}
        self._whole = self.surface.get_rect()
        self._clip = self._whole

    def begin(self) -> None:
        """Start a new picture; cached parts of the last one are reused if they look the same."""
        self._known, self._used = self._used, {}
        self._items, self._cached, self._clip = [], [], self._whole

    def ops(self) -> Iterator[DrawOp]:
        """Everything recorded, in drawing order."""
        for item in self._items:
            if isinstance(item, _CachedOps):
                yield from item.ops
            else:
                yield item

    def ops_of(self, paint: Callable[[Canvas], None]) -> tuple[DrawOp, ...]:
        """The draw operations of one function."""
        self.begin()
        paint(self)
        return tuple(self.ops())

    def refresh(self) -> bool:
        """Record the cached parts whose state has changed again; True if any looks different now."""
        changed = False
        for part in self._cached:
            state = part.state()
            if state != part.now:
                changed = self._record(part, state) or changed
        return changed

    # ---------------------------------------------------------------- recording
    @override
    def cached(self, state: Callable[[], Hashable], paint: Callable[[Canvas], None]) -> None:
        part = _CachedOps(state, paint, self._clip)
        self._record(part, state())
        self._items.append(part)
        self._cached.append(part)

    def _record(self, part: _CachedOps, state: Hashable) -> bool:
        """Update a cached part to a state; True if it looks different now."""
        key = (state, tuple(part.clip))
        ops = self._used.get(key)
        if ops is None:
            ops = self._known.get(key)
        if ops is None:
            outer, clip, self._clip = (self._items, self._cached), self._clip, part.clip
            self._items, self._cached = [], []
            part.paint(self)
            ops = tuple(self.ops())
            (self._items, self._cached), self._clip = outer, clip
        self._used[key] = ops
        before, part.now, part.ops = part.ops, state, ops
        return before != ops

    @override
    def blit(self, picture: pygame.Surface, spot: tuple[int, int], alpha: int = 255) -> None:
        if alpha <= 0:
            return
        area = self._clip.clip(spot, picture.get_size())
        if area.w and area.h:
            self._items.append(Blit((area.x, area.y, area.w, area.h), picture, (spot[0], spot[1]), alpha))

    @override
    def shape(self, area: pygame.Rect, draw: Callable[..., object], *args: Hashable) -> None:
        area = area.clip(self._clip)
        if area.w and area.h:
            self._items.append(Shape((area.x, area.y, area.w, area.h), draw, args))

    @property
    @override
    def clipped(self) -> pygame.Rect:
        return self._clip

    @clipped.setter
    def clipped(self, area: pygame.Rect) -> None:
        self._clip = area

    @override
    def copy(self) -> Canvas:
        out = Canvas(pygame.Surface(self.surface.get_size(), 0, 32), self.art)
        for op in self.ops():
            out.surface.set_clip(op.area)
            op.paint(out)
        out.surface.set_clip(None)
        return out
