"""How strong a person is: told in the statistics, and equal opponents that New game offers."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from tests.app.conftest import Course
from tortuga.app.captains.strength import Rating, rating_of, rating_words
from tortuga.app.scene.context import Context
from tortuga.app.scene.protocol import Push
from tortuga.app.scenes.library.statistics import StatisticsScene
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.stills import new_game
from tortuga.app.stills.library import KNOWN_RIVALS
from tortuga.app.stills.sample import sample_games
from tortuga.app.widgets.dialog import Dialog
from tortuga.kernel.library.database import Database, LibraryError

DICE = "tortuga2014"


@pytest.fixture
def context(course: Course) -> Context:
    """The way to games of Captain Rosa, whose rivals in them were Bosuns."""
    way = sample_games(course.context, DICE)
    with way.records.library.database.transaction() as connection:
        connection.execute(KNOWN_RIVALS)
    return way.context.of(DICE)


@pytest.fixture
def scene(context: Context) -> NewGameScene:
    """New game with four seats, Captain Rosa in the first."""
    made = new_game(context, DICE)
    assert made.game.seats[0].name == "Captain Rosa"
    return made


def offer(scene: NewGameScene) -> Dialog:
    """What opens when equal opponents are asked for."""
    opened = scene.activate("equals")
    assert isinstance(opened, Push)
    assert isinstance(opened.scene, Dialog)
    return opened.scene


def levels(scene: NewGameScene) -> list[str]:
    return [seat.level for seat in scene.game.seats[1:]]


def test_equal_opponents_are_told_with_what_is_known_and_take_their_seats(scene, set_stage):
    before = scene.game
    hands = set_stage(scene)
    hands.tab_to("equals")
    hands.press(pygame.K_RETURN)
    dialog = hands.top
    assert "Captain Rosa's playing strength: like Bosun." in dialog.message
    assert "80% sure: Deckhand to Quartermaster; from games without advice: 6 results" in dialog.message
    assert "choices" not in dialog.message, "no game was analysed"
    assert "Together as strong as you: 2 × Bosun and 1 × Deckhand." in dialog.message
    assert dialog.message in [sentence.words for sentence in dialog.spoken()]
    assert scene.game == before, "it is only an offer"
    hands.press(pygame.K_RETURN)
    assert hands.top is scene
    assert levels(scene) == ["mate", "mate", "deckhand"]
    assert [seat.kind for seat in scene.game.seats] == [seat.kind for seat in before.seats]


def test_before_anything_is_known_the_middle_level_is_offered(scene):
    scene.change(seats=(msgspec.structs.replace(scene.game.seats[0], name="Nobody"), *scene.game.seats[1:]))
    dialog = offer(scene)
    assert "not known yet" in dialog.message
    assert "Until then, the middle level: 3 × Quartermaster." in dialog.message
    dialog.activate("take")
    assert levels(scene) == ["quartermaster"] * 3


def test_outside_captains_keep_their_seats_and_characters_stay(scene):
    person, outside, captain, last = scene.game.seats
    outside = msgspec.structs.replace(outside, character="parrot:Captain")
    captain = msgspec.structs.replace(captain, character="raider")
    scene.change(seats=(person, outside, captain, last))
    offer(scene).activate("take")
    assert scene.game.seats[1] == outside
    assert scene.game.seats[2].player == "mate-raider"


def test_it_takes_a_person_and_a_captain(scene):
    def offered():
        return next(item.enabled for item in scene.focusables() if item.id == "equals")

    assert offered()
    scene.activate("computers")
    assert not offered()
    for seat in range(4):
        scene.activate(f"seat{seat}.kind:person")
    assert not offered()


def test_a_library_that_refuses_is_told(scene, monkeypatch):
    def refuse(*_):
        raise LibraryError("error-library-damaged", file="library", reason="no disk")

    monkeypatch.setattr(Database, "all", refuse)
    assert "no disk" in offer(scene).message


def test_statistics_tell_how_strong_somebody_is(context: Context):
    scene = StatisticsScene(context, context.router.results_of(DICE, "")._database, DICE)
    said = " ".join(sentence.words for sentence in scene.spoken())
    assert "Playing strength: like Bosun. 80% sure: Deckhand to Quartermaster" in said


def test_whoever_changes_the_language_stays_who_they_are(context: Context):
    database = context.router.results_of(DICE, "")._database
    before = StatisticsScene(context, database, DICE)
    context.text.change_language("de")
    after = StatisticsScene(context, database, DICE)
    assert (before.name, after.name) == ("Captain Rosa", "Kapitänin Rosa")
    assert after.total == before.total
    assert rating_of(context.router.results_of(DICE, after.name)) == before.first.rating


@pytest.mark.parametrize(
    ("mean", "results", "decisions", "place", "known"),
    [
        (2.2, 1, 0, "like Quartermaster", "from games without advice: 1 result against captains"),
        (4.9, 0, 24, "like Admiral", "from games without advice: 24 choices in 2 analysed games"),
        (-1.2, 2, 1, "like Deckhand", "2 results against captains and 1 choice in 2 analysed games"),
        (2.5, 2, 0, "between Quartermaster and Commodore", "80% sure: Bosun to Commodore; from"),
    ],
)
def test_the_words_name_what_there_is(course: Course, mean, results, decisions, place, known):
    levels = ("deckhand", "mate", "quartermaster", "captain", "admiral")
    rated = Rating(levels, mean, 0.6, 3.4, (), results, 2 if decisions else 0, decisions)
    words = rating_words(course.context, rated)
    assert words[0] == place
    assert known in words[1]
