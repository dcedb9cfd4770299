"""`simulate` and `arena`: computer players against each other without a window."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import msgspec

from ai.arena.executors import workers
from ai.arena.play import SimulationResult, flat, worded
from ai.arena.play import simulate as play_games
from ai.arena.standings import Cell, CrossTable, Standings, standings
from ai.arena.tournament import (
    BadTournament,
    Plan,
    Record,
    begin,
    continued,
    games_in_all,
    load,
    save,
    tournament,
)
from ai.captains import Names, UnknownPlayer, check, players
from ai.registry import CAPTAINS
from tortuga.app.text import Text
from tortuga.cli import values
from tortuga.cli.output import Progress, UsageError, table, tell
from tortuga.cli.values import player, seats
from tortuga.games import GAMES
from tortuga.kernel.dealer import new_seed
from tortuga.kernel.game import Game
from tortuga.kernel.library.library import guard_own, head_of
from tortuga.kernel.registry import load_object
from tortuga.paths import data_dir

MAX_GAMES = 10_000_000
MAX_JOBS = 256
ARENA_GAMES = 120
"""Games of each pairing at each number of seats, without `--games`."""
MAX_TEST_GAMES = 10_000
"""Maximum number of these games where a test decides how many there are."""
BOUNDS = (0.47, 0.5)
"""Win shares that tell a weaker level from one that is not, without `--bounds`."""
FIXED = ("game", "players", "tables", "seed", "error", "bounds", "missed", "against")
"""Arguments that a resumed tournament takes from its file, besides the options of its game."""
_PNG = b"\x89PNG\r\n\x1a\n"


def processes(args: SimpleNamespace) -> tuple[int, str | None]:
    """The number of processes, and the address of the Dask scheduler that replaces them, if given."""
    return values.number("--jobs", args.jobs, 1, MAX_JOBS), values.address(args.dask)


@contextmanager
def playing(jobs: int, dask: str | None, games: int) -> Iterator[tuple[Executor | None, Progress]]:
    """Where games are played or analysed, and the bar that shows how many are finished."""
    progress = Progress(games)
    try:
        with workers(jobs, dask) as executor:
            yield executor, progress
    finally:
        progress.close()


def _print_json(result: SimulationResult | Standings) -> None:
    print(msgspec.json.format(msgspec.json.encode(flat(result))).decode())


def simulate(args: SimpleNamespace, words: Text) -> int:
    """Play the games and print who won how often."""
    game = values.game(args.game)
    names = seats(args.seats, Names(CAPTAINS[game.name]), game)
    games = values.number("--games", args.games, 1, MAX_GAMES)
    jobs, dask = processes(args)
    chosen = values.chosen(game, args)
    if args.save is not None and next(Path(args.save).glob("*.jsonl"), None) is not None:
        raise UsageError("cli-save-used", dir=args.save)
    seed = new_seed() if args.seed is None else values.seed(args.seed)
    with playing(jobs, dask, games) as (executor, progress):
        result = play_games(
            game.name,
            names,
            games,
            seed=seed,
            jobs=jobs,
            chosen=chosen,
            save=None if args.save is None else Path(args.save),
            progress=progress,
            executor=executor,
        )
    if args.json:
        _print_json(result)
    else:
        for line in _simulated(result, words.of(game.name)):
            tell(line)
    return 0


def _simulated(result: SimulationResult, words: Text) -> Iterator[str]:
    means = {
        name.removesuffix("_mean"): f"{value:.3f}" if name.endswith("_share") else f"{value:.1f}"
        for name, value in result.figures.items()
    }
    yield words.say(
        "cli-simulated",
        games=result.games,
        seed=result.seed,
        decisions=result.decisions,
        seconds=f"{result.seconds:.1f}",
        **(worded(result.chosen) | means),
    )
    heads = [
        words.say(f"cli-simulated-{name}") for name in ("player", "wins", "interval", "score", "p50", "p99")
    ]
    rows = [
        [
            player.name,
            f"{100 * player.win_share:.1f} %",
            f"{100 * player.ci95[0]:.1f} .. {100 * player.ci95[1]:.1f} %",
            "-" if player.score_mean is None else f"{player.score_mean:.1f}",
            f"{player.ms_per_decision_p50:.2f}",
            f"{player.ms_per_decision_p99:.2f}",
        ]
        for player in result.players
    ]
    yield from table(heads, rows, numbers={1, 2, 3, 4, 5})


def arena(args: SimpleNamespace, words: Text) -> int:
    """Play the tournament, or the rest of it, and print how strong everybody is.

    Against another checkout it covers every game unless one is named; returns 1 if anybody has become weaker.
    """
    if args.against is None:
        return _tournament(args, words, 1)
    several = args.game is None
    for option in ("picture", *(("save", "json") if several else ())):
        if getattr(args, option):
            raise UsageError("cli-arena-alone", option=f"--{option}")
    games = GAMES if several else (args.game,)
    alone = [SimpleNamespace(**{**vars(args), "game": game}) for game in games]
    return max([_tournament(each, words, len(games)) for each in alone])


def _tournament(args: SimpleNamespace, words: Text, count: int) -> int:
    """One of `count` tournaments, which share the permitted error."""
    folder = data_dir(args.data_dir)
    picture = _picture(args.picture, folder)
    jobs, dask = processes(args)
    record, file = _resumed(args) if args.resume is not None else _begun(args, words, count)
    if file is not None:
        if str(file) != args.resume:
            guard_own(folder, file)
        save(record, file)  # before the first game: no game is lost to a file that cannot be written
    with playing(jobs, dask, games_in_all(record.plan)) as (executor, progress):
        record = tournament(
            record,
            executor=executor,
            progress=progress,
            keep=None if file is None else lambda whole: save(whole, file),
        )
    result = standings(record)
    if args.json:
        _print_json(result)
    else:
        for line in _ranked(result, words.of(record.plan.game)):
            tell(line)
    if picture is not None:
        load_object("tortuga.app.chart:draw")(result, words.of(record.plan.game), picture)
    if not args.json:
        if file is not None:
            tell(words.say("cli-arena-saved", file=str(file)))
        if picture is not None:
            tell(words.say("cli-arena-drawn", file=str(picture)))
    return int(bool(record.plan.against) and any(test.passed is False for test in result.tests))


def _begun(args: SimpleNamespace, words: Text, count: int) -> tuple[Record, Path | None]:
    """A new tournament and the file that keeps it."""
    game = values.game(next(iter(GAMES)) if args.game is None else args.game)
    there = "" if args.against is None else str(Path(args.against).resolve())
    if args.players is None:
        names = CAPTAINS[game.name].levels if there else players(CAPTAINS[game.name])
    else:
        names = _names(args.players, game)
    bounds = BOUNDS if there else None
    if args.bounds is not None:
        bounds = values.bounds("--bounds", args.bounds)
    error = 0.05 if args.error is None else values.percent("--error", args.error, 0.001, 50)
    most = ARENA_GAMES if bounds is None else MAX_TEST_GAMES
    defaults = {option.field: option.default for option in game.options if option.flag}
    plan = Plan(
        game=game.name,
        players=names,
        seats=tuple(game.seats) if args.tables is None else _tables(args.tables, game, words),
        games=most if args.games is None else values.number("--games", args.games, 1, MAX_GAMES),
        seed=new_seed() if args.seed is None else values.seed(args.seed),
        chosen=defaults | values.chosen(game, args),
        stop=args.stop,
        error=error / count,
        bounds=bounds,
        missed=0.05 if args.missed is None else values.percent("--missed", args.missed, 0.001, 50),
        against=there,
    )
    file = None if args.save is None else Path(args.save)
    if file is not None and file.exists():
        raise UsageError("cli-arena-exists", file=str(file))
    try:
        return begin(plan), file
    except BadTournament as error:
        raise UsageError(error.id, **error.arguments) from error


def _resumed(args: SimpleNamespace) -> tuple[Record, Path]:
    """The tournament of a file, and where it is kept from now on."""
    flags = [option.argument for game in GAMES.values() for option in game.options if option.flag]
    for option in (*FIXED, *flags):
        if getattr(args, option, None) is not None:
            raise UsageError("cli-arena-resumed", option=f"--{option.replace('_', '-')}")
    if args.stop:
        raise UsageError("cli-arena-resumed", option="--stop")
    games = None if args.games is None else values.number("--games", args.games, 1, MAX_GAMES)
    record, file = load(Path(args.resume)), Path(args.save or args.resume)
    if file.exists() and not file.samefile(args.resume):
        raise UsageError("cli-arena-exists", file=str(file))
    return continued(record, games), file


def _names(given: str, game: Game) -> tuple[str, ...]:
    existing = players(CAPTAINS[game.name])
    names = tuple(player(name, existing, game) for name in given.split(","))
    for name in names:
        try:
            check(CAPTAINS[game.name], name)
        except UnknownPlayer as error:
            raise UsageError(error.id, **error.arguments) from error
    return names


def _tables(given: str, game: Game, words: Text) -> tuple[int, ...]:
    chosen = tuple(seats for word in given.split(",") for seats in game.seats if word.strip() == str(seats))
    if len(chosen) != len(given.split(",")) or len(set(chosen)) != len(chosen):
        *some, last = map(str, game.seats)
        tables = words.say("log-and", first=", ".join(some), last=last) if some else last
        raise UsageError("cli-arena-bad-tables", told=given, tables=tables)
    return chosen


def _picture(given: str | None, folder: Path) -> Path | None:
    if given is not None and not given.lower().endswith(".png"):
        raise UsageError("cli-arena-picture-name", file=given)
    file = None if given is None else Path(given)
    if file is not None and not file.parent.is_dir():  # found before the games, not after them
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    if file is not None:
        guard_own(folder, file)
        if not _PNG.startswith(head_of(file)[: len(_PNG)]):
            raise UsageError("cli-arena-picture-foreign", file=str(file))
    return file


def _ranked(result: Standings, words: Text) -> Iterator[str]:
    yield words.say(
        "cli-arena-head",
        games=result.games,
        seed=result.seed,
        seconds=f"{result.seconds:.0f}",
        **worded(result.chosen),
    )
    for standing in result.tables:
        yield ""
        yield words.say("cli-arena-table", seats=standing.seats)
        yield from _cross(standing, words)
        if standing.worst_miss is not None:
            miss = standing.worst_miss
            yield words.say(
                "cli-arena-miss",
                row=miss.row,
                column=miss.column,
                share=f"{100 * miss.share:.0f}",
                expected=f"{100 * miss.expected:.0f}",
                proven="yes" if miss.proven else "no",
            )
        for first, second, third in standing.circles:
            yield words.say("cli-arena-circle", first=first, second=second, third=third)
    if result.tests:
        yield ""
        yield from _tests(result, words)
    elif any(cell.certain for standing in result.tables for cell in standing.cells):
        yield ""
        yield words.say("cli-arena-stopped", error=f"{100 * result.error:g}")


def _tests(result: Standings, words: Text) -> Iterator[str]:
    """Every test on a line, then who failed and what is still open."""
    heads = [words.say(f"cli-arena-{name}") for name in ("player", "seats", "games", "wins", "interval")]
    ends = {True: "holds", False: "weaker", None: "open"}
    rows = [
        [
            test.first if test.second.startswith(f"{test.first}@") else f"{test.first} - {test.second}",
            str(test.seats),
            str(test.games),
            f"{100 * test.share:.1f}",
            f"{100 * test.low:.0f} .. {100 * test.high:.0f}",
            words.say(f"cli-arena-{ends[test.passed]}"),
        ]
        for test in result.tests
    ]
    yield from table([*heads, words.say("cli-arena-verdict")], rows, numbers={1, 2, 3, 4})
    counts = {word: sum(test.passed is end for test in result.tests) for end, word in ends.items()}
    yield words.say("cli-arena-tested", **counts)


def _cross(cross: CrossTable, words: Text) -> Iterator[str]:
    """The cross table with the ratings, strongest first."""
    order = [player.name for player in cross.rating]
    heads = [words.say(f"cli-arena-{name}") for name in ("player", "rating", "interval", "wins")]
    cells = {(cell.row, cell.column): cell for cell in cross.cells}
    rows = [
        [
            player.name,
            f"{player.rating:+.0f}",
            "-" if player.low is None or player.high is None else f"{player.low:+.0f} .. {player.high:+.0f}",
            f"{100 * player.share:.1f}",
            *(_cell(cells.get((player.name, column))) for column in order),
        ]
        for player in cross.rating
    ]
    yield from table([*heads, *order], rows, numbers=set(range(1, 4 + len(order))))


def _cell(cell: Cell | None) -> str:
    """`61.2 (55..67)`, a star behind it when the pairing ended early; a dash for a player against itself."""
    if cell is None:
        return "-"
    star = "*" if cell.certain else ""
    return f"{100 * cell.share:.1f} ({100 * cell.low:.0f}..{100 * cell.high:.0f}){star}"
