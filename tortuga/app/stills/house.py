"""Fixed scenes around the table, for screenshots and for the tests that look at every screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from tortuga.app.captains.strength import strength_dialog
from tortuga.app.games.tortuga2014.results import Result, result_of
from tortuga.app.input.bindings import Bindings
from tortuga.app.routes import NoRouter
from tortuga.app.scene.context import Context, NoWayError, Running
from tortuga.app.scene.protocol import Scene, Transition
from tortuga.app.scenes.crashed import WreckScene
from tortuga.app.scenes.credits import CreditsScene, read_credits
from tortuga.app.scenes.fatal import DeadEndScene
from tortuga.app.scenes.lesson.guide import lesson_dialog
from tortuga.app.scenes.newgame.bench import start_choices
from tortuga.app.scenes.newgame.options import HouseRulesScene
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.settings.scene import SettingsScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import SECTIONS, SettingsStore
from tortuga.app.table.hotseat import HandoverScene
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import notice_dialog, quit_dialog
from tortuga.games import GAMES
from tortuga.games.tortuga2014.pieces import NUMBERS
from tortuga.games.tortuga2014.state import Board
from tortuga.kernel.errors import Notice
from tortuga.kernel.players import SeatSpec
from tortuga.paths import assets_dir

Shot: TypeAlias = Callable[[Context], tuple[Scene, ...]]
"""Makes the stack of one picture, lowest scene first."""


def still_context(folder: Path, language: str) -> Context:
    """A context for pictures; nothing is written as long as nothing is pressed."""
    return Context(
        Text(language),
        SettingsStore(folder),
        Bindings(),
        folder,
        NoRouter(Running(7, 12, ("Rosa", "Kate"), 2)),
    )


def _new_game(context: Context) -> NewGameScene:
    game, bench = start_choices(context.text, next(iter(GAMES)), None, None)
    levels = ("mate", "deckhand", "quartermaster", "admiral")
    seats = tuple(
        msgspec.structs.replace(seat, level=level) for seat, level in zip(game.seats, levels, strict=True)
    )
    return NewGameScene(context, msgspec.structs.replace(game, seats=seats, seed="KRAKEN-4711-PARROT"), bench)


def _new_game_two(context: Context) -> NewGameScene:
    scene = _new_game(context)
    seats = (scene.game.seats[0], msgspec.structs.replace(scene.game.seats[1], kind="person", name=" "))
    game = msgspec.structs.replace(scene.game, seats=seats, seed="")
    scene.game = game.choose(target=8, start_player="youngest", start_seat=1, attack_empty="forbidden")
    return scene


def _house_rules(context: Context) -> tuple[Scene, ...]:
    below = _new_game(context)
    game = below.game.choose(custom_dice=NUMBERS, move_choice="clockwise")
    return below, HouseRulesScene(context, game, lambda _game: None)


def sample_result() -> Result:
    """An ended game: the worked example of the rules (R84) in the second seat, a shared victory above it."""
    boards = (
        Board(
            boat=6,
            pirate=5,
            tortuga=("red", "yellow", "blue", "purple", "white", "red", "blue"),
            fleet=("yellow", "white"),
            crew=("blue",),
            tiles=(2, 1),
        ),
        Board(
            boat=4,
            pirate=4,
            tortuga=("red", "yellow", "blue", "blue", "white", "blue"),
            fleet=("purple",),
            crew=("red", "white"),
            tiles=(1, 3),
        ),
        Board(boat=2, pirate=7, tortuga=("white", "white", "red"), fleet=("blue", "yellow", "red", "purple")),
        Board(boat=3, pirate=3, tortuga=("yellow",), crew=("purple",), tiles=(1, 1, 1, 2, 3)),
    )
    names = ("Captain Rosa", "Turtle Jack", "Bellamy", "Mad Anne")
    colours = ("orange", "green", "blue", "yellow")
    seats = tuple(
        SeatSpec("human" if i == 0 else "additive", name, colour)
        for i, (name, colour) in enumerate(zip(names, colours, strict=True))
    )
    return result_of(boards, seats, 7)


def _results(context: Context) -> tuple[Scene, ...]:
    game, _ = start_choices(context.text, next(iter(GAMES)), None, None)
    return (ResultsScene(context, sample_result(), game.setup, seed="KRAKEN-4711-PARROT"),)


def _shared(context: Context) -> tuple[Scene, ...]:
    """Two share the victory; long names, many chests and tiles."""
    rich = Board(
        boat=8,
        pirate=8,
        tortuga=("red", "yellow", "blue", "purple", "white", "red", "blue", "yellow", "white", "red"),
        fleet=("yellow", "white", "purple", "blue"),
        crew=("blue", "red", "yellow", "white"),
        tiles=(1, 1, 1, 2, 3, 1, 2, 1, 1, 3),
    )
    poor = Board(boat=1, pirate=1)
    names = ("Bartholomew Unsinkable", "Žofie Příšerná z Kraje", "Jack")
    seats = [
        SeatSpec("human", name, colour)
        for name, colour in zip(names, ("yellow", "blue", "green"), strict=True)
    ]
    return (ResultsScene(context, result_of((rich, rich, poor), seats, 12), seed="f" * 32),)


def _settings(section: str) -> Shot:
    return lambda context: (SettingsScene(context, section),)


def _settings_key(context: Context) -> tuple[Scene, ...]:
    """A key of the table is awaited."""
    scene = SettingsScene(context, "keys")
    scene.activate("group:table")
    scene.activate("key:hint")
    return (scene,)


def _notice(context: Context) -> tuple[Scene, ...]:
    notice = Notice(
        "error-crash", {"reason": "ZeroDivisionError", "file": "~/.local/share/Tortuga/tortuga.log"}
    )
    return TitleScene(context), notice_dialog(context, notice)


def _quit(context: Context) -> tuple[Scene, ...]:
    return TitleScene(context), quit_dialog(context, context.say("quit-from-title"))


def _strength(context: Context) -> tuple[Scene, ...]:
    return _new_game(context), strength_dialog(context, next(iter(GAMES)), "captain", 4)


def _nowhere() -> Transition:
    raise NoWayError


def _lesson_again(context: Context) -> tuple[Scene, ...]:
    return TitleScene(context), lesson_dialog(context, _nowhere, _nowhere)


def _wreck(context: Context) -> tuple[Scene, ...]:
    return (WreckScene(context, ZeroDivisionError("no wind"), Path("~/.local/share/Tortuga/tortuga.log")),)


def _dead_end(context: Context) -> tuple[Scene, ...]:
    return (DeadEndScene(context, Notice("error-library-locked", {"folder": "~/.local/share/Tortuga"})),)


SCENE_SHOTS: Mapping[str, Shot] = MappingProxyType(
    {
        "title": lambda context: (TitleScene(context),),
        "newgame": lambda context: (_new_game(context),),
        "newgame-two": lambda context: (_new_game_two(context),),
        "house-rules": _house_rules,
        "handover": lambda context: (HandoverScene(context, "Captain Rosa", "tortuga2014", "orange"),),
        "results": _results,
        "results-shared": _shared,
        **{f"settings-{section}": _settings(section) for section in SECTIONS},
        "settings-key": _settings_key,
        "credits": lambda context: (CreditsScene(context, read_credits(assets_dir())),),
        "notice": _notice,
        "quit": _quit,
        "strength": _strength,
        "lesson-again": _lesson_again,
        "wreck": _wreck,
        "dead-end": _dead_end,
    }
)
