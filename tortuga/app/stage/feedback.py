"""Sound on the stage: the mute key, audio devices that come and go, and short messages about them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tortuga.app.input.bindings import MUTES
from tortuga.app.sound.sound import Silence
from tortuga.app.widgets.toast import Toasts
from tortuga.kernel.errors import Notice

_DEVICES = frozenset((pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED))
_PLACE = (960.0, 44.0)


def _plain(message: str, **_args: object) -> str:
    return message


class AudioFeedback:
    """Plays sounds and shows short messages.

    Args:
        sound: the sound service.
        say: words a message in the current language.
    """

    def __init__(self, sound: Silence | None = None, say: Callable[..., str] = _plain) -> None:
        self.sound = sound or Silence()
        self._say = say
        self.toasts = Toasts(_PLACE)
        """The short messages."""

    def press(self, action: str | None) -> bool:
        """Obey a key of `MUTES`; whether it was one."""
        if action is None or action not in MUTES:
            return False
        if self.sound.toggle(MUTES[action]):
            self.toasts.show(self._say(f"action-{action}-on"), icon="cancel")
        else:
            self.toasts.show(self._say(f"action-{action}-off"), icon="speaker")
        return True

    def tell(self, notice: Notice, icon: str = "info") -> None:
        """Show a short message over any scene."""
        self.toasts.show(self._say(notice.id, **notice.args), icon=icon)

    def event(self, event: pygame.event.Event) -> None:
        """Handle events of audio devices."""
        if event.type in _DEVICES:
            self.sound.event(event)

    def update(self, dt: float, focused: bool) -> None:
        """A frame was shown after `dt` seconds."""
        self.toasts.update(dt)
        self.sound.update(dt, focused)
        notice = self.sound.take_notice()
        if notice is not None:
            self.toasts.show(self._say(notice.id), "warn", "cancel")
