"""Notes beside a game of Bids: a page for each person, by keys alone, kept when the game is closed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.app.conftest import Hands
from tests.bids.notebook import NotebookScene, notebook
from tests.bids.play import played, specs
from tests.hands.bids import SetStage, at_bids, press, ready
from tortuga.app.input.focus import find
from tortuga.app.routes.play import Routes
from tortuga.app.table.scene import TableScene
from tortuga.app.table.sheets.covers import HandoverScene
from tortuga.kernel.game import NOBODY
from tortuga.kernel.library.database import LibraryError
from tortuga.kernel.log.format import dump

pytestmark = pytest.mark.slow


def opened(hands: Hands) -> NotebookScene:
    """The page of the person at the table."""
    hands.press(pygame.K_n)
    assert isinstance(hands.top, NotebookScene)
    return hands.top


def test_a_note_is_there_after_the_game_was_closed_and_for_that_seat_alone(
    sit: Any, house: Routes, set_stage: SetStage
) -> None:
    hands = at_bids(sit(specs(2), 2))
    writer = ready(hands).presenter.me
    page = opened(hands)
    hands.tab_to("line-0")
    hands.press(pygame.K_RETURN)
    hands.type("two is red")
    hands.press(pygame.K_RETURN)
    hands.type("n or black")
    hands.press(pygame.K_RETURN)
    hands.press(pygame.K_TAB)
    hands.press(pygame.K_ESCAPE)
    table = hands.top
    assert isinstance(table, TableScene)
    assert page.lines[:3] == ["two is red", "n or black", ""]
    table.to_title()

    (entry,) = house.records.entries()
    hands = at_bids(set_stage(house.resume(entry.id).scene))  # type: ignore[union-attr]
    assert ready(hands).presenter.me == writer
    assert opened(hands).lines[:2] == ["two is red", "n or black"]
    assert [said.words for said in hands.top.spoken()[1:]] == ["two is red", "n or black"]
    hands.press(pygame.K_n)
    press(hands, "bid-2")
    hands.press(pygame.K_RETURN)
    table = ready(hands)
    assert table.presenter.me == 1 - writer
    assert opened(hands).lines == [""] * 10
    assert not any("red" in said.words for said in hands.top.spoken())
    assert table.session.observer(writer).notes() == "two is red\nn or black"
    assert table.session.observer(1 - writer).notes() == ""


def test_nobody_reads_notes_before_the_curtain_is_lifted(sit: Any) -> None:
    hands = at_bids(sit(specs(2)))
    for _ in range(400):
        hands.step()
        if isinstance(hands.top, HandoverScene):
            break
    hands.press(pygame.K_n)
    assert isinstance(hands.top, HandoverScene)
    table = ready(hands)
    opened(hands).activate("close")
    assert notebook(table.context, table.session.observer(NOBODY)) is None


def test_what_cannot_be_kept_is_said_once(sit: Any, monkeypatch: Any) -> None:
    hands = at_bids(sit(specs(2)))
    table = ready(hands)

    def full(_self: object, _seat: int, _words: str) -> None:
        raise LibraryError("error-library-failed", file="library", reason="full")

    monkeypatch.setattr(type(table.session.notebook), "note", full)
    opened(hands)
    press(hands, "line-0")
    hands.type("x")
    hands.press(pygame.K_TAB)
    hands.step(3)
    assert not isinstance(hands.top, NotebookScene)
    hands.press(pygame.K_RETURN)
    hands.step(30)
    assert isinstance(hands.top, NotebookScene)


def test_in_a_replay_ones_notes_are_read_and_not_changed(
    house: Routes, set_stage: SetStage, tmp_path: Path
) -> None:
    (tmp_path / "game.jsonl").write_bytes(dump(played(3, 1).log))
    id = house.records.import_log(tmp_path / "game.jsonl")
    house.records.load(id).replay.observer(2).note("one is black")
    hands = set_stage(house.recorded.watch(id).scene)  # type: ignore[union-attr]
    replay: Any = hands.top
    hands.press(pygame.K_0)
    hands.press(pygame.K_n)
    assert hands.top is replay, "nobody has no notes"
    assert not find(replay.focusables(), "notes").enabled  # type: ignore[union-attr]
    for ask in (lambda: hands.press(pygame.K_n), lambda: hands.click("notes")):
        hands.press(pygame.K_3)
        ask()
        page = hands.top
        assert isinstance(page, NotebookScene)
        assert [item.id for item in page.focusables()] == ["close"]
        assert [said.words for said in page.spoken()[1:]] == ["one is black"]
        hands.press(pygame.K_n)
        assert hands.top is replay
    hands.press(pygame.K_2)
    assert [said.words for said in opened(hands).spoken()[1:]] == []


def test_a_page_that_is_looked_at_has_no_line_to_type_in(house: Routes, canvas_of: Any) -> None:
    session = played(3, 1)
    eyes = session.observer(2)
    eyes.note("kept")
    page = NotebookScene(house.context.of("bids"), eyes, looking=True)
    assert [item.id for item in page.focusables()] == ["close"]
    canvas = canvas_of((1280, 720))
    page.fit(canvas)
    page.draw(canvas)
    assert [said.words for said in page.spoken()[1:]] == ["kept"]
    assert eyes.notes() == "kept"
