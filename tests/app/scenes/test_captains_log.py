"""The captain's log: what it tells adds up, leads to the table, and is made only once."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path

import msgspec
import pygame
import pytest

from tests.hands.devices import Keyboard, Mouse, Thumbs
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Silent
from tortuga.app.records import SAMPLES, GameAnalysis
from tortuga.app.scenes.log import scene as scenes
from tortuga.app.scenes.log.scene import PAGES, LogScene
from tortuga.app.scenes.log.view import PARTS, LogView
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.stills.sample import InlineExecutor
from tortuga.kernel.analysis import MOST_CANDIDATES, as_in_a_log, lines_of_steps
from tortuga.kernel.log.format import dump, last_seal

GAME = 3


@pytest.fixture(scope="module")
def rough():
    """By log, an analysis with few samples, made once."""
    made = {}

    def of(log):
        if log not in made:
            made[log] = msgspec.structs.replace(ask.analyse(log, 8), samples=SAMPLES)
        return made[log]

    return of


@pytest.fixture
def record(library):
    return library.records.load(GAME)


@pytest.fixture
def scene(library, record, rough, set_stage):
    """The log of a game of four whose analysis is kept already; the hands on it."""
    library.records.library.keep_analysis(rough(dump(record.log)))
    kept = GameAnalysis(library.records.library, record.log, Silent())
    return set_stage(LogScene(library.context.of("tortuga2014"), library, record, kept))


def ids(hands):
    return [item.id for item in hands.top.focusables()]


def test_parts_add_up_as_they_are_shown(scene):
    top = scene.top
    for seat in range(4):
        view = LogView(top.context, top.view.record, top.view.analysis, seat)
        for account in view.accounts:
            shown = view.points(account)
            change = round(100 * account.after, 1) - round(100 * account.before, 1)
            assert sum(shown) == pytest.approx(change, abs=1e-9)
        result = round(100 * view.accounts[-1].after - 25, 1)
        assert sum(view.sums) == pytest.approx(result, abs=1e-9)
        assert len(view.ends) == view.rounds
        assert view.ends[-1].chances[seat] == pytest.approx(view.accounts[-1].after)


@pytest.mark.parametrize("device", [Mouse, Keyboard, Thumbs])
def test_every_page_by_mouse_keys_and_pad(scene, device):
    hand = device(scene)
    for page, _ in reversed(PAGES):
        hand.press(f"page:{page}")
        assert scene.top.page == page
    hand.press("eyes:2")
    assert scene.top.eyes == 2
    hand.press("page:rounds")
    hand.press("round:3")
    assert scene.top.round == 3


def test_bets_are_a_tab_away(scene, monkeypatch):
    monkeypatch.setattr(scenes, "Elsewhere", lambda _jobs: Silent())
    scene.click("page:reads")
    scene.press(pygame.K_1)
    assert scene.top.context.say("reads-left", count=9) in [item.label for item in scene.top.focusables()]
    scene.click("eyes:1")
    scene.click("page:overview")


def test_page_keys_turn_rounds(scene):
    scene.click("page:rounds")
    scene.press(pygame.K_PAGEDOWN)
    scene.step()
    assert scene.top.round == 2
    for _ in range(9):
        scene.press(pygame.K_PAGEUP)
        scene.step()
    assert scene.top.round == 1


def test_a_moment_leads_to_its_event_on_the_table(scene):
    top = scene.top
    scene.click("page:moments")
    chosen = top.view.moments[0]
    scene.click("look")
    scene.step()
    replay = scene.top
    assert isinstance(replay, ReplayScene)
    position = lines_of_steps(top.view.record.log).index(chosen.line) + 1
    assert replay.position == position - (chosen.kind == "choice")


def test_a_mistake_tells_what_was_done_and_what_was_best(scene):
    view = scene.top.view
    mistakes = [moment for moment in view.moments if moment.kind == "choice"]
    assert mistakes
    for moment in mistakes:
        name = view.seats[moment.seat].name
        assert name in view.chosen(moment)
        assert name in view.better(moment)


def test_a_mistake_tells_what_could_have_been_chosen(scene):
    view = scene.top.view
    rules = view.record.replay.rules
    for moment in view.analysis.moments:
        losses = [one.loss for one in moment.candidates]
        if moment.kind == "luck":
            assert not losses
            continue
        assert 2 <= len(losses) <= MOST_CANDIDATES
        assert min(losses) == 0
        assert moment.points in [pytest.approx(loss) for loss in losses]
        step = view.step(moment.line)
        for one in moment.candidates:
            seat, command = rules.command_of(step.before.table, msgspec.convert(one.event, rules.event_type))
            assert (seat, as_in_a_log(command)) == (moment.seat, one.command)


def test_what_is_drawn_is_spoken(scene):
    view = scene.top.view
    for page, _ in PAGES:
        scene.click(f"page:{page}")
        said = " ".join(sentence.words for sentence in scene.top.spoken())
        assert view.context.say("account-title") in said
        if page != "moments":
            for part in PARTS:
                assert view.context.say(f"account-{part.id}") in said


class Later(Silent):
    """Answers when it is told to."""

    def submit(self, fn, /, *args, **kwargs):
        self.asked = (fn, args)
        self.answer = Future()
        return self.answer


def test_it_waits_and_is_kept_once_it_is_there(library, record, rough, set_stage):
    later, kept = Later(), library.records.library
    waiting = GameAnalysis(kept, record.log, later)
    hands = set_stage(LogScene(library.context.of("tortuga2014"), library, record, waiting))
    hands.step()
    assert hands.top.view is None
    function, (log, samples, progress) = later.asked
    assert (function, log, samples) == (ask.analyse, dump(record.log), SAMPLES)
    told = Path(progress)
    assert waiting.done == 0
    told.write_text("0.25")
    assert waiting.done == 0.25
    assert library.context.say("account-waiting") in [sentence.words for sentence in hands.top.spoken()]
    found = rough(dump(record.log))
    later.answer.set_result(found)
    hands.step()
    assert hands.top.view.analysis == found
    assert kept.analysis(last_seal(record.log), found.engine, SAMPLES) == found
    assert not told.parent.exists()
    again = GameAnalysis(kept, record.log, InlineExecutor())
    assert not again.waiting


@pytest.mark.filterwarnings("error")
def test_a_failure_is_told(library, record, set_stage, caplog):
    later, kept = Later(), library.records.library
    hands = set_stage(
        LogScene(library.context.of("tortuga2014"), library, record, GameAnalysis(kept, record.log, later))
    )
    later.answer.set_exception(RuntimeError("the captain fell overboard"))
    hands.step()
    assert library.context.say("account-failed") in [sentence.words for sentence in hands.top.spoken()]
    assert "overboard" in caplog.text
    assert "page:rounds" in ids(hands)
