"""Finds where the voyages of a game begin, and measures how the strongest captain sails them.

python -m ai.voyages --game tortuga2014 --only fog-bank --games 20 --voyages 400

Captains play whole games; wherever one is in a position that a voyage asks for, its seat is a candidate. Some
candidates, each from a different game, are sailed a few times, the better half more often and so on. The one
whose stars are neither given away nor out of reach is measured by voyages of the strongest captain from that
seat, each with its own random numbers and hidden things. What was found is written to `assets/voyages`,
unless the voyage that ships is closer to what is wanted; other voyages of the game stay as they are.

--games 0 measures again those that already ship, for changed goals or with more voyages.
"""

from __future__ import annotations

import argparse
import sys
import time
import zipfile
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from typing import Any, Final, NamedTuple

import msgspec

from ai.arena.executors import workers
from ai.arena.play import seated
from ai.experiment import collected, experiment
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer, derived_seed
from tortuga.kernel.game import NOBODY
from tortuga.kernel.log.format import Log, dump, new_header
from tortuga.kernel.log.reader import parse
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.registry import load_object
from tortuga.kernel.sailing import LIST, Archive, Shipped, chart_of, set_out, shipped_file
from tortuga.kernel.timeline import playing
from tortuga.kernel.voyage import STARS, Course, Voyage

WANTED: Final = ((0.6, 0.9), (0.3, 0.6), (0.1, 0.35))
"""How often the strongest captain should win one star, two and three."""
DAY: Final = (1980, 1, 1, 0, 0, 0)
"""Date of the files in the archive, so that the same voyages give the same archive."""
CHUNK: Final = 20
"""Voyages between two looks at the clock."""


class Task(NamedTuple):
    """One voyage to be sailed by the strongest captain."""

    game: str
    voyage: str
    log: bytes
    seat: int
    seed: str


class Candidate(NamedTuple):
    """Where a voyage might begin."""

    voyage: str
    name: str
    """Name of its log."""
    log: bytes
    seat: int


def sailed(task: Task) -> int:
    """Sail a voyage and count the stars it won. Runs in any process the executor chooses."""
    rules, chart, captains = GAMES[task.game].rules, chart_of(GAMES, task.game), CAPTAINS[task.game]
    assert chart is not None
    voyage, log = chart.voyage(task.voyage), parse(task.log, GAMES)
    names = list(voyage.rivals)
    names = [captains.levels[-1] if not at else names[at - 1] for at in range(voyage.seats)]
    names = [names[(seat - task.seat) % voyage.seats] for seat in range(voyage.seats)]
    specs = [SeatSpec(name, f"{seat}", "") for seat, name in enumerate(names)]
    session = set_out(rules, chart, log, task.seat, specs, task.seed)
    players = seated(captains, names, task.seed)
    course, seen = Course(chart, voyage, task.seat), session.header.inherited
    everybody = session.observer(NOBODY)
    while True:
        for step in everybody.past(seen):
            course.follow(step)
        seen = session.length
        if course.over:
            return voyage.stars(course.story)
        seat = session.to_act()[0]
        session.submit(seat, players[seat].choose(rules.observe(session.whole_state, seat)).command)


class Search(NamedTuple):
    """One game to be looked through."""

    game: str
    voyages: tuple[str, ...]
    level: str
    seed: str


def found(search: Search) -> list[Candidate]:
    """Play a game; the first moment of it at which each voyage might begin."""
    game, chart = GAMES[search.game], chart_of(GAMES, search.game)
    assert chart is not None
    voyages = [chart.voyage(name) for name in search.voyages]
    seats, rules = voyages[0].seats, game.rules
    options = game.make(seats, voyages[0].options)
    players = seated(CAPTAINS[search.game], [search.level] * seats, search.seed)
    specs = [SeatSpec(search.level, game.colours[seat], game.colours[seat]) for seat in range(seats)]
    header = new_header(rules, options, specs, search.seed)
    events: list[Any] = []
    candidates: dict[str, Candidate] = {}
    steps = playing(
        rules,
        rules.start(options),
        Dealer(search.seed),
        lambda seat, view: players[seat].choose(view).command,
    )
    for step in steps:
        events.append(step.event)
        if step.cause == "decision":
            continue
        views = [rules.observe(step.after, seat) for seat in range(seats)]
        for voyage in voyages:
            seat = next((seat for seat, view in enumerate(views) if voyage.begins(view)), None)
            if seat is not None and voyage.name not in candidates:
                log = Log(header, options, tuple(events))
                candidates[voyage.name] = Candidate(voyage.name, search.seed, dump(log), seat)
        if len(candidates) == len(voyages):
            break
    return list(candidates.values())


def distance(stars: Sequence[int]) -> float:
    """How far the shares of stars are from what is wanted; 0 = they are all as they should be."""
    shares = [sum(stars[won:]) / sum(stars) for won in range(1, STARS + 1)]
    return sum(
        max(least - share, share - most, 0) for share, (least, most) in zip(shares, WANTED, strict=True)
    )


def counted(results: Sequence[int]) -> tuple[int, int, int, int]:
    """How many voyages won no star, one, two, three."""
    none, one, two, three = (list(results).count(won) for won in range(STARS + 1))
    return none, one, two, three


