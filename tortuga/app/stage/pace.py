"""The pace of the loop: sixty frames a second, fewer while nobody does anything."""

from __future__ import annotations

import pygame

from tortuga.app.input.pad import is_drift

FPS = 60
IDLE_FPS = 15
STILL_FPS = 4
"""Of a picture that only an input changes: what else there is, fades of sound, can wait so long."""
# nothing pressed or moved for so long, and nothing on the stage moves: the loop slows down
IDLE_AFTER = 3.0
BREATHING_FPS = 8
"""Of light on the water and palms in the wind, while nobody does anything."""
STRETCH = 8
"""So many frames of a scene at rest may go by before one is looked at whole."""
_MOMENT = 0.25

_INPUTS = frozenset(
    (
        pygame.KEYDOWN,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.TEXTINPUT,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERAXISMOTION,
    )
)


class Pace:
    """Lets time pass between two frames."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()
        self._quiet = 0.0

    def heard(self, event: pygame.event.Event) -> None:
        """An event came."""
        if event.type in _INPUTS and not is_drift(event):
            self._quiet = 0.0

    def passed(self, dt: float) -> None:
        """`dt` seconds passed."""
        self._quiet += dt

    @property
    def rests(self) -> bool:
        """Whether nothing was done for a moment, while the frames still come quickly."""
        return _MOMENT < self._quiet <= IDLE_AFTER

    @property
    def idles(self) -> bool:
        """Whether nothing was done for so long that the frames come slowly."""
        return self._quiet > IDLE_AFTER

    def wait(self, moves: bool, fps: int, focused: bool) -> tuple[float, list[pygame.event.Event]]:
        """Until the next frame is due, or something happens; the seconds that took, and what happened.

        Args:
            moves: whether something moves that is to be seen moving.
            fps: frames a second that are enough while nobody does anything.
            focused: whether the window has the keyboard.
        """
        if focused and (moves or not self.idles):
            return self._clock.tick(FPS) / 1000, []
        first = _next_event(1000 // fps)
        self._clock.tick(FPS)
        return self._clock.get_time() / 1000, [first] if first.type != pygame.NOEVENT else []


def _next_event(patience: int) -> pygame.event.Event:
    """The next event, or none after so many milliseconds.

    `pygame.event.wait` wakes a thousand times a second to look, which alone costs a hundredth of a core; as
    often as frames are shown is enough for the first key after a pause to be answered as at any time.
    """
    end = pygame.time.get_ticks() + patience
    while True:
        first = pygame.event.poll()
        if first.type != pygame.NOEVENT or pygame.time.get_ticks() >= end:
            return first
        pygame.time.wait(1000 // FPS)
