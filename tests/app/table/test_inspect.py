"""Asking about the table: every element has a tooltip and a page, by pointer and by key."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from tests.app.conftest import Course
from tests.app.games.tortuga2014 import positions
from tests.hands.gauge import measure
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.rulebook import PAGE
from tortuga.app.games.tortuga2014.sample_game import boarding as still_boarding
from tortuga.app.games.tortuga2014.sample_game import boarding_of
from tortuga.app.games.tortuga2014.screenshots import still_advice, table_scene
from tortuga.app.games.tortuga2014.shown import DiceMarks, DiceShown
from tortuga.app.games.tortuga2014.table.center import TILE_RING
from tortuga.app.games.tortuga2014.table.layout import STAGE, arrangement
from tortuga.app.games.tortuga2014.table.parts import PARTS
from tortuga.app.languages import LANGUAGES
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.app.table.inspect import Inspector, Magnifier
from tortuga.app.table.marks import Spot
from tortuga.app.table.side.panels import panels
from tortuga.app.text import Text
from tortuga.app.widgets.hints import tooltip

pytestmark = pytest.mark.slow

QUIET = {"tray", "banner", "board"}
"""What speaks for itself."""
NOT_POINTED = {"tortuga", "fleet", "crew", "island", "die", "tile", "screen", "drawn"} | {
    "spotlight_left",
    "spotlight_right",
    "supply",
    "between",
    "standings",
}
"""Kinds that are places alone; or not on every table."""


def sight_of(table, language="en", me=0) -> DiceShown:
    seats = positions.SEATS[: table.seats]
    return DiceShown(positions.observe(table, me), me, DiceMarks(), seats, Text(language).of("tortuga2014"))


@pytest.mark.parametrize("make", [positions.first_roll, positions.boarding, positions.extremes])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_says_what_it_is(make, language):
    sight = sight_of(make(), language)
    kinds = set()
    for spot, _ in PARTS.areas(sight):
        assert bool(PARTS.tip(sight, spot)) == (spot.kind not in QUIET), spot
        assert PARTS.page(spot) in PAGE
        kinds.add(spot.kind)
    assert kinds >= PARTS.kinds - NOT_POINTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_tooltips_stay_on_the_stage(language, art, monkeypatch):
    sight = sight_of(positions.extremes(), language)
    gauge = measure(monkeypatch)
    canvas = Canvas(pygame.Surface((1280, 720)), art)
    for spot, box in PARTS.areas(sight):
        if said := PARTS.tip(sight, spot):
            x, y, w, h = tooltip(canvas, box, f"{said}\n{sight.say('tip-more')}")
            assert x >= 0
            assert y >= 0
            assert x + w <= STAGE[2]
            assert y + h <= STAGE[3], spot
    assert list(gauge.faults) == []


def test_two_seats_have_other_tips():
    two, four = sight_of(boarding_of(2)), sight_of(positions.boarding())
    for action in range(5):
        one, other = (PARTS.tip(sight, Spot("action", 0, action)) for sight in (two, four))
        assert one != other


def test_the_smallest_thing_below_the_pointer_is_meant():
    sight = sight_of(positions.boarding())
    for kind, seat, index in (("boat", 0, 0), ("bonus", 2, 3), ("schooner", 1, 0), ("tiles", 3, 0)):
        spot = Spot(kind, seat, index)
        assert PARTS.hit(sight, PARTS.box(spot, sight.view, 0).center).spot == spot
    assert PARTS.hit(sight, (1430, 200)) is None  # open sea


def test_the_island_is_meant_up_to_its_beach_and_the_tiles_around_it():
    sight = sight_of(positions.first_roll())
    cx, cy, a, b = TILE_RING
    for share, kind in ((0.0, "center"), (0.6, "center"), (0.85, "center"), (1.0, "pool")):
        for way in ((1, 0), (-1, 0), (0, -1)):
            found = PARTS.hit(sight, (cx + way[0] * a * share, cy + way[1] * b * share))
            assert found.spot.kind == kind, (share, way)
    two = sight_of(msgspec.structs.replace(boarding_of(2), stage="select"))
    empty = PARTS.hit(two, (cx, cy - 0.6 * b)).spot
    assert "With two players the centre island stays empty" in PARTS.tip(two, empty), "R90"


def test_a_question_about_the_open_sea_is_one_about_the_moment(tmp_path):
    scene = table(tmp_path)
    assert (
        scene.inspector.page_at(scene.asked(), (1430, 200))
        == scene.inspector.page(scene.asked())
        == "board-action"
    )
    assert scene.inspector.page_at(scene.asked(), (650, 300)) == "board"


def test_no_tooltip_stands_over_advice(tmp_path, art, monkeypatch):
    scene = table(tmp_path)
    scene.decision.show_advice(still_advice(scene.decision.desk.view))
    scene.panel.advice = True
    x, y, w, h = panels(arrangement(4).side, ("dice",))["log"]
    shown = []
    monkeypatch.setattr(
        "tortuga.app.table.inspect.tooltip",
        lambda canvas, box, text, clear: shown.append(tooltip(canvas, box, text, clear)),
    )
    canvas = Canvas(pygame.Surface((1280, 720)), art)
    for left in range(16, 1920, 44):
        for top in range(16, 1080, 44):
            scene.inspector.point((left, top))
            scene.inspector.update(9.0)
            scene.inspector.draw(canvas, scene.asked())
    assert len(shown) > 100
    assert not [box for box in shown if box.touches(Box(x, y, w, h))]
    assert scene.inspector.page_at(scene.asked(), (x + w / 2, y + h / 2)) == "captains"


def table(tmp_path):
    return table_scene(Course(tmp_path, "en").context.of("tortuga2014"), still_boarding())


def test_right_click_opens_the_page_and_escape_comes_back(tmp_path, set_stage):
    scene = table(tmp_path)
    hands = set_stage(scene)
    for spot, page in ((("action", 0, 2), "hunt"), (("boat", 1, 0), "board"), (("tiles", 3, 0), "hunt")):
        sight = DiceShown(scene.presenter.view, 0, DiceMarks(), scene.session.seats, scene.context.text)
        kind, seat, index = spot
        pos = hands.stage.canvas.at(*PARTS.box(Spot(kind, seat, index), sight.view, 0).center)
        for event in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(event, pos=(round(pos[0]), round(pos[1])), button=3))
        hands.step()
        assert isinstance(hands.top, RulesScene)
        assert hands.top.page == page
        decision = scene.decision
        hands.press(pygame.K_ESCAPE)
        assert hands.top is scene
        assert scene.decision is decision


def test_the_key_opens_the_page_at_hand_or_of_the_focus(tmp_path, set_stage):
    scene = table(tmp_path)
    hands = set_stage(scene)
    hands.press(pygame.K_F1)
    assert hands.top.page == "board-action"
    hands.press(pygame.K_F1)
    hands.tab_to("speed")
    hands.press(pygame.K_F1)
    assert hands.top.page == "keys"
    hands.press(pygame.K_ESCAPE)
    hands.tab_to("help")
    hands.press(pygame.K_RETURN)
    assert hands.top.page == "board-action", "it opens what it says"
    hands.press(pygame.K_DOWN)
    assert hands.top.focus.focused == "page:board-action", "the arrows begin at the open page"
    hands.press(pygame.K_DOWN)
    assert hands.top.page == "raid"


def test_a_resting_pointer_shows_the_tooltip(tmp_path, set_stage, monkeypatch):
    scene = table(tmp_path)
    hands = set_stage(scene)
    shown = []
    monkeypatch.setattr(
        "tortuga.app.table.inspect.tooltip", lambda _canvas, _box, text, _clear: shown.append(text)
    )
    sight = DiceShown(scene.presenter.view, 0, DiceMarks(), scene.session.seats, scene.context.text)
    x, y = hands.stage.canvas.at(*PARTS.box(Spot("tiles", 3), sight.view, 0).center)
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(1, 1), buttons=(0, 0, 0))
    )
    hands.step(2)
    assert shown == []
    hands.step(45)
    assert shown
    assert "tiles" in shown[-1]


def test_a_tooltip_goes_when_something_moves_until_the_pointer_does(tmp_path, set_stage, monkeypatch):
    """It lay over a vote and through four turns, and told of what had been there."""
    scene = table(tmp_path)
    canvas, told = set_stage(scene).stage.canvas, []
    monkeypatch.setattr("tortuga.app.table.inspect.tooltip", lambda *_args: told.append(1))
    asked = scene.asked(scene.drawing.marks())
    sight = DiceShown(scene.presenter.view, 0, DiceMarks(), scene.session.seats, scene.context.text)
    inspector = Inspector()
    for moving, shows in ((False, 1), (True, 1), (False, 1)):
        if not told:
            inspector.point(PARTS.box(Spot("tiles", 3), sight.view, 0).center)
        inspector.update(2.0)
        asked.moving = moving
        inspector.draw(canvas, asked)
        assert len(told) == shows
    inspector.point((0.0, 0.0))
    inspector.point(PARTS.box(Spot("tiles", 3), sight.view, 0).center)
    inspector.update(2.0)
    inspector.draw(canvas, asked)
    assert len(told) == 2


def test_by_keyboard_the_rivals_boards_are_enlarged_one_after_the_other(tmp_path, set_stage, monkeypatch):
    scene = table(tmp_path)
    hands, looked = set_stage(scene), []
    monkeypatch.setattr(Magnifier, "draw", lambda _glass, _canvas, seen: looked.append(seen.seat))
    rivals = range(1, len(scene.session.seats))
    for seat in (*rivals, None, rivals[0]):
        hands.press(pygame.K_b)
        looked.clear()
        hands.step()
        assert looked == ([] if seat is None else [seat])
    hands.press(pygame.K_ESCAPE)
    looked.clear()
    hands.step()
    assert not looked
    assert hands.top is scene, "the menu comes with the next one"
    hands.press(pygame.K_ESCAPE)
    assert hands.top is not scene
