"""How strong levels are (a line beside each, a dialog with all measurements), and how strong a person is."""

from __future__ import annotations

import functools
import logging

from ai import rating, strength_report
from ai.strength_report import BadReport, ReportLine, StrengthReport
from tortuga.app.scene.context import Context
from tortuga.app.widgets.dialog import Answer, Dialog
from tortuga.games import GAMES
from tortuga.kernel.library.statistics import Statistics

_NONE = "passport-none"
_AMONG_ALL = "passport-short-mixed"
Rating = rating.Rating
SURE_OF_LEVEL = 0.25
"""Distance from a level, in levels, within which somebody is said to play like it."""
_log = logging.getLogger(__name__)


def short_words(context: Context, game: str, level: str, seats: int) -> str:
    """The main fact about a level at a number of seats, in a few words; "" if nothing is measured."""
    passport, damage = _passport(game)
    line = damage or strength_report.short_line(level, seats, passport)
    return "" if line.id == _NONE else _say(context, line)


def shown_share(game: str, level: str, seats: int) -> tuple[float | None, float | None]:
    """The share of games a level wins at a number of seats, and that of equal players; None if unknown.

    In a game of sides there is no share of equals: a whole side wins at once.
    """
    passport, damage = _passport(game)
    share = None if damage else strength_report.short_share(level, seats, passport)
    return share, None if GAMES[game].sides else 1 / seats


def strength_dialog(context: Context, game: str, level: str, seats: int) -> Dialog:
    """Everything measured about a level at a number of seats, and a line about each other level."""
    passport, damage = _passport(game)
    lines = (damage,) if damage else strength_report.lines(level, seats, passport)
    message = [_say(context, line) for line in lines]
    if passport is not None and lines[0].args:
        message[:0] = [context.say("passport-seats", seats=seats, par=round(100 / seats)), ""]
        # rivals that are not levels and so not offered on the New game screen are explained
        rivals = dict.fromkeys(
            line.rival for line in lines if line.rival and line.rival not in passport.levels
        )
        names = [context.say("passport-rival", name=context.say(f"level-{id}")) for id in rivals]
        if names:
            message.append(context.say("passport-rivals", names=context.listed(names), count=len(names)))
        message += ["", context.say("passport-all", seats=seats)]
        for other in passport.levels:
            short = strength_report.short_line(other, seats, passport)
            message.append(_level_line(context, other, short))
    return Dialog(
        context,
        context.say("passport-title", level=context.say(f"level-{level}")),
        "\n".join(message),
        (Answer("ok", context.say("button-ok"), "check-mark", "primary", "confirm"),),
        icon="trophy-cup",
    )


def _level_line(context: Context, level: str, line: ReportLine) -> str:
    """A level in one line: its share of wins against all levels if measured, otherwise what is known."""
    name = context.say(f"level-{level}")
    if line.id == _AMONG_ALL:
        return context.say("passport-level-wins", level=name, **line.args)
    return context.say("passport-level", level=name, line=_say(context, line))


def is_rated(game: str) -> bool:
    """Whether strengths and losses of a game's levels were measured, so that people can be rated."""
    return _passport(game)[0] is not None and bool(rating.measured(game))


def rating_of(statistics: Statistics) -> Rating | None:
    """How strong a person is, judged by finished games of one kind; None where levels were not measured."""
    ladder = rating.ladder(statistics.game) if is_rated(statistics.game) else None
    return None if ladder is None else rating.rate(ladder, statistics.results(), statistics.choices())


def rating_words(context: Context, rated: Rating) -> tuple[str, str]:
    """Where somebody stands on the ladder of the levels; how sure that is, and what it is based on."""
    if not rated.known:
        return context.say("rating-none"), context.say("rating-none-note")
    place = min(max(0.0, rated.mean), len(rated.levels) - 1.0)
    if abs(place - round(place)) <= SURE_OF_LEVEL:
        words = context.say("rating-like", level=_level(context, rated.nearest))
    else:
        lower, upper = (_level(context, rated.levels[int(place) + step]) for step in (0, 1))
        words = context.say("rating-between", lower=lower, upper=upper)
    low, high = (rated.level_at(end) for end in (rated.low, rated.high))
    names = {"low": _level(context, low), "high": _level(context, high)}
    sure = context.say("rating-range", same=int(low == high), **names)
    evidence = []
    if rated.results:
        evidence.append(context.say("rating-results", games=rated.results))
    if rated.decisions:
        evidence.append(context.say("rating-choices", choices=rated.decisions, analysed=rated.analysed))
    return words, f"{sure}; {context.say('rating-from', evidence=context.listed(evidence))}"


def _level(context: Context, level: str) -> str:
    return context.say(f"level-{level}")


@functools.cache
def _passport(game: str) -> tuple[StrengthReport | None, ReportLine | None]:
    """A game's passport, or a line that explains why it cannot be read."""
    try:
        return strength_report.load(game), None
    except BadReport as error:
        _log.error("%s", error)
        return None, ReportLine("passport-damaged")


def _say(context: Context, line: ReportLine) -> str:
    if line.rival is None:
        return context.say(line.id, **line.args)
    return context.say(line.id, rival=context.say(f"level-{line.rival}"), **line.args)
