"""What advice shows: all seats' chances add up to 1, and a roll and a choice are worth what they are."""

from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from ai.games.tortuga2014.account.advice_chances import (
    Rivals,
    chances_before,
    rivals_of,
    shown_chance,
    shrinkage,
)
from ai.games.tortuga2014.advice.dice import before_roll
from ai.games.tortuga2014.adviser import Adviser, advise
from ai.games.tortuga2014.dice_solver import ranked_keeps
from tests.ai.games.tortuga2014.engine.positions import some
from tortuga.games.tortuga2014.pieces import UNASSIGNED
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options


@cache
def positions(stage, count, seats):
    """Real positions; of dice that roll, those with few left, which are quickly solved."""
    late = [
        table
        for table in some(Options(seats=seats), (stage,), 80, seed=9)
        if table.stage != "select" or (table.cycle > 2 and len(RULES.to_act(table)) == seats)
    ]
    return late[:count]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("stage", ["select", "skulls", "act", "move"])
def test_chances_of_all_seats_add_up_to_one(stage, seats):
    sums = []
    for table in positions(stage, 4 if stage == "select" else 6, seats):
        own = [chances_before(RULES.observe(table, seat))[0] for seat in RULES.to_act(table)]
        assert all(told.sum() == pytest.approx(1.0, abs=1e-9) for told in own)
        if len(own) == seats:
            sums.append(sum(told[seat] for seat, told in enumerate(own)))
    if stage == "select":  # each knows only its own tiles, so that one sum alone may differ
        assert np.mean(sums) == pytest.approx(1.0, abs=0.02)


def test_the_chance_before_a_roll_is_the_mean_over_all_rolls():
    view = RULES.observe(positions("select", 1, 2)[0], 0)
    values = Adviser("seed").valued(view).turn.values[0]
    rolls = np.indices((6,) * values.ndim).reshape(values.ndim, -1).T
    keeps = [ranked_keeps(values, (UNASSIGNED,) * values.ndim, list(roll)) for roll in rolls]
    best = [some[0].value for some in keeps if some]
    assert before_roll(values) == pytest.approx(np.mean(best), abs=1e-12)


def test_the_best_choice_has_the_chance_of_its_moment_and_of_dice_what_the_roll_adds():
    for stage in ("skulls", "act", "tile", "move"):
        for table in positions(stage, 2, 3):
            view = RULES.observe(table, RULES.to_act(table)[0])
            shown, _ = chances_before(view, "seed", Adviser("seed").valued(view).turn)
            assert advise(view, "seed").choices[0].chance == pytest.approx(float(shown[view.seat]), abs=1e-12)
    table = positions("select", 1, 2)[0]
    view = RULES.observe(table, 0)
    valued = Adviser("seed").valued(view)
    shown, turns = chances_before(view, "seed", valued.turn)
    luck = valued.choices[0].raw - before_roll(valued.turn.values[0])
    told = advise(view, "seed").choices[0].chance
    assert told == pytest.approx(float(shown[0]) + shrinkage(view) * luck, abs=1e-12)
    plain, turns = chances_before(view)
    assert shown_chance(view, turns[0].before) == pytest.approx(float(plain[0]), abs=1e-12)


@pytest.mark.parametrize("stage", ["select", "reroll-keep"])
def test_a_keep_worth_the_chance_before_the_roll_changes_nothing(stage):
    """After a forced reroll it once came out as no chance at all."""
    table = positions(stage, 1, 2)[0]
    view = RULES.observe(table, RULES.to_act(table)[0])
    plain, turns = chances_before(view)
    worth = before_roll(turns[view.seat].keeping.values[0])
    assert shown_chance(view, worth) == pytest.approx(float(plain[view.seat]), abs=1e-12)
    assert shown_chance(view, worth) > 0


def test_weaker_rivals_raise_the_chance_of_a_leader_and_the_less_of_the_game_is_left_the_less():
    weak, strong = ("quartermaster-raider",) * 3, ("admiral",) * 3
    for table in positions("act", 2, 3):
        seat = RULES.to_act(table)[0]
        view = RULES.observe(table, seat)
        plain, told = advise(view, "seed"), advise(view, "seed", weak)
        assert advise(view, "seed", strong) == plain
        assert [choice.command for choice in told.choices] == [choice.command for choice in plain.choices]
        for one, other in zip(plain.choices, told.choices, strict=True):
            # whoever is far behind misses that stronger rivals would hold the leader back
            assert other.chance >= one.chance or one.chance < 1 / 3
            assert sum(other.chances) == pytest.approx(1.0, abs=1e-12)
            assert other.chance == other.chances[seat]
        rivals = rivals_of(view, weak)
        assert rivals.odds[seat] == 1.0
        assert all(rivals.odds[other] < 1.0 for other in range(3) if other != seat)
        assert 1 < rivals.apart < rivals_of(view, ("deckhand",) * 3).apart
        over = replace(view.table.boards[0], tortuga=("red",) * 6)
        ended = replace(view, table=replace(view.table, boards=(over, *view.table.boards[1:])))
        last, unknown = rivals_of(ended, weak), rivals_of(view, ())
        assert last.odds == pytest.approx(1.0) == unknown.odds
        assert 1 == unknown.apart == last.apart < rivals.apart


def test_odds_weigh_and_chances_move_away_from_an_even_share():
    odds = np.array([1.0, np.exp(-2.0)])
    assert Rivals(0, odds, 1.0).adjusted(0.5, np.array([0.5, 0.5])) == pytest.approx(0.881, abs=1e-3)
    assert Rivals(0, odds, 1.7).adjusted(1.0, np.array([1.0, 0.0])) == 1.0
    even, apart = np.full(4, 0.25), Rivals(0, np.ones(4), 1.5)
    assert apart.adjusted(0.25, even) == pytest.approx(0.25, abs=1e-12)
    assert apart.adjusted(0.5, even) == pytest.approx(1 / (1 + 3**-0.5), abs=1e-12)
    assert apart.adjusted(0.1, even) < 0.1
