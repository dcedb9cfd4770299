"""Commands as tokens and views as arrays, in games of every kind played at random."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.hardening.origins import any_options
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer
from tortuga.kernel.game import Game, Spaces
from tortuga.kernel.timeline import playing
from tortuga.research.arrays import MAX_NUMBER, Alphabet, Decision, Observation, encoder

NAMES = ("tortuga2014", "tortuga1667", "bids")


@pytest.fixture(autouse=True)
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")


def moments(game: Game, seed: int) -> list[tuple[Any, int, Any, tuple[Any, ...]]]:
    """State, seat, view and legal commands of every decision of a random game."""
    rng, rules, found = random.Random(seed), game.rules, []
    options = any_options(game, rng)
    state = rules.start(options)

    def choose(seat: int, view: Any) -> Any:
        commands = tuple(rules.legal(state, seat))
        found.append((state, seat, view, commands))
        return rng.choice(commands)

    for step in playing(rules, state, Dealer(f"arrays {seed}"), choose):
        state = step.after
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_command_is_told_by_tokens_and_no_two_by_the_same(name: str) -> None:
    alphabet, rng = Alphabet(GAMES[name]), random.Random(1)
    for seed in range(3):
        for _, _, _, commands in moments(GAMES[name], seed):
            assert len({alphabet.spell(command) for command in commands}) == len(commands)
            wanted = rng.choice(commands)
            decision = Decision(alphabet, commands)
            while decision.command is None:
                spelled, at = alphabet.spell(wanted), len(decision.said)
                assert len(decision.tokens()) > 1, "what has no alternative is not asked"
                decision = decision.say(spelled[at])
            assert decision.command == wanted
            assert decision.tokens() == ()


def test_a_token_that_leads_nowhere_is_refused() -> None:
    alphabet = Alphabet(GAMES["tortuga2014"])
    _, _, _, commands = next(moment for moment in moments(GAMES["tortuga2014"], 1) if len(moment[3]) > 1)
    decision = Decision(alphabet, commands)
    wrong = next(token for token in range(len(alphabet)) if token not in decision.tokens())
    with pytest.raises(ValueError, match="no legal command"):
        decision.say(wrong)


@pytest.mark.parametrize("name", NAMES)
def test_an_array_tells_what_the_view_tells_and_nothing_hidden(name: str) -> None:
    game = GAMES[name]
    observation = Observation(game)
    array, again = np.empty((2, observation.size), np.float32)
    told = set()
    for state, seat, view, _ in moments(game, 4):
        observation.write(array, view, (3, 4))
        assert np.abs(array).max() < MAX_NUMBER
        assert array[-12:].tolist() == [4, 5] + [0] * 10
        observation.write(again, game.rules.observe(state, seat), (3, 4))
        assert (array == again).all()
        told.add(array.tobytes())
    assert len(told) > 10


def test_a_field_that_spaces_do_not_tell_of_is_named() -> None:
    with pytest.raises(LookupError, match="a length of boards"):
        encoder(GAMES["tortuga2014"].rules.view_type, Spaces({}, 1, range(1), skipped=frozenset({"options"})))
