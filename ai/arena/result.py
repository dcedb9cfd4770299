"""What a simulation found, in the form of `tortuga simulate --json`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import numpy as np

from ai.arena.intervals import Cluster, interval95
from ai.arena.seating import dice_of
from tortuga.games import GAMES

NANOSECONDS: Final = 1e6
"""In a millisecond."""


class PlayerResult(msgspec.Struct, frozen=True):
    """One entry of a simulation, over all seats it had."""

    name: str
    win_share: float
    """0..1; a shared victory counts 1/k, a draw 1/n; with sides every winner counts a whole victory."""
    ci95: tuple[float, float]
    """Interval of the win share; games that share their dice count together (`ai.arena.intervals`)."""
    par: float
    """What every entry would have won, had all been equal: 1/n, but more where a whole team wins."""
    score_mean: float | None
    """None where a game counts no points."""
    ms_per_decision_p50: float
    ms_per_decision_p99: float


class SideResult(msgspec.Struct, frozen=True):
    """How a side fared."""

    win_share: float
    """Of the games in which anybody was on this side, the share it won; a side wins or loses as a whole."""
    ci95: tuple[float, float]
    """Interval of the win share; games that share their dice count together."""


class SimulationResult(msgspec.Struct, frozen=True):
    """A whole simulation; `players` in the order in which they were entered."""

    games: int
    seed: str
    chosen: dict[str, Any]
    """Options that are asked for with a flag."""
    figures: dict[str, float]
    """Over the games, means as `rounds_mean` and shares as `overtime_share`."""
    decisions: int
    seconds: float
    players: tuple[PlayerResult, ...]
    draw_share: float | None = None
    """Games without a winner; None where everybody plays alone."""
    sides: dict[str, dict[str, SideResult]] = {}
    """By JSON field of the sides, then by side; {} where everybody plays alone."""


class Tally(msgspec.Struct, frozen=True):
    """One game of a simulation, by entry instead of by seat."""

    game: int
    shares: tuple[float, ...]
    scores: tuple[int, ...] | None
    figures: dict[str, float]
    times: tuple[tuple[int, ...], ...]
    """Nanoseconds of each decision."""
    sides: tuple[str, ...] = ()
    """() where everybody plays alone."""
    drawn: bool = False


def worded(chosen: Mapping[str, Any]) -> dict[str, str | int]:
    """Options as arguments of a text; several values are joined by commas."""
    return {
        name: value if isinstance(value, str | int) else ", ".join(map(str, value))
        for name, value in chosen.items()
    }


def flagged(game: str, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game that have a flag on the command line, as chosen or by default."""
    options = GAMES[game].options
    return {option.field: chosen.get(option.field, option.default) for option in options if option.flag}


def flat(result: msgspec.Struct) -> dict[str, Any]:
    """A result in its JSON form: options, means and sides are fields like all others."""
    told: dict[str, Any] = {}
    for name, value in msgspec.to_builtins(result).items():
        if name in ("chosen", "figures", "sides"):
            told |= value
        elif name != "draw_share" or value is not None:
            told[name] = value
    return told


def summary(
    names: Sequence[str],
    tallies: Sequence[Tally],
    *,
    seed: str,
    chosen: Mapping[str, Any],
    seconds: float,
    sides: str = "",
) -> SimulationResult:
    """The result of all games; their order does not matter.

    Args:
        sides: JSON field of the results by side.
    """
    tallies = sorted(tallies, key=lambda tally: tally.game)
    games = len(tallies)
    par = sum(sum(tally.shares) for tally in tallies) / (games * len(names))
    players = []
    for entry, name in enumerate(names):
        share = sum(tally.shares[entry] for tally in tallies) / games
        times = np.array([took for tally in tallies for took in tally.times[entry]], dtype=float)
        middle, slow = np.percentile(times, (50, 99)) / NANOSECONDS
        scores = [tally.scores[entry] for tally in tallies if tally.scores is not None]
        score = sum(scores) / games if scores else None
        players.append(
            PlayerResult(
                name, share, _interval(names, tallies, entry), par, score, float(middle), float(slow)
            )
        )
    return SimulationResult(
        games=games,
        seed=seed,
        chosen=dict(chosen),
        figures={_told(name): _mean(tallies, name) for name in tallies[0].figures},
        decisions=sum(len(times) for tally in tallies for times in tally.times),
        seconds=seconds,
        players=tuple(players),
        draw_share=sum(tally.drawn for tally in tallies) / games if sides else None,
        sides={sides: _by_side(tallies)} if sides else {},
    )


def _mean(tallies: Sequence[Tally], name: str) -> float:
    return sum(tally.figures[name] for tally in tallies) / len(tallies)


def _told(figure: str) -> str:
    """The JSON field of a figure: shares keep their name, everything else is a mean."""
    return figure if figure.endswith("_share") else f"{figure}_mean"


def _by_side(tallies: Sequence[Tally]) -> dict[str, SideResult]:
    """How each side fared, by name."""
    games: defaultdict[str, dict[int, float]] = defaultdict(dict)
    for tally in tallies:
        for side, share in zip(tally.sides, tally.shares, strict=True):
            games[side][tally.game] = max(share, games[side].get(tally.game, 0.0))
    seats = len(tallies[0].shares)
    return {
        side: SideResult(sum(won.values()) / len(won), interval95(_clusters(won, seats)))
        for side, won in sorted(games.items())
    }


def _clusters(shares: Mapping[int, float], seats: int) -> list[Cluster]:
    """Shares by game as clusters: every n games in a row share their dice."""
    by_seed: defaultdict[int, list[float]] = defaultdict(list)
    for game, share in shares.items():
        by_seed[game // seats].append(share)
    return [Cluster(sum(found), len(found)) for found in by_seed.values()]


def _interval(names: Sequence[str], tallies: Sequence[Tally], entry: int) -> tuple[float, float]:
    """The interval of an entry; games that have the same dice count together."""
    by_dice: defaultdict[tuple[int, ...], list[float]] = defaultdict(list)
    for tally in tallies:
        by_dice[dice_of(names, tally.game)].append(tally.shares[entry])
    return interval95([Cluster(sum(shares), len(shares)) for shares in by_dice.values()])
