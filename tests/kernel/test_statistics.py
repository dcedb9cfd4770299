"""Statistics against games made by hand, and chances against published tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kernel import toy
from tortuga.kernel.analysis import Analysis, SeatPlay
from tortuga.kernel.game import NOBODY, Outcome
from tortuga.kernel.intervals import chi_square, chi_square_p, interval
from tortuga.kernel.library.library import Library
from tortuga.kernel.library.statistics import Choices, Result, Statistics, persons
from tortuga.kernel.log.format import Header, Inherited, Undone, Writer
from tortuga.kernel.players import SeatSpec


class Played:
    """A finished game for the shelf."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.count = 0

    def __call__(
        self,
        players: str,
        scores: tuple[int, ...] | None,
        *,
        game: str = "toy",
        winners: tuple[int, ...] | None = None,
        sides: tuple[str, ...] = (),
        seed: str = "",
        events: tuple[object, ...] = (),
        hints: int = 0,
        hinted: int = NOBODY,
        branched: bool = False,
        practice: bool = False,
        imported: bool = False,
    ) -> int:
        self.count += 1
        specs = tuple(
            SeatSpec("human" if name[0].isupper() else name, name, "blue") for name in players.split()
        )
        digest = f"{self.count if not seed else int(seed):064x}"
        parts = (Inherited(3, "0" * 64),) if branched else ()
        header = Header("tortuga-log", 1, game, "1", {"seats": len(specs)}, specs, digest, parts, practice)
        shelf = self.library.new_game()
        if winners is None:
            assert scores is not None
            winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        shelf.adopt(header, "s", list(Writer().lines((header, *events))), 3, Outcome(winners, scores, sides))
        self.library.database.connection.execute(
            "UPDATE games SET imported = ? WHERE id = ?", (imported, shelf.id)
        )
        for _ in range(hints):
            shelf.note_assist("hint", hinted)
        assert shelf.id is not None
        return shelf.id


@pytest.fixture
def played(tmp_path: Path) -> Played:
    return Played(Library(tmp_path))


def of(played: Played, name: str = "Rosa") -> Statistics:
    return Statistics(played.library.database, "toy", name)


def test_results_by_seats_and_opponent(played: Played) -> None:
    played("Rosa mate", (30, 20))
    played("Rosa mate captain", (10, 20, 5))
    played("captain Rosa", (25, 25))
    played("Kate mate", (9, 1))
    stats = of(played)
    two, three = stats.by_seats()
    assert (two.key, two.games, two.won, two.chance, two.score, two.rivals) == ("2", 2, 1.5, 1.0, 27.5, 22.5)
    assert (three.key, three.games, three.won) == ("3", 1, 0)
    assert three.chance == pytest.approx(1 / 3)
    assert three.rivals == 12.5
    duels = {row.key: (row.games, row.won, row.chance) for row in stats.by_opponent()}
    assert duels == {"mate": (2, 1.0, 1.0), "captain": (2, 1.5, 1.0)}
    assert {row.key: row.even for row in stats.by_opponent()} == {"mate": 0, "captain": 1}
    assert (stats.total().games, stats.total().won) == (3, 1.5)
    assert persons(played.library.database, "toy") == [("Rosa", 3), ("Kate", 1)]


def test_persons_are_rivals_by_name(played: Played) -> None:
    played("Rosa Kate", (3, 4))
    assert [row.key for row in of(played).by_opponent()] == ["@Kate"]
    assert [(row.key, row.won) for row in of(played, "Kate").by_opponent()] == [("@Rosa", 1.0)]


def test_known_deals_branches_and_deleted_games_do_not_count(played: Played) -> None:
    played("Rosa mate", (1, 2), seed="999")
    played("Rosa mate", (9, 2), seed="999")
    played("Rosa mate", (9, 2), branched=True)
    gone = played("Rosa mate", (9, 2))
    played.library.delete(gone)
    assert of(played).total().games == 1
    assert of(played).total().won == 0
    played.library.undelete(gone)
    assert of(played).total().games == 2
    played("Rosa teacher", (9, 2))
    assert of(played).total().games == 3
    assert Statistics(played.library.database, "toy", "Rosa", "teacher").total().games == 2
    assert persons(played.library.database, "toy", "teacher") == [("Rosa", 2)]


def test_help_is_told(played: Played) -> None:
    played("Rosa mate", (5, 2), hints=2)
    played("Rosa mate", (1, 2), events=(Undone(0, 1),))
    played("Rosa mate", (3, 2))
    stats = of(played)
    assert stats.help() == type(stats.help())(2, 2, 1)
    assert {row.key: (row.games, row.won) for row in stats.by_help()} == {
        "with": (2, 1.0),
        "without": (1, 1.0),
    }


