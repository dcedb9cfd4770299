"""Features, points and win shares of positions, and the sampled opponents."""

import numpy as np
import pytest
from msgspec.structs import replace

from ai.games.tortuga2014.dice_solver import solve_cycles
from ai.games.tortuga2014.engine.batch import COUNTS, batch_of, softmax
from ai.games.tortuga2014.engine.evaluation import Evaluation, tile_means
from ai.games.tortuga2014.engine.opponents import (
    OpponentTurn,
    priorities_of,
    prizes,
    sample_finals,
    sample_turns,
    thrown,
)
from ai.games.tortuga2014.engine.places import DIE, FIRST, NONE, SECOND, Field, distinct
from ai.games.tortuga2014.engine.rollout import EndOfRound
from ai.games.tortuga2014.engine.value import (
    DIGEST,
    FEATURES,
    TABLE,
    Value,
    best_other,
    features,
    final_equity,
    hand_weights,
    load,
    points,
)
from ai.games.tortuga2014.levels import EngineSettings
from tests.ai.games.tortuga2014.engine.positions import some, tables
from tortuga.games.tortuga2014.legal import to_act
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import score
from tortuga.games.tortuga2014.state import Options


def outcome_of(table, seat):
    batch = batch_of(RULES.observe(table, seat))
    return EndOfRound(batch, COUNTS[batch.fleet], COUNTS[batch.crew])


