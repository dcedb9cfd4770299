"""The strength report: what each level won when measured, and what New game says of it. No numpy."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal

import msgspec

from ai.registry import CAPTAINS
from tortuga.kernel.errors import Argument, UserError

FILE = "passport.json"
Kind = Literal["below", "panel", "mixed"]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Count = Annotated[int, msgspec.Meta(ge=1)]


class BadReport(UserError):
    """A file that is no strength report."""


class Measurement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One measurement of a level at a number of seats."""

    kind: Kind
    """`below`: against the level below; `panel`: alone against the same player in all other seats; `mixed`:
    at tables where every seat has a different level."""
    rivals: tuple[str, ...]
    """Who sat in the other seats; for `mixed`, all levels it met."""
    games: Count
    seeds: Count
    """Different sets of dice; games with the same dice count together."""
    share: Share
    """Share of the wins."""
    interval: tuple[Share, Share]
    """95 %."""


class LevelReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level at one number of seats."""

    level: str
    seats: Count
    weights: str
    """Hash of the weights it played with."""
    command: str
    """The command that repeats the measurement, game for game."""
    results: tuple[Measurement, ...]


class StrengthReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file `passport.json` holds."""

    about: str
    seed: str
    game: str
    chosen: dict[str, Any]
    """Options that have a command-line flag."""
    levels: tuple[str, ...]
    """Weakest first."""
    settings: dict[str, str]
    """Hash of each level's settings when it was measured; a test compares them with today's."""
    pages: tuple[LevelReport, ...]
    format: Literal["tortuga-passport"] = "tortuga-passport"
    version: Literal[2] = 2

    def page(self, level: str, seats: int) -> LevelReport | None:
        """The page of a level, None if it was not measured."""
        return next((page for page in self.pages if (page.level, page.seats) == (level, seats)), None)


class ReportLine(msgspec.Struct, frozen=True):
    """One line to show: a text id, its arguments, and the rival that the text names, if any."""

    id: str
    args: Mapping[str, Argument] = {}
    rival: str | None = None
    """Name of a player; the text takes it as `$rival`, in the words of its language."""


def decode(content: bytes, name: str = FILE) -> StrengthReport:
    """A report from the content of its file.

    Raises:
        BadReport: it is not one.
    """
    try:
        report = msgspec.json.decode(content, type=StrengthReport)
    except msgspec.DecodeError as error:
        raise BadReport("error-passport-unreadable", file=name, reason=str(error)) from error
    for page in report.pages:
        for result in page.results:
            if not result.interval[0] <= result.share <= result.interval[1]:
                reason = f"{page.level}, {page.seats}: {result.share} / {result.interval}"
                raise BadReport("error-passport-unreadable", file=name, reason=reason)
    return report


@functools.cache
def load(game: str) -> StrengthReport | None:
    """The report that came with a game, None if nothing was measured yet.

    Raises:
        BadReport: the file is damaged.
    """
    return load_from(CAPTAINS[game].strength_report)


def load_from(file: Traversable | None) -> StrengthReport | None:
    """The report in a file, None without one."""
    return decode(file.read_bytes()) if file is not None and file.is_file() else None


def lines(
    level: str, seats: int, report: StrengthReport | None, weights: str | None = None
) -> tuple[ReportLine, ...]:
    """Everything measured for a level at a number of seats, or why there is nothing to show.

    Args:
        report: usually `load(game)`.
        weights: hash of the weights in use; by default, of the installed ones.
    """
    page = _valid(level, seats, report, weights)
    if isinstance(page, ReportLine):
        return (page,)
    return tuple(_line(f"passport-{result.kind}", page, result) for result in page.results)


def short_line(
    level: str, seats: int, report: StrengthReport | None, weights: str | None = None
) -> ReportLine:
    """The most telling measurement, in a few words."""
    page = _valid(level, seats, report, weights)
    if isinstance(page, ReportLine):
        return page
    result = _telling(page)
    return _line(f"passport-short-{result.kind}", page, result)


def short_share(
    level: str, seats: int, report: StrengthReport | None, weights: str | None = None
) -> float | None:
    """The win share that `short_line` shows; None if it shows none."""
    page = _valid(level, seats, report, weights)
    return None if isinstance(page, ReportLine) else _telling(page).share


_MOST_TELLING: Final[tuple[Kind, ...]] = ("mixed", "panel", "below")


def _telling(page: LevelReport) -> Measurement:
    """The most telling measurement: one by which all levels can be compared.

    Of the panel, the last and strongest counts; against the level below, each has a different yardstick.
    """
    return min(reversed(page.results), key=lambda result: _MOST_TELLING.index(result.kind))


def _valid(
    level: str, seats: int, report: StrengthReport | None, weights: str | None
) -> LevelReport | ReportLine:
    page = None if report is None else report.page(level, seats)
    if report is None or page is None or not page.results:
        return ReportLine("passport-none")
    if page.weights != (CAPTAINS[report.game].fingerprint("", seats) if weights is None else weights):
        return ReportLine("passport-stale")
    return page


def _line(id: str, page: LevelReport, result: Measurement) -> ReportLine:
    args: dict[str, Argument] = {
        "share": _percent(result.share),
        "low": _percent(result.interval[0]),
        "high": _percent(result.interval[1]),
        "games": result.games,
        "seats": page.seats,
        "par": round(100 / page.seats),
    }
    return ReportLine(id, args, None if result.kind == "mixed" else result.rivals[0])


def _percent(share: float) -> int:
    """Whole per cent; 100 and 0 only for what truly was all or nothing."""
    rounded = round(100 * share)
    return min(99, rounded) if share < 1 and rounded == 100 else max(1, rounded) if share > 0 else 0
