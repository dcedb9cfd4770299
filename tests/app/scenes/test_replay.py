"""The replay through the real stage: every way of stepping, whose eyes see what, and playing on."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from tests.hands.gauge import measure
from tests.hands.records import four
from tortuga.app.draw.brush import Brush
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.units import Box
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.input.bindings import Bindings
from tortuga.app.input.focus import find
from tortuga.app.scenes.library.branch import BranchDialog
from tortuga.app.scenes.replay import desk
from tortuga.app.scenes.replay.desk import EyePicker
from tortuga.app.scenes.replay.draw import ReplayShow
from tortuga.app.scenes.replay.scene import Playback, ReplayDrawing, ReplayScene
from tortuga.app.screenshots import all_shots, paint
from tortuga.app.stills.house import still_context
from tortuga.app.stills.sample import log_of, play, record_of
from tortuga.app.text import Text
from tortuga.app.widgets.hints import draw_focus
from tortuga.games import GAMES
from tortuga.games.tortuga2014.observer import observe
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.game import EVERYTHING, NOBODY
from tortuga.kernel.log.format import dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.observer import allowed_observers
from tortuga.kernel.players import HUMAN, SeatSpec
from tortuga.kernel.replay import Replay, branch
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow


def test_steps_by_event_decision_and_round(watch):
    hands = watch(four())
    scene = hands.top
    show, replay = scene.show, scene.show.replay
    assert scene.position == show.rounds[0]
    for name, places in (("decision", show.decisions), ("round", show.rounds)):
        at = scene.position
        hands.click(name)
        assert scene.position == next(place for place in (*places, replay.length) if place > at)
        hands.click(f"{name}-back")
        assert scene.position <= at
    at = scene.position
    hands.click("event")
    assert scene.position == at + 1
    hands.click("event-back")
    assert scene.position == at
    for key, forward in ((pygame.K_PAGEDOWN, True), (pygame.K_END, True), (pygame.K_y, True)):
        before = scene.position
        hands.press(key)
        assert (scene.position > before) is forward
    for key in (pygame.K_PAGEUP, pygame.K_HOME, pygame.K_z):
        before = scene.position
        hands.press(key)
        assert scene.position < before


def test_the_ends_are_ends(watch):
    hands = watch(log_of(RULES.name, 2, "BARREL-2201-SIREN", "a"))
    scene = hands.top
    scene.show.seek(scene.show.replay.length)
    hands.step()
    items = {item.id: item for item in scene.focusables()}
    assert not items["event"].enabled
    assert not items["branch"].enabled
    assert items["branch"].tooltip
    hands.press(pygame.K_y)
    assert scene.position == scene.show.replay.length
    scene.show.seek(0)
    hands.step()
    assert not {item.id: item for item in scene.focusables()}["round-back"].enabled


def test_arrows_step_and_space_plays_whatever_has_the_focus(watch):
    hands = watch(four(), "normal")
    scene = hands.top
    at = scene.position
    hands.press(pygame.K_RIGHT)
    hands.press(pygame.K_RIGHT)
    assert scene.position == at + 2
    hands.press(pygame.K_LEFT)
    assert scene.position == at + 1
    hands.press(pygame.K_TAB)
    hands.press(pygame.K_TAB)
    hands.press(pygame.K_RIGHT)
    assert scene.position == at + 2, "Tab leads to the buttons, and the arrows step all the same"
    hands.press(pygame.K_SPACE)
    assert scene.playback.playing
    hands.press(pygame.K_SPACE)
    assert not scene.playback.playing


def test_play_and_pause(watch):
    hands = watch(four(), "normal")
    scene = hands.top
    at = scene.position
    hands.press(pygame.K_SPACE)
    assert scene.playback.playing
    hands.step(300)
    assert scene.position > at
    hands.press(pygame.K_SPACE)
    assert not scene.playback.playing
    stopped = scene.position
    hands.step(60)
    assert scene.position == stopped


def test_faster_is_further(watch):
    reached = []
    for rate in (1, 4):
        hands = watch(four(), "normal")
        hands.click(f"rate:{rate}")
        hands.click("play")
        hands.step(400)
        reached.append(hands.top.position)
    assert reached[1] > 2 * reached[0]


def test_what_has_come_to_rest_stays_until_the_next_event():
    """Between two actions the stage was empty for half a second."""
    record = record_of(log_of(RULES.name, 4, "KRAKEN-4711-PARROT", "c"))
    show = ReplayShow(record.replay, TABLE, Text("en").of(RULES.name), 1)
    story = record.replay.observer(1).story()
    show.seek(next(seen.position for seen in story if seen.after.table.phase == 2) - 1)
    playback, seen, empty = Playback(show), set(), 0
    playback.play(True)
    while show.view.table.phase < 3:
        playback.update(0.05, "normal")
        empty = 0 if show.player.act is not None else empty + 1
        assert empty < 2, "what only prepares another event passes at once"
        seen.add(show.replay.position)
    assert len(seen) > 10


def test_it_plays_to_the_end_without_motion_too(watch):
    hands = watch(log_of(RULES.name, 2, "BARREL-2201-SIREN", "a"))
    scene = hands.top
    scene.show.seek(scene.show.replay.length - 12)
    hands.click("rate:4")
    hands.click("play")
    hands.step(600)
    assert scene.position == scene.show.replay.length
    assert not scene.playback.playing


def test_a_line_of_the_log_leads_to_its_moment(watch):
    hands = watch(four())
    scene = hands.top
    hands.click("round")
    ahead = [one for one in scene.placed if one.index > scene.show.here()]
    assert ahead
    hands.click(f"line:{ahead[-1].index}")
    assert scene.position == ahead[-1].told.position
    assert scene.show.here() >= ahead[-1].index
    first = scene.placed[0]
    hands.click(f"line:{first.index}")
    assert scene.position == first.told.position


def test_the_line_of_time(watch):
    hands = watch(four())
    scene = hands.top
    line = scene.show.picture.furniture.timeline
    x, y, _, h = line
    middle = y + h / 2
    canvas = hands.stage.canvas

    def mouse(kind, ux, **more):
        px, py = canvas.at(ux, middle)
        pygame.event.post(pygame.event.Event(kind, pos=(round(px), round(py)), **more))
        hands.step()

    mouse(pygame.MOUSEBUTTONDOWN, x + 400, button=1)
    mouse(pygame.MOUSEBUTTONUP, x + 400, button=1)
    half = scene.position
    assert half == desk.position_at(line, canvas.unit(canvas.at(x + 400, 0))[0], scene.show.replay.length)
    mouse(pygame.MOUSEBUTTONDOWN, x + 400, button=1)
    for step in range(1, 6):
        mouse(pygame.MOUSEMOTION, x + 400 + 60 * step, rel=(1, 0), buttons=(1, 0, 0))
    assert scene.position > half
    mouse(pygame.MOUSEBUTTONUP, x + 700, button=1)
    assert desk.position_at(line, -100, 50) == 0
    assert desk.position_at(line, 5000, 50) == 50


@pytest.mark.parametrize("eyes", [0, 1, 2, 3, NOBODY])
def test_eyes_see_what_they_saw_and_no_more(eyes, course):
    show = ReplayShow(record_of(four()).replay, TABLE, course.text, eyes)
    secret = 0
    for position in range(show.replay.length):
        show.seek(position)
        table, whole = show.view.table, show.replay.whole_state
        assert table == observe(whole, eyes).table
        if whole.stage == "select":
            for seat, roll in enumerate(whole.rolls):
                if seat != eyes and roll:
                    assert table.rolls[seat] is None
                    secret += 1
        for seat, board in enumerate(table.boards):
            if seat != eyes:
                assert all(tile is None for tile in board.tiles)
    assert secret


def test_with_everything_open(watch):
    hands = watch(four())
    scene = hands.top
    hands.press(pygame.K_d)
    assert scene.show.eyes == EVERYTHING
    hands.click("decision")
    assert scene.show.view.table == scene.show.replay.whole_state
    hands.press(pygame.K_0)
    assert scene.show.eyes == NOBODY
    hands.press(pygame.K_3)
    assert (scene.show.eyes, scene.show.me) == (2, 2)


def test_motions_of_a_step_show_only_what_the_eyes_see(watch):
    hands = watch(four(), "normal")
    scene = hands.top
    scene.show.look(1)
    for _ in range(40):
        hands.click("event")
        act = scene.show.player.act
        if act is not None:
            assert act.after.table.rolls == observe(scene.show.replay.whole_state, 1).table.rolls
        scene.show.player.drain()


def test_a_running_game_keeps_its_secrets(watch, course):
    assert allowed_observers(record_of(four(60)).replay.log) == (0, NOBODY)
    assert allowed_observers(record_of(four(60, (0, 1))).replay.log) == (NOBODY,)
    assert allowed_observers(record_of(four(60, ())).replay.log) == (NOBODY,)
    hands = watch(four(60, (0, 1)))
    scene = hands.top
    assert scene.show.eyes == NOBODY
    items = {item.id: item for item in scene.focusables()}
    assert not items[f"eyes:{EVERYTHING}"].enabled
    assert not items["eyes:0"].enabled
    hands.press(pygame.K_d)
    hands.press(pygame.K_1)
    assert scene.show.eyes == NOBODY
    hands.click("round-back")
    hands.click("branch")
    assert isinstance(hands.top, BranchDialog)
    same = next(item for item in hands.top.focusables() if item.id == "chance:same")
    assert not same.enabled
    assert not any(item.id.startswith("seat") for item in hands.top.focusables())


def test_dice_that_a_running_game_keeps_secret_are_not_offered_in_its_branch_either(watch):
    """The branch is over; what it took over was dealt under a seed that nobody may know yet."""
    source = Replay(RULES, parse(four(40), GAMES))
    source.seek(source.decisions()[8])
    session = play(branch(source, source.header.seats, "fresh dice"), "x")
    hands = watch(dump(session.log))
    for position, known in ((source.position - 1, False), (source.position, True)):
        hands.top.show.seek(position)
        hands.click("branch")
        (same,) = (item for item in hands.top.focusables() if item.id == "chance:same")
        assert same.enabled is known
        assert hands.top.fresh is not known
        hands.press(pygame.K_ESCAPE)


def test_whoever_looks_through_somebodys_eyes_is_offered_to_play_on_in_his_place(watch):
    hands = watch(log_of(RULES.name, 3, "PEARL-7070-STORM", "b"))
    hands.press(pygame.K_END)
    hands.click("decision")
    for eyes, seat in ((2, 2), (1, 1), (NOBODY, 0)):
        hands.click(f"eyes:{eyes}")
        hands.click("branch")
        assert hands.top.seat == seat
        hands.press(pygame.K_ESCAPE)


@pytest.mark.parametrize(("dice", "fresh"), [("same", False), ("fresh", True)])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_play_on_from_any_moment(watch, count, dice, fresh):
    seeds = {2: ("BARREL-2201-SIREN", "a"), 3: ("PEARL-7070-STORM", "b"), 4: ("KRAKEN-4711-PARROT", "c")}
    hands = watch(log_of(RULES.name, count, *seeds[count]))
    scene = hands.top
    hands.press(pygame.K_END)
    hands.click("decision")
    position = scene.position
    hands.click("branch")
    hands.click("seat:1")
    hands.click(f"chance:{dice}")
    way = scene._way
    gone = hands.top.activate("go").then
    (session,) = way.sessions
    assert gone.scene == "a table"
    old = scene.record.log
    replay = scene.show.replay
    assert session.log.events[:position] == tuple(step.event for step in replay.whole_steps[:position])
    assert (session.header.commitment == old.header.commitment) is not fresh
    assert [spec.is_human for spec in session.seats] == [seat == 1 for seat in range(count)]
    (entry,) = way.records.entries()
    assert (entry.state, entry.branched) == ("running", True)
    while not session.finished:
        seat = session.to_act()[0]
        session.submit(seat, session.rules.legal(session.whole_state, seat)[0])
    report = verify(way.records.library.lines(entry.id), GAMES)
    assert (report.status, report.unproven) == ("finished", 0)
    assert verify(dump(session.log), GAMES).good
    assert way.records.load(entry.id).seed_revealed


def test_leaving_a_replay_of_the_command_line_leaves_the_program(course, set_stage):
    hands = set_stage(ReplayScene(course.context.of("tortuga2014"), None, record_of(four()), alone=True))
    items = {item.id: item for item in hands.top.focusables()}
    assert not items["branch"].enabled
    assert not items["proof"].enabled, "nothing leads to the proof without a library"
    hands.press(pygame.K_ESCAPE)
    assert not hands.stage.running


def test_it_says_whether_it_is_paused_and_how_far_each_step_goes(course, set_stage, monkeypatch):
    scene = ReplayScene(course.context.of("tortuga2014"), None, record_of(four()))
    hands = set_stage(scene)
    said = []
    tag = Canvas.tag

    def heard(canvas, center, told, *more, **named):
        said.append(told)
        return tag(canvas, center, told, *more, **named)

    monkeypatch.setattr(Canvas, "tag", heard)

    def shown():
        said.clear()
        scene._drawing = ReplayDrawing(scene)
        hands.step()
        return "paused" in said, "playing" in said, find(scene.focusables(), "play").label

    assert shown() == (True, False, "Play")
    hands.click("play")
    assert shown() == (False, True, "Pause")
    names = [control.name for control in scene.controls() if isinstance(control, desk.StepButton)]
    assert names == ["round", "choice", "step", "step", "choice", "round"]


def test_nine_seats_and_nobodys_eyes_have_a_key_each(course):
    seats = tuple(SeatSpec(HUMAN, f"{at}", "orange") for at in range(9))
    context, box = course.context.of("tortuga2014"), Box(0.0, 0.0, 300.0, 38.0)
    picker = EyePicker(context, box, RULES.name, seats, (NOBODY,), NOBODY, print)
    keys = [item.key for item in picker.focusables()]
    labels = [course.context.key_label(key) for key in keys if key is not None]
    assert labels == [*"123456789", "0", "D"]


def test_a_game_without_dice_keys_offers_none_that_do_nothing(course):
    context = msgspec.structs.replace(course.context.of("tortuga2014"), keys=Bindings())
    seats = tuple(SeatSpec(HUMAN, f"{at}", "orange") for at in range(4))
    picker = EyePicker(context, Box(0.0, 0.0, 300.0, 38.0), "another", seats, (NOBODY,), NOBODY, print)
    for item in picker.focusables():
        assert item.key is None or context.key_label(item.key)


@pytest.mark.parametrize("game", ["tortuga2014", "tortuga1667"])
def test_controls_keep_apart_and_no_tip_of_the_focus_covers_one(game, canvas_of, tmp_path, monkeypatch):
    (scene,) = all_shots(game)["replay"](still_context(tmp_path, "de").of(game))
    canvas, tips = canvas_of((1280, 720)), []
    measure(monkeypatch)
    paint((scene,), canvas)
    names = [item.id for control in scene.controls() for item in control.focusables()]
    items = [item for item in scene.focusables() if item.id in names]
    monkeypatch.setattr(Brush, "plate", lambda _canvas, name, box, *_: tips.append((name, box)))
    for item in items:
        for other in items:
            x, y, w, h = item.box
            if abs(other.box[1] - y) > 1:  # in another row
                assert not Box(x, y - 8, w, h + 16).touches(other.box)
        scene.focus.focused, scene.focus.visible, scene.focus.hover_time = item.id, True, 1.0
        tips.clear()
        draw_focus(canvas, scene)
        for name, box in tips:
            assert name != "tooltip" or not any(box.touches(other.box) for other in items), item.id
    assert any(name == "tooltip" for name, _ in tips)


@pytest.mark.parametrize(("steps", "secret"), [(40, True), (None, False)])
def test_the_log_says_what_was_taken_over_and_whether_its_chance_is_derived(steps, secret):
    """A branch of a game that still runs, and of one that is over, whose seed is told."""
    source = Replay(RULES, parse(four(steps), GAMES))
    source.seek(source.decisions()[8])
    log = branch(source, source.header.seats, "fresh dice").log
    show = ReplayShow(Replay(RULES, log), TABLE, Text("en").of(RULES.name), NOBODY)
    events = log.header.inherited
    (at,) = (at for at, told in enumerate(show.told) if "taken over" in told.line.text)
    assert f"Events 1 to {events} were taken over" in show.told[at].line.text
    assert ("possible, not derived" in show.told[at].line.text) is secret
    assert all(told.position <= events for told in show.told[:at])
    assert all(told.position > events for told in show.told[at + 1 :])


@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_what_lights_up_is_painted_as_if_all_were(growth, course, art):
    """Sentences and controls of the desk are painted one by one; nothing is left of the one before."""
    art.restyle(growth, False)
    scene = ReplayScene(course.context.of("tortuga2014"), None, record_of(four()))
    canvas, fresh = (Canvas(pygame.Surface((1280, 720), 0, 32), art) for _ in range(2))
    scene.fit(canvas)
    scene.show.seek(40)
    scene.enter()
    names = [item.id for item in scene.focusables()]
    assert {"event-back", "eyes:0", "branch", "rate:4"} < set(names)
    assert any(name.startswith("line:") for name in names)
    for name in names:
        scene.focus.hovered = name
        scene.draw(canvas)
        kept, scene._drawing = scene._drawing, ReplayDrawing(scene)
        scene.draw(fresh)
        scene._drawing = kept
        while not kept._picture.whole:
            scene.draw(canvas)
        same = [pygame.image.tobytes(one.surface, "RGB") for one in (canvas, fresh)]
        assert same[0] == same[1], name
    art.restyle(1.0, False)


@pytest.mark.parametrize("game", ["tortuga2014", "tortuga1667"])
def test_the_present_sentence_stands_in_the_log_at_any_text_size(game, canvas_of, tmp_path):
    """With what comes next below it; and no letters of it are smaller for it."""
    (scene,) = all_shots(game)["replay"](still_context(tmp_path, "de").of(game))
    canvas, sizes = canvas_of((1280, 720)), []
    for growth in (1.0, 1.25, 1.5):
        canvas.art.restyle(growth, False)
        scene.fit(canvas)
        for position in range(0, scene.show.replay.length, 3):
            scene.show.seek(position)
            scene._place()
            here, last = scene.show.here(), len(scene.show.told) - 1
            standing = [one.index for one in scene.placed]
            assert max(here, 0) in standing
            assert standing[-1] > here or here == last or len(scene.placed[-1].rows) > 2
        sizes.append(scene.placed[0].size)
    canvas.art.restyle(1.0, False)
    assert sizes[0] < sizes[-1]
    assert sizes == sorted(sizes)
