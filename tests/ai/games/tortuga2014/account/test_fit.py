"""What the account fits to games is found in made-up ones, where it is known."""

import numpy as np
import pytest

from ai.games.tortuga2014.account.fit import (
    CYCLES,
    AttackChoice,
    Reveal,
    Told,
    scales_of,
    temperatures_of,
    with_attacks,
)
from ai.games.tortuga2014.account.fitted import Fitted, attacks_to_come, game_left
from ai.games.tortuga2014.account.joint import tempered
from tests.ai.games.tortuga2014.engine.positions import tables
from tortuga.games.tortuga2014.pieces import BOARD, RAID
from tortuga.games.tortuga2014.state import Options


def test_tempered_chances_are_closer_together_and_add_up():
    chances = np.array([[0.6, 0.3, 0.1, 0.0], [1.0, 0.0, 0.0, 0.0]])
    closer = tempered(chances, 1.5)
    assert closer.sum(axis=1) == pytest.approx(1, abs=1e-12)
    assert closer[0, 0] < 0.6
    assert list(closer[0]) == sorted(closer[0], reverse=True)
    assert list(closer[1]) == [1.0, 0.0, 0.0, 0.0]
    assert tempered(chances, 1.0) == pytest.approx(chances, abs=1e-12)


def test_temperatures_of_games_in_which_they_are_known():
    """Told too surely by 1.2 after the attacks, by 1.4 before any, by 1.3 before a roll; less later on."""
    rng, games = np.random.default_rng(2), []
    for _ in range(800):
        chances, left = rng.dirichlet((2.0, 2.0, 2.0)), rng.uniform(0.5, 1)
        result = np.eye(3)[rng.choice(3, p=chances)]
        roll, attack, end = (tempered(chances, 1 / (1 + part * left)) for part in (0.3, 0.4, 0.2))
        told = [Told(1, rolls, 0, left, roll) for rolls in range(CYCLES)]
        told += [Told(1, None, attacks, left, attack) for attacks in range(4, 0, -1)]
        last = Told(2, None, 0, left, end)
        games.append(([*told, last._replace(round=1), last], result))
    rolling, attacking = temperatures_of(games)
    assert rolling == pytest.approx([1.3] * CYCLES, abs=0.08)
    assert attacking == pytest.approx([1.2, *[1.4] * 4], abs=0.08)


def test_few_games_draw_the_temperature_towards_one():
    rng, even = np.random.default_rng(4), np.full(3, 1 / 3)
    sure = Told(1, None, 0, 1.0, np.array([0.6, 0.3, 0.1]))
    games = [([sure], np.eye(3)[rng.choice(3, p=even)]) for _ in range(40)]
    few, many = (temperatures_of(games * times)[1][0] for times in (1, 4))
    assert few - 1 == pytest.approx((many - 1) / 2, abs=0.006)
    assert many > 1.3


def test_attackers_gain_more_as_chests_reach_tortuga():
    """The log odds of the 1st of BOARD rise by .02 at the beginning and by .2 at the end; .05 is known."""
    rng, attacks = np.random.default_rng(5), []
    for _ in range(400):
        before, left = rng.uniform(0.1, 0.7), rng.uniform(0, 1)
        gain = (0.02 * left + 0.2 * (1 - left) - 0.05) * before * (1 - before) + rng.normal(0, 0.003)
        attacks.append(AttackChoice(0, before, (before + gain / 2, before - 0.5), 0, left, 0.5))
    numbers = with_attacks(Fitted(2, 6, gains=(0.05,) * 4, last_gains=(0.05,) * 4), attacks)
    assert numbers.gains[0] == pytest.approx(0.02, abs=0.01)
    assert numbers.last_gains[0] == pytest.approx(0.2, abs=0.01)
    assert numbers.gains[1:] == numbers.last_gains[1:] == (0.05, 0.05, 0.05)


