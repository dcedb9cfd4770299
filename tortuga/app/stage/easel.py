"""The easel: brings a sketch into a window, painting only where it differs from what stands there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.stage.sketch import Shape, Sketch, Stroke

_MOST = 12
"""Places that are painted one by one; more of them are joined."""


class Easel:
    """What stands in the window, as strokes.

    Args:
        canvas: the window.
    """

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._sketch = Sketch(canvas)
        self._strokes: list[Stroke] | None = None

    def forget(self) -> None:
        """Something else was painted there: the next picture is painted whole."""
        self._strokes = None

    @property
    def stands(self) -> bool:
        """Whether the window shows the last sketch."""
        return self._strokes is not None

    def show(self, paint: Callable[[Canvas], None]) -> bool:
        """Sketch the picture anew and bring it into the window; whether anything was painted."""
        self._sketch.begin()
        paint(self._sketch)
        return self._bring(list(self._sketch.strokes()))

    def revise(self) -> bool:
        """Bring parts that look different now into the window; whether anything was painted."""
        return self._sketch.revise() and self._bring(list(self._sketch.strokes()))

    def _bring(self, strokes: list[Stroke]) -> bool:
        before, self._strokes = self._strokes, strokes
        surface = self._canvas.surface
        if before is None:
            self._paint(strokes, [surface.get_rect()])
            return True
        places = differing(before, strokes)
        self._paint(strokes, places)
        return bool(places)

    def _paint(self, strokes: Sequence[Stroke], places: Sequence[pygame.Rect]) -> None:
        """Paint what shows in some places."""
        surface = self._canvas.surface
        areas = [stroke.area for stroke in strokes]
        for place in places:
            found = place.collidelistall(areas)
            first = next(
                (i for i, at in enumerate(reversed(found)) if _hides(strokes[at], place)), len(found) - 1
            )
            for at in found[len(found) - 1 - first :]:
                surface.set_clip(place.clip(areas[at]))
                strokes[at].paint(self._canvas)
        surface.set_clip(None)


def _hides(stroke: Stroke, place: pygame.Rect) -> bool:
    """Whether all that lies below a stroke is hidden in a place."""
    return stroke.covers and pygame.Rect(stroke.area).contains(place)


def differing(before: Sequence[Stroke], now: Sequence[Stroke]) -> list[pygame.Rect]:
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
    # what is in both in another order, or how often, may lie otherwise above each other
    if [one for one in old_rest if one in kept] != [one for one in new_rest if one in kept]:
        kept = set()
    areas = [pygame.Rect(one.area) for one in (*old_rest, *new_rest) if one not in kept]
    shapes = [pygame.Rect(one.area) for one in now if isinstance(one, Shape)]
    return joined(areas, shapes)


def joined(areas: Sequence[pygame.Rect], whole: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The same places without overlaps; what is in `whole` lies in one of them or in none."""
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
