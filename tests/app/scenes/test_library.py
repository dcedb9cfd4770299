"""The library and what it leads to, through the real stage: by mouse, by keyboard, with files and faults."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tortuga.app import archive as archives
from tortuga.app.archive import Archive
from tortuga.app.libraryshots import game, sample_archive, seats
from tortuga.app.records import crew, deal_of
from tortuga.app.scene.protocol import Quit, Reset
from tortuga.app.scenes.library.compare import CompareScene
from tortuga.app.scenes.library.row import ROWS
from tortuga.app.scenes.library.scene import LibraryScene
from tortuga.app.scenes.library.statistics import StatisticsScene
from tortuga.app.scenes.newgame.choices import LEVELS
from tortuga.app.scenes.newgame.scene import NewGameScene
from tortuga.app.scenes.pathdialog import PathDialog
from tortuga.app.scenes.proof import ProofScene
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.shelves import Wish, listed, rivals
from tortuga.games import GAMES
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.library.library import Library
from tortuga.kernel.session import Session
from tortuga.kernel.verify import verify

GOLDEN = Path(__file__).parents[2] / "golden"


class Way:
    """A way that notes what was asked."""

    def __init__(self, context):
        self.context = context
        self.resumed = []
        self.sessions = []

    def table(self, session):
        self.sessions.append(session)
        return "a table"

    def resume(self, game):
        self.resumed.append(game)
        return Quit()


@pytest.fixture
def library(course, tmp_path):
    """An archive with the sample games, and its way."""
    course.settings.lend(speed="off")
    made = sample_archive(course.context, tmp_path / "sample")
    way = Way(course.context)
    return Archive(made.library, way)


@pytest.fixture
def hands(library, set_stage):
    return set_stage(LibraryScene(library))


def ids(hands):
    return [int(item.id[5:]) for item in hands.top.focusables() if item.id.startswith("game:")]


def test_filters_and_order(hands):
    scene = hands.top
    assert len(scene.games) == 11
    assert len(ids(hands)) == ROWS
    hands.click("which:running")
    assert {entry.state for entry in scene.games} == {"running", "unfinished"}
    hands.click("which:finished")
    hands.click("seats:3")
    assert [len(entry.seats) for entry in scene.games] == [3, 3, 3]
    hands.click("order:name")
    assert scene.games[0].name == "Revenge"
    hands.click("order:points")
    points = [max(entry.scores) for entry in scene.games]
    assert points == sorted(points, reverse=True)
    hands.click("seats:0")
    hands.click("rival:next")
    assert scene.wish.rival == rivals(scene._all)[0]
    hands.click("rival:previous")
    assert scene.wish.rival == ""


def test_nothing_fits_and_nothing_is_there(library, course, set_stage, tmp_path):
    assert listed(library.entries(), {}, Wish(rival="@Nobody")) == []
    hands = set_stage(LibraryScene(Archive(Library(tmp_path / "none"), Way(course.context))))
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
    chosen = hands.top.chosen
    hands.click("name")
    hands.type("Storm")
    hands.press(pygame.K_RETURN)
    assert library.library.entry(chosen).name == "Storm"
    hands.click("name")
    hands.type("xyz")
    hands.press(pygame.K_ESCAPE)
    hands.step()
    assert library.library.entry(chosen).name == "Storm"
    assert isinstance(hands.top, LibraryScene)


def test_delete_and_think_better_of_it(hands, library):
    chosen = hands.top.chosen
    hands.click("delete")
    assert chosen not in [entry.id for entry in library.entries()]
    assert hands.top.chosen != chosen
    assert hands.top.toasts.text
    hands.press(pygame.K_z)
    assert hands.top.chosen == chosen
    assert chosen in [entry.id for entry in library.entries()]


def test_a_running_game_goes_on_others_are_watched(hands, library):
    way = library._port
    running = next(entry for entry in hands.top.games if entry.state == "running")
    hands.click(f"game:{running.id}")
    hands.click("watch")
    assert isinstance(hands.top, ReplayScene)
    hands.press(pygame.K_ESCAPE)
    finished = next(entry for entry in hands.top.games if entry.state == "finished")
    hands.click(f"game:{finished.id}")
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.top, ReplayScene)
    hands.press(pygame.K_ESCAPE)
    hands.click(f"game:{running.id}")
    hands.press(pygame.K_RETURN)
    assert way.resumed == [running.id]


def type_path(hands, path):
    """Type into the field, which is typed in from the beginning, and press Enter."""
    hands.step(2)
    hands.top._typing._entry._line.set_text(str(path))
    hands.press(pygame.K_RETURN)


def test_out_to_a_file_and_in_again(hands, library, course, tmp_path, set_stage, monkeypatch):
    monkeypatch.setattr(archives, "documents", lambda: tmp_path)
    hands.click("game:10" if 10 in ids(hands) else f"game:{ids(hands)[3]}")
    hands.click("which:finished")
    entry = hands.top.entry
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

    other = set_stage(LibraryScene(Archive(Library(tmp_path / "other"), Way(course.context))))
    other.click("import")
    type_path(other, path)
    assert isinstance(other.top, LibraryScene)
    assert other.top.entry.scores == entry.scores


def test_faults_of_a_file_are_told_with_their_line(hands, tmp_path):
    good = (GOLDEN / "two-seats.jsonl").read_text().splitlines()
    good[40] = good[40].replace("type", "tipe", 1)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join(good) + "\n")
    count = len(hands.top._all)
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
    assert len(hands.top._all) == count


def test_the_same_deal_with_others(hands, library):
    finished = next(entry for entry in hands.top.games if entry.state == "finished")
    hands.click(f"game:{finished.id}")
    hands.click("same")
    scene = hands.top
    assert isinstance(scene, NewGameScene)
    assert scene.game.seed == library.library.seed(finished.id)
    assert [seat.name for seat in scene.game.seats] == [seat.name for seat in finished.seats]
    again = Session.new(RULES, scene.game.options, scene.game.specs, scene.game.seed_or_new())
    assert again.header.commitment == finished.commitment


def test_games_that_are_not_over_keep_their_seed(hands):
    for entry in hands.top.games:
        if entry.state != "finished":
            hands.top._choose(entry.id)
            hands.step()
            (same,) = (item for item in hands.top.focusables() if item.id == "same")
            assert not same.enabled
            assert same.tooltip


def test_two_games_of_one_deal_side_by_side(hands, library):
    entry = library.library.entry(4)
    hands.top._choose(entry.id)
    hands.step()
    hands.click("compare")
    scene = hands.top
    assert isinstance(scene, CompareScene)
    assert scene.first.entry.commitment == scene.other.entry.commitment
    assert scene.parting is not None
    left, right = scene.parting
    assert left.seat == right.seat
    assert left.command != right.command
    assert scene.first.replay.steps[: left.position] == scene.other.replay.steps[: right.position]
    for chronicle, rows in zip((scene.first, scene.other), scene.rounds, strict=True):
        assert tuple(now.points for now in rows[-1]) == chronicle.entry.scores
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
    assert sum(scene.mine) > 0
    hands.click("person:next")
    assert scene.name == "Turtle Jack"
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, LibraryScene)


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
    exec("\n".join(scene.sums), {})
    promise, roll = capsys.readouterr().out.splitlines()
    assert promise == scene.log.header.commitment
    assert scene.sums[-1] == f"# {roll}"
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, LibraryScene)


@pytest.mark.parametrize("name", ["two-seats", "three-seats", "four-seats", "three-seats-house-rules"])
def test_a_log_of_another_machine(name, library, course, set_stage):
    id = library.import_log(GOLDEN / f"{name}.jsonl")
    chronicle = library.load(id)
    replayed = set_stage(ReplayScene(course.context, library, chronicle))
    for key in (pygame.K_END, pygame.K_PAGEDOWN, pygame.K_y, pygame.K_z, pygame.K_PAGEUP, pygame.K_HOME):
        replayed.press(key, times=2)
    game = deal_of(chronicle)
    assert not game.faults()
    assert game.seats[0].kind == "person", "somebody plays the deal again"
    report = verify(GOLDEN / f"{name}.jsonl", GAMES)
    assert (report.status, report.unproven) == ("finished", 0)


def test_captains_that_are_unknown_here_leave_their_seats():
    import msgspec

    table = [msgspec.structs.replace(spec, player="leviathan") for spec in seats(3)]
    assert [spec.player for spec in crew(table, 1)] == [LEVELS[-1], "human", LEVELS[-1]]
    named = [msgspec.structs.replace(spec, player="mate-raider") for spec in seats(2)]
    assert [spec.player for spec in crew(named, 1)] == ["mate-raider", "human"]
    assert [spec.player for spec in crew(seats(3, (0, 2)), None)] == ["human", "greedy", "human"]


def test_back_from_the_results(library, course, set_stage):
    from tortuga.app.archive import Lookback
    from tortuga.app.scenes.results import ResultsScene
    from tortuga.app.shots import sample_result

    entry = library.library.entry(3)
    look = Lookback(library, entry.commitment)
    hands = set_stage(ResultsScene(course.context, sample_result(), None, look))
    hands.click("watch")
    assert isinstance(hands.top, ReplayScene)
    hands.press(pygame.K_ESCAPE)
    hands.click("proof")
    assert isinstance(hands.top, ProofScene)
    hands.press(pygame.K_ESCAPE)
    hands.click("same")
    assert hands.top.game.seed == "KRAKEN-4711-PARROT"


def test_reset_is_what_a_branch_leads_to(library):
    chronicle = library.load(3)
    way = library.branch(chronicle, 100, 2, fresh=False)
    assert isinstance(way, Reset)
    (session,) = library._port.sessions
    entry = library.entries()[0]
    assert entry.branched
    assert entry.state == "running"
    assert library.library.seed(entry.id) == library.library.seed(3)
    assert [spec.is_human for spec in session.seats] == [False, False, True, False]
    assert game(4, "KRAKEN-4711-PARROT", "c").count(b"\n") > 200


def test_a_name_is_kept_before_anything_else_happens(hands, library):
    first, second = ids(hands)[2:4]
    hands.click(f"game:{first}")
    hands.click("name")
    hands.type("Fog")
    hands.click(f"game:{second}")
    assert library.library.entry(first).name == "Fog"
    assert hands.top.chosen == second
    hands.click("name")
    hands.type("Gale")
    hands.click("delete")
    hands.click("restore")
    assert (
        library.library.entry(second).name.startswith("Gale") or "Gale" in library.library.entry(second).name
    )
    assert library.library.entry(first).name == "Fog"


def test_trouble_with_the_file_is_told(library, set_stage, monkeypatch):
    from tortuga.app.widgets.dialog import Dialog
    from tortuga.kernel.library.library import LibraryError

    def broken():
        raise LibraryError("error-library-busy", file="library.sqlite3", reason="locked")

    monkeypatch.setattr(library.library, "games", broken)
    hands = set_stage(LibraryScene(library))
    assert isinstance(hands.top, Dialog)
    hands.press(pygame.K_RETURN)
    hands.step()
    assert isinstance(hands.top, LibraryScene)
    hands.press(pygame.K_ESCAPE)
    assert not hands.stage.running
