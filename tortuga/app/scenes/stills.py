"""A new game with its choices made, and a lesson at one of its steps: for pictures and tests."""

from __future__ import annotations

import msgspec

from tortuga.app.captains.ask import captains_of
from tortuga.app.captains.thinking import silent
from tortuga.app.gameui.script import Do, Lesson, Move, Tell
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.app.scenes.lesson.guide import lesson_session
from tortuga.app.scenes.lesson.scene import GuidedTable
from tortuga.app.scenes.newgame.choices import start_choices
from tortuga.app.scenes.newgame.scene import NewGameScene

_SEAT_LEVELS = (1, 0, 2, -1)
"""Levels by seat, as they are listed."""


def new_game(context: Context, game: str, count: int | None = None) -> NewGameScene:
    """The screen with captains of all kinds and a seed; this many seats, None = the default."""
    choice, spare_seats = start_choices(context.text, game, None, None)
    levels = captains_of(game).levels
    seats = tuple(
        msgspec.structs.replace(seat, level=levels[_SEAT_LEVELS[at % len(_SEAT_LEVELS)] % len(levels)])
        for at, seat in enumerate(choice.seats[:count])
    )
    return NewGameScene(
        context, msgspec.structs.replace(choice, seats=seats, seed="KRAKEN-4711-PARROT"), spare_seats
    )


def lesson_at(context: Context, lesson: Lesson, id: str) -> GuidedTable:
    """The table of a guided game at a step; at the end if no step has this id."""
    session = lesson_session(lesson, context.text)
    for entry in lesson.script:
        if isinstance(entry, Tell | Do) and entry.id == id:
            break
        if isinstance(entry, Do):
            session.submit(0, entry.command)
        elif isinstance(entry, Move):
            session.submit(entry.seat, entry.command)
    table = GuidedTable(context, session, UIS[lesson.game].table, lesson, silent())
    table.presenter.catch_up()
    for _ in range(len(lesson.script)):
        table.update(0.0)
        step = table.guide.entry
        if isinstance(step, Tell) and step.id != id:
            table.activate("guide-next")
        elif isinstance(step, Tell | Do) and step.id == id:
            break
    return table
