"""Outlooks: what is watched is what happened, and those who count points are foretold as such."""

from dataclasses import replace

import numpy as np
import pytest

from ai.games.tortuga2014.engine.opponents import PLAIN, sample_finals
from ai.games.tortuga2014.engine.places import totals_of
from ai.games.tortuga2014.training import opponent_fit
from ai.games.tortuga2014.training.opponent_fit import (
    SAMPLES,
    START,
    WatchedView,
    crps,
    learn,
    watch,
)
from tortuga.games.tortuga2014.pieces import UNASSIGNED

pytestmark = pytest.mark.slow

WRONG = replace(PLAIN, liking=(0.1, 5.0, 0.1, 5.0, 0.1))


@pytest.fixture(scope="module")
def seen() -> list[WatchedView]:
    return watch(3, "additive", "outlooks", range(3))


def test_watched_views_are_early_and_the_totals_are_what_came_of_them(seen):
    assert len(seen) > 20
    for each in seen:
        table = each.view.table
        assert table.stage == "select"
        assert table.cycle <= opponent_fit.WATCHED_CYCLES
        assert not each.view.board.finished
        bonus = np.array([[board.bonus for board in table.boards]])
        dice = np.array([[board.dice for board in table.boards]])
        placed = totals_of(dice, table.options.numbers, 0 * bonus)[0]
        assert (each.totals >= placed).all()


def test_who_counts_points_is_foretold_best_as_such(seen):
    assert crps(seen, (PLAIN,)) < crps(seen, (WRONG,))


def test_the_score_is_the_definition_in_whole_numbers(seen):
    each = seen[0]
    table, seat = each.view.table, each.view.seat
    told = sample_finals(table, seat, (PLAIN,), SAMPLES, np.random.default_rng(0)).totals
    rolling = [
        other for other, board in enumerate(table.boards) if other != seat and UNASSIGNED in board.dice
    ]
    scores = []
    for opponent in rolling:
        for action in range(5):
            row = [int(total) for total in told[:, opponent, action]]
            real = int(each.totals[opponent, action])
            # the integral of (F - step)^2, F the sampled distribution: on whole numbers a sum
            scores.append(
                sum((sum(total <= at for total in row) / SAMPLES - (real <= at)) ** 2 for at in range(60))
            )
    assert crps([each], (PLAIN,)) == pytest.approx(np.mean(scores))


def test_learning_foretells_no_worse_than_where_it_starts(seen):
    some = seen[:12]
    assert crps(some, (learn(some),)) <= crps(some, (START,))


def test_the_command_tells_what_it_learned(capsys):
    opponent_fit.main(["--seats", "2", "--games", "2", "--players", "greedy", "--jobs", "1"])
    said = capsys.readouterr().out
    assert "2 seats, 2 games of greedy" in said
    assert said.count("CRPS in") == 3
