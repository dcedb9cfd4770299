"""Values of arguments, checked early: errors name the wrong value and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from types import SimpleNamespace
from typing import Any

from tortuga.app.languages import FALLBACK
from tortuga.app.text import Text
from tortuga.cli.output import UsageError
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer, commitment
from tortuga.kernel.game import Game, Option
from tortuga.kernel.players import CHARACTER_SEPARATOR
from tortuga.unicode import cleaned

SMALLEST = (1280, 720)
LARGEST = (7680, 4320)
SPEEDS = ("off", "fast", "normal", "slow")


def size(given: str) -> tuple[int, int]:
    """A size in pixels from `1920x1080`.

    Raises:
        UsageError: another form, smaller than the smallest window or larger than 8K.
    """
    match = re.fullmatch(r"(\d{1,5})[xX](\d{1,5})", given.strip())
    if not match:
        raise UsageError("cli-bad-size", told=given)
    width, height = int(match[1]), int(match[2])
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        raise UsageError(
            "cli-size-range", told=given, least="x".join(map(str, SMALLEST)), most="x".join(map(str, LARGEST))
        )
    return width, height


def read_window(args: SimpleNamespace) -> None:
    """Check speed and size of the window, and read the size.

    Raises:
        UsageError: one of them is wrong.
    """
    if args.speed is not None:
        one_of("--speed", args.speed, SPEEDS)
    if args.size is not None:
        args.size = size(args.size)


def game(given: str) -> Game:
    """The name of a known game.

    Raises:
        UsageError: there is no such game.
    """
    if given not in GAMES:
        raise UsageError("cli-unknown-game", name=given, known=", ".join(GAMES))
    return GAMES[given]


def chosen(game: Game, args: SimpleNamespace) -> dict[str, Any]:
    """The options given by flag, by field.

    Raises:
        UsageError: a value that an option cannot have.
    """
    values_of: dict[str, Any] = {}
    for option in game.options:
        given: str | None = getattr(args, option.argument, None) if option.flag else None
        if given is None:
            continue
        if option.many is None:
            values_of[option.field] = _value(option, given)
            continue
        values = tuple(_value(option, word.strip()) for word in given.split(",") if word.strip())
        if len(values) not in option.many or len(set(values)) != len(values):
            least, most = option.many[0], option.many[-1]
            raise UsageError("cli-bad-number", option=option.flag, told=given, least=least, most=most)
        values_of[option.field] = values
    return values_of


def _value(option: Option, given: str) -> int | str:
    word = one_of(option.flag, given, option.values)
    return next(value for value in option.values if str(value) == word)


def percent(option: str, given: str, least: float, most: float) -> float:
    """A chance, 0..1, from percent like `2.5`.

    Raises:
        UsageError: no number, or one out of bounds.
    """
    match = re.fullmatch(r"\d{1,3}(\.\d{1,6})?", given.strip())
    if not match or not least <= float(given) <= most:
        raise UsageError("cli-bad-percent", option=option, told=given, least=str(least), most=str(most))
    return float(given) / 100


def bounds(option: str, given: str) -> tuple[float, float]:
    """Two chances, 0..1, from percent like `47,50`, the lower one first.

    Raises:
        UsageError: something else.
    """
    low, _, high = given.partition(",")
    chances = percent(option, low, 0.001, 99.999), percent(option, high, 0.001, 99.999)
    if chances[0] >= chances[1]:
        raise UsageError("cli-bad-bounds", option=option, told=given)
    return chances


def seed(given: str) -> str:
    """A seed.

    Raises:
        BadSeed: empty or too long.
    """
    commitment(given)  # bytes that are not text are refused, not left out
    return Dealer(cleaned(given)).seed


def address(given: str | None) -> str | None:
    """The address of a Dask scheduler, if one is given.

    Raises:
        UsageError: another form than `tcp://host:8786`.
    """
    if given is not None and not re.fullmatch(r"((tcp|tls)://)?[^\s/]+:[0-9]{1,5}", given):
        raise UsageError("cli-dask-address", address=given)
    return given


def one_of(option: str, given: str, allowed: Iterable[str | int]) -> str:
    """One of a few words.

    Raises:
        UsageError: any other word.
    """
    words = tuple(map(str, allowed))
    if given not in words:
        raise UsageError("cli-not-one-of", option=option, told=given, allowed=", ".join(words))
    return given


def number(option: str, given: str, least: int, most: int) -> int:
    """A whole number within bounds.

    Raises:
        UsageError: something else.
    """
    match = re.fullmatch(r"\d{1,9}", given.strip())
    if not match or not least <= int(given) <= most:
        raise UsageError("cli-bad-number", option=option, told=given, least=least, most=most)
    return int(given)


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


def player(given: str, names: Iterable[str], game: Game) -> str:
    """The id of a computer player, given as id or as the English name that is shown ("The Parrot", "bosun").

    A character may follow (`bosun-raider`). Any other name is returned unchanged.
    """
    level, separator, character = given.strip().partition(CHARACTER_SEPARATOR)
    words = Text(FALLBACK).of(game.name)
    shown = {_folded(words.say(f"level-{id}")): id for id in names if words.has(f"level-{id}")}
    id = level if level in names else shown.get(_folded(level), level)
    return id + separator + character


def _folded(name: str) -> str:
    """A name in small letters, without its article."""
    return name.casefold().removeprefix("the ").strip()
