"""The header of a log, judged: whatever it says is as a game of this house would have said it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from tortuga import __version__
from tortuga.kernel.errors import Refusal
from tortuga.kernel.game import NOBODY, Game, Games
from tortuga.kernel.log.format import Header, LogError
from tortuga.kernel.upcast import Raw
from tortuga.unicode import harmless

LONGEST_NAME = 200
"""Letters of a name at the table; the field for it takes far fewer."""
LONGEST_PLAYER = 100
"""Letters of the name of a captain, character and all."""
MOST_BRANCHES = 500
"""Games that a game may have left, one after the other."""
_VERSION = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4}){1,3}([-.a-z0-9]{0,20})", re.ASCII)


def judged(raw: Raw, games: Games) -> tuple[Header, Game]:
    """The header in a line, and its game.

    Raises:
        LogError: a part of it that is missing, strange, or contradicts another.
    """
    try:
        header = msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise LogError("error-log-header", line=1, what=str(error)) from error
    game = games.get(header.game)
    if game is None:
        known = ", ".join(games)
        raise LogError("error-log-unknown-game", line=1, game=header.game, known=known)
    _check_length("app", header.app, LONGEST_PLAYER)
    _check_harmless("app", header.app)
    _check_table(header, game)
    if header.eyes is not None and not NOBODY <= header.eyes < len(header.seats):
        raise LogError("error-log-header", line=1, what="eyes")
    _check_branches(header)
    return header, game


def is_newer(app: str) -> bool:
    """Whether the program that wrote a log, by its version, came after this one."""
    found = _VERSION.fullmatch(app)
    return found is not None and _numbers(app) > _numbers(__version__)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))


def _check_length(place: str, words: str, most: int) -> None:
    if len(words) > most:
        raise LogError("error-log-words-long", line=1, place=place, letters=len(words), most=most)


def _check_harmless(place: str, words: str) -> None:
    """Accept words that can be shown as they are."""
    if harmless(words) != words:
        raise LogError("error-log-words", line=1, place=place, words=harmless(words))


def _check_table(header: Header, game: Game) -> None:
    for number, seat in enumerate(header.seats, start=1):
        # a person may have entered anything into a name: it is made harmless where it is shown
        _check_length(f"seats[{number}].name", seat.name, LONGEST_NAME)
        _check_length(f"seats[{number}].player", seat.player, LONGEST_PLAYER)
        _check_harmless(f"seats[{number}].player", seat.player)
        if seat.colour not in game.colours:
            known = ", ".join(game.colours)
            raise LogError("error-log-colour", line=1, seat=number, colour=seat.colour, known=known)
    colours = [seat.colour for seat in header.seats]
    for number, colour in enumerate(colours):
        if colour in colours[:number]:
            raise LogError("error-log-colour-twice", line=1, seat=number + 1, colour=colour)


def _check_branches(header: Header) -> None:
    """Accept games that were left one after the other, each no earlier than the one before."""
    if len(header.branched) > MOST_BRANCHES:
        raise LogError("error-log-branches", line=1, branches=len(header.branched), most=MOST_BRANCHES)
    last = 0
    for part in header.branched:
        if part.events < last:
            raise LogError("error-log-branch", line=1)
        last = part.events


def options_of(game: Game, header: Header) -> Any:
    """The options of a header, accepted by the game and fitting its seats.

    Raises:
        LogError: they are not.
    """
    rules = game.rules
    try:
        options = msgspec.convert(header.options, rules.options_type)
    except msgspec.ValidationError as error:
        raise LogError("error-log-options", line=1, what=str(error)) from error
    # no table is laid out for a million before it is asked whether there can be so many
    least, most = game.seats[0], game.seats[-1]
    for seats in (getattr(options, "seats", least), len(header.seats)):
        if seats not in game.seats:
            raise LogError("error-log-seat-count", line=1, seats=seats, least=least, most=most)
    try:
        rules.start(options)
    except Refusal as error:
        args = error.arguments | {"what": error.id, "rules": rules.name}
        raise LogError("error-log-options", line=1, **args) from error
    check_seats(options, len(header.seats), line=1)
    return options


def check_seats(options: Any, seats: int, *, line: int) -> None:
    """Accept a number of seats that agrees with the options, where the game has an option `seats`.

    Raises:
        LogError: it does not.
    """
    expected = getattr(options, "seats", seats)
    if expected != seats:
        raise LogError("error-log-seats", line=line, seats=seats, expected=expected)
