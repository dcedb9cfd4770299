"""Many games between the same players, balanced over seats and dice, and what they found."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec
import numpy as np

from ai.arena.executors import each_done, workers
from ai.arena.intervals import Cluster, interval95
from ai.arena.play import Played, by_seat, dice_of, play, seated, seating
from ai.captains import check
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import derived_seed
from tortuga.kernel.errors import UserError
from tortuga.kernel.log.format import Log, LogError, SeedRevealed, dump, new_header, save
from tortuga.kernel.players import SeatSpec

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
    """The share of every entry if all were equal: 1/n, but more if a whole team wins."""
    score_mean: float | None
    """None if the game counts no points."""
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
    """Games without a winner; None if everybody plays alone."""
    sides: dict[str, dict[str, SideResult]] = {}
    """By JSON field of the sides, then by side; {} if everybody plays alone."""


class Tally(msgspec.Struct, frozen=True):
    """One game of a simulation, by entry instead of by seat."""

    game: int
    shares: tuple[float, ...]
    scores: tuple[int, ...] | None
    figures: dict[str, float]
    times: tuple[tuple[int, ...], ...]
    """Nanoseconds of each decision."""
    sides: tuple[str, ...] = ()
    """() if everybody plays alone."""
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
    fields: dict[str, Any] = {}
    for name, value in msgspec.to_builtins(result).items():
        if name in ("chosen", "figures", "sides"):
            fields |= value
        elif name != "draw_share" or value is not None:
            fields[name] = value
    return fields


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
        interval = _interval((dice_of(names, tally.game), tally.shares[entry]) for tally in tallies)
        players.append(PlayerResult(name, share, interval, par, score, float(middle), float(slow)))
    return SimulationResult(
        games=games,
        seed=seed,
        chosen=dict(chosen),
        figures={
            name if name.endswith("_share") else f"{name}_mean": sum(tally.figures[name] for tally in tallies)
            / games
            for name in tallies[0].figures
        },
        decisions=sum(len(times) for tally in tallies for times in tally.times),
        seconds=seconds,
        players=tuple(players),
        draw_share=sum(tally.drawn for tally in tallies) / games if sides else None,
        sides={sides: _by_side(tallies)} if sides else {},
    )


def _by_side(tallies: Sequence[Tally]) -> dict[str, SideResult]:
    """How each side fared, by name."""
    games: defaultdict[str, dict[int, float]] = defaultdict(dict)
    for tally in tallies:
        for side, share in zip(tally.sides, tally.shares, strict=True):
            games[side][tally.game] = max(share, games[side].get(tally.game, 0.0))
    seats = len(tallies[0].shares)
    return {
        side: SideResult(
            sum(won.values()) / len(won), _interval((game // seats, share) for game, share in won.items())
        )
        for side, won in sorted(games.items())
    }


def _interval(shares: Iterable[tuple[Hashable, float]]) -> tuple[float, float]:
    """The interval of win shares, each with the key of its dice; the same dice count together."""
    by_dice: defaultdict[Hashable, list[float]] = defaultdict(list)
    for dice, share in shares:
        by_dice[dice].append(share)
    return interval95([Cluster(sum(together), len(together)) for together in by_dice.values()])


NO_OPTIONS: Final[Mapping[str, Any]] = MappingProxyType({})
"""No option is chosen: all keep their defaults."""
LARGEST_CHUNK: Final = 20
"""Games a process plays before it reports."""
SHARES: Final = 32
"""A chunk is 1/SHARES of what is left: small at the end, so that no process idles for long."""


class BadSimulation(UserError):
    """A simulation that cannot be played as asked."""


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a simulation: everything a process needs to play them."""

    game: str
    players: tuple[str, ...]
    games: range
    seed: str
    chosen: dict[str, Any]
    save: Path | None