def evaluation_of(table, seat):
    value = Value(hand_weights(table.seats), 6)
    return Evaluation(RULES.observe(table, seat), value, EngineSettings(), np.random.default_rng(3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_are_those_of_the_final_scoring(seats):
    for table in some(Options(seats=seats), ("roll",), 40):
        if any(board.island for board in table.boards):  # the setup of round 1
            continue
        found = points(outcome_of(table, 0))[0]
        for seat, board in enumerate(table.boards):
            known = score(board).total - sum(board.tiles)
            coins = sum(board.tiles) if seat == 0 else 1.75 * len(board.tiles)
            assert found[seat] == pytest.approx(known + coins)


def test_features_keep_to_their_table():
    assert sum(size for _, size in TABLE) == FEATURES
    assert len(DIGEST) == 16
    table = some(Options(seats=4), ("roll",), 1)[0]
    outcome = outcome_of(table, 1)
    found = features(outcome, table.start, 6, points(outcome))
    assert found.shape == (1, 4, FEATURES)
    assert found.dtype == np.float32
    assert np.isfinite(found).all()


def test_the_best_of_the_others():
    values = np.array([[1.0, 5.0, 5.0], [3.0, 2.0, 1.0]])
    assert best_other(values).tolist() == [[5.0, 5.0, 5.0], [2.0, 3.0, 3.0]]


def test_a_finished_game_is_judged_by_its_points():
    sure, unsure = np.zeros(2), np.array([0.0, 2.0])
    assert final_equity(np.array([[30.0, 29.0]]), sure)[0, 0] > 0.999
    assert final_equity(np.array([[30.0, 30.0]]), sure)[0].tolist() == [0.5, 0.5]
    assert 0.5 < final_equity(np.array([[30.0, 29.0]]), unsure)[0, 0] < 0.9


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("target", [6, 8])
def test_there_are_weights_for_every_table(seats, target):
    assert load(seats, target).weights.shape == (FEATURES,)
    assert np.isfinite(load(seats, target).weights).all()


def test_a_better_board_has_the_better_chance():
    for seats in (2, 3, 4):
        for table in some(Options(seats=seats), ("roll",), 10):
            outcome = outcome_of(table, 0)
            value = load(seats, 6)
            before = softmax(value.scores(outcome, table.start, points(outcome)))[0, 0]
            outcome.batch.tortuga[0, 0, 4] += 1
            outcome.batch.held[0, 0, 4] += 1
            assert softmax(value.scores(outcome, table.start, points(outcome)))[0, 0] > before


def test_classes_follow_ties_and_places():
    totals = np.zeros((1, 3, 5), np.intp)
    totals[0, 1], totals[0, 2] = (6, 6, 0, 3, 0), (4, 6, 0, 0, 0)
    field = Field(totals, 0, 1)  # seat 1 starts, then 2, then 0
    assert [int(field.code[0, 0, total]) for total in (0, 3, 4, 5, 6, 7)] == [
        NONE,
        DIE,
        DIE,
        SECOND,
        SECOND,
        FIRST,
    ]
    assert int(field.code[0, 1, 6]) == DIE  # both opponents are nearer to the start player
    assert int(field.code[0, 2, 1]) == FIRST
    assert int(field.code[0, 3, 2]) == SECOND
    own = np.array([[7], [0], [1], [2], [0]])
    sample, classes, where = distinct(field.classes(own))
    places = field.places(sample, classes)
    assert places.first.tolist() == [[0, 1, 0, 1, -1]]
    assert places.second.tolist() == [[1, 2, -1, 0, -1]]
    assert where.tolist() == [[0]]


def test_sampled_turns_end_within_limits_and_cycles():
    draw = np.random.default_rng(5)
    values = solve_cycles(draw.normal(size=(5,) * 5), 2, 1, (0.0,) * 5)
    dice, last = sample_turns([OpponentTurn((5,) * 5, values, 1)], 300, thrown(draw))
    assert dice.max() < 5
    assert ((dice == 3).sum(axis=2) <= 2).all()
    assert ((dice == 4).sum(axis=2) <= 1).all()
    assert last.min() >= 1
    assert last.max() <= 5
    skulls = OpponentTurn((0, 5, 5, 1, 2), solve_cycles(draw.normal(size=(5, 5)), 2, 1, (0.0, 0.0)), 3, (2,))
    dice, last = sample_turns([skulls], 50, thrown(draw))
    assert (dice[:, 0, [0, 3, 4]] == (0, 1, 2)).all()
    assert set(last[:, 0]) == {4}
    assert len(set(dice[:, 0, 2])) == 1  # declared to the best action at once


def test_sampling_a_turn_reaches_the_solved_value():
    draw = np.random.default_rng(6)
    terminal = draw.normal(size=(5,) * 3)
    values = solve_cycles(terminal, 3, 3, (0.0,) * 4)
    dice, _ = sample_turns([OpponentTurn((5, 5, 5, 0, 0), values[1:], 2)], 4000, thrown(draw))
    mean = terminal[tuple(dice[:, 0, :3].T)].mean()
    assert mean == pytest.approx(values[0][5, 5, 5], abs=0.05)


def test_finals_of_opponents_agree_with_what_lies():
    for table in some(Options(seats=4), ("select", "skulls"), 30):
        seat = to_act(table)[0]
        evaluation = evaluation_of(table, seat)
        assert (prizes(table) >= 0).all()
        finals = sample_finals(table, seat, priorities_of(4), 5, evaluation.rng)
        assert len(finals.last) == 6
        for other, board in enumerate(table.boards):
            for die, at in enumerate(board.dice):
                if at < 5:
                    assert (finals.dice[:, other, die] == at).all()
            assert (finals.bonus[:, other] >= np.array(board.bonus)).all()
            assert finals.bonus.max() <= 2


def test_who_is_finished_takes_a_tile_for_every_cycle_in_which_another_still_rolls():
    table = next(
        t
        for t in some(Options(seats=2), ("select",), 99)
        if t.boards[1].finished and not t.boards[0].finished
    )
    evaluation, cycle = evaluation_of(table, 0), table.cycle
    assert (evaluation.finals(4).bonus[:, 1].sum(axis=1) == sum(table.boards[1].bonus) + 1).all()
    early = evaluation.assignments().early
    assert early[cycle] == 0  # that tile is inevitable
    assert (np.diff(early[cycle:]) < 0).all()


def test_own_tiles_sharpen_the_expected_coins():
    table = tables(Options(seats=3), 1)[-2]
    boards = (replace(table.boards[0], tiles=(3, 3, 3, 3)), *table.boards[1:])
    plain, better = tile_means(replace(table, boards=boards), 0)
    assert plain == pytest.approx((17 + 18) / 26)
    assert plain < better < 2
    fresh = replace(table, boards=tuple(replace(board, tiles=()) for board in table.boards))
    assert tile_means(fresh, 0)[0] == pytest.approx(47 / 30)
