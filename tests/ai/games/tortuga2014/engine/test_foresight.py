"""Whom opponents attack is foretold from the public record, and sampled as it is foretold."""

import random

import numpy as np
import pytest

from ai.games.tortuga2014.engine.decisions import places_now
from ai.games.tortuga2014.engine.evaluation import Evaluation
from ai.games.tortuga2014.engine.foresight import (
    PRIOR,
    PURSUERS,
    moods,
    posterior,
    prior,
    sampled_kinds,
    target_chances,
    updated,
)
from ai.games.tortuga2014.engine.rollout import choose_attack
from ai.games.tortuga2014.engine.value import Value, hand_weights
from ai.games.tortuga2014.levels import EngineSettings
from ai.games.tortuga2014.probing import dealt_anew
from tests.ai.games.tortuga2014.engine.positions import some, tables
from tortuga.games.tortuga2014.commands import Claim, Steal
from tortuga.games.tortuga2014.legal import legal
from tortuga.games.tortuga2014.pieces import BOARD, RAID
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Attack, Board, Options
from tortuga.kernel.game import NOBODY

THREE, FOUR = Options(seats=3), Options(seats=4)
ALIKE = (Board(fleet=("red",), crew=("blue",)),) * 4


def evaluation_of(view):
    value = Value(hand_weights(view.table.seats), 6)
    return Evaluation(view, value, EngineSettings(), np.random.default_rng(3))


def attack_on(target, seats=3, seat=1, action=BOARD):
    """An attack of a seat that no board makes likelier than another."""
    return Attack(action, 0, seat, target, -1, ALIKE[:seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_record_everybody_is_as_the_prior_says(seats):
    begun = prior(seats)
    assert sum(PRIOR) == pytest.approx(1)
    assert begun.sum(axis=1) == pytest.approx(1)
    assert not begun[range(seats), [PURSUERS + seat for seat in range(seats)]].any()
    first = tables(Options(seats=seats), 1)[3]
    assert not first.attacks
    assert np.array_equal(posterior(first), begun)


@pytest.mark.parametrize("options", [THREE, FOUR], ids=str)
def test_the_chances_of_kinds_add_up_to_one_after_every_attack(options):
    ends = [table for table in tables(options, 4) if len(table.attacks) > 5]
    assert len(ends) > 20
    for table in ends[::20]:
        chances = posterior(table)
        assert chances.sum(axis=1) == pytest.approx(1)
        assert (chances >= 0).all()


def test_who_attacks_one_seat_again_and_again_is_taken_for_its_pursuer():
    options, pursuing = THREE, PURSUERS  # of seat 0
    before = prior(3)
    twice = updated(before, [attack_on(0), attack_on(0, action=RAID)], options)
    often = updated(before, [attack_on(0)] * 6, options)
    both = updated(before, [attack_on(0), attack_on(2)] * 2, options)
    assert twice[1, pursuing] > 2.5 * before[1, pursuing]
    assert often[1, pursuing] > 0.7
    assert both[1, pursuing:].sum() < 0.01
    assert np.array_equal(twice[[0, 2]], before[[0, 2]])
    foretold = [
        chances[1] @ target_chances(attack_on(0), options)[:, 0] for chances in (before, twice, often)
    ]
    assert foretold[0] == pytest.approx(0.5)
    assert foretold[2] > 0.85 > foretold[1] > 0.6


def test_who_attacks_against_all_sense_is_taken_for_one_who_attacks_anybody():
    rich = (
        Board(fleet=("red",)),
        Board(),
        Board(boat=6, fleet=("purple", "purple", "purple"), tortuga=("red",) * 5),
    )
    sense, nonsense = (Attack(BOARD, 0, 1, target, -1, rich) for target in (2, 0))
    options, anybody, sharp = THREE, 2, 0
    before = prior(3)
    senseless = updated(before, [nonsense], options)[1]
    assert senseless[anybody] > before[1, anybody]
    assert senseless[sharp] < 0.01
    assert updated(before, [sense] * 2, options)[1, sharp] > before[1, sharp]


def test_kinds_are_sampled_as_often_as_they_are_likely():
    chances = updated(prior(4), [attack_on(3, 4), attack_on(3, 4)], FOUR)
    drawn = sampled_kinds(np.random.default_rng(5), 1000, chances)
    for seat in range(4):
        shares = np.bincount(drawn[:, seat], minlength=chances.shape[1]) / 1000
        assert shares == pytest.approx(chances[seat], abs=0.002)


@pytest.mark.parametrize("options", [THREE, FOUR, Options(seats=3, attack_empty="forbidden")], ids=str)
def test_targets_are_sampled_as_they_are_foretold_and_the_record_tells_the_boards_of_then(options):
    rows, tried = 4000, 0
    for table in some(options, ("act",), 200):
        if table.action < BOARD:
            continue
        seat = RULES.to_act(table)[0]
        commands = [each for each in legal(table, seat) if isinstance(each, Steal | Claim)]
        if len({each.target for each in commands}) < 2 or tried == 12:
            continue
        tried += 1
        after = RULES.evolve(table, RULES.decide(table, seat, commands[0]))
        foretold = posterior(table)[seat] @ target_chances(after.attacks[-1], options)
        onlooker = RULES.observe(table, NOBODY)
        evaluation = evaluation_of(type(onlooker)((seat + 1) % table.seats, onlooker.table))
        places = places_now(evaluation).take(np.zeros(rows, np.intp))
        actors, every = np.full(rows, seat), np.arange(rows)
        mood = moods(np.random.default_rng(tried), rows, posterior(table))
        forbidden = options.attack_empty == "forbidden"
        targets, *_ = choose_attack(
            evaluation.rows(rows), places, table.action, table.place, every, actors, mood, forbidden
        )
        shares = np.bincount(targets, minlength=table.seats) / rows
        assert shares == pytest.approx(foretold, abs=0.03)
    assert tried > 5


def test_two_players_have_no_choice_and_nobody_foretells_itself():
    assert not moods(np.random.default_rng(3), 10, prior(2)).any()
    view = RULES.observe(some(FOUR, ("open",), 1)[0], 1)
    mood = evaluation_of(view).draws(400).mood
    assert not mood[:, 1].any()
    assert mood[:, [0, 2, 3]].std(axis=0).min() > 1


@pytest.mark.parametrize("options", [THREE, FOUR], ids=str)
def test_the_record_is_public(options):
    """What a seat may not see changes nothing in it, and every seat sees the same."""
    rng, recorded = random.Random(4), 0
    for table in tables(options, 2)[::15]:
        seen = {RULES.observe(table, seat).table.attacks for seat in (*range(table.seats), NOBODY)}
        assert seen == {table.attacks}
        for attack in table.attacks:
            recorded += 1
            assert not any(coins for board in attack.boards for coins in board.tiles)
        twin = dealt_anew(table, 0, rng)
        assert np.array_equal(posterior(twin), posterior(table))
    assert recorded > 20
