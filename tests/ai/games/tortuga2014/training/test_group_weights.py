"""Emphasis: the experiment finds what it should, and what was found goes to the groups it names."""

import numpy as np
import pytest

from ai.games.tortuga2014.engine.value import TABLE
from ai.games.tortuga2014.training import group_weights
from ai.games.tortuga2014.training.group_weights import (
    EMPHASIS,
    attempt,
    coins,
    effects,
    emphasis,
    main,
)
from tests.hands.hurry import hurry

pytestmark = pytest.mark.slow

GROUPS = [name for name, _ in TABLE]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_feature_gets_the_emphasis_of_its_group(seats):
    found = emphasis(seats)
    at = 0
    for name, size in TABLE:
        assert set(found[at : at + size]) == {EMPHASIS.get(seats, {}).get(name, 1.0)}
        at += size
    assert at == len(found)


def test_every_group_with_emphasis_is_in_the_table():
    for groups in EMPHASIS.values():
        assert set(groups) <= set(GROUPS)


def test_the_coins_of_a_game_are_its_own_and_fair():
    thrown = np.array([coins(f"game {number}") for number in range(400)])
    assert (thrown == np.array([coins(f"game {number}") for number in range(400)])).all()
    assert set(thrown.flat) == {-1.0, 1.0}
    assert np.abs(thrown.mean(axis=0)).max() < 0.25  # five standard errors
    assert np.abs(np.corrcoef(thrown.T) - np.eye(len(GROUPS))).max() < 0.25


def test_the_regression_tells_what_each_coin_is_worth():
    thrown = np.array([coins(f"game {number}") for number in range(3000)])
    chance = np.random.default_rng(1)
    truth = np.zeros(len(GROUPS))
    truth[[3, 17]] = 0.1, -0.05
    won = (chance.random(3000) < 0.5 + thrown @ truth).astype(float)
    found, error = effects(won, thrown)
    assert error == pytest.approx(0.5 / 3000**0.5, rel=0.05)
    assert np.abs(found - truth).max() < 4 * error
    assert np.argmax(found) == 3
    assert np.argmin(found) == 17


def test_a_trial_plays_with_the_weights_of_its_coins(monkeypatch: pytest.MonkeyPatch):
    used = []

    class Recorded(group_weights.Value):
        def __init__(self, weights, target):
            used.append(weights)
            super().__init__(weights, target)

    stored = group_weights.load(3, 6).weights
    monkeypatch.setattr(group_weights, "Value", Recorded)
    found = attempt(3, "trial", range(2))
    assert len(found) == 2
    for weights, (share, thrown) in zip(used, found, strict=True):
        assert share in (0, 1 / 3, 1 / 2, 1)
        factor = np.repeat(1 + group_weights.STEP * thrown, [size for _, size in TABLE])
        np.testing.assert_allclose(weights, stored * factor, rtol=1e-6)


def test_the_command_tells_every_group(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    hurry(monkeypatch)
    main(["--games", "2", "--jobs", "1", "--seed", "command"])
    told = capsys.readouterr().out
    assert "3 seats, 2 games" in told
    assert all(name in told for name in GROUPS)
