"""The weakest level, the strongest, and every player of the panel play every option of their game."""

from __future__ import annotations

from itertools import cycle, islice, zip_longest
from typing import Any

import pytest

from ai.arena.play import play, seated
from ai.captains import players
from ai.registry import CAPTAINS
from tests.hands.hurry import hurry
from tortuga.games import GAMES
from tortuga.kernel.game import Option

pytestmark = pytest.mark.slow


def wishes() -> list[tuple[str, dict[str, Any]]]:
    """Games, and what is unusual in them: every value of every option, two at a time."""
    found: list[tuple[str, dict[str, Any]]] = [(name, {}) for name in GAMES]
    for name, game in GAMES.items():
        wished = [
            {option.field: value}
            for option in game.options
            for value in ([option.values] if option.many else option.values)
            if value not in (option.default, ())
        ]
        half = len(wished) // 2
        for one, other in zip_longest(wished[:half], wished[half:], fillvalue={}):
            found += [(name, one), (name, other)] if one.keys() & other else [(name, one | other)]
    return [*found, ("tortuga1667", {"edition": "v2", "setup": "advanced", "talk": "on"})]


def fitting(option: Option, wish: Any, seats: int) -> tuple[str, Any]:
    """An option and its wished value, or what of it so many seats can have."""
    if option.locked is None:
        return option.field, wish
    if option.many:
        return option.field, tuple(value for value in wish if not option.locked(value, seats))
    return option.field, option.default if option.locked(wish, seats) else wish


def various(name: str) -> list[str]:
    """Players that differ in more than numbers: levels in between are the same engine."""
    between = CAPTAINS[name].levels[1:-1]
    return [player for player in players(CAPTAINS[name]) if player not in between]


def few(seats: tuple[int, ...]) -> tuple[int, ...]:
    """The fewest and the most: enough for every player to have a seat."""
    return seats[0], seats[-1]


def test_every_player_has_a_seat() -> None:
    for name, game in GAMES.items():
        assert sum(few(game.seats)) >= len(various(name))


@pytest.mark.parametrize(("name", "wish"), wishes(), ids=str)
def test_every_player_plays_every_option(
    name: str, wish: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    game = GAMES[name]
    turns = cycle(various(name))
    for seats in few(game.seats):
        wanted = [option for option in game.options if option.field in wish]
        chosen = dict(fitting(option, wish[option.field], seats) for option in wanted)
        names = list(islice(turns, seats))
        options = game.make(seats, chosen)
        played = play(seated(CAPTAINS[name], names, "a"), game.rules, options, "a")
        assert game.rules.outcome(played.state) == played.outcome
