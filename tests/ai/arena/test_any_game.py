"""The arena over a game that can end in a draw, has sides, and seats up to nine."""

from __future__ import annotations

import msgspec
import pytest

from ai.arena.play import BadSimulation, flat, play, simulate
from ai.arena.standings import standings
from ai.arena.tournament import Bout, Plan, begin, divisions, games_of, load, play_bout, save, tournament
from ai.passport import Match, MatchRound, play_round
from tests.kernel import toy
from tortuga.app.languages import LANGUAGES
from tortuga.app.text import Text
from tortuga.kernel.game import Outcome
from tortuga.kernel.players import Decision

BIDS = "bids"


@pytest.fixture
def plugged(monkeypatch):
    monkeypatch.setenv("TORTUGA_GAMES", "bids=tests.bids")


class First:
    """Takes what stands first."""

    def choose(self, view):
        return Decision(toy.RULES.legal(view.state, view.seat)[0])


class Drawn:
    """The toy's rules, but nobody ever wins."""

    def __getattr__(self, name):
        return getattr(toy.RULES, name)

    def outcome(self, state):
        return Outcome((), toy.RULES.outcome(state).scores)


def test_a_draw_is_shared_by_the_whole_table():
    played = play([First(), First()], Drawn(), toy.Options(seats=2), "draw")
    assert played.outcome.winners == ()
    assert [played.credit(seat) for seat in range(2)] == [0.5, 0.5]


def test_with_sides_every_winner_has_won_whole():
    played = play([First(), First(), First()], toy.RULES, toy.Options(seats=3), "sides")
    sided = msgspec.structs.replace(
        played, outcome=Outcome((0, 2), played.outcome.scores, ("red", "black", "red"))
    )
    assert [sided.credit(seat) for seat in range(3)] == [1.0, 0.0, 1.0]


@pytest.mark.usefixtures("plugged")
def test_games_with_draws_and_sides_are_counted():
    result = simulate(BIDS, ["random", "random"], 40, seed="sides", chosen={"rounds": 1})
    told = flat(result)
    assert told["rounds"] == 1
    assert told["draw_share"] > 0
    assert told["loyalties"].keys() == {"red", "black"}
    # of two seats of different sides at most one wins, none in a draw; a side is there in every game
    assert sum(side["win_share"] for side in told["loyalties"].values()) == pytest.approx(
        1 - told["draw_share"]
    )
    assert sum(player.win_share for player in result.players) == pytest.approx(1 - told["draw_share"])
    assert [player.par for player in result.players] == [pytest.approx((1 - told["draw_share"]) / 2)] * 2


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize("seats", [2, 3, 9])
def test_equal_players_share_bouts_of_any_size(seats):
    bout = Bout(0, 0, ("mild", "mild"), seats, BIDS, {}, "equal")
    assert play_bout(bout).share == pytest.approx(0.5)


def test_a_sample_of_many_divisions_is_balanced_and_its_seeds_own():
    one, other = divisions(9, "one"), divisions(9, "other")
    assert len(one) == len(set(one)) == games_of(9)
    assert {tuple(1 - player for player in division) for division in one} == set(one)
    assert {sum(division) for division in one} == {4, 5}
    assert one == divisions(9, "one") != other


@pytest.mark.usefixtures("plugged")
def test_a_round_robin_of_another_game(tmp_path):
    plan = Plan(BIDS, ("random", "mild", "bold"), (2, 5), 4, "robin", {"rounds": 1})
    record = tournament(begin(plan))
    save(record, tmp_path / "arena.json")
    assert load(tmp_path / "arena.json") == record
    found = standings(record)
    assert [table.seats for table in found.tables] == [2, 5]
    assert flat(found)["rounds"] == 1


@pytest.mark.usefixtures("plugged")
def test_a_match_of_the_passport_in_another_game():
    match = Match("panel", 3, (("bold", "random", "random"),), ("bold",))
    result = play_round(MatchRound(0, match, 0, "seed", BIDS, {}))
    assert 0 <= result.wins[0] <= match.games


@pytest.mark.usefixtures("plugged")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_number_of_players_is_told_with_what_the_game_takes(language):
    for game, most in ((BIDS, "9"), ("tortuga2014", "4")):
        with pytest.raises(BadSimulation) as caught:
            simulate(game, ["random"], 1, seed="x")
        assert most in Text(language).say(caught.value.id, **caught.value.arguments)
