"""A lesson that has come to a step, with nothing picked: for pictures and tests."""

from __future__ import annotations

from tortuga.app.captains.thinking import silent
from tortuga.app.gameui.script import Do, Lesson, Move, Tell
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.app.scenes.lesson.guide import lesson_session
from tortuga.app.scenes.lesson.scene import GuidedTable


def lesson_at(context: Context, lesson: Lesson, id: str) -> GuidedTable:
    """The table of a guided game at a step; at the end when there is none of this id."""
    session = lesson_session(lesson, context.text)
    for entry in lesson.script:
        if isinstance(entry, Tell | Do) and entry.id == id:
            break
        if isinstance(entry, Do):
            session.submit(0, entry.command)
        elif isinstance(entry, Move):
            session.submit(entry.seat, entry.command)
    table = GuidedTable(context, session, UIS[lesson.game].table(), lesson, silent())
    table.presenter.catch_up()
    for _ in range(len(lesson.script)):
        table.update(0.0)
        step = table.guide.entry
        if isinstance(step, Tell) and step.id != id:
            table.activate("guide-next")
        elif isinstance(step, Tell | Do) and step.id == id:
            break
    return table
