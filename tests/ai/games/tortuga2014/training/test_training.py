"""The recipe of training in small: from nothing to weights, resumable, refused where they do not fit."""

from concurrent.futures import Executor, Future

import msgspec
import numpy as np
import pytest

from ai.games.tortuga2014.engine.batch import softmax
from ai.games.tortuga2014.engine.value import (
    DIGEST,
    FEATURES,
    BadWeights,
    decode,
    file_name,
    hand_weights,
    vector,
)
from ai.games.tortuga2014.training.group_weights import emphasis
from ai.games.tortuga2014.training.run import (
    Pass,
    TrainingCourse,
    TrainingLesson,
    WeightsMatch,
    fit,
    judged,
    lessons,
    main,
    self_play,
    traced,
    train,
    verdict,
)
from ai.games.tortuga2014.training.selfplay import Job, Positions, parts, play_job
from tests.hands.hurry import hurry
from tortuga.app.text import Text

pytestmark = pytest.mark.slow

SMALL = TrainingLesson(2, 6, (Pass(2, (1,)), Pass(2, (2, 1))), 2)


@pytest.fixture(autouse=True)
def _players_think_little(monkeypatch):
    hurry(monkeypatch)


class Here(Executor):
    """Runs everything at once in this process, and counts."""

    def __init__(self):
        self.calls = 0

    def submit(self, fn, /, *args, **kwargs):
        self.calls += 1
        future = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def course(folder, lines, work=None):
    work = work or folder / "work"
    return TrainingCourse(folder / "out", work, "test", Here(), lines.append, lambda *_: None)


@pytest.fixture(scope="module")
def small_work(tmp_path_factory):
    """What self-play of the small lesson leaves; lessons from it play it once."""
    return tmp_path_factory.mktemp("small")


def test_the_fit_finds_the_weights_behind_the_shares():
    draw = np.random.default_rng(1)
    truth = np.zeros(FEATURES)
    truth[:6] = (1.0, -0.5, 0.8, 0.0, -1.2, 0.3)
    x = draw.normal(size=(4000, 3, FEATURES)).astype(np.float32)
    chosen = [draw.choice(3, p=share) for share in softmax(x @ truth)]
    found = fit(positions_of(x, np.eye(3, dtype=np.float32)[chosen]), 0 * truth, 1.0)
    assert np.abs(found.weights - truth).max() < 0.2
    assert found.held_out < np.log(3)
    assert found.brier < found.uniform


def test_without_games_the_prior_stays():
    draw = np.random.default_rng(2)
    x = np.zeros((20, 2, FEATURES), np.float32)
    prior = draw.normal(size=FEATURES)
    shares = np.full((20, 2), 0.5, np.float32)
    assert np.allclose(fit(positions_of(x, shares), prior, 5.0).weights, prior)


def test_what_the_engines_seats_win_by_skill_is_no_merit_of_their_boards():
    draw = np.random.default_rng(3)
    x = draw.normal(size=(4000, 3, FEATURES)).astype(np.float32)
    engine = np.zeros((4000, 3), np.bool_)
    engine[:, 0] = True
    x[:, 0, 1] += 2.0  # the engine's habit, worth nothing
    truth = np.zeros(FEATURES)
    truth[0] = 1.0
    shares = softmax(x @ truth + 1.5 * engine)
    chosen = [draw.choice(3, p=share) for share in shares]
    found = fit(positions_of(x, np.eye(3, dtype=np.float32)[chosen], engine), 0 * truth, 1.0)
    assert abs(found.weights[1]) < 0.15
    assert abs(found.weights[0] - 1.0) < 0.15


def test_targets_lead_from_the_end_of_each_game_backwards():
    share = np.array([[0.6, 0.4], [0.7, 0.3], [0.2, 0.8], [0.5, 0.5]])
    told = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])
    found = traced(share, told, np.array([0, 0, 0, 1], np.int32), 0.5)
    last = [1.0, 0.0]
    middle = [0.5 * 0.2 + 0.5 * last[0], 0.5 * 0.8 + 0.5 * last[1]]
    first = [0.5 * 0.7 + 0.5 * middle[0], 0.5 * 0.3 + 0.5 * middle[1]]
    assert np.allclose(found, [first, middle, last, [0.0, 1.0]])
    assert np.array_equal(traced(share, told, np.arange(4, dtype=np.int32), 0.5), told)
    assert np.array_equal(traced(share, told, np.zeros(4, np.int32), 1.0)[0], told[3])


def positions_of(features, shares, engine=None):
    count, seats = shares.shape
    flags = np.ones((count, seats), np.bool_) if engine is None else engine
    return Positions(features, shares, np.arange(count, dtype=np.int32), flags)


