"""Pictures of every screen from fixed positions, without a window."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Collection, Generator, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pygame

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas, save_png
from tortuga.app.gameui.game import Shot
from tortuga.app.languages import LANGUAGES
from tortuga.app.registry import UIS, game_pictures
from tortuga.app.scene.protocol import Scene
from tortuga.app.stills.house import house_shots, learn_shots, still_context
from tortuga.app.stills.library import LIBRARY_SHOTS, log_shots
from tortuga.app.widgets.hints import draw_focus
from tortuga.locks import locked

_FOLDER = "tortuga-pictures"
"""The player's data folder in pictures; it always has the same name, as one of them shows it."""
_MAX_USERS = 99
_PATIENCE = 3600.0
"""Seconds to wait for another process that paints pictures."""


@contextmanager
def _alone() -> Iterator[Path]:
    """An empty folder for this process alone; not one that belongs to another user.

    Raises:
        OSError: there is none in the folder for temporary files.
    """
    for number in range(1, _MAX_USERS + 1):
        folder = Path(tempfile.gettempdir()) / (_FOLDER if number == 1 else f"{_FOLDER}-{number}")
        with ExitStack() as held:
            try:
                held.enter_context(locked(folder.with_suffix(".lock"), _PATIENCE))
            except PermissionError:
                continue
            if not folder.exists() or os.access(folder, os.W_OK):
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir(parents=True)
                held.callback(shutil.rmtree, folder, ignore_errors=True)
                yield folder
                return
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), tempfile.gettempdir())


def all_shots(game: str = "") -> Mapping[str, Shot]:
    """Name -> maker of every picture, further pages of the rules and steps of the lesson last.

    Args:
        game: which game is seen in them; "" = the first one.
    """
    name = game or next(iter(UIS))
    shots = {**house_shots(name), **LIBRARY_SHOTS, **log_shots(name), **UIS[name].shots}
    return {**shots, **{further: shot for further, shot in learn_shots(name).items() if further not in shots}}


def names(game: str = "") -> tuple[str, ...]:
    """The names of all pictures, in the order in which they are drawn."""
    return tuple(all_shots(game))


def paint(scenes: tuple[Scene, ...], canvas: Canvas) -> None:
    """Draw a stack of scenes as the stage would, at rest."""
    for scene in scenes:
        scene.fit(canvas)
        scene.enter()
    scenes[-1].update(0)
    for scene in scenes:
        scene.draw(canvas)
    draw_focus(canvas, scenes[-1])


def still_pictures(
    size: tuple[int, int] = (1920, 1080),
    language: str = "en",
    text_size: int = 100,
    game: str = "",
    only: Collection[str] = (),
) -> Generator[tuple[str, Scene, Canvas], None, None]:
    """Every picture with its name, the scene on top and what it was painted on, without a window.

    Args:
        text_size: percent, as in the settings.
        game: which game is seen in them; "" = the first one.
        only: which of `names` are drawn; none = all.

    Raises:
        ValueError: the language is not offered.
    """
    if language not in LANGUAGES:
        raise ValueError(language)
    # before the display is opened, so that no window ever appears
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("Tortuga", size)
    try:
        with _alone() as folder:
            art = Art(games=game_pictures())
            art.restyle(text_size / 100, False)
            for name, make in all_shots(game).items():
                if only and name not in only:
                    continue
                canvas = Canvas(pygame.Surface(size), art)
                scenes = make(still_context(folder, language).of(game or next(iter(UIS))))
                paint(scenes, canvas)
                yield name, scenes[-1], canvas
    finally:
        window.destroy()
        pygame.quit()


def take(
    folder: Path,
    size: tuple[int, int] = (1920, 1080),
    language: str = "en",
    text_size: int = 100,
    game: str = "",
    only: Collection[str] = (),
) -> list[Path]:
    """Write every picture as <name>.png into a folder; returns the files written. See `still_pictures`.

    Raises:
        OSError: the folder cannot be written.
        ValueError: the language is not offered.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    with closing(still_pictures(size, language, text_size, game, only)) as pictures:
        for name, _, canvas in pictures:
            path = folder / f"{name}.png"
            save_png(canvas.surface, path)
            written.append(path)
    return written
