"""The command line's arguments. Commands check their values, so that this module stays light."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from tortuga import __version__
from tortuga.app.languages import LANGUAGES
from tortuga.app.text import Text
from tortuga.cli.output import complain
from tortuga.cli.values import SPEEDS
from tortuga.games import GAMES
from tortuga.kernel.game import Game
from tortuga.paths import DATA_DIR_VARIABLE

TEXT_SIZES = (100, 125, 150)


class Parser(argparse.ArgumentParser):
    """Reports errors in one line and exits with 2."""

    def error(self, message: str) -> NoReturn:
        """Report the error and exit."""
        complain(f"{message} ({self.prog} --help)")
        raise SystemExit(2)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print help or version; argparse itself would ignore an output that cannot be written."""
        print(message, end="", file=file)


def build(words: Text, game: Game) -> Parser:
    """The whole command line.

    Args:
        game: whose flags `play`, `simulate` and `arena` take.
    """
    words = words.of(game.name)
    say = words.say
    everywhere = Parser(add_help=False)
    everywhere.add_argument(
        "--data-dir",
        metavar="DIR",
        default=argparse.SUPPRESS,
        help=say("cli-help-data-dir", variable=DATA_DIR_VARIABLE),
    )
    everywhere.add_argument(
        "--lang", metavar="|".join(LANGUAGES), default=argparse.SUPPRESS, help=say("cli-help-lang")
    )
    parser = Parser(
        "tortuga",
        description=say("cli-help"),
        epilog=say("cli-help-end"),
        allow_abbrev=False,
        parents=[everywhere],
    )
    parser.add_argument("--version", action="version", version=f"tortuga {__version__}")
    _window(parser, words, None)
    commands = parser.add_subparsers(
        dest="command", metavar=say("cli-help-command"), title=say("cli-help-commands")
    )

    def command(name: str) -> argparse.ArgumentParser:
        about = say(f"cli-help-{name}")
        return commands.add_parser(
            name, help=about, description=about, parents=[everywhere], allow_abbrev=False
        )

    _play(command("play"), words, game)
    _simulate(command("simulate"), words, game)
    _arena(command("arena"), words, game)
    command("verify").add_argument("logs", metavar="FILE", nargs="+", help=say("cli-help-log"))
    _analyse(command("analyse"), words)
    replay = command("replay")
    replay.add_argument("log", metavar="FILE", help=say("cli-help-log"))
    way = replay.add_mutually_exclusive_group()
    way.add_argument("--text", action="store_true", help=say("cli-help-text"))
    way.add_argument("--window", action="store_true", help=say("cli-help-window"))
    _games(command("games"), words)
    export = command("export")
    export.add_argument("id", metavar="ID", help=say("cli-help-id"))
    export.add_argument("file", metavar="FILE", help=say("cli-help-export-file"))
    export.add_argument("--replace", action="store_true", help=say("cli-help-export-replace"))
    command("import").add_argument("files", metavar="FILE", nargs="+", help=say("cli-help-log"))
    _screenshots(command("screenshots"), words)
    return parser


def _play(play: argparse.ArgumentParser, words: Text, game: Game) -> None:
    _game(play, words, game.name)
    _seats(play, "cli-help-play-seats", words, game)
    play.add_argument("--seed", metavar="S", help=words.say("cli-help-seed"))
    _options(play, words, game, last=True)
    _window(play, words, argparse.SUPPRESS)


def _simulate(simulate: argparse.ArgumentParser, words: Text, game: Game) -> None:
    say = words.say
    _game(simulate, words, game.name)
    _seats(simulate, "cli-help-simulate-seats", words, game, required=True)
    simulate.add_argument("--games", metavar="N", default="100", help=say("cli-help-games-count"))
    simulate.add_argument("--jobs", metavar="N", default="1", help=say("cli-help-jobs"))
    simulate.add_argument("--dask", metavar="ADDRESS", help=say("cli-help-dask"))
    simulate.add_argument("--seed", metavar="S", help=say("cli-help-seed"))
    _options(simulate, words, game, usual=True)
    simulate.add_argument("--save", metavar="DIR", help=say("cli-help-save"))
    simulate.add_argument("--json", action="store_true", help=say("cli-help-json"))


def _analyse(analyse: argparse.ArgumentParser, words: Text) -> None:
    say = words.say
    analyse.add_argument("logs", metavar="FILE", nargs="+", help=say("cli-help-log"))
    analyse.add_argument("--samples", metavar="N", default="160", help=say("cli-help-analyse-samples"))
    analyse.add_argument("--jobs", metavar="N", default="1", help=say("cli-help-jobs"))
    analyse.add_argument("--dask", metavar="ADDRESS", help=say("cli-help-dask"))
    analyse.add_argument("--json", action="store_true", help=say("cli-help-json"))


