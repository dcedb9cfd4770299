"""The guided first game through the real window's events: done as it says, done wrong, left, ended."""

from __future__ import annotations

import pygame
import pytest

from tortuga.app.captains import ask as seating
from tortuga.app.captains.thinking import Thinking
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.lesson import LESSON, ME
from tortuga.app.games.tortuga2014.table.center import CENTER_CHEST, ISLAND_SPOTS
from tortuga.app.games.tortuga2014.table.layout import LEFT_LOWER, RIGHT_LOWER, SEAT_SIZE, arrangement
from tortuga.app.games.tortuga2014.table.opponents import SEAT_RIBBON
from tortuga.app.games.tortuga2014.table.own import OwnBoard
from tortuga.app.games.tortuga2014.table.tray import TRAY_SCREEN
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.gameui.script import Do, Move, Tell
from tortuga.app.input.bindings import Bindings
from tortuga.app.languages import LANGUAGES
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import Routes
from tortuga.app.scene.protocol import Drop, Push, Reset
from tortuga.app.scenes.lesson import panel
from tortuga.app.scenes.lesson.guide import Guide, lesson_session
from tortuga.app.scenes.lesson.panel import Halos, kind
from tortuga.app.scenes.lesson.scene import GuidedTable
from tortuga.app.scenes.stills import lesson_at
from tortuga.app.settings import SettingsStore
from tortuga.app.stills.house import still_context
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.table.layers import STANDARD
from tortuga.app.table.marks import Spot
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import Dialog
from tortuga.games import GAMES
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.commands import DeclareSkulls, Keep, KeepTile, Steal, TakeBonus
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.scoring import score
from tortuga.kernel.library.library import Library
from tortuga.kernel.players import GUIDE, HUMAN, is_guided
from tortuga.kernel.session import Session

pytestmark = pytest.mark.slow

SIZE = (640, 360)
STEPS = [entry for entry in LESSON.script if not isinstance(entry, Move)]


class School:
    """A library in a folder, and guided games over it."""

    def __init__(self, folder, set_stage):
        self.library = Library(folder)
        settings = SettingsStore(folder)
        settings.lend(speed="off")
        self.voyage = Routes(self.library, Text("en"), settings, Bindings(games=game_keys()))
        self._set_stage = set_stage

    def begin(self):
        return self.table(lesson_session(LESSON, Text("en"), self.library.new_game()))

    def again(self):
        """The same game, read from the library as after a crash."""
        entry = self.library.running()[0]
        log = self.library.load(entry.id, GAMES)
        shelf = self.library.stored(entry.id)
        return self.table(Session.resume(RULES, log, self.library.seed(entry.id), shelf))

    def table(self, session):
        scene = GuidedTable(
            self.voyage.context.of("tortuga2014"),
            session,
            TABLE,
            LESSON,
            Thinking(seating.decide, InlineExecutor),
        )
        return self._set_stage(scene, size=SIZE), scene


@pytest.fixture
def school(tmp_path, set_stage):
    made = School(tmp_path, set_stage)
    yield made
    made.library.close()


def settle(hands, scene) -> None:
    """Let captains move until there is something to read or to do, or the lesson is over."""
    for _ in range(60):
        hands.step()
        if scene.said() is not None or not scene.guide.active:
            hands.step(6, dt=0.1)  # a glance: pressing at once would hurry the movement
            return


def named(step: Do) -> list[str]:
    """What the step says to click."""
    match step.command:
        case Keep(dice):
            return [f"die-{die}" for die in dice]
        case DeclareSkulls(action) | TakeBonus(action):
            return [f"tray-{action}"]
        case KeepTile(index):
            return [f"drawn-{index}"]
        case Steal(target, position):
            return [f"chest-{target}-{position}"]
    return []


def follow(hands, scene) -> str:
    """Do what the present step says; its id."""
    settle(hands, scene)
    step = scene.guide.entry
    assert isinstance(step, Tell | Do), step
    if isinstance(step, Do):
        for name in named(step):
            hands.click(name)
    hands.press(pygame.K_RETURN)
    return step.id


