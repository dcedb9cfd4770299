"""Many games between the same players, with every advantage of place and dice taken away."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from ai.arena.executors import each_done, workers
from ai.arena.play import Played, play, seated
from ai.arena.result import SimulationResult, Tally, flagged, summary
from ai.arena.seating import dice_of, seating
from ai.captains import check
from ai.registry import CAPTAINS
from tortuga.games import GAMES
from tortuga.kernel.dealer import derived_seed
from tortuga.kernel.errors import UserError
from tortuga.kernel.log.format import Log, LogError, SeedRevealed, dump, new_header, save
from tortuga.kernel.players import SeatSpec

USUAL: Final[Mapping[str, Any]] = MappingProxyType({})
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
    chosen: Mapping[str, Any] = USUAL,
    save: Path | None = None,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> SimulationResult:
    """Play games without a window and count the wins.

    In n games in a row everybody has every seat once, with the same dice for each seat; the next n games
    use another order, until every order has had its turn. Where entries share a name, a table that would
    be repeated has dice of its own (`ai.arena.seating`). The same arguments give the same games,
    whatever `jobs` is.

    Args:
        game: its name.
        players: names of computer players, as many as the game takes.
        games: at least 1.
        seed: any text.
        jobs: processes of this machine; with 1 the games are played right here.
        chosen: options by field; all others keep their defaults.
        save: folder for a log of every game; made if missing.
        progress: told the number of games finished so far.
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
    """Play the games of a chunk; runs in whatever process the executor chooses."""
    count = len(chunk.players)
    game, captains = GAMES[chunk.game], CAPTAINS[chunk.game]
    options = game.make(count, chunk.chosen)
    tallies = []
    for number in chunk.games:
        seed = derived_seed(chunk.seed, *dice_of(chunk.players, number))
        seat_of = seating(count, number)
        names = [""] * count
        for entry, seat in enumerate(seat_of):
            names[seat] = chunk.players[entry]
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
