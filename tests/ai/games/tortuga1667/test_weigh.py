"""The weights of boards are fitted to how games ended."""

from __future__ import annotations

import numpy as np
import pytest

from ai.games.tortuga1667.learned import BY_SEATS, CARDS_LEFT
from ai.games.tortuga1667.measure import weigh
from ai.games.tortuga1667.measure.weigh import WEIGHTS, Turns, hats, loss, phases, present, probit

TURNS = 1200


def test_the_present_weights_are_their_own_fit_of_nothing() -> None:
    for seats, rows in BY_SEATS.items():
        for row, phase in zip(rows, phases(present(seats)), strict=True):
            assert phase == pytest.approx(row, abs=1e-3)
    assert hats(CARDS_LEFT[2]) == [0, 0, 1, 0, 0, 0]
    assert hats(4) == pytest.approx([0, 0.5, 0.5, 0, 0, 0])
    assert hats(30) == [0, 0, 0, 0, 0, 1]


def test_a_fit_finds_what_decides_games() -> None:
    """Made-up games of which the first count and, against it, the fourth decide."""
    rng = np.random.default_rng(1667)
    counts, parts = (
        rng.normal(size=(TURNS, WEIGHTS)),
        np.array([hats(left) for left in rng.integers(1, 20, TURNS)]),
    )
    lead = 0.8 * counts[:, 0] - 0.4 * counts[:, 3] + rng.normal(size=TURNS)
    winners = np.where(lead > 0.5, 1.0, np.where(lead < -0.5, -1.0, 0.0))
    x = (counts[:, :, None] * parts[:, None, :]).reshape(TURNS, -1)
    turns = Turns(x, parts, winners, np.ones(TURNS))
    start = present(5)
    theta = probit(turns, start)
    assert loss(turns, theta) < loss(turns, start) - 0.2
    by_weight = theta[: WEIGHTS * len(CARDS_LEFT)].reshape(WEIGHTS, -1).mean(axis=1)
    assert by_weight[[0, 3]] == pytest.approx([0.8, -0.4], abs=0.12)
    assert np.abs(np.delete(by_weight, [0, 3])).max() < 0.12
    assert np.exp(theta[WEIGHTS * len(CARDS_LEFT) :]).mean() == pytest.approx(0.5, abs=0.1)


def test_the_command_prints_a_row_for_each_number_of_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert weigh.main(["--seats", "5", "--games", "2", "--actors", "admiral"]) == 0
    assert capsys.readouterr().out.count("Phase(spread=1.0, ships=") == len(CARDS_LEFT)
