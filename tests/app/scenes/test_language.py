"""The language is changed in the settings, over a scene: nothing below stays in the old one."""

from __future__ import annotations

from tests.hands.harbour import settle
from tests.hands.records import four
from tortuga.app.scene.protocol import Pop, Push
from tortuga.app.scenes.settings.scene import SettingsScene
from tortuga.app.text import Text


def speak(hands, context, language="de"):
    """Over whatever is shown the settings are opened, the language changed, and closed again."""
    hands.stage._apply(Push(SettingsScene(context, "display")))
    hands.step()
    hands.click(f"language:{language}")
    hands.stage._apply(Pop())
    hands.step()


def test_the_first_line_of_the_log(harbour):
    hands, scene = harbour.begin("human", "random", seed="language")
    settle(hands)
    digits = scene.session.header.commitment[:16]
    assert scene.presenter.lines[0].text == Text("en").say("log-sealed", digits=digits)
    speak(hands, harbour.voyage.context)
    assert scene.presenter.lines[0].text == Text("de").say("log-sealed", digits=digits)


def test_the_log_of_a_replay(watch):
    hands = watch(four())
    scene = hands.top
    english = [told.line.text for told in scene.show.told]
    speak(hands, scene.context)
    german = [told.line.text for told in scene.show.told]
    assert len(german) == len(english)
    assert not set(german) & set(english)
    assert scene.placed
    assert {placed.told.line.text for placed in scene.placed} <= set(german)


def test_usual_names_of_a_new_game(course, set_stage):
    hands = set_stage(course.new_game())
    scene = hands.top
    scene._change_seat(1, name="Captain Jack", usual=0)
    most = len(scene._spare_seats)
    speak(hands, course.context)
    scene._seat_count(most)
    german = [Text("de").say(f"newgame-name-{number}") for number in range(1, most + 1)]
    assert german[0] != Text("en").say("newgame-name-1")
    german[1] = "Captain Jack"
    assert [seat.name for seat in scene.game.seats] == german
