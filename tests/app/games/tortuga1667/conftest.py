"""What the tests of the 1667 table share."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.app.games.tortuga1667.table import Harbour
from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.art import Art
from tortuga.app.games.tortuga1667.palette import PICTURES


@pytest.fixture(scope="session")
def art(display: None) -> Art:
    """The common pictures with those of the game."""
    hidden = pygame.Window("art", (64, 64), hidden=True)
    made = Art(games=[PICTURES])
    made._keeper = hidden  # type: ignore[attr-defined]  # surfaces are converted for a window that lives on
    return made


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Harbour:
    monkeypatch.setattr(Thinking, "warm_up", lambda _self: None)
    return Harbour(tmp_path)
