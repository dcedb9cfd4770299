"""The file of the passport, and what of it is told at the table."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

import msgspec

from ai.games.tortuga2014.weights_hash import weights_hash
from tortuga.kernel.errors import Argument, Told

FOLDER, FILE = "weights", "passport.json"
Kind = Literal["below", "panel", "mixed"]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Count = Annotated[int, msgspec.Meta(ge=1)]


class BadPassport(Told):
    """A file that is no strength passport."""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One measurement of a level at a number of seats."""

    kind: Kind
    """`below`: against the level below; `panel`: alone against the same player in all other seats; `mixed`:
    at tables at which every seat has another level."""
    rivals: tuple[str, ...]
    """Who sat in the other seats; of `mixed` all levels it met."""
    games: Count
    seeds: Count
    """Different dice; games with the same dice count together."""
    share: Share
    """Of the wins."""
    interval: tuple[Share, Share]
    """95 %."""


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level at one number of seats."""

    level: str
    seats: Literal[2, 3, 4]
    weights: str
    """Hash of the weights it played with."""
    command: str
    """Measures it again, game for game."""
    results: tuple[Result, ...]


class Passport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `ai/weights/passport.json` holds."""

    about: str
    seed: str
    target: Literal[6, 8]
    levels: tuple[str, ...]
    """Weakest first."""
    settings: dict[str, str]
    """Hash of each level's settings when it was measured; a test holds them against today's."""
    pages: tuple[Page, ...]
    format: Literal["tortuga-passport"] = "tortuga-passport"
    version: Literal[1] = 1

    def page(self, level: str, seats: int) -> Page | None:
        """The page of a level, None if it was not measured."""
        return next((page for page in self.pages if (page.level, page.seats) == (level, seats)), None)


class Line(msgspec.Struct, frozen=True):
    """Something to be told: a text id, its arguments, and the rival whom the text names, if any."""

    id: str
    args: Mapping[str, Argument] = {}
    rival: str | None = None
    """Name of a player; the text wants it as `$rival`, worded."""


def decode(content: bytes, name: str = FILE) -> Passport:
    """A passport from the content of its file.

    Raises:
        BadPassport: it is none.
    """
    try:
        passport = msgspec.json.decode(content, type=Passport)
    except msgspec.DecodeError as error:
        raise BadPassport("error-passport-unreadable", file=name, reason=str(error)) from error
    for page in passport.pages:
        for result in page.results:
            if not result.interval[0] <= result.share <= result.interval[1]:
                reason = f"{page.level}, {page.seats}: {result.share} / {result.interval}"
                raise BadPassport("error-passport-unreadable", file=name, reason=reason)
    return passport


@functools.cache
def load() -> Passport | None:
    """The passport that came with the game, None if nothing was measured yet.

    Raises:
        BadPassport: the file is damaged.
    """
    return load_from(resources.files("ai.games.tortuga2014"))


def load_from(package: Traversable) -> Passport | None:
    """The passport below a folder that has a folder `weights`."""
    file = package.joinpath(FOLDER).joinpath(FILE)
    return decode(file.read_bytes()) if file.is_file() else None


def lines(level: str, seats: int, passport: Passport | None, weights: str | None = None) -> tuple[Line, ...]:
    """Everything that was measured of a level at a number of seats, or why there is nothing to tell.

    Args:
        passport: usually `load()`.
        weights: hash of the weights in use; by default that of the installed ones.
    """
    page = _valid(level, seats, passport, weights)
    if isinstance(page, Line):
        return (page,)
    return tuple(_line(f"passport-{result.kind}", page, result) for result in page.results)


def short_line(level: str, seats: int, passport: Passport | None, weights: str | None = None) -> Line:
    """The one measurement that tells most, in a few words."""
    page = _valid(level, seats, passport, weights)
    if isinstance(page, Line):
        return page
    result = min(page.results, key=lambda result: _TELLS_MOST.index(result.kind))
    return _line(f"passport-short-{result.kind}", page, result)


_TELLS_MOST: Final[tuple[Kind, ...]] = ("mixed", "below", "panel")


def _valid(level: str, seats: int, passport: Passport | None, weights: str | None) -> Page | Line:
    page = None if passport is None else passport.page(level, seats)
    if page is None or not page.results:
        return Line("passport-none")
    if page.weights != (weights_hash(seats) if weights is None else weights):
        return Line("passport-stale")
    return page


def _line(id: str, page: Page, result: Result) -> Line:
    args: dict[str, Argument] = {
        "share": _percent(result.share),
        "low": _percent(result.interval[0]),
        "high": _percent(result.interval[1]),
        "games": result.games,
        "seats": page.seats,
        "par": round(100 / page.seats),
    }
    return Line(id, args, None if result.kind == "mixed" else result.rivals[0])


def _percent(share: float) -> int:
    """Whole per cent; 100 and 0 only for what really was all or nothing."""
    rounded = round(100 * share)
    return min(99, rounded) if share < 1 and rounded == 100 else max(1, rounded) if share > 0 else 0