def test_the_help_of_others_is_not_mine(played: Played) -> None:
    played("Rosa Kate", (5, 2), hints=3, hinted=1)
    played("Rosa Kate", (5, 2), events=(toy.BidMade(1, 3), Undone(1, 1)))
    rosa, kate = of(played), of(played, "Kate")
    assert rosa.help() == type(rosa.help())(0, 0, 0)
    assert kate.help() == type(kate.help())(2, 3, 1)
    assert [(row.key, row.games) for row in rosa.by_help()] == [("without", 2)]
    assert [(row.key, row.games) for row in kate.by_help()] == [("with", 2)]


def test_nobody_has_no_results(played: Played) -> None:
    stats = of(played)
    assert (stats.total().games, stats.by_seats(), stats.by_opponent(), stats.mean("undone")) == (
        0,
        [],
        [],
        0,
    )
    assert stats.help().games == 0
    assert persons(played.library.database, "toy") == []


def test_what_was_done_is_counted_by_side(played: Played) -> None:
    played("Rosa mate", (5, 2), events=(Undone(0, 1), Undone(1, 1), Undone(1, 1)))
    assert of(played).events(["undone"], "action") == {("undone", -1): 1}
    assert of(played).events(["undone"], "action", rivals=True) == {("undone", -1): 2}
    assert of(played).mean("undone") == 3


@pytest.mark.parametrize(
    ("freedom", "statistic", "p"),
    [
        (1, 3.841, 0.05),
        (2, 5.991, 0.05),
        (4, 13.277, 0.01),
        (5, 11.070, 0.05),
        (5, 4.351, 0.5),
        (15, 24.996, 0.05),
    ],
)
def test_chi_square_as_in_the_tables(freedom: int, statistic: float, p: float) -> None:
    assert chi_square_p(statistic, freedom) == pytest.approx(p, rel=2e-3)


def test_even_counts_surprise_nobody() -> None:
    assert chi_square([7, 7, 7, 7, 7, 7]) == 0
    assert chi_square([0, 0]) == 0
    assert chi_square_p(0, 5) == 1
    assert chi_square([12, 8, 10, 10, 10, 10]) == pytest.approx(0.8)


def test_wilson_interval() -> None:
    low, high = interval(8, 10)
    assert (low, high) == (pytest.approx(0.4901, abs=1e-3), pytest.approx(0.9433, abs=1e-3))
    assert interval(0, 0) == (0, 1)
    assert interval(0, 5)[0] == 0


def test_practice_does_not_count(played: Played) -> None:
    played("Rosa mate", (5, 3))
    played("Rosa mate", (9, 3), practice=True)
    assert of(played).total().games == 1
    assert [count for _, count in persons(played.library.database, "toy")] == [1]


def test_one_deal_may_be_played_in_two_games(played: Played) -> None:
    played("Rosa mate", (5, 2), seed="7")
    played("Rosa mate", (5, 2), seed="7", game="other")
    assert of(played).total().games == 1
    assert Statistics(played.library.database, "other", "Rosa").total().games == 1


def test_a_draw_is_shared_by_everybody(played: Played) -> None:
    played("Rosa mate captain", None, winners=())
    played("Rosa mate captain", None, winners=(0, 1))
    total = of(played).total()
    assert total.won == pytest.approx(1 / 3 + 1 / 2)
    assert total.chance == pytest.approx(2 / 3)
    assert (total.score, total.rivals) == (None, None)
    duels = {row.key: row.won for row in of(played).by_opponent()}
    assert duels == {"mate": 1.0, "captain": 1.5}


def test_whoever_won_with_a_side_has_won_whole(played: Played) -> None:
    played("Rosa mate captain", None, winners=(0, 1), sides=("red", "red", "black"))
    played("Rosa mate captain", None, winners=(2,), sides=("red", "red", "black"))
    played("Rosa mate captain", None, winners=(0,), sides=("black", "red", "red"))
    total = of(played).total()
    assert (total.won, total.chance) == (2, pytest.approx(2 / 3 + 1 / 3 + 1 / 3))
    assert {row.key: (row.games, row.won) for row in of(played).by_side()} == {"red": (2, 1), "black": (1, 1)}


def test_where_everybody_plays_alone_there_are_no_sides(played: Played) -> None:
    played("Rosa mate", (5, 2))
    assert of(played).by_side() == []


