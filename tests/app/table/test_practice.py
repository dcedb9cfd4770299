"""A practice game at the table: asked for on the new-game screen, the round taken back from the menu."""

from __future__ import annotations

import pytest

from tests.app.games.tortuga2014.games import specs
from tests.hands.harbour import settle, until
from tortuga.app.languages import LANGUAGES
from tortuga.app.records import Records
from tortuga.app.scenes.library.row import kind_of
from tortuga.app.scenes.newgame.choices import NewGame, SeatChoice, from_settings, to_settings
from tortuga.app.table import menu as practice
from tortuga.app.table.scene import TableScene
from tortuga.app.text import Text
from tortuga.cli.logs import transcript
from tortuga.games import GAMES
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.log.format import Undone, dump
from tortuga.kernel.log.reader import parse
from tortuga.kernel.replay import Replay
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow


def begin(harbour, *players, on=True):
    session = Session.new(
        RULES, Options(seats=len(players)), specs(*players), "KRAKEN", harbour.library.new_game(), practice=on
    )
    return harbour.table(session)


def test_asked_for_and_kept(course, set_stage):
    hands = set_stage(course.new_game())
    hands.click("practice")
    hands.click("set-sail")
    assert course.sailed[0].practice
    assert from_settings("tortuga2014", course.settings.now.choices_of("tortuga2014")).practice
    seats = (SeatChoice("person", "Anne", "blue"), SeatChoice("captain", "Bob", "green"))
    assert not from_settings("tortuga2014", to_settings(NewGame("tortuga2014", seats))).practice


def test_the_round_is_taken_back_and_the_dice_fall_again(harbour):
    hands, scene = begin(harbour, "human", "greedy", "greedy")
    until(hands, scene, "move")
    session = scene.session
    dice = session.whole_steps[practice.round_begun(session)].before.rolls
    hands.click("menu")
    hands.click("round")
    settle(hands)
    assert isinstance(hands.top, TableScene)
    assert session.whole_state.round == 1
    assert session.whole_state.stage == "select"
    assert session.whole_state.rolls == dice
    assert scene.decision is not None
    assert scene.decision.chooser.kind == "keep"
    assert scene.decision.banner().message == scene.context.say("pause-round-done")
    assert scene.presenter.view.table.rolls[0] == dice[0]
    assert isinstance(next(e for e in reversed(session.log.events) if isinstance(e, Undone)), Undone)
    assert verify(dump(session.log), GAMES).good
    (entry,) = harbour.library.games()
    assert entry.practice
    assert kind_of(scene.context, entry) == ("practice", "anticlockwise-rotation")
    again = harbour.again()
    assert again.whole_state == session.whole_state
    assert again.header.practice


def test_before_the_first_choice_of_a_round_it_is_the_round_before(harbour):
    hands, scene = begin(harbour, "human", "greedy")
    until(hands, scene, "move")
    while scene.session.whole_state.round < 2 or scene.decision is None:
        hands.press(ord("h"))
        settle(hands, 2)
        if scene.session.whole_state.round < 2:
            hands.press(13)
            settle(hands, 2)
    hands.click("menu")
    hands.click("round")
    assert scene.session.whole_state.round == 1
    hands.click("menu")
    assert "round" not in [item.id for item in hands.top.focusables()], "nothing before it"


def test_other_games_do_not_offer_it(harbour):
    hands, scene = begin(harbour, "human", "greedy", on=False)
    until(hands, scene, "move")
    hands.click("menu")
    assert "round" not in [item.id for item in hands.top.focusables()]


def test_between_several_persons_the_curtain_falls_again(harbour):
    hands, scene = begin(harbour, "human", "human")
    settle(hands, 6)
    while scene.decision is None:
        hands.press(13)
        settle(hands, 2)
    hands.press(ord("h"))
    settle(hands, 2)
    hands.press(13)
    settle(hands, 4)
    position = practice.round_begun(scene.session)
    assert position is not None
    scene.take_back_round()
    table = scene.presenter.view.table
    assert all(not roll for roll in table.rolls), "nobody's dice are shown"
    settle(hands, 4)
    assert not isinstance(hands.top, TableScene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_transcript_tells(harbour, language):
    hands, scene = begin(harbour, "human", "greedy")
    until(hands, scene, "move")
    scene.take_back_round()
    log = parse(dump(scene.session.log), GAMES)
    words = Text(language, strict=False)
    told = list(transcript(Replay(RULES, log), words))
    assert words.say("cli-transcript-practice", times=1) in told


def test_rounds_that_were_taken_back_do_not_count_in_the_library(harbour):
    _, scene = begin(harbour, "human", "greedy")
    session = scene.session
    while session.whole_state.round < 3:
        seat = session.to_act()[0]
        session.submit(seat, session.rules.legal(session.whole_state, seat)[0])
    session.undo(0, practice.round_begun(session))
    assert session.whole_state.round < 3
    (entry,) = Records(harbour.library).entries()
    assert Records(harbour.library).rounds() == {entry.id: session.whole_state.round}
