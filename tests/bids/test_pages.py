"""Bids on the common screens beside the table: rules, results, statistics, proof, library, comparison."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.bids.pieces import Bid
from tests.bids.play import begun, played, step
from tortuga.app.draw.canvas import Canvas
from tortuga.app.registry import UIS
from tortuga.app.routes.play import Routes
from tortuga.app.scene.protocol import Push, Scene
from tortuga.app.scenes.rules.scene import RulesScene
from tortuga.games import GAMES
from tortuga.kernel.log.format import dump

pytestmark = pytest.mark.slow

Show = Callable[[Any], Scene]


@pytest.fixture
def show(canvas_of: Callable[[tuple[int, int]], Canvas]) -> Show:
    """Draws the scene that a way leads to."""

    def shown(way: Any) -> Scene:
        scene: Scene = way if not hasattr(way, "scene") else way.scene
        canvas = canvas_of((1280, 720))
        scene.enter()
        scene.update(0.1)
        scene.draw(canvas)
        return scene

    return shown


def test_its_page_of_the_rules_is_set(house: Routes, show: Show) -> None:
    scene = RulesScene(house.context.of("bids"), UIS["bids"].rule_pages, "bids")
    show(scene)
    assert any("secret die" in said.words for said in scene.spoken())


def test_its_results_tell_a_draw_and_a_team(house: Routes, show: Show) -> None:
    verdicts = set()
    for number in range(12):
        scene: Any = show(house.show_results(played(4, 1, str(number))))
        assert len(scene.result.cards) == 4
        verdicts.add(scene.result.verdict(scene.context))
    assert verdicts == {"red wins.", "black wins.", "Nobody wins: a draw."}


def test_its_statistics_have_a_panel_of_their_own(house: Routes, kept: int, show: Show) -> None:
    from tortuga.app.scenes.library.statistics import StatisticsScene

    scene = StatisticsScene(house.context.of("bids"), house.records.library.database, "bids")
    show(scene)
    assert scene.total.games == 0, "it was played elsewhere"
    scene.activate("from:imported")
    assert scene.total.games == 1
    ((_, counted),) = scene.panels
    assert sum(counted.mine.values()) == 2


def test_its_statistics_have_a_row_a_side(house: Routes, show: Show) -> None:
    for number in range(12):
        played(3, 1, f"side {number}", store=house.records.library.new_game())
    transition: Any = house.recorded.statistics("bids")
    scene = transition.scene
    show(scene)
    told = {line.name: line.row.games for line in scene.results()}
    assert set(told) == {"All games", "red", "black", "grey", "3 players"}
    assert told["red"] + told["black"] + told["grey"] == told["All games"] == 12


def test_nine_kinds_of_results_have_room(house: Routes, show: Show) -> None:
    for seats in range(2, 10):
        for number in range(seats - 1):
            played(seats, 1, f"room {seats} {number}", store=house.records.library.new_game())
    transition: Any = house.recorded.statistics("bids")
    scene = transition.scene
    show(scene)
    lines = scene.results()
    assert len(lines) == 9
    assert [line.name for line in lines[-5:]] == [f"{seats} players" for seats in range(5, 10)]


def test_the_library_is_parted_by_game(house: Routes, kept: int, show: Show) -> None:
    scene: Any = show(house.library())
    assert [entry.game for entry in scene.shelf.games] == ["bids"]
    scene.activate("game-kind:next")
    for game in ("tortuga2014", "tortuga1667"):
        assert (scene.shelf.wish.game, scene.shelf.games) == (game, [])
        show(scene)
        scene.activate("game-kind:next")
    assert (scene.shelf.wish.game, [entry.id for entry in scene.shelf.games]) == ("bids", [kept])
    seats = {item.id for item in show(scene).focusables() if item.id.startswith("seats:")}
    assert "seats:9" in seats
    scene.activate("game-kind:next")
    assert scene.shelf.wish.game == ""


def test_its_chance_is_proved(house: Routes, kept: int, show: Show) -> None:
    scene: Any = show(house.recorded.prove(house.records.load(kept)))
    while scene.report is None:
        scene.update(0.1)
    assert scene.report.good
    show(scene)


def test_it_has_a_row_in_the_library(house: Routes, kept: int, show: Show) -> None:
    scene: Any = show(house.library())
    (row,) = scene.focusables()[:1]
    assert row is not None


def test_two_games_of_a_deal_are_compared(house: Routes, kept: int, show: Show, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    other.write_bytes(dump(played(5, 2, hand="another").log))
    house.records.import_log(other)
    way = house.recorded.compare(kept)
    assert isinstance(way, Push)
    show(way)


def test_what_was_only_seen_of_a_game_is_not_compared_with_the_whole(
    house: Routes, kept: int, tmp_path: Path
) -> None:
    """The file left the library while the game ran; later the whole log came back."""
    session, rng = begun(3, seed="one deal", store=house.records.library.new_game()), random.Random(1)
    (id,) = (entry.id for entry in house.records.entries() if entry.state == "running")
    for _ in range(3):
        step(session, rng)
    house.records.library.export_log(id, tmp_path / "seen.jsonl", GAMES)
    seen = house.records.library.entry(house.records.import_log(tmp_path / "seen.jsonl"))
    assert seen.seen
    whole = house.records.library.entry(id)
    assert seen.commitment == whole.commitment
    assert house.records.alike(whole) == []
    assert house.records.alike(seen) == []


@pytest.mark.parametrize("fresh", [False, True])
def test_a_finished_game_is_played_on_from_within(house: Routes, kept: int, show: Show, fresh: bool) -> None:
    record = house.records.load(kept)
    scene: Any = show(house.recorded.branch(record, record.replay.decisions()[4], 1, fresh=fresh))
    assert [spec.is_human for spec in scene.session.seats] == [False, True, False, False, False]
    scene.close() if hasattr(scene, "close") else scene.scrap()
    (branched,) = (entry for entry in house.records.entries() if entry.branched)
    assert (branched.game, branched.state) == ("bids", "running")


def test_a_running_game_is_not_played_on_from_within(house: Routes, show: Show) -> None:
    session = begun(3, store=house.records.library.new_game())
    session.submit(0, Bid(1))
    (entry,) = house.records.entries()
    told: Any = house.recorded.branch(house.records.load(entry.id), 2, 0, fresh=True)
    assert isinstance(told, Push)
    assert len(house.records.entries()) == 1
    replay: Any = house.recorded.watch(entry.id)
    button = next(item for item in replay.scene.focusables() if item.id == "branch")
    assert (button.enabled, button.tooltip) == (False, house.context.say("refusal-branch"))


def test_rules_and_statistics_are_those_of_the_game_at_hand(house: Routes, kept: int) -> None:
    def pages(way: Any) -> list[str]:
        scene: Any = way if not hasattr(way, "scene") else way.scene
        return list(scene._pages)

    dice, bids = (pages(house.rules(game=game)) for game in ("tortuga2014", "bids"))
    assert dice != bids
    assert pages(house.rules()) == dice, "nothing was chosen yet"
    library: Any = house.library()
    library.enter()
    assert library.shelf.entry.game == "bids"
    assert library.activate("statistics").scene._game == "bids"
    replay: Any = house.recorded.watch(kept)
    assert pages(replay.scene.consult()) == bids
    asked: Any = house.new_game()
    assert pages(asked.consult()) == dice
    asked._play("bids")
    assert pages(asked.consult()) == bids
    house.context.settings.lend(game="bids")
    assert pages(house.rules()) == bids, "the one chosen last"
    lesson: Any = house.start_lesson()
    assert lesson.scene.session.rules.name == "tortuga2014", "the only one with a lesson"
    lesson.scene.close()
