"""The commands that need a screen, or pretend to: the title, `play` and `screenshots`."""

from __future__ import annotations

import argparse
from pathlib import Path

from ai.captains import Names
from ai.registry import CAPTAINS
from tortuga.cli import values
from tortuga.cli.parser import SPEEDS, TEXT_SIZES
from tortuga.cli.words import Words
from tortuga.games import GAMES
from tortuga.kernel.players import HUMAN
from tortuga.paths import data_dir


def title(args: argparse.Namespace, _words: Words) -> int:
    """Open the window with the title screen."""
    _judge_window(args)
    from tortuga.app.main import run

    args.data_dir = data_dir(args.data_dir)
    return run(args)


def play(args: argparse.Namespace, _words: Words) -> int:
    """Open the window with a new game."""
    game = values.game(args.game)
    if args.seats is not None:
        args.seats = values.seats(args.seats, Names(CAPTAINS[game.name], HUMAN), game)
    chosen = values.chosen(game, args)
    for option in game.options:
        if option.field in chosen:
            setattr(args, values.destination(option), chosen[option.field])
    if args.seed is not None:
        values.seed(args.seed)
    _judge_window(args)

    from tortuga.app.main import run

    args.data_dir = data_dir(args.data_dir)
    return run(args)


def screenshots(args: argparse.Namespace, words: Words) -> int:
    """Write every screen as a picture."""
    _judge_size(args)
    text_size = int(values.one_of("--text-size", args.text_size, TEXT_SIZES))

    if args.game:
        values.one_of("--game", args.game, tuple(GAMES))

    from tortuga.app.screenshots import take

    size, language = args.size or (1920, 1080), args.lang or "en"
    written = take(Path(args.dir), size=size, language=language, text_size=text_size, game=args.game)
    print(words.say("cli-screenshots", count=len(written), dir=args.dir))
    return 0


def _judge_window(args: argparse.Namespace) -> None:
    if args.speed is not None:
        values.one_of("--speed", args.speed, SPEEDS)
    _judge_size(args)


def _judge_size(args: argparse.Namespace) -> None:
    if args.size is not None:
        args.size = values.size(args.size)
