"""Pictures of every screen from fixed positions, without a window."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

import pygame

from tortuga.app.art import Art
from tortuga.app.canvas import Canvas
from tortuga.app.learnshots import FURTHER_SHOTS, LEARN_SHOTS
from tortuga.app.libraryshots import LIBRARY_SHOTS
from tortuga.app.scene import Scene
from tortuga.app.shots import SCENE_SHOTS, Shot, still_context
from tortuga.app.tableshots import TABLE_SHOTS
from tortuga.app.text import LANGUAGES
from tortuga.app.widgets.hints import draw_focus


def all_shots() -> Mapping[str, Shot]:
    """Name -> maker of every picture; of further pages of the rules see `FURTHER_SHOTS`."""
    return {**SCENE_SHOTS, **LIBRARY_SHOTS, **TABLE_SHOTS, **LEARN_SHOTS}


def paint(scenes: tuple[Scene, ...], canvas: Canvas) -> None:
    """Draw a stack of scenes as the stage would, at rest."""
    for scene in scenes:
        scene.fit(canvas)
        scene.enter()
    scenes[-1].update(0)
    for scene in scenes:
        scene.draw(canvas)
    draw_focus(canvas, scenes[-1])


def take(
    folder: Path, size: tuple[int, int] = (1920, 1080), language: str = "en", text_size: int = 100
) -> list[Path]:
    """Write every picture as <name>.png into a folder; the files written.

    Args:
        text_size: percent, as in the settings.

    Raises:
        OSError: the folder cannot be written.
        ValueError: the language is not offered.
    """
    if language not in LANGUAGES:
        raise ValueError(language)
    # before the display is opened: no window appears, on no machine
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    window = pygame.Window("Tortuga", size)
    written: list[Path] = []
    try:
        with tempfile.TemporaryDirectory() as data:
            art = Art()
            art.restyle(text_size / 100, False)
            for name, make in {**all_shots(), **FURTHER_SHOTS}.items():
                canvas = Canvas(pygame.Surface(size), art)
                paint(make(still_context(Path(data), language)), canvas)
                path = folder / f"{name}.png"
                pygame.image.save(canvas.surface, path)
                written.append(path)
    finally:
        window.destroy()
        pygame.quit()
    return written
