"""Games between computer players as fast as the rules allow: one, or many balanced over seats and dice."""

from __future__ import annotations

import itertools
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
from ai.captains import AnyCaptains, AnyPlayer, check
from ai.outside import is_class
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer, derived_seed, seat_seed
from tortuga.kernel.errors import UserError
from tortuga.kernel.game import Outcome, Rules
from tortuga.kernel.log.format import Log, LogError, SeedRevealed, dump, new_header, save
from tortuga.kernel.players import SeatSpec, told_apart
from tortuga.kernel.timeline import playing


def seating(count: int, game: int) -> tuple[int, ...]:
    """The seat of each entry: rotated from game to game, in another order after every `count` games."""
    orders = list(itertools.permutations(range(1, count)))
    order = (0, *orders[game // count % len(orders)])
    return tuple((order.index(entry) + game) % count for entry in range(count))


def dice_of(players: Sequence[str], game: int) -> tuple[int, ...]:
    """The key of the dice of a game: games with the same key have the same dice.

    In n games in a row everybody has every seat once, with the same dice. Where entries share a name, some of
    these games may have the same names in the same seats: that would only repeat a game and show nothing new.
    So the repeated table gets its own dice.
    """
    count = len(players)
    block, place = divmod(game, count)
    if len(set(players)) == count:
        return (block,)
    tables = [by_seat(players, block * count + number) for number in range(place + 1)]
    turn = tables[:-1].count(tables[-1])
    return (block, turn) if turn else (block,)


def by_seat(players: Sequence[str], game: int) -> tuple[str, ...]:
    """The names of the entries by the seats they have in a game."""
    seats = seating(len(players), game)
    return tuple(players[seats.index(seat)] for seat in range(len(players)))


MAX_ROUNDS: Final = 2_000
"""Rounds after which a game counts as endless; real games have 4 to 30."""


class EndlessGame(RuntimeError):
    """Players that never finish: a fault of theirs or of the rules."""


class Played(msgspec.Struct, frozen=True):
    """A finished game."""

    state: Any
    events: tuple[Any, ...]
    outcome: Outcome
    rounds: int
    times: tuple[tuple[int, ...], ...]
    """By seat, the nanoseconds each decision took."""

    def credit(self, seat: int) -> float:
        """A seat's share of the victory; with sides every winner counts a whole victory."""
        if self.outcome.sides:
            return float(seat in self.outcome.winners)
        return self.outcome.share(seat, len(self.times))


def play(players: Sequence[AnyPlayer], rules: Rules, options: Any, seed: str) -> Played:
    """Play one game to its end.

    Raises:
        Refusal: a player chose what the rules do not allow.
        EndlessGame: more than `MAX_ROUNDS` rounds.
    """
    events: list[Any] = []
    times: list[list[int]] = [[] for _ in players]
    clock = time.perf_counter_ns

    def choose(seat: int, view: Any) -> Any:
        start = clock()
        command = players[seat].choose(view).command
        times[seat].append(clock() - start)
        return command

    state = rules.start(options)
    for step in playing(rules, state, Dealer(seed), choose):
        events.append(step.event)
        state = step.after
        if step.cause == "decision" and rules.round(state) > MAX_ROUNDS:
            raise EndlessGame(f"no end after {MAX_ROUNDS} rounds (seed {seed})")
    return Played(state, tuple(events), rules.outcome(state), rules.round(state), tuple(map(tuple, times)))


def seated(captains: AnyCaptains, names: Sequence[str], seed: str, number: int = 0) -> list[AnyPlayer]:
    """The players by seat, each with its own seed, derived from the game's.

    An outside captain's seed depends on the number of the game alone, so that it cannot work out the dice.
    """

    def own(name: str, seat: int) -> str:
        return derived_seed("outside", number, seat) if is_class(name) else seat_seed(seed, seat)

    return [captains.make(name, own(name, seat)) for seat, name in enumerate(names)]


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
    """The share it won of the games in which anybody was on this side; a side wins or loses as a whole."""
    ci95: tuple[float, float]
    """Interval of the win share; games that share their dice count together."""


class SimulationResult(msgspec.Struct, frozen=True):
    """A whole simulation; `players` in the order in which they were entered."""

    games: int
    seed: str
    chosen: dict[str, Any]
    """Options that have a command-line flag."""
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
    use another order, until every order has had its turn. Where entries share a name, a table that would be
    repeated has its own dice (`dice_of`). The same arguments give the same games, whatever `jobs` is.

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
        played = play(seated(captains, names, seed, number), game.rules, options, seed)
        if chunk.save is not None:
            shown = told_apart(names)
            specs = [SeatSpec(name, shown[seat], game.colours[seat]) for seat, name in enumerate(names)]
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
