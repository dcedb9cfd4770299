"""Which button of a gamepad means what: changed in the settings, refused where the pad would be stuck."""

from __future__ import annotations

import pygame
import pytest

from tests.hands.devices import INSTANCE, STEP, A, B, Thumbs, X, button_down
from tortuga.app.input.bindings import Bindings
from tortuga.app.input.keynames import UnknownKeyError
from tortuga.app.input.pad import DEFAULT_BUTTONS, NAMES, NEEDED, TRIGGERS, Buttons, Pad, rebound
from tortuga.app.languages import LANGUAGES
from tortuga.app.scenes.settings.scene import SettingsScene
from tortuga.app.settings import SettingsStore
from tortuga.app.text import Text


@pytest.fixture
def page(course, set_stage):
    """The page of the gamepad on a stage that has the same bindings, as in the game."""
    scene = SettingsScene(course.context, "gamepad")
    hands = set_stage(scene)
    hands.context = scene.context
    hands.stage._controls._keys = scene.context.keys
    hands.stage._controls.pad._buttons = scene.context.keys.buttons
    return hands


def pull(value: float) -> pygame.event.Event:
    return pygame.event.Event(
        pygame.CONTROLLERAXISMOTION,
        axis=pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
        value=round(32767 * value),
        instance_id=INSTANCE,
    )


# ---------------------------------------------------------------- the table
def test_every_button_has_one_action_and_a_name():
    buttons = Buttons()
    for name in (*NAMES.values(), *TRIGGERS.values()):
        assert buttons.button(buttons.action(name)) == name
        assert all(Text(language).say(f"pad-{name}") for language in LANGUAGES)
    assert all(Text("en").say(f"action-{action}") for action in DEFAULT_BUTTONS)


@pytest.mark.parametrize("changes", [{"sail": "a"}, {"hint": "wheel"}])
def test_unknown_names_are_refused(changes):
    with pytest.raises(UnknownKeyError):
        Bindings({}, changes)


def test_a_button_belongs_to_the_action_that_was_changed():
    buttons = Buttons({"forfeit": "x"})
    assert buttons.action("x") == "forfeit"
    assert buttons.button("undo") == ""
    changes, loser = rebound(buttons, "rules", "x")
    assert (changes, loser) == ({"undo": "", "rules": "x"}, "forfeit")
    assert Buttons(changes).changes == changes


def test_a_changed_button_means_another_action():
    pad = Pad(Buttons({"hint": "b", "back": "select", "forfeit": "rt"}))
    assert pad.event(button_down(B)) == "hint"
    assert pad.event(button_down(pygame.CONTROLLER_BUTTON_BACK)) == "back"
    assert pad.event(pull(1.0)) == "forfeit"
    assert Pad(Buttons({"skip": ""})).event(pull(1.0)) is None
    assert pad.event(button_down(STEP["left"])) == "left"


# ---------------------------------------------------------------- the page
def test_a_button_by_pressing_it(page, course):
    thumbs = Thumbs(page)
    thumbs.press("key:forfeit")
    assert page.top._page.waiting == "forfeit"
    thumbs.push(X)
    buttons = page.context.keys.buttons
    assert buttons.action("x") == "forfeit"
    assert page.context.say("action-undo") in page.top.toasts.text
    assert SettingsStore(course.folder).now.buttons == {"undo": "", "forfeit": "x"}
    assert page.context.key_label("forfeit") == "X", "the hands are on the pad"
    thumbs.press("pad-usual")
    assert buttons.changes == {}
    assert SettingsStore(course.folder).now.buttons == {}


@pytest.mark.parametrize("action", sorted(NEEDED))
def test_a_clash_with_a_needed_button_is_refused(page, action):
    page.click("key:hint")
    Thumbs(page).push({"a": A, "b": B}[DEFAULT_BUTTONS[action]])
    assert page.context.keys.buttons.changes == {}
    assert page.context.say(f"action-{action}") in page.top.toasts.text
    page.click(f"key:{action}")
    page.press(pygame.K_DELETE)
    assert page.context.keys.buttons.changes == {}


def test_a_trigger_that_was_taken_does_nothing_until_it_is_let_go(page):
    page.click("key:back")
    pygame.event.post(pull(1.0))
    page.step()
    assert page.context.keys.buttons.action("rt") == "back"
    for value in (0.9, 0.6):
        pygame.event.post(pull(value))
    page.step()
    assert page.stage.running, "it did not go back"
    for value in (0.0, 1.0):
        pygame.event.post(pull(value))
    page.step()
    assert not page.stage.running


def test_waiting_ends_with_escape_and_del_takes_the_button(page):
    page.click("key:hint")
    page.press(pygame.K_ESCAPE)
    assert page.top._page.waiting is None
    page.click("key:hint")
    Thumbs(page).push(STEP["up"])
    assert page.context.keys.buttons.changes == {}, "the cross keeps its meaning"
    page.click("key:hint")
    page.press(pygame.K_DELETE)
    assert page.context.keys.buttons.changes == {"hint": ""}
