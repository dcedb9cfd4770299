"""The window, the stage on it, and what is wired to both: art, pads, screen reader, settings."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.seatcolour import GamePictures
from tortuga.app.input.bindings import Bindings
from tortuga.app.scene.protocol import Scene
from tortuga.app.settings import Settings, SettingsStore
from tortuga.app.stage.feedback import Hearing
from tortuga.app.stage.reader import Reader
from tortuga.app.stage.screenreader import AccessKit, open_speaker
from tortuga.app.stage.stage import Stage
from tortuga.app.stage.window import Window, fitting
from tortuga.app.widgets.entry import listen
from tortuga.paths import assets_dir

_TITLE = "Tortuga"
_ICON = "icons/icon_256.png"
_log = logging.getLogger(__name__)


def make_stage(
    first: Scene,
    settings: SettingsStore,
    keys: Bindings,
    hearing: Hearing,
    games: Iterable[GamePictures],
    ground: str = "",
) -> Stage:
    """The window as the player left it, with a stage on it, and the pictures of all games.

    `ground`, if any, is the backdrop of the first scene: it is read while the system opens the window.
    """
    now = settings.now
    icon_file = assets_dir() / _ICON
    icon = pygame.image.load(icon_file) if icon_file.is_file() else None
    speakers: list[AccessKit | None] = []
    size, chosen = now.window, now.place is not None or now.window != Settings().window
    if not chosen:
        size = fitting(size, pygame.display.get_desktop_sizes())
        settings.lend(window=size)  # the settings tell how large it is, not how large it might be
    art = Art(games=games)
    dress(art, now)
    art.fit(size)
    if ground:
        art.backdrop_ahead(ground)
    window = Window(
        _TITLE,
        size,
        place=now.place,
        fullscreen=now.fullscreen,
        maximized=now.maximized,
        icon=icon,
        prepare=lambda handle: speakers.append(open_speaker(handle, _TITLE)),
    )

    def switched(fullscreen: bool) -> None:
        try_change(settings, fullscreen=fullscreen)

    stage = Stage(window, lambda surface: Canvas(surface, art), keys, first, switched, hearing)
    settings.watch(LiveSettings(stage, art))
    listen(None)  # until a field has the focus
    stage.pads.begin()
    if speakers[0] is not None:
        stage.reader = Reader(speakers[0])
        stage.reader.on = now.screen_reader
    return stage


def put_away(stage: Stage, settings: SettingsStore) -> None:
    """Remember where the window was, and take it away."""
    if stage.reader is not None:
        stage.reader.close()
    stage.canvas.art.close()
    window = stage.window
    now = settings.now
    kept = (window.kept_size, window.place, window.maximized)
    if kept != (now.window, now.place, now.maximized):
        try_change(settings, window=window.kept_size, place=window.place, maximized=window.maximized)
    window.close()


def try_change(settings: SettingsStore, **changes: object) -> None:
    """Keep something of no weight; that nothing can be written is told elsewhere."""
    try:
        settings.change(**changes)
    except OSError as error:
        _log.warning("settings not kept: %s", error)


def dress(art: Art, settings: Settings) -> bool:
    """Give words the size and letters of the settings; True when they look different now."""
    return art.restyle(settings.text_size / 100, settings.readable_font)


class LiveSettings:
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
