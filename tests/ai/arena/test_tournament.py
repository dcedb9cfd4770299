"""Round robins: the same games whatever plays them, tables that add up, ratings, going on from a file."""

from __future__ import annotations

import itertools
import tracemalloc

import msgspec
import numpy as np
import pytest

from ai.arena.executors import workers
from ai.arena.play import flat
from ai.arena.standings import Meeting, expected, fit, rate, standings
from ai.arena.tournament import (
    BadRecord,
    BadTournament,
    Bout,
    Pairing,
    Plan,
    Record,
    begin,
    continued,
    divisions,
    done,
    games_in_all,
    games_of,
    load,
    play_bout,
    save,
    tournament,
)
from ai.captains import UnknownPlayer

pytestmark = pytest.mark.slow

GAME = "tortuga2014"
PLAN = Plan(GAME, ("random", "greedy", "additive"), (2, 3), 12, "round robin")
LIGHT = msgspec.structs.replace(PLAN, players=("random", "greedy"))
"""The same where it is not asked who is the strongest: additive thinks longer than both together."""


@pytest.fixture(scope="module")
def played():
    """A light tournament, what was kept of it on the way, and the progress that was told."""
    kept, told = [], []
    return tournament(begin(LIGHT), keep=kept.append, progress=told.append), kept, told


@pytest.fixture(scope="module")
def record():
    return tournament(begin(PLAN))


def without_time(record):
    return msgspec.structs.replace(record, seconds=0.0)


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 6), (4, 6), (5, 20), (6, 20), (7, 20), (9, 20)])
def test_every_division_has_its_mirror_image(seats, count):
    found = divisions(seats, "seed")
    assert len(found) == games_of(seats) == count
    assert {tuple(1 - player for player in division) for division in found} == set(found)
    places = np.array(found)
    assert (places.sum(axis=0) * 2 == count).all()  # everybody as often in every seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_players_share_exactly(seats):
    for number in range(3):
        assert play_bout(
            Bout(0, number, ("random", "random"), seats, GAME, {}, "equal")
        ).share == pytest.approx(0.5)


def test_one_and_two_jobs_play_the_same_games():
    plan = msgspec.structs.replace(LIGHT, games=4)
    with workers(2) as pool:
        two = tournament(begin(plan), executor=pool)
    assert without_time(two) == without_time(tournament(begin(plan)))


