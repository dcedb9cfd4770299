"""Settings for every test: an example may take its time, frames are whole, no library stays open."""

from __future__ import annotations

import contextlib
import math
import signal
import sqlite3
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pygame
import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import WorkStealingScheduling

from tortuga.app.table import drawing
from tortuga.kernel.library.database import Database

_NEEDED = {
    "distributed": ("ai/arena/test_dask.py",),
    "grimp": ("test_house.py",),
    "importlinter": ("test_house.py",),
    "pettingzoo": ("research", "benchmarks/test_bench_research.py"),
}
"""Packages of the extra `dev` that only these tests need; a distribution may have none of them."""
_MISSING = [name for name in _NEEDED if find_spec(name) is None]

collect_ignore = [path for name in _MISSING for path in _NEEDED[name]]


def pytest_sessionstart() -> None:
    """Heed interrupts, even if a shell ran the tests in its background, where all children ignore them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> list[str]:
    """Say what is left out, so that nobody believes it passed."""
    return [f"{name} is not installed; left out: {', '.join(_NEEDED[name])}" for name in _MISSING]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> WorkStealingScheduling:
    """Run neighbouring tests in one process, where they share fixtures; an idle process takes over some."""
    return WorkStealingScheduling(config, log)


settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture(autouse=True, scope="session")
def _pygame_stays_open() -> Iterator[None]:
    """A program run by a test would close pygame, but pictures and fonts outlive tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame, "quit", lambda: None)
        yield


@pytest.fixture(autouse=True)
def _frames_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames are whole on any machine; otherwise what one leaves to the next would depend on its speed."""
    monkeypatch.setattr(drawing, "FRAME_SECONDS", math.inf)


@pytest.fixture(autouse=True)
def _no_library_stays_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Python 3.13 would complain of an open one in whichever test is next. Nor do tests wait for the disk."""
    opened: list[Database] = []
    init = Database.__init__

    def note(self: Database, *args: Any, **named: Any) -> None:
        init(self, *args, **named)
        opened.append(self)
        self.connection.execute("PRAGMA synchronous = OFF")

    monkeypatch.setattr(Database, "__init__", note)
    yield
    for database in opened:
        with contextlib.suppress(sqlite3.ProgrammingError):  # it belongs to a thread that is gone
            database.connection.close()
