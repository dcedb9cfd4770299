"""Retained painting: only the places where a new picture differs from the last one are painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.displaylist import DisplayList, DrawOp, Shape

_MOST = 32
"""Up to this many places are painted one by one; more are joined."""


class RetainedPainter:
    """Keeps a surface up to date and remembers the draw operations it shows.

    Args:
        canvas: what is painted on.
    """

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
        return self.bring(self._list.ops_of(paint))

    def refresh(self) -> bool:
        """Paint the cached parts whose state has changed; True if anything was painted."""
        return self._list.refresh() and self.bring(tuple(self._list.ops()))

    def bring(self, ops: Sequence[DrawOp]) -> bool:
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
            first = next((i for i, at in enumerate(reversed(hits)) if _hides(ops[at], place)), len(hits) - 1)
            for at in hits[len(hits) - 1 - first :]:
                surface.set_clip(place.clip(areas[at]))
                ops[at].paint(self._canvas)
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
    if len(out) > _MOST:
        return joined([out[0].unionall(out[1:])], whole)
    return out
