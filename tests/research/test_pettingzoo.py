"""The environment stands PettingZoo's own tests, for every game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from tortuga.games import GAMES
from tortuga.kernel.errors import Refusal
from tortuga.kernel.log.format import dump
from tortuga.kernel.verify import verify
from tortuga.research.aec import TableEnv

pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.slow]
"""What the framework thinks of dictionaries is its own affair."""

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


@pytest.mark.usefixtures("display")
def test_a_window_shows_every_move() -> None:
    shown = TableEnv("tortuga2014", render_mode="human", size=(320, 180))
    array = TableEnv("tortuga2014", render_mode="rgb_array", size=(320, 180))
    try:
        for env in (shown, array):
            env.reset(seed=1)
        before = None
        for _ in range(4):
            assert shown._painter is not None
            pixels = shown._painter.pixels()
            assert (pixels == array.render()).all()
            assert before is None or (pixels != before).any()
            before = pixels
            for env in (shown, array):
                told = len(env.log.events)
                while len(env.log.events) == told:
                    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    finally:
        shown.close()
        array.close()


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


COPIERS = pytest.mark.parametrize("copier", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])


@COPIERS
@pytest.mark.parametrize("name", NAMES)
def test_an_environment_is_copied_before_a_game(copier: Callable[[Any], Any], name: str) -> None:
    env = TableEnv(name, render_mode="rgb_array")
    assert played(copier(env), 4) == played(env, 4)


@COPIERS
@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_on_from_the_same_moment_by_itself(copier: Callable[[Any], Any], name: str) -> None:
    env = TableEnv(name, 3)
    env.reset(seed=5)
    rng = np.random.default_rng(5)

    def step(env: TableEnv, seed: int) -> None:
        seen, _, done, truncated, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if done or truncated else int(legal[seed % len(legal)]))

    while env.agents:
        before = len(env.log.events), env.agent_selection
        twin = copier(env)
        for _ in range(3):  # in the middle of commands that take several tokens, too
            if twin.agents:
                step(twin, 2**20 - 1)
        assert (len(env.log.events), env.agent_selection) == before, "the copy plays, the original waits"
        twin = copier(env)
        for _ in range(5):
            if not env.agents:
                break
            draw = int(rng.integers(2**20))
            step(env, draw)
            step(twin, draw)
            assert twin.log == env.log
            assert (twin.agents, twin.agent_selection) == (env.agents, env.agent_selection)
            assert (twin.rewards, twin._cumulative_rewards) == (env.rewards, env._cumulative_rewards)
            seat = env.possible_agents[0]
            assert all((twin.observe(seat)[key] == env.observe(seat)[key]).all() for key in env.observe(seat))
    assert verify(dump(twin.log), GAMES).fault is None


def test_whoever_asks_before_a_game_is_told_to_reset() -> None:
    env = TableEnv("bids", render_mode="rgb_array")
    asked: list[Callable[[], Any]] = [
        env.last,
        env.render,
        lambda: env.step(0),
        lambda: env.observe("seat_0"),
        lambda: env.log,
        lambda: env.agents,
        lambda: next(iter(env.agent_iter())),
    ]
    for ask in asked:
        with pytest.raises(ResetNeeded, match=r"reset\(\)"):
            ask()
    assert not hasattr(env, "nonsense")


def test_what_there_is_not_is_named() -> None:
    with pytest.raises(KeyError, match=r"'chess'.*tortuga2014"):
        TableEnv("chess")
    with pytest.raises(ValueError, match=r"'ansi'.*rgb_array"):
        TableEnv("bids", render_mode="ansi")
    for seats in (0, 1, 10):
        with pytest.raises(ValueError, match=f"2 to 9 seats, not for {seats}"):
            TableEnv("bids", seats)
    with pytest.raises(ValueError, match="no seat 2"):
        TableEnv("bids", 2, eyes=2)


def test_options_are_those_of_the_game() -> None:
    assert TableEnv("tortuga2014", 2, {"target": 8}).seat_specs()[0].player == "agent"
    with pytest.raises(Refusal):
        TableEnv("tortuga2014", 2, {"target": 7})
