"""Measures the levels and writes their passport.

    python -m ai.passport --games 400 --jobs 2 --work passport-work.json [--minutes 60]

All matches advance together, a few games per turn, so it can be stopped at any time, by `--minutes` or by
Ctrl-C; complete turns count. With `--work` it resumes later where it stopped.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ai.arena.executors import each_done, workers
from ai.arena.intervals import Cluster, interval95
from ai.arena.play import NO_OPTIONS, by_seat, flagged, play, seated, seating
from ai.captains import players
from ai.experiment import experiment, names, numbers, show, weights_folder, write_report
from ai.registry import CAPTAINS
from ai.strength_report import FILE, BadReport, Kind, LevelReport, Measurement, StrengthReport
from tortuga.games import GAMES
from tortuga.kernel.dealer import derived_seed
from tortuga.kernel.log.files import write_atomically
from tortuga.kernel.registry import load_object


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tables that are all played under each seed, everybody in every seat."""

    kind: Kind
    seats: int
    tables: tuple[tuple[str, ...], ...]
    tracked: tuple[str, ...]
    """Players whose wins are counted; of one with several seats, only the first entry counts."""

    @property
    def games(self) -> int:
        """Number of games under each seed."""
        return self.seats * len(self.tables)

    def games_of(self, name: str) -> int:
        """Games of a player under each seed."""
        return self.seats * sum(name in table for table in self.tables)


class MatchRound(msgspec.Struct, frozen=True):
    """A match under one seed: everything a process needs to play it."""

    index: int
    match: Match
    number: int
    seed: str
    game: str
    chosen: dict[str, Any]


class RoundResult(msgspec.Struct, frozen=True):
    """How a round went."""

    index: int
    number: int
    wins: tuple[float, ...]
    """By tracked player, summed over the games."""


def matches(levels: Sequence[str], panel: Sequence[str], tables: Sequence[int]) -> tuple[Match, ...]:
    """All matches of some levels, given weakest first, at tables of these sizes."""
    every = [Match("below", 2, ((level, below),), (level,)) for below, level in itertools.pairwise(levels)]
    every = every if 2 in tables else []
    for seats in tables:
        every += [
            Match("panel", seats, ((level, *(rival,) * (seats - 1)),), (level,))
            for level in levels
            for rival in panel
            if rival != level
        ]
        if 2 < seats <= len(levels):
            mixed = tuple(itertools.combinations(levels, seats))
            every.append(Match("mixed", seats, mixed, tuple(levels)))
    return tuple(every)


def play_round(round_: MatchRound) -> RoundResult:
    """Play a match under one seed; runs in any process the executor chooses."""
    match = round_.match
    seed = derived_seed(round_.seed, "passport", match.seats, round_.number)
    game, captains = GAMES[round_.game], CAPTAINS[round_.game]
    options = game.make(match.seats, round_.chosen)
    wins = dict.fromkeys(match.tracked, 0.0)
    for table in match.tables:
        for turn in range(match.seats):
            number = round_.number * match.seats + turn
            seat_of = seating(match.seats, number)
            played = play(seated(captains, by_seat(table, number), seed), game.rules, options, seed)
            for name in set(table) & set(wins):
                wins[name] += played.credit(seat_of[table.index(name)])
    return RoundResult(round_.index, round_.number, tuple(wins.values()))


ABOUT: Final = "Measured win shares of the levels, with 95 % intervals; the same dice count together."
TURN: Final = 24
"""Games by which each match grows in a turn, rounded up to whole seeds."""
MIXED: Final = 3
"""How many times more games the mixed tables get: everybody is in them, and they are harder to tell apart."""


