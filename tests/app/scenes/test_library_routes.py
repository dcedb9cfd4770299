"""The library on a real voyage: from the title and back, at the table, and from the command line."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import pygame
import pytest

from tortuga.app import main
from tortuga.app.input.bindings import Bindings
from tortuga.app.records import Retry
from tortuga.app.registry import game_keys
from tortuga.app.routes.play import Routes
from tortuga.app.scene.protocol import Push, Quit
from tortuga.app.scenes.library.scene import LibraryScene
from tortuga.app.scenes.newgame.choices import NewGame, SeatChoice
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.proof import ProofScene
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.scenes.results import ResultsScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.settings import SettingsStore
from tortuga.app.stage.stage import Stage
from tortuga.app.stills.library import finished
from tortuga.app.stills.sample import play
from tortuga.app.table.menu import MenuDialog
from tortuga.app.table.scene import TableScene
from tortuga.app.text import Text
from tortuga.games import GAMES
from tortuga.kernel.analysis import Candidate, Moment, as_in_a_log
from tortuga.kernel.library.library import Library, playing
from tortuga.kernel.library.statistics import Statistics
from tortuga.kernel.players import Reason
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[2] / "golden"
GAME = NewGame(
    "tortuga2014",
    (SeatChoice("person", "Rosa", "orange"), SeatChoice("captain", "Jack", "green", "random")),
    seed="KRAKEN",
)


@pytest.fixture(autouse=True)
def nobody_thinks(monkeypatch):
    monkeypatch.setattr("tortuga.app.captains.thinking.Thinking.warm_up", lambda _self: None)
    monkeypatch.setattr("tortuga.app.captains.thinking.Thinking.ask", lambda _self, _question: None)


@pytest.fixture
def voyage(tmp_path):
    settings = SettingsStore(tmp_path)
    settings.lend(speed="off")
    with Library(tmp_path / "data") as library:
        yield Routes(library, Text("en"), settings, Bindings(games=game_keys()))


def test_from_the_title_to_a_branch_of_a_foreign_game(voyage, set_stage):
    id = voyage.records.import_log(GOLDEN / "three-seats.jsonl")
    hands = set_stage(voyage.title())
    hands.click("menu:library")
    assert isinstance(hands.top, LibraryScene)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.top, ReplayScene)
    hands.press(pygame.K_END)
    hands.click("decision")
    hands.press(pygame.K_RETURN)
    hands.click("seat:2")
    hands.click("chance:fresh")
    hands.press(pygame.K_RETURN)
    table = hands.top
    assert isinstance(table, TableScene)
    assert [spec.is_human for spec in table.session.seats] == [False, False, True]
    assert table.session.header.branched[0].commitment == voyage.records.library.entry(id).commitment
    play(table.session, "x")
    (branched,) = (entry for entry in voyage.records.entries() if entry.branched)
    assert branched.state == "finished"
    assert " : " not in branched.name, "the other game's result is not its own"
    report = verify(voyage.records.library.lines(branched.id), GAMES)
    assert (report.status, report.unproven) == ("finished", 0)


def test_a_branch_is_resumed_where_it_was_left(voyage, set_stage):
    voyage.records.import_log(GOLDEN / "two-seats.jsonl")
    record = voyage.records.load(1)
    way = voyage.recorded.branch(record, 60, 0, fresh=True)
    session = way.scene.session
    play(session, "y", 3)
    length = session.length
    hands = set_stage(voyage.title())
    hands.click("menu:continue")
    assert hands.top.session.length == length
    assert hands.top.session.header.branched


def test_a_moment_tried_again_tells_what_a_choice_was_worth_and_leads_back_to_the_log(voyage):
    voyage.records.import_log(GOLDEN / "two-seats.jsonl")
    record = voyage.records.load(1)
    start = record.replay.decisions()[4]
    then = record.replay.whole_steps[start]
    assert then.cause == "decision"
    seat = then.seat

    def table(retry=None):
        return voyage.recorded.branch(record, start, seat, fresh=False, retry=retry).scene

    trial = table().session
    chosen, best = (as_in_a_log(each) for each in trial.observer(seat).legal()[:2])
    events = []
    for command in trial.observer(seat).legal()[:2]:
        session = table().session
        session.submit(seat, command)
        events.append(as_in_a_log(session.observer(seat).past(start)[0].event))
    candidates = (Candidate(chosen, events[0], 0.126), Candidate(best, events[1], 0.0))
    about = Reason("log-keep")
    moment = Moment(1, 1, seat, "choice", 0.126, None, about, chosen, best, candidates)
    told = {}
    for at, command in enumerate(trial.observer(seat).legal()[:3]):
        scene = table(Retry(moment, start, lambda: Push(voyage.title())))
        scene._submit(seat, command)
        told[at] = scene.news.title, scene.news.message
    say = voyage.context.say
    assert told[0] == (say("retry-same"), say("retry-same-note", points="12.6"))
    assert told[1] == (say("retry-best"), say("retry-best-note", points="12.6"))
    assert told[2] == (say("retry-unknown"), say("retry-unknown-note"))
    (back,) = (answer for answer in scene.menu().answers if answer.id == "log")
    assert isinstance(back.action().scene, TitleScene)
    assert "log" not in [answer.id for answer in table().menu().answers]


def test_from_the_end_of_a_game_to_its_proof_and_deal(voyage, set_stage):
    table = voyage.begin(GAME.setup)
    session = play(table.session, "z")
    hands = set_stage(voyage.show_results(session).scene.finish())
    assert isinstance(hands.top, ResultsScene)
    hands.click("proof")
    assert isinstance(hands.top, ProofScene)
    hands.press(pygame.K_ESCAPE)
    hands.click("watch")
    assert isinstance(hands.top, ReplayScene)
    hands.press(pygame.K_ESCAPE)
    hands.click("same")
    assert isinstance(hands.top, NewGameScene)
    hands.press(pygame.K_RETURN)
    again = hands.top
    assert isinstance(again, TableScene)
    assert again.session.header.commitment == session.header.commitment
    assert again.session.whole_steps[2].event == session.whole_steps[2].event, "the same first roll"
    entry = voyage.records.entries()[0]
    assert [other.id for other in voyage.records.alike(entry)] == [1]


def test_the_promise_is_on_the_table_from_the_start(voyage, set_stage):
    table = voyage.begin(GAME.setup)
    digits = table.session.header.commitment[:16]
    assert digits in table.presenter.lines[0].text
    hands = set_stage(table)
    hands.click("menu")
    assert digits in hands.top.message


def test_help_is_written_down(voyage, set_stage):
    table = voyage.begin(GAME.setup)
    hands = set_stage(table)
    hands.step(30)
    hands.press(pygame.K_h)
    hands.press(pygame.K_h)
    database = voyage.records.library.database
    assert database.all("SELECT kind, seat, count FROM assists") == [("hint", 0, 2)]
    play(table.session, "q")
    assert Statistics(database, "tortuga2014", "Rosa").help().hints == 2
    assert Statistics(database, "tortuga2014", "Rosa").help().games == 1


def test_replay_from_the_command_line(display, monkeypatch, tmp_path):
    tops = []

    def brief(stage: Stage) -> int:
        stage.step(1 / 60)
        tops.append(stage.top)
        stage._apply(Quit())
        return stage.exit_code

    monkeypatch.setattr(Stage, "run", brief)
    monkeypatch.setattr("tortuga.app.main._catch_crashes", lambda *_: None)
    args = argparse.Namespace(
        data_dir=tmp_path / "data", command="replay", log=str(GOLDEN / "four-seats.jsonl"), lang="es"
    )
    assert main.run(args) == 0
    with Library(tmp_path / "data") as library:
        assert library.games() == [], "looking keeps nothing"
        with playing(library.folder):
            assert main.run(args) == 0
    first, beside = tops
    assert isinstance(first, ReplayScene)
    assert first.context.text.language == "es"
    assert first.refused == "", "one may play on from here"
    assert isinstance(beside, ReplayScene)
    assert beside.refused, "another window plays with the library"


def test_the_title_has_the_library(voyage, set_stage):
    hands = set_stage(voyage.title())
    assert isinstance(hands.top, TitleScene)
    hands.tab_to("menu:library")
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.top, LibraryScene)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, TitleScene)


def test_the_menu_of_a_table_offers_the_deal_again_where_it_is_no_secret(voyage, set_stage):
    for practice in (False, True):
        setup = msgspec.structs.replace(GAME, practice=practice).setup
        hands = set_stage(voyage.begin(setup))
        hands.stage._apply(Push(hands.top.menu()))
        assert {"rules", "sound", "same", "afresh"} <= {item.id for item in hands.top.focusables()}
        hands.click("same")
        if practice:
            assert isinstance(hands.top, NewGameScene)
            assert hands.top.game.seed == GAME.seed
            assert hands.top.same_deal
        else:
            assert hands.top.message == Text("en").of("tortuga2014").say("pause-same-later")
            hands.press(pygame.K_ESCAPE)
            assert isinstance(hands.top, MenuDialog), "one step back"


def test_a_deal_that_was_played_to_its_end_is_no_secret_in_its_next_game(voyage, set_stage):
    """ "The cards stay secret until it is over", the menu said of those that lay open in the proof."""
    play(voyage.begin(GAME.setup).session, "x")
    hands = set_stage(voyage.begin(GAME.setup))
    hands.stage._apply(Push(hands.top.menu()))
    hands.click("same")
    assert isinstance(hands.top, NewGameScene)
    assert hands.top.game.seed == GAME.seed


def test_how_it_was_played_is_told_of_the_game_that_is_over(voyage, monkeypatch):
    """Not of the next game of its deal, which is under way: that one holds what nobody may see yet."""
    session = play(voyage.begin(GAME.setup).session, "x")
    voyage.begin(GAME.setup)
    monkeypatch.setattr(type(voyage.recorded), "captains_log", lambda _self, record: record)
    assert voyage.records.of_deal(session.header.commitment).state == "running"
    assert voyage.recorded.look(session.header.commitment, "log").log.seed == GAME.seed


def test_no_key_ends_the_results_by_habit(course, set_stage):
    """Whoever plays with H and Enter presses them once more than there are choices."""
    (results,) = finished("tortuga2014")(course.context.of("tortuga2014"))
    hands = set_stage(results)
    for key in (pygame.K_h, pygame.K_RETURN, pygame.K_SPACE) * 2:
        hands.press(key)
    assert hands.top is results
