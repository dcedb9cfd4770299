"""A window without a screen, and the house with Bids plugged in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.conftest import art, canvas_of, display, set_stage
from tests.bids.play import played
from tortuga.app.input.bindings import Bindings
from tortuga.app.routes import Routes
from tortuga.app.settings import SettingsStore
from tortuga.app.text import Text
from tortuga.kernel.library.library import Library
from tortuga.kernel.log.format import dump

__all__ = ["art", "canvas_of", "display", "set_stage"]


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
        yield Routes(library, Text("en"), settings, Bindings())


@pytest.fixture
def kept(house: Routes, tmp_path: Path) -> int:
    """A finished game of five seats in the library."""
    (tmp_path / "game.jsonl").write_bytes(dump(played(5, 2).log))
    return house.records.import_log(tmp_path / "game.jsonl")
