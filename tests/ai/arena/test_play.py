from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from ai.arena.play import BadSimulation, flat, seating, simulate
from ai.captains import UnknownPlayer
from tortuga.games import GAMES
from tortuga.kernel.errors import Refusal
from tortuga.kernel.intervals import wilson
from tortuga.kernel.log.format import LogError
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow

GAME = "tortuga2014"


def without_times(result):
    """A result as its JSON form, less what the clock says."""
    told = flat(result)
    del told["seconds"]
    for player in told["players"]:
        del player["ms_per_decision_p50"], player["ms_per_decision_p99"]
    return told


@pytest.mark.parametrize(("seats", "orders"), [(2, 1), (3, 2), (4, 6)])
def test_every_entry_has_every_seat_and_every_neighbour(seats, orders):
    games = [seating(seats, game) for game in range(seats * orders)]
    assert len(set(games)) == len(games)
    for first in range(0, len(games), seats):  # games that share a seed
        for entry in range(seats):
            assert {games[first + game][entry] for game in range(seats)} == set(range(seats))
    left = Counter((seat + 1) % seats == game[1] for game in games for seat in [game[0]])
    assert left[True] == len(games) / (seats - 1)


def test_one_and_two_jobs_play_the_same_games():
    asked = {"seed": "same", "chosen": {"target": 6}}
    one = simulate(GAME, ["greedy", "random", "random"], 12, **asked)
    two = simulate(GAME, ["greedy", "random", "random"], 12, jobs=2, **asked)
    assert without_times(one) == without_times(two)
    assert without_times(one) != without_times(
        simulate(GAME, ["greedy", "random", "random"], 12, seed="other")
    )


def test_the_result_adds_up():
    told = []
    with ThreadPoolExecutor(1) as threads:
        result = simulate(GAME, ["greedy", "random"], 50, seed="sum", progress=told.append, executor=threads)
        assert threads.submit(int).result() == 0  # a caller's executor stays open
    assert told == sorted(told)
    assert told[-1] == result.games == 50
    assert sum(player.win_share for player in result.players) == pytest.approx(1)
    assert [player.name for player in result.players] == ["greedy", "random"]
    assert result.decisions > 50 * 2 * 4
    assert result.figures["rounds_mean"] > 3
    for player in result.players:
        assert 0 < player.ms_per_decision_p50 <= player.ms_per_decision_p99
        assert player.ci95[0] <= player.win_share <= player.ci95[1]
    keys = {"games", "seed", "target", "rounds_mean", "decisions", "seconds", "players"}
    assert set(msgspec.json.decode(msgspec.json.encode(flat(result)))) == keys


def test_equal_players_share_the_wins_equally():
    """As far as chance lets them: no game is played twice over, so that a half comes out for sure."""
    result = simulate(GAME, ["random", "random"], 40, seed="mirror")
    assert sum(player.win_share for player in result.players) == pytest.approx(1)
    for player in result.players:
        assert player.ci95[0] < 0.5 < player.ci95[1]


def test_saved_games_verify(tmp_path):
    folder = tmp_path / "new" / "logs"
    result = simulate(GAME, ["greedy", "random", "greedy"], 4, seed="save", chosen={"target": 8}, save=folder)
    files = sorted(folder.iterdir())
    assert len(files) == 4
    points = Counter()
    for game, file in enumerate(files):
        report = verify(file, GAMES)
        assert report.good
        assert report.status == "finished"
        for entry, seat in enumerate(seating(3, game)):
            points[entry] += report.scores[seat] / 4
    assert [points[entry] for entry in range(3)] == [player.score_mean for player in result.players]


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(LogError, match="unwritable"):
        simulate(GAME, ["greedy", "random"], 1, seed="x", save=tmp_path / "taken")


def test_refusals():
    with pytest.raises(UnknownPlayer):
        simulate(GAME, ["greedy", "nobody"], 1, seed="x")
    with pytest.raises(BadSimulation, match="seats"):
        simulate(GAME, ["greedy"], 1, seed="x")
    with pytest.raises(BadSimulation, match="games"):
        simulate(GAME, ["greedy", "random"], 0, seed="x")
    with pytest.raises(Refusal, match="target"):
        simulate(GAME, ["greedy", "random"], 1, seed="x", chosen={"target": 7})


def test_the_interval_of_a_share():
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(1.0, 100)[1] == 1.0
    assert wilson(0.0, 100)[0] == 0.0


@pytest.mark.parametrize(("rival", "least"), [("random", 0.9), ("greedy", 0.9)])
def test_additive_is_far_stronger(rival, least):
    result = simulate(GAME, ["additive", rival], 20, seed="strength")
    assert result.players[0].win_share >= least
