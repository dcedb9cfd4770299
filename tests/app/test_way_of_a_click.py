"""The way of a click, as `tortuga/app/README.md` tells it: from the event to the log line and the picture."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

import tortuga.app
from tests.app.games.tortuga2014.games import specs
from tortuga.app.captains import ask
from tortuga.app.captains.thinking import Thinking
from tortuga.app.games.tortuga2014.tableui import TABLE
from tortuga.app.stills.house import still_context
from tortuga.app.stills.sample import InlineExecutor
from tortuga.app.table.scene import TableScene
from tortuga.games.tortuga2014.rules import RULES
from tortuga.games.tortuga2014.state import Options
from tortuga.kernel.library.library import Library
from tortuga.kernel.session import Session

README = Path(tortuga.app.__file__).parent / "README.md"
PICKED, CONFIRMED = (
    re.findall(r"^\d+\. `([\w.]+)`", part, re.M) for part in README.read_text("utf-8").split("\n## ")[1:3]
)


@contextmanager
def called(ran: list[str]) -> Iterator[None]:
    """Every function that begins meanwhile, as `Class.function`, in order."""

    def note(frame: Any, event: str, _arg: object) -> None:
        if event == "call":
            ran.append(frame.f_code.co_qualname)

    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)


def in_order(hops: list[str], ran: list[str]) -> list[str]:
    """The hops that did not come after the one before them."""
    left, missed = iter(ran), []
    for hop in hops:
        if hop not in left:
            missed.append(hop)
            left = iter(ran)
    return missed


@pytest.fixture
def table(tmp_path: Path, set_stage: Callable[..., Any]) -> Iterator[tuple[Any, TableScene]]:
    library, context = Library(tmp_path / "games"), still_context(tmp_path, "en").of("tortuga2014")
    seats = specs("human", "random", "random")
    session = Session.new(RULES, Options(seats=3), seats, "KRAKEN", library.new_game())
    scene = TableScene(context, session, TABLE, Thinking(ask.decide, InlineExecutor))
    hands = set_stage(scene)
    while scene.decision is None:
        hands.step()
    yield hands, scene
    library.close()


def test_a_click_goes_the_way_that_is_told(table: tuple[Any, TableScene]) -> None:
    hands, scene = table
    hands.step(3)
    assert scene.decision is not None
    before, length = pygame.image.tobytes(hands.stage.canvas.surface, "RGB"), scene.session.length
    die = next(item.id for item in scene.focusables() if item.id.startswith("die-"))
    ran: list[str] = []
    with called(ran):
        hands.click(die)
        hands.step()
    assert in_order(PICKED, ran) == []
    assert pygame.image.tobytes(hands.stage.canvas.surface, "RGB") != before, "it is seen"
    assert scene.session.length == length, "and has no consequence yet"


def test_a_choice_is_confirmed_the_way_that_is_told(table: tuple[Any, TableScene]) -> None:
    hands, scene = table
    assert scene.decision is not None
    command = next(iter(scene.decision.desk.legal()))
    scene.decision.chooser.propose(command)
    length, ran = scene.session.length, []
    with called(ran):
        hands.click("primary")
        hands.step(3)
    assert in_order(CONFIRMED, ran) == []
    assert scene.session.length > length, "it is in the log"
