"""Whom a player is likened to, by what the levels were measured to lose."""

import pytest

from ai import losses
from ai.losses import Losses, like_level, summed

LEVELS = {"deckhand": 0.04, "mate": 0.02, "admiral": 0.005}


@pytest.fixture
def measured(monkeypatch):
    tables = (Losses(2, LEVELS, {}, 4), Losses(4, {"deckhand": 0.4, "mate": 0.2, "admiral": 0.05}, {}, 4))
    monkeypatch.setattr(losses, "measured", lambda game: tables if game == "known" else ())


@pytest.mark.parametrize(
    ("loss", "level"),
    [
        (0.0, "admiral"),
        (0.0099, "admiral"),
        (0.0101, "mate"),
        (0.028, "mate"),
        (0.029, "deckhand"),
    ],
)
def test_levels_part_at_the_geometric_means(measured, loss, level):
    assert like_level("known", 2, loss, 20) == level


def test_the_nearest_number_of_seats_counts(measured):
    assert like_level("known", 9, 0.11, 20) == "mate"
    assert like_level("known", 2, 0.11, 20) == "deckhand"


def test_nobody_is_likened_to_what_was_not_measured_or_by_too_few_choices(measured):
    assert like_level("unknown", 2, 0.1, 20) == ""
    assert like_level("known", 2, 0.1, 4) == ""


def test_the_mean_is_over_choices_and_its_error_over_games():
    mean, error = summed([(0.2, 10), (0.4, 10), (0.6, 20)])
    assert mean == pytest.approx(1.2 / 40)
    assert error > 0
    assert summed([(0.2, 10), (0.4, 20)])[1] == 0
