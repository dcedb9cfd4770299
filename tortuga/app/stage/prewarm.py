"""Prewarming: scenes that may come next are drawn in quiet frames, before anybody sees them."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Hashable, Iterator

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.protocol import Scene

SLICE = 0.006
"""Seconds that prewarming takes of a frame in which nothing else is to be done."""
_log = logging.getLogger(__name__)


class _EnoughError(Exception):
    """The time of a slice is over."""


class NullCanvas(Canvas):
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


class Prewarmer:
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
            self._scene.draw(NullCanvas(canvas, seconds))
            self._drop()
        except _EnoughError:
            pass
        except Exception:  # whoever goes there is told: looking ahead disturbs nobody
            _log.warning("prewarming", exc_info=True)
            self._coming = iter(())
            self._drop()
        return True

    def _drop(self) -> None:
        scene, self._scene = self._scene, None
        if scene is not None:
            scene.close()
