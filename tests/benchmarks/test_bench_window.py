"""The window: times of frames by scene, and from start to first frame.

Run: `pytest tests/benchmarks/test_bench_window.py --benchmark-enable -s`; surfaces of the dummy driver.
`TORTUGA_SIZE=3840x2160` for another window.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.benchmarks.frames import Frames, state_of, wander

HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
SIZE = tuple(map(int, os.environ.get("TORTUGA_SIZE", "1920x1080").split("x")))
CAPTAINS = ("admiral",) * 3
MOST_FRAMES = 60_000
WANDERED = 600
"""Frames in which a hand goes over a scene."""
SCENES = (
    *("title", "newgame", "house-rules", "rules-goal", "rules-dice", "rules-search", "library"),
    *("replay", "replay-open", "compare-four", "results", "settings-game", "settings-keys"),
    *("proof", "statistics", "credits"),
)
FIRST_FRAME = """
import sys, time
from tortuga.app.stage import Stage
class First(BaseException): pass
def shown(stage, draw=Stage.draw):
    draw(stage)
    raise First
Stage.draw = shown
from tortuga.cli import main
try:
    main(["--data-dir", sys.argv[1]])
except First:
    pass
"""


@pytest.fixture
def alone(benchmark, monkeypatch: pytest.MonkeyPatch) -> None:
    if benchmark.disabled:
        pytest.skip("takes its time, only with --benchmark-enable")
    for name, value in HEADLESS.items():
        monkeypatch.setenv(name, value)


def told(frames: Frames) -> None:
    print(f"\nat {SIZE[0]}x{SIZE[1]}")
    for line in frames.table():
        print(line)


def whole_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Frames:
    """Frames of a game with thinking captains. H and Enter play at normal speed, and let all motion end."""
    import pygame

    from tortuga.app import main
    from tortuga.app.scenes.results import ResultsScene
    from tortuga.app.stage.stage import Stage

    frames = Frames()

    def play(stage: Stage) -> int:
        for frame in range(MOST_FRAMES):
            if isinstance(stage.top, ResultsScene):
                break
            if frame % 15 == 0 and not stage.top.animating():
                key = pygame.K_h if frame % 30 == 0 else pygame.K_RETURN
                pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
                pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))
            if frame:
                frames.step(stage, state_of(stage.top))
            else:
                frames.begin(stage, state_of(stage.top))
            # a real loop waits for the next frame; captains think in that time
            time.sleep(0.002)
        else:
            raise AssertionError("the game did not end")
        return 0

    monkeypatch.setattr(Stage, "run", play)
    asked = {"command": "play", "seats": ("human", *CAPTAINS), "target": 6, "seed": "frames", "lang": "en"}
    main.run(argparse.Namespace(data_dir=folder, speed="normal", size=SIZE, **asked))
    return frames


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("alone")
def test_bench_frames_of_a_whole_game(benchmark, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frames = whole_game(tmp_path, monkeypatch)
    told(frames)
    benchmark.pedantic(lambda: None)
    assert {"table, quiet", "table, dice roll", "table, captains think"} <= set(frames.clock)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("alone")
def test_bench_frames_of_every_scene(benchmark, tmp_path: Path) -> None:
    import pygame

    from tortuga.app.draw.art import Art
    from tortuga.app.draw.canvas import Canvas
    from tortuga.app.input.bindings import Bindings
    from tortuga.app.registry import game_keys
    from tortuga.app.screenshots import all_shots
    from tortuga.app.stage.stage import Stage
    from tortuga.app.stage.window import Window
    from tortuga.app.stills.house import still_context

    pygame.display.init()
    pygame.font.init()
    art, window, shots, frames = Art(), Window("frames", SIZE), all_shots(), Frames()
    for name in SCENES:
        folder = tmp_path / name
        folder.mkdir()
        (scene,) = shots[name](still_context(folder, "en"))[-1:]
        stage = Stage(window, lambda surface: Canvas(surface, art), Bindings(games=game_keys()), scene)
        frames.begin(stage, name)
        gc.collect()
        gc.freeze()
        wander(stage, frames, name, WANDERED)
        gc.unfreeze()
    window.close()
    told(frames)
    benchmark.pedantic(lambda: None)
    assert set(frames.clock) == set(SCENES)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("alone")
def test_bench_start_to_first_frame(benchmark, tmp_path: Path) -> None:
    seconds, bare = [], []
    for _ in range(7):
        for code, taken in ((FIRST_FRAME, seconds), ("import pygame", bare)):
            started = time.perf_counter()
            subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=True, env=os.environ | HEADLESS)
            taken.append(time.perf_counter() - started)
    start, floor = statistics.median(seconds), statistics.median(bare)
    print(f"\nstart to first frame: median {start:.2f} s, {start / floor:.1f} times a bare `import pygame`")
    benchmark.pedantic(lambda: None)
    assert start > floor
