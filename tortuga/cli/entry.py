"""The entry of the program: arguments in, exit code out. 0 good, 1 a finding or a bad file, 2 wrong usage."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from tortuga.app.text import LANGUAGES
from tortuga.cli.parser import build
from tortuga.cli.values import one_of
from tortuga.cli.words import UsageError, Words, complain, wished_game, wished_language
from tortuga.games import GAMES
from tortuga.kernel.dealer import BadSeed
from tortuga.kernel.errors import Told
from tortuga.paths import chosen_data_dir

FINDING = 1
USAGE = 2
INTERRUPTED = 130

_WINDOW: dict[str, tuple[str | None, ...]] = {
    "size": (None, "play", "screenshots"),
    "speed": (None, "play"),
}
"""Which commands take what may stand before a command."""

Command = Callable[[argparse.Namespace, Words], int]

# module and function by command; a module is imported when its command is given
_COMMANDS: dict[str | None, tuple[str, str]] = {
    None: ("window", "title"),
    "play": ("screen", "play"),
    "screenshots": ("screen", "screenshots"),
    "simulate": ("simulation", "simulate"),
    "arena": ("tournament", "arena"),
    "verify": ("logs", "verify"),
    "replay": ("logs", "replay"),
    "games": ("shelf", "games"),
    "export": ("shelf", "export"),
    "import": ("shelf", "import_"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program.

    Args:
        argv: arguments without the program's name; those of the process by default.

    Returns:
        The exit code. Help, version and malformed arguments leave by `SystemExit`.
    """
    told = sys.argv[1:] if argv is None else argv
    words = Words(wished_language(told))
    args = build(words, GAMES[wished_game(told)]).parse_args(argv)
    args.data_dir = getattr(args, "data_dir", None)
    args.lang = getattr(args, "lang", None)
    module, name = _COMMANDS[args.command]
    try:
        if args.lang is not None:
            one_of("--lang", args.lang, LANGUAGES)
        _check_window(args)
        command: Command = getattr(import_module(f"tortuga.cli.{module}"), name)
        with chosen_data_dir(args.data_dir):  # a captain may be a file of the player's, wherever he thinks
            code = command(args, words)
        sys.stdout.flush()
    except (UsageError, BadSeed) as error:
        complain(words.told(error))
        return USAGE
    except Told as error:
        complain(words.told(error))
        return FINDING
    except BrokenPipeError:
        # whoever read us has enough; Python would complain once more while it flushes at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        complain(words.say("error-file", file=str(error.filename or ""), reason=error.strerror or str(error)))
        return FINDING
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def window() -> Callable[[argparse.Namespace], int]:
    """What opens the window; imported only when it is asked for, as all that draws."""
    from tortuga.app.main import run

    return run


def pictures() -> Callable[..., Sequence[Path]]:
    """See `tortuga.app.screenshots.take`."""
    from tortuga.app.screenshots import take

    return take


def chart() -> Callable[..., None]:
    """See `tortuga.app.chart.draw`."""
    from tortuga.app.chart import draw

    return draw


def _check_window(args: argparse.Namespace) -> None:
    """Nothing that was asked for is passed over in silence."""
    for name, takers in _WINDOW.items():
        if getattr(args, name) is not None and args.command not in takers:
            known = ", ".join(f"tortuga {taker or ''}".strip() for taker in takers)
            raise UsageError("cli-not-here", option=f"--{name}", command=args.command, known=known)
