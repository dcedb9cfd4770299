"""`arena`: a round robin of computer players, with cross tables and ratings."""

from __future__ import annotations

import argparse
import errno
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ai.arena.executors import workers
from ai.arena.simulate import flat, worded
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
from ai.captains import UnknownPlayer, check, players
from ai.registry import CAPTAINS
from tortuga.cli import values
from tortuga.cli.entry import chart
from tortuga.cli.output import Progress, table, tell
from tortuga.cli.players import player
from tortuga.cli.simulation import MOST_GAMES, MOST_JOBS
from tortuga.cli.words import UsageError, Words
from tortuga.games import GAMES as KNOWN
from tortuga.kernel.dealer import new_seed
from tortuga.kernel.game import Game
from tortuga.kernel.library.library import guard_own, head_of
from tortuga.paths import data_dir

GAMES = 120
_PNG = b"\x89PNG\r\n\x1a\n"
FIXED = ("game", "players", "tables", "seed", "error")
"""Arguments that a resumed tournament has from its file, beside the options of its game."""


def arena(args: argparse.Namespace, words: Words) -> int:
    """Play the tournament, or the rest of it, and print how strong everybody is."""
    folder = data_dir(args.data_dir)
    picture = _picture(args.picture, folder)
    jobs = values.number("--jobs", args.jobs, 1, MOST_JOBS)
    dask = values.address(args.dask)
    record, file = _resumed(args) if args.resume is not None else _begun(args, words)
    if file is not None:
        if str(file) != args.resume:
            guard_own(folder, file)
        save(record, file)  # before the first game: no game is lost to a file that cannot be written
    progress = Progress(games_in_all(record.plan))
    try:
        with workers(jobs, dask) as executor:
            record = tournament(
                record,
                executor=executor,
                progress=progress,
                keep=None if file is None else lambda whole: save(whole, file),
            )
    finally:
        progress.close()
    found = standings(record)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(flat(found))).decode())
    else:
        for line in _lines(found, words.of(record.plan.game)):
            tell(line)
    if picture is not None:
        chart()(found, words.of(record.plan.game).text, picture)
    if not args.json:
        if file is not None:
            tell(words.say("cli-arena-saved", file=str(file)))
        if picture is not None:
            tell(words.say("cli-arena-drawn", file=str(picture)))
    return 0


def _begun(args: argparse.Namespace, words: Words) -> tuple[Record, Path | None]:
    """A new tournament and the file that keeps it."""
    game = values.game(next(iter(KNOWN)) if args.game is None else args.game)
    names = players(CAPTAINS[game.name]) if args.players is None else _names(args.players, game)
    defaults = {option.field: option.default for option in game.options if option.flag}
    plan = Plan(
        game=game.name,
        players=names,
        seats=tuple(game.seats) if args.tables is None else _tables(args.tables, game, words),
        games=GAMES if args.games is None else values.number("--games", args.games, 1, MOST_GAMES),
        seed=new_seed() if args.seed is None else values.seed(args.seed),
        chosen=defaults | values.chosen(game, args),
        stop=args.stop,
        error=0.05 if args.error is None else values.percent("--error", args.error, 0.001, 50),
    )
    file = None if args.save is None else Path(args.save)
    if file is not None and file.exists():
        raise UsageError("cli-arena-exists", file=str(file))
    try:
        return begin(plan), file
    except BadTournament as error:
        raise UsageError(error.id, **error.arguments) from error


def _resumed(args: argparse.Namespace) -> tuple[Record, Path]:
    """The tournament of a file, and where it is kept from now on."""
    flags = [option.argument for game in KNOWN.values() for option in game.options if option.flag]
    for option in (*FIXED, *flags):
        if getattr(args, option, None) is not None:
            raise UsageError("cli-arena-resumed", option=f"--{option.replace('_', '-')}")
    if args.stop:
        raise UsageError("cli-arena-resumed", option="--stop")
    games = None if args.games is None else values.number("--games", args.games, 1, MOST_GAMES)
    record, file = load(Path(args.resume)), Path(args.save or args.resume)
    if file.exists() and not file.samefile(args.resume):
        raise UsageError("cli-arena-exists", file=str(file))
    return continued(record, games), file


def _names(given: str, game: Game) -> tuple[str, ...]:
    known = players(CAPTAINS[game.name])
    names = tuple(player(name, known, game) for name in given.split(","))
    for name in names:
        try:
            check(CAPTAINS[game.name], name)
        except UnknownPlayer as error:
            raise UsageError(error.id, **error.arguments) from error
    return names


def _tables(given: str, game: Game, words: Words) -> tuple[int, ...]:
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


def _lines(found: Standings, words: Words) -> Iterator[str]:
    yield words.say(
        "cli-arena-head",
        games=found.games,
        seed=found.seed,
        seconds=f"{found.seconds:.0f}",
        **worded(found.chosen),
    )
    for one in found.tables:
        yield ""
        yield words.say("cli-arena-table", seats=one.seats)
        yield from _cross(one, words)
        if one.worst_miss is not None:
            miss = one.worst_miss
            yield words.say(
                "cli-arena-miss",
                row=miss.row,
                column=miss.column,
                share=f"{100 * miss.share:.0f}",
                expected=f"{100 * miss.expected:.0f}",
                proven="yes" if miss.proven else "no",
            )
        for first, second, third in one.circles:
            yield words.say("cli-arena-circle", first=first, second=second, third=third)
    if any(cell.certain for one in found.tables for cell in one.cells):
        yield ""
        yield words.say("cli-arena-stopped", error=f"{100 * found.error:g}")


def _cross(one: CrossTable, words: Words) -> Iterator[str]:
    """The cross table with the ratings, strongest first."""
    order = [player.name for player in one.rating]
    heads = [words.say(f"cli-arena-{name}") for name in ("player", "rating", "interval", "wins")]
    cells = {(cell.row, cell.column): cell for cell in one.cells}
    rows = [
        [
            player.name,
            f"{player.rating:+.0f}",
            "-" if player.low is None or player.high is None else f"{player.low:+.0f} .. {player.high:+.0f}",
            f"{100 * player.share:.1f}",
            *(_cell(cells.get((player.name, column))) for column in order),
        ]
        for player in one.rating
    ]
    yield from table([*heads, *order], rows, numbers=set(range(1, 4 + len(order))))


def _cell(cell: Cell | None) -> str:
    """`61.2 (55..67)`, a star behind it when the pairing ended early; a dash for oneself."""
    if cell is None:
        return "-"
    star = "*" if cell.certain else ""
    return f"{100 * cell.share:.1f} ({100 * cell.low:.0f}..{100 * cell.high:.0f}){star}"
