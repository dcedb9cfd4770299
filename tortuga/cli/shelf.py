"""`games`, `export` and `import`: the library from the command line, beside a running game too."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import msgspec

from tortuga.cli import mending, values
from tortuga.cli.output import say_aside, tell
from tortuga.cli.table import table
from tortuga.cli.words import Words
from tortuga.games import GAMES
from tortuga.kernel.library.library import Entry, Library
from tortuga.kernel.log.format import LogError
from tortuga.paths import data_dir


def games(args: argparse.Namespace, words: Words) -> int:
    """List the library, or do what is asked with it."""
    deeds: dict[str, Callable[[argparse.Namespace, Words], int]] = {
        "delete": mending.delete,
        "undelete": mending.undelete,
        "rescue": mending.rescue,
        "copies": mending.list_copies,
        "restore": mending.restore,
    }
    for name, deed in deeds.items():
        if getattr(args, name):
            return deed(args, words)
    with Library(data_dir(args.data_dir)) as library:
        entries = library.games()
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(entries)).decode())
        return 0
    if not entries:
        tell(words.say("cli-games-none"))
        return 0
    heads = [words.say(f"cli-games-{name}") for name in ("id", "game", "state", "seats", "scores", "changed")]
    for line in table(heads, [_row(entry, words) for entry in entries], numbers={0}):
        tell(line)
    return 0


def _row(entry: Entry, words: Words) -> list[str]:
    return [
        str(entry.id),
        entry.name or entry.game,
        words.say(f"cli-state-{entry.state}"),
        ", ".join(f"{seat.name} ({seat.player})" for seat in entry.seats) or "-",
        ", ".join(map(str, entry.scores)) if entry.scores else "-",
        entry.changed[:16].replace("T", " "),
    ]


def export(args: argparse.Namespace, words: Words) -> int:
    """Write a game of the library to a file."""
    id = values.number("ID", args.id, 1, mending.MOST_GAMES)
    with Library(data_dir(args.data_dir)) as library:
        library.export_log(id, Path(args.file), GAMES, replacing=args.replace)
        state = library.entry(id).state
    tell(words.say(f"cli-exported-{state}", id=id, file=args.file))
    return 0


def import_(args: argparse.Namespace, words: Words) -> int:
    """Take log files into the library; a bad one does not keep the others out."""
    code = 0
    with Library(data_dir(args.data_dir)) as library:
        for file in args.files:
            try:
                tell(words.say("cli-imported", id=library.import_log(Path(file), GAMES), file=file))
            except LogError as error:
                say_aside(words.in_file(file, error))
                code = 1
    return code