# ---------------------------------------------------------------- as it says
def test_doing_what_each_step_says_leads_to_the_end_and_on_into_a_free_game(school):
    hands, scene = school.begin()
    done = [follow(hands, scene) for _ in STEPS]
    assert done == [step.id for step in STEPS]
    assert not scene.guide.active
    assert scene.session.whole_state.round == 3
    settle(hands, scene)
    for turn in range(200):  # free play with hints: the captains think for themselves now
        if hands.top is not scene:
            break
        with hands.thinned(turn):
            hands.press(pygame.K_h)
            hands.step(2)
            if hands.top is scene:
                hands.press(pygame.K_RETURN)
    assert scene.session.finished
    assert len(scene.session.whole_steps) > 120


def test_the_lesson_shows_every_part_of_the_game(school):
    _, scene = school.begin()
    session = scene.session
    for entry in LESSON.script:
        if not isinstance(entry, Tell):
            session.submit(ME if isinstance(entry, Do) else entry.seat, entry.command)
    events = [step.event for step in session.whole_steps]
    kinds = {type(event) for event in events}
    assert {ev.SkullsDeclared, ev.Rerolled, ev.SurplusDropped, ev.TileKept, ev.ChestsMoved} <= kinds
    opened = [event for event in events if isinstance(event, ev.ActionOpened)]
    led = {event.action for event in opened if event.ranking[:1] == (ME,)}
    assert led == {0, 1, 2, 3, 4}  # the learner is 1st once in each action
    assert any(event.totals[event.ranking[0]] == event.totals[event.ranking[1]] for event in opened[:2])
    fights = [event for event in events if isinstance(event, ev.Attacked)]
    assert {(f.seat == ME, f.defended) for f in fights} == {(True, False), (True, True), (False, True)}
    third = [event for event in opened if len(event.ranking) == 3 and event.ranking[2] == ME]
    assert third  # and once third, who goes empty-handed


def test_everybody_begins_with_the_points_that_the_lesson_names():
    boards = lesson_session(LESSON, Text("en")).whole_state.boards
    assert [score(board).total for board in boards] == [7, 7, 7]
    assert [(score(board).boat, score(board).pirate, score(board).crew) for board in boards] == [
        (3, 3, 1)
    ] * 3


def test_the_log_says_that_it_was_a_lesson(school):
    _, scene = school.begin()
    assert [seat.player for seat in scene.session.header.seats] == [HUMAN, GUIDE, GUIDE]
    assert is_guided(school.library.running()[0].seats)
    assert not is_guided((scene.session.seats[0],))


# ---------------------------------------------------------------- something else
@pytest.mark.parametrize("step", [step for step in STEPS if isinstance(step, Do)], ids=lambda step: step.id)
def test_trying_something_else_gets_a_reason_and_changes_nothing(step, tmp_path):
    scene = lesson_at(still_context(tmp_path, "en").of("tortuga2014"), LESSON, step.id)
    before, at = scene.session.length, scene.guide.progress
    chooser = scene.decision.chooser
    pending = chooser.pending()
    right = set(named(step)) | {f"place-{name[5:]}" for name in named(step) if name.startswith("tray-")}
    others = [t.id for t in chooser.targets() if t.id not in right and not step.free]
    for name in ["undo", *others, *(["forfeit"] if chooser.may_forfeit else [])]:
        scene.activate(name)
        scene.handle(Drop((0, 0), (1200, 900), name))
        if name.startswith("card"):
            scene.activate("clear")  # a card may be lifted, but not put elsewhere
        else:
            assert scene.said().reason, name
        assert chooser.pending() == pending, name
        assert not chooser.forfeiting
    assert scene.session.length == before
    assert scene.guide.progress == at


