"""Fixed scenes around the table, for screenshots and for the tests that look at every screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from tortuga.app.captains.strength import strength_dialog
from tortuga.app.gameui.game import Shot
from tortuga.app.gameui.script import Move
from tortuga.app.input.bindings import Bindings
from tortuga.app.input.focus import id_parts
from tortuga.app.registry import UIS, game_keys
from tortuga.app.routes.play import NoRouter
from tortuga.app.scene.context import ClosedRouteError, Context, ResumableGame
from tortuga.app.scene.protocol import Scene, Transition
from tortuga.app.scenes.crashed import DeadEndScene, WreckScene
from tortuga.app.scenes.credits import CreditsScene, read_credits
from tortuga.app.scenes.lesson.guide import lesson_dialog
from tortuga.app.scenes.newgame.options import HouseRulesScene
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.scenes.settings.scene import SECTIONS, SettingsScene
from tortuga.app.scenes.stills import lesson_at, new_game
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import SettingsStore
from tortuga.app.stills.library import finished
from tortuga.app.table.sheets.covers import HandoverScene
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import notice_dialog, quit_dialog
from tortuga.games import GAMES
from tortuga.kernel.errors import Notice
from tortuga.paths import assets_dir


def learn_shots(game: str) -> Mapping[str, Shot]:
    """Name -> maker, for the rules and the lesson of one game."""
    book, lesson = UIS[game].rule_pages, UIS[game].lesson
    shots = {f"rules-{page.id}": _still(RulesScene, book, page.id) for page in book.pages}
    for step in () if lesson is None else lesson.script:
        if not isinstance(step, Move):
            shots[f"lesson-{step.id}"] = _still(lesson_at, lesson, step.id)
    return shots


def _still(make: Callable[..., Scene], *args: object) -> Shot:
    """A picture of the one scene that `make` returns."""
    return lambda context: (make(context, *args),)


def still_context(folder: Path, language: str) -> Context:
    """A context for pictures; nothing is written as long as nothing is pressed."""
    return Context(
        Text(language),
        SettingsStore(folder),
        Bindings(games=game_keys()),
        folder,
        NoRouter(ResumableGame(7, 12, ("Rosa", "Kate"), 2)),
    )


def _settings_key(context: Context) -> tuple[Scene, ...]:
    """The settings while a key of the table is awaited."""
    scene = SettingsScene(context, "keys")
    groups = [item.id for item in scene.focusables() if id_parts(item.id)[0] == "group"]
    scene.activate(groups[1])
    scene.activate("key:hint")
    return (scene,)


def _nowhere() -> Transition:
    raise ClosedRouteError


def house_shots(game: str) -> Mapping[str, Shot]:
    """Name -> maker of the pictures around the table.

    Args:
        game: which game they show.
    """

    def over_title(dialog: Callable[[Context], Scene]) -> Shot:
        return lambda context: (TitleScene(context), dialog(context))

    def house_rules(context: Context) -> tuple[Scene, ...]:
        below = new_game(context, game)
        return below, HouseRulesScene(context, below.game, lambda _game: None)

    crash, log = ZeroDivisionError("no wind"), "~/.local/share/Tortuga/tortuga.log"
    crashed = Notice("error-crash", {"reason": "ZeroDivisionError", "file": log})
    locked = Notice("error-library-locked", {"folder": "~/.local/share/Tortuga"})
    colour = UIS[game].colours[0].name
    return {
        "title": _still(TitleScene),
        "newgame": _still(new_game, game),
        "newgame-two": _still(new_game, game, GAMES[game].seats[0]),
        "house-rules": house_rules,
        "handover": lambda context: (HandoverScene(context, context.say("newgame-name-1"), colour),),
        "results": finished(game),
        "results-shared": finished(game),
        **{f"settings-{section}": _still(SettingsScene, section) for section in SECTIONS},
        "settings-key": _settings_key,
        "credits": lambda context: (CreditsScene(context, read_credits(assets_dir())),),
        "notice": over_title(lambda context: notice_dialog(context, crashed)),
        "quit": over_title(lambda context: quit_dialog(context, context.say("quit-from-title"))),
        "strength": lambda context: (new_game(context, game), strength_dialog(context, game, "captain", 4)),
        "lesson-again": over_title(lambda context: lesson_dialog(context, _nowhere, _nowhere)),
        "wreck": _still(WreckScene, crash, Path(log)),
        "dead-end": _still(DeadEndScene, locked),
    }
