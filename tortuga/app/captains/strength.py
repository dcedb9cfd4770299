"""The strength passport in words: the line beside a level, and the dialog behind it."""

from __future__ import annotations

import functools
import logging

from ai.passport import BadPassport, Passport, PassportLine, book
from tortuga.app.scene.context import Context
from tortuga.app.widgets.dialog import Answer, Dialog

_NONE = "passport-none"
_log = logging.getLogger(__name__)


def short_words(context: Context, game: str, level: str, seats: int) -> str:
    """What tells most about a level at a number of seats, in a few words; "" when nothing is measured."""
    passport, damage = _passport(game)
    line = damage or book.short_line(level, seats, passport)
    return "" if line.id == _NONE else _say(context, line)


def strength_dialog(context: Context, game: str, level: str, seats: int) -> Dialog:
    """Everything measured of a level at a number of seats, and the other levels in a line each."""
    passport, damage = _passport(game)
    lines = (damage,) if damage else book.lines(level, seats, passport)
    told = [_say(context, line) for line in lines]
    if passport is not None and lines[0].args:
        told[:0] = [context.say("passport-seats", seats=seats, par=round(100 / seats)), ""]
        told += ["", context.say("passport-all", seats=seats)]
        told += [
            context.say(
                "passport-level",
                level=context.say(f"level-{other}"),
                line=_say(context, book.short_line(other, seats, passport)),
            )
            for other in passport.levels
        ]
    return Dialog(
        context,
        context.say("passport-title", level=context.say(f"level-{level}")),
        "\n".join(told),
        (Answer("ok", context.say("button-ok"), "check-mark", "primary", "confirm"),),
        icon="trophy-cup",
    )


@functools.cache
def _passport(game: str) -> tuple[Passport | None, PassportLine | None]:
    """The passport that came with a game, or the line that tells why it cannot be read."""
    try:
        return book.load(game), None
    except BadPassport as error:
        _log.error("%s", error)
        return None, PassportLine("passport-damaged")


def _say(context: Context, line: PassportLine) -> str:
    if line.rival is None:
        return context.say(line.id, **line.args)
    return context.say(line.id, rival=context.say(f"level-{line.rival}"), **line.args)
