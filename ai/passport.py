"""Measures how often each level wins and writes the strength report (`passport.json`).

    python -m ai.passport --games 400 --jobs 2 --work passport-work.json [--minutes 60]

All matches advance together, a few games per step, so it can be stopped at any time, by `--minutes` or by
Ctrl-C; complete steps count. With `--work` it resumes later where it stopped.
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
    """Line-ups that are all played under each seed, everybody in every seat."""

    kind: Kind
    seats: int
    lineups: tuple[tuple[str, ...], ...]
    tracked: tuple[str, ...]
    """Players whose wins are counted; one who holds several seats is counted at the first of them."""

    @property
    def games(self) -> int:
        """Number of games under each seed."""
        return self.seats * len(self.lineups)

    def games_of(self, name: str) -> int:
        """Games of a player under each seed."""
        return self.seats * sum(name in lineup for lineup in self.lineups)


class MatchRound(msgspec.Struct, frozen=True):
    """A match under one seed: everything a process needs to play it."""

    index: int
    match: Match
    number: int
    seed: str
    game: str
    options: dict[str, Any]


class RoundResult(msgspec.Struct, frozen=True):
    """How a round went."""

    index: int
    number: int
    wins: tuple[float, ...]
    """By tracked player, summed over the games."""


def matches(levels: Sequence[str], panel: Sequence[str], sizes: Sequence[int]) -> tuple[Match, ...]:
    """All matches of some levels, given weakest first, at tables of these sizes."""
    every = []
    if 2 in sizes:
        every = [
            Match("below", 2, ((level, rival),), (level,)) for rival, level in itertools.pairwise(levels)
        ]
    for seats in sizes:
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
    options = game.make(match.seats, round_.options)
    wins = dict.fromkeys(match.tracked, 0.0)
    for lineup in match.lineups:
        for rotation in range(match.seats):
            number = round_.number * match.seats + rotation
            seat_of = seating(match.seats, number)
            played = play(seated(captains, by_seat(lineup, number), seed), game.rules, options, seed)
            for name in set(lineup) & set(wins):
                wins[name] += played.credit(seat_of[lineup.index(name)])
    return RoundResult(round_.index, round_.number, tuple(wins.values()))


ABOUT: Final = "Measured win shares of the levels, with 95 % intervals; the same dice count together."
STEP_GAMES: Final = 24
"""Games by which each match grows in a step, rounded up to whole seeds."""
MIXED: Final = 3
"""How many times more games the mixed line-ups get: they hold all levels and tell them apart less well."""


class PassportRun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was played so far: enough to continue from."""

    seed: str
    game: str
    options: dict[str, Any] = msgspec.field(name="chosen")
    """By field; all others keep their defaults."""
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
        """The matches, in the order of `played`."""
        return matches(self.levels, self.panel, table_sizes(self.game))


