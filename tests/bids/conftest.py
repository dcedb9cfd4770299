"""A window without a screen, and the program with Bids plugged in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tests.app.conftest import Hands, canvas_of, display, set_stage
from tests.bids.palette import PICTURES
from tests.bids.pieces import Options
from tests.bids.play import played
from tests.bids.rules import RULES
from tests.hands.bids import SetStage
from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.art import Art
from tortuga.app.games.tortuga2014.palette import PICTURES as DICE
from tortuga.app.input.bindings import Bindings
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import Routes
from tortuga.app.settings import SettingsStore
from tortuga.app.text import Text
from tortuga.kernel.library.library import Library
from tortuga.kernel.log.format import dump
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session

__all__ = ["canvas_of", "display", "set_stage"]


@pytest.fixture(scope="session")
def art(display: None) -> Art:
    """The common pictures with those of the game."""
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
    """The house with all its routes; nothing moves."""
    settings = SettingsStore(tmp_path)
    settings.lend(speed="off")
    with Library(tmp_path / "data") as library:
        yield Routes(library, Text("en"), settings, Bindings(games=game_keys()))


@pytest.fixture
def kept(house: Routes, tmp_path: Path) -> int:
    """The number of a finished game of five seats in the library."""
    (tmp_path / "game.jsonl").write_bytes(dump(played(5, 2).log))
    return house.records.import_log(tmp_path / "game.jsonl")


@pytest.fixture
def sit(house: Routes, set_stage: SetStage, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Hands]:
    """Sets a table for these seats, with a new game in the library."""
    monkeypatch.setattr(Thinking, "warm_up", lambda _self: None)

    def sit_down(seats: tuple[SeatSpec, ...], rounds: int = 1) -> Hands:
        store = house.records.library.new_game()
        session = Session.new(RULES, Options(len(seats), rounds), seats, "at the table", store)
        return set_stage(house.table(session))

    return sit_down
