"""No game of a simulation is played twice, and its intervals know it."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from ai.arena.play import dice_of, seating, simulate

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    "players",
    [
        ("random", "random"),
        ("greedy", "greedy", "greedy"),
        ("random", "greedy", "random", "greedy"),
        ("random", "random", "greedy", "greedy"),
        ("random", "greedy", "greedy"),
    ],
)
def test_no_game_is_played_twice(players: tuple[str, ...], tmp_path: Path) -> None:
    games = 24
    simulate("tortuga2014", players, games, seed="twins", save=tmp_path)
    assert len({path.read_bytes() for path in tmp_path.iterdir()}) == games
    tables = {
        (
            dice_of(players, game),
            tuple(players[seating(len(players), game).index(seat)] for seat in range(len(players))),
        )
        for game in range(200)
    }
    assert len(tables) == 200


def test_different_players_have_the_dice_they_always_had() -> None:
    for game in range(60):
        assert dice_of(("a", "b", "c"), game) == (game // 3,)
        assert dice_of(("a", "b", "b"), game) == (game // 3,)


def test_the_interval_of_twins_is_as_wide_as_that_of_as_many_coin_tosses() -> None:
    games = 200
    first = simulate("tortuga2014", ("random", "random"), games, seed="wide").players[0]
    width = first.ci95[1] - first.ci95[0]
    assert width > 0.8 * 2 * 1.96 * math.sqrt(0.25 / games)
