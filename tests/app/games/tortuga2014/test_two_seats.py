"""A table of two: two boards, one duel, and what the two have done to each other."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from tests.app.games.tortuga2014.games import played, seen_of, specs
from tests.hands.dice import TEXT, desk
from tests.hands.gauge import measure
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014 import sample_game
from tortuga.app.games.tortuga2014.acts import motions as mo
from tortuga.app.games.tortuga2014.acts.moves import motions_of, spotlight_of
from tortuga.app.games.tortuga2014.decisions.act import StealChooser
from tortuga.app.games.tortuga2014.picture import DicePicture
from tortuga.app.games.tortuga2014.shown import DiceMarks, DiceShown
from tortuga.app.games.tortuga2014.spotlight import outcomes
from tortuga.app.games.tortuga2014.table.layout import STAGE, arrangement
from tortuga.app.games.tortuga2014.table.parts import parts_for
from tortuga.app.games.tortuga2014.table.spotlight.choice import choice_chest
from tortuga.app.games.tortuga2014.table.spotlightlayout import DUEL
from tortuga.app.games.tortuga2014.table.standings import Between, standings
from tortuga.app.languages import LANGUAGES
from tortuga.app.table.marks import Spot
from tortuga.app.text import Text
from tortuga.games.tortuga2014 import events as ev
from tortuga.games.tortuga2014.course import open_action
from tortuga.games.tortuga2014.observer import observe, redact
from tortuga.games.tortuga2014.pieces import BOARD, RAID
from tortuga.games.tortuga2014.state import View

SEATS = specs("human", "greedy")
SHAPES = ("usual", "small")


def shown_at(table, me=0, past=()) -> DiceShown:
    return DiceShown(observe(table, me), me, DiceMarks(), SEATS, TEXT, past)


def painted(canvas, shown) -> bytes:
    canvas.surface.fill("black")
    for part in parts_for("usual").every:
        part.paint(canvas, shown)
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.fixture(scope="module")
def rivals():
    """Steps of a game of two, as the first seat sees them."""
    return [
        seen_of(redact(event, 0), observe(before, 0), observe(after, 0))
        for before, event, after in played(2, "c")
    ]


def test_both_come_on_together_when_one_attacks():
    for before, event, after in played(2, "c"):
        if not isinstance(event, ev.ActionOpened) or not event.ranking:
            continue
        spotlight = spotlight_of(event, before)
        attacked = 1 - event.ranking[0] if event.action in (BOARD, RAID) else None
        assert spotlight.target == attacked
        motions = tuple(motions_of(str, event, View(0, before), View(0, after), 0))
        entering = [motion.seat for motion in motions if isinstance(motion, mo.Enter)]
        assert (entering == [event.ranking[0], attacked]) is (attacked is not None)


def test_an_attack_is_heard_though_nobody_comes_on():
    for before, event, after in played(2, "c"):
        if isinstance(event, ev.Attacked):
            motions = tuple(motions_of(str, event, View(0, before), View(0, after), 0))
            kinds = {type(motion) for motion in motions}
            assert mo.Salvo in kinds
            assert mo.Enter not in kinds


def test_the_only_target_lies_chosen_and_its_chests_are_picked_in_the_middle():
    view = observe(sample_game.boarding_of(2), 0)
    chooser = StealChooser(desk(view.table, view.seat))
    assert chooser.target == 1
    shown = DiceShown(view, 0, chooser.marks(), SEATS, TEXT)
    for shape in SHAPES:
        (box,) = arrangement(2, shape).spotlight.targets(1, 0)
        for index, _ in enumerate(chooser.chests_of(1)):
            hit = parts_for(shape).hit(shown, choice_chest(box, index).center)
            assert hit.spot == Spot("fleet", 1, index)
            assert chooser.pick(chooser.meant(hit.spot.seat, hit.spot.kind, hit.spot.index)) is None
            assert chooser.command() in chooser.attacks


def test_what_two_have_done_to_each_other_is_counted_when_an_action_ends(rivals):
    robbed = [step for step in rivals if isinstance(step.event, ev.Attacked) and step.event.chest is not None]
    acts = ev.Attacked | ev.FleetExpanded | ev.CrewRecruited | ev.HuntDrawn
    assert robbed
    for end, step in enumerate(rivals):
        shown = shown_at(step.after.table, past=rivals[:end])
        told = {one.id: (one.mine, one.other) for one in standings(shown)}
        assert sum(told["won"]) == sum(isinstance(done.event, acts) for done in rivals[:end])
    stolen = standings(shown_at(rivals[-1].after.table, past=rivals))[2]
    assert stolen.mine + stolen.other == len(robbed)


def test_points_between_two_count_no_tiles_not_even_ones_own():
    table = sample_game.boarding_of(2)
    more = [msgspec.structs.replace(board, tiles=(3, 3, 3)) for board in table.boards]
    rich = msgspec.structs.replace(table, boards=tuple(more))
    assert standings(shown_at(table)) == standings(shown_at(rich))


def test_twins_look_the_same_to_the_one_who_cannot_know(art):
    """The rival's tiles and, in a hunt, what was drawn."""
    table, canvas = sample_game.boarding_of(2), Canvas(pygame.Surface((640, 360), 0, 32), art)
    looks, tips = set(), set()
    for tiles in ((1, 2), (3, 3)):
        boards = (table.boards[0], msgspec.structs.replace(table.boards[1], tiles=tiles))
        shown = shown_at(msgspec.structs.replace(table, boards=boards))
        looks.add(painted(canvas, shown))
        tips.add(Between().tip(shown, Spot("between")))
    assert len(looks) == len(tips) == 1


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_lies_over_anything_else(shape):
    at, parts = arrangement(2, shape), parts_for(shape)
    view = observe(sample_game.first_roll(2), 0)
    boards = [parts.box(Spot("board", seat), view, 0) for seat in range(2)]
    boxes = [*boards, *at.side, at.between, at.banner]
    assert not [(a, b) for index, a in enumerate(boxes) for b in boxes[:index] if a.touches(b)]
    for box in (*boxes, at.spotlight.veil):
        assert STAGE.union(box) == STAGE
    for box in (*at.side, at.between, *boards):
        assert not box.touches(at.spotlight.veil)


