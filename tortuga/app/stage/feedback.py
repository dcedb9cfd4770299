"""What the stage has to do with sound: the mute key, devices that come and go, and the words about them."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pygame

from tortuga.app.draw.canvas import Canvas
from tortuga.app.scene.protocol import Sentence
from tortuga.app.sound.sound import Silence
from tortuga.app.widgets.toast import Toasts
from tortuga.kernel.errors import Notice

_log = logging.getLogger(__name__)

_DEVICES = frozenset((pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED))
_PLACE = (960.0, 44.0)


def _plain(message: str, **_args: object) -> str:
    return message


class AudioFeedback:
    """The stage's ears.

    Args:
        sound: what plays.
        say: the language of the moment, text id -> words.
    """

    def __init__(self, sound: Silence | None = None, say: Callable[..., str] = _plain) -> None:
        self.sound = sound or Silence()
        self._say = say
        self._toasts = Toasts(_PLACE)

    @property
    def warning(self) -> str:
        """The message that is shown now, "" for none."""
        return self._toasts.text

    @property
    def spoken(self) -> tuple[Sentence, ...]:
        """The message that is shown now, for a screen reader."""
        return self._toasts.spoken

    def toggle_mute(self) -> None:
        """The key was pressed: mute or unmute, and tell so."""
        try:
            muted = self.sound.toggle_mute()
        except OSError as error:
            _log.warning("mute not kept: %s", error)
            muted = self.sound.muted
        self._toasts.show(
            self._say("sound-muted" if muted else "sound-heard"), icon="cancel" if muted else "speaker"
        )

    def tell(self, notice: Notice, icon: str = "info") -> None:
        """Say something in passing, over whatever is shown."""
        self._toasts.show(self._say(notice.id, **notice.args), icon=icon)

    def event(self, event: pygame.event.Event) -> None:
        """Look at any event for devices."""
        if event.type in _DEVICES:
            self.sound.event(event)

    def update(self, dt: float, focused: bool) -> None:
        """`dt` seconds passed and a frame was shown."""
        self._toasts.update(dt)
        self.sound.update(dt, focused)
        notice = self.sound.take_notice()
        if notice is not None:
            self._toasts.show(self._say(notice.id), "warn", "cancel")

    def draw(self, canvas: Canvas) -> None:
        """Paint the message over everything."""
        self._toasts.draw(canvas)
