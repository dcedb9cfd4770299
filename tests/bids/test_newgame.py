"""New game offers Bids as soon as two games are known: its options as data, and up to nine seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tortuga.app.draw.canvas import Canvas
from tortuga.app.registry import UIS
from tortuga.app.routes.play import Routes
from tortuga.app.scenes.newgame.options import HouseRulesScene
from tortuga.app.scenes.newgame.scene import NewGameScene


@pytest.fixture
def asked(house: Routes) -> Any:
    """New game, with Bids chosen."""
    scene = house.new_game()
    assert isinstance(scene, NewGameScene)
    assert scene.game.game == "tortuga2014"
    assert "game:bids" in ids(scene)
    scene.activate("game:bids")
    return scene


def ids(scene: Any) -> set[str]:
    """Everything that can be pressed."""
    return {item.id for item in scene.focusables()}


def test_nobody_is_asked_for_a_game_where_there_is_one(
    house: Routes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TORTUGA_GAMES")
    monkeypatch.setattr(UIS, "_built_in", {"tortuga2014": "tortuga.app.games.tortuga2014.ui:UI"})
    assert not [name for name in ids(house.new_game()) if name.startswith("game")]


def test_up_to_nine_sit_down_each_with_a_colour(asked: Any) -> None:
    for seats in (9, 2, 5):
        asked.activate(f"seats:{seats}")
        setup = asked.game.setup
        assert len(setup.seats) == len({seat.colour for seat in setup.seats}) == setup.options.seats == seats
        assert not asked.game.faults()


def test_captains_without_characters_are_asked_for_none(asked: Any) -> None:
    assert "seat1.level:mild" in ids(asked)
    assert not [name for name in ids(asked) if ".character" in name]
    assert "equals" not in ids(asked), "its levels were never measured"


def test_its_options_are_asked_as_data(asked: Any) -> None:
    asked.activate("seats:3")
    assert {"rounds:1", "rounds:5"} <= ids(asked)
    asked.activate("rounds:5")
    rules = asked.activate("house-rules").scene
    assert isinstance(rules, HouseRulesScene)
    rules.activate("penalties.0:on")
    rules.activate("done") if "done" in ids(rules) else rules.activate("back")
    options = asked.game.setup.options
    assert (options.seats, options.rounds) == (3, 5)
    assert options.penalties == (1, 2)


def test_a_game_is_begun_and_its_choices_are_remembered(asked: Any, house: Routes) -> None:
    asked.activate("seats:5")
    asked.activate("rounds:3")
    asked.activate("set-sail")
    (entry,) = house.records.entries()
    assert (entry.game, len(entry.seats)) == ("bids", 5)
    again = house.new_game()
    assert isinstance(again, NewGameScene)
    assert (again.game.game, len(again.game.seats), again.game.chosen["rounds"]) == ("bids", 5, 3)


@pytest.mark.parametrize("seats", [2, 4, 5, 9])
def test_it_is_drawn(asked: Any, seats: int, canvas_of: Callable[[tuple[int, int]], Canvas]) -> None:
    asked.activate(f"seats:{seats}")
    canvas = canvas_of((1280, 720))
    asked.fit(canvas)
    asked.draw(canvas)
