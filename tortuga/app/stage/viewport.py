"""The window's canvas, its picture while the size changes, and prewarming of likely next scenes."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Hashable, Iterator

import pygame
from typing_extensions import override

from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.painter import RetainedPainter
from tortuga.app.draw.theme import STAGE
from tortuga.app.scene.protocol import Scene
from tortuga.app.stage.window import Window

SLICE = 0.006
"""Seconds of an otherwise idle frame that prewarming may take."""
_log = logging.getLogger(__name__)


class _EnoughError(Exception):
    """The time slice is used up."""


class NullCanvas(Canvas):
    """A canvas that paints nothing but fills the caches a real one would use, within a time limit."""

    def __init__(self, canvas: Canvas, seconds: float) -> None:
        super().__init__(canvas.surface, canvas.art)
        self._end = time.perf_counter() + seconds

    @override
    def blit(self, picture: pygame.Surface, spot: tuple[int, int], alpha: int = 255) -> None:
        if time.perf_counter() > self._end:
            raise _EnoughError

    @override
    def shape(self, area: pygame.Rect, draw: Callable[..., object], *args: Hashable) -> None:
        pass

    @property
    @override
    def clipped(self) -> pygame.Rect:
        return self.surface.get_rect()

    @clipped.setter
    def clipped(self, area: pygame.Rect) -> None:
        """Ignored: nothing is drawn."""


class Prewarmer:
    """Draws likely next scenes without showing them, a little in every idle frame.

    This fills the caches of pictures and text, so that their first visible frame is fast.
    """

    def __init__(self) -> None:
        self._before: Scene | None = None
        self._coming: Iterator[Scene] = iter(())
        self._scene: Scene | None = None

    def go_on(self, top: Scene, canvas: Canvas, seconds: float = SLICE) -> bool:
        """Work for one time slice; False when nothing is left to do."""
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
        except Exception:  # it will fail again visibly if the player goes there
            _log.warning("prewarming", exc_info=True)
            self._coming = iter(())
            self._drop()
        return True

    def _drop(self) -> None:
        scene, self._scene = self._scene, None
        if scene is not None:
            scene.close()


Paint = Callable[[Canvas], None]
"""Draws all visible scenes."""

_EXPOSED = frozenset(
    (
        pygame.WINDOWSHOWN,
        pygame.WINDOWEXPOSED,
        pygame.WINDOWRESIZED,
        pygame.WINDOWSIZECHANGED,
        pygame.WINDOWMAXIMIZED,
        pygame.WINDOWRESTORED,
        pygame.WINDOWDISPLAYCHANGED,
    )
)
"""After these events the system may have lost the window's contents."""
# seconds without a change of size before art is rescaled: dragging an edge changes it every few milliseconds
SETTLE = 0.15


def fit_in(picture: pygame.Surface, window: pygame.Surface) -> None:
    """Scale a picture of the old size into the window, keeping its proportions.

    Margins left at two sides are filled by stretching the picture's edges.
    """
    old, new = picture.get_size(), window.get_size()
    share = _scale(new) / _scale(old)
    wide, high = (max(1, round(length * share)) for length in old)
    if share != 1:
        picture = pygame.transform.smoothscale(picture, (wide, high))
    left, top = (new[0] - wide) // 2, (new[1] - high) // 2
    window.blit(picture, (left, top))
    for at, room in ((0, left), (wide - 1, new[0] - wide - left)):
        if room > 0:
            edge = pygame.transform.scale(picture.subsurface((at, 0, 1, high)), (room, high))
            window.blit(edge, (new[0] - room if at else 0, top))
    for at, room in ((0, top), (high - 1, new[1] - high - top)):
        if room > 0:
            edge = pygame.transform.scale(picture.subsurface((0, at, wide, 1)), (wide, room))
            window.blit(edge, (left, new[1] - room if at else 0))


def _scale(size: tuple[int, int]) -> float:
    """Pixels per unit in a window of this size."""
    return min(size[0] / STAGE[0], size[1] / STAGE[1])


class Pane:
    """Draws into the window; while it is being resized, scales the picture of the old size.

    Args:
        window: where to draw.
        canvas_of: makes a canvas for a surface; called again for every new window size.
        paint: draws all visible scenes.
    """

    def __init__(self, window: Window, canvas_of: Callable[[pygame.Surface], Canvas], paint: Paint) -> None:
        self.canvas = canvas_of(window.surface)
        self._window, self._canvas_of, self._paint = window, canvas_of, paint
        self._size = window.size
        self._unsettled: float | None = None
        self._old: Canvas | None = None
        """Canvas of the old size while the window is being resized."""
        self._painter = RetainedPainter(self.canvas)

    def rebind(self) -> None:
        """Make a new canvas after a change of size or of the text settings."""
        self.canvas = self._canvas_of(self._window.surface)
        self._painter = RetainedPainter(self.canvas)

    @property
    def settled(self) -> bool:
        """Whether canvas and window have the same size."""
        return self._unsettled is None

    def lost(self) -> None:
        """The window's contents may be lost: repaint all."""
        self._painter.forget()

    def event(self, event: pygame.event.Event) -> None:
        """Handle events that may cost the window its contents."""
        if event.type in _EXPOSED:
            self.lost()

    def draw(self, kept: bool = False, stale: bool = True) -> None:
        """Show the present frame.

        Args:
            kept: whether only changed places need painting; otherwise everything is painted.
            stale: whether anything beyond the cached parts may have changed.
        """
        if self._unsettled is not None and self._old is not None:
            if stale:  # a secret covered since must not stay visible while the edge is dragged
                self._paint(self._old)
            fit_in(self._old.surface, self._window.surface)
            self._painter.forget()
        elif kept:
            painter = self._painter
            if not (painter.show(self._paint) if stale or not painter.current else painter.refresh()):
                return
        else:
            self._painter.forget()
            self._paint(self.canvas)
        self._window.flip()

    def resized(self) -> None:
        """The window may have another size now."""
        if self._unsettled is None and self._window.size == self._size:
            return
        if self._old is None:
            # the window's contents are lost: paint the picture again in the old size
            self._old = self._canvas_of(pygame.Surface(self._size))
            self._paint(self._old)
        self._unsettled = SETTLE

    def settle(self, dt: float) -> bool:
        """Make a new canvas once the window has stopped changing size; whether it did."""
        if self._window.size != self._size and self._unsettled is None:
            self.resized()
        if self._unsettled is None:
            return False
        self._unsettled -= dt
        if self._unsettled > 0:
            return False
        self._unsettled = self._old = None
        self._size = self._window.size
        self.rebind()
        return True
