"""The window, the stage on it, and what is wired to both: art, pads, screen reader, settings."""

from __future__ import annotations

import logging

import pygame

from tortuga.app.accessible import AccessKit, open_speaker
from tortuga.app.art import Art
from tortuga.app.atonce import AtOnce, dress
from tortuga.app.canvas import Canvas
from tortuga.app.hearing import Hearing
from tortuga.app.input import Bindings
from tortuga.app.reader import Reader
from tortuga.app.scene import Scene
from tortuga.app.settings import Settings, SettingsStore
from tortuga.app.stage import Stage
from tortuga.app.window import Window, fitting
from tortuga.paths import assets_dir

_TITLE = "Tortuga"
_ICON = "icons/icon_256.png"
_log = logging.getLogger(__name__)


def make_stage(first: Scene, settings: SettingsStore, keys: Bindings, hearing: Hearing) -> Stage:
    """The window as the player left it, with a stage on it."""
    now = settings.now
    icon_file = assets_dir() / _ICON
    icon = pygame.image.load(icon_file) if icon_file.is_file() else None
    speakers: list[AccessKit | None] = []
    chosen = now.place is not None or now.window != Settings().window
    window = Window(
        _TITLE,
        now.window if chosen else fitting(now.window, pygame.display.get_desktop_sizes()),
        place=now.place,
        fullscreen=now.fullscreen,
        icon=icon,
        prepare=lambda handle: speakers.append(open_speaker(handle, _TITLE)),
    )
    art = Art()
    dress(art, now)

    def switched(fullscreen: bool) -> None:
        try_change(settings, fullscreen=fullscreen)

    stage = Stage(window, lambda surface: Canvas(surface, art), keys, first, switched, hearing)
    settings.watch(AtOnce(stage, art))
    stage.pads.begin()
    if speakers[0] is not None:
        stage.reader = Reader(speakers[0])
        stage.reader.on = now.screen_reader
    return stage


def put_away(stage: Stage, settings: SettingsStore) -> None:
    """Remember where the window was, and take it away."""
    if stage.reader is not None:
        stage.reader.close()
    window = stage.window
    size = window.windowed_size if window.fullscreen else window.size
    if (size, window.place) != (settings.now.window, settings.now.place):
        try_change(settings, window=size, place=window.place)
    window.close()


def try_change(settings: SettingsStore, **changes: object) -> None:
    """Keep something of no weight; that nothing can be written is told elsewhere."""
    try:
        settings.change(**changes)
    except OSError as error:
        _log.warning("settings not kept: %s", error)
