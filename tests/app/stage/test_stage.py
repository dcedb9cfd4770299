"""The stage: stack, transitions, window."""

from __future__ import annotations

import pygame
import pytest

from tortuga.app.draw.units import Box
from tortuga.app.input.focus import Focusable
from tortuga.app.scene.base import BaseScene
from tortuga.app.scene.protocol import (
    Click,
    Drag,
    Drop,
    Hover,
    Input,
    Key,
    Pop,
    Push,
    Quit,
    Reset,
    Transition,
)
from tortuga.app.stage.viewport import fit_in


class Probe(BaseScene):
    """Writes down all that happens to it."""

    def __init__(self, context, name="probe", overlay=False, answers=None):
        super().__init__(context)
        self.name = name
        self.overlay = overlay
        self.seen: list[object] = []
        self.answers = answers or {}
        self.items = (
            Focusable("left", Box(100, 100, 200, 100)),
            Focusable("right", Box(500, 100, 200, 100), key="confirm", tooltip="tip"),
            Focusable("below", Box(100, 400, 200, 100), enabled=False),
        )

    def focusables(self):
        return self.items

    def enter(self):
        self.seen.append("enter")

    def leave(self):
        self.seen.append("leave")

    def fit(self, canvas):
        self.seen.append(("fit", canvas.surface.get_size()))

    def activate(self, name) -> Transition | None:
        self.seen.append(name)
        return self.answers.get(name)

    def handle(self, action: Input) -> Transition | None:
        self.seen.append(action)
        return self.answers.get(action)

    def draw(self, canvas):
        self.seen.append("draw")

    def acts(self):
        return [one for one in self.seen if not isinstance(one, tuple | Hover) and one != "draw"]


class Painted(Probe):
    """Of one colour."""

    colour = "#000000"

    def draw(self, canvas):
        canvas.fill((0, 0, 1920, 1080), self.colour)


@pytest.fixture
def probe(course):
    return Probe(course.context)


def test_scenes_are_fitted_before_they_are_drawn(probe, set_stage):
    set_stage(probe)
    assert probe.seen[:3] == [("fit", (1280, 720)), "enter", "draw"]


def test_click_presses_what_is_below_the_pointer(probe, set_stage):
    hands = set_stage(probe)
    hands.click("left")
    hands.click("below")
    assert probe.acts() == ["enter", "left"]


def test_click_beside_everything_is_told(probe, set_stage):
    hands = set_stage(probe)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(640, 640), button=1))
    hands.step()
    assert probe.acts()[-1] == Click((960.0, 960.0))


def test_release_elsewhere_presses_nothing(probe, set_stage):
    hands = set_stage(probe)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=hands.pixel("left"), button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=hands.pixel("right"), button=1))
    hands.step()
    assert probe.acts() == ["enter"]