def test_nothing_is_done_before_it_is_read(school):
    hands, scene = school.begin()
    settle(hands, scene)
    assert isinstance(scene.guide.entry, Tell)
    before = scene.session.length
    for name in ("primary", "undo", "hint", "clear"):
        scene.activate(name)
        assert "Next" in scene.said().reason
        assert scene.spoken()[-1].words == scene.said().reason
    hands.press(pygame.K_1)
    assert scene.decision is None
    assert scene.session.length == before


def test_the_banner_says_what_the_lesson_waits_for(school):
    hands, scene = school.begin()
    settle(hands, scene)
    assert "Next" in scene.drawing.marks().banner.message
    while not isinstance(scene.guide.entry, Do):
        follow(hands, scene)
        settle(hands, scene)
    assert "Next" not in scene.drawing.marks().banner.message
    scene.guide.end()
    assert scene.paused_banner() is None


def test_an_order_that_gives_the_purple_chest_away_is_refused(tmp_path):
    scene = lesson_at(still_context(tmp_path, "en").of("tortuga2014"), LESSON, "move")
    orders = scene.decision.chooser.orders
    scene.activate("card-1-2")
    scene.activate("card-1-0")
    assert scene.said().reason
    assert scene.decision.chooser.orders == orders
    scene.handle(Drop((0, 0), (0, 900), "card-1-2"))
    assert scene.decision.chooser.orders == orders


def test_a_key_that_hurries_a_movement_reads_no_step_away(school):
    hands, scene = school.begin()
    while follow(hands, scene) != "fleet":
        pass
    while scene.said() is None:
        hands.step()
    assert scene.guide.entry.id == "stronger"
    hands.press(pygame.K_RETURN)
    assert scene.guide.entry.id == "stronger"
    hands.step(6, dt=0.1)
    hands.press(pygame.K_RETURN)
    assert scene.guide.entry.id == "crew"


def test_the_hint_does_the_step(school):
    hands, scene = school.begin()
    for _ in STEPS:
        settle(hands, scene)
        if isinstance(scene.guide.entry, Do):
            hands.press(pygame.K_h)
            told = scene.context.say("guide-done-for-you", **{"key-confirm": scene.key_label("confirm")})
            assert scene.decision.banner().message == told  # H answers in words
        hands.press(pygame.K_RETURN)
    assert not scene.guide.active


def test_the_tutor_says_nothing_of_what_the_guide_asks_for(school):
    """Else it would call the guide's own choice a mistake."""
    school.voyage.context.settings.lend(tutor="all")
    hands, scene = school.begin()
    while not isinstance(scene.guide.entry, Do):
        follow(hands, scene)
    settle(hands, scene)
    for guided in (True, False):
        assert scene.guide.active is guided
        assert scene.advising.tutoring is scene.advising.speaks_unasked(scene.decision) is not guided
        scene.guide.end()


# ---------------------------------------------------------------- leaving
@pytest.mark.parametrize("count", range(1, 41))
def test_a_lesson_that_was_left_goes_on_at_the_same_step(count):
    session = lesson_session(LESSON, Text("en"))
    script = [entry for entry in LESSON.script if not isinstance(entry, Tell)]
    for entry in script[:count]:
        session.submit(ME if isinstance(entry, Do) else entry.seat, entry.command)
    guide = Guide(LESSON, session)
    while isinstance(guide.entry, Tell):  # what was read after the last choice is read again
        guide.read()
    assert guide.active
    assert guide.entry == script[count]


def test_another_deal_with_the_guides_captains_is_free():
    session = Session.new(RULES, LESSON.options, lesson_session(LESSON, Text("en")).seats, "another")
    assert not Guide(LESSON, session).active


def test_a_game_that_left_the_script_is_free():
    session = lesson_session(LESSON, Text("en"))
    session.submit(ME, Keep((0,)))
    assert not Guide(LESSON, session).active


