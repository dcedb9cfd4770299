"""Temperatures: they change no order, and are found where predictions are too sure."""

import itertools

import msgspec
import numpy as np
import pytest

from ai.advice import fit, temperature
from ai.advice.ask import Adviser
from ai.advice.fit import fitted, loss, temperature_of
from ai.advice.temperature import NEUTRAL, Temperature, Temperatures, told
from ai.calibration.report import Forecasts
from tests.ai.engine.positions import some
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.sight import observe


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_told_keeps_the_order_and_even_shares(seats):
    raws = np.linspace(-0.1, 1.1, 121)
    for warm in (0.7, 1.0, 1.4, 2.0):
        said = [told(raw, seats, warm) for raw in raws]
        assert all(a <= b for a, b in itertools.pairwise(said))
        assert (said[0], said[-1]) == (0.0, 1.0)
        assert told(1 / seats, seats, warm) == pytest.approx(1 / seats)
    assert told(0.9, seats, 1.5) < 0.9 < told(0.9, seats, 0.7)


def games_of(sure, seed, count=120):
    """Games in which the truth is told with odds to the power `sure`."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(count):
        truth = rng.uniform(0.05, 0.95, 40)
        won = (rng.random(40) < truth).astype(float)
        found.append(Forecasts(tuple(told(p, 2, 1 / sure) for p in truth), tuple(won)))
    return found


def test_found_where_predictions_are_too_sure():
    games = games_of(1.5, 1)
    assert fitted(games, 2) == pytest.approx(1.5, abs=0.12)
    assert loss(games, 2, 1.5) < loss(games, 2, 1.0)
    found = temperature_of(games, 2, "weights")
    assert found.temperature == found.fitted
    assert found.loss_told < found.loss


def test_not_taken_where_it_does_not_help():
    halves = (games_of(1.5, 2, 20), games_of(0.75, 3, 20))  # the two halves tell the opposite
    games = [game for pair in zip(*halves, strict=True) for game in pair]
    found = temperature_of(games, 2, "weights")
    assert found.fitted > 1.2
    assert found.temperature == NEUTRAL


def test_counts_for_its_weights_only(tmp_path, monkeypatch):
    one = Temperature(2, 6, 1.4, "abc", 10, 1.4, 0.6, 0.5)
    tmp_path.joinpath(temperature.FILE).write_bytes(msgspec.json.encode(Temperatures("made", (one,))))
    monkeypatch.setattr(temperature, "stored", lambda _folder, real=temperature.stored: real(tmp_path))
    monkeypatch.setattr(temperature, "weights_hash", lambda _seats: "abc")
    assert temperature.load.__wrapped__(2, 6) == 1.4
    assert temperature.load.__wrapped__(2, 8) == NEUTRAL
    assert temperature.load.__wrapped__(3, 6) == NEUTRAL
    monkeypatch.setattr(temperature, "weights_hash", lambda _seats: "other")
    assert temperature.load.__wrapped__(2, 6) == NEUTRAL


def test_parts_add_up_to_what_is_told():
    for table in some(Options(seats=3), ("select", "act"), 8):
        view = observe(table, RULES.to_act(table)[0])
        plain, warm = (Adviser("seed", temperature=each).advise(view) for each in (1.0, 1.6))
        assert [choice.command for choice in plain.choices] == [choice.command for choice in warm.choices]
        for choice, below in zip(warm.choices, warm.choices[1:], strict=False):
            if choice.why is not None:
                assert choice.why.difference == choice.chance - below.chance
                assert sum(choice.why.parts) == pytest.approx(choice.why.difference, abs=1e-12)


def test_the_command_needs_games(capsys):
    assert fit.main(["--games", "1"]) == 1
    assert "error-calibration-games" in capsys.readouterr().err