def test_drag_is_told_only_to_scenes_that_drag(probe, set_stage):
    hands = set_stage(probe)
    probe.drags = True
    start, end = hands.pixel("left"), hands.pixel("right")
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(9, 0), buttons=(1, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    hands.step()
    drag, drop = probe.acts()[1:]
    assert isinstance(drag, Drag)
    assert (drag.source, drag.pos) == ("left", (600.0, 150.0))
    assert isinstance(drop, Drop)
    assert (drop.source, drop.pos) == ("left", (600.0, 150.0))


def test_tab_goes_round_and_enter_presses(probe, set_stage):
    hands = set_stage(probe)
    hands.press(pygame.K_TAB)
    assert probe.focus.shows("left")
    hands.press(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert probe.focus.shows("below")
    hands.press(pygame.K_RETURN)
    assert probe.acts() == ["enter"], "disabled"
    hands.press(pygame.K_TAB)
    hands.press(pygame.K_SPACE)
    assert probe.acts() == ["enter", "left"]


def test_ctrl_enter_presses_the_main_button_whatever_has_the_focus(probe, set_stage):
    """Once the focus had moved, some fifty Tabs led to the button that sets sail."""
    hands = set_stage(probe)
    hands.press(pygame.K_TAB)
    hands.press(pygame.K_RETURN, pygame.KMOD_LCTRL)
    assert probe.focus.shows("left")
    assert probe.acts() == ["enter", "right"]


def test_arrows_go_where_they_point(probe, set_stage):
    hands = set_stage(probe)
    hands.press(pygame.K_TAB)
    for key, expected in (
        (pygame.K_RIGHT, "right"),
        (pygame.K_LEFT, "left"),
        (pygame.K_DOWN, "below"),
        (pygame.K_UP, "left"),
    ):
        hands.press(key)
        assert probe.focus.focused == expected
    hands.press(pygame.K_LEFT)
    assert probe.acts()[-1] == Key("left"), "nothing lies there: the scene may use the key"


def test_a_bound_key_presses_its_control_unless_the_ring_is_elsewhere(probe, set_stage):
    hands = set_stage(probe)
    hands.press(pygame.K_RETURN)
    assert probe.acts()[-1] == "right"
    hands.press(pygame.K_TAB)
    hands.press(pygame.K_RETURN)
    assert probe.acts()[-1] == probe.focus.focused


def test_the_mouse_takes_the_ring_away(probe, set_stage):
    hands = set_stage(probe)
    hands.press(pygame.K_TAB)
    hands.click("right")
    assert not probe.focus.visible


def test_push_and_pop(probe, course, set_stage):
    other = Probe(course.context, "other", overlay=True, answers={"left": Pop()})
    probe.answers["left"] = Push(other)
    hands = set_stage(probe)
    hands.click("left")
    assert hands.stage.scenes == (probe, other)
    hands.click("left")
    assert hands.stage.scenes == (probe,)
    assert probe.acts() == ["enter", "left", "leave", "enter"]
    assert other.acts() == ["enter", "left", "leave"]


def test_only_overlays_show_what_lies_below(probe, course, set_stage):
    for overlay, drawn in ((True, True), (False, False)):
        other = Probe(course.context, overlay=overlay, answers={"left": Pop()})
        probe.answers["left"] = Push(other)
        hands = set_stage(probe)
        hands.click("left")
        probe.seen.clear()
        hands.step()
        assert ("draw" in probe.seen) is drawn
        assert "draw" in other.seen


def test_a_popped_dialog_hands_its_answer_on(probe, course, set_stage):
    last = Probe(course.context)
    other = Probe(course.context, answers={"left": Pop(Reset(last))})
    probe.answers["left"] = Push(other)
    hands = set_stage(probe)
    hands.click("left")
    hands.click("left")
    assert hands.stage.scenes == (last,)
    assert probe.acts()[-1] == "leave"


class Lodger(Probe):
    """Holds something outside, and writes down when it lets go of it."""

    def close(self):
        self.seen.append("close")


@pytest.fixture
def lodgers(course, set_stage):
    """A scene with another on it that can do everything, and hands on both."""
    last = Probe(course.context)
    answers = {"left": Pop(), "right": Reset(last), Key("back"): Quit()}
    upper = Lodger(course.context, "upper", overlay=True, answers=answers)
    lower = Lodger(course.context, "lower", answers={"left": Push(upper)})
    hands = set_stage(lower)
    hands.click("left")
    return hands, lower, upper


def test_a_scene_that_is_covered_is_not_closed(lodgers):
    hands, lower, upper = lodgers
    hands.stage._apply(Push(Probe(lower.context)))
    assert "close" not in lower.seen + upper.seen


def test_a_popped_scene_is_closed_once(lodgers):
    hands, lower, upper = lodgers
    hands.click("left")
    assert upper.acts()[-2:] == ["leave", "close"]
    assert upper.acts().count("close") == 1
    assert "close" not in lower.seen


@pytest.mark.parametrize("way", ["reset", "quit", "cross", "wreck"])
def test_all_scenes_are_closed_when_the_stack_goes(lodgers, course, way, monkeypatch):
    hands, lower, upper = lodgers
    match way:
        case "reset":
            hands.click("right")
        case "quit":
            hands.press(pygame.K_ESCAPE)
        case "cross":
            pygame.event.post(pygame.event.Event(pygame.WINDOWCLOSE))
            hands.step()
        case "wreck":
            hands.stage.rescue = lambda _error: Probe(course.context, "raft")
            monkeypatch.setattr(upper, "update", lambda _dt: 1 // 0)
            hands.step()
    assert [lower.acts().count("close"), upper.acts().count("close")] == [1, 1]


def test_quit_ends_with_its_code(probe, set_stage):
    probe.answers["left"] = Quit(3)
    hands = set_stage(probe)
    hands.click("left")
    assert not hands.stage.running
    assert hands.stage.exit_code == 3
    assert probe.acts()[-1] == "leave"


def test_closing_the_window_ends(probe, set_stage):
    hands = set_stage(probe)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert hands.stage.step(0.01) is False


def test_resize_fits_again_once_the_size_rests(probe, set_stage, monkeypatch):
    hands, fitted = set_stage(probe), []
    monkeypatch.setattr(
        "tortuga.app.stage.viewport.fit_in", lambda *both: fitted.append([one.get_size() for one in both])
    )
    hands.stage.window.resize((1600, 1000))
    hands.step()
    assert fitted == [[(1280, 720), (1600, 1000)]]
    assert probe.seen.count(("fit", (1600, 1000))) == 0
    hands.step(20)
    assert probe.seen.count(("fit", (1600, 1000))) == 1
    canvas = hands.stage.canvas
    assert canvas.surface.get_size() == (1600, 1000)
    left, top = canvas.at(0, 0)
    right, bottom = canvas.at(1920, 1080)
    assert (left, top) == (1600 - right, 1000 - bottom), "centred"
    assert (right - left) / (bottom - top) == pytest.approx(16 / 9)


def test_what_is_covered_while_an_edge_is_dragged_is_seen_no_more(course, set_stage):
    """A peek, say: whoever lets it go while the window still changes its size finds it closed."""
    peek, table = Painted(course.context, "peek"), Painted(course.context, "table")
    peek.colour, table.colour = "#ff0000", "#0000ff"
    peek.answers["left"] = Pop()
    hands = set_stage(table)
    hands.stage._apply(Push(peek))
    hands.step()

    def shown():
        return hands.stage.window.surface.get_at((640, 360))[:3]

    assert shown() == (255, 0, 0)
    hands.stage.window.resize((1600, 1000))
    hands.step()
    assert shown() == (255, 0, 0)
    hands.stage._apply(peek.activate("left"))
    hands.step()
    assert hands.stage.top is table
    assert shown() == (0, 0, 255)
    hands.stage._apply(Push(peek))
    hands.step()
    peek.colour = "#00ff00"
    hands.step()
    assert shown() == (0, 255, 0), "nor what closes by itself"


@pytest.mark.parametrize("old", [(1280, 720), (1600, 720), (1280, 1024)])
@pytest.mark.parametrize("new", [(1700, 720), (1280, 960), (1300, 1300), (1280, 720)])
def test_while_an_edge_is_dragged_things_stand_where_they_will(old, new, canvas_of):
    before, window = canvas_of(old), pygame.Surface(new, 0, 32)
    before.surface.fill("navy")
    before.fill((0, 0, 1920, 1080), "#804020")
    before.fill((900, 500, 120, 80), "#ffffff")
    fit_in(before.surface, window)
    after = canvas_of(new)
    for point in ((960, 540), (906, 506), (1014, 574)):
        assert window.get_at(tuple(map(round, after.at(*point))))[:3] == (255, 255, 255), point
    for point in ((894, 540), (1026, 540), (960, 492), (960, 588), (20, 20), (1900, 1060)):
        assert window.get_at(tuple(map(round, after.at(*point))))[:3] == (128, 64, 32), point
    corners = {window.get_at((x, y))[:3] for x in (0, new[0] - 1) for y in (0, new[1] - 1)}
    assert corners <= {(0, 0, 128), (128, 64, 32)}, "nothing stays black beside it"


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (1280, 1024)])
def test_the_pointer_hits_in_any_shape_of_window(probe, set_stage, size):
    hands = set_stage(probe, size)
    hands.click("right")
    assert probe.acts()[-1] == "right"


def test_fullscreen_and_back(probe, set_stage):
    hands = set_stage(probe, (1300, 800))
    hands.press(pygame.K_F11)
    assert hands.stage.window.fullscreen
    hands.press(pygame.K_RETURN, pygame.KMOD_LALT)
    assert not hands.stage.window.fullscreen
    assert hands.stage.window.size == (1300, 800)
    hands.step(20)
    assert hands.stage.canvas.surface.get_size() == (1300, 800)
    assert probe.acts() == ["enter"], "the keys were for the window"


def test_small_windows_are_refused(probe, set_stage):
    assert set_stage(probe, (800, 600)).stage.window.size == (1280, 720)


def test_tooltips_wait(probe, set_stage, monkeypatch):
    shown: list[str] = []
    monkeypatch.setattr("tortuga.app.widgets.hints.tooltip", lambda _c, _b, text, **_: shown.append(text))
    hands = set_stage(probe)
    hands.hover("right")
    hands.step(10)
    assert not shown
    hands.step(40)
    assert set(shown) == {"tip  [Enter]"}


def test_what_can_be_pressed_is_asked_once_a_frame_and_only_if_something_is_marked(probe, set_stage):
    hands, items, asked = set_stage(probe), probe.items, []
    probe.focusables = lambda: asked.append(1) or items
    hands.step(5)
    assert not asked
    hands.hover("left")
    hands.step(5)
    assert 6 <= len(asked) <= 8
    probe.items = items = items[1:]
    hands.step(2)
    assert probe.focus.hovered is None


def test_what_was_pressed_needs_no_tooltip_until_the_pointer_comes_back(probe, set_stage, monkeypatch):
    """The pointer rests on the button turn after turn: words under it would lie over the buttons below."""
    shown: list[str] = []
    monkeypatch.setattr("tortuga.app.widgets.hints.tooltip", lambda _c, _b, text, **_: shown.append(text))
    hands = set_stage(probe)
    hands.click("right")
    hands.step(60)
    assert not shown
    hands.hover("left")
    hands.hover("right")
    hands.step(60)
    assert set(shown) == {"tip  [Enter]"}


def test_typed_events_can_be_kept_from_the_stage(probe, set_stage):
    hands = set_stage(probe)
    probe.raw = lambda event: event.type == pygame.KEYDOWN
    hands.press(pygame.K_RETURN)
    assert probe.acts() == ["enter"]


class Unfinished(Probe):
    """Its look comes in six frames."""

    @property
    def complete(self):
        return self.seen.count("draw") >= 6

    def breathes(self):
        return True


def test_what_is_left_over_of_a_picture_comes_at_once_however_quiet_it_is(course, set_stage, monkeypatch):
    """A half-painted table stood for a quarter of a second where nobody had pressed anything for long."""
    scene = Unfinished(course.context)
    stage = set_stage(scene).stage
    waits = []

    def wait(moves, _fps, _focused):
        waits.append((moves, scene.complete))
        return 5.0, [pygame.event.Event(pygame.QUIT)] if len(waits) > 8 else []

    monkeypatch.setattr(stage._pace, "wait", wait)
    stage.run()
    assert [complete for _, complete in waits].count(False) > 2
    assert all(moves != complete for moves, complete in waits)


class Awaiting(Probe):
    """A kept picture that waits for an answer and shows it."""

    kept = True
    waits = False

    def animating(self):
        return self.waits


def test_what_comes_while_a_kept_picture_waits_is_shown_without_a_hand(course, set_stage):
    """The adviser's estimates lay there for half a minute, and the page said that he was thinking."""
    scene = Awaiting(course.context)
    hands = set_stage(scene)
    hands.step(3)
    scene.waits = True
    hands.step(3)
    scene.seen.clear()
    scene.waits = False  # the answer is there: whoever asks sees it from now on
    hands.step(3)
    assert scene.seen.count("draw") == 1