def test_the_words_on_the_shelf_stand_inside_its_frame(rivals, art, monkeypatch):
    gauge = measure(monkeypatch)
    opened = (seen for seen in rivals if isinstance(seen.event, ev.ActionOpened) and seen.event.ranking)
    view = next(opened).after
    inside = DUEL.shelf.inset(8)
    for language in LANGUAGES:
        gauge.clear()
        text = Text(language).of("tortuga2014")
        canvas = Canvas(pygame.Surface((1280, 720)), art)
        for part in parts_for("usual").every:
            part.paint(canvas, DiceShown(view, 0, DiceMarks(), SEATS, text))
        said = text.say("spot-surplus")
        ends = [x + w for words, (x, y, w, _), _ in gauge.words if words in said and y >= inside.y - 8]
        assert ends, language
        assert max(ends) <= inside.right, language


def test_a_small_window_enlarges_nothing(art):
    picture = DicePicture()
    for size, shape, places in (((1280, 720), "small", 2), ((1600, 900), "usual", 2)):
        picture.fit(Canvas(pygame.Surface(size), art))
        assert len(picture.places(2, 2)) == places
        assert picture.parts is parts_for(shape)
        view = observe(sample_game.boarding_of(2), 0)
        assert (picture.parts.box(Spot("board", 1), view, 0).w > 430) is (shape == "usual")


def test_the_matrix_tells_how_each_action_of_the_round_ended(rivals):
    gains = set()
    for end, step in enumerate(rivals):
        table, ended = step.before.table, outcomes(rivals[:end])
        if table.phase == 2 and not table.drawn:
            assert all(action <= table.action for action in ended), "of this round alone"
            for action, (outcome,) in ended.items():
                assert outcome.seat == open_action(msgspec.structs.replace(table, action=action)).ranking[0]
                gains.add(outcome.gain)
    assert gains >= {"boxes", "chest", "forfeit"}
