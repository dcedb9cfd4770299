"""Forty screens look as they did: to change one, draw the sheet again and look at it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from tests.golden.gallery import CELL, COLUMNS, KEPT, NAMES

pytestmark = pytest.mark.slow

STEP = 20
"""What a colour may differ by, of 255: other versions of libraries smooth edges otherwise."""
SHARE = 0.004
"""How many of a picture's points may differ by more: fewer than a button that was moved by its own border."""


def cells(file: Path) -> dict[tuple[str, str], NDArray[np.int16]]:
    """The pictures of a sheet by game and screen."""
    pixels = pygame.surfarray.array3d(pygame.image.load(file)).astype(np.int16)
    found = {}
    for number, name in enumerate(NAMES):
        row, column = divmod(number, COLUMNS)
        x, y = column * CELL[0], row * CELL[1]
        found[name] = pixels[x : x + CELL[0], y : y + CELL[1]]
    return found


def test_forty_screens_look_as_they_did(tmp_path: Path) -> None:
    assert len(set(NAMES)) == len(NAMES) == 40
    subprocess.run([sys.executable, "-m", "tests.golden.gallery", tmp_path / "now.png"], check=True)
    kept, now = cells(KEPT), cells(tmp_path / "now.png")
    different = {
        name: f"{share:.2%}"
        for name in NAMES
        if (share := float((np.abs(kept[name] - now[name]).max(axis=2) > STEP).mean())) > SHARE
    }
    assert different == {}, "if it is meant: python -m tests.golden.gallery tests/golden/pictures.png"


def test_a_moved_button_is_noticed() -> None:
    picture = cells(KEPT)["tortuga1667", "table"]
    moved = picture.copy()
    moved[102:158, 69:83] = np.roll(picture[102:158, 69:83], 2, axis=0)
    assert (np.abs(picture - moved).max(axis=2) > STEP).mean() > SHARE
