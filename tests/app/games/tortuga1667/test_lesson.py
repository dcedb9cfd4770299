"""The guided first game of 1667: its script holds, its steps lead to the end, its words are there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from tortuga.app.captains import ask as seating
from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga1667 import layout as at
from tortuga.app.games.tortuga1667.lesson import ANNE, BELLAMY, JACK, LESSON, ME, SILAS
from tortuga.app.games.tortuga1667.tableui import TABLE
from tortuga.app.gameui.script import Do, Move, Tell
from tortuga.app.input.bindings import Bindings
from tortuga.app.languages import LANGUAGES
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import Routes
from tortuga.app.scenes.lesson.guide import lesson_session
from tortuga.app.scenes.lesson.panel import Halos, kind
from tortuga.app.scenes.lesson.scene import GuidedTable
from tortuga.app.scenes.stills import lesson_at
from tortuga.app.settings import SettingsStore
from tortuga.app.stills.house import still_context
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.table.marks import Spot
from tortuga.app.text import Text
from tortuga.games.tortuga1667 import events as ev
from tortuga.kernel.library.library import Library

STEPS = [entry for entry in LESSON.script if not isinstance(entry, Move)]
DEEDS = [step for step in STEPS if isinstance(step, Do)]


@pytest.fixture
def school(tmp_path: Path, set_stage: Any) -> Any:
    library = Library(tmp_path)
    settings = SettingsStore(tmp_path)
    settings.lend(speed="off")
    way = Routes(library, Text("en"), settings, Bindings(games=game_keys()))
    session = lesson_session(LESSON, Text("en"), library.new_game())
    context = way.context.of("tortuga1667")
    scene = GuidedTable(context, session, TABLE, LESSON, Thinking(seating.decide, InlineExecutor))
    yield set_stage(scene, size=(640, 360)), scene
    library.close()


def settle(hands: Any, scene: Any) -> None:
    """Let the others act until there is something to read or to do."""
    for _ in range(120):
        hands.step()
        if scene.said() is not None or not scene.guide.active:
            hands.step(6, dt=0.1)  # a glance: pressing at once would hurry the movement
            return


@pytest.mark.slow
def test_advice_and_enter_lead_through_every_step_and_into_a_free_game(school: Any) -> None:
    hands, scene = school
    done = []
    for _ in STEPS:
        settle(hands, scene)
        step = scene.guide.entry
        assert isinstance(step, Tell | Do), step
        if isinstance(step, Do):
            hands.press(pygame.K_h)
        hands.press(pygame.K_RETURN)
        done.append(step.id)
    assert done == [step.id for step in STEPS]
    assert not scene.guide.active
    assert not scene.session.finished


def test_the_script_shows_what_the_words_say() -> None:
    """The words name votes, places and scores: they are those of the game."""
    session = lesson_session(LESSON, Text("en"))
    for entry in LESSON.script:
        if not isinstance(entry, Tell):
            session.submit(ME if isinstance(entry, Do) else entry.seat, entry.command)
    table = session.whole_state
    assert [side[0] for side in table.loyalties] == ["f", "f", "b", "b", "d"]
    votes = [step.event for step in session.whole_steps if isinstance(step.event, ev.VoteShown)]
    shown = [(vote.kind, vote.result, "".join(sorted(card[0] for card in vote.cards))) for vote in votes]
    assert shown[0] == ("attack", "success", "CTT")
    assert shown[1] == ("attack", "failure", "CTWW")
    assert shown[2][:2] == ("mutiny", "success")
    assert sum(card[2] == "s" for card in votes[2].cards) == 3
    assert shown[3][:2] == ("brawl", "tie")
    assert shown[4] == ("attack", "success", "CTT")
    turned = [step.event for step in session.whole_steps if isinstance(step.event, ev.CardTurned)]
    assert [(card.seat, card.card, card.event) for card in turned] == [
        (ME, 0, "fountain"),
        (BELLAMY, 1, "letter"),
        (ANNE, 3, "spot"),
    ]
    assert table.maps[0] == JACK
    assert table.board.totals == (2, 4)
    assert table.board.lines == ((ME, JACK), (BELLAMY, SILAS), (ANNE,))


def test_what_is_to_be_seen_is_seen() -> None:
    """The learner has viewed the cards of which the guide speaks (T27)."""
    session = lesson_session(LESSON, Text("en"))
    for entry in LESSON.script:
        if isinstance(entry, Tell) and entry.id == "seen":
            break
        if not isinstance(entry, Tell):
            session.submit(ME if isinstance(entry, Do) else entry.seat, entry.command)
    row = session.observer(ME).view.table.row
    assert (row[1], row[3]) == ("letter", "spot")
    assert row[0] is row[2] is row[4] is None


@pytest.mark.parametrize("step", DEEDS, ids=lambda step: step.id)
def test_something_else_gets_a_reason_and_changes_nothing(step: Do, tmp_path: Path) -> None:
    scene = lesson_at(still_context(tmp_path, "en").of("tortuga1667"), LESSON, step.id)
    before, progress = scene.session.length, scene.guide.progress
    assert scene.decision is not None
    chooser = scene.decision.chooser
    for target in chooser.targets():
        kept = chooser.pending()
        scene.activate(target.id)
        assert chooser.command() in (None, step.command), target.id
        chooser.restore(kept)
    scene.activate("undo")
    assert (scene.session.length, scene.guide.progress) == (before, progress)
    scene.activate("hint")
    scene.activate("primary")
    assert scene.session.length > before


POINTED = [step for step in DEEDS if isinstance(step.halo[0], Spot)]


@pytest.mark.parametrize("step", POINTED, ids=lambda step: step.id)
def test_whoever_presses_what_is_framed_does_what_is_asked_and_confirms_last(
    step: Do, set_stage: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what comes next has a frame; none bears a number, which would be taken for a key."""
    scene = lesson_at(still_context(tmp_path, "en").of("tortuga1667"), LESSON, step.id)
    assert scene.decision is not None
    chooser, left = scene.decision.chooser, list(step.halo)
    hands, framed = set_stage(scene, size=(640, 360)), []
    monkeypatch.setattr(Halos, "draw", lambda _halos, _canvas, halo, *_: framed.append(halo))
    while chooser.command() is None:
        framed.clear()
        scene.draw(hands.stage.canvas)
        assert framed == [halo for halo in left if kind(halo) == kind(left[0])]
        box = scene.halos().box(left.pop(0))
        scene.activate(next(item.id for item in scene.focusables() if item.box.touches(box)))
    assert chooser.command() == step.command
    framed.clear()
    scene.draw(hands.stage.canvas)
    assert framed[-1] == "primary"