def simulate(
    game: str,
    players: Sequence[str],
    games: int,
    *,
    seed: str,
    jobs: int = 1,
    chosen: Mapping[str, Any] = NO_OPTIONS,
    save: Path | None = None,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> SimulationResult:
    """Play games without a window and count the wins.

    In n games in a row everybody has every seat once, with the same dice for each seat; the next n games
    use another order, until every order has had its turn. Where entries share a name, a table that would
    be repeated has dice of its own (`ai.arena.play`). The same arguments give the same games,
    whatever `jobs` is.

    Args:
        players: names of computer players, as many as the game takes.
        games: at least 1.
        jobs: processes of this machine; with 1 the games are played right here.
        chosen: options by field; all others keep their defaults.
        save: folder for a log of every game; made if missing.
        progress: called with the number of games finished so far.
        executor: where chunks of games are played instead of in local processes; stays open.

    Raises:
        UnknownPlayer: a name that no player has.
        BadSimulation: a number of seats that the game does not take, or no games.
        Refusal: an option that the game does not know, or that does not fit.
        LogError: the folder or a log cannot be written.
    """
    for name in players:
        check(CAPTAINS[game], name)
    if len(players) not in GAMES[game].seats:
        taken = GAMES[game].seats
        raise BadSimulation("error-simulate-seats", seats=len(players), least=taken[0], most=taken[-1])
    if games < 1:
        raise BadSimulation("error-simulate-games", games=games)
    GAMES[game].make(len(players), chosen)
    if save is not None:
        _make_folder(save)
    chunks = [Chunk(game, tuple(players), part, seed, dict(chosen), save) for part in _parts(games)]
    start = time.perf_counter()
    tallies: list[Tally] = []
    with workers(jobs) if executor is None else nullcontext(executor) as pool:
        for part in each_done(pool, play_chunk, chunks):
            tallies += part
            if progress is not None:
                progress(len(tallies))
    seconds, flags = time.perf_counter() - start, flagged(game, chosen)
    return summary(players, tallies, seed=seed, chosen=flags, seconds=seconds, sides=GAMES[game].sides)


def _parts(games: int) -> Iterator[range]:
    first = 0
    while first < games:
        size = max(1, min(LARGEST_CHUNK, (games - first) // SHARES))
        yield range(first, first + size)
        first += size


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or str(error)
        raise LogError("error-log-unwritable", line=0, file=str(folder), reason=why) from error


def play_chunk(chunk: Chunk) -> list[Tally]:
    """Play the games of a chunk; runs in any process the executor chooses."""
    count = len(chunk.players)
    game, captains = GAMES[chunk.game], CAPTAINS[chunk.game]
    options = game.make(count, chunk.chosen)
    tallies = []
    for number in chunk.games:
        seed = derived_seed(chunk.seed, *dice_of(chunk.players, number))
        seat_of, names = seating(count, number), by_seat(chunk.players, number)
        played = play(seated(captains, names, seed), game.rules, options, seed)
        if chunk.save is not None:
            specs = [SeatSpec(name, name, game.colours[seat]) for seat, name in enumerate(names)]
            header = new_header(game.rules, options, specs, seed)
            whole = Log(header, options, (*played.events, SeedRevealed(seed)))
            save(chunk.save / f"game-{number + 1:06d}.jsonl", dump(whole))
        tallies.append(_tally(number, seat_of, played, game.figures(played.state)))
    return tallies


def _tally(number: int, seat_of: Sequence[int], played: Played, figures: Mapping[str, float]) -> Tally:
    """A game by entry instead of by seat."""
    outcome = played.outcome
    return Tally(
        game=number,
        shares=tuple(played.credit(seat) for seat in seat_of),
        scores=None if outcome.scores is None else tuple(outcome.scores[seat] for seat in seat_of),
        figures={"rounds": played.rounds, **figures},
        times=tuple(played.times[seat] for seat in seat_of),
        sides=tuple(outcome.sides[seat] for seat in seat_of) if outcome.sides else (),
        drawn=not outcome.winners,
    )
