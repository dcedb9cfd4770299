"""Temperatures: they change no order, and are found where predictions are too sure."""

import itertools

import msgspec
import numpy as np
import pytest

from ai.games.tortuga2014.advice import fit, temperature
from ai.games.tortuga2014.advice.fit import Example, Sample, temperature_of
from ai.games.tortuga2014.advice.temperature import PLAIN, Temperature, Temperatures, corrected
from ai.games.tortuga2014.adviser import Adviser
from tests.ai.games.tortuga2014.engine.positions import some
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_told_keeps_the_order_and_even_shares(seats):
    raws = np.linspace(-0.1, 1.1, 121)
    for warm in (0.7, 1.0, 1.4, 2.0):
        said = [corrected(raw, seats, warm) for raw in raws]
        assert all(a <= b for a, b in itertools.pairwise(said))
        assert (said[0], said[-1]) == (0.0, 1.0)
        assert corrected(1 / seats, seats, warm) == pytest.approx(1 / seats)
    assert corrected(0.5, seats, 1.0, 0.3) < 0.5
    assert corrected(1e-320, seats, 0.7, 1.0) == 0.0
    assert corrected(1 - 2**-53, seats, 0.7, 1.0) == pytest.approx(1.0)
    assert corrected(0.9, seats, 1.5) < 0.9 < corrected(0.9, seats, 0.7)


def games_of(sure, optimism, seed, count=160):
    """Games of two in which the truth is told too surely, and too gladly while dice roll."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(count):
        truth = rng.uniform(0.05, 0.95, 40)
        rolling = rng.random(40) < 0.5
        won = (rng.random(40) < truth).astype(float)
        odds = sure * (np.log(truth / (1 - truth)) + optimism * rolling)
        found.append([Example(*row) for row in zip(1 / (1 + np.exp(-odds)), rolling, won, strict=True)])
    return found


def test_found_where_predictions_are_too_sure_and_too_glad():
    games = games_of(1.5, 0.4, 1)
    warm, glad = Sample(games, 2).best()
    assert warm == pytest.approx(1.5, abs=0.15)
    assert glad == pytest.approx(0.4, abs=0.1)
    found = temperature_of(games, 2, "weights")
    assert found.temperature > 1.2
    assert found.loss_told < found.loss


def test_the_loss_is_that_of_what_is_told():
    games = games_of(1.2, 0.2, 4, 3)
    losses = [
        np.mean(
            [
                -np.log(p if said.won else 1 - p)
                for said in game
                for p in (corrected(said.value, 3, 1.4, 0.3 * said.rolling),)
            ]
        )
        for game in games
    ]
    assert Sample(games, 3).loss(1.4, 0.3) == pytest.approx(np.mean(losses))


def test_not_taken_where_it_does_not_help():
    halves = (games_of(1.5, 0.0, 2, 20), games_of(0.75, 0.0, 3, 20))  # the two halves tell the opposite
    games = [game for pair in zip(*halves, strict=True) for game in pair]
    found = temperature_of(games, 2, "weights")
    assert (found.temperature, found.optimism) == PLAIN


def test_counts_for_its_weights_only(tmp_path, monkeypatch):
    one = Temperature(2, 6, 1.4, 0.2, "abc", 10, 0.6, 0.5)
    tmp_path.joinpath(temperature.FILE).write_bytes(msgspec.json.encode(Temperatures("made", (one,))))
    monkeypatch.setattr(temperature, "stored", lambda _folder, real=temperature.stored: real(tmp_path))
    monkeypatch.setattr(temperature, "weights_hash", lambda _seats: "abc")
    assert temperature.load.__wrapped__(2, 6) == (1.4, 0.2)
    assert temperature.load.__wrapped__(2, 8) == PLAIN
    assert temperature.load.__wrapped__(3, 6) == PLAIN
    monkeypatch.setattr(temperature, "weights_hash", lambda _seats: "other")
    assert temperature.load.__wrapped__(2, 6) == PLAIN


def test_parts_add_up_to_what_is_told():
    for table in some(Options(seats=3), ("select", "act"), 8):
        view = observe(table, RULES.to_act(table)[0])
        plain, warm = (Adviser("seed", measure=each).advise(view) for each in (PLAIN, (1.6, 0.3)))
        assert [choice.command for choice in plain.choices] == [choice.command for choice in warm.choices]
        for choice, below in zip(warm.choices, warm.choices[1:], strict=False):
            if choice.why is not None:
                assert choice.why.difference == choice.chance - below.chance
                assert sum(part for _, part in choice.why.parts) == pytest.approx(
                    choice.why.difference, abs=1e-12
                )


def test_the_command_needs_games(capsys):
    assert fit.main(["--games", "1"]) == 1
    assert "error-calibration-games" in capsys.readouterr().err