def seeds_for(match: Match, games: int) -> int:
    """How many seeds give a match this many games."""
    return -(-games * (MIXED if match.kind == "mixed" else 1) // match.games)


def table_sizes(game: str) -> tuple[int, ...]:
    """Numbers of seats at which the levels of a game are measured: all that it takes."""
    return tuple(GAMES[game].seats)


def begin(
    game: str,
    seed: str,
    games: int,
    levels: Sequence[str] | None = None,
    panel: Sequence[str] | None = None,
    options: Mapping[str, Any] = NO_OPTIONS,
) -> PassportRun:
    """A run in which nothing is played yet.

    Raises:
        BadReport: a level or panel player that does not exist.
    """
    captains = CAPTAINS[game]
    existing = players(captains)
    levels = captains.levels if levels is None else levels
    panel = captains.panel[1:] if panel is None else panel  # not the weakest, whom everybody beats
    for name in (*levels, *panel):
        if name not in existing:
            raise BadReport("error-passport-level", name=name, names=", ".join(existing))
    unplayed: tuple[tuple[tuple[float, ...], ...], ...]
    unplayed = ((),) * len(matches(levels, panel, table_sizes(game)))
    hashes = (_hashes(game), settings(game, levels))
    return PassportRun(seed, game, dict(options), tuple(levels), tuple(panel), games, *hashes, unplayed)


def load_run(file: Path) -> PassportRun:
    """A run to continue.

    Raises:
        OSError: the file cannot be read.
        BadReport: it is no such file, or the captains have changed since their games.
    """
    try:
        run = msgspec.json.decode(file.read_bytes(), type=PassportRun)
    except msgspec.DecodeError as error:
        raise BadReport("error-passport-unreadable", file=str(file), reason=str(error)) from error
    weights = _hashes(run.game)
    if any(run.weights[seats] != weights[seats] for seats, games in run.reached.items() if games):
        raise BadReport("error-arena-weights")
    if run.settings != settings(run.game, run.levels):
        raise BadReport("error-passport-settings")
    return msgspec.structs.replace(run, weights=weights)


def measure(
    run: PassportRun,
    sizes: Sequence[int] | None = None,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> Iterator[PassportRun]:
    """The run after each step, until all games are played or `enough` says so.

    Args:
        sizes: of the tables to continue, all by default; the others stay as they are.
        executor: where the rounds are played; None plays them right here.
        progress: called with the number of games played now, out of `games_left`.
    """
    matches, count = run.matches, 0
    sizes = sizes or table_sizes(run.game)
    while any(run.reached.get(str(size), 0) < run.games for size in sizes):
        reached = run.reached | {
            str(size): min(run.games, run.reached.get(str(size), 0) + STEP_GAMES) for size in sizes
        }
        results: defaultdict[int, list[RoundResult]] = defaultdict(list)
        rounds = [
            MatchRound(index, match, number, run.seed, run.game, run.options)
            for index, (match, wins_by_seed) in enumerate(zip(matches, run.played, strict=True))
            for number in range(len(wins_by_seed), seeds_for(match, reached.get(str(match.seats), 0)))
        ]
        for result in each_done(executor, play_round, sorted(rounds, key=lambda round_: -round_.match.games)):
            results[result.index].append(result)
            count += matches[result.index].games
            if progress is not None:
                progress(count)
        played = tuple(
            wins_by_seed + tuple(result.wins for result in sorted(results[index], key=lambda r: r.number))
            for index, wins_by_seed in enumerate(run.played)
        )
        run = msgspec.structs.replace(run, played=played, reached=reached)
        yield run
        if enough():
            return


def games_left(run: PassportRun, sizes: Sequence[int] | None = None) -> int:
    """Games still to be played at tables of these sizes, over all matches."""
    return sum(
        max(0, seeds_for(match, run.games) - len(wins_by_seed)) * match.games
        for match, wins_by_seed in zip(run.matches, run.played, strict=True)
        if sizes is None or match.seats in sizes
    )


def passport(run: PassportRun) -> StrengthReport:
    """The results so far; matches without a game have none."""
    pages = tuple(
        LevelReport(
            level,
            seats,
            run.weights[str(seats)],
            f"python -m ai.passport --game {run.game} --seats {seats}"
            f" --games {run.reached.get(str(seats), 0)} --seed {run.seed}"
            f" --levels {','.join(run.levels)} --panel {','.join(run.panel)}",
            tuple(
                _result(run, match, level, wins_by_seed)
                for match, wins_by_seed in zip(run.matches, run.played, strict=True)
                if match.seats == seats and level in match.tracked and wins_by_seed
            ),
        )
        for seats in table_sizes(run.game)
        for level in run.levels
    )
    options = flagged(run.game, run.options)
    return StrengthReport(ABOUT, run.seed, run.game, options, run.levels, run.settings, pages)


def _result(
    run: PassportRun, match: Match, level: str, wins_by_seed: tuple[tuple[float, ...], ...]
) -> Measurement:
    games, index = match.games_of(level), match.tracked.index(level)
    wins = [all_wins[index] for all_wins in wins_by_seed]
    share = round(sum(wins) / (games * len(wins)), 4)
    low, high = (round(bound, 4) for bound in interval95([Cluster(won, games) for won in wins]))
    bounds = min(low, share), max(high, share)
    rivals = match.lineups[0][1:] if match.kind != "mixed" else tuple(n for n in run.levels if n != level)
    return Measurement(match.kind, rivals, games * len(wins), len(wins), share, bounds)


def settings(game: str, levels: Sequence[str]) -> dict[str, str]:
    """Hash of the settings of each level; "" for a player without settings."""
    return {level: CAPTAINS[game].fingerprint(level, 0) for level in levels}


def _hashes(game: str) -> dict[str, str]:
    return {str(seats): CAPTAINS[game].fingerprint("", seats) for seats in table_sizes(game)}


MINUTE = 60.0


@experiment(
    "ai.passport", game=tuple(GAMES), games=400, levels=names, panel=names, seats=numbers,
    seed="strength-passport", jobs=1, dask=str, minutes=float, work=Path, out=Path,
)  # fmt: skip
def main(args: argparse.Namespace) -> None:
    """Measure and write."""
    start = time.monotonic()
    if args.work is not None and args.work.exists():
        run = msgspec.structs.replace(load_run(args.work), games=args.games)
    else:
        run = begin(args.game, args.seed, args.games, args.levels, args.panel)
    seats = args.seats or table_sizes(run.game)
    if not set(seats) <= set(table_sizes(run.game)):
        raise BadReport("error-arena-seats", seats=", ".join(map(str, seats)))
    total = games_left(run, seats)
    with workers(args.jobs, args.dask) as executor:
        steps = measure(
            run,
            seats,
            executor=executor,
            progress=lambda done: show("passport", done, total),
            enough=lambda: args.minutes is not None and time.monotonic() - start > args.minutes * MINUTE,
        )
        for run in steps:
            if args.work is not None:
                write_atomically(args.work, msgspec.json.encode(run) + b"\n")
            write_report(passport(run), args.out or weights_folder(run.game) / FILE)
    for page in passport(run).pages:
        for result in page.results:
            low, high = result.interval
            rivals = "the other levels" if result.kind == "mixed" else ",".join(result.rivals)
            print(
                f"{page.seats} seats  {page.level:<14} {result.share:6.1%}  ({low:.1%} .. {high:.1%})"
                f"  {result.games:>5} games  against {rivals}"
            )


if __name__ == "__main__":
    # imported by name: worker processes would not find objects pickled from `__main__`
    sys.exit(load_object("ai.passport:main")())
