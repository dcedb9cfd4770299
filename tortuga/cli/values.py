"""Values of arguments, judged early: what is wrong is named together with what is allowed."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any

from tortuga.cli.parser import SPEEDS
from tortuga.cli.words import UsageError
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer, commitment
from tortuga.kernel.game import Game, Option
from tortuga.unicode import cleaned

SMALLEST = (1280, 720)
LARGEST = (7680, 4320)


def size(told: str) -> tuple[int, int]:
    """A size in pixels from `1920x1080`.

    Raises:
        UsageError: another form, smaller than the smallest window or larger than 8K.
    """
    found = re.fullmatch(r"(\d{1,5})[xX](\d{1,5})", told.strip())
    if not found:
        raise UsageError("cli-bad-size", told=told)
    width, height = int(found[1]), int(found[2])
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        raise UsageError(
            "cli-size-range", told=told, least="x".join(map(str, SMALLEST)), most="x".join(map(str, LARGEST))
        )
    return width, height


def read_window(args: argparse.Namespace) -> None:
    """Check speed and size of the window, and read the size.

    Raises:
        UsageError: one of them is wrong.
    """
    if args.speed is not None:
        one_of("--speed", args.speed, SPEEDS)
    if args.size is not None:
        args.size = size(args.size)


def game(told: str) -> Game:
    """A game of the house.

    Raises:
        UsageError: there is no such game.
    """
    if told not in GAMES:
        raise UsageError("cli-unknown-game", name=told, known=", ".join(GAMES))
    return GAMES[told]


def chosen(game: Game, args: argparse.Namespace) -> dict[str, Any]:
    """The options that were asked for by flag, by field.

    Raises:
        UsageError: a value that an option cannot have.
    """
    found: dict[str, Any] = {}
    for option in game.options:
        told: str | None = getattr(args, option.argument, None) if option.flag else None
        if told is None:
            continue
        if option.many is None:
            found[option.field] = _value(option, told)
            continue
        values = tuple(_value(option, word.strip()) for word in told.split(",") if word.strip())
        if len(values) not in option.many or len(set(values)) != len(values):
            least, most = option.many[0], option.many[-1]
            raise UsageError("cli-bad-number", option=option.flag, told=told, least=least, most=most)
        found[option.field] = values
    return found


def _value(option: Option, told: str) -> int | str:
    word = one_of(option.flag, told, option.values)
    return next(value for value in option.values if str(value) == word)


def percent(option: str, told: str, least: float, most: float) -> float:
    """A chance, 0..1, from percent like `2.5`.

    Raises:
        UsageError: no number, or one out of bounds.
    """
    found = re.fullmatch(r"\d{1,3}(\.\d{1,6})?", told.strip())
    if not found or not least <= float(told) <= most:
        raise UsageError("cli-bad-percent", option=option, told=told, least=str(least), most=str(most))
    return float(told) / 100


def seed(told: str) -> str:
    """A seed.

    Raises:
        BadSeed: empty or too long.
    """
    commitment(told)  # bytes that are no text are refused, not left out
    return Dealer(cleaned(told)).seed


def address(told: str | None) -> str | None:
    """Where a Dask scheduler answers, if one is asked for.

    Raises:
        UsageError: another form than `tcp://host:8786`.
    """
    if told is not None and not re.fullmatch(r"((tcp|tls)://)?[^\s/]+:[0-9]{1,5}", told):
        raise UsageError("cli-dask-address", address=told)
    return told


def one_of(option: str, told: str, allowed: Iterable[str | int]) -> str:
    """One of a few words.

    Raises:
        UsageError: another.
    """
    words = tuple(map(str, allowed))
    if told not in words:
        raise UsageError("cli-not-one-of", option=option, told=told, allowed=", ".join(words))
    return told


def number(option: str, told: str, least: int, most: int) -> int:
    """A whole number within bounds.

    Raises:
        UsageError: something else.
    """
    found = re.fullmatch(r"\d{1,9}", told.strip())
    if not found or not least <= int(told) <= most:
        raise UsageError("cli-bad-number", option=option, told=told, least=least, most=most)
    return int(told)
