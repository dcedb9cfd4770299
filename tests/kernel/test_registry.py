"""Registries: found when asked for, and further games by the environment alone."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.kernel import toy
from tortuga.games import GAMES
from tortuga.kernel.game import Game
from tortuga.kernel.registry import GAMES_VARIABLE, Registry


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    program = """
import sys
from tortuga.games import GAMES
assert list(GAMES) == ["tortuga2014", "tortuga1667"] and "tortuga2014" in GAMES and len(GAMES) == 2
print("tortuga.games.tortuga2014.rules" in sys.modules)
GAMES["tortuga2014"]
print("tortuga.games.tortuga2014.rules" in sys.modules)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "True"]


def test_an_unknown_game_is_a_key_error() -> None:
    assert "chess" not in GAMES
    assert GAMES.get("chess") is None
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_the_environment_names_further_games(monkeypatch: pytest.MonkeyPatch) -> None:
    games: Registry[Game] = Registry({"first": "tests.kernel.toy:GAME"}, "toy:GAME")
    assert list(games) == ["first"]
    monkeypatch.setenv(GAMES_VARIABLE, "toy=tests.kernel, other = tests.kernel")
    assert list(games) == ["first", "toy", "other"]
    assert games["toy"] is games["other"] is games["first"] is toy.GAME
    monkeypatch.delenv(GAMES_VARIABLE)
    assert list(games) == ["first"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_known_by_the_name_of_its_rules(name: str) -> None:
    game = GAMES[name]
    assert game.name == game.rules.name == name
    assert len(set(game.colours)) == len(game.colours) >= game.seats[-1]
