"""A window without a screen, and the house with Bids plugged in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.app.conftest import canvas_of, display, set_stage
from tests.bids.palette import PICTURES
from tests.bids.play import played
from tortuga.app.draw.art import Art
from tortuga.app.games.tortuga2014.palette import PICTURES as DICE
from tortuga.app.input.bindings import Bindings
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import Routes
from tortuga.app.settings import SettingsStore
from tortuga.app.text import Text
from tortuga.kernel.library.library import Library
from tortuga.kernel.log.format import dump

__all__ = ["canvas_of", "display", "set_stage"]


@pytest.fixture(scope="session")
def art(display: None) -> Art:
    """The pictures of the house with those of the game."""
    hidden = pygame.Window("art", (64, 64), hidden=True)
    made = Art(games=[DICE, PICTURES])
    made._keeper = hidden  # type: ignore[attr-defined]  # surfaces are converted for a window that lives on
    return made


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment of somebody who has the game."""
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")


@pytest.fixture
def house(plugged: None, tmp_path: Path) -> Iterator[Routes]:
    """The house, all its ways open; nothing moves."""
    settings = SettingsStore(tmp_path)
    settings.lend(speed="off")
    with Library(tmp_path / "data") as library:
        yield Routes(library, Text("en"), settings, Bindings(games=game_keys()))


@pytest.fixture
def kept(house: Routes, tmp_path: Path) -> int:
    """A finished game of five seats in the library."""
    (tmp_path / "game.jsonl").write_bytes(dump(played(5, 2).log))
    return house.records.import_log(tmp_path / "game.jsonl")
