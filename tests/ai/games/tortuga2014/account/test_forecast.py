"""What an onlooker expects of a rival: no secret counts, and it is better than knowing nothing."""

import random

import msgspec
import numpy as np
import pytest

from ai.games.tortuga2014.account.forecast import EVEN_PART, _best_counts, forecast
from tortuga.app.stills.sample import log_of, record_of
from tortuga.games.tortuga2014.events import Rolled
from tortuga.games.tortuga2014.pieces import ACTIONS, TREASURE_HUNT
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.game import NOBODY


@pytest.fixture(scope="module")
def rolled():
    """Tables of a game just after rolls."""
    steps = record_of(log_of(RULES.name, 3, "PEARL-7070-STORM", "b")).replay.whole_steps
    return [step.after for step in steps if isinstance(step.event, Rolled)]


def test_it_is_a_chance_of_each_action_and_no_secret_counts(rolled):
    rng = random.Random(3)
    table = rolled[7]
    (seat, *_) = (seat for seat, board in enumerate(table.boards) if not board.finished)
    told = forecast(RULES.observe(table, NOBODY), seat)
    assert len(told) == len(ACTIONS)
    assert sum(told) == pytest.approx(1)
    assert min(told) >= EVEN_PART / len(ACTIONS) - 1e-12
    twin = msgspec.structs.replace(
        table,
        rolls=tuple(roll and tuple(rng.randrange(6) for _ in roll) for roll in table.rolls),
        boards=tuple(
            msgspec.structs.replace(board, tiles=tuple(1 + coins % 3 for coins in board.tiles))
            for board in table.boards
        ),
    )
    assert twin != table
    assert forecast(RULES.observe(twin, NOBODY), seat) == told


def test_a_die_goes_where_it_is_worth_most_of_what_it_shows():
    values = np.zeros(6)
    values[TREASURE_HUNT] = 1.0  # the skull goes there too
    assert list(_best_counts(values)) == [1, 1, 2, 1, 1]
    values[0] = np.nan  # no room: the roll is stuck
    assert list(_best_counts(values)) == [0, 1, 2, 1, 1]
