"""Fixed screens of learning for screenshots: pages of the rules, steps of the guided game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga2014 import stillgame as still
from tortuga.app.games.tortuga2014.lesson import LESSON
from tortuga.app.games.tortuga2014.rules.book import BOOK
from tortuga.app.games.tortuga2014.rules.pages import PAGES
from tortuga.app.gameui.script import Do, Move, Tell
from tortuga.app.registry import UIS
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.scenes.lesson.guide import lesson_session
from tortuga.app.scenes.lesson.scene import GuidedTable
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.stills.house import Shot

_Stack: TypeAlias = tuple[Scene, ...]


def _answer(_game: str, _view: bytes, _player: str, _seed: str) -> bytes:
    raise NotImplementedError


def lesson_at(context: Context, id: str) -> GuidedTable:
    """A guided game that has come to a step, with nothing picked."""
    session = lesson_session(LESSON, context.text)
    for entry in LESSON.script:
        if isinstance(entry, Tell | Do) and entry.id == id:
            break
        if isinstance(entry, Do):
            session.submit(0, entry.command)
        elif isinstance(entry, Move):
            session.submit(entry.seat, entry.command)
    table = GuidedTable(
        context, session, UIS[session.rules.name].table(), LESSON, Thinking(_answer, still.Silence)
    )
    table.presenter.catch_up()
    for _ in range(len(LESSON.script)):
        table.update(0.0)
        step = table.guide.entry
        if isinstance(step, Tell) and step.id != id:
            table.activate("guide-next")
        elif isinstance(step, Tell | Do) and step.id == id:
            break
    return table


def _rules(page: str) -> Shot:
    return lambda context: (RulesScene(context, BOOK, page),)


def _step(id: str) -> Shot:
    return lambda context: (lesson_at(context, id),)


def _found(context: Context) -> _Stack:
    scene = RulesScene(context, BOOK)
    scene.search(context.say("rules-term-surplus"))
    return (scene,)


def _refused(context: Context) -> _Stack:
    table = lesson_at(context, "declare")
    table.activate("tray-0")
    return (table,)


_ALL: Mapping[str, Shot] = MappingProxyType(
    {
        **{f"rules-{page.id}": _rules(page.id) for page in PAGES},
        "rules-search": _found,
        **{f"lesson-{entry.id}": _step(entry.id) for entry in LESSON.script if not isinstance(entry, Move)},
        "lesson-refused": _refused,
    }
)
_PICKED = (
    *("rules-goal", "rules-skulls", "rules-actions", "rules-board-action", "rules-scoring", "rules-glossary"),
    *("rules-dice", "rules-keys", "rules-search", "lesson-welcome", "lesson-keep-skull", "lesson-board"),
    *("lesson-order", "lesson-enough", "lesson-refused"),
)
LEARN_SHOTS: Mapping[str, Shot] = MappingProxyType({name: _ALL[name] for name in _PICKED})
"""One of each kind of page and step: enough for tests that look at every screen in every language."""
FURTHER_SHOTS: Mapping[str, Shot] = MappingProxyType(
    {name: shot for name, shot in _ALL.items() if name not in _PICKED}
)
"""All other pages and steps."""
