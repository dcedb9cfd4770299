"""A game played by given players, without a session."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.hands.play import GAMES, begin, options
from tests.kernel import toy
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.errors import Refusal
from tortuga.kernel.timeline import playing


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("game", ["toy", "tortuga2014"])
def test_it_is_the_game_that_a_session_plays(game: str, count: int) -> None:
    rules = GAMES[game].rules
    session = begin(game, count, "alone")

    def choose(seat: int, view: Any) -> Any:
        assert seat == session.to_act()[0]
        assert view == session.observer(seat).view
        command = random.Random(session.length).choice(session.observer(seat).legal())
        session.submit(seat, command)
        return command

    steps = list(playing(rules, rules.start(options(game, count)), Dealer("alone"), choose))
    assert session.finished
    assert steps == list(session.whole_steps)


def test_a_choice_that_is_not_allowed_is_refused() -> None:
    rules = toy.RULES
    game = playing(rules, rules.start(toy.Options(2)), Dealer("s"), lambda _seat, _view: toy.Take(2))
    with pytest.raises(Refusal):
        list(game)


def test_rules_that_stand_still_are_named_without_what_is_hidden() -> None:
    """What is raised is shown, written down and copied into reports."""

    class Still(type(toy.RULES)):  # type: ignore[misc]
        def to_act(self, state: Any) -> tuple[int, ...]:
            return ()

        def automatic(self, state: Any) -> None:
            return None

    rules = Still()
    with pytest.raises(RuntimeError) as told:
        list(playing(rules, rules.start(toy.Options(2)), Dealer("s"), lambda _seat, _view: toy.Take(2)))
    assert rules.name in str(told.value)
    assert len(str(told.value)) < 60
