"""`games`, `export` and `import`: the library from the command line, beside a running game too."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from tortuga.cli import values
from tortuga.cli.table import table
from tortuga.cli.words import Words
from tortuga.games import GAMES
from tortuga.kernel.library.library import Entry, Library
from tortuga.kernel.log.format import LogError
from tortuga.paths import data_dir

MOST_GAMES = 999_999_999


def games(args: argparse.Namespace, words: Words) -> int:
    """List the library."""
    with Library(data_dir(args.data_dir)) as library:
        entries = library.games()
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(entries)).decode())
        return 0
    if not entries:
        print(words.say("cli-games-none"))
        return 0
    heads = [words.say(f"cli-games-{name}") for name in ("id", "game", "state", "seats", "scores", "changed")]
    for line in table(heads, [_row(entry, words) for entry in entries], numbers={0}):
        print(line)
    return 0


def _row(entry: Entry, words: Words) -> list[str]:
    return [
        str(entry.id),
        entry.name or entry.game,
        words.say(f"cli-state-{entry.state}"),
        ", ".join(f"{seat.name} ({seat.player})" for seat in entry.seats),
        ", ".join(map(str, entry.scores)) if entry.scores else "-",
        entry.changed[:16].replace("T", " "),
    ]


def export(args: argparse.Namespace, words: Words) -> int:
    """Write a game of the library to a file."""
    id = values.number("ID", args.id, 1, MOST_GAMES)
    with Library(data_dir(args.data_dir)) as library:
        library.export_log(id, Path(args.file), GAMES)
        state = library.entry(id).state
    print(words.say(f"cli-exported-{state}", id=id, file=args.file))
    return 0


def import_(args: argparse.Namespace, words: Words) -> int:
    """Take a log file into the library."""
    with Library(data_dir(args.data_dir)) as library:
        try:
            id = library.import_log(Path(args.file), GAMES)
        except LogError as error:
            print(words.in_file(args.file, error), file=sys.stderr)
            return 1
    print(words.say("cli-imported", id=id, file=args.file))
    return 0