def test_another_choice_of_a_captain_ends_the_lesson_when_it_is_seen(school):
    """A captain who plays on by himself chooses unseen; the lesson neither tells of it nor trips over it."""
    session = lesson_session(LESSON, Text("en"))
    first, second = [entry for entry in LESSON.script if not isinstance(entry, Tell)][:2]
    session.submit(ME, first.command)
    other = next(keep for keep in session.observer(second.seat).legal() if keep != second.command)
    session.submit(second.seat, other)
    assert Guide(LESSON, session).active
    hands, scene = school.table(session)
    for _ in range(40):
        hands.step(3, dt=0.1)
        if not scene.guide.active:
            break
        if scene.said() is not None:
            hands.press(pygame.K_RETURN)
    assert not scene.guide.active
    assert len(session.decisions()) >= 3
    assert hands.top is scene
    assert not Guide(LESSON, session).active


def test_a_move_that_cannot_be_made_any_more_ends_the_lesson(school):
    session = lesson_session(LESSON, Text("en"))
    first, second = [entry for entry in LESSON.script if not isinstance(entry, Tell)][:2]
    session.submit(ME, first.command)
    scene = GuidedTable(
        school.voyage.context.of("tortuga2014"),
        session,
        TABLE,
        LESSON,
        Thinking(seating.decide, InlineExecutor),
    )
    while not isinstance(scene.guide.entry, Move):
        scene.guide.read()
    session.submit(second.seat, second.command)
    assert [scene.update(0.1) for _ in range(20)] == [None] * 20
    assert not scene.guide.active


def test_ending_the_lesson_frees_the_game_for_good(school):
    hands, scene = school.begin()
    for _ in range(5):
        follow(hands, scene)
    settle(hands, scene)
    hands.click("guide-end")
    hands.click("stay")
    assert scene.guide.active
    hands.click("guide-end")
    hands.click("end")
    assert scene.said() is None
    hands.step(5)
    hands.press(pygame.K_RETURN)
    hands.press(pygame.K_h)
    hands.step(3)
    hands.press(pygame.K_RETURN)
    hands.step(10)
    assert scene.session.whole_state.cycle >= 2
    if scene.session.decisions():
        _, again = school.again()
        assert len(again.session.decisions()) == len(scene.session.decisions())


def test_learning_again_asks_first(school, set_stage):
    school.begin()
    hands = set_stage(school.voyage.title(), size=SIZE)
    hands.click("menu:learn")
    assert isinstance(hands.top, Dialog)
    hands.click("on")
    assert isinstance(hands.top, GuidedTable)
    hands.top.thinking.close()
    assert len(school.library.running()) == 1


def test_a_lesson_that_was_left_is_not_that_of_another_game(school):
    school.begin()
    school.voyage.context.settings.change(game="tortuga1667")
    learnt = school.voyage.start_lesson()
    assert isinstance(learnt, Reset), "nobody is asked about the lesson of another game"
    session = learnt.scene.session
    learnt.scene.close()
    assert session.rules.name == "tortuga1667"
    school.voyage.context.settings.change(game="tortuga2014")
    asked = school.voyage.restart(session)
    assert isinstance(asked, Push)
    anew = asked.scene.activate("anew").then
    anew.scene.close()
    assert anew.scene.session.rules.name == "tortuga1667", "started over is what was played"


# ---------------------------------------------------------------- pictures
def titles() -> list[Box]:
    """Ribbons, names of areas and actions, heads of the panels and of the tray."""
    heads = [OwnBoard.layout["ribbon"], TRAY_SCREEN, panel.BOX]
    areas = [OwnBoard.layout[f"area_{area}"] for area in ("tortuga", "fleet", "crew", "island")]
    heads += [(x, y, w, 36) for x, y, w, _ in areas]
    heads += [(*OwnBoard().action(action)[:3], 36) for action in range(5)]
    heads += [SEAT_RIBBON.placed(*stand) for stand in arrangement(3).boards]
    heads += [(*corner, SEAT_SIZE[0], 46) for corner in (LEFT_LOWER, RIGHT_LOWER)]
    return heads


