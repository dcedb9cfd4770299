"""The chart of the voyages: what is open, how one is sailed, and what a try wins."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import ClassVar

import msgspec
import pygame
import pytest

from tests.hands.devices import Keyboard, Mouse, Thumbs
from tests.hands.hurry import hurry
from tests.hands.records import Way
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.input.focus import find
from tortuga.app.routes.play import Routes
from tortuga.app.scene.protocol import Key, Pop
from tortuga.app.scenes.daily import DailyScene
from tortuga.app.scenes.log.drill import DrillScene
from tortuga.app.scenes.log.scene import LogScene
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.scenes.voyages import chart, outcome, sea
from tortuga.app.scenes.voyages.chart import ChartScene
from tortuga.app.scenes.voyages.table import VoyageTable
from tortuga.app.scenes.voyages.words import posts_of
from tortuga.app.sound.sound import Silence
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.table.menu import MenuDialog
from tortuga.app.voyages import Ended
from tortuga.games.tortuga2014 import events as ev
from tortuga.kernel.analysis import Analysis, Change, lines_of_steps, part_from
from tortuga.kernel.game import NOBODY
from tortuga.kernel.library.database import LibraryError
from tortuga.kernel.library.entries import VoyageResult
from tortuga.kernel.library.library import Library
from tortuga.kernel.players import Reason

DICE = "tortuga2014"


@pytest.fixture
def store(tmp_path):
    with Library(tmp_path / "voyages") as made:
        yield made


@pytest.fixture
def way(store, course):
    course.settings.lend(speed="off")
    return Way(store, course.context)


@pytest.fixture
def scene(way, course):
    return ChartScene(course.context.of(DICE), way)


@pytest.fixture(autouse=True)
def _captains_think_at_once(monkeypatch):
    hurry(monkeypatch)
    made = chart.VoyageTable

    def at_once(*args):
        return made(*args, thinking=Thinking(ask.decide, InlineExecutor))

    monkeypatch.setattr(chart, "VoyageTable", at_once)


def labels(top):
    return {item.id: item.label for item in top.focusables()}


def said(top):
    return " ".join(sentence.words for sentence in top.spoken())


def won(scene, stars):
    """The chart after a try at the chosen island."""
    passage = scene.voyages.passage(scene.island)
    view = passage.view(NOBODY)
    return ChartScene(
        scene.context, scene._way, passage, Ended(passage, stars, view, view, passage.record.log)
    )


def sailed(table, hand):
    """Play at random to the end of a voyage; where it leads."""
    while True:
        transition = table.update(0.1)
        if transition is not None:
            return transition
        if table.decision is not None:
            seat = table.decision.desk.seat
            table._submit(seat, hand.choice(table.session.observer(seat).legal()))


# ---------------------------------------------------------------- what is open
def test_at_first_one_island_is_open_and_the_next_says_what_opens_it(scene):
    opened = [island.open for island in scene.voyages.islands]
    assert opened == [True, *[False] * (len(opened) - 1)]
    told = labels(scene)
    assert scene.context.say("voyage-open") in told["isle:0"]
    assert scene.context.say("voyage-locked") in told["isle:3"]
    assert scene._isle(1, scene.voyages.islands[1]).state.words == scene.context.say(
        "voyage-opens", before=0, last=1
    )


def test_two_stars_open_two_islands_and_the_best_try_stays(scene, store):
    after = won(scene, 2)
    assert after.lit == (1, 2)
    assert after.voyages.stars == after.outcome.fresh == 2
    assert {"isle:1", "isle:2"} <= labels(after).keys(), "the banner covers neither"
    again = won(after, 1)
    assert (again.lit, again.outcome.fresh) == ((), 0)
    (result,) = store.voyages(DICE, "")
    assert result == VoyageResult(DICE, scene.voyages.islands[0].name, "", 2, tries=2)


def test_a_locked_island_is_looked_at_but_not_sailed(scene):
    scene.activate("isle:2")
    sail = find(scene.focusables(), "sail")
    assert not sail.enabled
    assert not find(scene.focusables(), "look").enabled
    assert scene.context.say("voyage-opens-long", before=1, last=2) in said(scene)


def test_a_screen_reader_hears_the_goals_and_how_sure_the_chances_are(scene):
    told, shipped = said(scene), scene.island.shipped
    for stars in (1, 2, 3):
        assert scene.words.goal(stars) in told
        assert f"{round(100 * shipped.share(stars))}" in told
    assert f"{shipped.sailed:,}" in told


# ---------------------------------------------------------------- beat by beat
class Ear(Silence):
    """Notes what would be heard."""

    def __init__(self):
        super().__init__()
        self.heard = []

    def play(self, name, volume=1.0, pan=None):
        self.heard.append(name)


@pytest.fixture
def told(scene, course):
    """What two stars won on the first island, as it begins to be told; with the sounds."""
    course.settings.lend(speed="normal")
    scene.context = msgspec.structs.replace(scene.context, sound=Ear())
    return won(scene, 2)


def test_a_result_is_told_beat_by_beat(told):
    heard, seen = told.context.sound.heard, []
    assert told.told.banner == 0
    assert told.words.title not in said(told)
    while told.animating():
        told.update(0.07)
        seen.append(told.told)
        assert len(seen) < 60
    for one, next_ in pairwise(seen):
        assert all(a <= b for a, b in zip(one.stars, next_.stars, strict=True))
        assert next_.sailing == 0 or next_.opening == 1, "one thing after the other"
        assert next_.points == 0 or next_.stars[:2] == (1, 1)
    assert heard == ["drum", "drum", "fanfare", "page"]
    assert told.words.title in said(told)
    assert told._ship == sea.Ship(sea.berth(1))


def test_any_key_tells_the_rest_at_once(told):
    key = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE)
    assert told.raw(key)
    assert told.animating(), "a press that was meant for the table ends nothing"
    told.update(0.7)
    assert told.raw(key)
    assert not told.animating()
    assert not told.raw(key)


def test_where_nothing_may_move_the_picture_is_finished(told, course):
    course.settings.lend(reduced_motion=True)
    told.update(0.01)
    assert not told.animating()
    assert told.context.sound.heard == ["fanfare", "page"]


def test_the_ship_sails_before_the_table_comes(told, course):
    told.finish()
    for speed, least, most in (("normal", 1.1, 1.3), ("fast", 0.35, 0.45)):
        course.settings.lend(speed=speed)
        assert told.activate("sail") is None
        passed, table = 0.0, None
        while table is None:
            passed, table = passed + 0.05, told.update(0.05)
        table.scene.close()
        assert least <= passed <= most
    assert told.activate("sail") is None
    assert told.raw(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE))
    table = told.update(0.01)
    assert isinstance(table.scene, VoyageTable)
    table.scene.close()


# ---------------------------------------------------------------- looking back
class Analysed:
    """An analysis that is there when it is asked for the second time."""

    waiting = True
    made: ClassVar = []

    def __init__(self, library, log, *, since):
        self.log, self.asked, self.since = log, 0, since
        self.made.append(self)

    @property
    def found(self):
        self.asked += 1
        self.waiting = self.asked < 2
        me = next(seat for seat, spec in enumerate(self.log.header.seats) if spec.is_human)
        changes = [
            Change(line, 1, seat, part, points, seat, Reason("roll"))
            for line, seat, part, points in (
                (2, me, "own_choices", 0.5),  # before the voyage
                (4, me, "own_choices", -0.05),
                (4, 1 - me, "own_choices", -0.3),
                (5, me, "own_luck", 0.12),
            )
        ]
        found = Analysis("", DICE, "", 1, (), (), (), tuple(changes), ())
        return None if self.waiting else part_from(found, lines_of_steps(self.log)[self.since], 1)

    def close(self):
        self.waiting = False


def test_choices_and_luck_are_told_when_they_are_known(scene, monkeypatch):
    monkeypatch.setattr(outcome, "GameAnalysis", Analysed)
    passage = scene.voyages.passage(scene.island)
    session = passage.set_out("a seed")
    hand = random.Random(2)
    while session.length < 8:
        seat = session.to_act()[0]
        session.submit(seat, hand.choice(session.observer(seat).legal()))
    view = session.observer(NOBODY).view
    after = ChartScene(scene.context, scene._way, passage, Ended(passage, 1, view, view, session.log, 6))
    after.update(0.1)
    assert not after.animating(), "it begins when all has been looked at"
    after.update(1.5)
    assert after.animating()
    after.leave()
    after.update(0.1)
    assert len(Analysed.made) == 1, "it waits while one is elsewhere"
    after.update(1.5)
    after.update(0.1)
    told = scene.context.say("voyage-own", choices="\u22125.0", luck="+12.0", others="0.0")
    assert told in said(after)
    assert not after.animating()
    log = after.activate("log").scene
    assert isinstance(log, LogScene)
    log.close()


def test_ranks_are_shown_and_spoken_where_there_are_any(scene):
    assert not posts_of(scene.context, DICE, scene._passage.view(NOBODY))
    scene.activate("game:tortuga1667")
    posts = posts_of(scene.context, "tortuga1667", scene._passage.view(NOBODY))
    assert len(posts) == scene.island.voyage.seats
    assert all(words in said(scene) for _, words, _ in posts)


# ---------------------------------------------------------------- sailing
def test_a_voyage_is_sailed_to_its_end_and_kept(scene, store):
    reset = scene.activate("sail")
    table = reset.scene
    assert isinstance(table, VoyageTable)
    header = table.session.header
    assert header.unadvised
    people = [seat for seat, spec in enumerate(table.session.seats) if spec.is_human]
    assert people == [scene.island.shipped.seat]
    after = sailed(table, random.Random(3)).scene
    table.close()
    assert after.outcome is not None
    length, steps = scene.island.voyage.length, table.session.observer(NOBODY).past(header.inherited)
    assert sum(isinstance(step.event, ev.RoundEnded) for step in steps) == length
    assert store.voyages(DICE, "")[0].tries == 1
    assert store.games() == [], "tries are no games of the library"
    watched = after.activate("watch").scene
    assert isinstance(watched, ReplayScene)
    assert watched.record.replay.position == header.inherited


def test_every_try_is_dealt_anew(scene):
    rolls = set()
    for _ in range(3):
        table = scene.activate("sail").scene
        rolls.add(f"{table.session.log.events[table.session.header.inherited :]}")
        table.close()
    assert len(rolls) == 3


def test_a_try_that_is_left_is_not_told(scene, store):
    table = scene.activate("sail").scene
    menu = table.menu()
    assert isinstance(menu, MenuDialog)
    assert {"same", "afresh"} & labels(menu).keys() == {"afresh"}
    again = next(answer for answer in menu.answers if answer.id == "afresh").action()
    assert isinstance(again.scene, VoyageTable)
    again.scene.close()
    home = table.to_title().scene
    table.close()
    assert isinstance(home, ChartScene)
    assert home.outcome is None
    assert store.voyages(DICE, "") == []


def test_a_library_that_cannot_keep_it_says_so_once(scene, monkeypatch):
    def full(*_):
        raise LibraryError("error-library-full", file="library", reason="full")

    monkeypatch.setattr(Library, "keep_voyage", full)
    after = won(scene, 1)
    assert after.update(0.1) is not None
    assert after.update(0.1) is None


# ---------------------------------------------------------------- several persons
def test_each_person_has_stars_of_their_own(scene, store):
    usual, first = scene.crew.name, scene.voyages.islands[0].name
    rival = scene.words._names["rival1"]
    for name, stars in (("Nora", 2), ("", 1), (usual, 3), ("Kapitänin Rosa", 2), (rival, 3)):
        store.keep_voyage(DICE, first, name, stars)
    again = ChartScene(scene.context, scene._way)
    assert again.crew.known == ("", "Nora"), "the usual name is nobody else's, and a rival's is a rival's"
    assert again.voyages.stars == 1
    again.activate("person:next")
    assert (again.crew.name, again.voyages.stars) == ("Nora", 2)
    passage = again.voyages.passage(again.voyages.islands[0])
    assert passage.seats[passage.me].name == "Nora"
    view = passage.view(NOBODY)
    home = ChartScene(scene.context, scene._way, passage, Ended(passage, 3, view, view, passage.record.log))
    assert (home.crew.name, home.voyages.stars) == ("Nora", 3), "she is kept for the session"
    assert {one.player: one.stars for name in ("", "Nora") for one in store.voyages(DICE, name)} == {
        "": 1,
        "Nora": 3,
    }
    again.handle(Key("page-up"))
    assert again.crew.name == usual
    assert usual in said(again)


# ---------------------------------------------------------------- hands
@pytest.mark.parametrize("device", [Mouse, Keyboard, Thumbs])
def test_it_is_sailed_by_mouse_keys_and_pad(scene, set_stage, device, art):
    hands = set_stage(scene, (640, 360))
    device(hands).press("isle:1")
    assert scene.chosen == 1
    device(hands).press("isle:0")
    device(hands).press("sail")
    assert isinstance(hands.top, VoyageTable)


def test_the_table_is_looked_at_with_ones_own_eyes_alone(scene, set_stage, art):
    hands = set_stage(scene, (640, 360))
    hands.click("look")
    assert labels(scene).keys() == {"table"}
    hands.click("table")
    assert not scene.large


def test_sailing_on_leads_to_the_island_that_was_opened(scene):
    after = won(scene, 1)
    after.activate("on")
    assert (after.chosen, after.outcome) == (1, None)


def test_back_leads_where_one_came_from(scene):
    assert isinstance(scene.activate("back"), Pop)
    assert isinstance(won(scene, 0).activate("back").scene, TitleScene)


def test_it_is_reached_from_the_title_and_from_the_drill(course, set_stage, store, way):
    routes = Routes(store, course.text, course.settings, course.context.keys)
    assert isinstance(routes.title().activate("menu:voyages").scene, ChartScene)
    drill = routes.recorded.drill(DICE).scene
    assert isinstance(drill, DrillScene)
    drill.deck.left.clear()
    drill._next()
    assert isinstance(drill.activate("voyages").scene, ChartScene)
    drill.close()
    daily = routes.voyages(DICE).activate("game:daily").scene
    assert isinstance(daily, DailyScene)
    daily.close()


def test_a_voyage_of_the_card_game_is_looked_at_with_ones_own_eyes(way, course):
    """Loyalties outlive a round, and nobody knows the seed that they were dealt under."""
    cards = ChartScene(course.context.of("tortuga1667"), way)
    cards.chosen = next(at for at, island in enumerate(cards.voyages.islands) if not island.voyage.length)
    passage = cards.voyages.passage(cards.island)
    for finished in (False, True):
        session = passage.set_out("a seed")
        hand = random.Random(2)
        for _ in range(2000 if finished else 9):
            if not session.finished:
                seat = session.to_act()[0]
                session.submit(seat, hand.choice(session.observer(seat).legal()))
        assert session.finished == finished
        view = session.observer(NOBODY).view
        record = Ended(passage, 1, view, view, session.log).record
        assert record.seen
        assert record.log.header.eyes == passage.me
        assert record.replay.length == session.position
