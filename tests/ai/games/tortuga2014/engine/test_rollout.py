"""The batch plays a round exactly as the rules do, given the same choices and the same chance."""

import numpy as np
import pytest
from msgspec.structs import replace

from ai.games.tortuga2014.engine.batch import area_code, batch_of
from ai.games.tortuga2014.engine.decisions import _apply, places_now
from ai.games.tortuga2014.engine.evaluation import Evaluation
from ai.games.tortuga2014.engine.rollout import (
    BEST_OPPONENT,
    NO_CHEST,
    choose_attack,
    drop_surplus,
    threat_weights,
)
from ai.games.tortuga2014.engine.value import Value, hand_weights
from ai.games.tortuga2014.levels import EngineSettings
from tests.ai.games.tortuga2014.engine.positions import some
from tortuga.games.tortuga2014 import events
from tortuga.games.tortuga2014.commands import Claim, Forfeit, MoveChests, Perform, Steal
from tortuga.games.tortuga2014.legal import attacked_area, legal
from tortuga.games.tortuga2014.pieces import BOARD, CHESTS
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options

pytestmark = pytest.mark.slow

OPTIONS = [
    Options(seats=2),
    Options(seats=3),
    Options(seats=4),
    Options(seats=4, target=8, surplus_timing="afterEachAttack"),
    Options(seats=3, attack_empty="forbidden"),
    Options(seats=2, surplus_timing="afterEachAttack", target=8),
]


def evaluation_of(table, seat=0):
    value = Value(hand_weights(table.seats), table.options.target)
    return Evaluation(RULES.observe(table, seat), value, EngineSettings(), np.random.default_rng(3))


def counts(chests):
    return [chests.count(chest) for chest in CHESTS]


def drawn(bag, word):
    if not any(bag):
        return None
    below = np.cumsum(bag)
    return CHESTS[int((below <= int(word * below[-1])).sum())]


def planned(table, seat, words, coins):
    """The command that the batch's policy gives a seat, taken from the table as it stands."""
    if table.action < BOARD:
        return Perform()
    base = batch_of(RULES.observe(table, seat))
    base.coins[:] = coins
    targets, colours, gains = choose_attack(
        base,
        places_now(evaluation_of(table, seat)),
        table.action,
        table.place,
        np.array([0]),
        np.array([seat]),
        words.mood,
        table.options.attack_empty == "forbidden",
    )
    if gains[0] <= 0:
        return Forfeit()
    target, colour = int(targets[0]), int(colours[0])
    chest = None if colour == NO_CHEST else CHESTS[colour]
    if table.place:
        return Claim(target, chest)
    area = attacked_area(table.boards[target], table.action)
    return Steal(target, area.index(chest) if chest else None)


def by_the_rules(table, evaluation, words):
    """Play phases 2 and 3 with the rules, asking the batch's policy and using the given chance."""
    stolen, coins = 0, evaluation.base.coins[0].copy()
    while table.stage not in ("move", "roll", "finished"):
        event = RULES.automatic(table)
        if table.stage == "hunt":
            seat = table.acting
            first = table.place == 0
            chest = drawn(table.bag, words.hunt[0]) if first else None
            both = first and table.seats > 2  # the batch expects coins where the rules draw tiles
            coins[seat] += evaluation.terms.better_tile if both else evaluation.terms.plain_tile
            event = events.HuntDrawn(seat, chest, (1,) if table.pool else ())
        elif table.stage == "draw":
            bag, chests = table.bag, [None] * table.seats
            for seat in table.clockwise(tuple(range(table.seats))):
                chest = chests[seat] = drawn(bag, words.draw[0, seat])
                if chest is not None:
                    bag = tuple(n - (CHESTS[i] == chest) for i, n in enumerate(bag))
            event = events.ChestsDrawn(tuple(chests))
        elif event is None:
            seat = RULES.to_act(table)[0]
            command = planned(table, seat, words, coins)
            stolen += isinstance(command, Steal)
            event = RULES.decide(table, seat, command)
        table = RULES.evolve(table, event)
    return table, stolen


