"""Table talk judged: what may be said, and how often (T37)."""

from __future__ import annotations

from tortuga.games.tortuga1667 import commands as cmd
from tortuga.games.tortuga1667 import events as ev
from tortuga.games.tortuga1667.judging.checks import check_other
from tortuga.games.tortuga1667.legal import may_say, to_act
from tortuga.games.tortuga1667.pieces import EVENT_CARDS
from tortuga.games.tortuga1667.state import Table
from tortuga.kernel.errors import Refusal


def say(table: Table, seat: int, said: cmd.Say) -> ev.Said:
    """A line of the glossary, twice a turn at most, whenever somebody is to decide (T37)."""
    if table.options.talk == "off":
        raise Refusal("refusal-no-talk")
    if not to_act(table) or not 0 <= seat < table.seats:
        raise Refusal("refusal-not-now")
    if not may_say(table, seat):
        raise Refusal("refusal-said-enough", lines=cmd.MOST_LINES)
    about = cmd.LINES.get(said.line)
    if about is None or ("dutch" in said.line and table.seats % 2 == 0):
        raise Refusal("refusal-no-such-line")
    if (said.card in table.cards) != ("card" in about) or (said.card != -1) != ("card" in about):
        raise Refusal("refusal-no-such-card")
    if (said.event in EVENT_CARDS) != ("event" in about) or (said.event != "") != ("event" in about):
        raise Refusal("refusal-no-such-card")
    if (said.seat != -1) != ("seat" in about):
        raise Refusal("refusal-no-such-seat")
    if "seat" in about:
        check_other(table, seat, said.seat)
    return ev.Said(seat, said.line, said.card, said.seat, said.event)