def test_pieces_make_the_same_whole(played, tmp_path):
    file = tmp_path / "arena.json"
    record, kept, _ = played
    assert len(kept) > 1
    save(kept[len(kept) // 2], file)
    assert without_time(tournament(continued(load(file)))) == without_time(record)


def test_more_games_go_on_where_it_ended(played):
    record, _, _ = played
    more = tournament(continued(record, 16))
    for before, after in zip(record.pairings, more.pairings, strict=True):
        assert after.shares[: len(before.shares)] == before.shares
        assert after.games >= 16
    assert tournament(continued(record, 2)).pairings == record.pairings


def test_progress_ends_with_everything(played):
    _, _, told = played
    assert told == sorted(told)
    assert told[-1] == games_in_all(LIGHT)


def test_the_cross_table_adds_up(record):
    found = standings(record)
    assert found.games == sum(pairing.games for pairing in record.pairings)
    for table in found.tables:
        cells = {(cell.row, cell.column): cell for cell in table.cells}
        assert len(cells) == 6
        for (row, column), cell in cells.items():
            mirror = cells[column, row]
            assert cell.share + mirror.share == pytest.approx(1)
            assert cell.low + mirror.high == pytest.approx(1)
            assert cell.low <= cell.share <= cell.high
            assert cell.score_mean == mirror.score_mean[::-1]
            assert cell.games == mirror.games >= 12
        assert sum(player.share for player in table.rating) == pytest.approx(1.5)
        assert sum(player.rating for player in table.rating) == pytest.approx(0, abs=1e-6)
        assert table.rating[0].name == "additive"
        assert {player.low for player in table.rating} == {None}  # too few seeds
    assert msgspec.json.decode(msgspec.json.encode(flat(found)))["intervals"] == "by seed"


def test_an_answer_that_is_certain_ends_a_pairing():
    plan = Plan(GAME, ("random", "additive"), (2,), 400, "early", stop=True)
    ended = tournament(begin(plan))
    (pairing,) = ended.pairings
    assert pairing.certain
    assert pairing.games < 100
    assert done(plan, pairing)
    (table,) = standings(ended).tables
    assert table.worst_miss is None
    assert all(cell.certain and not cell.low <= 0.5 <= cell.high for cell in table.cells)
    assert standings(ended).intervals == "at any time"


def test_the_error_is_shared_among_the_pairings():
    assert Plan(GAME, ("a", "b", "c"), (2, 3, 4), 1, "s", error=0.09).error_each == pytest.approx(0.01)


def made_up(strengths, seeds=80, seats=2):
    """A record in which everybody wins as often as the ratings say."""
    rng = np.random.default_rng(5)
    names = tuple(strengths)
    games = games_of(seats)
    plan = Plan(GAME, names, (seats,), seeds * games, "made up")
    pairings = tuple(
        Pairing(
            seats,
            one,
            other,
            tuple(rng.binomial(games, expected(strengths[one], strengths[other]), seeds) / games),
        )
        for one, other in itertools.combinations(names, 2)
    )
    return Record(plan, pairings, {str(seats): ""})


def test_the_rating_recovers_a_known_order():
    strengths = {"b": -60.0, "d": 180.0, "a": -220.0, "c": 100.0}
    (table,) = standings(made_up(strengths, 200)).tables
    assert [player.name for player in table.rating] == ["d", "c", "b", "a"]
    for player in table.rating:
        assert player.rating == pytest.approx(strengths[player.name], abs=60)
        assert player.low - 20 <= strengths[player.name] <= player.high + 20
        assert player.high - player.low < 120
    assert table.circles == ()
    assert not table.worst_miss.proven


def test_a_circle_is_told():
    record = made_up({"a": 0.0, "b": 0.0, "c": 0.0})
    turned = {("a", "b"): 0.8, ("b", "c"): 0.8, ("a", "c"): 0.2}
    pairings = tuple(
        msgspec.structs.replace(p, shares=(turned[p.first, p.second],) * 80) for p in record.pairings
    )
    (table,) = standings(msgspec.structs.replace(record, pairings=pairings)).tables
    assert len(table.circles) == 1
    assert "".join(table.circles[0]) in "abcabc"
    assert table.worst_miss.proven
    assert table.worst_miss.share == pytest.approx(0.8)


def test_ratings_of_whoever_never_met_or_never_lost():
    weights = np.array([[0.0, 50.0], [50.0, 0.0]])
    strong, weak = fit(weights, np.array([[0.5, 1.0], [0.0, 0.5]]))
    assert strong == -weak
    assert 200 < strong < 2000
    assert fit(np.zeros((3, 3)), np.full((3, 3), 0.5)) == pytest.approx(np.zeros(3))
    assert rate(2, [], "seed")[0].rating == 0.0
    meeting = Meeting(0, 1, (1.0,) * 20, 2)
    assert rate(2, [meeting], "seed") == rate(2, [meeting], "seed")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": ("random",)}, "players"),
        ({"players": ("random", "random")}, "twice"),
        ({"seats": ()}, "seats"),
        ({"seats": (2, 2)}, "seats"),
        ({"seats": (2, 5)}, "seats"),
        ({"games": 0}, "games"),
        ({"error": 1.0}, "error"),
    ],
)
def test_refusals(change, reason):
    with pytest.raises(BadTournament, match=f"error-arena-{reason}"):
        begin(msgspec.structs.replace(PLAN, **change))
    with pytest.raises(UnknownPlayer):
        begin(msgspec.structs.replace(PLAN, players=("random", "nobody")))


@pytest.mark.parametrize("start", [b"[", b'{"plan":[', b'{"weights":['])
def test_a_file_of_other_things_is_refused_before_they_are_held(tmp_path, start):
    file = tmp_path / "arena.json"
    file.write_bytes(start + b"{}," * 1_000_000 + b"{}]" + b"}" * start.startswith(b"{"))
    tracemalloc.start()
    with pytest.raises(BadRecord, match="unreadable"):
        load(file)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 20_000_000


def test_bad_files(record, tmp_path):
    file = tmp_path / "arena.json"
    with pytest.raises(BadRecord, match=r"arena\.json"):
        load(file)
    for content in ("", "[]", '{"format": "tortuga-log"}'):
        file.write_text(content)
        with pytest.raises(BadRecord, match="unreadable"):
            load(file)
    wrong = msgspec.structs.replace(record.pairings[0], shares=(1.5,))
    save(msgspec.structs.replace(record, pairings=(wrong, *record.pairings[1:])), file)
    with pytest.raises(BadRecord, match="unreadable"):
        load(file)
    with pytest.raises(BadRecord, match="pairings"):
        continued(msgspec.structs.replace(record, pairings=record.pairings[1:]))
    with pytest.raises(BadRecord, match="weights"):
        continued(msgspec.structs.replace(record, weights={"2": "learned", "3": "since"}))
