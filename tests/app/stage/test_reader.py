"""Screen readers: the tree follows the focus, the log is spoken, and what a reader asks for is done."""

from __future__ import annotations

import importlib.util

import pygame
import pytest

from tests.hands.harbour import Harbour, settle
from tests.hands.listener import Listener
from tortuga.app.scenes.settings.scene import SettingsScene
from tortuga.app.stage.reader import (
    REQUEST,
    ROOT,
    AccessKit,
    Announcement,
    Node,
    Reader,
    Tree,
    open_speaker,
)
from tortuga.app.widgets.dialog import quit_dialog


@pytest.fixture
def hear(set_stage):
    def make(scene, active=True):
        hands = set_stage(scene)
        listener = Listener(active)
        hands.stage.reader = Reader(listener)
        hands.step()
        return hands, listener

    return make


# ---------------------------------------------------------------- the tree
def test_the_tree_mirrors_what_can_be_pressed(course, hear):
    hands, listener = hear(SettingsScene(course.context))
    tree = listener.trees[-1]
    labels = [node.label for node in tree.nodes]
    assert labels == [item.label for item in hands.top.focusables()]
    assert "Speed: Normal" in labels
    assert tree.focus == ROOT
    checked = {node.label: node.checked for node in tree.nodes}
    assert checked["Speed: Normal"] is True
    assert checked["Speed: Fast"] is False
    assert checked["Reduced motion: Off"] is False
    assert checked["Back"] is None
    back = next(node for node in tree.nodes if node.label == "Back")
    assert back.description == "Esc"
    left, top, right, bottom = back.box
    assert 0 <= left < right <= 1280
    assert 0 <= top < bottom <= 720


def test_it_follows_the_focus_and_says_nothing_twice(course, hear):
    hands, listener = hear(SettingsScene(course.context))
    hands.press(pygame.K_TAB)
    assert listener.focus.label == "Game"
    hands.press(pygame.K_TAB)
    assert listener.focus.label == "Sound"
    count = len(listener.trees)
    hands.step(10)
    assert len(listener.trees) == count, "nothing changed"
    numbers = {node.label: node.number for node in listener.trees[-1].nodes}
    hands.press(pygame.K_RETURN)
    after = {node.label: node.number for node in listener.trees[-1].nodes}
    assert after["Sound"] == numbers["Sound"], "a thing keeps its number"


def test_dialogs_are_spoken(course, hear):
    _, listener = hear(quit_dialog(course.context, "Your games are kept."))
    assert "Your games are kept." in listener.trees[-1].announcement.words


def test_nobody_listens_nothing_is_worked_out(course, hear):
    hands, listener = hear(SettingsScene(course.context), active=False)
    hands.step(5)
    assert listener.trees == []
    listener.active = True
    hands.stage.reader.on = False
    hands.step()
    assert listener.trees == []
    hands.stage.reader.on = True
    hands.step()
    assert len(listener.trees) == 1
    hands.stage.reader.close()
    assert listener.closed


def test_a_reader_may_focus_and_press(course, hear):
    hands, listener = hear(SettingsScene(course.context))
    slow = next(node for node in listener.trees[-1].nodes if node.label == "Speed: Slow")
    pygame.event.post(pygame.event.Event(REQUEST, number=slow.number, press=False))
    hands.step()
    assert hands.top.focus.shows("speed:slow")
    assert course.settings.now.speed == "normal"
    pygame.event.post(pygame.event.Event(REQUEST, number=slow.number, press=True))
    hands.step()
    assert course.settings.now.speed == "slow"
    pygame.event.post(pygame.event.Event(REQUEST, number=99999, press=True))
    hands.step()


@pytest.mark.slow
def test_the_log_of_a_game_is_spoken(tmp_path, set_stage):
    harbour = Harbour(tmp_path, set_stage)
    hands, scene = harbour.begin("human", "greedy", seed="voice")
    listener = Listener()
    hands.stage.reader = Reader(listener)
    settle(hands)
    banner = scene.decision.banner()
    assert banner.message in listener.trees[-1].announcement.words
    for _ in range(12):
        hands.press(pygame.K_h)
        settle(hands, 1)
        hands.press(pygame.K_RETURN)
        settle(hands)
    said = " ".join(tree.announcement.words for tree in listener.trees)
    for line in scene.presenter.lines[-6:-1]:
        assert scene.presenter.narrative.plain(line) in said
    harbour.library.close()


