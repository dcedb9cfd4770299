"""`play` and `screenshots`: a new game in the window, and its screens as pictures."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

from ai.captains import Names
from ai.registry import CAPTAINS
from tortuga.app.text import Text
from tortuga.cli import values
from tortuga.cli.entry import title
from tortuga.cli.output import tell
from tortuga.cli.parser import TEXT_SIZES
from tortuga.games import GAMES
from tortuga.kernel.players import HUMAN
from tortuga.kernel.registry import load_object


def play(args: SimpleNamespace, words: Text) -> int:
    """Open the window with a new game."""
    game = values.game(args.game)
    if args.seats is not None:
        args.seats = values.seats(args.seats, Names(CAPTAINS[game.name], HUMAN), game)
    chosen = values.chosen(game, args)
    for option in game.options:
        if option.field in chosen:
            setattr(args, option.argument, chosen[option.field])
    if args.seed is not None:
        values.seed(args.seed)
    return title(args, words)


def screenshots(args: SimpleNamespace, words: Text) -> int:
    """Write every screen as a picture, or some of them."""
    values.read_window(args)
    text_size = int(values.one_of("--text-size", args.text_size, TEXT_SIZES))
    if args.game:
        values.one_of("--game", args.game, tuple(GAMES))
    if args.only:
        names = load_object("tortuga.app.screenshots:names")(args.game)
        for name in args.only:
            values.one_of("--only", name, names)
    written = load_object("tortuga.app.screenshots:take")(
        Path(args.dir),
        size=args.size or (1920, 1080),
        language=args.lang or "en",
        text_size=text_size,
        game=args.game,
        only=args.only,
    )
    tell(words.say("cli-screenshots", count=len(written), dir=args.dir))
    return 0
