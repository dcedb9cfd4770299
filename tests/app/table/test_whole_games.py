"""Every language, device and window size in whole games from title to title.

The suite plays a covering selection and paints some decisions of each kind;
`TORTUGA_WHOLE_GAMES=all` plays all 48 combinations and paints every frame.
"""

from __future__ import annotations

import os
from itertools import product

import pytest

from tests.app.games.tortuga2014.wholegame import Player, rig_program, run_program
from tests.hands.devices import DEVICES
from tortuga.app.languages import LANGUAGES
from tortuga.games import GAMES
from tortuga.kernel.library.library import Library
from tortuga.kernel.verify import verify

pytestmark = pytest.mark.slow

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (2560, 1080))
MATRIX = tuple(product(LANGUAGES, DEVICES, SIZES))
COVER = (
    ("en", "mouse", (3840, 2160)),
    ("de", "keys", (2560, 1080)),
    ("es", "pad", (1920, 1080)),
    ("cs", "mouse", (1280, 720)),
)
ALL = os.environ.get("TORTUGA_WHOLE_GAMES") == "all"
PLAYED = MATRIX if ALL else COVER
PAINTED = 500 if ALL else 1
"""How many decisions of each kind are painted."""


def test_the_selection_covers_everything():
    for part, values in enumerate((LANGUAGES, DEVICES, SIZES)):
        assert {case[part] for case in COVER} == set(values)
    assert len(MATRIX) == 48


def named(value: object) -> str:
    return "x".join(map(str, value)) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize(("language", "device", "size"), PLAYED, ids=named)
def test_a_whole_game_from_title_to_title(language, device, size, display, monkeypatch, tmp_path):
    players = []

    def course(stage):
        assert stage.canvas.surface.get_size() == size
        player = Player(stage, device, f"{language}/{device}", every=1 if ALL else 4)
        players.append(player)
        player.begin(language)
        player.play(PAINTED)
        player.leave()
        player.quit()

    rig_program(monkeypatch, course, iter([f"{language}/{device}"]))
    assert run_program(tmp_path, size, language) == 0
    assert {"keep", "act", "move"} <= players[0].kinds.keys()
    with Library(tmp_path) as library:
        (entry,) = library.games()
        assert entry.state == "finished"
        report = verify(library.lines(entry.id), GAMES)
        assert (report.status, report.fault) == ("finished", None)
