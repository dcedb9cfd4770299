import msgspec
import numpy as np
import pytest

from ai.games.tortuga2014.engine.places import MAX_TOTAL, PlaceOddsFile, load
from ai.games.tortuga2014.panel import measure_odds

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stored_chances_rise_with_the_total(seats):
    chances = load(seats)
    assert chances.first.shape == chances.second.shape == (5, MAX_TOTAL + 1)
    assert (np.diff(chances.first, axis=1) >= 0).all()
    assert (chances.first + chances.second <= 1.001).all()
    assert (chances.first[:, 15] > 0.95).all()
    assert chances.second.any() == (seats > 2)


def test_the_recipe_writes_what_the_players_read():
    found = {seats: measure_odds.measure(seats, games=2, passes=1) for seats in (2, 3)}
    again = {seats: measure_odds.measure(seats, games=2, passes=1) for seats in (2, 3)}
    text = measure_odds.as_text(found, 2)
    assert text == measure_odds.as_text(again, 2)
    stored = msgspec.json.decode(text, type=PlaceOddsFile)
    np.testing.assert_allclose(stored.seats["3"]["raid"].second, found[3].second[4], atol=6e-4)
