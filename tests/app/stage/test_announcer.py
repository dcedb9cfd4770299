"""What happens is read aloud, each thing once: repeated sentences, many at once, after a dialog."""

from __future__ import annotations

from collections import Counter

import pygame
import pytest

from tests.hands.harbour import over, settle
from tests.hands.listener import Listener, read
from tortuga.app.scene.protocol import Pop, Push, Sentence
from tortuga.app.stage.reader import AccessKit, Announcement, Announcer, Reader, Tree
from tortuga.app.widgets.dialog import quit_dialog
from tortuga.app.widgets.toast import Toasts

pytestmark = pytest.mark.slow


class Speech:
    """A scene that says what it is told to."""

    def __init__(self, *said):
        self.said = list(said)

    def spoken(self):
        return self.said


def numbered(*words):
    return [Sentence(said, number) for number, said in enumerate(words)]


def test_a_sentence_that_comes_again_is_read_again():
    announcer, scene = Announcer(), Speech(*numbered("Round 1", "Aye"))
    first = announcer.hear(scene)
    assert announcer.hear(scene) == first, "nothing new"
    scene.said = numbered("Round 1", "Aye", "Aye")
    again = announcer.hear(scene)
    assert (first.words, again.words) == ("Round 1 Aye", "Aye")
    assert again.number != first.number


def test_more_than_eight_at_once_are_all_read():
    words = [f"line {number}" for number in range(30)]
    assert Announcer().hear(Speech(*numbered(*words))).words == " ".join(words)


def test_after_a_dialog_nothing_old_is_read():
    announcer, table, dialog = Announcer(), Speech(*numbered("one", "two")), Speech(Sentence("Leave?"))
    announcer.hear(table)
    asked = announcer.hear(dialog)
    assert announcer.hear(table) == Announcement(asked.number), "nothing but what happened since"
    table.said = numbered("one", "two", "three")
    assert announcer.hear(table).words == "three"


def test_what_is_said_no_more_does_not_stay_to_be_found():
    """A secret, say, that was held open: the live region has no words, and nothing is read for that."""
    announcer, table = Announcer(), Speech(*numbered("one", "two"))
    announcer.hear(table)
    secret = announcer.hear(Speech(*numbered("You are British")))
    assert announcer.hear(table) == Announcement(secret.number)
    table.said.append(Sentence("three", 3))
    assert announcer.hear(table).words == "three"
    assert announcer.hear(table).words == "three", "what is still said stays"
    assert announcer.hear(table, [Sentence("saved")]).words == "saved"
    assert announcer.hear(table).words == ""


def test_what_stands_is_read_when_it_stands_there_again():
    announcer, scene = Announcer(), Speech(Sentence("Game"))
    announcer.hear(scene)
    scene.said = [Sentence("Sound")]
    announcer.hear(scene)
    scene.said = [Sentence("Game")]
    assert announcer.hear(scene) == Announcement(3, "Game")


def test_who_begins_to_listen_hears_the_newest_only():
    announcer = Announcer()
    announcer.drop_backlog()
    scene = Speech(*numbered(*(f"line {number}" for number in range(30))))
    assert announcer.hear(scene).words == " ".join(f"line {number}" for number in range(22, 30))


def test_a_message_that_comes_twice_is_said_twice():
    toasts, announcer = Toasts(), Announcer()
    toasts.show("Saved")
    first = announcer.hear(Speech(), toasts.spoken)
    toasts.show("Saved")
    again = announcer.hear(Speech(), toasts.spoken)
    assert (first.words, again.words) == ("Saved", "Saved")
    assert first.number != again.number


@pytest.mark.parametrize("others", [("random",), ("random", "random", "random")])
def test_every_line_of_a_game_is_read_once(harbour, others):
    hands, scene = harbour.begin("human", *others, seed="every word")
    listener = Listener()
    hands.stage.reader = Reader(listener)
    with hands.unpainted():
        for _ in range(30):  # not to the end: there the results are read instead of the last lines
            settle(hands, 2)
            if over(hands):
                break
            hands.press(pygame.K_h)
            settle(hands, 2)
            hands.press(pygame.K_RETURN)
    said = " ".join(read(listener))
    lines = Counter(scene.presenter.narrative.plain(line) for line in scene.presenter.lines)
    assert max(lines.values()) > 1, "some come more than once"
    whole = [line for line in lines if not any(line in other for other in lines if other != line)]
    assert {line: said.count(line) for line in whole} == {line: lines[line] for line in whole}


def test_the_lines_of_a_table_are_not_read_again_after_a_dialog(harbour):
    hands, scene = harbour.begin("human", "random", "random", seed="dialog")
    listener = Listener()
    hands.stage.reader = Reader(listener)
    settle(hands, 6)
    before = read(listener)
    hands.stage._apply(Push(quit_dialog(scene.context, "Your game is kept.")))
    hands.step()
    hands.stage._apply(Pop())
    settle(hands, 3)
    (asked,) = read(listener)[len(before) :]
    assert "Your game is kept." in asked


def test_a_refusal_that_comes_again_is_read_again(harbour):
    hands, scene = harbour.begin("human", "random", seed="refused")
    listener = Listener()
    hands.stage.reader = Reader(listener)
    settle(hands, 6)
    before = len(read(listener))
    for _ in range(2):
        hands.press(pygame.K_RETURN)
        hands.step()
    first, again = read(listener)[before:]
    assert first == again == f"{scene.decision.banner().title}. {scene.decision.banner().message}"


def test_the_live_region_is_another_node_for_each_announcement(display):
    class Adapter:
        def __init__(self, *_):
            self.regions = []

        def update_if_active(self, factory):
            self.regions.append(next(number for number, node in factory().nodes if number))

    class Kit:
        class Role:
            WINDOW = LABEL = BUTTON = CHECK_BOX = 0

        class Live:
            POLITE = 1

        Tree = staticmethod(lambda root: root)

        class TreeUpdate:
            def __init__(self, focus):
                self.nodes = []

        class Node:
            def __init__(self, role):
                pass

            def __getattr__(self, name):
                return lambda *args: None

        class unix:  # noqa: N801
            pass

    Kit.unix.Adapter = Adapter
    speaker = AccessKit(17, "Tortuga", Kit, "linux")
    for number in (1, 2, 2):
        speaker.show(Tree(announcement=Announcement(number, "Aye")))
    first, again, same = speaker._adapter.regions
    assert first != again == same
