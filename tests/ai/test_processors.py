"""Captains decide alike on every processor, whatever instructions numpy finds there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
DISPATCHED = """
from numpy._core._multiarray_umath import __cpu_dispatch__, __cpu_features__
print(*(name for name in __cpu_dispatch__ if __cpu_features__[name]))
"""


def played(folder: Path, game: str, seats: str, disabled: str) -> list[bytes]:
    argv = [
        "simulate",
        "--game",
        game,
        "--seats",
        seats,
        "--games",
        "1",
        "--seed",
        "x",
        "--save",
        str(folder),
    ]
    env = os.environ | {"NPY_DISABLE_CPU_FEATURES": disabled}
    subprocess.run(
        [sys.executable, "-m", "tortuga", *argv], cwd=ROOT, env=env, check=True, capture_output=True
    )
    return [path.read_bytes() for path in sorted(folder.iterdir())]


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("tortuga2014", "admiral,additive"),
        ("tortuga1667", "admiral,quartermaster,honest"),
    ],
)
def test_the_same_logs_with_and_without_what_numpy_finds(game: str, seats: str, tmp_path: Path) -> None:
    found = subprocess.run([sys.executable, "-c", DISPATCHED], capture_output=True, text=True, check=True)
    with_all = played(tmp_path / "all", game, seats, "")
    assert len(with_all) == 1
    assert played(tmp_path / "none", game, seats, found.stdout.strip()) == with_all
