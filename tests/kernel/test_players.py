"""What the captains tell people, in words and numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tortuga.kernel.players import Why, told_apart

SHARES = st.lists(st.floats(-1, 1), min_size=1, max_size=8)


@given(SHARES)
def test_points_of_the_parts_add_up_to_those_of_the_whole(shares: list[float]) -> None:
    why = Why(sum(shares), tuple((f"part-{at}", share) for at, share in enumerate(shares)))
    whole, parts = why.points()
    assert whole == round(1000 * why.difference) / 10
    assert round(10 * sum(parts)) == round(10 * whole)
    for told, share in zip(parts, shares, strict=True):
        assert told == pytest.approx(100 * share, abs=0.1 + 1e-9)


def test_three_thirds_of_a_point() -> None:
    why = Why(0.01, (("a", 0.0033), ("b", 0.0034), ("c", 0.0033)))
    assert why.points() == (1.0, (0.3, 0.4, 0.3)), "each rounded alone is 0.3, and 0.9 is not 1.0"
    less = Why(0.011, (("a", 0.0037), ("b", 0.0037), ("c", 0.0036)))
    assert less.points() == (1.1, (0.4, 0.4, 0.3))


def test_names_of_several_seats_are_told_apart():
    assert told_apart(["Anne", "mate", "Kofi", "mate"]) == ("Anne", "mate (2)", "Kofi", "mate (4)")
    assert told_apart(told_apart(["mate", "mate"])) == ("mate (1)", "mate (2)")
