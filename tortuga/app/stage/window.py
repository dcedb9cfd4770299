"""The window: resizable, at least 1280 x 720 if there is room, borderless fullscreen."""

from __future__ import annotations

import logging
import time
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate

import pygame

from tortuga.app.settings import MIN_SIZE, SMALL_SCREEN_MIN

_log = logging.getLogger(__name__)
ROOM = 0.92
"""Largest share of a screen that a window takes unasked."""
SETTLED_AFTER = 0.5
"""Seconds after which the desktop has placed a window and its frame."""
_MAX_FRAME = 80
"""Tallest title bar in pixels; a larger offset means the desktop moved the window."""


class Window:
    """One real window and its surface.

    Args:
        title: shown in the title bar.
        size: pixels; raised to `MIN_SIZE`, or on a smaller screen to `SMALL_SCREEN_MIN`.
        place: upper left corner on the desktop; in the middle when None; clamped to the
            screens that are there, and so is its size then.
        fullscreen: start borderless over the whole desktop.
        maximized: start as large as the desktop lets a window be.
        icon: picture of the task bar.
        prepare: called with the system's window handle before the window is first shown.
    """

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        *,
        place: tuple[int, int] | None = None,
        fullscreen: bool = False,
        maximized: bool = False,
        icon: pygame.Surface | None = None,
        prepare: Callable[[int], None] | None = None,
    ) -> None:
        screens = pygame.display.get_desktop_sizes()
        least = min(map(least_on, screens), default=MIN_SIZE)
        size = (max(least[0], size[0]), max(least[1], size[1]))
        if place is not None and screens:
            place, size = clamped(place, size, screens)
        self._window = pygame.Window(title, size, resizable=True, hidden=prepare is not None)
        self._window.minimum_size = least
        if place is not None:
            self._window.position = place
        if icon is not None:
            self._window.set_icon(icon)
        self.windowed_size = size
        self._requested_place = self._windowed_place = self._window.position
        self._frame: tuple[int, int] | None = None
        """Offset of the inside from the requested position; None until the window has settled."""
        self._shape = (size, self._requested_place)
        self._changed = time.monotonic()
        self.maximized = False
        self.fullscreen = False
        self._hand = False
        if prepare is not None:
            prepare(int(self._window.handle))
            self._window.show()
        if maximized:
            self._window.maximize()
            self.maximized = True  # not every desktop reports it
        if fullscreen:
            self.toggle_fullscreen()

    @property
    def surface(self) -> pygame.Surface:
        """The surface to draw on; a resize changes it in place."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Pixels."""
        return self._window.get_surface().get_size()

    @property
    def place(self) -> tuple[int, int]:
        """Upper left corner on the desktop, including the frame, when neither fullscreen nor maximized.

        The window is opened here next time; the desktop then reports where its inside is.
        """
        if self.fullscreen or self.maximized:
            return self._windowed_place
        return self._framed(self._window.position)

    def _framed(self, inside: tuple[int, int]) -> tuple[int, int]:
        left, top = self._frame or (0, 0)
        return inside[0] - left, inside[1] - top

    @property
    def kept_size(self) -> tuple[int, int]:
        """Pixels when it is neither fullscreen nor maximized."""
        return self.windowed_size if self.fullscreen or self.maximized else self.size

    def event(self, event: pygame.event.Event) -> None:
        """Handle events about the window's state."""
        if event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self.maximized = event.type == pygame.WINDOWMAXIMIZED

    def look(self) -> None:
        """Once a frame: remember size and place after they settle; maximizing would lose them."""
        now, shape = time.monotonic(), (self.size, self._window.position)
        if shape != self._shape:
            self._shape, self._changed = shape, now
        if now - self._changed < SETTLED_AFTER or self.fullscreen or self.maximized:
            return
        if self._frame is None:
            frame = shape[1][0] - self._requested_place[0], shape[1][1] - self._requested_place[1]
            self._frame = frame if all(0 <= side <= _MAX_FRAME for side in frame) else (0, 0)
        self.windowed_size, self._windowed_place = shape[0], self._framed(shape[1])

    @property
    def focused(self) -> bool:
        """Whether the window has the keyboard."""
        return bool(self._window.focused)

    def resize(self, size: tuple[int, int]) -> None:
        """Set the window's size; while fullscreen, the size to return to."""
        if not self.fullscreen:
            self._window.size = size
        self.windowed_size = size

    def toggle_fullscreen(self) -> None:
        """Switch between window and borderless fullscreen; the window's old size is restored."""
        if self.fullscreen:
            self._window.set_windowed()
            self._window.size = self.windowed_size
            self._window.position = self._windowed_place
        else:
            self.windowed_size, self._windowed_place = self.kept_size, self.place
            self._window.set_fullscreen(desktop=True)
        self.fullscreen = not self.fullscreen

    def point(self, hand: bool) -> None:
        """Show the hand pointer, or the arrow."""
        if hand == self._hand:
            return
        self._hand = hand
        try:
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW)
        except pygame.error as error:
            # no system pointers (headless); controls still light up under the pointer
            _log.debug("pointer: %s", error)

    def flip(self) -> None:
        """Show the drawn frame."""
        self._window.flip()

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()


def fitting(size: tuple[int, int], screens: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Default size of a window: it fits the screen and leaves room for the desktop's bars."""
    wide, high = screens[0]
    scale = min(1.0, ROOM * wide / size[0], ROOM * high / size[1])
    least = least_on(screens[0])
    return max(least[0], int(size[0] * scale)), max(least[1], int(size[1] * scale))


def least_on(screen: tuple[int, int]) -> tuple[int, int]:
    """The smallest window on a screen."""
    return MIN_SIZE if screen[0] >= MIN_SIZE[0] and screen[1] >= MIN_SIZE[1] else SMALL_SCREEN_MIN


def clamped(
    place: tuple[int, int], size: tuple[int, int], screens: Sequence[tuple[int, int]]
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Place and size of a remembered window, moved so that all of it is on a screen.

    SDL reports the sizes of all screens but not their arrangement; side by side is the most common.
    """
    edges = list(accumulate((wide for wide, _ in screens), initial=0))
    middle = min(max(place[0] + size[0] // 2, 0), edges[-1] - 1)
    screen = bisect_right(edges, middle) - 1
    least = least_on(screens[screen])
    width = max(least[0], min(size[0], screens[screen][0]))
    height = max(least[1], min(size[1], screens[screen][1]))
    left = max(0, min(place[0], edges[-1] - width))
    top = max(0, min(place[1], screens[screen][1] - height))
    return (left, top), (width, height)


def system_languages() -> tuple[str, ...]:
    """The languages set in the system, preferred first."""
    return tuple(locale["language"] or "" for locale in pygame.system.get_pref_locales())
