"""Fixed pictures of the house's screens with something of the dice game in them: results, rules, lesson."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from tortuga.app.games.tortuga2014.lesson import LESSON
from tortuga.app.games.tortuga2014.results import Result, result_of
from tortuga.app.games.tortuga2014.rules.book import BOOK
from tortuga.app.gameui.game import Shot
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Scene
from tortuga.app.scenes.lesson.still import lesson_at
from tortuga.app.scenes.newgame.bench import start_choices
from tortuga.app.scenes.newgame.houserules import HouseRulesScene
from tortuga.app.scenes.newgame.still import new_game
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.games.tortuga2014.pieces import NUMBERS
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Board
from tortuga.kernel.players import SeatSpec


def _new_game_two(context: Context) -> tuple[Scene, ...]:
    scene = new_game(context, RULES.name)
    seats = (scene.game.seats[0], msgspec.structs.replace(scene.game.seats[1], kind="person", name=" "))
    game = msgspec.structs.replace(scene.game, seats=seats, seed="")
    scene.game = game.choose(target=8, start_player="youngest", start_seat=1, attack_empty="forbidden")
    return (scene,)


def _house_rules(context: Context) -> tuple[Scene, ...]:
    below = new_game(context, RULES.name)
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
    game, _ = start_choices(context.text, RULES.name, None, None)
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


def _found(context: Context) -> tuple[Scene, ...]:
    scene = RulesScene(context, BOOK)
    scene.search(context.say("rules-term-surplus"))
    return (scene,)


def _refused(context: Context) -> tuple[Scene, ...]:
    table = lesson_at(context, LESSON, "declare")
    table.activate("tray-0")
    return (table,)


def _page(page: str) -> Shot:
    return lambda context: (RulesScene(context, BOOK, page),)


def _step(id: str) -> Shot:
    return lambda context: (lesson_at(context, LESSON, id),)


_PAGES = ("goal", "skulls", "actions", "board-action", "scoring", "glossary", "dice", "keys")
_STEPS = ("welcome", "keep-skull", "board", "order", "enough")
SCREEN_SHOTS: Mapping[str, Shot] = MappingProxyType(
    {
        "newgame-two": _new_game_two,
        "house-rules": _house_rules,
        "results": _results,
        "results-shared": _shared,
        **{f"rules-{page}": _page(page) for page in _PAGES},
        "rules-search": _found,
        **{f"lesson-{step}": _step(step) for step in _STEPS},
        "lesson-refused": _refused,
    }
)
"""Of rules and lesson one of each kind: enough for tests that look at every screen in every language."""
