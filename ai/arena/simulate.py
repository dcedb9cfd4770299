"""Many games between the same players, with every advantage of place and dice taken away."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from pathlib import Path
from typing import Final, Literal

import msgspec

from ai import registry
from ai.arena.executors import each_done, workers
from ai.arena.play import derived_seed, play
from ai.arena.result import SimulationResult, Tally, summary
from tortuga.games.tortuga2014.options import Options
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.errors import Told
from tortuga.kernel.log import format as log
from tortuga.kernel.players import SeatSpec

COLOURS: Final = ("blue", "orange", "yellow", "green")
"""Of the seats, as the logs name them (R12)."""
LARGEST_CHUNK: Final = 20
"""Games a process plays before it reports."""
SHARES: Final = 32
"""A chunk is this part of what is left: the last ones are small, so that nobody waits long for another."""


class BadSimulation(Told):
    """A simulation that cannot be played as asked."""


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a simulation: everything a process needs to play them."""

    players: tuple[str, ...]
    games: range
    seed: str
    target: Literal[6, 8]
    save: Path | None


def simulate(
    players: Sequence[str],
    games: int,
    *,
    seed: str,
    jobs: int = 1,
    target: int = 6,
    save: Path | None = None,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> SimulationResult:
    """Play games without a window and count.

    Of n games in a row everybody has every seat once, with the same dice for each seat; the next n games
    begin with another order, until every order had its turn. The same arguments give the same games,
    whatever `jobs` is.

    Args:
        players: 2 to 4 names of computer players.
        games: at least 1.
        seed: any text.
        jobs: processes of this machine; with 1 the games are played right here.
        target: chests in Tortuga that end a game, 6 or 8 (R85).
        save: folder for a log of every game; made if missing.
        progress: told the number of games finished so far.
        executor: where chunks of games are played instead of in local processes; stays open.

    Raises:
        UnknownPlayer: a name that no player has.
        BadSimulation: another number of seats or games, or another target.
        LogError: the folder or a log cannot be written.
    """
    for name in players:
        registry.entry(name)
    if not 2 <= len(players) <= len(COLOURS):
        raise BadSimulation("error-simulate-seats", seats=len(players))
    if games < 1:
        raise BadSimulation("error-simulate-games", games=games)
    if target not in (6, 8):
        raise BadSimulation("error-simulate-target", target=target)
    if save is not None:
        _make_folder(save)
    chunks = [Chunk(tuple(players), part, seed, 8 if target == 8 else 6, save) for part in _parts(games)]
    start = time.perf_counter()
    tallies: list[Tally] = []
    with workers(jobs) if executor is None else nullcontext(executor) as pool:
        for part in each_done(pool, play_chunk, chunks):
            tallies += part
            if progress is not None:
                progress(len(tallies))
    return summary(players, tallies, seed=seed, target=target, seconds=time.perf_counter() - start)


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
        raise log.LogError("error-log-unwritable", line=0, file=str(folder), reason=why) from error


def play_chunk(chunk: Chunk) -> list[Tally]:
    """Play the games of a chunk; runs in whatever process the executor chooses."""
    count = len(chunk.players)
    options = Options(seats=_seats(count), target=chunk.target)
    tallies = []
    for game in chunk.games:
        seed = derived_seed(chunk.seed, game // count)
        seat_of = seating(count, game)
        names = [""] * count
        for entry, seat in enumerate(seat_of):
            names[seat] = chunk.players[entry]
        captains = [registry.make(name, derived_seed(seed, "seat", seat)) for seat, name in enumerate(names)]
        played = play(captains, options, seed)
        if chunk.save is not None:
            specs = [SeatSpec(name, name, COLOURS[seat]) for seat, name in enumerate(names)]
            header = log.new_header(RULES, options, specs, seed)
            whole = log.Log(header, options, (*played.events, log.SeedRevealed(seed)))
            log.save(chunk.save / f"game-{game + 1:06d}.jsonl", log.dump(whole))
        share = 1 / len(played.winners)
        tallies.append(
            Tally(
                game=game,
                rounds=played.table.round,
                shares=tuple(share if seat in played.winners else 0.0 for seat in seat_of),
                scores=tuple(played.scores[seat] for seat in seat_of),
                times=tuple(played.times[seat] for seat in seat_of),
            )
        )
    return tallies


def seating(count: int, game: int) -> tuple[int, ...]:
    """The seat of each entry: rotated from game to game, in another order after every `count` games."""
    orders = list(itertools.permutations(range(1, count)))
    order = (0, *orders[game // count % len(orders)])
    return tuple((order.index(entry) + game) % count for entry in range(count))


def _seats(count: int) -> Literal[2, 3, 4]:
    """The number of seats in the type of the options."""
    return 2 if count == 2 else 3 if count == 3 else 4