def _games(games: argparse.ArgumentParser, words: Text) -> None:
    say = words.say
    games.add_argument("--json", action="store_true", help=say("cli-help-json"))
    action = games.add_mutually_exclusive_group()
    action.add_argument("--delete", metavar="ID", help=say("cli-help-games-delete"))
    action.add_argument("--undelete", metavar="ID", help=say("cli-help-games-undelete"))
    action.add_argument("--rescue", action="store_true", help=say("cli-help-games-rescue"))
    action.add_argument("--copies", action="store_true", help=say("cli-help-games-copies"))
    action.add_argument("--restore", metavar="DAY", help=say("cli-help-games-restore"))
    games.add_argument("--yes", action="store_true", help=say("cli-help-games-yes"))


def _screenshots(screenshots: argparse.ArgumentParser, words: Text) -> None:
    say = words.say
    _game(screenshots, words, "")
    screenshots.add_argument("dir", metavar="DIR", help=say("cli-help-screenshots-dir"))
    screenshots.add_argument(
        "--only", metavar="NAME", nargs="+", default=(), help=say("cli-help-screenshots-only")
    )
    screenshots.add_argument("--size", metavar="WxH", default=argparse.SUPPRESS, help=say("cli-help-size"))
    screenshots.add_argument(
        "--text-size", metavar="100|125|150", default="100", help=say("cli-help-text-size")
    )


def _window(parser: argparse.ArgumentParser, words: Text, default: str | None) -> None:
    """Options of the window. Those given before a command must not be hidden by the command's defaults."""
    speed, size = words.say("cli-help-speed"), words.say("cli-help-size")
    parser.add_argument("--speed", metavar="|".join(SPEEDS), default=default, help=speed)
    parser.add_argument("--size", metavar="WxH", default=default, help=size)


def _arena(arena: argparse.ArgumentParser, words: Text, game: Game) -> None:
    """No argument has a default, since a resumed tournament refuses those that are given."""
    say, tables = words.say, ",".join(map(str, game.seats))
    _game(arena, words, None)
    arena.add_argument("--players", metavar="NAME,NAME,...", help=say("cli-help-arena-players"))
    arena.add_argument("--tables", metavar=tables, help=say("cli-help-arena-tables", tables=tables))
    arena.add_argument("--games", metavar="N", help=say("cli-help-arena-games"))
    arena.add_argument("--seed", metavar="S", help=say("cli-help-seed"))
    _options(arena, words, game)
    arena.add_argument("--stop", action="store_true", help=say("cli-help-arena-stop"))
    arena.add_argument("--error", metavar="PERCENT", help=say("cli-help-arena-error"))
    arena.add_argument("--bounds", metavar="PERCENT,PERCENT", help=say("cli-help-arena-bounds"))
    arena.add_argument("--missed", metavar="PERCENT", help=say("cli-help-arena-missed"))
    arena.add_argument("--against", metavar="DIR", help=say("cli-help-arena-against"))
    arena.add_argument("--jobs", metavar="N", default="1", help=say("cli-help-jobs"))
    arena.add_argument("--dask", metavar="ADDRESS", help=say("cli-help-dask"))
    arena.add_argument("--save", metavar="FILE", help=say("cli-help-arena-save"))
    arena.add_argument("--resume", metavar="FILE", help=say("cli-help-arena-resume"))
    arena.add_argument("--picture", metavar="FILE.png", help=say("cli-help-arena-picture"))
    arena.add_argument("--json", action="store_true", help=say("cli-help-json"))


def _seats(
    parser: argparse.ArgumentParser, about: str, words: Text, game: Game, *, required: bool = False
) -> None:
    text = words.say(about, least=str(game.seats[0]), most=str(game.seats[-1]))
    parser.add_argument("--seats", metavar="NAME,NAME,...", required=required, help=text)


def _game(parser: argparse.ArgumentParser, words: Text, default: str | None) -> None:
    text = words.say("cli-help-game", usual=default or next(iter(GAMES)))
    parser.add_argument("--game", metavar="NAME", default=default, help=text)


def _options(
    parser: argparse.ArgumentParser, words: Text, game: Game, *, usual: bool = False, last: bool = False
) -> None:
    """The flags of a game.

    Args:
        usual: whether a flag that is not given has its default value.
        last: whether it has the player's last choice, as the help then says.
    """
    for option in game.options:
        if not option.flag:
            continue
        ids = (f"cli-help-{option.flag.lstrip('-')}", f"option-{option.field}-note")
        text = words.say(ids[0] if words.has(ids[0]) else ids[1]).rstrip(".")
        text = words.say("cli-help-last", told=text) if last else text
        several = option.default if isinstance(option.default, tuple) else (option.default,)
        default = ",".join(map(str, several)) if usual else None
        values = ("," if option.many else "|").join(map(str, option.values))
        parser.add_argument(option.flag, metavar=values, default=default, help=text)
