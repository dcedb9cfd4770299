"""The picture of a tournament: a page for each number of seats, every word in place."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pygame
import pytest

from tests.hands.gauge import measure
from tests.hands.standings import NAMES, found
from tortuga.app import chart
from tortuga.app.draw.canvas import save_png
from tortuga.app.languages import LANGUAGES
from tortuga.app.text import Text

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [2, 4])
def test_words_fit(language, count, canvas_of, monkeypatch):
    gauge = measure(monkeypatch)
    told = found(NAMES[:count])
    chart.paint(canvas_of((1920, 1080)), told, told.tables[0], Text(language).of("tortuga2014"))
    assert gauge.words
    assert [*gauge.faults, *gauge.overlaps()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_options_of_its_own_is_drawn_in_words_of_the_house(language, canvas_of, monkeypatch):
    gauge = measure(monkeypatch)
    told = msgspec.structs.replace(found(), chosen={"rounds": 3, "decks": ("sea", "land")})
    chart.paint(canvas_of((1920, 1080)), told, told.tables[0], Text(language))
    assert gauge.words
    assert [*gauge.faults, *gauge.overlaps()] == []


def test_a_page_below_another(tmp_path: Path):
    """In a process of its own, for it opens and closes the display."""
    file = tmp_path / "arena.png"
    program = (
        "import sys; from pathlib import Path; from tests.hands.standings import found;"
        "from tortuga.app import chart; from tortuga.app.text import Text;"
        "chart.draw(found(), Text('en').of('tortuga2014'), Path(sys.argv[1]))"
    )
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", program, str(file)], cwd=root, check=True, capture_output=True)
    width, height = pygame.image.load(file).get_size()
    assert width == 1920
    assert 2 * 600 < height < 2 * 1080
    assert height % 2 == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_full_disk_is_told():
    with pytest.raises(OSError, match="No space"):
        save_png(pygame.Surface((9, 9)), Path("/dev/full"))