# ---------------------------------------------------------------- the adapter
class Kit:
    """Stands for the library: remembers everything that it is given."""

    class Role:
        WINDOW, LABEL, BUTTON, CHECK_BOX = range(4)

    class Action:
        CLICK, FOCUS, OTHER = range(3)

    class Live:
        POLITE = 1

    class Toggled:
        FALSE, TRUE = range(2)

    class Rect:
        def __init__(self, *sides):
            self.sides = sides

    class Tree:
        def __init__(self, root):
            self.root = root

    class TreeUpdate:
        def __init__(self, focus):
            self.focus = focus
            self.nodes = []

    class Node:
        def __init__(self, role):
            self.role = role
            self.said = {}

        def __getattr__(self, name):
            return lambda *args: self.said.update({name: args})

    class Adapter:
        def __init__(self, *handlers):
            self.handlers = handlers
            self.updates = []
            self.windows = []

        def update_if_active(self, factory):
            self.updates.append(factory())

        update_window_focus_state = update_view_focus_state = lambda self, on: self.windows.append(on)

    class unix:  # noqa: N801
        pass

    class windows:  # noqa: N801
        pass


Kit.unix.Adapter = Kit.Adapter
Kit.windows.SubclassingAdapter = Kit.Adapter


class Request:
    def __init__(self, action, target):
        self.action, self.target = action, target


TREE = Tree(
    (Node(2, "Play", "Enter", (0, 0, 9, 9)), Node(3, "Mute", "", (0, 9, 9, 18), False, True)),
    3,
    Announcement(0, "hello"),
)


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_accesskit_is_told(display, platform):
    speaker = AccessKit(17, "Tortuga", Kit, platform)
    adapter = speaker._adapter
    begin = adapter.handlers[1] if platform == "win32" else adapter.handlers[0]
    assert not speaker.active
    begin()
    assert speaker.active
    speaker.show(TREE)
    update = adapter.updates[-1]
    nodes = dict(update.nodes)
    assert update.focus == 3
    assert nodes[0].said["set_children"] == ([1, 2, 3],)
    assert nodes[1].said["set_value"] == ("hello",)
    assert nodes[2].said["set_label"] == ("Play",)
    assert nodes[3].role == Kit.Role.CHECK_BOX
    assert "set_disabled" in nodes[3].said
    speaker.focused(True)
    assert adapter.windows == ([] if platform == "win32" else [True])
    if platform == "linux":
        adapter.handlers[2]()
        assert not speaker.active
        assert not any("hello" in str(node.said) for _, node in begin().nodes), "whoever comes next"


def test_wishes_become_events(display):
    pygame.event.clear()
    speaker = AccessKit(17, "Tortuga", Kit, "linux")
    for action in (Kit.Action.CLICK, Kit.Action.FOCUS, Kit.Action.OTHER):
        speaker._adapter.handlers[1](Request(action, 3))
    events = [(event.number, event.press) for event in pygame.event.get(REQUEST)]
    assert events == [(3, True), (3, False)]


def test_without_the_library_or_with_a_broken_one_the_game_is_played(caplog):
    def missing(_handle, _title):
        raise ImportError("no accesskit")

    def broken(_handle, _title):
        raise RuntimeError("no bus")

    assert open_speaker(1, "Tortuga", missing) is None
    assert open_speaker(1, "Tortuga", broken) is None
    assert "no bus" in caplog.text


@pytest.mark.skipif(
    importlib.util.find_spec("accesskit") is None, reason="extra `screenreader` not installed"
)
def test_with_the_real_library(display):
    window = pygame.Window("voice", (320, 200), hidden=True)
    speaker = AccessKit(int(window.handle), "Tortuga")
    speaker.show(TREE)
    speaker.focused(True)
    assert speaker._begin() is not None
    assert len(speaker._update(TREE).nodes) == 4
    speaker.close()
    window.destroy()