def test_self_play_leaves_positions_with_the_shares_of_their_games():
    job = Job(3, 6, range(1), (1,), "seed", hand_weights(3))
    positions = play_job(job)
    assert positions.features.shape == (len(positions.game), 3, FEATURES)
    assert len(positions.game) >= 2
    assert np.allclose(positions.shares.sum(axis=1), 1.0)
    assert np.array_equal(play_job(job).features, positions.features)


def test_a_lesson_writes_weights_that_the_engine_takes(tmp_path, small_work, monkeypatch):
    monkeypatch.setattr("ai.games.tortuga2014.training.run.verdict", lambda *_: verdict_of(0.6))
    lines = []
    weights = train(SMALL, course(tmp_path, lines, small_work))
    path = tmp_path / "out" / file_name(2, 6)
    stored = decode(path.read_bytes(), path.name)
    assert np.allclose(vector(stored), weights, atol=1e-6)
    assert stored.training["passes"] == 2
    assert stored.features == DIGEST
    assert len(lines) == 5
    assert vector(stored).shape == (FEATURES,)


@pytest.mark.parametrize(("target", "counts"), [(6, True), (8, False)])
def test_emphasis_comes_once_into_weights_learned_from_nothing(tmp_path, monkeypatch, target, counts):
    monkeypatch.setattr("ai.games.tortuga2014.training.run.verdict", lambda *_: verdict_of(0.6))
    monkeypatch.setattr(
        "ai.games.tortuga2014.training.run.first_weights", lambda lesson, _: (None if counts else hand, "x")
    )
    hand = hand_weights(3)
    lesson = TrainingLesson(3, target, (Pass(2, (1,)),), 2)
    found = train(lesson, course(tmp_path, []))
    monkeypatch.setattr("ai.games.tortuga2014.training.run.emphasis", lambda _: np.ones(FEATURES))
    learned = train(lesson, course(tmp_path, []))
    np.testing.assert_allclose(found, learned * emphasis(3) if counts else learned)


def verdict_of(share):
    from ai.games.tortuga2014.training.run import MatchVerdict

    return MatchVerdict(share, 0.1, share, share, 10)


def test_worse_weights_are_not_accepted(tmp_path, small_work, monkeypatch):
    monkeypatch.setattr("ai.games.tortuga2014.training.run.verdict", lambda *_: verdict_of(0.4))
    weights = train(SMALL, course(tmp_path, [], small_work))
    assert np.array_equal(weights, hand_weights(2))
    assert not (tmp_path / "out").exists()


def test_an_interrupted_pass_goes_on_where_it_was(tmp_path):
    first, second = course(tmp_path, []), course(tmp_path, [])
    before = self_play(SMALL, first, 0, hand_weights(2))
    again = self_play(SMALL, second, 0, hand_weights(2))
    assert first.executor.calls == 1
    assert second.executor.calls == 0
    assert np.array_equal(before.features, again.features)


def test_a_match_of_equals_is_even():
    same = hand_weights(3)
    result = verdict(Here(), WeightsMatch(3, 6, range(1), "even", same, same))
    assert result.games == 1
    assert 0.0 <= result.share <= 1.0
    assert result.strangers == 0.5
    assert [list(part) for part in parts(range(5), 2)] == [[0, 1], [2, 3], [4]]


def test_a_verdict_weighs_both_kinds_of_tables_on_the_scale_of_two_players():
    result = judged([(0.2, 0.1), (0.0, -0.1)], 4)
    assert (result.together, result.strangers) == (pytest.approx(0.6), pytest.approx(0.5))
    assert result.share == pytest.approx(0.55)
    assert result.margin == pytest.approx(1.96 * 0.1 / np.sqrt(2))
    assert judged([(1.0, 1.0)], 2).share == pytest.approx(1.0)


def test_weights_for_other_features_are_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("ai.games.tortuga2014.training.run.verdict", lambda *_: verdict_of(0.6))
    train(TrainingLesson(2, 6, (Pass(2, (1,)),), 2), course(tmp_path, []))
    text = (tmp_path / "out" / file_name(2, 6)).read_bytes()
    stored = msgspec.json.decode(text)
    speak = Text("en")
    for change, id in (
        ({"features": "0123"}, "error-weights-features"),
        ({"format": "other"}, "error-weights-broken"),
        ({"weights": {"sets now": [1.0]}}, "error-weights-groups"),
    ):
        with pytest.raises(BadWeights) as caught:
            decode(msgspec.json.encode(stored | change), "file.json")
        assert caught.value.id == id
        assert "file.json" in speak.say(caught.value.id, **caught.value.arguments)


def test_the_command_line_plays_what_is_asked(tmp_path, capsys):
    found = lessons([2, 4], [6], 0.5)
    assert [(lesson.seats, lesson.target) for lesson in found] == [(4, 6), (2, 6)]
    main(["--seats", "3", "--target", "7", "--out", str(tmp_path), "--jobs", "1"])
    assert "done" in (tmp_path / "training-log.txt").read_text()
    assert "done" in capsys.readouterr().out
