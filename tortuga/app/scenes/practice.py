"""Practice games: the round is taken back as a whole, and played again with the same dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tortuga.app.scene import Push, Transition
from tortuga.app.tables.tortuga2014.marks import Banner
from tortuga.app.theme import ICON
from tortuga.app.widgets.dialog import notice_dialog, told_notice
from tortuga.kernel.errors import Told

if TYPE_CHECKING:
    from tortuga.app.context import GameSession
    from tortuga.app.scenes.tablecourse import TableCourse


def round_begun(session: GameSession) -> int | None:
    """How many steps count at the first choice of this round; None when nothing can be taken back.

    It is the round before as long as no person has chosen anything in this one.
    """
    if not session.header.practice or session.finished:
        return None
    first: dict[int, int] = {}
    chose: set[int] = set()
    for index, step in enumerate(session.steps):
        if step.cause != "decision" or index < session.header.inherited:
            continue
        first.setdefault(step.before.round, index)
        if session.seats[step.seat].is_human:
            chose.add(step.before.round)
    return max((first[number] for number in chose), default=None)


def take_back_round(table: TableCourse) -> Transition | None:
    """Go back to the first choice of the round; the captains choose anew as well."""
    position = round_begun(table.session)
    if position is None:
        return None
    try:
        undone = table.session.undo(table.presenter.me, position)
    except Told as error:
        return Push(notice_dialog(table.context, told_notice(error)))
    table.council.happened([undone])
    table.helm = table.carried = None
    table.presenter.catch_up()
    table.watch.chosen(table.session.state)
    say = table.context.say
    table.news = Banner(ICON["undo"], say("newgame-practice"), say("pause-round-done"))
    return None