def test_attacks_bring_what_was_foreseen_on_average_even_if_their_gains_lie_on_no_straight_line():
    """Whoever is behind has its log odds raised by .3 in the last fifth of the game; nobody else gains."""
    rng, attacks = np.random.default_rng(6), []
    for _ in range(400):
        before, left = rng.uniform(0.1, 0.9), rng.uniform(0, 1)
        gain = 0.3 * (left < 0.2) * (before < 0.4) * before * (1 - before)
        attacks.append(AttackChoice(2, before, (before + gain / 2,), 0, left, 0.5))
    numbers = with_attacks(Fitted(2, 6, gains=(0.1,) * 4, last_gains=(0.1,) * 4), attacks)
    first, last = numbers.gains[2] - 0.1, numbers.last_gains[2] - 0.1
    lefts, befores = (np.array([getattr(one, name) for one in attacks]) for name in ("left", "before"))
    foreseen = (first * lefts + last * (1 - lefts)) * befores * (1 - befores) / 2
    brought = np.array([one.values[0] for one in attacks]) - befores
    assert foreseen.mean() == pytest.approx(brought.mean(), abs=1e-4)


def test_the_scales_leave_nothing_for_the_reveal_to_undo():
    """Of what a roll promised, .4 to .6 was true by cycle at the beginning, and .8 at the end."""
    rng, reveals = np.random.default_rng(3), []
    for cycle in range(1, CYCLES + 1):
        for promised in rng.normal(0, 0.1, 800):
            left = rng.uniform(0, 1)
            true = (0.35 + 0.05 * cycle) * left + 0.8 * (1 - left)
            reveals.append(Reveal(cycle, left, promised, (true - 1) * promised + rng.normal(0, 0.02)))
    scales, last, errors = scales_of(reveals)
    assert scales == pytest.approx([0.4, 0.45, 0.5, 0.55, 0.6], abs=0.05)
    assert last == pytest.approx(0.8, abs=0.02)
    assert all(0 < error < 0.02 for error in errors)


@pytest.mark.parametrize("seats", [2, 4])
def test_attacks_to_come_are_those_that_come(seats):
    """Counted backwards over rounds of played games."""
    played = tables(Options(seats=seats), 3)
    to_come, before, seen = 0, None, set()
    for table in reversed(played):
        if table.phase != 2:
            to_come = 0
        elif table.stage == "act" and table.action in (BOARD, RAID):
            to_come += before is None or (before.stage, before.action, before.place) != (
                "act",
                table.action,
                table.place,
            )
            assert attacks_to_come(table) == to_come
            assert attacks_to_come(table, done=True) == to_come - 1
        elif table.stage == "open":
            assert attacks_to_come(table) == to_come
        seen.add(to_come)
        before = table
    assert seen == set(range(1 + 2 * min(2, seats - 1)))


def test_numbers_by_cycle_the_last_for_all_later_ones():
    numbers = Fitted(2, 6, scales=(0.5, 0.7), rolling=(1.1, 1.3), attacking=(1.0, 1.25, 1.0, 1.0, 1.0))
    played = tables(Options(seats=2), 1)
    none = [table for table in played if game_left(table) == 1]
    rolling = {table.cycle: numbers.temperature(table) for table in none if table.stage == "roll"}
    assert rolling == {rolls: pytest.approx(1.3 if rolls else 1.1) for rolls in rolling}
    assert len(rolling) > 2
    dice = {table.cycle: numbers.scale(table) for table in none if table.stage == "select"}
    assert dice == {cycle: 0.5 if cycle == 1 else 0.7 for cycle in dice}
    assert len(dice) > 2
    acting = [table for table in none if table.stage == "act" and attacks_to_come(table) == 1]
    assert {numbers.scale(table) for table in acting} == {0.8}


def test_temperatures_fall_to_one_and_scales_to_the_last_one_as_chests_reach_tortuga():
    numbers = Fitted(2, 6, scales=(0.5,), last_scale=0.8, attacking=(1.6,) * 5)
    played = tables(Options(seats=2), 3)
    told = {game_left(table): numbers.temperature(table) for table in played if table.phase > 1}
    assert told == {left: pytest.approx(1 + 0.6 * left) for left in told}
    scaled = {game_left(table): numbers.scale(table) for table in played if table.phase == 1}
    assert scaled == {left: pytest.approx(0.8 - 0.3 * left) for left in scaled}
    assert len(told) > 3 < len(scaled)
