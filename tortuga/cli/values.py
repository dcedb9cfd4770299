"""Values of arguments, judged early: what is wrong is named together with what is allowed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from tortuga.cli.words import UsageError
from tortuga.games import GAMES
from tortuga.kernel.dealer import Dealer

GAME = next(iter(GAMES))
"""Whose captains play where no game is named."""
TARGETS = (6, 8)
FEWEST_SEATS, MOST_SEATS = 2, 4
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


def seats(told: str, known: Collection[str]) -> tuple[str, ...]:
    """Players by seat from `captain,mate,mate`.

    Raises:
        UsageError: not 2 to 4 of them, or a name that is not known.
    """
    names = tuple(name.strip() for name in told.split(","))
    for name in names:
        if name not in known:
            raise UsageError("cli-unknown-player", name=name, known=", ".join(known))
    if not FEWEST_SEATS <= len(names) <= MOST_SEATS:
        raise UsageError("cli-seat-count", seats=len(names), least=FEWEST_SEATS, most=MOST_SEATS)
    return names


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
    return Dealer(told).seed


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