class Work(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was played so far: enough to continue from."""

    seed: str
    game: str
    chosen: dict[str, Any]
    """Options by field; all others keep their defaults."""
    levels: tuple[str, ...]
    panel: tuple[str, ...]
    games: int
    """Minimum number of games of each match, unless it was ended early."""
    weights: dict[str, str]
    """Hash by number of seats, as of the first game there."""
    settings: dict[str, str]
    """Hash of each level's settings."""
    played: tuple[tuple[tuple[float, ...], ...], ...]
    """By match and seed: wins of the tracked players."""
    reached: dict[str, int] = {}
    """Games of each match so far by number of seats, as `games` counts them."""
    format: Literal["tortuga-passport-work"] = "tortuga-passport-work"

    @property
    def matches(self) -> tuple[Match, ...]:
        """In the order of `played`."""
        return matches(self.levels, self.panel, tables(self.game))


def seeds_for(match: Match, games: int) -> int:
    """How many seeds give a match this many games."""
    return -(-games * (MIXED if match.kind == "mixed" else 1) // match.games)


def tables(game: str) -> tuple[int, ...]:
    """Numbers of seats at which the levels of a game are measured: all that it takes."""
    return tuple(GAMES[game].seats)


def begin(
    game: str,
    seed: str,
    games: int,
    levels: Sequence[str] | None = None,
    panel: Sequence[str] | None = None,
    chosen: Mapping[str, Any] = NO_OPTIONS,
) -> Work:
    """A work in which nothing is played yet.

    Raises:
        BadReport: a level or panel player that does not exist.
    """
    captains = CAPTAINS[game]
    known = players(captains)
    levels = captains.levels if levels is None else levels
    panel = captains.panel[1:] if panel is None else panel  # not the weakest, whom everybody beats
    for name in (*levels, *panel):
        if name not in known:
            raise BadReport("error-passport-level", name=name, names=", ".join(known))
    nothing: tuple[tuple[tuple[float, ...], ...], ...] = ((),) * len(matches(levels, panel, tables(game)))
    hashes, now = _hashes(game), settings(game, levels)
    return Work(seed, game, dict(chosen), tuple(levels), tuple(panel), games, hashes, now, nothing)


def load_work(file: Path) -> Work:
    """What was played before.

    Raises:
        OSError: the file cannot be read.
        BadReport: it is no such file, or the captains have changed since their games.
    """
    try:
        work = msgspec.json.decode(file.read_bytes(), type=Work)
    except msgspec.DecodeError as error:
        raise BadReport("error-passport-unreadable", file=str(file), reason=str(error)) from error
    now = _hashes(work.game)
    if any(work.weights[seats] != now[seats] for seats, games in work.reached.items() if games):
        raise BadReport("error-arena-weights")
    if work.settings != settings(work.game, work.levels):
        raise BadReport("error-passport-settings")
    return msgspec.structs.replace(work, weights=now)


def measure(
    work: Work,
    seats: Sequence[int] | None = None,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> Iterator[Work]:
    """The work after each turn, until all games are played or `enough` says so.

    Args:
        seats: the tables to continue, all by default; the others stay as they are.
        executor: where the rounds are played; None plays them right here.
        progress: called with the number of games played now, out of `games_left`.
    """
    matches, count = work.matches, 0
    seats = seats or tables(work.game)
    while any(work.reached.get(str(size), 0) < work.games for size in seats):
        reached = work.reached | {
            str(size): min(work.games, work.reached.get(str(size), 0) + TURN) for size in seats
        }
        results: defaultdict[int, list[RoundResult]] = defaultdict(list)
        rounds = [
            MatchRound(index, match, number, work.seed, work.game, work.chosen)
            for index, (match, seeds) in enumerate(zip(work.matches, work.played, strict=True))
            for number in range(len(seeds), seeds_for(match, reached.get(str(match.seats), 0)))
        ]
        for result in each_done(executor, play_round, sorted(rounds, key=lambda round_: -round_.match.games)):
            results[result.index].append(result)
            count += matches[result.index].games
            if progress is not None:
                progress(count)
        played = tuple(
            seeds + tuple(result.wins for result in sorted(results[index], key=lambda r: r.number))
            for index, seeds in enumerate(work.played)
        )
        work = msgspec.structs.replace(work, played=played, reached=reached)
        yield work
        if enough():
            return


def games_left(work: Work, seats: Sequence[int] | None = None) -> int:
    """Games until every match at these tables has all it should have."""
    return sum(
        max(0, seeds_for(match, work.games) - len(seeds)) * match.games
        for match, seeds in zip(work.matches, work.played, strict=True)
        if seats is None or match.seats in seats
    )


def passport(work: Work) -> StrengthReport:
    """What was found so far; matches without a game yield no result."""
    pages = tuple(
        LevelReport(
            level,
            seats,
            work.weights[str(seats)],
            f"python -m ai.passport --game {work.game} --seats {seats}"
            f" --games {work.reached.get(str(seats), 0)} --seed {work.seed}"
            f" --levels {','.join(work.levels)} --panel {','.join(work.panel)}",
            tuple(
                _result(work, match, level, seeds)
                for match, seeds in zip(work.matches, work.played, strict=True)
                if match.seats == seats and level in match.tracked and seeds
            ),
        )
        for seats in tables(work.game)
        for level in work.levels
    )
    chosen = flagged(work.game, work.chosen)
    return StrengthReport(ABOUT, work.seed, work.game, chosen, work.levels, work.settings, pages)


def _result(work: Work, match: Match, level: str, seeds: tuple[tuple[float, ...], ...]) -> Measurement:
    games, at = match.games_of(level), match.tracked.index(level)
    wins = [seed[at] for seed in seeds]
    share = round(sum(wins) / (games * len(seeds)), 4)
    low, high = (round(bound, 4) for bound in interval95([Cluster(won, games) for won in wins]))
    bounds = min(low, share), max(high, share)
    rivals = match.tables[0][1:] if match.kind != "mixed" else tuple(n for n in work.levels if n != level)
    return Measurement(match.kind, rivals, games * len(seeds), len(seeds), share, bounds)


def settings(game: str, levels: Sequence[str]) -> dict[str, str]:
    """Hash of the settings of each level; "" for a player without settings."""
    return {level: CAPTAINS[game].fingerprint(level, 0) for level in levels}


def _hashes(game: str) -> dict[str, str]:
    return {str(seats): CAPTAINS[game].fingerprint("", seats) for seats in tables(game)}


MINUTE = 60.0


@experiment(
    "ai.passport", game=tuple(GAMES), games=400, levels=names, panel=names, seats=numbers,
    seed="strength-passport", jobs=1, dask=str, minutes=float, work=Path, out=Path,
)  # fmt: skip
def main(asked: argparse.Namespace) -> None:
    """Measure and write."""
    start = time.monotonic()
    if asked.work is not None and asked.work.exists():
        work = msgspec.structs.replace(load_work(asked.work), games=asked.games)
    else:
        work = begin(asked.game, asked.seed, asked.games, asked.levels, asked.panel)
    seats = asked.seats or tables(work.game)
    if not set(seats) <= set(tables(work.game)):
        raise BadReport("error-arena-seats", seats=", ".join(map(str, seats)))
    total = games_left(work, seats)
    with workers(asked.jobs, asked.dask) as executor:
        turns = measure(
            work,
            seats,
            executor=executor,
            progress=lambda done: show("passport", done, total),
            enough=lambda: asked.minutes is not None and time.monotonic() - start > asked.minutes * MINUTE,
        )
        for work in turns:
            if asked.work is not None:
                write_atomically(asked.work, msgspec.json.encode(work) + b"\n")
            write_report(passport(work), asked.out or weights_folder(work.game) / FILE)
    for page in passport(work).pages:
        for result in page.results:
            low, high = result.interval
            rivals = "the other levels" if result.kind == "mixed" else ",".join(result.rivals)
            print(
                f"{page.seats} seats  {page.level:<14} {result.share:6.1%}  ({low:.1%} .. {high:.1%})"
                f"  {result.games:>5} games  against {rivals}"
            )


if __name__ == "__main__":
    # by its name, so that other processes find what is sent to them
    sys.exit(load_object("ai.passport:main")())
