"""The entry of the program: arguments in, exit code out. 0 good, 1 a finding or a bad file, 2 wrong usage."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from types import SimpleNamespace

from tortuga.app.languages import FALLBACK, LANGUAGES
from tortuga.app.text import Text
from tortuga.cli.output import UsageError, complain, give_up, is_left, message, prepare
from tortuga.cli.values import one_of, read_window
from tortuga.games import GAMES
from tortuga.kernel.dealer import BadSeed
from tortuga.kernel.errors import Refusal, UserError
from tortuga.kernel.registry import load_object
from tortuga.paths import DATA_DIR_VARIABLE, NoHomeError, chosen_data_dir, data_dir

FINDING = 1
USAGE = 2
INTERRUPTED = 130

_WINDOW: dict[str, tuple[str | None, ...]] = {"size": (None, "play", "screenshots"), "speed": (None, "play")}
"""Options that may stand before a command, and the commands that take them."""

_PLACES = ("file", "files", "dir", "log", "logs")
_FILES = (*_PLACES, "data_dir", "save", "resume", "picture")
"""Arguments that name files and folders: positional ones first, then options."""

Command = Callable[[SimpleNamespace, Text], int]

# by command; a module is imported when its command is given
_COMMANDS: dict[str | None, str] = {
    None: "entry:title",
    "play": "screen:play",
    "screenshots": "screen:screenshots",
    "simulate": "matches:simulate",
    "arena": "matches:arena",
    "verify": "logs:verify",
    "analyse": "analyse:analyse",
    "replay": "logs:replay",
    "games": "library_commands:games",
    "export": "library_commands:export",
    "import": "library_commands:import_",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program.

    Args:
        argv: arguments without the program's name; those of the process by default.

    Returns:
        The exit code. Help, version and malformed arguments raise `SystemExit`.
    """
    prepare()
    arguments = sys.argv[1:] if argv is None else argv
    words = Text(strict=False)  # an error must reach the player even if its message is faulty
    try:
        try:
            words = Text(given_known(arguments, "--lang", LANGUAGES) or FALLBACK, strict=False)
            return _run(arguments, words)
        finally:
            sys.stdout.flush()
    except (UsageError, BadSeed) as error:
        complain(message(words, error))
        return USAGE
    except Refusal as error:
        complain(message(words.of(_asked_game(arguments)), error))
        return FINDING
    except UserError as error:
        complain(message(words, error))
        return FINDING
    except KeyboardInterrupt:
        return INTERRUPTED
    except NoHomeError:
        complain(words.say("error-no-home", option="--data-dir", variable=DATA_DIR_VARIABLE))
        return FINDING
    except OSError as error:
        if is_left(error):  # the reader has closed the pipe
            return 0
        complain(_of_file(error, words))
        return FINDING
    finally:
        give_up()


def _run(arguments: Sequence[str], words: Text) -> int:
    """Carry out the command of these arguments."""
    if arguments:
        from tortuga.cli.parser import build

        args = build(words, GAMES[_asked_game(arguments)]).parse_args(arguments, SimpleNamespace())
    else:  # as most players start it
        args = SimpleNamespace(command=None, **dict.fromkeys(_WINDOW))
    args.data_dir = getattr(args, "data_dir", None)
    args.lang = getattr(args, "lang", None)
    if args.lang is not None:
        one_of("--lang", args.lang, LANGUAGES)
    _check_window(args)
    _check_names(args)
    command: Command = load_object(f"tortuga.cli.{_COMMANDS[args.command]}")
    if args.command is not None:
        gc.enable()  # off since the start, see `tortuga/__main__.py`; the window waits for its first frame
    with chosen_data_dir(args.data_dir):  # a captain may be one of the player's own files, in any process
        return command(args, words)


def _of_file(error: OSError, words: Text) -> str:
    """The message for a failure of a file, or of standard output, which has no name."""
    reason = error.strerror or str(error)
    if error.filename is None:
        return words.describe_error("cli-output", {"reason": reason})
    return words.describe_error("error-file", {"file": os.fsdecode(error.filename), "reason": reason})


def window() -> Callable[[SimpleNamespace], int]:
    """The function that opens the window; everything that draws is imported late."""
    from tortuga.app.main import run

    return run


def title(args: SimpleNamespace, _words: Text) -> int:
    """Open the window with the title screen, or with what the arguments ask for."""
    read_window(args)
    args.data_dir = data_dir(args.data_dir)
    return window()(args)


def given(argv: Sequence[str], option: str) -> Iterator[str]:
    """Values given for an option (`--lang`) in arguments that are not parsed yet."""
    for before, word in zip(("", *argv), argv, strict=False):
        if before == option:
            yield word
        elif word.startswith(f"{option}="):
            yield word.removeprefix(f"{option}=")


def given_known(argv: Sequence[str], option: str, allowed: Collection[str]) -> str | None:
    """The first value given for an option that is a known one; None if there is none.

    Needed before parsing: errors and `--help` are in that language, and each game has options of its own.
    """
    return next((value for value in given(argv, option) if value in allowed), None)


def _asked_game(argv: Sequence[str]) -> str:
    """The game of `--game`; without it, for `play` the one chosen last, else the first known."""
    if (game := given_known(argv, "--game", GAMES)) is not None:
        return game
    if next((word for word in argv if word in _COMMANDS), None) != "play":
        return next(iter(GAMES))
    from tortuga.app.settings import last_game

    return last_game(data_dir(next(given(argv, "--data-dir"), None)))


def _check_window(args: SimpleNamespace) -> None:
    """Refuse options of the window that the command would ignore."""
    for name, takers in _WINDOW.items():
        if getattr(args, name) is not None and args.command not in takers:
            commands = ", ".join(f"tortuga {taker or ''}".strip() for taker in takers)
            raise UsageError("cli-not-here", option=f"--{name}", command=args.command, known=commands)


def _check_names(args: SimpleNamespace) -> None:
    """Refuse empty names: they are mistakes, and do not mean the current folder."""
    for name in _FILES:
        value = getattr(args, name, None)
        for text in value if isinstance(value, list) else [value]:
            if text is not None and not text.strip():
                option = name.upper() if name in _PLACES else f"--{name.replace('_', '-')}"
                raise UsageError("cli-no-name", option=option)
