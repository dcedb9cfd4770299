"""When things go wrong: a crash in the window, missing files, and the game goes on where it can."""

from __future__ import annotations

import shutil

import pygame
import pytest

from tests.hands.harbour import wreck
from tortuga.app.draw.art import Art
from tortuga.app.draw.canvas import Canvas
from tortuga.app.games.tortuga2014.palette import PICTURES
from tortuga.app.scenes.crashed import WreckScene
from tortuga.app.scenes.title import TitleScene
from tortuga.app.table.scene import TableScene
from tortuga.kernel.errors import UserError
from tortuga.paths import assets_dir


def test_a_crash_is_told_and_the_game_goes_on(harbour, monkeypatch, caplog):
    hands, before = wreck(harbour, monkeypatch)
    assert isinstance(hands.top, WreckScene)
    assert "RuntimeError" in hands.top.message
    assert "no wind" not in hands.top.message, "what an error says may name what is hidden"
    assert "tortuga.log" in hands.top.message
    assert "no wind" in caplog.text
    harbour.voyage._session = before.session
    monkeypatch.setattr("tortuga.app.captains.thinking.Thinking.warm_up", lambda _self: None)
    monkeypatch.setattr("tortuga.app.captains.thinking.Thinking.ask", lambda _self, _question: None)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.top, TableScene)
    assert hands.top is not before
    assert hands.top.session.whole_state == before.session.whole_state


def test_the_report_of_a_crash_has_its_traceback(harbour, monkeypatch):
    copied = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    hands, _ = wreck(harbour, monkeypatch)
    hands.press(pygame.K_c, pygame.KMOD_CTRL)
    assert "RuntimeError: no wind" in copied[0]
    assert "in leak" in copied[0]
    assert hands.top.toasts.text
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.top, TitleScene)


def test_a_raft_that_leaks_as_well_is_raised(harbour, monkeypatch):
    hands, _ = wreck(harbour, monkeypatch)

    def leak(_canvas):
        raise RuntimeError("sharks")

    monkeypatch.setattr(hands.top, "draw", leak)
    with pytest.raises(RuntimeError, match="sharks"):
        hands.step()


def test_a_wreck_without_a_library_offers_the_title(harbour, monkeypatch):
    def gone():
        raise UserError("error-library-unwritable", folder="x", reason="y")

    monkeypatch.setattr(harbour.voyage, "resumable_game", gone)
    scene = WreckScene(harbour.voyage.context, ValueError("x"), harbour.library.folder / "log")
    assert [answer.id for answer in scene.answers] == ["title", "report", "quit"]


def test_without_a_rescue_it_is_raised(harbour, monkeypatch):
    hands, scene = harbour.begin("human", "greedy")

    def leak(_dt):
        raise RuntimeError("no wind")

    monkeypatch.setattr(scene, "update", leak)
    with pytest.raises(RuntimeError, match="no wind"):
        hands.step()


# ---------------------------------------------------------------- missing files
@pytest.fixture
def holed(display, tmp_path):
    """Art whose folder lacks what is named."""
    hidden = pygame.Window("art", (64, 64), hidden=True)

    def make(*missing):
        folder = tmp_path / "assets"
        shutil.copytree(
            assets_dir(), folder, copy_function=lambda a, b: None if a in gone else shutil.copyfile(a, b)
        )
        return Art(folder, [PICTURES])

    gone = set()

    def without(*names):
        gone.update(str(assets_dir() / name) for name in names)
        art = make()
        art._keeper = hidden
        return art

    return without


_HOLES = ("dice/orange.png", "backdrops/table_sd.jpg", "sprites/chest_red.png")


def test_missing_pictures_are_told_and_the_table_is_drawn(holed, harbour):
    own = (f"images/tortuga2014/{file}" for file in _HOLES)
    art = holed(*own, "images/plates/wood.png", "fonts/AlegreyaSans-700Bold-lnum.ttf")
    hands, scene = harbour.begin("human", "greedy", seed="holes")
    hands.stage._pane._canvas_of = lambda surface: Canvas(surface, art)
    hands.stage.refit()
    scene.drawing._retained._layer = None
    told = set()
    for _ in range(8):
        hands.step()
        told.add(hands.stage._feedback.toasts.text)
    assert isinstance(hands.top, TableScene)
    assert any(words == "error-picture" for words in told)


def test_whole_art_tells_nothing(art, canvas_of):
    canvas = canvas_of((1280, 720))
    canvas.backdrop("sea")
    assert not art.take_missing()
