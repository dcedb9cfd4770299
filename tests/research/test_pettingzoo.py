"""The environment stands PettingZoo's own tests, for every game."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from tortuga.games import GAMES
from tortuga.kernel.errors import Refusal
from tortuga.kernel.log.format import dump
from tortuga.kernel.verify import verify
from tortuga.research.aec import TableEnv

pytestmark = pytest.mark.filterwarnings("ignore")  # of the framework: what it thinks of dictionaries

NAMES = ("tortuga2014", "tortuga1667", "bids")


@pytest.fixture(autouse=True)
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")


def played(env: TableEnv, seed: int) -> list[float]:
    """Rewards by seat of a game at random; they are told once, at its end."""
    env.reset(seed=seed)
    rng, got = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, done, _, info = env.last()
        got[agent] += reward
        assert info["view"].seat == env.possible_agents.index(agent)
        env.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return list(got.values())


@pytest.mark.parametrize("name", NAMES)
def test_its_own_tests(name: str) -> None:
    api_test(TableEnv(name), num_cycles=20)
    seed_test(partial(TableEnv, name), num_cycles=20)


@pytest.mark.usefixtures("display")
def test_its_own_test_of_pictures() -> None:
    render_test(partial(TableEnv, "bids", size=(320, 180)))


@pytest.mark.parametrize(("name", "seats"), [("tortuga2014", 3), ("tortuga1667", 5), ("bids", 2)])
def test_a_game_ends_with_rewards_that_add_up_to_nothing_and_a_log_that_verifies(
    name: str, seats: int
) -> None:
    env = TableEnv(name, seats)
    rewards = played(env, 3)
    assert sum(rewards) == pytest.approx(0)
    assert rewards == played(env, 3)
    first = env.log
    assert verify(dump(first), GAMES).fault is None
    env.reset()
    assert env.log.header.commitment != first.header.commitment, "the next game is another one"


def test_options_are_those_of_the_game() -> None:
    assert TableEnv("tortuga2014", 2, {"target": 8}).seat_specs()[0].player == "agent"
    with pytest.raises(Refusal):
        TableEnv("tortuga2014", 2, {"target": 7})
