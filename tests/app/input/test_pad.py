"""The gamepad: the same actions as the keys, held directions, devices that come and go, and whole games."""

from __future__ import annotations

import pygame
import pytest

from tests.hands.devices import INSTANCE, STEP, A, B, Thumbs, button_down, button_up
from tests.hands.harbour import settle
from tortuga.app.input.focus import Focusable, find, zone
from tortuga.app.input.pad import FIRST_REPEAT, REPEAT, Pad
from tortuga.app.scenes.settings.scene import SettingsScene
from tortuga.app.table.scene import TableScene
from tortuga.app.widgets.dialog import Dialog

pytestmark = pytest.mark.slow


def axis(number, share):
    return pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, axis=number, value=round(32767 * share), instance_id=INSTANCE
    )


# ---------------------------------------------------------------- the pad itself
def test_a_held_direction_goes_on():
    pad = Pad()
    assert pad.event(button_down(STEP["left"])) == "left"
    assert pad.repeat(FIRST_REPEAT / 2) is None
    assert pad.repeat(FIRST_REPEAT) == "left"
    assert pad.repeat(REPEAT / 2) is None
    assert pad.repeat(REPEAT) == "left"
    pad.event(button_up(STEP["left"]))
    assert pad.repeat(9.0) is None


def test_the_stick_counts_once_for_each_push():
    pad = Pad()
    right = pygame.CONTROLLER_AXIS_LEFTX
    assert pad.event(axis(right, 0.3)) is None
    assert pad.event(axis(right, 0.8)) == "right"
    assert pad.event(axis(right, 0.9)) is None
    assert pad.event(axis(right, 0.4)) is None, "not let go yet"
    assert pad.repeat(1.0) == "right"
    assert pad.event(axis(right, 0.1)) is None
    assert pad.repeat(9.0) is None
    assert pad.event(axis(right, -0.8)) == "left"


def test_triggers_and_unknown_buttons():
    pad = Pad()
    assert pad.event(axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1.0)) == "skip"
    assert pad.event(axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.9)) is None
    assert pad.event(axis(pygame.CONTROLLER_AXIS_RIGHTX, 1.0)) is None
    assert pad.event(button_down(pygame.CONTROLLER_BUTTON_GUIDE)) is None


def test_a_pad_that_is_pulled_out_lets_go():
    pad = Pad()
    pad.event(axis(pygame.CONTROLLER_AXIS_LEFTY, 1.0))
    pad._open[7] = pad  # stands for a device
    pad.event(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7))
    assert pad.take_news().id == "pad-gone"
    assert pad.take_news() is None
    assert pad.repeat(9.0) is None
    assert pad.event(axis(pygame.CONTROLLER_AXIS_LEFTY, 1.0)) == "down"


def test_a_pad_that_is_gone_again_is_no_accident(display):
    pad = Pad()
    pad.begin()
    pad.event(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=99))
    assert not pad._open
    pad.close()


def test_zones():
    items = [
        Focusable(name, (0, 0, 1, 1), name)
        for name in ("a:1", "a:2", "b:1", "seat0.name", "seat0.level", "c")
    ]
    assert zone(items, None, 1) == "a:1"
    assert zone(items, "a:2", 1) == "b:1"
    assert zone(items, "b:1", 1) == "seat0.name"
    assert zone(items, "a:2", -1) == "c"
    assert zone([], None, 1) is None


# ---------------------------------------------------------------- scenes
def test_through_the_settings(course, set_stage):
    hands = set_stage(SettingsScene(course.context))
    thumbs = Thumbs(hands)
    thumbs.reach("speed:slow")
    thumbs.push(A)
    assert course.settings.now.speed == "slow"
    thumbs.reach("section:sound")
    thumbs.push(A)
    thumbs.reach("music:next")
    thumbs.push(A)
    assert course.settings.now.music == 60
    thumbs.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert hands.top.focus.focused == "effects:previous"
    thumbs.push(B)
    assert not hands.stage.running


def test_the_shoulders_go_from_part_to_part_of_the_table(harbour):
    hands, scene = harbour.begin("human", "greedy", "greedy", "greedy")
    settle(hands)
    thumbs = Thumbs(hands)
    zones = []
    for _ in range(4):
        thumbs.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        zones.append(find(hands.top.focusables(), hands.top.focus.focused).zone)
    assert zones == ["targets", "buttons", "tabs", "menu"]
    assert scene.decision is not None


def test_buttons_show_what_is_in_the_hand(harbour):
    hands, scene = harbour.begin("human", "greedy")
    settle(hands)
    assert scene.context.key_label("confirm") == "Enter"
    thumbs = Thumbs(hands)
    thumbs.push(STEP["left"])
    hands.stage._controls._keys = scene.context.keys
    thumbs.push(STEP["left"])
    assert scene.context.key_label("confirm") == "A"
    assert scene.context.key_label("settings") == "F10", "no button of its own"
    hands.press(pygame.K_TAB)
    assert scene.context.key_label("confirm") == "Enter"


def test_start_opens_the_menu_at_the_table(harbour):
    hands, _ = harbour.begin("human", "greedy")
    settle(hands)
    thumbs = Thumbs(hands)
    thumbs.push(pygame.CONTROLLER_BUTTON_START)
    assert isinstance(hands.top, Dialog)
    thumbs.reach("settings")
    thumbs.push(A)
    assert isinstance(hands.top, SettingsScene)
    thumbs.push(B)
    assert isinstance(hands.top, Dialog), "one step back"
    thumbs.push(B)
    assert isinstance(hands.top, TableScene)