def _tables(voyages: Sequence[Voyage]) -> Iterator[tuple[str, ...]]:
    """Names of voyages by the tables that they are found at: the same seats and options."""
    tables: dict[str, list[str]] = {}
    for voyage in voyages:
        tables.setdefault(f"{voyage.seats} {sorted(voyage.options.items())}", []).append(voyage.name)
    return map(tuple, tables.values())


class Sea(NamedTuple):
    """Where voyages of a game are found, tried and measured."""

    game: str
    seed: str
    executor: Executor | None

    def search(self, names: tuple[str, ...], level: str, games: int) -> list[Candidate]:
        """Look for the beginnings of voyages of one table in this many games."""
        seeds = (derived_seed(self.seed, self.game, *names, number) for number in range(games))
        searches = [Search(self.game, names, level, seed) for seed in seeds]
        return [one for some in collected(self.executor, found, searches, "games") for one in some]

    def shipped(self, names: tuple[str, ...]) -> list[Candidate]:
        """The beginnings of voyages that ship already."""
        archive = Archive(GAMES, self.game)
        known = [each for each in archive.shipped if each.voyage in names]
        return [Candidate(each.voyage, "", dump(archive.log(each)), each.seat) for each in known]

    def sail(self, candidate: Candidate, tries: range) -> list[int]:
        """Stars won in each of these tries."""
        seeds = (derived_seed(self.seed, candidate.voyage, candidate.name, number) for number in tries)
        tasks = [Task(self.game, candidate.voyage, candidate.log, candidate.seat, seed) for seed in seeds]
        return collected(self.executor, sailed, tasks, candidate.voyage)

    def best(self, candidates: Sequence[Candidate], tries: int) -> tuple[Candidate, int]:
        """The candidate whose stars are most like what is wanted, and how often it was tried.

        The worse half goes, and the others are tried twice as often, until one is left.
        """
        rated = [(candidate, list[int]()) for candidate in candidates]
        tried = 0
        while len(rated) > 1:
            for candidate, stars in rated:
                stars += self.sail(candidate, range(tried, tried + tries))
            tried, tries = tried + tries, 2 * tries
            rated.sort(key=lambda one: distance(counted(one[1])))
            rated = rated[: (len(rated) + 1) // 2]
            print(f"  {len(rated)} left, the best {counted(rated[0][1])}", flush=True)
        return rated[0][0], tried

    def measure(self, candidate: Candidate, first: int, voyages: int, end: float) -> Shipped:
        """Sail this many voyages, fewer if this processor time is reached."""
        results: list[int] = []
        while len(results) < voyages and (not results or time.process_time() < end):
            at = first + len(results)
            results += self.sail(candidate, range(at, at + min(CHUNK, voyages - len(results))))
        return Shipped(candidate.voyage, candidate.voyage, candidate.seat, counted(results))


@experiment(
    "ai.voyages", game=tuple(GAMES), only="", games=16, candidates=4, tries=24, voyages=200, minutes=60.0,
    level="", seed="voyages", jobs=1,
)  # fmt: skip
def main(args: argparse.Namespace) -> None:
    """Find, try, measure, print and write."""
    chart = chart_of(GAMES, args.game)
    assert chart is not None, "the game has voyages"
    wanted = [voyage for voyage in chart.voyages if voyage.name in (args.only or voyage.name).split(",")]
    ships = {each.voyage: each for each in Archive(GAMES, args.game).shipped}
    level, end = args.level or CAPTAINS[args.game].levels[-2], time.process_time() + 60 * args.minutes
    with workers(args.jobs) as executor:
        sea = Sea(args.game, args.seed, executor)
        for names in _tables(wanted):
            candidates = sea.search(names, level, args.games) if args.games else sea.shipped(names)
            for name in names:
                here = [candidate for candidate in candidates if candidate.voyage == name]
                print(f"{name}: {len(here)} candidates", flush=True)
                if not here:
                    continue
                best, tried = sea.best(here[: args.candidates], args.tries)
                shipped = sea.measure(best, tried, args.voyages, end)
                shares = (
                    f"{100 * shipped.share(won):.1f} +- {100 * shipped.error(won):.1f}"
                    for won in range(1, STARS + 1)
                )
                print(f"  {shipped.sailed} voyages: {', '.join(shares)}", flush=True)
                if args.games and name in ships and distance(ships[name].stars) < distance(shipped.stars):
                    print("  the one that ships is closer to what is wanted, and stays", flush=True)
                else:
                    write(args.game, shipped, best.log)


def write(game: str, shipped: Shipped, log: bytes) -> None:
    """Put a voyage into the archive of a game, in place of one of the same name."""
    archive = Archive(GAMES, game)
    kept = {each.voyage: (each, dump(archive.log(each))) for each in archive.shipped}
    kept[shipped.voyage] = shipped, log
    listed = [each for each, _ in (kept[name] for name in sorted(kept))]
    file = shipped_file(game)
    file.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr(zipfile.ZipInfo(LIST, DAY), msgspec.json.format(msgspec.json.encode(listed)))
        for name in sorted(kept):
            made.writestr(zipfile.ZipInfo(f"{name}.jsonl", DAY), kept[name][1], zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    # by its name, so that other processes find what is sent to them
    sys.exit(load_object("ai.voyages:main")())
