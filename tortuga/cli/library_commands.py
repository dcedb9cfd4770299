"""`games`, `export` and `import`: the library from the command line, also while a game is being played."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import msgspec

from tortuga.app.text import Text
from tortuga.cli import values
from tortuga.cli.output import UsageError, in_file, say_aside, table, tell
from tortuga.games import GAMES
from tortuga.kernel.library.copies import check_whole, copies, day_of, restore_copy
from tortuga.kernel.library.database import LibraryError
from tortuga.kernel.library.entries import Entry
from tortuga.kernel.library.library import FILE_NAME, Library, playing
from tortuga.kernel.library.opening import DAMAGED, rescued
from tortuga.kernel.log.format import LogError
from tortuga.paths import data_dir


def games(args: SimpleNamespace, words: Text) -> int:
    """List the library, or carry out the action of a flag."""
    actions: dict[str, Callable[[SimpleNamespace, Text], int]] = {
        "delete": delete,
        "undelete": undelete,
        "rescue": rescue,
        "copies": list_copies,
        "restore": restore,
    }
    for name, action in actions.items():
        if getattr(args, name):
            return action(args, words)
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


def _row(entry: Entry, words: Text) -> list[str]:
    return [
        str(entry.id),
        entry.name or entry.game,
        words.say(f"cli-state-{entry.state}"),
        ", ".join(f"{seat.name} ({seat.player})" for seat in entry.seats) or "-",
        ", ".join(map(str, entry.scores)) if entry.scores else "-",
        entry.changed[:16].replace("T", " "),
    ]


def export(args: SimpleNamespace, words: Text) -> int:
    """Write a game of the library to a file."""
    id = values.number("ID", args.id, 1, MAX_GAMES)
    with Library(data_dir(args.data_dir)) as library:
        library.export_log(id, Path(args.file), GAMES, replacing=args.replace)
        state = library.entry(id).state
    tell(words.say(f"cli-exported-{state}", id=id, file=args.file))
    return 0


def import_(args: SimpleNamespace, words: Text) -> int:
    """Import log files; a bad one does not stop the others."""
    code = 0
    with Library(data_dir(args.data_dir)) as library:
        for file in args.files:
            try:
                tell(words.say("cli-imported", id=library.import_log(Path(file), GAMES), file=file))
            except LogError as error:
                say_aside(in_file(words, file, error))
                code = 1
    return code


MAX_GAMES = 999_999_999


def delete(args: SimpleNamespace, words: Text) -> int:
    """Delete a game, after a question at a terminal; refused while the program is playing."""
    id = values.number("--delete", args.delete, 1, MAX_GAMES)
    with playing(data_dir(args.data_dir)), Library(data_dir(args.data_dir)) as library:
        library.entry(id)
        if not _agreed(args, words.say("cli-games-ask-delete", id=id)):
            return 1
        library.delete(id)
    tell(words.say("cli-games-deleted", id=id))
    return 0


def undelete(args: SimpleNamespace, words: Text) -> int:
    """Bring a deleted game back."""
    id = values.number("--undelete", args.undelete, 1, MAX_GAMES)
    with Library(data_dir(args.data_dir)) as library:
        library.undelete(id)
    tell(words.say("cli-games-undeleted", id=id))
    return 0


def rescue(args: SimpleNamespace, words: Text) -> int:
    """Save what can be read of a damaged library."""
    folder = data_dir(args.data_dir)
    with playing(folder):
        if _is_sound(folder):
            tell(words.say("cli-games-sound"))
            return 0
        if (folder / FILE_NAME).is_file() and not _agreed(args, words.say("cli-games-ask-rescue")):
            return 1
        notice = rescued(folder, GAMES, date.today().isoformat())
    tell(words.say(notice.id, **notice.args))
    return 0


def _is_sound(folder: Path) -> bool:
    """Whether the library is undamaged.

    Raises:
        LibraryError: it cannot be used for a reason other than damage.
    """
    try:
        with Library(folder) as library:
            library.games()
            check_whole(library.database)
    except LibraryError as error:
        if error.id != DAMAGED:
            raise
        return False
    return True


def list_copies(args: SimpleNamespace, words: Text) -> int:
    """List the daily copies of the library."""
    kept = copies(data_dir(args.data_dir))
    for copy in kept:
        tell(day_of(copy))
    if not kept:
        tell(words.say("cli-games-no-copies"))
    return 0


def restore(args: SimpleNamespace, words: Text) -> int:
    """Replace the library with a daily copy; the old one is kept under another name."""
    folder = data_dir(args.data_dir)
    with playing(folder):
        by_day = {day_of(copy): copy for copy in copies(folder)}
        copy = by_day.get(args.restore)
        if copy is None:
            raise UsageError("cli-games-no-copy", day=args.restore, known=", ".join(by_day) or "-")
        if not _agreed(args, words.say("cli-games-ask-restore", day=args.restore)):
            return 1
        kept = restore_copy(folder / FILE_NAME, copy, date.today().isoformat())
    tell(words.say("cli-games-restored", day=args.restore, file=kept.name if kept else "-"))
    return 0


def _agreed(args: SimpleNamespace, question: str) -> bool:
    """Ask for confirmation at a terminal, never in a script. The output says how to undo each action."""
    if args.yes or sys.stdin is None or not sys.stdin.isatty():
        return True
    say_aside(question)
    return sys.stdin.readline().strip().casefold()[:1] in ("y", "j", "s", "a")
