"""Finding where voyages begin, and how the strongest captain sails them."""

from __future__ import annotations

import msgspec

from ai import voyages
from ai.voyages import Candidate, Sea, Search, Task, counted, distance, found, sailed, write
from tortuga.games import GAMES
from tortuga.kernel import sailing
from tortuga.kernel.log.reader import parse
from tortuga.kernel.sailing import Archive, Shipped, chart_of

CARDS = "tortuga1667"


def candidate():
    searches = (Search(CARDS, ("galleon-roads", "boys-locker"), "honest", f"{number}") for number in range(9))
    return next(one for search in searches for one in found(search) if one.voyage == "galleon-roads")


def test_a_candidate_stands_as_the_voyage_asks_for():
    one, rules = candidate(), GAMES[CARDS].rules
    log = parse(one.log, GAMES)
    assert log.seed is None
    state = rules.start(log.options)
    for event in log.events:
        state = rules.evolve(state, event)
    begins = chart_of(GAMES, CARDS).voyage(one.voyage).begins
    assert begins(rules.observe(state, one.seat))
    assert not begins(rules.observe(state, (one.seat + 1) % 5))


def test_a_voyage_is_sailed_the_same_under_the_same_seed():
    one = candidate()
    tasks = [Task(CARDS, one.voyage, one.log, one.seat, f"{number}") for number in range(6)]
    results = [sailed(task) for task in tasks]
    assert [sailed(task) for task in tasks[:2]] == results[:2]
    assert len(set(results)) > 1
    assert set(results) <= {0, 1, 2, 3}


def test_stars_are_counted_and_shares_held_against_what_is_wanted():
    assert counted([0, 3, 3, 1]) == (1, 1, 0, 2)
    assert distance((25, 30, 25, 20)) == 0
    assert round(distance((100, 0, 0, 0)), 2) == 1.0
    assert round(distance((0, 0, 0, 100)), 2) == 0.1 + 0.4 + 0.65


class KnownSea(Sea):
    """A sea on which every island gives stars in turns, as its name tells."""

    def sail(self, candidate, tries):
        return [int(candidate.name[number % len(candidate.name)]) for number in tries]


def test_of_many_candidates_the_one_with_the_stars_that_are_wanted_is_left():
    islands = ["0", "3", "0123", "01", "00123", "0000000001", "33333"]
    sea = KnownSea(CARDS, "seed", None)
    best, tried = sea.best([Candidate("any", island, b"", 0) for island in islands], 20)
    assert distance(counted(sea.sail(best, range(100)))) == 0
    assert tried == 20 + 40 + 80
    assert sea.best([best], 20) == (best, 0)


def test_what_is_found_replaces_only_itself_in_the_archive(tmp_path, monkeypatch):
    file = tmp_path / "voyages.zip"
    for module in (voyages, sailing):
        monkeypatch.setattr(module, "shipped_file", lambda _game: file)
    one = candidate()
    first = Shipped("galleon-roads", "galleon-roads", one.seat, (1, 2, 3, 4))
    write(CARDS, first, one.log)
    write(CARDS, msgspec.structs.replace(first, voyage="boys-locker", log="boys-locker"), one.log)
    before = file.read_bytes()
    write(CARDS, first, one.log)
    assert file.read_bytes() == before, "the same voyages give the same file"
    archive = Archive(GAMES, CARDS)
    assert [shipped.voyage for shipped in archive.shipped] == ["galleon-roads", "boys-locker"]
    assert archive.log(first).events == parse(one.log, GAMES).events
