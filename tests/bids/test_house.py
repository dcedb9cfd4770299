"""Bids plugs in by the environment alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.bids.game import GAME
from tests.hands.source import sources
from tortuga.app.registry import UIS
from tortuga.games import GAMES
from tortuga.paths import PACKAGE

PLUG = {"TORTUGA_GAMES": "bids=tests.bids"}


@pytest.fixture
def plugged(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the environment of somebody who has the game."""
    monkeypatch.setenv(*next(iter(PLUG.items())))


def test_nobody_knows_it_without_the_environment() -> None:
    assert GAME.name not in GAMES
    assert GAME.name not in UIS


@pytest.mark.usefixtures("plugged")
def test_every_registry_finds_its_part() -> None:
    assert list(GAMES) == ["tortuga2014", "tortuga1667", "bids"]
    assert GAMES["bids"] is GAME
    assert UIS["bids"].name == "bids"


def test_no_line_of_the_program_names_it() -> None:
    naming = re.compile(r"\bbids?\b", re.IGNORECASE)
    root = PACKAGE.parent
    files = [*sources("tortuga", "ai", "build"), root / "pyproject.toml", root / "tortuga.spec"]
    files += (root / "assets" / "text").rglob("*.ftl")
    assert len(files) > 300
    assert not [path for path in files if naming.search(path.read_text(encoding="utf-8"))]


def test_its_rules_load_no_window_and_its_words_no_pygame() -> None:
    code = (
        "import sys; from tortuga.games import GAMES; GAMES['bids'];"
        "from tortuga.app.registry import UIS; UIS['bids'];"
        "assert 'pygame' not in sys.modules and 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env=PLUG | _path(), cwd=PACKAGE.parent)


def _path() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "TORTUGA_GAMES"}
