"""Agreement of two analyses on what a mistake is."""

import pytest

from ai.games.tortuga2014.account.agreement import Called, agreement


def test_agreement_counts_what_both_call_a_mistake() -> None:
    share, error = agreement([Called(4, 5, 4), Called(1, 0, 0)])
    assert share == pytest.approx(0.8)
    assert error == pytest.approx((0.8**2 + 0.8**2) ** 0.5 / 10)


def test_analyses_that_agree_in_every_game_agree_without_error() -> None:
    assert agreement([Called(3, 3, 3), Called(0, 0, 0), Called(1, 1, 1)]) == (1.0, 0.0)
