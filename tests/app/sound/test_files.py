"""The sound files: all there, none too loud, no clicks, variants alike. Read as the game does."""

from __future__ import annotations

import ast
import math
from functools import cache
from pathlib import Path

import numpy as np
import pygame
import pytest

from tests.app.sound.kit import SOUNDS
from tortuga.app.sound.sound import files_of
from tortuga.app.sound.voices import FINALE, FOLDER, SEA, TUNE
from tortuga.paths import PACKAGE, assets_dir

FILES = assets_dir() / FOLDER
LOOPS = (SEA, TUNE, FINALE)


def called(path: Path) -> str:
    """A file below the folder of sounds, as `<name>.ogg` or `<game>/<name>.ogg`."""
    return path.relative_to(FILES).as_posix()


def shelf() -> list[Path]:
    """Every sound there is."""
    return [path for path in FILES.rglob("*") if path.is_file()]


EFFECTS = [called(path) for name in SOUNDS for path in files_of(FILES, name)]
RATE = 44100


@pytest.fixture(scope="module", autouse=True)
def mixer():
    pygame.mixer.init(RATE, -16, 2)
    yield
    pygame.mixer.quit()


@cache
def samples(name: str) -> np.ndarray:
    """Shape (n, 2), -1..1."""
    raw = pygame.mixer.Sound(FILES / name).get_raw()
    return np.frombuffer(raw, np.int16).reshape(-1, 2).astype(float) / 32768


def decibel(value: float) -> float:
    return 20 * math.log10(max(value, 1e-9))


def strongest(signal: np.ndarray) -> float:
    """Level of the loudest 200 ms, dB."""
    window = RATE // 5
    sums = np.cumsum(np.concatenate(([0.0], (signal.mean(axis=1) ** 2), np.zeros(window))))
    return decibel(math.sqrt((sums[window:] - sums[:-window]).max() / window))


def test_every_sound_has_files_and_every_file_a_sound():
    wanted = {name: files_of(FILES, name) for name in SOUNDS}
    assert not [name for name, files in wanted.items() if not files]
    known = {called(path) for files in wanted.values() for path in files} | set(LOOPS)
    assert {called(path) for path in shelf()} == known


def recipes(path: Path, name: str) -> dict[str, int]:
    """The variants of each sound in a table of recipes, read without what makes them."""
    table = next(
        node.value
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == name
    )
    assert isinstance(table, ast.Dict)
    made = {}
    for key, value in zip(table.keys, table.values, strict=True):
        assert isinstance(key, ast.Constant)
        assert isinstance(value, ast.Call)
        assert isinstance(value.args[1], ast.Constant)
        made[str(key.value)] = value.args[1].value
    return made


def test_the_recipes_make_these_sounds_and_no_others():
    build = PACKAGE.parent / "build"
    made = recipes(build / "sounds.py", "HOUSE")
    for path in (build / "recipes_sound").glob("*/sounds.py"):
        made |= {f"{path.parent.name}/{name}": count for name, count in recipes(path, "RECIPES").items()}
    for name, count in made.items():
        assert len(files_of(FILES, name)) == count, name
    assert set(made) == {*SOUNDS, *(loop.split("_")[0] for loop in LOOPS)}


def test_all_of_it_is_small():
    assert sum(path.stat().st_size for path in shelf()) < 3_000_000


@pytest.mark.parametrize("name", [*EFFECTS, *LOOPS])
def test_levels(name):
    signal = samples(name)
    peak = decibel(float(np.abs(signal).max()))
    assert -14 <= peak <= -3, "audible, and nothing is cut off"
    assert np.abs(signal.mean(axis=0)).max() < 0.002, "no constant part"


@pytest.mark.parametrize("name", EFFECTS)
def test_effects_begin_and_end_softly(name):
    signal = samples(name)
    peak = np.abs(signal).max()
    assert np.abs(signal[:4]).max() < 0.12 * peak
    assert np.abs(signal[-RATE // 200 :]).max() < 0.01 * peak
    assert 0.04 < len(signal) / RATE < 4.5


@pytest.mark.parametrize("name", SOUNDS)
def test_variants_are_equally_loud_and_not_the_same(name):
    variants = [samples(called(path)) for path in files_of(FILES, name)]
    levels = [strongest(signal) for signal in variants]
    assert max(levels) - min(levels) < 2.5
    assert len({signal.tobytes() for signal in variants}) == len(variants)


@pytest.mark.parametrize(("name", "least", "most"), [(SEA, 12, 40), (TUNE, 40, 70), (FINALE, 15, 40)])
def test_loops_have_no_seam(name, least, most):
    signal = samples(name)
    assert least <= len(signal) / RATE <= most
    inner = np.abs(np.diff(signal, axis=0))
    seam = np.abs(signal[0] - signal[-1])
    assert (seam <= np.quantile(inner, 0.999, axis=0)).all(), "the step from end to start is like any other"
    window = RATE // 10
    ends = [decibel(float(np.sqrt((part**2).mean()))) for part in (signal[-window:], signal[:window])]
    assert min(ends) > -45, "no gap"


@pytest.mark.parametrize("name", [TUNE, FINALE])
def test_the_tune_is_balanced(name):
    """Neither thin nor dull: melody and bass within reach of each other, little hiss, both ears."""
    signal = samples(name)
    spectrum = np.abs(np.fft.rfft(signal.mean(axis=1))) ** 2
    hertz = np.fft.rfftfreq(len(signal), 1 / RATE)

    def part(low: float, high: float) -> float:
        return 10 * math.log10(spectrum[(hertz >= low) & (hertz < high)].sum())

    bass, middle, melody, hiss = part(60, 200), part(200, 500), part(500, 2500), part(6000, 20000)
    assert abs(bass - middle) < 9
    assert abs(middle - melody) < 9
    assert melody - hiss > 15
    left, right = (decibel(float(np.sqrt((signal[:, side] ** 2).mean()))) for side in (0, 1))
    assert abs(left - right) < 3
