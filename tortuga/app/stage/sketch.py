"""A sketch: a canvas that notes what would be painted, stroke by stroke, so that little is painted twice."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple, TypeAlias

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.protocol import Scene

SLICE = 0.006
"""Seconds of a frame in which nothing else is to be done that a rehearsal takes."""
_log = logging.getLogger(__name__)

Area: TypeAlias = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""


class Blit(NamedTuple):
    """A picture that is laid down."""

    area: Area
    """What it may change, clip included."""
    picture: pygame.Surface
    spot: tuple[int, int]
    alpha: int

    @property
    def covers(self) -> bool:
        """Whether nothing below it shows."""
        return self.alpha >= 255 and not self.picture.get_flags() & pygame.SRCALPHA

    def paint(self, canvas: Canvas) -> None:
        """Do what was noted."""
        canvas.blit(self.picture, self.spot, self.alpha)


class Shape(NamedTuple):
    """A line, circle or rectangle; painted whole or not at all, since its parts would not meet exactly."""

    area: Area
    draw: Callable[..., object]
    args: tuple[Hashable, ...]

    @property
    def covers(self) -> bool:
        """See `Blit`."""
        return False

    def paint(self, canvas: Canvas) -> None:
        """See `Blit`."""
        self.draw(canvas.surface, *self.args)


Stroke: TypeAlias = Blit | Shape


class Part:
    """Strokes that stay the same as long as `state` tells the same."""

    __slots__ = ("clip", "now", "paint", "state", "strokes")

    def __init__(
        self, state: Callable[[], Hashable], paint: Callable[[Canvas], None], clip: pygame.Rect
    ) -> None:
        self.state, self.paint, self.clip = state, paint, clip
        self.now: Hashable = None
        self.strokes: tuple[Stroke, ...] = ()


class Sketch(Canvas):
    """A canvas on which nothing is painted yet.

    Args:
        canvas: where it will be.
    """

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas.surface, canvas.art)
        self._leaf: list[Stroke | Part] = []
        self._parts: list[Part] = []
        self._known: dict[Hashable, tuple[Stroke, ...]] = {}
        self._used: dict[Hashable, tuple[Stroke, ...]] = {}
        self._whole = self.surface.get_rect()
        self._clip = self._whole

    def begin(self) -> None:
        """A new picture; parts that look as they did in the last one are known."""
        self._known, self._used = self._used, {}
        self._leaf, self._parts, self._clip = [], [], self._whole

    def strokes(self) -> Iterator[Stroke]:
        """All that was noted, in its order."""
        for item in self._leaf:
            if isinstance(item, Part):
                yield from item.strokes
            else:
                yield item

    def revise(self) -> bool:
        """Note the parts anew that look different now; whether there are any."""
        changed = False
        for part in self._parts:
            state = part.state()
            if state != part.now:
                changed = self._take(part, state) or changed
        return changed

    # ---------------------------------------------------------------- noting
    def part(self, state: Callable[[], Hashable], paint: Callable[[Canvas], None]) -> None:
        """See `Canvas`."""
        part = Part(state, paint, self._clip)
        self._take(part, state())
        self._leaf.append(part)
        self._parts.append(part)

    def _take(self, part: Part, state: Hashable) -> bool:
        """Have the strokes of a part in a state; whether they are others than before."""
        key = (state, tuple(part.clip))
        found = self._used.get(key)
        if found is None:
            found = self._known.get(key)
        if found is None:
            outer, clip, self._clip = (self._leaf, self._parts), self._clip, part.clip
            self._leaf, self._parts = [], []
            part.paint(self)
            found = tuple(self.strokes())
            (self._leaf, self._parts), self._clip = outer, clip
        self._used[key] = found
        before, part.now, part.strokes = part.strokes, state, found
        return before != found

    def blit(self, picture: pygame.Surface, spot: tuple[int, int], alpha: int = 255) -> None:
        """See `Units`."""
        if alpha <= 0:
            return
        area = self._clip.clip(spot, picture.get_size())
        if area.w and area.h:
            self._leaf.append(Blit((area.x, area.y, area.w, area.h), picture, (spot[0], spot[1]), alpha))

    def shape(self, area: pygame.Rect, draw: Callable[..., object], *args: Hashable) -> None:
        """See `Units`."""
        area = area.clip(self._clip)
        if area.w and area.h:
            self._leaf.append(Shape((area.x, area.y, area.w, area.h), draw, args))

    @property
    def clipped(self) -> pygame.Rect:
        """See `Canvas`."""
        return self._clip

    @clipped.setter
    def clipped(self, area: pygame.Rect) -> None:
        self._clip = area

    def copy(self) -> Canvas:
        """See `Canvas`."""
        out = Canvas(pygame.Surface(self.surface.get_size(), 0, 32), self.art)
        for stroke in self.strokes():
            out.surface.set_clip(stroke.area)
            stroke.paint(out)
        out.surface.set_clip(None)
        return out


class _EnoughError(Exception):
    """The time of a rehearsal is over."""


class _Trial(Canvas):
    """A canvas on which nothing is painted at all, for some seconds: what would be is made meanwhile."""

    def __init__(self, canvas: Canvas, seconds: float) -> None:
        super().__init__(canvas.surface, canvas.art)
        self._end = time.perf_counter() + seconds

    def blit(self, picture: pygame.Surface, spot: tuple[int, int], alpha: int = 255) -> None:  # noqa: ARG002
        """See `Units`."""
        if time.perf_counter() > self._end:
            raise _EnoughError

    def shape(self, area: pygame.Rect, draw: Callable[..., object], *args: Hashable) -> None:
        """See `Units`."""

    @property
    def clipped(self) -> pygame.Rect:
        """See `Canvas`."""
        return self.surface.get_rect()

    @clipped.setter
    def clipped(self, area: pygame.Rect) -> None:
        """Nothing is drawn anywhere."""


class Rehearsal:
    """Scenes that may come next are drawn before anybody sees them, a little in every quiet frame.

    What they need is scaled, put together and worded by then, so that their first frame is a quick one.
    """

    def __init__(self) -> None:
        self._before: Scene | None = None
        self._coming: Iterator[Scene] = iter(())
        self._scene: Scene | None = None

    def go_on(self, top: Scene, canvas: Canvas, seconds: float = SLICE) -> bool:
        """A slice of it while a scene stands; False when there is nothing left to do."""
        if top is not self._before:
            self._before, self._coming = top, iter(top.coming())
            self._drop()
        try:
            if self._scene is None:
                self._scene = next(self._coming, None)
                if self._scene is None:
                    return False
                self._scene.fit(canvas)
            self._scene.draw(_Trial(canvas, seconds))
            self._drop()
        except _EnoughError:
            pass
        except Exception:  # whoever goes there is told: looking ahead disturbs nobody
            _log.warning("rehearsal", exc_info=True)
            self._coming = iter(())
            self._drop()
        return True

    def _drop(self) -> None:
        scene, self._scene = self._scene, None
        if scene is not None:
            scene.close()