def meet(a: Box, b: Box) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.id)
def test_arrows_of_the_lesson_cover_no_title_and_no_arrow_of_the_table(step, tmp_path):
    scene = lesson_at(still_context(tmp_path, "en").of("tortuga2014"), LESSON, step.id)
    legal = scene.decision.chooser.marks().legal if scene.decision is not None else frozenset()
    for halo in step.halo:
        arrow = scene.halos().arrow(halo)
        assert arrow is None or halo not in legal
        assert arrow is None or not [head for head in titles() if meet(arrow, head)], halo


def test_some_steps_have_arrows(tmp_path):
    scene = lesson_at(still_context(tmp_path, "en").of("tortuga2014"), LESSON, "tracks")
    assert [scene.halos().arrow(halo) for halo in scene.guide.entry.halo].count(None) == 0


def test_only_the_last_step_has_no_button_that_ends_the_lesson(tmp_path):
    ends = {}
    for step in STEPS[-3:]:
        scene = lesson_at(still_context(tmp_path, "en").of("tortuga2014"), LESSON, step.id)
        ends[step.id] = [button.id for button in scene.said().buttons(print, print)]
    last = STEPS[-1].id
    assert ends.pop(last) == ["guide-next"]
    assert all("guide-end" in buttons for buttons in ends.values())


# ---------------------------------------------------------------- words
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(language):
    text = Text(language).of("tortuga2014")
    names = {"jack": "Jack", "bellamy": "Bellamy"}
    keys = ("confirm", "hint", "rules", *LESSON.keys)
    args = {**names, **{f"key-{action}": "X" for action in keys}}
    for step in STEPS:
        assert text.say(f"guide-{step.id}-title")
        assert len(text.say(f"guide-{step.id}", **args)) < 400
        if isinstance(step, Do) and text.has(f"guide-{step.id}-no"):
            assert text.say(f"guide-{step.id}-no", **args)


def test_the_guide_leaves_the_island_free_and_frames_what_is_to_be_done(school, monkeypatch):
    hands, scene = school.begin()
    framed = []
    monkeypatch.setattr(Halos, "draw", lambda _halos, _canvas, halo, *_: framed.append(halo))

    def halos():
        """What is framed, in words of the usual size as in larger ones."""
        both = []
        for grown in (False, True):
            scene._grown = grown
            framed.clear()
            scene.draw(hands.stage.canvas)
            both.append(list(framed))
            x, y, w, h = scene.board.box
            for spot in ISLAND_SPOTS:
                assert not Box(x, y, w, h).touches(Box.around(spot, CENTER_CHEST))
            assert not STANDARD.banner.touches(Box(x, y, w, h))
        assert both[0] == both[1]
        return both[0]

    while not isinstance(scene.guide.entry, Do):
        follow(hands, scene)
    settle(hands, scene)
    dice = [Spot("die", 0, die) for die in scene.guide.entry.command.dice]
    assert halos() == dice
    hands.click("die-0")
    assert halos() == dice[1:], "what is picked has none any more"
    hands.click("die-0")  # as before, for who follows each step from its beginning
    for name, ends, why in (
        ("declare", "action", "the button comes once an action is picked"),
        ("bonus", "bonus", "the button comes once a space is picked"),
        ("hunt", "primary", "it can be confirmed at once"),
        ("move", "primary", "the order is as it should be"),
        ("board", "fleet", "the button comes once a chest is picked"),
    ):
        there = next(index for index, step in enumerate(STEPS) if step.id == name)
        while STEPS.index(scene.guide.entry) < there:
            follow(hands, scene)
            settle(hands, scene)
        settle(hands, scene)
        assert kind(halos()[-1]) == ends, why


def test_enter_reads_on_after_a_choice_made_with_the_keyboard(school):
    """The focus lies on the big button then, which waits now: Enter would only knock there."""
    hands, scene = school.begin()
    for step in STEPS[:-1]:
        settle(hands, scene)
        assert scene.guide.entry is step
        if isinstance(step, Do):
            for name in named(step):
                hands.click(name)
            hands.press(pygame.K_TAB)
            scene.focus.focused = "primary"
        hands.press(pygame.K_RETURN)
        assert scene.guide.entry is not step, step.id
