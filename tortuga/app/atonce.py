"""What a change of the settings does to the running game: it holds at once, without a button for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.app.settings import Settings

if TYPE_CHECKING:
    from tortuga.app.art import Art
    from tortuga.app.stage import Stage


def dress(art: Art, settings: Settings) -> bool:
    """Give words the size and letters of the settings; True when they look different now."""
    return art.restyle(settings.text_size / 100, settings.readable_font)


class AtOnce:
    """A watcher of the settings (`SettingsStore.watch`)."""

    def __init__(self, stage: Stage, art: Art) -> None:
        self._stage = stage
        self._art = art

    def __call__(self, before: Settings, after: Settings) -> None:
        """Take over what differs."""
        window = self._stage.window
        if after.fullscreen != before.fullscreen and after.fullscreen != window.fullscreen:
            self._stage.toggle_fullscreen()
        if after.window != before.window and after.window != window.size:
            window.resize(after.window)
        if self._stage.reader is not None:
            self._stage.reader.on = after.screen_reader
        if dress(self._art, after) or after.language != before.language:
            self._stage.refit()
