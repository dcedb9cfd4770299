"""What goes wrong at the table: a captain that fails, a library that refuses; one question, and no storm."""

from __future__ import annotations

from concurrent.futures import Future

import pygame
import pytest

from tests.app.games.tortuga2014.games import Later
from tests.hands.harbour import settle, until
from tortuga.app.captains import ask
from tortuga.app.languages import LANGUAGES
from tortuga.app.scenes.title import TitleScene
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.text import Text
from tortuga.app.widgets.dialog import Dialog
from tortuga.kernel.game import NOBODY
from tortuga.kernel.library.database import LibraryError

pytestmark = pytest.mark.slow


class Sunk(InlineExecutor):
    """Every question to these players fails."""

    def __init__(self, *players):
        self.players = players
        self.asked = 0

    def submit(self, fn, /, *args, **kwargs):
        if not args or args[2] not in self.players:
            return super().submit(fn, *args, **kwargs)
        self.asked += 1
        future = Future()
        future.set_exception(MemoryError("no hold is large enough"))
        return future


def refusing(scene, monkeypatch):
    """How often the library was asked to keep a step; it takes none."""
    asked = []

    def full(*_):
        asked.append(1)
        raise LibraryError("error-library-full", file="library.sqlite")

    monkeypatch.setattr(type(scene.session._ledger._store), "append", full)
    return asked


def test_nothing_is_asked_before_the_one_dialog_is_answered(harbour):
    harbour.pool = Sunk("greedy")
    hands, scene = harbour.begin("human", "greedy", "greedy")
    settle(hands, 60)
    assert isinstance(hands.top, Dialog)
    assert [type(lower) for lower in hands.stage.scenes].count(Dialog) == 1
    assert harbour.pool.asked == 2, "each captain once"
    hands.click("again")
    settle(hands, 60)
    assert harbour.pool.asked == 4
    assert hands.top is not scene, "it failed once more, and is told once more"
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, TitleScene)
    settle(hands, 10)
    assert harbour.pool.asked == 4


def test_a_captain_goes_on_when_asked_again(harbour):
    harbour.pool = Sunk("greedy")
    hands, scene = harbour.begin("human", "greedy", "greedy")
    settle(hands)
    harbour.pool.players = ()
    hands.click("again")
    settle(hands)
    assert hands.top is scene
    assert all(scene.session.whole_state.chosen[1:])


def test_a_captains_move_that_cannot_be_stored_waits_for_an_answer(harbour, monkeypatch):
    harbour.pool = Later()
    hands, scene = harbour.begin("human", "greedy")
    settle(hands)
    asked = refusing(scene, monkeypatch)
    harbour.pool.work()
    settle(hands, 40)
    assert isinstance(hands.top, Dialog)
    assert len(asked) == 1
    hands.click("again")
    settle(hands, 40)
    assert len(asked) == 2
    monkeypatch.undo()
    hands.click("again")
    settle(hands)
    assert hands.top is scene
    assert scene.session.whole_state.chosen[1]
    assert not harbour.pool.calls, "its answer of before holds"


def test_a_lone_choice_that_cannot_be_stored_is_not_made_again_by_itself(harbour, monkeypatch):
    hands, scene = harbour.begin("human", "greedy", seed="only")
    while scene.decision is None or not scene.decision.only:
        settle(hands, 2)
        if scene.decision is not None and not scene.decision.only:
            hands.press(pygame.K_h)
            settle(hands, 1)
            hands.press(pygame.K_RETURN)
    asked = refusing(scene, monkeypatch)
    hands.step(80, dt=0.1)
    assert isinstance(hands.top, Dialog)
    assert len(asked) == 1
    hands.click("again")
    hands.step(80, dt=0.1)
    assert isinstance(hands.top, Dialog)
    assert len(asked) == 2
    decision = scene.decision
    monkeypatch.undo()
    hands.click("again")
    assert hands.top is scene
    assert scene.decision is not decision
    hands.step()


def test_advice_that_fails_is_told_once_and_the_game_goes_on(harbour):
    harbour.pool = Sunk(ask.ADVISER)
    hands, scene = harbour.begin("human", "greedy")
    chooser = until(hands, scene, "keep")
    hands.press(pygame.K_h)
    settle(hands, 20)
    assert isinstance(hands.top, Dialog)
    assert hands.top.title == scene.context.say("error-hint-title")
    hands.press(pygame.K_RETURN)
    settle(hands, 20)
    assert hands.top is scene
    assert harbour.pool.asked == 1
    assert scene.decision.chooser is chooser
    assert scene.decision.banner().message != scene.context.say("advice-wait"), "nobody is waited for"
    harbour.pool.players = ()
    hands.press(pygame.K_h)
    settle(hands)
    assert scene.decision.advice is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_trouble_in_every_language(language):
    text = Text(language)
    for id in ("error-captain", "error-hint"):
        assert "no hold" in text.say(id, reason="no hold")
        assert text.has(f"{id}-title")
    assert text.has("trouble-again")


def test_advice_that_is_out_of_date_is_asked_for_again_and_not_awaited_for_ever(harbour):
    """A captain's step that the full disk refused is kept at last, while a person waits for advice."""
    harbour.pool = Later()
    hands, scene = harbour.begin("human", "greedy")
    settle(hands)
    harbour.pool.work()
    settle(hands)
    hands.press(pygame.K_h)
    assert scene.decision.awaiting
    waiting = scene.decision.banner()
    scene.session.observer(NOBODY).publish(0, 1)
    harbour.pool.work()
    settle(hands, 40)
    harbour.pool.work()
    settle(hands, 40)
    assert scene.decision.advice is not None
    assert scene.decision.banner() != waiting


def test_a_library_damaged_under_the_game_is_told_and_the_table_stands(harbour, monkeypatch):
    harbour.pool = Later()
    hands, scene = harbour.begin("human", "greedy")
    settle(hands)
    with harbour.library.database.transaction() as connection:
        for table in ("notes", "events"):
            connection.execute(f"DROP TABLE {table}")
    harbour.pool.work()
    settle(hands, 40)
    assert isinstance(hands.top, Dialog)
    hands.press(pygame.K_RETURN)
    settle(hands, 40)
    assert isinstance(hands.top, Dialog), "asked again, and told again"
    assert hands.stage.scenes[-2] is scene
