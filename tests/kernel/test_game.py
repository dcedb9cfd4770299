"""What a game tells of its end, and that a table always shares one victory."""

from __future__ import annotations

import pytest

from tortuga.kernel.game import Outcome


@pytest.mark.parametrize("winners", [(), (1,), (0, 2), (0, 1, 2)])
def test_the_shares_of_a_table_add_up_to_one(winners: tuple[int, ...]) -> None:
    outcome = Outcome(winners)
    shares = [outcome.share(seat, 3) for seat in range(3)]
    assert sum(shares) == pytest.approx(1)
    assert all((share > 0) == (seat in winners or not winners) for seat, share in enumerate(shares))
