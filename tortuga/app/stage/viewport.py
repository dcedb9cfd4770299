"""The pane: the window's surface bound to the stage's units, and what it shows while its size changes.

Prewarming belongs to it: scenes that may come next are drawn in quiet frames, before anybody sees them.
"""

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
"""Seconds that prewarming takes of a frame in which nothing else is to be done."""
_log = logging.getLogger(__name__)


class _EnoughError(Exception):
    """The time of a slice is over."""


class NullCanvas(Canvas):
    """A canvas on which nothing is painted at all, for some seconds: what would be is made meanwhile."""

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


Paint = Callable[[Canvas], None]
"""Draws everything that is on the stage."""

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
"""After these the system may have lost what stood in the window."""
# a window edge that is dragged changes the size every few milliseconds; the art is scaled anew when it rests
SETTLE = 0.15


def fit_in(picture: pygame.Surface, window: pygame.Surface) -> None:
    """Lay a picture of the stage in another size where the stage will stand, in its own proportions.

    What it leaves at two sides, as far as it has no margins there itself, is drawn out from its edges.
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
    """Pixels of a unit in a window of a size."""
    return min(size[0] / STAGE[0], size[1] / STAGE[1])


class Pane:
    """Draws into the window; the picture of an old size is fitted in until the new size rests.

    Args:
        window: where to draw.
        canvas_of: binds a surface to the stage's units; called again for every new window size.
        paint: draws everything that is on the stage.
    """

    def __init__(self, window: Window, canvas_of: Callable[[pygame.Surface], Canvas], paint: Paint) -> None:
        self.canvas = canvas_of(window.surface)
        self._window, self._canvas_of, self._paint = window, canvas_of, paint
        self._size = window.size
        self._unsettled: float | None = None
        self._old: Canvas | None = None
        """In the old size, until the new one rests."""
        self._painter = RetainedPainter(self.canvas)

    def rebind(self) -> None:
        """Bind a new canvas: the size or the letters are others now."""
        self.canvas = self._canvas_of(self._window.surface)
        self._painter = RetainedPainter(self.canvas)

    @property
    def settled(self) -> bool:
        """Whether the window has the size of the canvas."""
        return self._unsettled is None

    def lost(self) -> None:
        """What was painted on the window may be gone."""
        self._painter.forget()

    def event(self, event: pygame.event.Event) -> None:
        """Look at any event for what happens to the window."""
        if event.type in _EXPOSED:
            self.lost()

    def draw(self, kept: bool = False, stirred: bool = True) -> None:
        """Show the present frame.

        Args:
            kept: whether what stands in the window may stay where it is right; else all is painted.
            stirred: whether more than the parts of a picture may have changed.
        """
        if self._unsettled is not None and self._old is not None:
            if stirred:  # what was covered since must not be seen for as long as the edge is dragged
                self._paint(self._old)
            fit_in(self._old.surface, self._window.surface)
            self._painter.forget()
        elif kept:
            painter = self._painter
            if not (painter.show(self._paint) if stirred or not painter.current else painter.refresh()):
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
            # what was on the window is gone: the picture to fit in is painted once more in the old size
            self._old = self._canvas_of(pygame.Surface(self._size))
            self._paint(self._old)
        self._unsettled = SETTLE

    def settle(self, dt: float) -> bool:
        """Bind a new canvas once the window's size rests; whether it did."""
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
