"""Plays the matches of the passport, in turns, and turns what was played into a passport."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Final, Literal

import msgspec

from ai.arena.bouts import Target
from ai.arena.executors import each_done
from ai.arena.intervals import Cluster, interval95
from ai.games.tortuga2014.levels import BY_NAME
from ai.games.tortuga2014.weights_hash import weights_hash
from ai.passport.book import BadPassport, Page, Passport, Result
from ai.passport.matches import SEATS, Match, Round, RoundResult, matches, play_round
from ai.registry import PLAYERS
from tortuga.kernel.log.files import write_atomically

ABOUT: Final = "Measured win shares of the levels, with 95 % intervals; the same dice count together."
LEVELS: Final = ("deckhand", "mate", "quartermaster", "captain", "admiral")
"""Weakest first."""
PANEL: Final = ("greedy", "additive")
TURN: Final = 24
"""Games by which each match grows in a turn, rounded up to whole seeds."""
MIXED: Final = 3
"""How many times more games the mixed tables have: everybody is in them, and they are the harder question."""


class Work(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was played so far: enough to go on from."""

    seed: str
    target: Target
    levels: tuple[str, ...]
    panel: tuple[str, ...]
    games: int
    """Of each match at least, where nobody ended it before."""
    weights: dict[str, str]
    """Hash by number of seats, as of the first game there."""
    settings: dict[str, str]
    """Hash of each level's settings."""
    played: tuple[tuple[tuple[float, ...], ...], ...]
    """By match and seed: wins of those tracked."""
    reached: dict[str, int] = {}
    """Games of each match so far by number of seats, as `games` counts them."""
    format: Literal["tortuga-passport-work"] = "tortuga-passport-work"

    @property
    def matches(self) -> tuple[Match, ...]:
        """In the order of `played`."""
        return matches(self.levels, self.panel)


def seeds_for(match: Match, games: int) -> int:
    """How many seeds give a match so many games."""
    return -(-games * (MIXED if match.kind == "mixed" else 1) // match.games)


def begin(
    seed: str,
    games: int,
    levels: Sequence[str] = LEVELS,
    panel: Sequence[str] = PANEL,
    target: Target = 6,
) -> Work:
    """Nothing played yet.

    Raises:
        BadPassport: a level that there is not.
    """
    for name in (*levels, *panel):
        if name not in PLAYERS:
            raise BadPassport("error-passport-level", name=name, names=", ".join(PLAYERS))
    found = matches(levels, panel)
    return Work(
        seed, target, tuple(levels), tuple(panel), games, _hashes(), settings(levels), ((),) * len(found)
    )


def load_work(file: Path) -> Work:
    """What was played before.

    Raises:
        OSError: the file cannot be read.
        BadPassport: it is no such file, or the captains have learned since their games.
    """
    try:
        work = msgspec.json.decode(file.read_bytes(), type=Work)
    except msgspec.DecodeError as error:
        raise BadPassport("error-passport-unreadable", file=str(file), reason=str(error)) from error
    now = _hashes()
    if any(work.weights[seats] != now[seats] for seats, games in work.reached.items() if games):
        raise BadPassport("error-arena-weights")
    if work.settings != settings(work.levels):
        raise BadPassport("error-passport-settings")
    return msgspec.structs.replace(work, weights=now)


def save_work(work: Work, file: Path) -> None:
    """Write it whole or not at all."""
    write_atomically(file, msgspec.json.encode(work) + b"\n")


def measure(
    work: Work,
    seats: Sequence[int] = SEATS,
    *,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> Iterator[Work]:
    """The work after each turn, until all games are played or it is `enough`.

    Args:
        seats: at which tables it goes on; the others stay as they are.
        executor: where the rounds are played; None plays them right here.
        progress: told the number of games played now, out of `games_left`.
    """
    found, count = work.matches, 0
    while any(work.reached.get(str(each), 0) < work.games for each in seats):
        reached = work.reached | {
            str(each): min(work.games, work.reached.get(str(each), 0) + TURN) for each in seats
        }
        results: defaultdict[int, list[RoundResult]] = defaultdict(list)
        for result in each_done(executor, play_round, _rounds(work, reached)):
            results[result.index].append(result)
            count += found[result.index].games
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


def games_left(work: Work, seats: Sequence[int] = SEATS) -> int:
    """Games until every match at these tables has all it is to have."""
    return sum(
        max(0, seeds_for(match, work.games) - len(seeds)) * match.games
        for match, seeds in zip(work.matches, work.played, strict=True)
        if match.seats in seats
    )


def _rounds(work: Work, games: dict[str, int]) -> list[Round]:
    """The rounds that are missing to so many games, by number of seats; the long ones first."""
    rounds = [
        Round(index, match, number, work.seed, work.target)
        for index, (match, seeds) in enumerate(zip(work.matches, work.played, strict=True))
        for number in range(len(seeds), seeds_for(match, games.get(str(match.seats), 0)))
    ]
    return sorted(rounds, key=lambda round_: -round_.match.games)


def passport(work: Work) -> Passport:
    """What was found so far; matches without a game have no result."""
    pages = tuple(
        Page(
            level,
            seats,
            work.weights[str(seats)],
            _command(work, seats),
            tuple(
                _result(work, match, level, seeds)
                for match, seeds in zip(work.matches, work.played, strict=True)
                if match.seats == seats and level in match.tracked and seeds
            ),
        )
        for seats in SEATS
        for level in work.levels
    )
    return Passport(ABOUT, work.seed, work.target, work.levels, work.settings, pages)


def _command(work: Work, seats: int) -> str:
    return (
        f"python -m ai.passport --seats {seats} --games {work.reached.get(str(seats), 0)} --seed {work.seed}"
        f" --levels {','.join(work.levels)} --panel {','.join(work.panel)}"
    )


def _result(work: Work, match: Match, level: str, seeds: tuple[tuple[float, ...], ...]) -> Result:
    games, at = match.games_of(level), match.tracked.index(level)
    wins = [seed[at] for seed in seeds]
    low, high = interval95([Cluster(won, games) for won in wins])
    share = sum(wins) / (games * len(seeds))
    rivals = match.tables[0][1:] if match.kind != "mixed" else tuple(n for n in work.levels if n != level)
    return Result(
        match.kind,
        rivals,
        games * len(seeds),
        len(seeds),
        round(share, 4),
        (min(round(low, 4), round(share, 4)), max(round(high, 4), round(share, 4))),
    )


def settings(levels: Sequence[str]) -> dict[str, str]:
    """Hash of the settings of each level, "" for a player that has none."""
    return {
        level: hashlib.blake2b(msgspec.json.encode(BY_NAME[level]), digest_size=8).hexdigest()
        if level in BY_NAME
        else ""
        for level in levels
    }


def _hashes() -> dict[str, str]:
    return {str(seats): weights_hash(seats) for seats in SEATS}
