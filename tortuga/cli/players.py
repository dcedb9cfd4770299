"""Players named on the command line: by id, or by the English name that is shown."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ai.captains import JOINT
from tortuga.app.languages import FALLBACK
from tortuga.app.text import Text
from tortuga.cli.words import UsageError
from tortuga.kernel.game import Game


def seats(given: str, known: Collection[str], game: Game) -> tuple[str, ...]:
    """Players by seat from `captain,mate,mate`, or by their English names as shown, `commodore,bosun,bosun`.

    Raises:
        UsageError: not as many as the game takes, or a name that is not known.
    """
    names = tuple(player(name, known, game) for name in given.split(","))
    for name in names:
        if name not in known:
            raise UsageError("cli-unknown-player", name=name, known=", ".join(known))
    if len(names) not in game.seats:
        raise UsageError("cli-seat-count", seats=len(names), least=game.seats[0], most=game.seats[-1])
    return names


def player(given: str, known: Iterable[str], game: Game) -> str:
    """The id of a computer player, given as id or as the English name that is shown ("The Parrot", "bosun").

    A character may follow (`bosun-raider`). Any other name is returned unchanged.
    """
    level, joint, character = given.strip().partition(JOINT)
    words = Text(FALLBACK).of(game.name)
    shown = {_folded(words.say(f"level-{id}")): id for id in known if words.has(f"level-{id}")}
    id = level if level in known else shown.get(_folded(level), level)
    return id + joint + character


def _folded(name: str) -> str:
    """A name in small letters, without its article."""
    return name.casefold().removeprefix("the ").strip()
