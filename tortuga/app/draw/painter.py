"""Retained painting (dirty rectangles): only places where a new picture differs from the last are painted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas

_MAX_PLACES = 32
"""Up to this many places are painted one by one; more are joined."""
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
    """Draw operations that stay the same as long as `get_state` returns the same."""

    __slots__ = ("clip", "get_state", "ops", "paint", "recorded_state")

    def __init__(
        self, get_state: Callable[[], Hashable], paint: Callable[[Canvas], None], clip: pygame.Rect
    ) -> None:
        self.get_state, self.paint, self.clip = get_state, paint, clip
        self.recorded_state: Hashable = None
        self.ops: tuple[DrawOp, ...] = ()


class DisplayList(Canvas):
    """A canvas on which nothing is painted: it records the draw operations for another one instead."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas.surface, canvas.art)
        self._items: list[DrawOp | _CachedOps] = []
        self._cached: list[_CachedOps] = []
        self._previous: dict[Hashable, tuple[DrawOp, ...]] = {}
        self._current: dict[Hashable, tuple[DrawOp, ...]] = {}
        self._whole = self.surface.get_rect()
        self._clip = self._whole

    def ops(self) -> Iterator[DrawOp]:
        """Everything recorded, in drawing order."""
        for item in self._items:
            if isinstance(item, _CachedOps):
                yield from item.ops
            else:
                yield item

    def ops_of(self, paint: Callable[[Canvas], None]) -> tuple[DrawOp, ...]:
        """The draw operations of one function; those of parts whose state was seen last time are reused."""
        self._previous, self._current = self._current, {}
        self._items, self._cached, self._clip = [], [], self._whole
        paint(self)
        return tuple(self.ops())

    def refresh(self) -> bool:
        """Record the cached parts whose state has changed again; True if any looks different now."""
        changed = False
        for part in self._cached:
            before, state = part.recorded_state, part.get_state()
            if state != before:
                changed = self._record(part, state) or changed
                # old states of an animation hardly return, and would pile up until the next whole recording
                self._current.pop((before, tuple(part.clip)), None)
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
        ops = self._current.get(key)
        if ops is None:
            ops = self._previous.get(key)
        if ops is None:
            outer, clip, self._clip = (self._items, self._cached), self._clip, part.clip
            self._items, self._cached = [], []
            part.paint(self)
            ops = tuple(self.ops())
            (self._items, self._cached), self._clip = outer, clip
        self._current[key] = ops
        before, part.recorded_state, part.ops = part.ops, state, ops
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


class RetainedPainter:
    """Keeps a canvas up to date and remembers the draw operations it shows."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._list = DisplayList(canvas)
        self._ops: Sequence[DrawOp] | None = None

    def forget(self) -> None:
        """Paint the next picture whole, because something else was painted there."""
        self._ops = None

    @property
    def current(self) -> bool:
        """Whether the surface still shows the last picture."""
        return self._ops is not None

    def show(self, paint: Callable[[Canvas], None]) -> bool:
        """Record the picture again and paint the difference; True if anything was painted."""
        return self.update_to(self._list.ops_of(paint))

    def refresh(self) -> bool:
        """Paint the cached parts whose state has changed; True if anything was painted."""
        return self._list.refresh() and self.update_to(tuple(self._list.ops()))

    def update_to(self, ops: Sequence[DrawOp]) -> bool:
        """Paint the difference to the last draw operations; True if anything was painted."""
        before, self._ops = self._ops, ops
        if before is None:
            self._paint(ops, [self._canvas.surface.get_rect()])
            return True
        places = differing(before, ops)
        self._paint(ops, places)
        return bool(places)

    def _paint(self, ops: Sequence[DrawOp], places: Sequence[pygame.Rect]) -> None:
        """Paint the visible operations in some places."""
        surface = self._canvas.surface
        areas = [op.area for op in ops]
        for place in places:
            hits = place.collidelistall(areas)
            # nothing is seen of what lies below the topmost operation that covers the whole place
            lowest = next((i for i in range(len(hits) - 1, 0, -1) if _hides(ops[hits[i]], place)), 0)
            for index in hits[lowest:]:
                surface.set_clip(place.clip(areas[index]))
                ops[index].paint(self._canvas)
        surface.set_clip(None)


def _hides(op: DrawOp, place: pygame.Rect) -> bool:
    """Whether an operation hides everything below it in a place."""
    return op.covers and pygame.Rect(op.area).contains(place)


def differing(before: Sequence[DrawOp], now: Sequence[DrawOp]) -> list[pygame.Rect]:
    """The places in which two pictures may differ, apart from each other, in pixels."""
    same = 0
    for old, new in zip(before, now, strict=False):
        if old is not new and old != new:
            break
        same += 1
    old_rest, new_rest = list(before[same:]), list(now[same:])
    while old_rest and new_rest and (old_rest[-1] is new_rest[-1] or old_rest[-1] == new_rest[-1]):
        old_rest.pop()
        new_rest.pop()
    old_set, new_set = set(old_rest), set(new_rest)
    kept = old_set & new_set
    # operations in both lists, but in another order or number, may overlap differently
    if [part for part in old_rest if part in kept] != [part for part in new_rest if part in kept]:
        kept = set()
    areas = [pygame.Rect(part.area) for part in (*old_rest, *new_rest) if part not in kept]
    shapes = [pygame.Rect(part.area) for part in now if isinstance(part, Shape)]
    return joined(areas, shapes)


def joined(areas: Sequence[pygame.Rect], whole: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same places without overlaps; each area in `whole` lies in one of them or in none."""
    out: list[pygame.Rect] = []
    for area in areas:
        place = area.copy()
        grew = True
        while grew:
            grew = False
            for i in place.collidelistall(whole):
                if not place.contains(whole[i]):
                    place.union_ip(whole[i])
                    grew = True
            touched = place.collidelistall(out)
            if touched:
                place.unionall_ip([out[i] for i in touched])
                out = [rect for i, rect in enumerate(out) if i not in touched]
                grew = True
        out.append(place)
    if len(out) > _MAX_PLACES:
        return joined([out[0].unionall(out[1:])], whole)
    return out
