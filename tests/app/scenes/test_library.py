"""The library and what it leads to, through the real stage: by mouse, by keyboard, with files and faults."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import msgspec
import pygame
import pytest

from tests.hands.logs import sealed
from tests.hands.play import finished
from tests.hands.records import Way, type_path
from tortuga.app import records
from tortuga.app.captains.ask import captains_of
from tortuga.app.games.tortuga2014.results import by_action
from tortuga.app.records import Wish, listed, name_aliases, rivals
from tortuga.app.scene.protocol import Reset
from tortuga.app.scenes.library.compare import CompareScene
from tortuga.app.scenes.library.row import ROWS
from tortuga.app.scenes.library.scene import LibraryScene
from tortuga.app.scenes.library.statistics import StatisticsScene
from tortuga.app.scenes.newgame.choices import crew, deal_of
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.scenes.proof import ProofScene
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.stills.sample import log_of, seats
from tortuga.games import GAMES
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.library.database import LibraryError
from tortuga.kernel.library.library import Library
from tortuga.kernel.log.format import dump
from tortuga.kernel.players import SeatSpec
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow

GOLDEN = Path(__file__).parents[2] / "golden"


def ids(hands):
    return [int(item.id[5:]) for item in hands.top.focusables() if item.id.startswith("game:")]


def test_filters_and_order(hands):
    scene = hands.top
    assert len(scene.shelf.games) == 11
    assert len(ids(hands)) == ROWS
    hands.click("which:running")
    assert {entry.state for entry in scene.shelf.games} == {"running", "unfinished"}
    hands.click("which:finished")
    hands.click("seats:3")
    assert [len(entry.seats) for entry in scene.shelf.games] == [3, 3, 3]
    hands.click("order:name")
    assert scene.shelf.games[0].name == "Revenge"
    hands.click("order:points")
    points = [max(entry.scores) for entry in scene.shelf.games]
    assert points == sorted(points, reverse=True)
    hands.click("seats:0")
    hands.click("rival:next")
    assert scene.shelf.wish.rival == rivals(scene.shelf.all)[0]
    hands.click("rival:previous")
    assert scene.shelf.wish.rival == ""


def test_the_order_stays_for_the_session_and_filters_do_not(library, hands, set_stage):
    hands.click("order:points")
    hands.click("which:finished")
    again = set_stage(LibraryScene(library.context, library))
    assert again.top.shelf.wish == Wish(order="points")
    points = [max(entry.scores or (0,)) for entry in again.top.shelf.games]
    assert points == sorted(points, reverse=True)


def test_a_log_of_what_was_seen_is_only_looked_at(library, hands, tmp_path):
    running = next(entry for entry in hands.top.shelf.games if entry.state == "running")
    file = tmp_path / "seen.jsonl"
    library.records.library.export_log(running.id, file, GAMES)
    id = library.records.import_log(file)
    assert library.records.library.entry(id).seen
    hands.top.enter()
    hands.top.shelf.choose(id)
    why = library.context.say("error-log-seen")
    items = {item.id: item for item in hands.top.focusables()}
    for name in ("same", "proof"):
        assert (items[name].enabled, items[name].tooltip) == (False, why)
    hands.click("open")
    assert isinstance(hands.top, ReplayScene)
    (branch,) = (item for item in hands.top.focusables() if item.id == "branch")
    assert (branch.enabled, branch.tooltip) == (False, why)
    hands.click("proof")
    assert why in hands.top.message
    with pytest.raises(LibraryError):
        library.records.library.seed(id)


def test_a_person_with_the_usual_name_is_one_in_every_language(library):
    first = library.records.entries()[0]
    known = name_aliases("de", "tortuga2014")
    entries = [
        msgspec.structs.replace(first, seats=(SeatSpec("human", name, "orange"),))
        for name in ("Captain Rosa", "Kapitänin Rosa", "Jane")
    ]
    assert rivals(entries, known) == ("@Jane", "@Kapitänin Rosa")
    assert listed(entries, {}, Wish(rival="@Kapitänin Rosa"), known) == entries[:2]


def test_nothing_fits_and_nothing_is_there(library, course, set_stage, tmp_path):
    assert listed(library.records.entries(), {}, Wish(rival="@Nobody")) == []
    hands = set_stage(LibraryScene(course.context, Way(Library(tmp_path / "none"), course.context)))
    assert ids(hands) == []
    hands.press(pygame.K_RETURN)
    hands.press(pygame.K_PAGEDOWN)
    assert isinstance(hands.top, LibraryScene)


def test_the_list_turns(hands):
    first = ids(hands)
    hands.press(pygame.K_PAGEDOWN)
    assert ids(hands) != first
    hands.press(pygame.K_PAGEUP)
    assert ids(hands) == first


def test_rename_by_typing(hands, library):
    hands.click(f"game:{ids(hands)[2]}")
    chosen = hands.top.shelf.chosen
    hands.click("name")
    hands.type("Storm")
    hands.press(pygame.K_RETURN)
    assert library.records.library.entry(chosen).name == "Storm"
    hands.click("name")
    hands.type("xyz")
    hands.press(pygame.K_ESCAPE)
    hands.step()
    assert library.records.library.entry(chosen).name == "Storm"
    assert isinstance(hands.top, LibraryScene)


def test_delete_and_think_better_of_it(hands, library):
    chosen = hands.top.shelf.chosen
    hands.click("delete")
    assert chosen not in [entry.id for entry in library.records.entries()]
    assert hands.top.shelf.chosen != chosen
    assert hands.top.toasts.text
    hands.press(pygame.K_z)
    assert hands.top.shelf.chosen == chosen
    assert chosen in [entry.id for entry in library.records.entries()]


def test_every_game_deleted_here_can_be_brought_back(hands):
    before = [entry.id for entry in hands.top.shelf.games]
    for _ in range(2):
        hands.click("delete")
    hands.press(pygame.K_z)
    hands.press(pygame.K_z)
    assert [entry.id for entry in hands.top.shelf.games] == before
    assert not [item for item in hands.top.focusables() if item.id == "restore"]


def test_a_running_game_goes_on_others_are_watched(hands, library):
    way = library
    running = next(entry for entry in hands.top.shelf.games if entry.state == "running")
    hands.click(f"game:{running.id}")
    hands.click("watch")
    assert isinstance(hands.top, ReplayScene)
    hands.press(pygame.K_ESCAPE)
    finished = next(entry for entry in hands.top.shelf.games if entry.state == "finished")
    hands.click(f"game:{finished.id}")
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.top, ReplayScene)
    hands.press(pygame.K_ESCAPE)
    hands.click(f"game:{running.id}")
    hands.press(pygame.K_RETURN)
    assert way.resumed == [running.id]


def test_out_to_a_file_and_in_again(hands, library, course, tmp_path, set_stage, monkeypatch):
    monkeypatch.setattr(records, "documents", lambda: tmp_path)
    hands.click("game:10" if 10 in ids(hands) else f"game:{ids(hands)[3]}")
    hands.click("which:finished")
    entry = hands.top.shelf.entry
    hands.click("export")
    assert isinstance(hands.top, PathDialog)
    path = tmp_path / "out.jsonl"
    type_path(hands, path)
    assert isinstance(hands.top, LibraryScene)
    assert verify(path, GAMES).status == "finished"
    hands.click("export")
    type_path(hands, path)
    assert isinstance(hands.top, PathDialog), "it asks before it replaces a file"
    hands.click("do")
    assert isinstance(hands.top, LibraryScene)
    hands.click("export")
    type_path(hands, tmp_path / "Spiel v1.2")
    assert verify(tmp_path / "Spiel v1.2.jsonl", GAMES).status == "finished"
    hands.click("export")
    type_path(hands, tmp_path)
    say = hands.top.context.say
    assert say("file-replace") not in [item.label for item in hands.top.focusables()], "a folder stays"
    hands.click("cancel")

    other = set_stage(LibraryScene(course.context, Way(Library(tmp_path / "other"), course.context)))
    other.click("import")
    type_path(other, path)
    assert isinstance(other.top, LibraryScene)
    assert other.top.shelf.entry.scores == entry.scores

    hands.click("delete")
    hands.click("import")
    type_path(hands, path)
    assert hands.top.shelf.entry.commitment == entry.commitment, "among others, too, it lies at the right"
    assert hands.top.toasts.text == say("library-imported")
    taken = hands.top.shelf.chosen
    hands.click("import")
    type_path(hands, path)
    assert hands.top.shelf.chosen == taken
    assert hands.top.toasts.text == say("library-imported-known")


def test_faults_of_a_file_are_told_with_their_line(hands, tmp_path):
    good = (GOLDEN / "two-seats.jsonl").read_text().splitlines()
    good[40] = good[40].replace("type", "tipe", 1)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join(good) + "\n")
    count = len(hands.top.shelf.all)
    hands.click("import")
    type_path(hands, bad)
    assert isinstance(hands.top, PathDialog)
    assert "41" in hands.top.fault
    type_path(hands, tmp_path / "none.jsonl")
    assert hands.top.fault == "The file cannot be read: no such file or folder."
    type_path(hands, tmp_path)
    assert hands.top.fault == "The file cannot be read: it is a folder."
    type_path(hands, "~nobody/" + "x" * 300)
    assert hands.top.fault
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, LibraryScene)
    assert len(hands.top.shelf.all) == count


def test_the_same_deal_with_others(hands, library):
    finished = next(entry for entry in hands.top.shelf.games if entry.state == "finished")
    hands.click(f"game:{finished.id}")
    hands.click("same")
    scene = hands.top
    assert isinstance(scene, NewGameScene)
    assert scene.game.seed == library.records.library.seed(finished.id)
    assert [seat.name for seat in scene.game.seats] == [seat.name for seat in finished.seats]
    setup = scene.game.setup
    again = Session.new(RULES, setup.options, setup.seats, setup.seed)
    assert again.header.commitment == finished.commitment


def test_games_that_are_not_over_keep_their_seed(hands):
    for entry in hands.top.shelf.games:
        if entry.state != "finished":
            hands.top.shelf.choose(entry.id)
            hands.step()
            (same,) = (item for item in hands.top.focusables() if item.id == "same")
            assert not same.enabled
            assert same.tooltip


def test_a_deleted_game_that_is_imported_is_there_once(hands, library, tmp_path, monkeypatch):
    monkeypatch.setattr(records, "documents", lambda: tmp_path)
    entry = next(each for each in hands.top.shelf.games if each.state == "finished")
    file = tmp_path / "game.jsonl"
    library.records.library.export_log(entry.id, file, GAMES)
    hands.top.shelf.choose(entry.id)
    hands.step()
    hands.click("delete")
    assert "restore" in [item.id for item in hands.top.focusables()]
    hands.click("import")
    type_path(hands, file)
    hands.step()
    assert "restore" not in [item.id for item in hands.top.focusables()], "nothing is left to bring back"
    assert ids(hands).count(entry.id) == 1


def compared(hands, library, tmp_path, lines, counts):
    """The comparison of two games that are the beginnings of one log, of so many lines each."""
    for count in counts:
        file = tmp_path / f"{count}.jsonl"
        file.write_bytes(b"".join(lines[:count]))
        id = library.records.import_log(file)
    hands.top.enter()
    hands.top.shelf.choose(id)
    hands.step()
    hands.click("compare")
    hands.step()
    assert isinstance(hands.top, CompareScene)
    return hands.top


def test_two_games_that_have_hardly_begun_side_by_side(hands, library, tmp_path):
    lines = dump(finished("tortuga2014", 3, seed="short").log).splitlines(keepends=True)
    scene = compared(hands, library, tmp_path, lines, (1, 2))
    assert scene.rounds == ((), ())


def test_beside_a_running_game_nothing_hidden_counts_in_the_other(hands, library, tmp_path):
    """The same game to its end and half of it: what both have played is worth the same in both."""
    lines = dump(finished("tortuga2014", 3, seed="half").log).splitlines(keepends=True)
    scene = compared(hands, library, tmp_path, lines, (len(lines), len(lines) * 2 // 3))
    assert sorted(record.seed_revealed for record in (scene.first, scene.other)) == [False, True]
    common = min(map(len, scene.rounds))
    assert common > 1
    assert scene.rounds[0][:common] == scene.rounds[1][:common]


def test_names_without_width_are_listed(hands, library, tmp_path):
    """A log with such a name verifies; the list of games once failed at it for ever."""
    raw = [json.loads(line) for line in dump(finished("tortuga2014", 2, seed="unseen").log).splitlines()]
    raw[0]["seats"][0]["name"], raw[0]["seats"][1]["name"] = "\u200b", "\u2060 \u200d"
    for line in raw:
        del line["seal"]
    file = tmp_path / "unseen.jsonl"
    file.write_bytes(sealed(raw))
    library.records.import_log(file)
    hands.top.enter()
    hands.step()
    assert len(hands.top.shelf.games) == 12


def test_two_games_of_one_deal_side_by_side(hands, library):
    entry = library.records.library.entry(4)
    hands.top.shelf.choose(entry.id)
    hands.step()
    hands.click("compare")
    scene = hands.top
    assert isinstance(scene, CompareScene)
    assert scene.first.entry.commitment == scene.other.entry.commitment
    assert scene.parting is not None
    left, right = scene.parting
    assert left.seen.seat == right.seen.seat
    assert left.seen.event != right.seen.event
    assert scene.first.replay.whole_steps[: left.position] == scene.other.replay.whole_steps[: right.position]
    for record, rows in zip((scene.first, scene.other), scene.rounds, strict=True):
        assert tuple(now.points for now in rows[-1]) == record.entry.scores
    hands.click("watch:1")
    assert isinstance(hands.top, ReplayScene)
    assert hands.top.position == right.position
    hands.press(pygame.K_ESCAPE)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, LibraryScene)


def test_statistics_of_the_library(hands):
    hands.click("statistics")
    scene = hands.top
    assert isinstance(scene, StatisticsScene)
    assert scene.name == "Captain Rosa"
    assert scene.total.games == sum(row.games for row in scene.by_seats) == 7, "known deals do not count"
    assert sum(by_action(scene.panels[0][1].mine)) > 0
    assert not scene.detailed, "samples and intervals are behind one click"
    hands.click("page")
    assert scene.detailed
    hands.click("person:next")
    assert scene.name == "Turtle Jack"
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, LibraryScene)


def test_statistics_say_of_which_game_they_are_and_turn_to_another(hands):
    hands.click("statistics")
    scene = hands.top
    scene.activate("page")
    scene.activate("person:next")
    chosen = [item.id for item in scene.focusables() if item.id.startswith("game:") and item.checked]
    assert chosen == ["game:tortuga2014"]
    scene.activate("game:tortuga1667")
    chosen = [item.id for item in scene.focusables() if item.id.startswith("game:") and item.checked]
    assert chosen == ["game:tortuga1667"]
    assert (scene.context.game, scene.total.games, scene.name) == ("tortuga1667", 0, "")
    scene.activate("game:tortuga2014")
    assert (scene.total.games, scene.detailed) == (7, True)


def test_the_proof_is_worked_out_beside_the_frames(hands, capsys):
    hands.click("which:finished")
    hands.click("proof")
    scene = hands.top
    assert isinstance(scene, ProofScene)
    for _ in range(500):
        hands.step()
        if scene.report is not None:
            break
        pygame.time.wait(5)
    assert scene.report.status == "finished"
    hands.click("copy")
    exec(pygame.scrap.get_text(), {})
    promise, roll = capsys.readouterr().out.splitlines()
    assert promise == scene.log.header.commitment
    assert scene.proof.recipe[-1] == f"# {roll}"
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, LibraryScene)


@pytest.mark.parametrize("name", ["two-seats", "three-seats", "four-seats", "three-seats-house-rules"])
def test_a_log_of_another_machine(name, library, course, set_stage):
    id = library.records.import_log(GOLDEN / f"{name}.jsonl")
    record = library.records.load(id)
    replayed = set_stage(ReplayScene(course.context.of("tortuga2014"), library, record))
    for key in (pygame.K_END, pygame.K_PAGEDOWN, pygame.K_y, pygame.K_z, pygame.K_PAGEUP, pygame.K_HOME):
        replayed.press(key, times=2)
    game = deal_of(record.log.header.game, record.log.options, record.seats, record.seed or "")
    assert not game.faults()
    assert game.seats[0].kind == "person", "somebody plays the deal again"
    report = verify(GOLDEN / f"{name}.jsonl", GAMES)
    assert (report.status, report.unproven) == ("finished", 0)


def test_captains_that_are_unknown_here_leave_their_seats():
    import msgspec

    table = [msgspec.structs.replace(spec, player="leviathan") for spec in seats(RULES.name, 3)]
    assert [spec.player for spec in crew(RULES.name, table, 1)] == [
        captains_of("tortuga2014").levels[-1],
        "human",
        captains_of("tortuga2014").levels[-1],
    ]
    named = [msgspec.structs.replace(spec, player="mate-raider") for spec in seats(RULES.name, 2)]
    assert [spec.player for spec in crew(RULES.name, named, 1)] == ["mate-raider", "human"]
    assert [spec.player for spec in crew(RULES.name, seats(RULES.name, 3, (0, 2)), None)] == [
        "human",
        "greedy",
        "human",
    ]


def test_back_from_the_results(library, course, set_stage):
    from tortuga.app.games.tortuga2014.screenshots import sample_result
    from tortuga.app.scenes.results import ResultsScene

    entry = library.records.library.entry(3)
    look = partial(library.look, entry.commitment)
    hands = set_stage(ResultsScene(course.context.of("tortuga2014"), sample_result(), None, look).finish())
    hands.click("watch")
    assert isinstance(hands.top, ReplayScene)
    hands.press(pygame.K_ESCAPE)
    hands.click("proof")
    assert isinstance(hands.top, ProofScene)
    hands.press(pygame.K_ESCAPE)
    hands.click("same")
    assert hands.top.game.seed == "KRAKEN-4711-PARROT"


def test_results_are_opened_again_from_games_and_lead_back(library, hands):
    from tortuga.app.scenes.results import ResultsScene

    hands.click("which:finished")
    tips = {item.id: item.tooltip for item in hands.top.focusables()}
    assert tips["proof"]
    assert tips["results"] != tips["proof"], "the proof is something else"
    hands.click("results")
    scene = hands.top
    assert isinstance(scene, ResultsScene)
    assert [item.id for item in scene.focusables()] == ["watch", "log", "same", "proof", "title"]
    hands.click("watch")
    assert isinstance(hands.top, ReplayScene)
    hands.press(pygame.K_ESCAPE)
    hands.press(pygame.K_RETURN)
    assert hands.top is scene
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, LibraryScene)


def test_reset_is_what_a_branch_leads_to(library):
    record = library.records.load(3)
    way = library.branch(record, 100, 2, fresh=False)
    assert isinstance(way, Reset)
    (session,) = library.sessions
    entry = library.records.entries()[0]
    assert entry.branched
    assert entry.state == "running"
    assert library.records.library.seed(entry.id) == library.records.library.seed(3)
    assert [spec.is_human for spec in session.seats] == [False, False, True, False]
    assert log_of(RULES.name, 4, "KRAKEN-4711-PARROT", "c").count(b"\n") > 200


def test_the_focus_goes_on_at_the_game_that_came_back(hands, library):
    """By keys: when nothing is left to bring back, its button is gone."""
    first, second = ids(hands)[:2]
    for each in (first, second):
        hands.click(f"game:{each}")
        hands.click("delete")
    hands.tab_to("restore")
    hands.press(pygame.K_RETURN)
    assert hands.top.focus.shows("restore"), "there is one more"
    hands.press(pygame.K_RETURN)
    assert hands.top.focus.shows(f"game:{first}")
    hands.press(pygame.K_DOWN)
    assert hands.top.focus.shows(f"game:{second}")


def test_a_name_is_kept_before_anything_else_happens(hands, library):
    first, second = ids(hands)[2:4]
    hands.click(f"game:{first}")
    hands.click("name")
    hands.type("Fog")
    hands.click(f"game:{second}")
    assert library.records.library.entry(first).name == "Fog"
    assert hands.top.shelf.chosen == second
    hands.click("name")
    hands.type("Gale")
    hands.click("delete")
    hands.click("restore")
    assert (
        library.records.library.entry(second).name.startswith("Gale")
        or "Gale" in library.records.library.entry(second).name
    )
    assert library.records.library.entry(first).name == "Fog"


def test_trouble_with_the_file_is_told(library, set_stage, monkeypatch):
    from tortuga.app.widgets.dialog import Dialog
    from tortuga.kernel.library.library import LibraryError

    def broken():
        raise LibraryError("error-library-busy", file="library.sqlite3", reason="locked")

    monkeypatch.setattr(library.records.library, "games", broken)
    hands = set_stage(LibraryScene(library.context, library))
    assert isinstance(hands.top, Dialog)
    hands.press(pygame.K_RETURN)
    hands.step()
    assert isinstance(hands.top, LibraryScene)
    hands.press(pygame.K_ESCAPE)
    assert not hands.stage.running


def test_a_damaged_row_is_listed_and_can_be_deleted(library, set_stage):
    """Colours that no game has, seats that are none: the list stands, and the row goes when it is told to."""
    games = library.records.library
    with games.database.transaction() as connection:
        connection.execute("UPDATE games SET seats = 'nonsense' WHERE id = 1")
        connection.execute("UPDATE games SET seats = replace(seats, 'blue', 'octarine') WHERE id = 2")
    hands = set_stage(LibraryScene(library.context, library))
    hands.step()
    many = len(hands.top.shelf.games)
    assert [entry.id for entry in hands.top.shelf.games if entry.state == "damaged"] == [1]
    hands.top.shelf.chosen = 1
    hands.step()
    assert hands.top.spoken()
    assert not next(item for item in hands.top.focusables() if item.id == "open").enabled
    hands.top.activate("delete")
    hands.step()
    assert len(hands.top.shelf.games) == many - 1


def test_imported_games_have_their_own_tabs(hands):
    records = hands.top._records
    with records.library.database.transaction() as connection:
        connection.execute("UPDATE games SET imported = 1 WHERE id > 4 AND state = 'finished'")
    hands.top.shelf.read()
    hands.click("which:elsewhere")
    assert min(ids(hands)) == 5
    hands.click("statistics")
    here = hands.top.total.games
    hands.click("from:imported")
    assert 0 < hands.top.total.games != here
    hands.click("from:here")
    assert hands.top.total.games == here