def moves_like(table, outcome):
    """The orders that lead to the areas of an outcome."""
    orders = []
    for seat, _ in enumerate(table.boards):
        areas = (outcome.fleet[0, seat], outcome.crew[0, seat])
        orders.append(
            [tuple(c for c, n in zip(CHESTS, area, strict=True) for _ in range(n)) for area in areas]
        )
    return [MoveChests(*order) for order in orders]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_round_ends_as_by_the_rules(options):
    attacks = 0
    for number, table in enumerate(some(options, ("open",), 60)):
        if table.action:
            continue
        evaluation = evaluation_of(table, number % table.seats)
        words = evaluation.draws(1)
        batch = evaluation.rows(1)
        outcome = evaluation.rolled_out(batch, places_now(evaluation), words)
        there, stolen = by_the_rules(table, evaluation, words)
        attacks += stolen
        if there.stage == "move":
            commits = tuple(moves_like(there, outcome))
            there = replace(there, stage="moved", commits=commits, chosen=(True,) * table.seats)
            there = RULES.evolve(there, RULES.automatic(there))
        for seat, board in enumerate(there.boards):
            assert outcome.batch.boat[0, seat] == board.boat
            assert outcome.batch.pirate[0, seat] == board.pirate
            assert list(outcome.batch.tortuga[0, seat]) == counts(board.tortuga)
            assert list(outcome.fleet[0, seat]) == counts(board.fleet)
            assert list(outcome.crew[0, seat]) == counts(board.crew)
            assert list(outcome.batch.held[0, seat]) == counts(board.chests())
        assert list(outcome.batch.bag[0]) == list(there.bag)
        assert list(outcome.batch.center[0]) == counts(there.center)
    assert attacks > 5


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_command_does_what_the_rules_say(options):
    tried = set()
    for table in some(options, ("act",), 80):
        seat = RULES.to_act(table)[0]
        evaluation = evaluation_of(table, seat)
        for command in legal(table, seat):
            if isinstance(command, Perform) and table.action == 2:  # a hunt waits for chance
                continue
            batch, places = evaluation.rows(1), places_now(evaluation)
            words = evaluation.draws(1)
            _apply(evaluation, batch, places, words, np.array([0]), command)
            there = RULES.evolve(table, RULES.decide(table, seat, command))
            tried.add((type(command), table.action))
            for other, board in enumerate(there.boards):
                assert batch.boat[0, other] == board.boat
                assert batch.pirate[0, other] == board.pirate
                assert batch.fleet[0, other] == area_code(board.fleet)
                assert batch.crew[0, other] == area_code(board.crew)
                assert list(batch.island[0, other]) == counts(board.island)
                assert list(batch.held[0, other]) == counts(board.chests())
            assert list(batch.center[0]) == counts(there.center)
    assert len(tried) >= 8


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_step_without_chance_changes_nothing_that_was_foreseen(options):
    """What the captains foresee after their command is what they foresee once it is done."""
    steps = 0
    for table in some(options, ("act",), 120):
        seat = RULES.to_act(table)[0]
        evaluation = evaluation_of(table, seat)
        for command in legal(table, seat):
            there = table_of_next_act(RULES.evolve(table, RULES.decide(table, seat, command)))
            if there is None:
                continue
            steps += 1
            batch, words = evaluation.rows(4), evaluation.draws(4)
            places = places_now(evaluation).take(np.zeros(4, np.intp))
            _apply(evaluation, batch, places, words, np.arange(4), command)
            if options.surplus_timing == "afterEachAttack" and table.action >= BOARD:
                drop_surplus(batch, table.action)
            foreseen = evaluation.rolled_out(batch, places, words, table.action, table.place + 1)
            later = evaluation_of(there, seat)
            open_places = places_now(later).take(np.zeros(4, np.intp))
            found = later.rolled_out(later.rows(4), open_places, words, there.action, there.place)
            for area in ("boat", "pirate", "tortuga", "held", "bag", "center"):
                assert np.array_equal(getattr(foreseen.batch, area), getattr(found.batch, area)), area
            assert np.array_equal(foreseen.fleet, found.fleet)
            assert np.array_equal(foreseen.crew, found.crew)
    assert steps > 40


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pairs_that_share_phases_end_as_if_each_were_played_out_alone(seats):
    for table in some(Options(seats=seats), ["select"], 4):
        seat = RULES.to_act(table)[0]
        evaluation = evaluation_of(table, seat)
        assignments = evaluation.assignments()
        batch = evaluation.rows(len(assignments.sample))
        batch.bonus = assignments.finals.bonus[assignments.sample]
        places = assignments.field.places(assignments.sample, assignments.classes)
        equity, score = evaluation.rollout_equity(batch, places, assignments.draws.take(assignments.sample))
        assert np.array_equal(assignments.equity, equity)
        assert np.array_equal(assignments.score, score)


def table_of_next_act(table):
    """The table when the next seat acts, if no chance comes before that."""
    while not RULES.to_act(table):
        event = RULES.automatic(table)
        if event is None:
            return None
        table = RULES.evolve(table, event)
    return table if table.stage == "act" else None


@pytest.mark.parametrize("seats", [3, 4])
def test_who_sails_ahead_draws_the_attention_of_the_others(seats):
    table = some(Options(seats=seats), ("open",), 1)[0]
    batch = batch_of(RULES.observe(table, 0)).take(np.zeros(2, np.intp))
    batch.boat[:] = batch.pirate[:] = 3
    for area in (batch.fleet, batch.crew, batch.tortuga, batch.island, batch.held, batch.coins):
        area[:] = 0
    batch.boat[1, 0] = 6
    rows, actors = np.array([0, 1, 1]), np.array([1, 1, 0])
    even, behind, ahead = threat_weights(batch, rows, actors)
    others = [seat for seat in range(1, seats) if seat != 1]
    assert even[0] == pytest.approx(1 / (seats - 1))
    assert behind[0] > even[0] > behind[others[0]]
    assert np.ptp(ahead[1:]) == pytest.approx(0)
    for weights, actor in zip((even, behind, ahead), actors, strict=True):
        assert weights.sum() - weights[actor] == pytest.approx(1)
    assert behind[0] < BEST_OPPONENT + (1 - BEST_OPPONENT) / (seats - 1)


def test_two_players_have_one_rival_only():
    table = some(Options(seats=2), ("open",), 1)[0]
    batch = batch_of(RULES.observe(table, 0))
    assert threat_weights(batch, np.array([0, 0]), np.array([0, 1])).tolist() == [[1.0, 1.0], [1.0, 1.0]]