def test_whoever_is_forced_and_chooses_nothing_is_told_of_two_cards_not_of_the_row(tmp_path: Path) -> None:
    scene = lesson_at(still_context(tmp_path, "en").of("tortuga1667"), LESSON, "pick")
    assert scene.decision is not None
    chooser = scene.decision.chooser
    for notice in (chooser.missing(), chooser.pick("card-2")):
        assert notice is not None
        assert scene.context.text.say(notice.id, **notice.args) == "Choose one of the two cards first."


def test_every_step_has_words_of_some_260_letters_in_every_language() -> None:
    for language in LANGUAGES:
        voice = Text(language).of("tortuga1667")
        for step in STEPS:
            assert voice.has(f"guide-{step.id}-title")
            said = voice.say(
                f"guide-{step.id}", **dict.fromkeys(LESSON.names, "Turtle Jack"),
                **{f"key-{key}": "N" for key in ("hint", "rules", "confirm", *LESSON.keys)},
            )  # fmt: skip
            assert len(said) <= 300, (language, step.id, len(said))
            assert not isinstance(step, Do) or voice.has(f"guide-{step.id}-no")


def test_the_board_of_the_guide_leaves_the_chart_free(tmp_path: Path) -> None:
    scene = lesson_at(still_context(tmp_path, "en").of("tortuga1667"), LESSON, "ranks")
    x, y, w, h = scene.board.box
    assert x + w <= at.CHART[0]
    assert y + h <= at.OWN[1]
