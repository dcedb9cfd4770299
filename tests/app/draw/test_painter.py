"""What is kept in the window between frames: never seen in the picture, and hardly ever painted again."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

import tortuga.app
from tortuga.app.draw.canvas import Canvas
from tortuga.app.draw.painter import RetainedPainter
from tortuga.app.widgets.hints import TOOLTIP_AFTER

APP = Path(tortuga.app.__file__).parent


@pytest.fixture
def painted(monkeypatch) -> list[float]:
    """How many windows full of pixels each picture took, one number a picture."""
    shares: list[float] = []
    real = RetainedPainter._paint

    def paint(painter, ops, places):
        window = painter._canvas.surface.get_size()
        shares.append(sum(place.w * place.h for place in places) / (window[0] * window[1]))
        real(painter, ops, places)

    monkeypatch.setattr(RetainedPainter, "_paint", paint)
    return shares


@pytest.fixture
def hands(set_stage, course):
    return set_stage(course.title())


def fresh(stage) -> bytes:
    surface = pygame.Surface(stage.window.size, 0, 32)
    stage._paint(Canvas(surface, stage.canvas.art))
    return pygame.image.tobytes(surface, "RGB")


def test_a_kept_picture_is_the_one_that_a_whole_one_would_be(hands):
    def right() -> None:
        assert pygame.image.tobytes(hands.stage.window.surface, "RGB") == fresh(hands.stage)

    hands.click("menu:new-game")
    right()
    for name in ("seat0.name", "seed-new", "set-sail", "seat1.kind:person"):
        hands.hover(name)
        right()
    hands.step(dt=TOOLTIP_AFTER)
    right()
    hands.click("seats:2")
    right()
    hands.press(pygame.K_TAB, times=2)
    hands.step(dt=TOOLTIP_AFTER)
    right()
    hands.press(pygame.K_ESCAPE)
    right()


def test_a_quiet_picture_is_not_painted_and_a_pointer_changes_what_it_is_over(hands, painted, monkeypatch):
    hands.click("menu:new-game")
    hands.hover("set-sail")
    shown: list[int] = []
    monkeypatch.setattr(hands.stage.window, "flip", lambda: shown.append(1))
    painted.clear()
    hands.step(20)
    assert not painted
    assert not shown
    hands.hover("seats:2")
    assert shown == [1]
    assert sum(painted) < 0.1
    hands.click("seed-new")
    assert sum(painted) < 0.2


def test_what_the_system_lost_is_painted_again(hands, painted):
    painted.clear()
    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    hands.step()
    assert painted == [1.0]


def test_a_quiet_title_is_left_alone(hands, monkeypatch):
    """Once nobody did anything for a while, events are looked for as often as ever, frames are few."""
    looked: list[int] = []
    frames: list[float] = []

    def poll() -> pygame.event.Event:
        looked.append(1)
        return pygame.event.Event(pygame.QUIT if len(looked) == 25 else pygame.NOEVENT)

    hands.step(40, 0.1)
    real = hands.stage.step
    monkeypatch.setattr(hands.stage, "step", lambda dt, before=None: frames.append(dt) or real(dt, before))
    monkeypatch.setattr(pygame.event, "poll", poll)
    monkeypatch.setattr(type(hands.stage.window), "focused", True)
    hands.stage.run()
    assert len(looked) == 25
    assert len(frames) <= 4


def test_the_sea_of_the_title_moves_in_few_places_unless_nothing_may_move(hands, painted, course):
    hands.step(40, 0.1)
    before, known = fresh(hands.stage), len(hands.stage._pane._painter._list._current)
    painted.clear()
    hands.step(17, 0.25)
    assert 12 <= len(painted) <= 20
    assert max(painted) < 0.15
    assert pygame.image.tobytes(hands.stage.window.surface, "RGB") == fresh(hands.stage) != before
    assert len(hands.stage._pane._painter._list._current) == known
    course.settings.lend(reduced_motion=True)
    hands.step(2, 0.25)
    painted.clear()
    hands.step(17, 0.25)
    assert not painted


def test_what_is_kept_is_drawn_through_the_canvas():
    """Whatever a screen paints past its canvas is in no display list, and gone with the next one."""
    past = re.compile(r"canvas\.surface\.(blit|fill|set_clip)\(|pygame\.draw\.\w+\(\s*canvas")
    of_games = ("results", "notebook", "pieces", "sheets", "results.py", "proof.py", "statistics.py")
    rooms = [APP / "scenes", APP / "widgets", APP / "gameui"]
    rooms += [room for name in of_games for room in (APP / "games").glob(f"*/{name}")]
    files = [file for room in rooms for file in (room.rglob("*.py") if room.is_dir() else (room,))]
    assert not [file.name for file in files if past.search(file.read_text("utf-8"))]
