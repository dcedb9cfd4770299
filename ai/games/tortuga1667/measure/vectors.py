"""Checks random play against the reference vectors of the design: win shares, and means of game figures.

    python -m ai vectors tortuga1667 [--players randomk] [--seats 5] [--games 20000] [--keep FILE]

All sixteen tables, 20,000 games each, take about half an hour on one core. With --keep, finished games are
recorded in FILE, and the same command resumes after them.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from ai.experiment import experiment
from ai.games.tortuga1667.measure.table import played
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.pieces import BRITISH, DUTCH, FRENCH
from tortuga.games.tortuga1667.state import Table

NAMES: Final = (
    *("british", "french", "dutch", "overtime", "turns", "attacks", "attacks won"),
    *("mutinies", "mutinies won", "brawls", "maroonings"),
)
SHARES: Final = 4
"""How many of `NAMES`, counted from the first, are shares; the rest are means."""
MAX_SIGMAS: Final = 4.0
"""By how many standard errors a mean may be off."""
MAX_SHARE_ERROR: Final = 0.01
"""How far a share may be off."""
ROUNDING_ERROR: Final = 0.0005
"""How far a reference mean may be off because it is rounded to three digits."""
FULL_GAMES: Final = 20000
"""From this many games on, shares are held to `MAX_SHARE_ERROR` alone."""
BATCH: Final = 500
"""Games in a batch, which is recorded as a whole."""
_RANDOM: Final = """
2 .5002 .4998 0 .3299 30.51 .686 .149 .063 .020 .484 4.930
3 .3319 .3316 .3364 0 19.38 .337 .081 .094 .027 .174 3.819
4 .5001 .4999 0 .3722 34.01 .371 .086 .123 .036 .340 10.143
5 .3135 .3130 .3735 0 20.25 .158 .043 .091 .029 .089 5.913
6 .4993 .5007 0 .3753 34.67 .283 .074 .151 .053 .225 12.461
7 .3121 .3136 .3743 0 18.87 .091 .030 .072 .026 .049 6.499
8 .5005 .4995 0 .3752 36.49 .235 .065 .169 .060 .173 14.637
9 .3114 .3139 .3747 0 18.13 .059 .022 .054 .021 .031 6.931
"""
_RANDOMK: Final = """
2 .5000 .5000 0 .2292 33.34 2.616 .610 .148 .041 1.869 4.154
3 .3898 .3885 .2217 0 31.25 2.446 .593 .484 .132 1.492 4.448
4 .4985 .5015 0 .2131 39.57 2.632 .654 .763 .207 1.763 6.664
5 .3921 .3936 .2143 0 36.64 2.281 .603 1.033 .330 1.364 6.593
6 .5001 .4999 0 .2193 38.52 2.148 .615 1.322 .452 1.253 7.580
7 .3853 .3865 .2282 0 35.20 1.789 .555 1.395 .492 .962 7.247
8 .4994 .5006 0 .2320 37.46 1.694 .564 1.526 .557 .924 8.249
9 .3806 .3793 .2401 0 33.66 1.387 .501 1.430 .554 .715 7.642
"""


def _vectors(text: str) -> Mapping[int, tuple[float, ...]]:
    rows = [line.split() for line in text.split("\n") if line]
    return MappingProxyType({int(seats): tuple(map(float, numbers)) for seats, *numbers in rows})


VECTORS: Final = MappingProxyType({"random": _vectors(_RANDOM), "randomk": _vectors(_RANDOMK)})
"""By player and seats, in the order of `NAMES`; 400,000 games each."""


def counted(table: Table) -> tuple[float, ...]:
    """The figures of a finished game, in the order of `NAMES`."""
    calls = {"attack": 0, "mutiny": 0, "brawl": 0}
    won = {"attack": 0, "mutiny": 0, "brawl": 0}
    marooned = 0
    for past in table.history:
        match past.event:
            case ev.VoteCalled(kind=kind):
                calls[kind] += 1
            case ev.VoteShown(kind=kind, result=result):
                won[kind] += result == "success"
            case ev.Marooned():
                marooned += 1
            case ev.AlbatrossStruck(seats=seats):
                marooned += len(seats)
    sides = [float(table.winner == side) for side in (BRITISH, FRENCH, DUTCH)]
    votes = (calls["attack"], won["attack"], calls["mutiny"], won["mutiny"], calls["brawl"])
    return (*sides, float(table.overtime > 0), table.turn, *votes, marooned)


class Batch(msgspec.Struct, frozen=True):
    """Sums over some games of one table: a line of the `--keep` file."""

    player: str
    seats: int
    seed: str
    first: int
    """Number of its first game; the batches of a table leave no gap."""
    games: int
    sums: tuple[float, ...]
    squares: tuple[float, ...]


def play(player: str, seats: int, seed: str, first: int, games: int) -> Batch:
    """Play `games` games, beginning with game number `first`."""
    sums, squares = [0.0] * len(NAMES), [0.0] * len(NAMES)
    for game in range(first, first + games):
        for index, number in enumerate(counted(played(seats, f"{seed}/{game}", [player] * seats))):
            sums[index] += number
            squares[index] += number * number
    return Batch(player, seats, seed, first, games, tuple(sums), tuple(squares))


def batches(player: str, seats: int, games: int, seed: str, keep: Path | None) -> Iterator[Batch]:
    """All batches of a table: the recorded ones, then new ones, recorded as they are played."""
    done = 0
    lines = keep.read_bytes().splitlines() if keep is not None and keep.is_file() else []
    for batch in map(msgspec.json.Decoder(Batch).decode, lines):
        same = (batch.player, batch.seats, batch.seed, batch.first) == (player, seats, seed, done)
        if same and done + batch.games <= games:
            done += batch.games
            yield batch
    while done < games:
        batch = play(player, seats, seed, done, min(BATCH, games - done))
        done += batch.games
        if keep is not None:
            with keep.open("ab") as file:
                file.write(msgspec.json.encode(batch) + b"\n")
        yield batch


def measured(
    player: str, seats: int, games: int, seed: str, keep: Path | None = None
) -> tuple[list[float], list[float]]:
    """Means and standard errors over `games` games."""
    sums = list(batches(player, seats, games, seed, keep))
    means = [sum(column) / games for column in zip(*(batch.sums for batch in sums), strict=True)]
    squares = [sum(column) / games for column in zip(*(batch.squares for batch in sums), strict=True)]
    errors = [
        math.sqrt(max(square - mean * mean, 0.0) / games) for square, mean in zip(squares, means, strict=True)
    ]
    return means, errors


def furthest(player: str, seats: int, means: Sequence[float], errors: Sequence[float]) -> tuple[float, float]:
    """The largest error of a share, and the largest error of a mean in standard errors."""
    pairs = list(zip(means, VECTORS[player][seats], errors, strict=True))
    shares = max(abs(mean - expected) for mean, expected, _ in pairs[:SHARES])
    means_off = [abs(mean - expected) / error for mean, expected, error in pairs[SHARES:] if error]
    return shares, max(means_off)


def misses(
    player: str, seats: int, means: Sequence[float], errors: Sequence[float], games: int = 0
) -> list[str]:
    """Names of the figures that are off: shares by more than .01, means by more than four standard errors.

    With fewer than `FULL_GAMES` games a share, too, may be off by that many standard errors.
    """
    missed = []
    for index, (name, expected) in enumerate(zip(NAMES, VECTORS[player][seats], strict=True)):
        off = abs(means[index] - expected)
        margin = MAX_SIGMAS * errors[index]
        share = MAX_SHARE_ERROR if games >= FULL_GAMES else max(MAX_SHARE_ERROR, margin)
        if off > (share if index < SHARES else margin + ROUNDING_ERROR):
            missed.append(name)
    return missed


@experiment(
    "ai vectors tortuga1667", players=["random", "randomk"], seats=[*range(2, 10)], games=FULL_GAMES,
    seed="vectors", keep=Path,
)  # fmt: skip
def main(args: argparse.Namespace) -> int:
    """Measure and print; 1 if anything is off."""
    bad = 0
    for player in args.players:
        for seats in args.seats:
            begun = time.monotonic()
            means, errors = measured(player, seats, args.games, args.seed, args.keep)
            off = misses(player, seats, means, errors, args.games)
            share, worst = furthest(player, seats, means, errors)
            bad += len(off)
            figures = " ".join(f"{name} {mean:.4f}" for name, mean in zip(NAMES, means, strict=True))
            print(f"{player}, {seats} seats, {args.games} games: {figures}")
            print(f"  furthest: share {share:.4f}, mean {worst:.1f} standard errors;", end=" ")
            verdict = f"OFF: {', '.join(off)}" if off else "ok"
            print(f"{verdict} ({time.monotonic() - begun:.0f} s)", flush=True)
    return int(bad > 0)
