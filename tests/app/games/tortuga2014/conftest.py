from __future__ import annotations

import pygame
import pytest

from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.text import Text

SIZE = (1280, 720)


@pytest.fixture(scope="session")
def text() -> Text:
    return Text("en").of("tortuga2014")


@pytest.fixture
def canvas(art: Art) -> Canvas:
    return Canvas(pygame.Surface(SIZE, 0, 32), art)