def test_events_are_told_apart_by_the_field_that_is_asked_for(played: Played) -> None:
    made = (toy.BidMade(0, 3), toy.BidMade(0, 1), toy.BidMade(0, 3), toy.BidMade(1, 2), toy.Taken(0, 2))
    played("Rosa mate", (5, 2), events=made)
    stats = of(played)
    assert stats.events(["bid-made"], "amount") == {("bid-made", 1): 1, ("bid-made", 3): 2}
    assert stats.events(["bid-made", "taken"], "coins") == {("bid-made", -1): 3, ("taken", 2): 1}
    assert stats.events(["bid-made"], "amount", rivals=True) == {("bid-made", 2): 1}


def test_what_was_taken_back_was_not_done(played: Played) -> None:
    made = (toy.BidMade(0, 3), Undone(0, 1), toy.BidMade(0, 3), toy.BidMade(1, 2), Undone(1, 1))
    played("Rosa mate", (5, 2), events=made)
    stats = of(played)
    assert stats.events(["bid-made"], "amount") == {("bid-made", 3): 1}
    assert stats.events(["bid-made"], "amount", rivals=True) == {}
    assert stats.mean("bid-made") == 1
    assert stats.mean("undone") == 2


def test_the_course_of_somebodys_games(played):
    """Oldest first; a victory that is shared is one, and what does not count is not there."""
    played("Ann greedy", (30, 20))
    played("Ann greedy", (10, 20))
    played("Ann greedy", (25, 25))
    played("Ann greedy", (99, 1), practice=True)
    course = Statistics(played.library.database, "toy", "Ann").course()
    assert [(game.won, game.score) for game in course] == [(True, 30), (False, 10), (True, 25)]


def test_ways_to_write_a_name_are_one_name(played: Played) -> None:
    played("Rosa greedy", (9, 3))
    played("R\u2068os\u2069a greedy", (9, 3))
    assert of(played).total().games == 2
    assert persons(played.library.database, "toy") == [("Rosa", 2)]


def test_games_that_were_played_elsewhere_are_counted_apart(played: Played) -> None:
    """Everybody is called Captain Rosa at first."""
    played("Rosa greedy", (9, 3))
    played("Rosa greedy", (1, 3), imported=True)
    database = played.library.database
    assert (of(played).total().games, of(played).total().won) == (1, 1)
    elsewhere = Statistics(database, "toy", "Rosa", imported=True).total()
    assert (elsewhere.games, elsewhere.won) == (1, 0)
    assert persons(database, "toy") == persons(database, "toy", imported=True) == [("Rosa", 1)]


def test_results_and_analysed_choices_are_those_of_games_without_advice(played: Played) -> None:
    made = (toy.BidMade(1, 3),)
    first = played("mate Rosa captain", (30, 20, 10), events=made)
    played("Rosa mate", None, winners=(0, 1), sides=("a", "a"))
    aided = played("Rosa mate", (1, 0), events=made, hints=1, hinted=0)
    played("Rosa mate", (1, 0), practice=True)
    played("Rosa Kate", (1, 0), hints=1, hinted=1)
    assert of(played).results() == [
        Result(1, ("mate", "human", "captain"), (0,)),
        Result(0, ("human", "mate"), (0, 1), ("a", "a")),
        Result(0, ("human", "human"), (0,)),
    ], "advice to another seat was none to her"
    assert of(played, "Kate").results() == []
    for game in (first, aided):
        query = "SELECT line FROM events WHERE game_id = ? ORDER BY n DESC LIMIT 1"
        ((line,),) = played.library.database.all(query, game)
        plays = tuple(
            SeatPlay(seat, "", "", 10 * seat, seat / 100, 0.0, 0.0, 0.0, 0.0, "") for seat in range(3)
        )
        seal = json.loads(line)["seal"]
        played.library.keep_analysis(Analysis(seal, "toy", "", 160, plays, (), (), (), ()))
    assert of(played).choices() == [Choices(3, 10, 0.01)]


def test_names_in_other_languages_are_the_same_person(played: Played) -> None:
    played("Rosa Kate", (3, 4))
    played("Kate Růža", (1, 2))
    database, aliases = played.library.database, {"Růža": "Rosa"}
    assert persons(database, "toy", aliases=aliases) == [("Kate", 2), ("Rosa", 2)]
    for name in ("Rosa", "Růža"):
        assert Statistics(database, "toy", name, aliases=aliases).total().won == 1
    rivals = Statistics(database, "toy", "Kate", aliases=aliases).by_opponent()
    assert [(row.key, row.games) for row in rivals] == [("@Rosa", 2)]
