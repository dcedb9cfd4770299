"""Fixed pictures of every page of the rules, and of every step of the guided game."""

from __future__ import annotations

from collections.abc import Mapping

from tortuga.app.gameui.game import Shot
from tortuga.app.gameui.pages import RuleBook
from tortuga.app.gameui.script import Lesson, Move
from tortuga.app.registry import UIS
from tortuga.app.scenes.lesson.still import lesson_at
from tortuga.app.scenes.rules.scene import RulesScene


def _page(book: RuleBook, page: str) -> Shot:
    return lambda context: (RulesScene(context, book, page),)


def _step(lesson: Lesson, id: str) -> Shot:
    return lambda context: (lesson_at(context, lesson, id),)


def learn_shots(game: str) -> Mapping[str, Shot]:
    """Name -> maker, for the rules and the lesson of one game."""
    book, lesson = UIS[game].rule_pages(), UIS[game].lesson()
    steps = [] if lesson is None else [entry for entry in lesson.script if not isinstance(entry, Move)]
    return {
        **{f"rules-{page.id}": _page(book, page.id) for page in book.pages},
        **{f"lesson-{step.id}": _step(lesson, step.id) for step in steps if lesson is not None},
    }
