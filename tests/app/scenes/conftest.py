"""The library of sample games and a replay, each on the stage."""

from __future__ import annotations

import pytest

from tests.hands.records import Way
from tortuga.app.scenes.library.scene import LibraryScene
from tortuga.app.scenes.replay.scene import ReplayScene
from tortuga.app.stills.sample import record_of, sample_games
from tortuga.games.tortuga2014.rules import RULES
from tortuga.kernel.library.library import Library


@pytest.fixture
def library(course, tmp_path):
    """The routes among the sample games."""
    course.settings.lend(speed="off")
    made = sample_games(course.context.of("tortuga2014"), RULES.name, tmp_path / "sample")
    return Way(made.records.library, course.context)


@pytest.fixture
def hands(library, set_stage):
    return set_stage(LibraryScene(library.context, library))


@pytest.fixture
def watch(course, set_stage, tmp_path):
    """Puts a log on the stage; returns the hands."""

    def begin(log: bytes, speed: str = "off"):
        course.settings.lend(speed=speed)
        made = Way(Library(tmp_path / "library"), course.context)
        return set_stage(ReplayScene(course.context.of("tortuga2014"), made, record_of(log)))

    return begin
