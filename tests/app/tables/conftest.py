from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator

import pygame
import pytest

from tortuga.app.art import Art
from tortuga.app.canvas import Canvas
from tortuga.app.text import Text

SIZE = (1280, 720)


@pytest.fixture(scope="session")
def art() -> Iterator[Art]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    yield Art()
    pygame.display.quit()


@pytest.fixture(scope="session")
def text() -> Text:
    return Text("en")


@pytest.fixture
def canvas(art: Art) -> Canvas:
    return Canvas(pygame.Surface(SIZE, 0, 32), art)
